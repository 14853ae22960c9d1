internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

extension GamePage {
  /// Draws the clearing and drums; the one under the pointer is lifted while it can be struck.
  func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(SharedAssets.evening))
    drawFire(view, into: &picture)
    drawFriends(view, into: &picture)
    let hovered = phase == .listening && !hasCard ? controls.pointer.flatMap(Self.drum) : nil
    for pad in [Pad.flower, .leaf, .sun, .drop] {
      // Hovering lifts the drum without lighting it.
      let lift = pressed == pad ? 2.0 : hovered == pad ? -4 : 0
      drawDrum(pad, liftedBy: lift, view, into: &picture)
    }
    // Before the flower's rays, which would hide whose turn it is.
    drawScores(view, into: &picture)
    drawBanner(view, into: &picture)
    drawTeam(view, into: &picture)
    drawVerdict(into: &picture)
    burst?.draw(at: view.time, into: &picture)
  }

  private func drawScores(_ view: View, into picture: inout Picture) {
    let swell = jump?[Plaque.swell, at: view.time] ?? 0
    Plaque.draw(
      view.language(.common(.points)), String(simon.points), of: SharedAssets.star,
      in: SimonSaysLayout.points, swell: swell, into: &picture)
    Plaque.draw(
      view.language(.simonSays(.length)),
      view.language(.common(.progress(simon.sequence.count, of: simon.target))),
      of: SharedAssets.drum(.flower, isLit: false), in: SimonSaysLayout.length, into: &picture)
  }

  /// Draws whose turn it is; a new name grows in.
  private func drawBanner(_ view: View, into picture: inout Picture) {
    let frame = SimonSaysLayout.banner
    Plaque.drawBoard(in: frame, into: &picture)
    turn.draw(about: frame.center, view, into: &picture) {
      $0.draw(
        view.language(.simonSays(banner)),
        TextStyle(.label, bold: true, fit: frame.width - (turnSign == nil ? 80 : 200)),
        at: Point(x: frame.center.x, y: frame.center.y - 1), tint: .cream, named: "banner")
      guard let turnSign else { return }
      $0.draw(turnSign.moved(frame.minX + 62, frame.center.y - 2).named("turn"))
    }
  }

  /// A loudspeaker while the drums play, a hand while they wait for one.
  private var turnSign: DrawCommand? {
    switch phase {
    case .showing, .teaching: .image(Pictogram.sound.asset, at: .zero)
    case .listening: .image(HandAssets.paper, at: .zero).scaled(0.3)
    case .resting, .blinking, .winning, .won: nil
    }
  }

  private func drawFire(_ view: View, into picture: inout Picture) {
    let flickers = min(view.time, fireRests).ticks / SimonSaysTimelines.flicker.ticks
    let isOdd = !view.isCalm && !flickers.isMultiple(of: 2)
    picture.draw(.image(SimonSaysAssets.fire[isOdd ? 1 : 0], at: SimonSaysLayout.fire))
  }

  /// Draws the onlookers, who watch the lit drum or else the pointer.
  private func drawFriends(_ view: View, into picture: inout Picture) {
    // Of several lit drums, the one struck last.
    let drum = Pad.allCases.filter { isLit($0, view) }
      .max { (strokes[$0]?.since ?? .zero) < (strokes[$1]?.since ?? .zero) }
      .map(SimonSaysLayout.drum)
    crowd.draw(view, pointer: drum ?? controls.pointer, into: &picture)
  }

  private func isLit(_ pad: Pad, _ view: View) -> Bool {
    let light = SimonSaysTimelines.light(pad)
    return playhead.timeline[light, at: moment(view)] > 0.5
      || strokes[pad].map { $0[light, at: view.time] > 0.5 } == true
  }

  private func moment(_ view: View) -> Time { playhead.time + (hasCard ? .zero : view.ahead) }

  private func drawDrum(
    _ pad: Pad, liftedBy lift: Double, _ view: View, into picture: inout Picture
  ) {
    let moment = moment(view)
    func shown(_ channel: Channel<Double>) -> Double { playhead.timeline[channel, at: moment] }
    func struck(_ channel: Channel<Double>) -> Double {
      strokes[pad]?[channel, at: view.time] ?? channel.rest
    }
    let sink = max(shown(SimonSaysTimelines.sink(pad)), struck(SimonSaysTimelines.sink(pad)))
    let bounce = SimonSaysTimelines.bounce(pad)
    let place = SimonSaysLayout.drum(pad)
    let foot = Point(x: place.x, y: place.y + SharedAssets.drumSize.height / 2)
    picture.draw(.image(SharedAssets.shadow, at: foot.offset(0, -10)).scaled(0.95, 0.9))
    if isLit(pad, view) {
      OutcomeMarks.drawRays(behind: place - Point(x: 0, y: 30), 1, into: &picture)
    }
    picture.draw(
      .image(
        SharedAssets.drum(pad, isLit: isLit(pad, view)), at: foot.offset(0, lift + 6 * sink),
        anchor: .bottom
      ).scaled(shown(bounce) * struck(bounce)).named("drum.\(pad.rawValue)"))
    guard phase == .listening else { return }
    KeyCap.draw(pad.arrow, view, at: place.offset(0, 58 + lift + 6 * sink), into: &picture)
  }

  /// Draws a mistake: a cross at the drum struck, a check at the right one, beside the fire.
  private func drawVerdict(into picture: inout Picture) {
    guard case .lost(let mistake) = simon.phase else { return }
    for (pad, icon) in [
      (mistake.pressed, WidgetAssets.iconCross), (mistake.right, WidgetAssets.iconCheck),
    ] {
      picture.draw(.image(icon, at: SimonSaysLayout.drum(pad).offset(92, -76)).scaled(1.5))
    }
  }

  /// Draws the players, with the face of the animal that lent a name.
  private func drawTeam(_ view: View, into picture: inout Picture) {
    let names = simon.team
    for (index, name) in names.enumerated() {
      let isCurrent = index == simon.turn
      let frame = SimonSaysLayout.player(index, of: names.count).offsetBy(isCurrent ? 10 : 0, 0)
      picture.draw(.rounded(frame.insetBy(-3), radius: 21, tint: .night))
      picture.draw(.rounded(frame, radius: 18, tint: isCurrent ? .sun : .deepLeaf))
      let lender = NameLender.lending(name.text, in: view.language)
      let side = lender == nil ? 0 : frame.height
      let room = frame.width - 32 - side
      if let lender {
        picture.draw(
          lender.picture(
            at: Point(x: frame.minX + 32, y: frame.center.y), height: frame.height - 8))
      }
      picture.draw(
        view.metrics.shortened(name.text, to: room, size: SimonSaysLayout.smallestName),
        TextStyle(.body, bold: isCurrent, fit: room),
        at: Point(x: frame.center.x + side / 2, y: frame.center.y), tint: isCurrent ? .ink : .cream,
        named: "player.\(index + 1)")
      guard isCurrent, case .lost = simon.phase else { continue }
      picture.draw(
        .image(WidgetAssets.iconCross, at: Point(x: frame.maxX, y: frame.minY + 6))
          .named("culprit"))
    }
  }
}

extension Point {
  fileprivate func offset(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
