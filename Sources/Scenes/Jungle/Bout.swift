internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// A round, from the drop until everybody is home.
struct Bout: Hashable {
  let player: Animal
  /// The jungle's animal; nil until the player's is in place.
  private(set) var rival: Animal?
  /// Whom a friend sends, and who both are; nil where the jungle is the rival.
  let friend: Animal?
  private let pair: Pair?
  /// When the player's animal left its home, picked up or sent.
  let begun: Time
  /// Where the timeline is at the last tick.
  var playhead: Playhead

  init(
    _ player: Animal, from feet: Point, _ friend: (Animal, Pair)? = nil, since begun: Time,
    _ preferences: Preferences
  ) {
    (self.player, self.begun) = (player, begun)
    (self.friend, pair) = (friend?.0, friend?.1)
    playhead = Playhead(JungleTimelines.snap(player, from: feet).seen(with: preferences))
  }

  /// Both are in place: the result is settled, and the rest of the timeline shows it.
  mutating func answer(with rival: Animal, _ preferences: Preferences) {
    self.rival = rival
    let show = JungleTimelines.show(player: player, rival: rival)
    playhead = Playhead(show.seen(with: preferences))
  }

  var outcome: Outcome? { rival.map { player.outcome(against: $0) } }

  /// Between the two while both are to be seen, and else the player's animal.
  func focus(_ view: View) -> Point {
    let moment = playhead.moment(view).held(Self.lookersRate)
    func place(_ actor: JungleTimelines.Actor, _ rest: Point) -> Point {
      playhead.timeline.value(of: JungleTimelines.position(actor), at: moment, otherwise: rest)
    }
    let own = place(.player, JungleLayout.playerPlace)
    let isAlone = rival == nil || playhead.timeline[.opacity("rival"), at: moment] < 0.5
    let middle = isAlone ? own : (own + place(.rival, JungleLayout.junglePlace)) * 0.5
    return Point(x: middle.x, y: middle.y - 80)
  }

  /// Onlookers are drawn so many times a second: half the cost, and nobody notices.
  static let lookersRate = 30.0

  /// Poses an onlooker; does nothing before the rival is known.
  func act(looker figure: inout AnimalFigure, _ view: View) {
    guard rival != nil else { return }
    let isFirst = figure.animal == Animal.allCases.first { $0 != player }
    let actor = isFirst ? JungleTimelines.Actor.bank : .friend
    let moment = playhead.moment(view).held(Self.lookersRate)
    figure.look(on: playhead.timeline, as: actor, at: moment)
    // Whoever sits in the middle need not turn.
    if figure.animal == .cobra { figure.facing = 1 }
    if !view.isCalm { figure.enliven(playhead.timeline, of: actor, at: moment) }
  }

  func draw(_ view: View, into picture: inout Picture) {
    let timeline = playhead.timeline
    let moment = playhead.moment(view)
    var own = AnimalFigure(player, feet: JungleLayout.playerPlace)
    own.apply(timeline, of: .player, at: moment)
    if !view.isCalm { own.enliven(timeline, of: .player, at: moment) }
    guard let rival else { return own.draw(named: player.rawValue, into: &picture) }
    var other = AnimalFigure(rival, .jungle, feet: JungleLayout.junglePlace)
    other.facing = rival.looksRight ? 1 : -1
    other.opacity = 0
    other.apply(timeline, of: .rival, at: moment)
    if !view.isCalm { other.enliven(timeline, of: .rival, at: moment) }
    // Whoever wins is in front where they are at one place, and else whoever stands nearer.
    let isInFront =
      own.feet.y == other.feet.y || own.feet.distance(to: other.feet) < 60
      ? outcome != .loss : own.feet.y > other.feet.y
    own.topper = !view.isCalm && hasSurfaced(by: moment) ? topper : nil
    own.topperSize = topperSize(.surfaced, moment)
    // Whoever sits on the other has no water under it.
    if own.feet.distance(to: other.feet) < 100, min(own.opacity, other.opacity) > 0.2 {
      (own.castsShadow, other.castsShadow) = (outcome == .loss, outcome == .win)
    }
    drawFish(view, into: &picture)
    drawBeaten(rival, view, into: &picture)
    if !isInFront { draw(own, named: player.rawValue, view, into: &picture) }
    draw(other, named: "rival", view, into: &picture)
    Board.drawReeds(leaning: timeline[JungleTimelines.rustle, at: moment], into: &picture)
    if isInFront { draw(own, named: player.rawValue, view, into: &picture) }
  }

