internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

extension HandsScene {
  /// The card on which the match is set up, on the clearing.
  func drawSetup(_ states: ControlStates, at time: Time, into picture: inout Picture) {
    picture.draw(.backdrop(BoardAssets.frame))
    picture.draw(.flood(.night).opacity(0.25))
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SetupLayout.card))
    picture.draw(
      .text(
        HandsWords.heading, TextStyle(.label, bold: true, fit: SetupLayout.page.width),
        at: SetupLayout.heading, tint: .ink))
    drawNameRow(states, into: &picture)
    TabRow.drawLine(under: SetupLayout.tabRow, into: &picture)
    for option in MatchSetup.Option.allCases {
      TabRow.draw(
        HandsWords.option(option), isChosen: setup.option == option,
        in: SetupLayout.option(option), states[.option(option)], into: &picture)
    }
    switch setup.option {
    case .rounds: drawRounds(states, at: time, into: &picture)
    case .points: drawPoints(states, into: &picture)
    }
    if let length = review.length {
      let room = SetupLayout.next.minX - SetupLayout.length.x - 24
      picture.draw(note(length, at: SetupLayout.length, width: room).named("length"))
    }
    guard review.isComplete else { return }
    drawOffered("Continue", in: SetupLayout.next, states[.next], at: time, into: &picture)
  }

  private func drawNameRow(_ states: ControlStates, into picture: inout Picture) {
    picture.draw(note(HandsWords.nameLabel, at: SetupLayout.nameLabel, width: 156, isBold: true))
    fields[.nameField]?.draw(
      in: SetupLayout.name, states[.nameField], isWrong: review.name?.isGentle == false,
      into: &picture)
    guard let complaint = review.name else { return }
    picture.draw(
      words(of: complaint, at: SetupLayout.nameProblem, width: SetupLayout.name.width - 8)
        .named("problem.name"))
  }

  private func drawRounds(_ states: ControlStates, at time: Time, into picture: inout Picture) {
    picture.draw(
      .text(
        HandsWords.sliderLabel, TextStyle(.body, bold: true), at: SetupLayout.sliderLabel,
        tint: .ink))
    slider.draw(at: time, states[.slider], isCalm: preferences.isCalm, into: &picture)
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

  private func drawPoints(_ states: ControlStates, into picture: inout Picture) {
    for field in NumberField.allCases {
      let frame = SetupLayout.field(field)
      let complaint = review.numbers[field]
      picture.draw(
        note(
          HandsWords.field(field), at: SetupLayout.fieldLabel(field), width: frame.width - 8,
          isBold: true))
      fields[.field(field)]?.draw(
        in: frame, states[.field(field)], isWrong: complaint?.isGentle == false, into: &picture)
      guard let complaint else { continue }
      picture.draw(
        words(of: complaint, at: SetupLayout.fieldProblem(field), width: frame.width - 8)
          .named("problem.\(field.rawValue)"))
    }
    for preset in MatchSetup.Preset.allCases {
      Button.draw(
        HandsWords.preset(preset), scale: .body, in: SetupLayout.preset(preset),
        states[.preset(preset)], into: &picture)
    }
  }

  private func note(
    _ words: String, at point: Point, width: Double, isBold: Bool = false
  ) -> DrawCommand {
    .text(
      words, TextStyle(.body, bold: isBold, fit: width), at: point, anchor: .left, tint: .ink)
  }

  /// What is wrong with a field, beside it.
  private func words(
    of complaint: SetupReview.Complaint, at point: Point, width: Double
  ) -> DrawCommand {
    note(complaint.words, at: point, width: width).tinted(complaint.isGentle ? .earth : .berry)
  }
}
