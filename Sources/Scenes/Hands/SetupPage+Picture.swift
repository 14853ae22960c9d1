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
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: card))
    picture.draw(
      view.language(.hands(.heading)),
      TextStyle(
        .label, bold: true, fit: SetupLayout.heading.width, height: SetupLayout.heading.height),
      at: SetupLayout.heading.center, tint: .ink)
    if let complaint = complaint(about: .name) {
      drawComplaint(
        view.language(complaint.sentence), isGentle: complaint.isGentle, "problem.name",
        at: SetupLayout.nameLabel, beside: SetupLayout.name, height: 50, into: &picture)
    } else {
      picture.draw(
        note(
          view.language(.hands(.nameLabel)), at: SetupLayout.nameLabel,
          width: SetupLayout.name.width - 8, isBold: true))
    }
    if isUnfolded { drawOptions(view.language, into: &picture) }
    if review.isComplete {
      Button.drawShine(around: SetupLayout.next, into: &picture)
    } else {
      drawVacancy(view, into: &picture)
    }
    if let length = review.length(against: view.preferences.rival) {
      let room = SetupLayout.length
      picture.draw(.image(HandAssets.picture(of: .rock), at: SetupLayout.fist).scaled(0.26))
      picture.draw(
        view.language(length), TextStyle(.body, fit: room.width, height: room.height),
        at: room.point(0, 0.5), anchor: .left, tint: .ink, named: "length")
    }
  }

  /// Pictures per second of the throwers' warm-up.
  static let warmUps = 10.0

  /// Draws both throwers warming up: three beats, and a pause as long. The player's comes once an
  /// animal or a name is chosen; with the pointer on `Continue` they practise their throws.
  private func drawThrowers(_ view: View, into picture: inout Picture) {
    let chosen = setup.name.isEmpty ? nil : Animal.champion(of: setup.name, in: view.language)
    let isEager = review.isComplete && controls.pointer.map(SetupLayout.next.contains) == true
    let time = isLively(view) ? view.time.held(Self.warmUps).seconds : 0
    let beats = isEager ? time * 2.2 : min(3, (time * 1.1).truncatingRemainder(dividingBy: 6))
    let swing = abs(Portable.sin(beats * .pi))
    for side in Side.allCases {
      guard let animal = side == .jungle ? .lion : chosen else { continue }
      var figure = lenders.figure(
        of: SetupLayout.thrower(animal, side, isBeside: isUnfolded), view,
        pointer: controls.pointer)
      figure.lift += 8 * swing
      let way = side == .player ? -1.0 : 1
      let hand = isEager ? Throw.allCases[Int(beats) % 3] : .rock
      // Beside the card there is only room above the head.
      let reach = isUnfolded ? Point(x: 58, y: -190) : Point(x: 200, y: -76)
      let size = isUnfolded ? 0.5 : 0.78
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

  /// Draws an animal on its badge; it hops in its turn while none is chosen.
  func drawLender(_ animal: Animal) -> (Badge.Standing, Point, View, inout Picture) -> Void {
    { standing, center, view, picture in
      var figure = lenders.figure(of: SetupLayout.lender(animal), view, pointer: controls.pointer)
      figure.feet.y += center.y - SetupLayout.badge(animal).center.y
      if isInviting(view) { figure.lift += Badge.hop(of: animal.index, at: view.time) }
      figure.scale = figure.scale * standing.look.size
      figure.opacity = standing.look.opacity
      figure.draw(named: "lender.\(animal)", into: &picture)
    }
  }

  /// Draws what `Continue` waits for in its place: the jungle's lion whose rival is not chosen, or
  /// an arrow down to the numbers. What is missing bobs.
  private func drawVacancy(_ view: View, into picture: inout Picture) {
    let time = isLively(view) ? view.time.held(Badge.hops).seconds : 0
    let bob = Point(x: 0, y: 10 * Portable.sin(time / 0.8 * .pi * 2))
    guard review.name != nil else {
      return picture.draw(
        .image(Pictogram.down.asset, at: SetupLayout.next.center + bob).scaled(2).named("vacancy"))
    }
    let (rival, player) = (SetupLayout.next.point(0.2, 0.5), SetupLayout.next.point(0.8, 0.5))
    picture.draw(.image(WidgetAssets.jungle, at: rival).scaled(1.4))
    for way in [-1.0, 1] {
      picture.draw(
        .image(
          HandAssets.picture(of: .rock), at: SetupLayout.next.point(0.5 + 0.08 * way, 0.5)
        )
        .scaled(0.26).turned(-90 * way).flipped(way > 0))
    }
    Disc.draw(
      in: Rect(center: player, size: Size(96, 96)), (0, .clay), (4, .cream), into: &picture)
    picture.draw(
      .image(WidgetAssets.crown, at: player + 0.4 * bob).scaled(0.8).named("vacancy"))
  }

  func prompt(_ view: View) -> Phrase? { .advice(review.problems, for: view.device) }

  private func drawOptions(_ language: Language, into picture: inout Picture) {
    TabRow.drawLine(under: SetupLayout.tabRow, into: &picture)
    switch setup.option {
    case .rounds: drawRounds(language, into: &picture)
    case .points: drawPoints(language, into: &picture)
    }
  }

  private func drawRounds(_ language: Language, into picture: inout Picture) {
    picture.draw(
      language(.hands(.roundsLabel)),
      TextStyle(.body, bold: true, fit: SetupLayout.slider.width + 160, height: 60),
      at: SetupLayout.sliderLabel, tint: .ink)
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
      let frame = SetupLayout.field(field)
      let place = SetupLayout.fieldLabel(field)
      guard let complaint = complaint(about: .number(field)) else {
        picture.draw(
          note(
            language(.hands(.field(field))), at: place, width: frame.width - 8,
            height: SetupLayout.labelHeight, isBold: true))
        continue
      }
      drawComplaint(
        language(complaint.sentence).onTwoLines, isGentle: complaint.isGentle,
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

  /// Draws a number's meaning at the end of its field: a win, a loss, the goal.
  func drawToken(of field: NumberField, into picture: inout Picture) {
    let frame = SetupLayout.field(field)
    let place = Point(x: frame.maxX - 34, y: frame.center.y)
    let token: DrawCommand =
      switch field {
      case .win: .image(WidgetAssets.crown, at: place).scaled(0.5)
      case .lose: .image(SharedAssets.flower, at: place).scaled(0.7)
      case .required: .image(Pictogram.goal.asset, at: place)
      }
    picture.draw(token)
  }

  /// Adds a ready game, a few stars or many over its words.
  func addPreset(_ preset: MatchSetup.Preset, to screen: inout Screen<Action>) {
    let (words, frame) = (Phrase.hands(.preset(preset)), SetupLayout.preset(preset))
    let stars = preset == .short ? 3 : 10
    screen.add(
      .preset(preset), Spoken(words), named: "preset.\(preset)", in: frame, mirrorFrame: frame
    ) {
      PictureButton.draw(
        $1.language(words), rows: (0.28, 0.64), in: frame, $0, into: &$2
      ) { center, picture in
        for index in 0..<stars {
          let x = center.x + 32 * (Double(index) - Double(stars - 1) / 2)
          picture.draw(.image(SharedAssets.star, at: Point(x: x, y: center.y)).scaled(0.8))
        }
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
    _ complaint: String, isGentle: Bool, _ name: String, at point: Point, beside field: Rect,
    height: Double, into picture: inout Picture
  ) {
    picture.draw(
      note(complaint, at: point, width: field.width - 8, height: height)
        .tinted(isGentle ? .earth : .berry).named(name))
  }
}