  /// After two lions have sunk a fish swims by; each then comes up with a fish on its head.
  private func drawFish(_ view: View, into picture: inout Picture) {
    let fade = playhead.timeline.labels.first { $0.name == "fade" }
    guard let fade, topper == .fish, !view.isCalm else { return }
    Creature.fish.draw(at: playhead.moment(view) - fade.time, way: 0, into: &picture)
  }

  /// The jungle's animal comes up again in the brook, beaten or after a tie.
  private func drawBeaten(_ animal: Animal, _ view: View, into picture: inout Picture) {
    guard outcome != .loss else { return }
    let moment = playhead.moment(view)
    var figure = AnimalFigure(
      beaten: animal, playhead.timeline, at: moment, view.isCalm ? nil : topper)
    figure.topperSize = topperSize(.risen, moment)
    figure.draw(named: "beaten", into: &picture)
  }

  var isTie: Bool { outcome == .tie }

  /// Whoever does not win goes under.
  var hasBeenUnderWater: Bool { outcome != .win }

  /// Whether the player's animal has been under water, and is on its way home from there.
  private func hasSurfaced(by moment: Time) -> Bool {
    playhead.timeline.time(of: .surfaced).map { $0 <= moment } ?? false
  }

  /// How large it has become since it was pulled out of the water.
  private func topperSize(_ cue: JungleTimelines.Cue, _ moment: Time) -> Double {
    let since = playhead.timeline.time(of: cue).map { (moment - $0).seconds } ?? 0
    return max(0, Easing.outBack(2.5).value(at: min(1, (since - 0.08) / 0.25)))
  }

  /// What whoever has been under water comes up with: after each of the ties something else.
  var topper: Topper {
    switch (outcome, player) {
    case (.tie, .lion): .fish
    case (.tie, .rabbit): .frog
    default: .lily
    }
  }

  /// Who shows itself when all is over, after each round somebody else.
  var guest: Creature {
    let rounds: [Outcome] = [.win, .tie, .loss]
    let turn = rounds.firstIndex { $0 == outcome } ?? 0
    return Creature.allCases[
      (turn + (Animal.allCases.firstIndex(of: player) ?? 0)) % Creature.allCases.count]
  }

  /// Who has won, as soon as the result can be seen.
  func winner(_ view: View) -> Animal? {
    let seen = playhead.timeline.value(
      of: JungleTimelines.labelOpacity, at: playhead.moment(view), otherwise: 0)
    switch outcome {
    case .win where seen > 0: return player
    case .loss where seen > 0: return rival
    default: return nil
    }
  }

  /// Which of two has won.
  var winningMascot: Mascot? {
    guard let outcome, outcome != .tie else { return nil }
    return pair?.mascot(outcome == .win ? .player : .jungle)
  }

  func drawLabel(_ view: View, into picture: inout Picture) {
    guard let outcome else { return }
    let moment = playhead.moment(view)
    let opacity = playhead.timeline.value(
      of: JungleTimelines.labelOpacity, at: moment, otherwise: 0)
    let scale = playhead.timeline[JungleTimelines.labelScale, at: moment]
    let style = TextStyle(.heading, bold: true, halo: .night)
    let mascot = winningMascot
    let words = view.language(mascot.map { .table(.wins($0)) } ?? .jungle(.result(outcome)))
    picture.drawGroup(scaledBy: scale, about: JungleLayout.label, opacity: opacity) {
      if let mascot {
        let left = JungleLayout.label.x - view.metrics.width(of: words, size: style.size) / 2 - 48
        $0.draw(
          .image(WidgetAssets.mascot(mascot), at: Point(x: left, y: JungleLayout.label.y)))
      }
      $0.draw(.text(words, style, at: JungleLayout.label, tint: .sun).named("label"))
    }
  }
}

