public import Rules

/// Simon Says's words.
public enum SimonSaysWords: Words {
  case single, multi, scoreboard, menuStatus
  case teamHeading, teamQuestion, teamNote, teamStatus
  case badName
  case boardHeading, boardEmpty, boardOrder, boardScrolls(Int)
  case column(Column)
  case kind(Standings.Entry.Kind)
  /// A date of the Gregorian calendar, the month from 1 to 12.
  case date(day: Int, month: Int, year: Int)
  case length
  case listens(Name?), plays(Name?)
  case rightNow, nearly, goesLikeThis, over
  case firstDrum, watch(Int), strikeOne, strike(Int), keys(Int), pad(Int)
  case soFar(Int, of: Int), earned(Int), inARow(Int)
  case mistake(right: Pad, pressed: Pad)
  case firstPoints, tally(points: Int, longest: Int)
  case won, repeated(Int, next: Int, isTeam: Bool)
  case nextRound, stopHere
  case asksUnsaved, saved, notSaved, asksLeave
  case onBoard(Name, points: Int)
  case yourName, teamName, saving
  case save, discard, goBack, tryAgain

  public enum Column: String, Hashable, Sendable, CaseIterable {
    case name, points, who, date
  }

  static var all: [Self] {
    guard let ada = try? Name("Ada") else { return [] }
    let pages: [Self] = [
      single, multi, scoreboard, menuStatus, teamHeading, teamQuestion, teamNote, teamStatus,
      badName, boardHeading, boardEmpty, boardOrder, boardScrolls(40),
    ]
    let round: [Self] = [
      length, listens(ada), listens(nil), plays(ada), plays(nil), rightNow, nearly, goesLikeThis,
      over, firstDrum, watch(4), strikeOne, strike(4), keys(4), pad(4), soFar(2, of: 4), earned(4),
      inARow(10), firstPoints, tally(points: 10, longest: 4), won,
      repeated(10, next: 15, isTeam: false), repeated(10, next: 15, isTeam: true),
    ]
    let cards: [Self] = [
      nextRound, stopHere, asksUnsaved, saved, notSaved, asksLeave, onBoard(ada, points: 10),
      yourName, teamName, saving, save, discard, goBack, tryAgain,
    ]
    let mistakes = Pad.allCases.flatMap { right in
      Pad.allCases.filter { $0 != right }.map { mistake(right: right, pressed: $0) }
    }
    let parts: [[Self]] = [
      pages, Column.allCases.map(column), Standings.Entry.Kind.allCases.map(kind),
      (1...12).map { date(day: 21, month: $0, year: 2026) }, round, mistakes, cards,
    ]
    return Array(parts.joined())
  }

  var entry: Entry {
    switch self {
    case .single: Entry(.button, "single", "Single-player")
    case .multi: Entry(.button, "multi", "Multi-player", note: "Several play together, in turns.")
    case .scoreboard: Entry(.button, "scoreboard", "Scoreboard")
    case .menuStatus:
      Entry(.status, "menu", "Listen to the drums, then play what they played.")
    case .teamHeading: Entry(.heading, "team.heading", "Add players")
    case .teamQuestion: Entry(.label, "team.question", "How many play?")
    case .teamNote:
      Entry(
        .body, "team.note",
        "You play together,\nin turns: whoever is\nnamed repeats the drums.",
        note: "A narrow column: up to 26 letters a line, up to five lines.")
    case .teamStatus:
      Entry(.status, "team.status", "Type the players' names in the order of their turns.")
    case .badName: Entry(.title, "bad-name", "Not this name")
    case .boardHeading: Entry(.heading, "board.heading", "High Scores")
    case .boardEmpty:
      Entry(.note, "board.empty", "No scores yet. The first one could be yours.")
    case .boardOrder:
      Entry(.status, "board.order", "Best first; of equal scores the earlier one first.")
    case .boardScrolls(let count):
      Entry(
        .status, "board.scrolls",
        counting: "{count} scores. Scroll with the wheel, the arrows or by dragging.", count)
    case .column(let column):
      Entry(
        .table, "column.\(column)", column.rawValue.capitalizedFirst, note: "The head of a column.")
    case .kind(.single): Entry(.table, "kind.single", "alone", note: "Who played: one player.")
    case .kind(.team): Entry(.table, "kind.team", "team", note: "Who played: several players.")
    case .date(let day, let month, let year): Self.date(day, month, year)
    default: roundEntry
    }
  }

  private static func date(_ day: Int, _ month: Int, _ year: Int) -> Entry {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let name = names[max(1, min(12, month)) - 1]
    return Entry(
      .table, "date.\(month)", "{day} \(name) {year}",
      ["day": .number(day), "year": .number(year)],
      note: "A short date, in the order that is usual; a figure may stand for the month.")
  }
}
