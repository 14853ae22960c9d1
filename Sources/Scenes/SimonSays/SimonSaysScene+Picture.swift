internal import Animation
internal import Figures
internal import Rules
public import Stage
internal import Widgets

extension SimonSaysScene {
  public func picture(_ view: View) -> Picture {
    let time = view.time
    var picture = Picture()
    picture.draw(.backdrop(SimonSaysAssets.ground))
    let states = controls.states(among: activeControls)
    switch phase {
    case .menu: drawMenu(states, into: &picture)
    case .adding: drawTeamPage(states, into: &picture)
    case .playing(let game): drawClearing(game, at: time, into: &picture)
    case .board(let board): drawBoard(board, at: time, into: &picture)
    }
    drawCorners(states, into: &picture)
    for burst in bursts { burst.draw(at: time, into: &picture) }
    let isCalm = preferences.isCalm
    wonCard?.draw(at: time, controls, isCalm: isCalm, into: &picture)
    nameCard?.draw(
      at: time, controls, fields[.nameField], for: device, isCalm: isCalm, into: &picture)
    refusal?.card.draw(at: time, controls, isCalm: isCalm, into: &picture)
    return picture
  }

  private func drawCorners(_ states: ControlStates, into picture: inout Picture) {
    IconButton.draw(WidgetAssets.iconBack, in: IconButton.topLeft, states[.back], into: &picture)
    if case .board = phase { return }
    IconButton.draw(
      WidgetAssets.iconSettings, in: IconButton.topRight, states[.settings], into: &picture)
  }

