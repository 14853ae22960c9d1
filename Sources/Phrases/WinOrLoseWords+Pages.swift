internal import Rules

/// The words of the start panel and the final card.
extension WinOrLoseWords {
  var restEntry: Entry {
    switch self {
    case .praise(let praise): Entry(.note, "praise.\(praise)", praise.rawValue)
    case .bestScore(let score):
      Entry(.note, "best-score", "Your best score is {score}.", ["score": .number(score)])
    case .kindBestScore(let score):
      Entry(
        .note, "best-score.kind", "It happens. Your best score is {score}.",
        ["score": .number(score)], note: "Comfort after a bad game.")
    case .asksRestart: Entry(.title, "asks-restart", "Start again?")
    case .asksLeave: Entry(.title, "asks-leave", "Leave now?")
    case .losesRounds(let rounds):
      Entry(
        .body, "loses", counting: "{count} round[s]\nwould be lost.", rounds,
        note: "Before a game is broken off.")
    case .losesRoundsAndPoint(let rounds):
      Entry(.body, "loses.point", counting: "{count} round[s] and 1 point\nwould be lost.", rounds)
    case .losesRoundsAndPoints(let rounds, let points):
      Entry(
        .body, "loses.points", counting: "{count} round[s] and {points} points\nwould be lost.",
        rounds, ["points": .number(points)],
        note: "{count} decides the form; {points} is any number from 2 on.")
    case .round: Entry(.plaque, "round", "Round", note: "Over figures such as 3 of 10.")
    case .score: Entry(.plaque, "score", "Score", note: "Over a number of points.")
    default: pageEntry
    }
  }

  private var pageEntry: Entry {
    switch self {
    case .order: Entry(.label, "order", "Win and lose", note: "In which order one has to.")
    case .alternating: Entry(.choice, "order.alternating", "In turn", note: "Of Win and lose.")
    case .random: Entry(.choice, "order.random", "Random", note: "Of Win and lose.")
    case .scale(let points): Entry(.choice, "scale", "±{points}", ["points": .number(points)])
    case .bestSoFar(let score):
      Entry(.note, "best-so-far", "Your best so far: {score}", ["score": .number(score)])
    case .bestPossible(let score):
      Entry(.note, "best-possible", "The best possible: {score}", ["score": .number(score)])
    case .showsRounds: Entry(.button, "shows-rounds", "Rounds")
    case .showsTimes:
      Entry(.button, "shows-times", "Times", note: "Shows how many seconds the answers took.")
    case .summary(let points, let rounds):
      Entry(
        .note, "summary.\(rounds.rawValue)",
        counting: "{count} point[s] in \(rounds.rawValue) rounds", points,
        note: "{count} decides the form, and may be less than nothing.")
    case .tally(let right, let wrong):
      Entry(
        .note, "tally", "{right} right, {wrong} wrong.",
        ["right": .number(right), "wrong": .number(wrong)], note: "Counts of answers, from 0 on.")
    case .seconds(let seconds):
      Entry(
        .note, "seconds", "{seconds} s", ["seconds": .decimal(seconds)],
        note: "How long an answer took, in seconds; s is their sign.")
    default:
      Entry(.note, "advice", "The sign beside the jungle's hand says what to do.")
    }
  }
}
