internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// Draws the setup card on the clearing.
extension SetupPage {
  func draw(_ view: View, into picture: inout Picture) {
    ground.draw(watching: controls.pointer, view, into: &picture)
    picture.draw(.flood(.night).opacity(0.25))
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SetupLayout.card))
    picture.draw(
      view.language(.hands(.heading)),
      TextStyle(
        .label, bold: true, fit: SetupLayout.heading.width, height: SetupLayout.heading.height),
      at: SetupLayout.heading.center, tint: .ink)
    if let complaint = complaint(about: .name) {
      drawComplaint(
        view.language(complaint.words).onTwoLines, isGentle: complaint.isGentle, "problem.name",
        at: SetupLayout.nameLabel, beside: SetupLayout.name, into: &picture)
    } else {
      picture.draw(
        note(
          view.language(.hands(.nameLabel)), at: SetupLayout.nameLabel,
          width: SetupLayout.name.width - 8, isBold: true))
    }
    TabRow.drawLine(under: SetupLayout.tabRow, into: &picture)
    switch setup.option {
    case .rounds: drawRounds(view.language, into: &picture)
    case .points: drawPoints(view.language, into: &picture)
    }
    if review.isComplete {
      // What is left to do glows.
      picture.draw(.rim(SetupLayout.next.insetBy(-8), radius: 34, width: 6, tint: .sun))
    }
    if let length = review.length {
      let room = SetupLayout.length
      let words = note(
        view.language(length), at: room.point(0, 0.5), width: room.width, height: room.height)
      picture.draw(words.named("length"))
    }
  }

  func prompt(_ view: View) -> Phrase? { .advice(review.problems, for: view.device) }

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
        language(complaint.words).onTwoLines, isGentle: complaint.isGentle,
        "problem.\(field.rawValue)", at: SetupLayout.fieldProblem(field), beside: frame,
        into: &picture)
    }
  }

  /// Draws a crown that has to be won, or its outline.
  func drawCrown(in frame: Rect, isWanted: Bool, into picture: inout Picture) {
    let crown = DrawCommand.image(WidgetAssets.crown, at: frame.center)
    picture.draw(
      isWanted ? crown.scaled(0.8).named("wanted") : crown.scaled(0.62).tinted(.ink).opacity(0.16))
  }

  /// Draws what a number stands for at the end of its field: a win, a loss, the goal.
  func drawToken(of field: NumberField, into picture: inout Picture) {
    let frame = SetupLayout.field(field)
    let place = Point(x: frame.maxX - 34, y: frame.center.y)
    switch field {
    case .win: picture.draw(.image(WidgetAssets.crown, at: place).scaled(0.5))
    case .lose: picture.draw(.image(WidgetAssets.flower, at: place).scaled(0.7))
    case .required: picture.draw(.image(Pictogram.goal.asset, at: place))
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