  private func drawMenu(_ states: ControlStates, into picture: inout Picture) {
    for pad in Pad.allCases {
      picture.draw(.image(SimonSaysAssets.drum(pad, isLit: false), at: SimonMenuLayout.drum(pad)))
    }
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: SimonMenuLayout.card))
    for pad in Pad.allCases {
      picture.draw(
        .image(SimonSaysAssets.emblem(pad), at: SimonMenuLayout.emblem(pad)).scaled(0.62))
    }
    picture.draw(
      .text(
        SimonSaysWords.title, TextStyle(.heading, bold: true), at: SimonMenuLayout.heading,
        tint: .ink))
    for (words, button) in zip(SimonSaysWords.menu, Self.menuButtons) {
      Button.draw(words, in: button.frame, states[button.id], into: &picture)
    }
    StatusStrip.draw(SimonSaysWords.menuStatus, into: &picture)
  }

  // MARK: - The clearing

  private func drawClearing(_ game: Game, at time: Time, into picture: inout Picture) {
    let hasCard = hasCard
    let moment = game.playhead.time + (hasCard ? .zero : time - now)
    drawScores(game, at: time, into: &picture)
    drawBanner(game, at: time, into: &picture)
    drawFire(at: time, into: &picture)
    let hovered =
      game.act == .listening && !hasCard ? controls.pointer.flatMap { Self.drum(at: $0) } : nil
    for pad in [Pad.flower, .leaf, .sun, .drop] {
      // Hovering lifts the drum and leaves its light alone.
      let lift = pressed == pad ? 2.0 : hovered == pad ? -4 : 0
      drawDrum(pad, of: game, liftedBy: lift, at: time, moment, into: &picture)
    }
    drawTeam(game, into: &picture)
    drawVerdict(game, into: &picture)
    StatusStrip.draw(SimonSaysWords.status(game, device: device), into: &picture)
  }

  private func drawScores(_ game: Game, at time: Time, into picture: inout Picture) {
    let jump = SimonSaysTimelines.jump.seconds
    let swell =
      game.scored.map { max(0, 1 - (time - $0).seconds / jump) * (preferences.isCalm ? 0 : 1) }
    let simon = game.simon
    Plaque.draw(
      "Points", String(simon.points), in: SimonSaysLayout.points, swell: swell ?? 0, into: &picture)
    Plaque.draw(
      "Length", "\(simon.sequence.count) of \(simon.target)", in: SimonSaysLayout.length,
      into: &picture)
  }

  /// Whose turn it is; a new name grows in.
  private func drawBanner(_ game: Game, at time: Time, into picture: inout Picture) {
    let frame = SimonSaysLayout.banner
    picture.draw(.panel(WidgetAssets.plaque, inset: 36, in: frame))
    Entrance(since: game.turned).draw(
      about: frame.center, at: time, isCalm: preferences.isCalm, into: &picture
    ) {
      $0.draw(
        .text(
          SimonSaysWords.banner(game), TextStyle(.label, bold: true, fit: frame.width - 80),
          at: Point(x: frame.center.x, y: frame.center.y - 1), tint: .cream
        ).named("banner"))
    }
  }

  private func drawFire(at time: Time, into picture: inout Picture) {
    let flicker = SimonSaysTimelines.flicker
    let flickers = min(time, fireRests).ticks / flicker.ticks
    let isOdd = !preferences.isCalm && !flickers.isMultiple(of: 2)
    picture.draw(.image(SimonSaysAssets.fire[isOdd ? 1 : 0], at: SimonSaysLayout.fire))
  }

  private func drawDrum(
    _ pad: Pad, of game: Game, liftedBy lift: Double, at time: Time, _ moment: Time,
    into picture: inout Picture
  ) {
    var light = game.playhead.timeline.value(
      of: SimonSaysTimelines.light(pad), at: moment, otherwise: 0)
    var bounce = game.playhead.timeline.value(
      of: SimonSaysTimelines.bounce(pad), at: moment, otherwise: 1)
    var sink = game.playhead.timeline.value(
      of: SimonSaysTimelines.sink(pad), at: moment, otherwise: 0)
    if let stroke = game.strokes[pad] {
      let age = time - stroke.since
      light = max(
        light, stroke.timeline.value(of: SimonSaysTimelines.light(pad), at: age, otherwise: 0))
      sink = max(
        sink, stroke.timeline.value(of: SimonSaysTimelines.sink(pad), at: age, otherwise: 0))
      bounce *= stroke.timeline.value(
        of: SimonSaysTimelines.bounce(pad), at: age, otherwise: 1)
    }
    let place = SimonSaysLayout.drum(pad)
    let foot = Point(x: place.x, y: place.y + SimonSaysAssets.drumSize.height / 2)
    picture.draw(.image(WidgetAssets.shadow, at: foot.offset(0, -10)).scaled(0.95, 0.9))
    picture.draw(
      .image(
        SimonSaysAssets.drum(pad, isLit: light > 0.5), at: foot.offset(0, lift + 6 * sink),
        anchor: .bottom
      ).scaled(bounce).named("drum.\(pad.rawValue)"))
    guard game.act == .listening else { return }
    KeyCap.draw(pad.arrow, on: device, at: place.offset(0, 58 + lift + 6 * sink), into: &picture)
  }

  /// After a mistake: a cross over the drum that was struck, a check over the one that was due.
  private func drawVerdict(_ game: Game, into picture: inout Picture) {
    guard case .lost(let mistake) = game.simon.phase else { return }
    for (pad, icon) in [
      (mistake.pressed, WidgetAssets.iconCross), (mistake.right, WidgetAssets.iconCheck),
    ] {
      picture.draw(.image(icon, at: SimonSaysLayout.drum(pad).offset(0, -114)).scaled(1.5))
    }
  }

  private func drawTeam(_ game: Game, into picture: inout Picture) {
    let names = game.simon.team
    for (index, name) in names.enumerated() {
      let isCurrent = index == game.simon.turn
      let frame = SimonSaysLayout.player(index, of: names.count).offsetBy(isCurrent ? 10 : 0, 0)
      picture.draw(.rounded(frame.insetBy(-3), radius: 21, tint: .night))
      picture.draw(.rounded(frame, radius: 18, tint: isCurrent ? .sun : .deepLeaf))
      picture.draw(
        .text(
          metrics.shortened(
            name.text, to: frame.width - 32, size: SimonSaysLayout.smallestName),
          TextStyle(.body, bold: isCurrent, fit: frame.width - 32),
          at: frame.center, tint: isCurrent ? .ink : .cream
        ).named("player.\(index + 1)"))
    }
  }
}

extension Point {
  fileprivate func offset(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
