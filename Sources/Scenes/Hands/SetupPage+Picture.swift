internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The drawing of the setup page: the table before the match, or the card of options over the
/// clearing.
extension SetupPage {
  func draw(_ view: View, into picture: inout Picture) {
    if isUnfolded {
      drawCard(view, into: &picture)
    } else {
      drawTable(view, into: &picture)
    }
    drawNameLabel(view.language, into: &picture)
    if validation.name == nil, !validation.isComplete { drawWayToNumbers(view, into: &picture) }
    drawGoal(view, into: &picture)
  }

  /// Draws the label of the name's field, or a complaint about the name. At the table that is drawn
  /// in the place of `Continue`, where long words have room.
  private func drawNameLabel(_ language: Language, into picture: inout Picture) {
    let complaint = complaint(about: .name)
    if let complaint, !isUnfolded {
      picture.draw(
        language(complaint.sentence),
        TextStyle(.body, bold: true, halo: .night, fit: layout.next.width, height: 148),
        at: layout.next.center, tint: .white, named: "problem.name")
    }
    let shown = isUnfolded ? complaint : nil
    picture.draw(
      .text(
        language(shown?.sentence ?? .hands(.nameLabel)),
        TextStyle(.body, fit: layout.name.width - 8, height: isUnfolded ? 50 : 38),
        at: layout.nameLabel, anchor: isUnfolded ? .left : .center,
        tint: shown.map(tint(of:)) ?? (isUnfolded ? .ink : .cream)
      ).named(shown == nil ? "label.name" : "problem.name"))
  }

