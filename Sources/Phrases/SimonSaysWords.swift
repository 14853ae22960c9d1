public import Rules

public enum SimonSaysWords: Words {
  case single, multi, scoreboard, menuStatus
  case teamHeading, teamQuestion, teamNote, secondTry, teamStatus
  case badName
  case boardEmpty, boardOrder, boardScrolls(Int)
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
  case nextRound
  case asksUnsaved, saved, notSaved, asksLeave, record
  case onBoard(Name, points: Int)
  case yourName, teamName, ourTeam, saving
  case save, discard, tryAgain

  public enum Column: String, Hashable, Sendable, CaseIterable {
    case name, points, who, date
  }

  static var all: [Self] {
    guard let ada = try? Name("Ada") else { return [] }
    let pages: [Self] = [
      single, multi, scoreboard, menuStatus, teamHeading, teamQuestion, teamNote, secondTry,
      teamStatus, badName, boardEmpty, boardOrder, boardScrolls(40),
    ]
    let round: [Self] = [
      length, listens(ada), listens(nil), plays(ada), plays(nil), rightNow, nearly, goesLikeThis,
      over, firstDrum, watch(4), strikeOne, strike(4), keys(4), pad(4), soFar(2, of: 4), earned(4),
      inARow(10), firstPoints, tally(points: 10, longest: 4), won,
      repeated(10, next: 15, isTeam: false), repeated(10, next: 15, isTeam: true),
    ]
    let cards: [Self] = [
      nextRound, asksUnsaved, saved, notSaved, asksLeave, record,
      onBoard(ada, points: 10), yourName, teamName, ourTeam, saving, save, discard, tryAgain,
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
        "You are one team.", note: "All players together. One line of up to 24 letters.")
    case .secondTry:
      Entry(
        .label, "team.second-try", "A second try",
        note: "A team's switch: its first mistake does not end the game. Up to 20 letters.")
    case .teamStatus:
      Entry(.status, "team.status", "Type the players' names in the order of their turns.")
    case .badName: Entry(.title, "bad-name", "Not this name")
    case .boardEmpty:
      Entry(.note, "board.empty", "No scores yet. The first one could be yours.")
    case .boardOrder:
      Entry(.status, "board.order", "Most points at the top.")
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

/// The words around the drums, and on the cards after them.
extension SimonSaysWords {
  var roundEntry: Entry {
    switch self {
    case .length: Entry(.plaque, "length", "Length", note: "Over figures such as 3 of 10: drums.")
    case .listens(let name?):
      Entry(.shout, "listens", "{name}, listen…", ["name": .name(name.text)])
    case .listens(nil): Entry(.shout, "listens.alone", "Listen…")
    case .plays(let name?):
      Entry(.shout, "plays", "{name} plays", ["name": .name(name.text)], note: "It is their turn.")
    case .plays(nil): Entry(.shout, "plays.alone", "Your turn")
    case .rightNow: Entry(.shout, "right", "Right!")
    case .nearly: Entry(.title, "nearly", "Nearly!", note: "A kind word after a mistake.")
    case .goesLikeThis: Entry(.shout, "goes-like-this", "It goes like this")
    case .firstDrum: Entry(.status, "first-drum", "One drum to begin with.")
    case .watch(let count):
      counted("watch", "Watch and listen: {count} drums.", count)
    case .strikeOne: Entry(.status, "strike-one", "Now strike the same drum.")
    case .strike(let count): counted("strike", "Now strike the same {count} drums.", count)
    case .keys(let count):
      Entry(
        .status, "keys", counting: "Now you, {count} drum[s]: the arrows, or 1 2 3 4.", count,
        note: "Keys of the keyboard.")
    case .pad(let count):
      Entry(
        .status, "pad", counting: "Now you, {count} drum[s]: the pad, or X Y RB LB.", count,
        note: "Buttons of a gamepad; the pad is its cross of arrows.")
    case .soFar(let done, let all):
      Entry(
        .status, "so-far", "Right so far: {done} of {all}.",
        ["done": .number(done), "all": .number(all)], note: "Drums; {done} from 1, {all} from 2 on."
      )
    case .earned(let points):
      Entry(.status, "earned", counting: "Right! That is {count} point[s].", points)
    case .inARow(let count): counted("in-a-row", "{count} drums in a row!", count)
    case .mistake(let right, let pressed):
      Entry(
        .status, "mistake.\(right).\(pressed)", "The \(right) was next, not the \(pressed).",
        note: "Drums with pictures on them: leaf, flower, sun and drop of water.")
    default: cardEntry
    }
  }

  /// An entry whose count is never one.
  private func counted(_ key: String, _ english: String, _ count: Int) -> Entry {
    Entry(.status, key, counting: english, count, note: "From 2 on.")
  }

  private var cardEntry: Entry {
    switch self {
    case .firstPoints: Entry(.body, "first-points", "The next game brings the first points.")
    case .tally(let points, let longest):
      Entry(
        .body, "tally", counting: "{count} point[s], the longest sequence: {longest}.", points,
        ["longest": .number(longest)], note: "One line of up to 60 letters.")
    case .over:
      Entry(.title, "over", "The end!", note: "The game is over, as at the end of a tale.")
    case .won: Entry(.title, "won", "You have won!")
    case .repeated(let count, let next, let isTeam):
      isTeam
        ? repeated("repeated.team", "Your team", count, next)
        : repeated("repeated", "You", count, next)
    case .nextRound: Entry(.button, "next-round", "Next Round")
    case .asksUnsaved: Entry(.title, "asks-unsaved", "Leave without saving?")
    case .saved: Entry(.title, "saved", "Saved", note: "The score is on the scoreboard.")
    case .notSaved: Entry(.title, "not-saved", "Not saved")
    case .record:
      Entry(.title, "record", "A new record!", note: "More points than in any game before.")
    case .asksLeave: Entry(.title, "asks-leave", "Leave the game?")
    case .onBoard(let name, let points):
      Entry(
        .body, "on-board", counting: "{name} is on the scoreboard\nwith {count} point[s].", points,
        ["name": .name(name.text)], note: "{name} is a player or a team.")
    case .yourName: Entry(.note, "your-name", "Your name for the scoreboard:")
    case .teamName: Entry(.note, "team-name", "What is your team called?")
    case .ourTeam:
      Entry(.name, "our-team", "Drum Team", note: "A team's name, one thing and not many.")
    case .saving: Entry(.note, "saving", "Saving…")
    case .save: Entry(.button, "save", "Save")
    case .discard: Entry(.button, "discard", "Don't Save")
    default: Entry(.button, "try-again", "Try Again", note: "To save the score.")
    }
  }

  private func repeated(_ key: String, _ who: String, _ count: Int, _ next: Int) -> Entry {
    let english = "\(who) repeated all {count} drums.\nThe next round grows to {next}."
    return Entry(
      .body, key, counting: english, count, ["next": .number(next)],
      note: "{count} is 10, 15, 20 and so on.")
  }
}
