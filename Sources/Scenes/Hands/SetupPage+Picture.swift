internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// Draws the setup card on the clearing.
extension SetupPage {
  func draw(_ view: View, into picture: inout Picture) {
    if view.isTall {
      cast.draw(watching: nil, view, into: &picture)
    } else {
      PageGround.drawEmpty(view, into: &picture)
    }
    if !view.isTall { drawThrowers(view, into: &picture) }
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: layout.card))
    if isUnfolded {
      drawOptions(view.language, into: &picture)
    } else {
      picture.draw(
        view.language(.hands(.heading)),
        TextStyle(
          .label, bold: true, fit: SetupLayout.heading.width, height: SetupLayout.heading.height),
        at: SetupLayout.heading.center, tint: .ink)
    }
    if let complaint = complaint(about: .name) {
      drawComplaint(
        view.language(complaint.sentence), isOnlyMissing: complaint.isOnlyMissing, "problem.name",
        at: layout.nameLabel, beside: layout.name, height: 50, into: &picture)
    } else {
      picture.draw(
        note(
          view.language(.hands(.nameLabel)), at: layout.nameLabel, width: layout.name.width - 8))
    }
    if !review.isComplete { drawVacancy(view, into: &picture) }
    drawGoal(view, into: &picture)
  }

  /// Draws what has to be won, a crown for each round or a star with the points, over about how many
  /// throws that takes.
  private func drawGoal(_ view: View, into picture: inout Picture) {
    guard let words = review.length(against: view.preferences.rival) else { return }
    let room = layout.length
    drawGoal(in: layout.goal, into: &picture)
    picture.draw(
      view.language(words), TextStyle(.body, fit: room.width, height: room.height),
      at: room.center, tint: .ink, named: "length")
  }

  private func drawGoal(in place: Rect, into picture: inout Picture) {
    guard setup.option == .points else {
      for index in 0..<setup.rounds {
        let x = 46 * (Double(index) - Double(setup.rounds - 1) / 2)
        picture.draw(
          .image(WidgetAssets.crown, at: place.center + Point(x: x, y: 0))
            .scaled(place.height / 96).named("goal"))
      }
      return
    }
    picture.draw(
      .image(SharedAssets.star, at: place.point(0.3, 0.5)).scaled(place.height / 38).named("goal"))
    picture.draw(
      setup[.required], TextStyle(.label, bold: true, fit: 110, height: place.height),
      at: place.point(0.42, 0.5), anchor: .left, tint: .ink, named: "goal.points")
  }

  /// Pictures and beats per second of what moves while the page waits.
  private static let (pictures, tempo) = (10.0, 1.1)

  /// Who moves for three beats: the jungle's thrower, then the player's or, while there is none, the
  /// badges and what stands in the place of `Continue`; then all rest for as long as both together.
  private enum Turn: Int {
    case jungle, player, rest

    var beats: Double { self == .rest ? 6 : 3 }
  }

  /// The beat within a turn; nil in another one, in which what it is for stays at rest.
  private func beat(of turn: Turn, _ view: View) -> Double? {
    guard isLively(view) else { return nil }
    let beats = view.time.held(Self.pictures).seconds * Self.tempo
    let since = beats.truncatingRemainder(dividingBy: 12) - 3 * Double(turn.rawValue)
    return (0..<turn.beats).contains(since) ? since : nil
  }

  /// Whether the throwers practise their throws, with the pointer on `Continue`.
  private var isEager: Bool {
    review.isComplete && controls.pointer.map(layout.next.contains) == true
  }

  func wakes(_ view: View) -> Time? {
    let living = view.isTall ? cast.wakes(view) : nameLenders.wakes(view)
    guard isLively(view) else { return living }
    guard !isEager, let rested = beat(of: .rest, view) else {
      return view.time.next(Self.pictures)
    }
    let turn = view.time + .seconds((Turn.rest.beats - rested) / Self.tempo)
    return min(turn, living ?? turn)
  }

  /// Adds the button to begin with, a large arrow over its word, which breathes as long as a thrower
  /// warms up.
  func addNext(to screen: inout Screen<Action>) {
    let (words, frame) = (Phrase.common(.next), layout.next)
    screen.add(.begin, Spoken(words), named: "button.continue", in: frame, mirrorFrame: frame) {
      let beats = beat(of: .jungle, $1) ?? beat(of: .player, $1) ?? 0
      let breath = 1 + 0.05 * abs(Portable.sin(beats * .pi / 1.5))
      (nextEntrance ?? Entrance(since: .zero)).draw(about: frame.center, $1, into: &$2) {
        [state = $0, view = $1] in
        $0.drawGroup(scaledBy: breath, about: frame.center) {
          Button.drawShine(around: frame, into: &$0)
          PictureButton.draw(
            view.language(words), size: 32, rows: (0.37, 0.74), in: frame, state, into: &$0
          ) {
            $1.draw(.image(Pictogram.play.asset, at: $0).scaled(frame.height / 84).named("play"))
          }
        }
      }
    }
  }

  /// Draws both throwers; the player's comes once an animal or a name is chosen.
  private func drawThrowers(_ view: View, into picture: inout Picture) {
    let chosen = setup.name.isEmpty ? nil : Animal.champion(of: setup.name, in: view.language)
    for side in Side.allCases {
      guard let animal = side == .jungle ? .lion : chosen else { continue }
      let beats =
        isEager && isLively(view)
        ? view.time.held(Self.pictures).seconds * 2 * Self.tempo
        : beat(of: side == .jungle ? .jungle : .player, view) ?? 0
      let swing = abs(Portable.sin(beats * .pi))
      var figure = nameLenders.figure(
        of: SetupLayout.thrower(animal, side, isBeside: isUnfolded), view,
        pointer: controls.pointer)
      figure.lift += 8 * swing
      let way = side == .player ? -1.0 : 1
      let hand = isEager ? Throw.allCases[Int(beats) % 3] : .rock
      // Beside the card there is only room above the head.
      let reach = isUnfolded ? Point(x: 58, y: -190) : Point(x: 190, y: -52)
      let size = isUnfolded ? 0.5 : 0.74
      let fist = DrawCommand.image(
        HandAssets.picture(of: hand),
        at: figure.feet + Point(x: reach.x * way, y: reach.y - 56 * size * swing), anchor: .bottom
      )
      .scaled(size).turned(way * (isUnfolded ? 18 - 24 * swing : 60 - 30 * swing))
      .flipped(side == .player)
      Thrower.draw(figure, named: "thrower.\(side)", reaching: fist, into: &picture)
      picture.draw(fist.named("hand.\(side)"))
    }
  }

  /// Draws an animal on its badge; it hops on its beat while none is chosen.
  func drawLender(_ animal: Animal) -> (Badge.Standing, Point, View, inout Picture) -> Void {
    { standing, center, view, picture in
      var figure = nameLenders.figure(
        of: layout.lender(animal), view, pointer: controls.pointer)
      figure.feet.y += center.y - layout.badge(animal).center.y
      if setup.name.isEmpty, let beat = beat(of: .player, view), Int(beat) == animal.index {
        figure.lift += 14 * Portable.sin((beat - Double(animal.index)) * .pi)
      }
      figure.scale = figure.scale * standing.look.size
      figure.opacity = standing.look.opacity
      figure.draw(named: "lender.\(animal)", into: &picture)
    }
  }

  /// Draws what `Continue` waits for in its place: the jungle's lion before a rival who is not
  /// chosen, or an arrow down to the numbers. What is missing bobs.
  private func drawVacancy(_ view: View, into picture: inout Picture) {
    let beat = beat(of: .player, view) ?? 0
    let bob = Point(x: 0, y: 10 * Portable.sin(beat * .pi * 2))
    let (place, rival) = (layout.next.center + bob, layout.next.point(0.2, 0.5))
    guard review.name != nil else {
      return picture.draw(
        .image(Pictogram.down.asset, at: place).scaled(2).tinted(.earth).named("vacancy"))
    }
    // Whoever hops on its badge.
    let animal = Animal.allCases[Int(beat) % Animal.allCases.count]
    picture.draw(.image(WidgetAssets.jungle, at: rival).scaled(1.5))
    for way in [-1.0, 1] {
      picture.draw(
        .image(
          HandAssets.picture(of: .rock), at: layout.next.point(0.5 + 0.08 * way, 0.5)
        )
        .scaled(0.26).turned(-90 * way).flipped(way > 0))
    }
    picture.draw(
      .image(WidgetAssets.head(animal), at: layout.next.point(0.81, 0.5) + bob).scaled(0.86)
        .opacity(0.5).named("vacancy"))
  }

  /// Draws at the end of the name's field whose it is, or, in an empty one, that it is typed.
  func drawOwner(_ view: View, into picture: inout Picture) {
    let place = layout.name.point(1, 0.5) - Point(x: 38, y: 0)
    guard !setup.name.isEmpty else {
      return picture.draw(
        .image(Pictogram.keys.asset, at: place).tinted(.earth).opacity(0.6).named("typed"))
    }
    picture.draw(
      .image(WidgetAssets.badge(.champion(of: setup.name, in: view.language)), at: place)
        .scaled(0.72).named("owner"))
  }

  func prompt(_ view: View) -> Phrase? { .advice(review.problems, for: view.device) }

  private func drawOptions(_ language: Language, into picture: inout Picture) {
    TabRow.drawLine(under: SetupLayout.tabRow, into: &picture)
    switch setup.option {
    case .rounds: drawRounds(into: &picture)
    case .points: drawPoints(language, into: &picture)
    }
  }

  private func drawRounds(into picture: inout Picture) {
    for value in MatchSetup.roundsRange {
      picture.draw(
        .text(
          String(value), TextStyle(.label, bold: value == slider.value, height: 56),
          at: Point(x: slider.mark(of: Double(value)).x, y: SetupLayout.sliderMarks), tint: .ink
        ).opacity(value == slider.value ? 1 : 0.7))
    }
  }

  private func drawPoints(_ language: Language, into picture: inout Picture) {
    for field in NumberField.allCases {
      let (frame, place) = (SetupLayout.field(field), SetupLayout.fieldLabel(field))
      guard let complaint = complaint(about: .number(field)) else {
        picture.draw(
          note(
            language(.hands(.field(field))), at: place, width: frame.width - 8,
            height: SetupLayout.labelHeight, isBold: true))
        continue
      }
      drawComplaint(
        language(complaint.sentence).onTwoLines, isOnlyMissing: complaint.isOnlyMissing,
        "problem.\(field.rawValue)", at: place, beside: frame, height: SetupLayout.labelHeight,
        into: &picture)
    }
  }

  /// Draws a crown that has to be won, or its outline.
  func drawCrown(in frame: Rect, isWanted: Bool, into picture: inout Picture) {
    let crown = DrawCommand.image(WidgetAssets.crown, at: frame.center)
    picture.draw(
      isWanted ? crown.scaled(1.16).named("wanted") : crown.scaled(0.9).tinted(.ink).opacity(0.16))
  }

  /// Draws a number's meaning at the end of its field: a crown brings points, a plaster takes some,
  /// and the goal is a heap of them.
  func drawToken(of field: NumberField, into picture: inout Picture) {
    let frame = SetupLayout.field(field)
    let (place, star) = (frame.point(0.62, 0.5), frame.point(0.86, 0.5))
    if field == .required {
      Pictogram.goal.draw(at: place, side: 38, onWood: false, into: &picture)
      return OutcomeMarks.drawStars(3, at: star, size: 0.72, into: &picture)
    }
    let isWin = field == .win
    let sign = isWin ? (WidgetAssets.crown, 0.5) : (SharedAssets.plaster, 0.56)
    picture.draw(.image(sign.0, at: place).scaled(sign.1))
    OutcomeMarks.drawStars(1, at: star, size: 0.9, into: &picture)
    picture.draw(
      isWin ? "+" : "−", TextStyle(.label, bold: true), at: frame.point(0.745, 0.47), tint: .ink)
  }

  /// Adds a ready game: a small heap of stars or a large one, beside its words.
  func addPreset(_ preset: MatchSetup.Preset, to screen: inout Screen<Action>) {
    let (words, frame) = (Phrase.hands(.preset(preset)), SetupLayout.preset(preset))
    screen.add(
      .preset(preset), Spoken(words), named: "preset.\(preset)", in: frame, mirrorFrame: frame
    ) {
      let name = $1.language(words).onTwoLines
      PictureButton.draw("", rows: (0.48, 1), in: frame, $0, into: &$2) { center, picture in
        OutcomeMarks.drawStars(
          preset == .short ? 3 : 10, at: center - Point(x: 130, y: 0), size: 0.68, into: &picture)
        var style = TextStyle(.body, bold: true, fit: 244, height: 62, leading: 1)
        style.size = 26
        picture.draw(name, style, at: center + Point(x: 42, y: 0), tint: .cream)
      }
    }
  }

  private func note(
    _ words: String, at point: Point, width: Double, height: Double = 46, isBold: Bool = false
  ) -> DrawCommand {
    .text(
      words, TextStyle(.body, bold: isBold, fit: width, height: height), at: point, anchor: .left,
      tint: .ink)
  }

  /// Draws what is wrong with a field.
  private func drawComplaint(
    _ complaint: String, isOnlyMissing: Bool, _ name: String, at point: Point, beside field: Rect,
    height: Double, into picture: inout Picture
  ) {
    picture.draw(
      note(complaint, at: point, width: field.width - 8, height: height)
        .tinted(isOnlyMissing ? .earth : .berry).named(name))
  }
}
