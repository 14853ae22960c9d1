internal import Animation
internal import Props
internal import Rules
internal import Stage

extension HandsScene {
  /// The card on which the match is set up, on the clearing.
  func setupScreen(_ list: [Control], at time: Time) -> [DrawCommand] {
    var commands: [DrawCommand] = [
      .backdrop(BoardAssets.frame), DrawCommand.flood(.night).opacity(0.25),
      .panel(PropAssets.card, inset: 64, in: SetupLayout.card),
      .text(
        HandsWords.heading, TextStyle(.label, bold: true, fit: SetupLayout.page.width),
        at: SetupLayout.heading, tint: .ink),
    ]
    commands += nameRow(list) + TabRow.line(under: SetupLayout.tabRow)
    for option in MatchSetup.Option.allCases {
      commands += TabRow.draw(
        HandsWords.option(option), isChosen: setup.option == option,
        in: SetupLayout.option(option), controls.state(of: .option(option), among: list))
    }
    switch setup.option {
    case .rounds: commands += roundsArea(list, at: time)
    case .points: commands += pointsArea(list)
    }
    return commands + length + next(list, at: time)
  }

  private func nameRow(_ list: [Control]) -> [DrawCommand] {
    let problem = setup.problems.name
    var commands: [DrawCommand] = [
      note(HandsWords.nameLabel, at: SetupLayout.nameLabel, width: 156, isBold: true)
    ]
    if let field = fields[.nameField] {
      commands += field.draw(
        in: SetupLayout.name, controls.state(of: .nameField, among: list),
        isWrong: problem.map { $0 != .missing } ?? false)
    }
    if let problem {
      commands += complaint(
        problem.message, isGentle: problem == .missing, at: SetupLayout.nameProblem,
        width: SetupLayout.name.width - 8, named: "problem.name")
    }
    return commands
  }

  private func roundsArea(_ list: [Control], at time: Time) -> [DrawCommand] {
    let marks = MatchSetup.roundsRange.map { value in
      DrawCommand.text(
        "\(value)", TextStyle(.label, bold: value == slider.value),
        at: Point(x: slider.mark(of: Double(value)).x, y: SetupLayout.sliderMarks), tint: .ink
      ).opacity(value == slider.value ? 1 : 0.7)
    }
    return [
      .text(
        HandsWords.sliderLabel, TextStyle(.body, bold: true), at: SetupLayout.sliderLabel,
        tint: .ink)
    ]
      + slider.draw(
        at: time, controls.state(of: .slider, among: list), isCalm: preferences.isCalm)
      + marks + hands
  }

  /// What the match is about, where the page of points has its presets.
  private var hands: [DrawCommand] {
    Throw.allCases.enumerated().map { index, hand in
      let place = SetupLayout.hands + Point(x: SetupLayout.handStep * Double(index - 1), y: 0)
      return DrawCommand.image(HandAssets.picture(of: hand), at: place).scaled(0.42)
    }
  }

  private func pointsArea(_ list: [Control]) -> [DrawCommand] {
    let problems = setup.problems.numbers
    let columns = NumberField.allCases.flatMap { field -> [DrawCommand] in
      let frame = SetupLayout.field(field)
      let problem = problems[field]
      var column: [DrawCommand] = [
        note(
          HandsWords.field(field), at: SetupLayout.fieldLabel(field), width: frame.width - 8,
          isBold: true)
      ]
      column +=
        fields[.field(field)]?.draw(
          in: frame, controls.state(of: .field(field), among: list),
          isWrong: problem.map { $0 != .missing } ?? false) ?? []
      if let problem {
        column += complaint(
          problem.message.onTwoLines, isGentle: problem == .missing,
          at: SetupLayout.fieldProblem(field), width: frame.width - 8,
          named: "problem.\(field.rawValue)")
      }
      return column
    }
    let presets = MatchSetup.Preset.allCases.flatMap { preset in
      Button.draw(
        HandsWords.preset(preset), scale: .body, in: SetupLayout.preset(preset),
        controls.state(of: .preset(preset), among: list))
    }
    return columns + presets
  }

  /// About how many throws the match will take, as soon as that is known.
  private var length: [DrawCommand] {
    guard let goal = setup.goal, let expected = ExpectedLength(of: goal) else { return [] }
    let room = SetupLayout.next.minX - SetupLayout.length.x - 24
    return [note(expected.text, at: SetupLayout.length, width: room).named("length")]
  }

  private func next(_ list: [Control], at time: Time) -> [DrawCommand] {
    guard setup.isComplete else { return [] }
    return offered("Continue", .next, in: SetupLayout.next, among: list, at: time)
  }

  private func note(
    _ words: String, at point: Point, width: Double, isBold: Bool = false
  ) -> DrawCommand {
    .text(
      words, TextStyle(.body, bold: isBold, fit: width), at: point,
      anchor: Point(x: 0, y: 0.5), tint: .ink)
  }

  /// What is wrong with a field; gentle where it is only empty.
  private func complaint(
    _ words: String, isGentle: Bool, at point: Point, width: Double, named name: String
  ) -> [DrawCommand] {
    [
      note(words, at: point, width: width)
        .tinted(isGentle ? .earth : .berry).named(name)
    ]
  }
}
