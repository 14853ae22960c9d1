internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// A round, from the drop until every animal is home.
struct Bout: Hashable {
  let player: Animal
  /// The jungle's animal; nil until the player's is in place.
  private(set) var rival: Animal?
  /// The friend's animal and the two players; nil when the jungle is the rival.
  let friend: Animal?
  private let pair: Pair?
  /// When the player's animal left its home, picked up or sent.
  let begun: Time
  /// The timeline's position at the last tick.
  var playhead: Playhead

  init(
    _ player: Animal, from feet: Point, _ friend: (Animal, Pair)? = nil, since begun: Time,
    _ preferences: Preferences
  ) {
    (self.player, self.begun) = (player, begun)
    (self.friend, pair) = (friend?.0, friend?.1)
    playhead = Playhead(JungleTimelines.snap(player, from: feet).seen(with: preferences))
  }

  /// Sets the rival, which settles the result, and starts the timeline that shows it.
  mutating func answer(with rival: Animal, _ preferences: Preferences) {
    self.rival = rival
    let show = JungleTimelines.show(player: player, rival: rival)
    playhead = Playhead(show.seen(with: preferences))
  }

  var outcome: Outcome? { rival.map { player.outcome(against: $0) } }

  /// The midpoint of both animals while both are visible, else the player's animal.
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

  /// Onlooker poses per second; half the frame rate halves the cost unnoticed.
  static let lookersRate = 30.0

  /// Poses an onlooker; does nothing before the rival is known.
  func act(looker figure: inout AnimalFigure, _ view: View) {
    guard rival != nil else { return }
    let isFirst = figure.animal == Animal.allCases.first { $0 != player }
    let actor = isFirst ? JungleTimelines.Actor.bank : .friend
    let moment = playhead.moment(view).held(Self.lookersRate)
    figure.look(on: playhead.timeline, as: actor, at: moment)
    // The cobra sits in the middle and need not turn.
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
    // The winner is in front where they overlap, otherwise the nearer one.
    let isInFront =
      own.feet.y == other.feet.y || own.feet.distance(to: other.feet) < 60
      ? outcome != .loss : own.feet.y > other.feet.y
    own.topper = !view.isCalm && hasSurfaced(by: moment) ? topper : nil
    own.topperSize = topperSize(.surfaced, moment)
    // The one on top has no water under it, so it casts no shadow.
    if own.feet.distance(to: other.feet) < 100, min(own.opacity, other.opacity) > 0.2 {
      (own.castsShadow, other.castsShadow) = (outcome == .loss, outcome == .win)
    }
    drawFish(view, into: &picture)
    drawBeaten(rival, view, into: &picture)
    if !isInFront { draw(own, as: .player, view, into: &picture) }
    draw(other, as: .rival, view, into: &picture)
    Board.drawReeds(leaning: timeline[JungleTimelines.rustle, at: moment], into: &picture)
    if isInFront { draw(own, as: .player, view, into: &picture) }
  }

  /// Draws the fish that swims by after two lions have sunk.
  private func drawFish(_ view: View, into picture: inout Picture) {
    let fade = playhead.timeline.labels.first { $0.name == "fade" }
    guard let fade, topper == .fish, !view.isCalm else { return }
    Creature.fish.draw(at: playhead.moment(view) - fade.time, way: 0, into: &picture)
  }

  /// Draws the jungle's animal as it resurfaces in the brook, beaten or after a tie.
  private func drawBeaten(_ animal: Animal, _ view: View, into picture: inout Picture) {
    guard outcome != .loss else { return }
    let moment = playhead.moment(view)
    var figure = AnimalFigure(
      beaten: animal, playhead.timeline, at: moment, view.isCalm ? nil : topper)
    figure.topperSize = topperSize(.risen, moment)
    figure.draw(named: "beaten", into: &picture)
  }

  var isTie: Bool { outcome == .tie }

  /// Whether the player's animal went under: always, unless it won.
  var hasBeenUnderWater: Bool { outcome != .win }

