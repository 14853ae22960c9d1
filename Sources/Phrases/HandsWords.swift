public import Rules

/// The words of rock, paper, scissors.
public enum HandsWords: Words {
  case nameLabel, roundsLabel
  case option(MatchSetup.Option)
  case field(NumberField)
  case preset(MatchSetup.Preset)
  case advisesBadge, advisesContinue, advisesNumbers
  case badName
  case number(NumberError)
  /// A match's approximate number of throws; nil above a million.
  case length(throws: Int?, isLong: Bool)
  case shortest(throws: Int)
  case invitation(Name)
  /// A number of the count to three.
  case count(Int)
  case label(Outcome, Name)
  case matchLabel(Name)
  case tie(Throw)
  /// What a throw does to the one that it beats.
  case deed(Throw)
  case asking, choosing
  case nextTurn, reset
  case asksLeave, asksReset
  case hasPoints(Name, Int, of: Int)
  case hasRounds(Name, Int, of: Int)
  case losesMatch, losesAll
  case victory
  case reached(Name, points: Int, throws: Int)
  case won(Name, rounds: Int, throws: Int)

  static var all: [Self] {
    guard let ada = try? Name("Ada") else { return [] }
    let page = [
      nameLabel, roundsLabel, advisesBadge, advisesContinue, advisesNumbers,
    ]
    let lengths = [18, 200].map { length(throws: $0, isLong: $0 > 100) }
    let table: [Self] = [
      invitation(ada), matchLabel(ada), asking, choosing, nextTurn, reset, asksLeave, asksReset,
      hasPoints(ada, 10, of: 50), hasRounds(ada, 1, of: 3), losesMatch,
      losesAll, victory, reached(ada, points: 50, throws: 18),
    ]
    let parts: [[Self]] = [
      page, MatchSetup.Option.allCases.map(option), NumberField.allCases.map(field),
      MatchSetup.Preset.allCases.map(preset), [badName], NumberError.allCases.map(number), lengths,
      [length(throws: nil, isLong: true), shortest(throws: 3)], (1...3).map(count),
      Outcome.allCases.map { label($0, ada) }, Throw.allCases.flatMap { [tie($0), deed($0)] },
      table, MatchSetup.roundsRange.map { won(ada, rounds: $0, throws: 18) },
    ]
    return Array(parts.joined())
  }

  var entry: Entry {
    switch self {
    case .nameLabel: Entry(.label, "name", "Your name")
    case .roundsLabel:
      Entry(.note, "rounds-to-win", "Rounds you must win", note: "Over a slider from 1 to 5.")
    case .option(.rounds):
      Entry(.choice, "option.rounds", "Win rounds", note: "How a match is won.")
    case .option(.points):
      Entry(.choice, "option.points", "Collect points", note: "How a match is won.")
    case .field(.win): Entry(.label, "field.win", "Points for a win")
    case .field(.lose): Entry(.label, "field.lose", "Taken for a loss", note: "Points, that is.")
    case .field(.required): Entry(.label, "field.required", "Points to reach")
    case .preset(let preset): Self.preset(preset)
    case .advisesBadge:
      Entry(.status, "advises.badge", "Press an animal, or type your name.")
    case .advisesContinue:
      Entry(
        .status, "advises.continue", "Press Continue when you are ready.",
        note: "Continue is the button that is translated in common.continue.")
    case .advisesNumbers:
      Entry(.status, "advises.numbers", "Fill in the three numbers, or take a ready game.")
    case .badName: Entry(.title, "bad-name", "Another name, please")
    case .number(let problem):
      Entry(.problem, "number.\(problem.rawValue.kebab)", Self.sentence(problem))
    case .length(let count, let isLong): Self.length(count, isLong)
    case .shortest(let count):
      Entry(
        .note, "length.shortest", counting: "at least {count} throw[s]", count, as: .grouped(count),
        note: "How long a match will take.")
    default: tableEntry
    }
  }

  private static func preset(_ preset: MatchSetup.Preset) -> Entry {
    let scale = preset.scale
    return Entry(
      .button, "preset.\(preset)",
      "\("\(preset)".capitalizedFirst) game: {win}, {lose}, {required}",
      [
        "win": .number(scale.win), "lose": .number(scale.lose), "required": .number(scale.required),
      ],
      note: "The figures are points: for a win, taken for a loss, to reach.")
  }

