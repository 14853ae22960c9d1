public import Animation
internal import Props
internal import Rules
public import Stage

extension SimonSaysScene {
  public func picture(at time: Time) -> Picture {
    var picture = Picture()
    picture.draw(.backdrop(SimonSaysAssets.ground))
    switch phase {
    case .menu: picture.draw(menu)
    case .adding: picture.draw(teamPage)
    case .playing(let game): picture.draw(clearing(game, at: time))
    case .board(let board): picture.draw(boardPage(board, at: time))
    }
    picture.draw(corners)
    for burst in bursts { picture.draw(burst.draw(at: time)) }
    if let wonCard { picture.draw(wonCard.draw(at: time, controls)) }
    if let nameCard {
      picture.draw(nameCard.draw(at: time, controls, fields[.nameField], for: device))
    }
    if let refusal { picture.draw(refusal.card.draw(at: time, controls)) }
    return picture
  }

  func state(_ id: ControlID) -> ControlState {
    controls.state(of: id, among: activeControls)
  }

  private var corners: [DrawCommand] {
    let back = IconButton.draw(PropAssets.iconBack, in: IconButton.topLeft, state(.back))
    if case .board = phase { return back }
    return back
      + IconButton.draw(PropAssets.iconSettings, in: IconButton.topRight, state(.settings))
  }

  private var menu: [DrawCommand] {
    let drums = Pad.allCases.map {
      DrawCommand.image(
        SimonSaysAssets.drum($0, isLit: false), at: SimonMenuLayout.drum($0))
    }
    let buttons = [ControlID.single, .multi, .scoreboard].enumerated().flatMap {
      Button.draw(SimonSaysWords.menu[$0], in: SimonMenuLayout.button($0), state($1))
    }
    let emblems = Pad.allCases.map {
      DrawCommand.image(SimonSaysAssets.emblem($0), at: SimonMenuLayout.emblem($0)).scaled(0.62)
    }
    return drums + [.panel(PropAssets.card, inset: 56, in: SimonMenuLayout.card)] + emblems + [
      .text(
        SimonSaysWords.title, TextStyle(.heading, bold: true), at: SimonMenuLayout.heading,
        tint: .ink)
    ] + buttons + StatusStrip.draw(SimonSaysWords.menuStatus)
  }

  // MARK: - The clearing

  private func clearing(_ game: Game, at time: Time) -> [DrawCommand] {
    let moment = game.playhead.time + (hasCard ? .zero : time - now)
    return scores(game, at: time) + banner(game, at: time) + fire(at: time)
      + [Pad.flower, .leaf, .sun, .drop].flatMap { drum($0, of: game, at: time, moment) }
      + team(game) + verdict(game)
      + StatusStrip.draw(SimonSaysWords.status(game, device: device))
  }

  private func scores(_ game: Game, at time: Time) -> [DrawCommand] {
    let jump = SimonSaysTimelines.jump.seconds
    let swell =
      game.scored.map { max(0, 1 - (time - $0).seconds / jump) * (preferences.isCalm ? 0 : 1) }
    let simon = game.simon
    return Plaque.draw(
      "Points", "\(simon.points)", in: SimonSaysLayout.points, swell: swell ?? 0)
      + Plaque.draw(
        "Length", "\(simon.sequence.count) of \(simon.target)", in: SimonSaysLayout.length)
  }

  /// Whose turn it is; a new name grows in.
  private func banner(_ game: Game, at time: Time) -> [DrawCommand] {
    let frame = SimonSaysLayout.banner
    let words = SimonSaysWords.banner(game)
    return [.panel(PropAssets.plaque, inset: 36, in: frame)]
      + Entrance(since: game.turned).draw(
        [
          DrawCommand.text(
            words, TextStyle(.label, bold: true, fit: frame.width - 80),
            at: Point(x: frame.center.x, y: frame.center.y - 1), tint: .cream
          ).named("banner")
        ], about: frame.center, at: time, isCalm: preferences.isCalm)
  }

  private func fire(at time: Time) -> [DrawCommand] {
    let flicker = SimonSaysTimelines.flicker
    let flickers = min(time, fireRests).ticks / flicker.ticks
    let isOdd = !preferences.isCalm && !flickers.isMultiple(of: 2)
    return [.image(SimonSaysAssets.fire[isOdd ? 1 : 0], at: SimonSaysLayout.fire)]
  }

  private func drum(
    _ pad: Pad, of game: Game, at time: Time, _ moment: Time
  ) -> [DrawCommand] {
    var light = game.playhead.timeline.value(
      of: SimonSaysTimelines.light(pad), at: moment, otherwise: 0)
    var bounce = game.playhead.timeline.value(
      of: SimonSaysTimelines.bounce(pad), at: moment, otherwise: 1)
    if let stroke = game.strokes[pad] {
      let age = time - stroke.since
      light = max(
        light, stroke.timeline.value(of: SimonSaysTimelines.light(pad), at: age, otherwise: 0))
      bounce *= stroke.timeline.value(
        of: SimonSaysTimelines.bounce(pad), at: age, otherwise: 1)
    }
    let isHovered =
      game.act == .listening && !hasCard
      && controls.pointer.flatMap { Self.drum(at: $0) } == pad
    // Hovering lifts the drum and leaves its light alone.
    let lift = pressed == pad ? 2.0 : isHovered ? -4 : 0
    let place = SimonSaysLayout.drum(pad)
    let foot = Point(x: place.x, y: place.y + SimonSaysAssets.drumSize.height / 2)
    return [
      DrawCommand.image(PropAssets.shadow, at: foot.offset(0, -10)).scaled(0.95, 0.9),
      DrawCommand.image(
        SimonSaysAssets.drum(pad, isLit: light > 0.5), at: foot.offset(0, lift), anchor: .bottom
      ).scaled(bounce).named("drum.\(pad.rawValue)"),
    ]
      + (game.act == .listening
        ? KeyCap.draw(pad.arrow, on: device, at: place.offset(0, 58 + lift)) : [])
  }

  /// After a mistake: a cross over the drum that was struck, a check over the one that was due.
  private func verdict(_ game: Game) -> [DrawCommand] {
    guard case .lost(let mistake) = game.simon.phase else { return [] }
    return [(mistake.pressed, PropAssets.iconCross), (mistake.right, PropAssets.iconCheck)].map {
      DrawCommand.image($1, at: SimonSaysLayout.drum($0).offset(0, -114)).scaled(1.5)
    }
  }

  private func team(_ game: Game) -> [DrawCommand] {
    let names = game.simon.team
    return names.indices.flatMap { index -> [DrawCommand] in
      let isCurrent = index == game.simon.turn
      let frame = SimonSaysLayout.player(index, of: names.count).offsetBy(isCurrent ? 10 : 0, 0)
      return [
        .rounded(frame.insetBy(-3), radius: 21, tint: .night),
        .rounded(frame, radius: 18, tint: isCurrent ? .sun : .deepLeaf),
        DrawCommand.text(
          metrics.shortened(
            names[index].text, to: frame.width - 32, size: SimonSaysLayout.smallestName),
          TextStyle(.body, bold: isCurrent, fit: frame.width - 32),
          at: frame.center, tint: isCurrent ? .ink : .cream
        ).named("player.\(index + 1)"),
      ]
    }
  }
}

extension Point {
  fileprivate func offset(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
