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
      .text(
        view.language(.hands(.heading)),
        TextStyle(.label, bold: true, fit: SetupLayout.page.width, height: 60),
        at: SetupLayout.heading, tint: .ink))
    picture.draw(
      note(
        view.language(.hands(.nameLabel)), at: SetupLayout.nameLabel, width: 156, isBold: true))
    let complaint = complaint(about: .name)
    drawComplaint(
      (complaint?.words).map { view.language($0) }, isGentle: complaint?.isGentle == true,
      "problem.name", at: SetupLayout.nameProblem, under: SetupLayout.nameProblemRoom,
      into: &picture)
    TabRow.drawLine(under: SetupLayout.tabRow, into: &picture)
    switch setup.option {
    case .rounds: drawRounds(view.language, into: &picture)
    case .points: drawPoints(view.language, into: &picture)
    }
    if let length = review.length {
      let room = SetupLayout.next.minX - SetupLayout.length.x - 24
      picture.draw(note(view.language(length), at: SetupLayout.length, width: room).named("length"))
    }
  }

  func prompt(_ view: View) -> Phrase? { .advice(review.problems, for: view.device) }

  private func drawRounds(_ language: Language, into picture: inout Picture) {
    picture.draw(
      .text(
        language(.hands(.roundsLabel)),
        TextStyle(.body, bold: true, fit: SetupLayout.slider.width + 160),
        at: SetupLayout.sliderLabel, tint: .ink))
    for value in MatchSetup.roundsRange {
      picture.draw(
        .text(
          String(value), TextStyle(.label, bold: value == slider.value),
          at: Point(x: slider.mark(of: Double(value)).x, y: SetupLayout.sliderMarks), tint: .ink
        ).opacity(value == slider.value ? 1 : 0.7))
    }
    // Hands fill the place of the other page's presets.
    for (index, hand) in Throw.allCases.enumerated() {
      let place = SetupLayout.hands + Point(x: SetupLayout.handStep * Double(index - 1), y: 0)
      picture.draw(.image(HandAssets.picture(of: hand), at: place).scaled(0.42))
    }
  }

  private func drawPoints(_ language: Language, into picture: inout Picture) {
    for field in NumberField.allCases {
      let frame = SetupLayout.field(field)
      picture.draw(
        note(
          language(.hands(.field(field))), at: SetupLayout.fieldLabel(field),
          width: frame.width - 8,
          isBold: true))
      let complaint = complaint(about: .number(field))
      drawComplaint(
        (complaint?.words).map { language($0).onTwoLines },
        isGentle: complaint?.isGentle == true, "problem.\(field.rawValue)",
        at: SetupLayout.fieldProblem(field), under: frame, into: &picture)
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
    _ complaint: String?, isGentle: Bool, _ name: String, at point: Point, under field: Rect,
    into picture: inout Picture
  ) {
    guard let complaint else { return }
    picture.draw(
      note(complaint, at: point, width: field.width - 8, height: 38)
        .tinted(isGentle ? .earth : .berry).named(name))
  }
}
