internal import Animation
internal import Props
internal import Rules
internal import Stage

/// The pages without drums: the players' names, and the scoreboard.
extension SimonSaysScene {
  var teamPage: [DrawCommand] {
    var commands: [DrawCommand] = [
      DrawCommand.flood(.night).opacity(0.25),
      .panel(PropAssets.card, inset: 64, in: SimonTeamLayout.card),
      .text(
        SimonSaysWords.teamHeading,
        TextStyle(.heading, bold: true, fit: SimonTeamLayout.noteWidth),
        at: SimonTeamLayout.heading, tint: .ink),
      .text(
        SimonSaysWords.teamQuestion, TextStyle(.body, bold: true),
        at: SimonTeamLayout.question, tint: .ink),
      .text(
        SimonSaysWords.teamNote, TextStyle(.body, fit: SimonTeamLayout.noteWidth),
        at: SimonTeamLayout.note, tint: .ink),
    ]
    commands += stepper.draw(controls, among: activeControls)
    for player in 0..<setup.count { commands += nameRow(player) }
    return commands + Button.draw("Start", in: SimonTeamLayout.start, state(.start))
      + StatusStrip.draw(SimonSaysWords.teamStatus(setup.problems, for: device))
  }

  private func nameRow(_ player: Int) -> [DrawCommand] {
    let problem = setup.problems[player].flatMap { $0 == .missing ? nil : $0 }
    let number = DrawCommand.text(
      "\(player + 1)", TextStyle(.label, bold: true), at: SimonTeamLayout.number(player), tint: .ink
    )
    let field = fields[.player(player)]?.draw(
      in: SimonTeamLayout.name(player), state(.player(player)), isWrong: problem != nil)
    return [number] + (field ?? [])
  }

  // MARK: - Scoreboard

  func boardPage(_ board: SimonBoard, at time: Time) -> [DrawCommand] {
    let count = board.standings.entries.count
    let commands: [DrawCommand] = [
      DrawCommand.flood(.night).opacity(0.25),
      .panel(PropAssets.card, inset: 64, in: SimonBoardLayout.card),
      .text(
        SimonSaysWords.boardHeading, TextStyle(.heading, bold: true),
        at: SimonBoardLayout.heading, tint: .ink),
    ]
    guard count > 0 else {
      return commands + [
        DrawCommand.text(
          SimonSaysWords.boardEmpty, TextStyle(.body), at: SimonBoardLayout.empty, tint: .ink
        ).named("empty")
      ]
    }
    let offset = board.offset(at: time)
    let first = max(0, Int(offset))
    let seen = first..<min(count, first + SimonBoardLayout.rowCount + 1)
    return commands + columnHeads
      + seen.flatMap { row(board.standings.row(at: $0), at: Double($0) - offset) }
      + scrollBar(board, at: offset)
      + StatusStrip.draw(SimonSaysWords.boardStatus(count))
  }

  private var columnHeads: [DrawCommand] {
    func head(_ words: String, _ x: Double, _ anchor: Point) -> DrawCommand {
      .text(
        words, TextStyle(.body, bold: true), at: Point(x: x, y: SimonBoardLayout.columnsY),
        anchor: anchor, tint: .earth)
    }
    return [
      head("Name", SimonBoardLayout.name, .left),
      head("Points", SimonBoardLayout.points, .right),
      head("Who", SimonBoardLayout.kind, .left),
      head("Date", SimonBoardLayout.date, .right),
    ]
  }

  /// A row that is so many rows below the top; at the edges of the list it fades.
  private func row(_ row: Standings.Row, at place: Double) -> [DrawCommand] {
    let height = SimonBoardLayout.rowHeight
    let list = SimonBoardLayout.list
    let frame = Rect(
      x: list.minX, y: list.minY + place * height, width: list.width, height: height)
    let visible = max(
      0, min(1, 1 + place, Double(SimonBoardLayout.rowCount) - place))
    let y = frame.center.y
    func cell(
      _ words: String, _ x: Double, _ anchor: Point, bold: Bool = false, fit: Double? = nil
    ) -> DrawCommand {
      DrawCommand.text(
        words, TextStyle(.body, bold: bold || row.isNewest, fit: fit), at: Point(x: x, y: y),
        anchor: anchor, tint: .ink
      ).opacity(visible)
    }
    let ground: [DrawCommand] =
      row.isNewest
      ? [
        DrawCommand.rounded(frame.insetBy(1), radius: 14, tint: .earth).opacity(visible),
        DrawCommand.rounded(frame.insetBy(4), radius: 11, tint: .sun).opacity(visible)
          .named("newest"),
      ]
      : row.rank.isMultiple(of: 2)
        ? [] : [DrawCommand.rounded(frame, radius: 14, tint: .clay).opacity(0.16 * visible)]
    return ground + [
      cell("\(row.rank)", SimonBoardLayout.rank, .right, bold: true, fit: 52),
      cell(
        row.entry.name.text, SimonBoardLayout.name, .left, fit: SimonBoardLayout.nameWidth
      ).named("row.\(row.rank)"),
      cell("\(row.entry.points)", SimonBoardLayout.points, .right, bold: true),
      cell(SimonSaysWords.kind(row.entry.kind), SimonBoardLayout.kind, .left),
      cell(SimonSaysWords.date(row.entry.date), SimonBoardLayout.date, .right),
    ]
  }

  private func scrollBar(_ board: SimonBoard, at offset: Double) -> [DrawCommand] {
    guard board.last > 0 else { return [] }
    let bar = SimonBoardLayout.bar
    let share = Double(SimonBoardLayout.rowCount) / Double(board.standings.entries.count)
    let height = max(32, bar.height * share)
    let thumb = Rect(
      x: bar.minX, y: bar.minY + (bar.height - height) * offset / board.last,
      width: bar.width, height: height)
    return [
      DrawCommand.rounded(bar, radius: 4, tint: .clay).opacity(0.35),
      .rounded(thumb, radius: 4, tint: .earth),
    ]
  }
}
