internal import Rules

/// The words at the table.
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
    case .resetNow: Entry(.button, "reset.now", "Reset")
    case .hooray: Entry(.button, "hooray", "Hooray!")
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
    case .losesMatch: Entry(.body, "loses-match", "The match would be lost.")
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
