public import Animation
public import Rules
public import Stage

/// Animals beside the game: they breathe, watch the pointer, answer a tickle, and doze off.
public struct Cast: AmbientCast, Moving {
  /// An animal's place, scale and facing.
  ///
  /// `animal`, `side`, `scale` and `isFlipped` mean the same as in `AnimalFigure`.
  public struct Member: Hashable, Sendable {
    public let animal: Animal
    public let side: Side
    /// The point between the animal's feet, in design pixels.
    public let feet: Point
    public let scale: Double
    public let isFlipped: Bool

    public init(
      _ animal: Animal, _ side: Side = .player, feet: Point, scale: Double,
      isFlipped: Bool = false
    ) {
      (self.animal, self.side, self.feet) = (animal, side, feet)
      (self.scale, self.isFlipped) = (scale, isFlipped)
    }

    /// The animal's frame, for hit tests.
    public var frame: Rect {
      let size = AnimalFigure.size(of: animal) * scale
      return Rect(
        x: feet.x - size.width / 2, y: feet.y - size.height, width: size.width,
        height: size.height)
    }
  }

  /// The members, drawn in this order.
  public let members: [Member]
  private var idle = IdleMotion()
  /// The acts in progress: answers to a tickle, reactions to a round, dances.
  private var acts: [Member: PlayingTimeline] = [:]
  private var posesBefore: [Member: Pose] = [:]
  /// The time at which the last act ended.
  private var restedSince = Time.zero
  /// The seconds in which an animal passes from the pose before an act into the act.
  private static let leaving = 0.1

  public init(_ members: [Member]) { self.members = members }

  public mutating func noteActivity(_ context: inout SceneContext) {
    idle.noteActivity(at: context.now, using: &context.decorationRandom)
  }

  /// Makes an animal answer with its voice and a move. The move is `act`, if given, in lively
  /// motion. An animal that is already acting does not answer.
  public mutating func tickle(
    _ member: Member, with act: Timeline? = nil, _ context: inout SceneContext
  ) {
    guard acts[member] == nil else { return }
    begin(
      (context.preferences.reducesMotion ? nil : act) ?? member.animal.answer, member,
      at: context.now)
    context.play(member.animal.voice, x: member.feet.x)
  }

  /// Makes all animals react to a round: the player's to `outcome`, the jungle's to its opposite.
  /// In calm motion none reacts.
  public mutating func react(to outcome: Outcome, _ context: SceneContext) {
    for member in members {
      act(member, Self.reaction(to: member.side == .player ? outcome : outcome.reversed), context)
    }
  }

  /// Makes all animals jump for joy once; in calm motion none.
  public mutating func rejoice(_ context: SceneContext) {
    for member in members { act(member, Self.jumping, context) }
  }

  /// Makes the player's animals dance for joy, `rounds` times; in calm motion none.
  public mutating func dance(rounds: Int, _ context: SceneContext) {
    for member in members where member.side == .player { dance(member, rounds: rounds, context) }
  }

  /// Makes one animal dance, `rounds` times, except in calm motion.
  public mutating func dance(_ member: Member, rounds: Int, _ context: SceneContext) {
    act(member, Self.dancing(rounds: rounds), context)
  }

  /// Whether no animal has acted for two seconds and all are awake, so that another act may begin.
  public func isRested(at now: Time) -> Bool {
    // A whole frame of idle life, so that no act begins between two pictures.
    acts.isEmpty && idle.isAwake && now >= (restedSince + .seconds(2)).next(IdleMotion.rate)
  }

  /// Makes an animal act `timeline` from its present pose on, except in calm motion.
  public mutating func act(_ member: Member, _ timeline: Timeline, _ context: SceneContext) {
    guard !context.preferences.reducesMotion else { return }
    begin(timeline, member, at: context.now)
  }

  private mutating func begin(_ timeline: Timeline, _ member: Member, at now: Time) {
    posesBefore[member] = pose(of: member, at: now)
    acts[member] = PlayingTimeline(timeline, since: now)
  }