  /// Draws the boards, the slab and the throwers where they will be in the match.
  private func drawTable(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(SharedAssets.jungle))
    Slab.draw(ground: HandsAssets.gray, into: &picture)
    GamePage.drawBoard(
      of: .jungle, WidgetAssets.jungle, view.language(.common(.theJungle)),
      isCounted: false, into: &picture)
    Plaque.drawBoard(in: GameLayout.board(of: .player), into: &picture)
    let face = GameLayout.face(of: .player)
    guard let champion = champion(view.language) else {
      drawVacancy(at: face, into: &picture)
      RuleRing.draw(at: layout.next.center, winner: nil, into: &picture)
      return drawThrowers(view, into: &picture)
    }
    picture.draw(.image(WidgetAssets.badge(champion), at: face).scaled(1.4).named("owner"))
    drawThrowers(view, into: &picture)
  }

  /// Draws the empty place of the player's head, for which there are three.
  private func drawVacancy(at face: Point, into picture: inout Picture) {
    let place = Rect(center: face, size: Size(92, 92))
    Disc.draw(in: place, (0, .ink), (4, .clay), (9, .earth), into: &picture)
    for (animal, x, y) in [(Animal.lion, 0.5, 0.32), (.cobra, 0.31, 0.64), (.rabbit, 0.69, 0.64)] {
      picture.draw(
        .image(WidgetAssets.badge(animal), at: place.point(x, y)).scaled(0.5).opacity(0.75)
          .named("candidate"))
    }
  }

  private func drawCard(_ view: View, into picture: inout Picture) {
    if view.isTall {
      cast.draw(watching: nil, view, into: &picture)
    } else {
      PageBackground.drawEmpty(view, into: &picture)
      drawThrowers(view, into: &picture)
    }
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SetupLayout.card))
    if nextEntrance == nil, validation.name != nil {
      // The place where Continue will be.
      picture.drawGroup(opacity: 0.16) {
        $0.draw(.roundedRect(layout.next.insetBy(8), radius: 28, tint: .earth))
        $0.draw(.image(Pictogram.play.asset, at: layout.next.center).scaled(1.8).named("empty"))
      }
    }
    drawOptions(view.language, into: &picture)
  }

  /// Returns the animal that will throw for the player; nil while the name is empty.
  func champion(_ language: Language) -> Animal? {
    setup.name.isEmpty ? nil : .champion(of: setup.name, in: language)
  }

  /// Draws about how many throws the goal takes; on the card below the three hands, and at the
  /// table below the points to reach, or below three hands for each crown.
  private func drawGoal(_ view: View, into picture: inout Picture) {
    guard let words = validation.length(against: view.preferences.rival) else { return }
    picture.draw(
      view.language(words),
      TextStyle(.body, bold: !isUnfolded, fit: layout.length.width, height: layout.length.height),
      at: layout.length.center, tint: isUnfolded ? .ink : .white, named: "length")
    let (place, height) = (layout.goal, layout.goal.height)
    guard !isUnfolded else {
      for hand in Throw.allCases {
        let asset = HandAssets.picture(of: hand)
        let middle = place.center + Point(x: 58 * Double(hand.index - 1), y: 0)
        picture.draw(.image(asset, at: middle).scaled(height / asset.size.height).named("thrown"))
      }
      return
    }
    guard setup.option == .points else { return }
    picture.draw(
      .image(SharedAssets.star, at: place.center - Point(x: 52, y: 0)).scaled(height / 38)
        .named("goal"))
    picture.draw(
      setup[.required], TextStyle(.label, bold: true, fit: 110, height: height),
      at: place.center - Point(x: 20, y: 0), anchor: .left, tint: .white, named: "goal.points")
  }

  /// Adds the crowns on the slab, which the player presses to choose the number of rounds to win.
  func addCrowns(to screen: inout Screen<Action>) {
    guard setup.option == .rounds else { return }
    let columns = layout.goal.columns(MatchSetup.roundsRange.count)
    for (wins, frame) in zip(MatchSetup.roundsRange, columns) {
      screen.add(
        .rounds(wins),
        Spoken(.hands(.roundsLabel), .slider(wins, of: MatchSetup.roundsRange.upperBound)),
        named: "goal.\(wins)", in: frame, mirrorFrame: layout.goal
      ) { state, _, picture in
        FocusRing.draw(around: frame, radius: 24, state, into: &picture)
        let size = state.isPressed ? 0.9 : state.isHovered ? 1.14 : 1
        picture.drawGroup(scaledBy: size, about: frame.center) {
          drawCrown(in: frame, isWanted: wins <= setup.rounds, into: &$0)
        }
        // A won round takes about three throws.
        picture.drawFigure(at: frame.center) {
          for hand in Throw.allCases where wins <= setup.rounds {
            let place = frame.point(0.5, 1) + Point(x: 23 * Double(hand.index - 1), y: 10)
            $0.draw(.image(HandAssets.picture(of: hand), at: place).scaled(0.12).named("expected"))
          }
        }
      }
    }
  }

  /// Adds the button `Continue`, a large arrow over its word, which swells while one of the
  /// throwers warms up.
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

  /// Draws, in the place of `Continue`, an arrow down to the numbers that are still wrong.
  private func drawWayToNumbers(_ view: View, into picture: inout Picture) {
    let bob = 10 * Portable.sin((beat(of: .player, view) ?? 0) * .pi * 2)
    picture.draw(
      .image(Pictogram.down.asset, at: layout.next.center + Point(x: 0, y: bob)).scaled(2)
        .tinted(.earth).named("vacancy"))
  }

  /// Draws on the card, at the end of the name's field, the head of its animal or, in an empty
  /// field, a keyboard; at the table a head has its place beside the field, so an empty one has a
  /// caret.
  func drawOwner(_ view: View, into picture: inout Picture) {
    guard isUnfolded else {
      guard setup.name.isEmpty else { return }
      let caret = Rect(center: layout.name.point(0, 0.5) + Point(x: 24, y: 0), size: Size(4, 30))
      return picture.draw(.roundedRect(caret, radius: 2, tint: .earth).named("typed"))
    }
    let place = layout.name.point(1, 0.5) - Point(x: 38, y: 0)
    guard let champion = champion(view.language) else {
      return picture.draw(
        .image(Pictogram.keys.asset, at: place).tinted(.earth).opacity(0.6).named("typed"))
    }
    picture.draw(
      .image(WidgetAssets.badge(champion), at: place).scaled(0.72).named("owner"))
  }

  func prompt(_ view: View) -> Phrase? { .advice(validation.problems, for: view.device) }

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

  /// Draws the label of each of the three numbers, or its problem.
  private func drawPoints(_ language: Language, into picture: inout Picture) {
    for field in NumberField.allCases {
      let complaint = complaint(about: .number(field))
      let words = language(complaint?.sentence ?? .hands(.field(field)))
      picture.draw(
        .text(
          complaint == nil ? words : words.onTwoLines,
          TextStyle(
            .body, bold: complaint == nil, fit: SetupLayout.field(field).width - 8,
            height: SetupLayout.labelHeight),
          at: SetupLayout.fieldLabel(field), anchor: .left,
          tint: complaint.map(tint(of:)) ?? .ink
        ).named(complaint == nil ? "label.\(field.rawValue)" : "problem.\(field.rawValue)"))
    }
  }

  /// Draws a crown of the goal, or a pale one for a round beyond it.
  func drawCrown(in frame: Rect, isWanted: Bool, into picture: inout Picture) {
    let crown = DrawCommand.image(WidgetAssets.crown, at: frame.center)
    let size = frame.height / 86
    picture.draw(
      isWanted
        ? crown.scaled(size).named("wanted")
        : crown.scaled(0.78 * size).tinted(.ink).opacity(isUnfolded ? 0.16 : 0.4))
  }

  /// Draws the meaning of a number at the end of its field: points for a crown, points lost for a
  /// plaster, or a heap of stars as the goal.
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

  /// Adds the button of a ready-made match by points: its words beside a small or large heap of
  /// stars.
  func addPreset(_ preset: MatchSetup.Preset, to screen: inout Screen<Action>) {
    let (words, frame) = (Phrase.hands(.preset(preset)), SetupLayout.preset(preset))
    screen.add(
      .preset(preset), Spoken(words), named: "preset.\(preset)", in: frame, mirrorFrame: frame
    ) {
      let name = $1.language(words).onTwoLines
      PictureButton.draw("", rows: (0.48, 1), in: frame, $0, into: &$2) { center, picture in
        OutcomeMarks.drawStars(
          preset == .short ? 3 : 10, at: center - Point(x: 130, y: 0),
          size: preset == .short ? 0.68 : 0.5, into: &picture)
        var style = TextStyle(.body, bold: true, fit: 244, height: 50, leading: 1)
        style.size = 23
        picture.draw(name, style, at: center + Point(x: 42, y: 0), tint: .cream)
      }
    }
  }

  /// Returns the colour of a complaint; the colour for a field that is only empty is milder.
  private func tint(of complaint: SetupValidation.Complaint) -> Color {
    complaint.isOnlyMissing ? .earth : .berry
  }
}
