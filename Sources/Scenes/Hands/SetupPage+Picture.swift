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
    picture.draw(.flood(.night).opacity(0.25))
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
        at: SetupLayout.nameLabel, beside: SetupLayout.name, into: &picture)
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
    if let length = review.length {
      let room = SetupLayout.length
      picture.draw(
        view.language(length), TextStyle(.body, fit: room.width, height: room.height),
        at: room.center, tint: .ink, named: "length")
    }
  }

  /// Pictures per second of the throwers' warm-up.
  static let warmUps = 10.0

  /// Draws both throwers warming up: three beats, and a pause as long. One is a shadow while no
  /// animal is chosen; with the pointer on `Continue` they practise their throws.
  private func drawThrowers(_ view: View, into picture: inout Picture) {
    let chosen = setup.name.isEmpty ? nil : Animal.champion(of: setup.name, in: view.language)
    let isEager = review.isComplete && controls.pointer.map(SetupLayout.next.contains) == true
    let time = isLively(view) ? view.time.held(Self.warmUps).seconds : 0
    let beats = isEager ? time * 2.2 : min(3, (time * 1.1).truncatingRemainder(dividingBy: 6))
    let swing = abs(Portable.sin(beats * .pi))
    for side in Side.allCases {
      let animal = side == .jungle ? .lion : chosen ?? candidate(view)
      var figure = lenders.figure(
        of: SetupLayout.thrower(animal, side, isBeside: isUnfolded), view,
        pointer: controls.pointer)
      let isShadow = side == .player && chosen == nil
      figure.opacity = isShadow ? 0.4 : 1
      figure.lift += 8 * swing
      let way = side == .player ? -1.0 : 1
      let hand = isEager ? Throw.allCases[Int(beats) % 3] : .rock
      // Beside the card there is only room above the head.
      let reach = isUnfolded ? Point(x: 58, y: -190) : Point(x: 168, y: -64)
      let size = isUnfolded ? 0.5 : 0.66
      let fist = DrawCommand.image(
        HandAssets.picture(of: hand),
        at: figure.feet + Point(x: reach.x * way, y: reach.y - 56 * size * swing), anchor: .bottom
      )
      .scaled(size).turned(way * (isUnfolded ? 18 - 24 * swing : 60 - 30 * swing))
      .flipped(side == .player)
      Thrower.draw(
        figure, named: "thrower.\(side)", reaching: isShadow ? nil : fist, into: &picture)
      if !isShadow { picture.draw(fist.named("hand.\(side)")) }
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

  /// Draws the opponents in the place of `Continue`, with a shining gap for what is missing: the
  /// animal that hops just now, or a number.
  private func drawVacancy(_ view: View, into picture: inout Picture) {
    let place = SetupLayout.next
    picture.draw(.rounded(place, radius: 34, tint: .earth).opacity(0.14))
    let (left, right) = (place.point(0.16, 0.5), place.point(0.84, 0.5))
    picture.draw(.image(WidgetAssets.jungle, at: left).scaled(1.12))
    let fist = HandAssets.picture(of: .rock)
    for (way, x) in [(1.0, 0.41), (-1, 0.59)] {
      picture.draw(
        .image(fist, at: place.point(x, 0.5)).scaled(0.32).turned(90 * way).flipped(way < 0))
    }
    Disc.draw(
      in: Rect(center: right, size: Size(88, 88)), (0, .sun), (5, .cream), into: &picture)
    picture.draw(vacancy(view, at: right).named("vacancy"))
  }

  /// The animal that hops just now.
  private func candidate(_ view: View) -> Animal {
    Animal.allCases[isInviting(view) ? Badge.turn(at: view.time) : 0]
  }

  private func vacancy(_ view: View, at place: Point) -> DrawCommand {
    guard review.name == nil else {
      let head = WidgetAssets.badge(candidate(view))
      return .image(head, at: place).tinted(.ink).opacity(0.4)
    }
    let missing = NumberField.allCases.first(where: { review.numbers[$0] != nil })
    return token(of: missing ?? .required, at: place)
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
      TextStyle(.body, bold: true, fit: SetupLayout.slider.width + 160),
      at: SetupLayout.sliderLabel, tint: .ink)
    for value in MatchSetup.roundsRange {
      picture.draw(
        .text(
          String(value), TextStyle(.label, bold: value == slider.value),
          at: Point(x: slider.mark(of: Double(value)).x, y: SetupLayout.sliderMarks), tint: .ink
        ).opacity(value == slider.value ? 1 : 0.7))
    }
  }

  private func drawPoints(_ language: Language, into picture: inout Picture) {
    for field in NumberField.allCases {
      let frame = SetupLayout.field(field)
      picture.draw(
        note(
          language(.hands(.field(field))), at: SetupLayout.fieldLabel(field),
          width: frame.width - 8, isBold: true))
      guard let complaint = complaint(about: .number(field)) else { continue }
      drawComplaint(
        language(complaint.sentence).onTwoLines, isGentle: complaint.isGentle,
        "problem.\(field.rawValue)", at: SetupLayout.fieldProblem(field), beside: frame,
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
    picture.draw(token(of: field, at: Point(x: frame.maxX - 34, y: frame.center.y)))
  }

  private func token(of field: NumberField, at place: Point) -> DrawCommand {
    switch field {
    case .win: .image(WidgetAssets.crown, at: place).scaled(0.5)
    case .lose: .image(SharedAssets.flower, at: place).scaled(0.7)
    case .required: .image(Pictogram.goal.asset, at: place)
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
    into picture: inout Picture
  ) {
    picture.draw(
      note(complaint, at: point, width: field.width - 8, height: 38)
        .tinted(isGentle ? .earth : .berry).named(name))
  }
}
