public import Rules

/// The words about names of players and teams, and names for those who can't type.
public enum NameWords: Words {
  case wrong(NameError)
  /// The error of a name, of one of several players.
  case wrongOf(player: Int, NameError)
  case ready(ReadyName)
  case padGivesNames, fingerGivesNames

  public enum ReadyName: String, Hashable, Sendable, CaseIterable {
    case toucan, jaguar, parrot, tapir, gecko, sloth, iguana, ocelot
  }

  static let all: [Self] =
    NameError.allCases.map(wrong)
    + NameError.allCases.filter { $0 != .missing }.map { wrongOf(player: 2, $0) }
    + [padGivesNames, fingerGivesNames] + ReadyName.allCases.map(ready)

  var entry: Entry {
    switch self {
    case .wrong(let problem):
      Entry(
        .problem, "wrong.\(problem.rawValue.kebab)", Self.sentence(problem), Self.values(problem))
    case .wrongOf(let player, let problem):
      Entry(
        .status, "wrong-of.\(problem.rawValue.kebab)", "Player {player}: " + Self.sentence(problem),
        Self.values(problem).merging(["player": .number(player)]) { $1 },
        note: "{player} is the place of the player in the team, 1 to 5.")
    case .ready(let name):
      Entry(
        .name, "ready.\(name)", name.rawValue.capitalizedFirst,
        note: "A name for a child who can't type one: any animal of the jungle with a nice name.")
    case .padGivesNames:
      Entry(
        .status, "pad-gives-names", "A gives a name, X another one.",
        note: "A and X are buttons of a gamepad.")
    case .fingerGivesNames:
      Entry(
        .status, "finger-gives-names", "Tap the field for a name, and again for another one.")
    }
  }

  private static func sentence(_ problem: NameError) -> String {
    switch problem {
    case .missing: "Please type a name."
    case .tooLong: "A name can have at most {letters} characters."
    case .reserved: "A name can't contain : or /."
    case .control: "A name can't contain line breaks or tabs."
    case .unseen: "A name can't contain invisible characters."
    case .stacked: "A name can't pile so many marks on one letter."
    }
  }

  private static func values(_ problem: NameError) -> [String: Entry.Value] {
    problem == .tooLong ? ["letters": .number(Name.longest)] : [:]
  }
}

/// Names for players who have no keyboard to type one.
extension Language {
  /// All ready names, in the order in which they are offered.
  public var readyNames: [String] { NameWords.ReadyName.allCases.map { self(.name(.ready($0))) } }

  /// The ready name after `name` that is not `taken`; after any other text, the first.
  public func readyName(after name: String, without taken: Set<String>) -> String {
    readyNames.next(after: name, without: taken) ?? name
  }
}