  private static func length(_ count: Int?, _ isLong: Bool) -> Entry {
    guard let count else {
      return Entry(
        .note, "length.million", "more than a million throws: a very long match")
    }
    return isLong
      ? Entry(
        .note, "length.long", counting: "about {count} throws: a long match", count,
        as: .grouped(count))
      : Entry(
        .note, "length", counting: "about {count} throws", count, as: .grouped(count),
        note: "How long a match will take.")
  }

  private static func sentence(_ problem: NumberError) -> String {
    switch problem {
    case .missing: "Please type a number."
    case .space: "Leave out spaces and line breaks."
    case .negative: "Leave out the minus sign."
    case .plusSign: "Leave out the plus sign."
    case .fraction: "Only whole numbers count here."
    case .leadingZero: "Leave out the zero in front."
    case .tooLong: "Four digits at most."
    case .notADigit: "Use the digits 0 to 9."
    case .zero: "The number must be at least 1."
    }
  }
}

extension Round {
  /// A sentence that tells the round.
  public var story: HandsWords { winner.map(HandsWords.deed) ?? .tie(player) }
}

extension HandsWords {
  var tableEntry: Entry {
    switch self {
    case .invitation(let name):
      Entry(.shout, "invitation", "{name}, choose your hand!", ["name": .name(name.text)])
    case .count(let beat):
      Entry(
        .shout, "count.\(beat)", ["One", "Two", "Three!"][max(1, min(3, beat)) - 1],
        note: "Counted aloud; at three both show their hands.")
    case .label(let outcome, let name): Self.label(outcome, name)
    case .matchLabel(let name):
      Entry(.shout, "label.match", "{name} won the match!", ["name": .name(name.text)])
    case .tie(let hand):
      Entry(.status, "tie.\(hand)", "Both showed \(hand). Nobody wins.")
    case .deed(.rock): Entry(.status, "deed.rock", "Rock blunts scissors.")
    case .deed(.paper): Entry(.status, "deed.paper", "Paper wraps rock.")
    case .deed(.scissors): Entry(.status, "deed.scissors", "Scissors cut paper.")
    case .asking:
      Entry(.status, "asking", "Rock blunts scissors, scissors cut paper, paper wraps rock.")
    case .choosing: Entry(.status, "choosing", "The jungle is choosing…")
    case .nextTurn: Entry(.button, "next-turn", "Next Turn")
    case .reset: Entry(.button, "reset", "Reset Game")
    default: cardEntry
    }
  }

  private var cardEntry: Entry {
    switch self {
    case .asksLeave: Entry(.title, "asks-leave", "Leave the match?")
    case .asksReset: Entry(.title, "asks-reset", "Reset the game?")
    case .hasPoints(let name, let points, let all):
      Entry(
        .body, "has-points", counting: "{name} has {points} of {count} points.", all,
        ["name": .name(name.text), "points": .number(points)])
    case .hasRounds(let name, let rounds, let all):
      Entry(
        .body, "has-rounds", counting: "{name} has {rounds} of {count} rounds.", all,
        ["name": .name(name.text), "rounds": .number(rounds)],
        note: "Rounds won of those that win the match; {count} is 1 to 5.")
    case .losesMatch: Entry(.body, "loses-match", "The next match begins anew.")
    case .losesAll: Entry(.body, "loses-all", "Match, name and choices would be lost.")
    case .reached(let name, let points, let throwCount):
      Entry(
        .body, "reached", counting: "{name} reached {points} points\nin {count} throw[s].",
        throwCount, ["name": .name(name.text), "points": .number(points)],
        note: "{count} decides the form; {points} is any number from 1 on.")
    case .won(let name, let rounds, let throwCount):
      Entry(
        .body, "won.\(rounds)",
        counting: "{name} won \(rounds) \(rounds == 1 ? "round" : "rounds")\nin {count} throw[s].",
        throwCount, ["name": .name(name.text)])
    default: Entry(.title, "victory", "Victory!")
    }
  }

  private static func label(_ outcome: Outcome, _ name: Name) -> Entry {
    let name: [String: Entry.Value] = ["name": .name(name.text)]
    return switch outcome {
    case .win: Entry(.shout, "label.win", "{name} won!", name)
    case .loss: Entry(.shout, "label.loss", "{name} lost!", name)
    case .tie: Entry(.shout, "label.tie", "{name} and the jungle tied!", name)
    }
  }
}
