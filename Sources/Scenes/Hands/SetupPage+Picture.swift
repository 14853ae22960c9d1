internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The card on which the match is set up, on the clearing.
extension SetupPage {
  func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(BoardAssets.frame))
    picture.draw(.flood(.night).opacity(0.25))
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SetupLayout.card))
    picture.draw(
      .text(
        HandsWords.heading, TextStyle(.label, bold: true, fit: SetupLayout.page.width),
        at: SetupLayout.heading, tint: .ink))
    picture.draw(note(HandsWords.nameLabel, at: SetupLayout.nameLabel, width: 156, isBold: true))
    drawComplaint(
      review.name, "problem.name", at: SetupLayout.nameProblem, under: SetupLayout.nameProblemRoom,
      into: &picture)
    TabRow.drawLine(under: SetupLayout.tabRow, into: &picture)
    switch setup.option {
    case .rounds: drawRounds(into: &picture)
    case .points: drawPoints(into: &picture)
    }
    if let length = review.length {
      let room = SetupLayout.next.minX - SetupLayout.length.x - 24
      picture.draw(note(length, at: SetupLayout.length, width: room).named("length"))
    }
    StatusStrip.draw(HandsWords.advice(review.problems, for: view.device), view, into: &picture)
  }

  private func drawRounds(into picture: inout Picture) {
    picture.draw(
      .text(
        HandsWords.sliderLabel, TextStyle(.body, bold: true), at: SetupLayout.sliderLabel,
        tint: .ink))
    for value in MatchSetup.roundsRange {
      picture.draw(
        .text(
          String(value), TextStyle(.label, bold: value == slider.value),
          at: Point(x: slider.mark(of: Double(value)).x, y: SetupLayout.sliderMarks), tint: .ink
        ).opacity(value == slider.value ? 1 : 0.7))
    }
    // What the match is about, where the page of points has its presets.
    for (index, hand) in Throw.allCases.enumerated() {
      let place = SetupLayout.hands + Point(x: SetupLayout.handStep * Double(index - 1), y: 0)
      picture.draw(.image(HandAssets.picture(of: hand), at: place).scaled(0.42))
    }
  }

  private func drawPoints(into picture: inout Picture) {
    for field in NumberField.allCases {
      let frame = SetupLayout.field(field)
      picture.draw(
        note(
          HandsWords.field(field), at: SetupLayout.fieldLabel(field), width: frame.width - 8,
          isBold: true))
      drawComplaint(
        review.numbers[field], "problem.\(field.rawValue)", at: SetupLayout.fieldProblem(field),
        under: frame, into: &picture)
    }
  }

  private func note(
    _ words: String, at point: Point, width: Double, height: Double = 46, isBold: Bool = false
  ) -> DrawCommand {
    .text(
      words, TextStyle(.body, bold: isBold, fit: width, height: height), at: point, anchor: .left,
      tint: .ink)
  }

  /// What is wrong with a field, beside it.
  private func drawComplaint(
    _ complaint: SetupReview.Complaint?, _ name: String, at point: Point, under field: Rect,
    into picture: inout Picture
  ) {
    guard let complaint else { return }
    picture.draw(
      note(complaint.words, at: point, width: field.width - 8, height: 38)
        .tinted(complaint.isGentle ? .earth : .berry).named(name))
  }
}