extension AnimalFigure {
  /// Takes over what `timeline` says of `actor` at `moment`; the rest stays as it is.
  mutating func apply(_ timeline: Timeline, of actor: JungleTimelines.Actor, at moment: Time) {
    func value<Value>(_ channel: Channel<Value>, _ rest: Value) -> Value {
      timeline.value(of: channel, at: moment, otherwise: rest)
    }
    feet = value(JungleTimelines.position(actor), feet)
    facing = value(JungleTimelines.facing(actor), facing)
    wade()
    lift = value(JungleTimelines.lift(actor), lift)
    opacity = value(.opacity(actor.rawValue), opacity)
    frame = timeline.value(of: .frame(actor.rawValue), at: moment).flatMap { $0 < 0 ? nil : $0 }
    pose = timeline.pose(actor.rawValue, of: animal, at: moment)
    drag = timeline.drag(of: actor, at: moment)
    sore = value(JungleTimelines.sore(actor), sore)
    let stretch = value(.stretch(actor.rawValue), Point(x: 1, y: 1))
    let size = value(.scale(actor.rawValue), 1)
    scale = Point(x: stretch.x * size, y: stretch.y * size)
  }
}

extension AnimalFigure {
  /// The jungle's animal once it has come up in the brook, as `timeline` has it.
  /// Where motion is calm it wears no `topper`, and nothing of it is loose.
  init(beaten animal: Animal, _ timeline: Timeline, at moment: Time, _ topper: Topper?) {
    self.init(animal, .jungle, feet: JungleTimelines.brook)
    opacity = 0
    apply(timeline, of: .beaten, at: moment)
    if topper != nil { enliven(timeline, of: .beaten, at: moment) }
    self.topper = topper
  }

  /// Lets what is loose come after, and stars circle; at the hit everything else stands still.
  mutating func enliven(_ timeline: Timeline, of actor: JungleTimelines.Actor, at moment: Time) {
    let past = Pose.echoes.map {
      timeline.pose(actor.rawValue, of: animal, at: max(.zero, moment - .seconds($0)))
    }
    pose = pose.trailing(past, of: animal).stirring(animal, at: timeline.withoutHit(moment))
    stars = moment.seconds * 400
  }

  /// Holds itself as `timeline` says of one who looks on.
  mutating func look(on timeline: Timeline, as actor: JungleTimelines.Actor, at moment: Time) {
    // It hops on its patch, or over to a friend: what stands there as a whole does not move.
    let hop = timeline[JungleTimelines.lift(actor), at: moment]
    pose = timeline.pose(actor.rawValue, of: animal, at: moment)
      .bending(.root, Bend(y: -hop * Rig.unitsPerPixel))
    sore = timeline[JungleTimelines.sore(actor), at: moment]
    aside = timeline[JungleTimelines.aside(actor), at: moment]
    facing = timeline[JungleTimelines.facing(actor), at: moment]
  }
}

extension Timeline {
  /// How long it has played at a moment, without the standstill at the hit.
  fileprivate func withoutHit(_ moment: Time) -> Time {
    guard let hit = time(of: .contact), moment > hit else { return moment }
    return moment - min(moment - hit, .seconds(JungleTimelines.hitStop))
  }

  /// When it gives a cue first.
  func time(of cue: JungleTimelines.Cue) -> Time? {
    markers.first { $0.name == cue.rawValue }?.time
  }

  /// How `actor` holds itself at a moment, if an `animal` plays it.
  func pose(_ actor: String, of animal: Animal, at moment: Time) -> Pose {
    value(of: .posture(actor), at: moment, otherwise: Posture(.stand, .stand, 0)).pose(of: animal)
  }

  /// How fast an actor moves at a moment, as loose parts feel it.
  fileprivate func drag(of actor: JungleTimelines.Actor, at moment: Time) -> Point {
    let before = max(.zero, moment - .seconds(0.06))
    func place(_ time: Time) -> Point? {
      guard let feet = value(of: JungleTimelines.position(actor), at: time) else { return nil }
      return Point(
        x: feet.x, y: feet.y - value(of: JungleTimelines.lift(actor), at: time, otherwise: 0))
    }
    guard let there = place(before), let here = place(moment) else { return .zero }
    let speed = (here - there) * (1 / 0.06 / 1100)
    return Point(x: max(-1.2, min(1.2, speed.x)), y: max(-1.2, min(1.2, speed.y)))
  }
}