  /// Whether the player's animal has come up again and is on its way home.
  private func hasSurfaced(by moment: Time) -> Bool {
    playhead.timeline.time(of: .surfaced).map { $0 <= moment } ?? false
  }

  /// The topper's scale, which grows from 0 after `cue`.
  private func topperSize(_ cue: JungleTimelines.Cue, _ moment: Time) -> Double {
    let since = playhead.timeline.time(of: cue).map { (moment - $0).seconds } ?? 0
    return max(0, Easing.outBack(2.5).value(at: min(1, (since - 0.08) / 0.25)))
  }

  /// What an animal wears on its head when it comes up; lion and rabbit ties have their own.
  var topper: Topper {
    switch (outcome, player) {
    case (.tie, .lion): .fish
    case (.tie, .rabbit): .frog
    default: .lily
    }
  }

  /// The creature that appears after the round, which depends on animal and outcome.
  var guest: Creature {
    let rounds: [Outcome] = [.win, .tie, .loss]
    let turn = rounds.firstIndex { $0 == outcome } ?? 0
    return Creature.allCases[
      (turn + (Animal.allCases.firstIndex(of: player) ?? 0)) % Creature.allCases.count]
  }

  /// The winning animal, once the result label is visible.
  func winner(_ view: View) -> Animal? {
    let seen = playhead.timeline.value(
      of: JungleTimelines.labelOpacity, at: playhead.moment(view), otherwise: 0)
    switch outcome {
    case .win where seen > 0: return player
    case .loss where seen > 0: return rival
    default: return nil
    }
  }

  /// The winning player's mascot; nil for a tie or against the jungle.
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
  /// Applies the channels of `actor` at `moment`; anything else stays as it is.
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
  /// The jungle's animal after it has come up in the brook.
  /// With calm motion `topper` is nil, and loose parts do not trail.
  init(beaten animal: Animal, _ timeline: Timeline, at moment: Time, _ topper: Topper?) {
    self.init(animal, .jungle, feet: JungleTimelines.brook)
    opacity = 0
    apply(timeline, of: .beaten, at: moment)
    if topper != nil { enliven(timeline, of: .beaten, at: moment) }
    self.topper = topper
  }

  /// Adds trailing loose parts and circling stars; the idle stir pauses during the hit stop.
  mutating func enliven(_ timeline: Timeline, of actor: JungleTimelines.Actor, at moment: Time) {
    let past = Pose.echoes.map {
      timeline.pose(actor.rawValue, of: animal, at: max(.zero, moment - .seconds($0)))
    }
    pose = pose.trailing(past, of: animal).stirring(animal, at: timeline.withoutHit(moment))
    stars = moment.seconds * 400
  }

  /// Applies the pose of an onlooker.
  mutating func look(on timeline: Timeline, as actor: JungleTimelines.Actor, at moment: Time) {
    // A hop bends the root, so that the figure itself stays on its patch.
    let hop = timeline[JungleTimelines.lift(actor), at: moment]
    pose = timeline.pose(actor.rawValue, of: animal, at: moment)
      .bending(.root, Bend(y: -hop * Rig.unitsPerPixel))
    sore = timeline[JungleTimelines.sore(actor), at: moment]
    aside = timeline[JungleTimelines.aside(actor), at: moment]
    facing = timeline[JungleTimelines.facing(actor), at: moment]
  }
}

extension Timeline {
  /// The time played up to a moment, without the hit stop.
  fileprivate func withoutHit(_ moment: Time) -> Time {
    guard let hit = time(of: .contact), moment > hit else { return moment }
    return moment - min(moment - hit, .seconds(JungleTimelines.hitStop))
  }

  /// The time of the first marker for `cue`.
  func time(of cue: JungleTimelines.Cue) -> Time? {
    markers.first { $0.name == cue.rawValue }?.time
  }

  /// The pose of `actor` at a moment, played by `animal`.
  func pose(_ actor: String, of animal: Animal, at moment: Time) -> Pose {
    value(of: .posture(actor), at: moment, otherwise: Posture(.stand, .stand, 0)).pose(of: animal)
  }

  /// An actor's velocity at a moment, clamped to ±1.2, which loose parts trail.
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
