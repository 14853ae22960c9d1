internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension JungleScene {
  public func picture(_ view: View) -> Picture {
    let time = view.time
    var picture = Picture()
    Board.draw(glow: glow, into: &picture)
    breeze.draw(at: time, into: &picture)
    ScorePlaques.draw(
      player: match.playerWins, jungle: match.jungleWins,
      playerSwell: jump(since: playerScored, at: time),
      jungleSwell: jump(since: jungleScored, at: time), into: &picture)
    for animal in Animal.allCases where !isHome(animal) {
      picture.draw(footprint(of: animal))
    }
    for animal in Animal.allCases where !isBusy(animal) {
      drawWaiting(animal, at: time, into: &picture)
    }
    if let bout { drawShow(bout, at: time, into: &picture) }
    for burst in bursts { burst.draw(at: time, into: &picture) }
    if case .dragging(let animal, let feet, _, let since) = hand {
      drawCarried(animal, feet: feet, at: time, for: time - since, into: &picture)
    }
    if let bout { drawLabel(of: bout, at: time, into: &picture) }
    if let hint { drawGhost(at: time - hint, into: &picture) }
    StatusStrip.draw(sentence.words(for: device), into: &picture)
    drawChrome(into: &picture)
    if hand.isFree, bout == nil { drawCaps(into: &picture) }
    alert?.draw(at: time, controls, isCalm: preferences.isCalm, into: &picture)
    return picture
  }

  /// The river's edge glows when letting go would play.
  private var glow: Double {
    switch hand {
    case .dragging(let animal, let feet, _, _): isInside(animal, feet: feet) ? 1 : 0
    case .selected: 1
    case .empty, .pressing: 0
    }
  }

  /// Animals and the river have the focus only while keys are in use.
  private func drawChrome(into picture: inout Picture) {
    let list = keyControls
    let states = controls.states(among: list)
    IconButton.draw(WidgetAssets.iconBack, in: IconButton.topLeft, states["back"], into: &picture)
    Button.draw(
      preferences.goal.words, in: JungleLayout.goalButton, states["goal"], into: &picture)
    IconButton.draw(
      WidgetAssets.iconSettings, in: IconButton.topRight, states["settings"], into: &picture)
    for place in list.dropLast(Self.buttons.count) {
      FocusRing.draw(around: place.frame, radius: 36, states[place.id], into: &picture)
    }
  }

  /// The keys that throw, beside the animals.
  private func drawCaps(into picture: inout Picture) {
    for (key, animal) in zip([Key.one, .two, .three], Animal.allCases) {
      KeyCap.draw(
        key, on: device, at: Board.home(of: animal) + Point(x: -128, y: -20), into: &picture)
    }
  }

  private func isHome(_ animal: Animal) -> Bool {
    if case .dragging(animal, _, _, _) = hand { return false }
    return glides[animal] == nil && bout?.player != animal
  }

  /// Drawn elsewhere than among those who wait.
  private func isBusy(_ animal: Animal) -> Bool {
    if case .dragging(animal, _, _, _) = hand { return true }
    return bout?.player == animal
  }

  private func footprint(of animal: Animal) -> DrawCommand {
    let home = Board.home(of: animal)
    return .image(JungleAssets.footprint(of: animal), at: Point(x: home.x, y: home.y - 12))
      .opacity(0.6)
  }

  /// An animal at home or on its way there.
  private func drawWaiting(_ animal: Animal, at time: Time, into picture: inout Picture) {
    var figure = AnimalFigure(animal, feet: feet(of: animal, at: time))
    figure.pose = pose(ofWaiting: animal, at: time)
    let gaze = gaze(of: figure, at: time)
    if gaze != .zero { figure.pose.face.gaze = gaze }
    if case .selected(animal, let since) = hand {
      let pulse = isPulsing(since: since, at: time) ? Portable.sin((time - since).seconds * 5) : 0
      figure.lift = 10 + 4 * pulse
    }
    if let glide = glides[animal] {
      figure.apply(glide.timeline, of: .player, at: time - glide.since)
      if animal == .lion { figure.frame = 0 }
    }
    figure.draw(named: animal.rawValue, into: &picture)
  }

  /// An animal in the player's hand: lifted, a little larger, the lion running.
  private func drawCarried(
    _ animal: Animal, feet: Point, at time: Time, for duration: Time, into picture: inout Picture
  ) {
    var figure = AnimalFigure(animal, feet: feet)
    carry?.apply(to: &figure, at: time, for: duration)
    if animal == .lion {
      figure.frame = JungleTimelines.carriedRun.value(
        of: .frame(JungleTimelines.Actor.player.rawValue), at: duration)
    }
    figure.draw(named: animal.rawValue, into: &picture)
  }

  private func drawShow(_ bout: Bout, at time: Time, into picture: inout Picture) {
    let timeline = bout.playhead.timeline
    let moment = bout.playhead.time + (time - now)
    var player = AnimalFigure(bout.player, feet: JungleLayout.playerPlace)
    player.apply(timeline, of: .player, at: moment)
    guard let beast = bout.rival else {
      return player.draw(named: bout.player.rawValue, into: &picture)
    }
    var rival = AnimalFigure(beast, .jungle, feet: JungleLayout.junglePlace)
    rival.facing = beast.looksRight ? 1 : -1
    rival.opacity = 0
    rival.apply(timeline, of: .rival, at: moment)
    // Whoever stands nearer is in front; on one line it is whoever wins.
    let isLost = bout.player.outcome(against: beast) == .loss
    let isInFront =
      player.feet.y == rival.feet.y ? !isLost : player.feet.y > rival.feet.y
    if isInFront { rival.draw(named: "rival", into: &picture) }
    player.draw(named: bout.player.rawValue, into: &picture)
    if !isInFront { rival.draw(named: "rival", into: &picture) }
  }

  private func drawLabel(of bout: Bout, at time: Time, into picture: inout Picture) {
    guard let rival = bout.rival else { return }
    let timeline = bout.playhead.timeline
    let moment = bout.playhead.time + (time - now)
    let opacity = timeline.value(of: JungleTimelines.labelOpacity, at: moment, otherwise: 0)
    let scale = timeline.value(of: JungleTimelines.labelScale, at: moment, otherwise: 1)
    picture.draw(
      .text(
        JungleWords.label(bout.player.outcome(against: rival)),
        TextStyle(.heading, bold: true, halo: .night), at: JungleLayout.label, tint: .sun
      )
      .scaled(scale).opacity(opacity).named("label"))
  }

  /// The hand of the first visit, and what it carries: seen through, so that nobody grabs for it.
  private func drawGhost(at moment: Time, into picture: inout Picture) {
    func value<Value>(_ channel: Channel<Value>, _ rest: Value) -> Value {
      JungleTimelines.hint.value(of: channel, at: moment, otherwise: rest)
    }
    let feet = value(JungleTimelines.hintPosition, Board.home(of: .rabbit))
    let opacity = value(JungleTimelines.hintOpacity, 0)
    var rabbit = AnimalFigure(.rabbit, feet: feet)
    rabbit.opacity = 0.45 * opacity
    rabbit.draw(named: "hint", into: &picture)
    picture.draw(
      .image(HandAssets.rock, at: Point(x: feet.x + 24, y: feet.y - 84))
        .scaled(0.5 * value(JungleTimelines.hintGrip, 1)).opacity(0.9 * opacity))
  }

  /// How an animal holds itself that looks on, or has nothing to do.
  private func pose(ofWaiting animal: Animal, at time: Time) -> Pose {
    if let bout, bout.rival != nil, !preferences.isCalm {
      let late = Time.seconds(animal == .cobra ? 0.07 : 0)
      let moment = max(.zero, bout.playhead.time + (time - now) - late)
      return bout.playhead.timeline.value(
        of: .posture(JungleTimelines.Actor.bank.rawValue), at: moment,
        otherwise: Posture(.stand, .stand, 0)
      ).pose(of: animal)
    }
    if let since = answers[animal], let answer = animal.answer(after: time - since) {
      return answer
    }
    return idle.pose(of: animal, at: time)
  }

  /// Eyes follow what happens, or else the pointer, as far as eyes go.
  private func gaze(of figure: AnimalFigure, at time: Time) -> Point {
    guard let pointer = focus(at: time) ?? controls.pointer else { return Point(x: 0, y: 0) }
    let way = pointer - Point(x: figure.feet.x, y: figure.feet.y - 130)
    let distance = way.length
    guard distance > 40 else { return Point(x: 0, y: 0) }
    return way * (1 / distance)
  }

  /// Where the player's animal is in a round.
  private func focus(at time: Time) -> Point? {
    guard let bout else { return nil }
    let feet = bout.playhead.timeline.value(
      of: JungleTimelines.position(.player), at: bout.playhead.time + (time - now),
      otherwise: JungleLayout.playerPlace)
    return Point(x: feet.x, y: feet.y - 80)
  }

  private func jump(since: Time?, at time: Time) -> Double {
    guard let since, !preferences.isCalm else { return 0 }
    let progress = (time - since).seconds / JungleTimelines.jump.seconds
    return progress < 0 || progress > 1 ? 0 : Portable.sin(progress * .pi)
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
    isInWater = Board.region.contains(feet)
    lift = value(JungleTimelines.lift(actor), lift)
    opacity = value(.opacity(actor.rawValue), opacity)
    frame = timeline.value(of: .frame(actor.rawValue), at: moment).flatMap { $0 < 0 ? nil : $0 }
    pose = value(.posture(actor.rawValue), Posture(.stand, .stand, 0)).pose(of: animal)
    drag = timeline.drag(of: actor, at: moment)
    let stretch = value(.stretch(actor.rawValue), Point(x: 1, y: 1))
    let size = value(.scale(actor.rawValue), 1)
    scale = Point(x: stretch.x * size, y: stretch.y * size)
  }
}

extension Timeline {
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
