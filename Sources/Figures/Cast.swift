public import Animation
public import Rules
public import Stage

/// Lion, cobra and rabbit where nobody plays with them: they breathe, doze, follow the pointer with their eyes,
/// and answer when they are tickled.
public struct Cast: Hashable, Sendable {
  /// Where an animal stands, and how large it is there.
  public struct Spot: Hashable, Sendable {
    public let animal: Animal
    public let feet: Point
    public let scale: Double
    public let isFlipped: Bool

    public init(_ animal: Animal, feet: Point, scale: Double, isFlipped: Bool = false) {
      self.animal = animal
      self.feet = feet
      self.scale = scale
      self.isFlipped = isFlipped
    }

    /// Where it can be tickled.
    public var frame: Rect {
      let size = AnimalFigure.size(of: animal) * scale
      return Rect(
        x: feet.x - size.width / 2, y: feet.y - size.height, width: size.width,
        height: size.height)
    }
  }

  public let spots: [Spot]
  private var idle: IdleLife
  /// When those were tickled that still answer.
  private var answers: [Animal: Running] = [:]

  public init(_ spots: [Spot], with creatures: [Creature] = []) {
    self.spots = spots
    idle = IdleLife(with: creatures)
  }

  /// Somebody touched something: whoever dozes wakes up.
  public mutating func disturb(_ stage: inout StageContext) {
    idle.disturb(at: stage.now, using: &stage.decorationRandom)
  }

  /// Each answers with its voice and a move of its own; whoever still answers is not interrupted.
  public mutating func tickle(_ animal: Animal, _ stage: inout StageContext) {
    guard answers[animal] == nil, let spot = spots.first(where: { $0.animal == animal }) else {
      return
    }
    answers[animal] = Running(animal.answer, since: stage.now)
    stage.play(animal.voice, x: spot.feet.x)
  }

  public mutating func tick(_ stage: inout StageContext) {
    answers = answers.filter { !$0.value.isOver(at: stage.now) }
    if answers.isEmpty { idle.tick(&stage) }
  }

  /// The answers that are being given.
  public var running: [Running] { Array(answers.values) }

  /// When something is to be seen next; nil when they sleep.
  public func wakes(after now: Time) -> Time? { idle.wakes(after: now) }

  /// Draws one of them; its eyes follow `pointer`.
  public func draw(_ spot: Spot, _ view: View, pointer: Point?, into picture: inout Picture) {
    var figure = AnimalFigure(spot.animal, feet: spot.feet)
    let answer = answers[spot.animal].flatMap { spot.animal.answer(after: view.time - $0.since) }
    figure.pose = answer ?? idle.pose(of: spot.animal, at: view.time)
    figure.scale = Point(x: spot.scale, y: spot.scale)
    figure.facing = spot.isFlipped ? -1 : 1
    if let pointer { figure.look(at: pointer) }
    figure.draw(named: spot.animal.rawValue, into: &picture)
  }
}

extension AnimalFigure {
  /// Turns its eyes towards `point`, as far as eyes go.
  public mutating func look(at point: Point) {
    let way = point - Point(x: feet.x, y: feet.y - 130 * scale.y)
    let distance = way.length
    guard distance > 40 else { return }
    let gaze = way * (1 / distance)
    pose.face.gaze = Point(x: facing < 0 ? -gaze.x : gaze.x, y: gaze.y)
  }
}