  public mutating func tick(_ context: inout SceneContext) {
    if !acts.isEmpty { restedSince = context.now }
    acts = acts.filter { !$0.value.isOver(at: context.now) }
    if acts.isEmpty { idle.tick(&context) }
  }

  public func isOver(at time: Time) -> Bool { acts.isOver(at: time) }

  public func nextChange(_ view: View) -> Time? { idle.nextChange(after: view.time) }

  /// Draws all animals; their eyes follow `pointer` if there is one.
  public func draw(_ view: View, pointer: Point?, into picture: inout Picture) {
    for member in members { draw(member, view, pointer: pointer, into: &picture) }
  }

  /// Draws one animal; its eyes follow `pointer` if there is one.
  public func draw(_ member: Member, _ view: View, pointer: Point?, into picture: inout Picture) {
    figure(of: member, view, pointer: pointer)
      .draw(named: "\(member.side).\(member.animal)", into: &picture)
  }

  /// The figure of an animal as of `view.time`; its eyes follow `pointer` if there is one.
  public func figure(of member: Member, _ view: View, pointer: Point?) -> AnimalFigure {
    var figure = AnimalFigure(member.animal, member.side, feet: member.feet)
    figure.pose = pose(of: member, at: view.time)
    figure.scale = Point(x: member.scale, y: member.scale)
    figure.facing = member.isFlipped ? -1 : 1
    if let pointer { figure.look(at: pointer) }
    if let act = acts[member] { figure.follow(act, at: view.time) }
    return figure
  }

  private func pose(of member: Member, at time: Time) -> Pose {
    guard let act = acts[member] else { return idle.pose(of: member.animal, at: time) }
    let pose = act[Channel<PoseBlend>.posture, at: time].pose(of: member.animal)
    let share = (time - act.since).seconds / Self.leaving
    return share < 1 ? (posesBefore[member] ?? pose).mixed(with: pose, share) : pose
  }

  static func reaction(to outcome: Outcome) -> Timeline {
    switch outcome {
    case .win: cheering
    case .loss: grieving
    case .tie: wondering
    }
  }

  private static let cheering = acted(
    .to(.crouch, 0.12), .to(.cheer, 0.16, .outBack(2)), .hold(0.3), .to(.crouch, 0.14),
    .to(.cheer, 0.16, .outBack(2)), .hold(0.3), .to(.proud, 0.24), .hold(0.5), .to(.stand, 0.3))
  private static let jumping = acted(
    .to(.crouch, 0.12), .to(.cheer, 0.16, .outBack(2)), .hold(0.26), .to(.stand, 0.3))
  private static func dancing(rounds: Int) -> Timeline {
    let steps: [KeyPoses.Key] = [Pose.Name.danceLeft, .danceRight].flatMap {
      [.to(.crouch, 0.14), .to($0, 0.2, .outBack(1.6)), .hold(0.12), .to(.exult, 0.2, .outBack(2))]
    }
    return sceneTimeline {
      KeyPoses(Array(repeating: steps, count: rounds).flatMap(\.self) + [.to(.stand, 0.4)])
    }
  }
  private static let grieving = acted(
    .to(.fright, 0.1), .hold(0.3), .to(.sad, 0.36), .hold(1.2), .to(.stand, 0.4))
  private static let wondering = acted(
    .to(.watch, 0.2), .hold(0.4), .to(.lookRound, 0.26), .hold(0.7), .to(.stand, 0.3))
}

extension AnimalFigure {
  /// Turns the animal's eyes towards `point` and returns their new gaze; nil if the point is on its
  /// face.
  @discardableResult
  public mutating func look(at point: Point) -> Point? {
    let offset = point - Point(x: feet.x, y: feet.y - 130 * scale.y)
    let distance = offset.length
    guard distance > 40 else { return nil }
    let gaze = offset * (1 / distance)
    pose.face.gaze = Point(x: facing < 0 ? -gaze.x : gaze.x, y: gaze.y)
    return pose.face.gaze
  }
}
