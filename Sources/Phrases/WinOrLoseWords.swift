public import Rules

public enum WinOrLoseWords: Words {
  case aim(Drill.Aim)
  case prompt(Drill.Question)
  case right
  case notThatOne
  case earned(DrillOptions.Scale)
  /// The given throw's outcome.
  case wouldHave(Throw, Outcome)
  case correction(Drill.Question)
  case cheer(Cheer)
  case praise(Praise)
  case bestScore(Int)
  case kindBestScore(Int)
  case asksRestart, asksLeave
  case losesRounds(Int)
  case losesRoundsAndPoint(Int)
  case losesRoundsAndPoints(Int, points: Int)
  case score
  case order, alternating, random
  case scale(Int)
  case bestSoFar(Int), bestPossible(Int)
  case showsRounds, showsTimes
  case summary(points: Int, rounds: DrillOptions.Rounds)
  case tally(right: Int, wrong: Int)
  /// A number of seconds, to one tenth.
  case seconds(String)
  case advice

  /// The headline of the end.
  public enum Cheer: String, Hashable, Sendable, CaseIterable {
    case all = "Everything right!"
    case most = "Well done!"
    case half = "Halfway there!"
    case little = "Well tried!"
  }

  /// A kind word for the end.
  public enum Praise: String, Hashable, Sendable, CaseIterable {
    case even = "As many right as wrong: a good start."
    case hard = "Losing on purpose is harder than it sounds."
    case best = "Your best score so far!"
    case wins = "Your fastest wins so far!"
    case losses = "Your fastest losses so far!"
    case all = "Every answer right, once more!"
  }

  static var all: [Self] {
    let questions = Throw.allCases.flatMap { hand in
      Drill.Aim.allCases.map { Drill.Question(jungle: hand, aim: $0) }
    }
    let own: [Self] = [
      right, notThatOne, earned(.one), earned(.ten), bestScore(60), kindBestScore(60),
      asksRestart, asksLeave, losesRounds(3), losesRoundsAndPoint(3),
      losesRoundsAndPoints(3, points: 30), score, order, alternating, random, scale(10),
      bestSoFar(60), bestPossible(100), showsRounds, showsTimes, tally(right: 7, wrong: 3),
      seconds("1.2"), advice,
    ]
    let parts: [[Self]] = [
      Drill.Aim.allCases.map(aim), questions.map(prompt),
      Throw.allCases.flatMap { hand in Outcome.allCases.map { wouldHave(hand, $0) } },
      questions.map(correction), Cheer.allCases.map(cheer), Praise.allCases.map(praise), own,
      DrillOptions.Rounds.allCases.map { summary(points: 60, rounds: $0) },
    ]
    return Array(parts.joined())
  }

  var entry: Entry {
    switch self {
    case .aim(.win): Entry(.plaque, "task.win", "WIN", note: "A sign: win this round.")
    case .aim(.lose): Entry(.plaque, "task.lose", "LOSE", note: "A sign: lose on purpose.")
    case .prompt(let question): Self.prompt(question)
    case .right: Entry(.title, "right", "Right!")
    case .notThatOne: Entry(.title, "not-that-one", "Not that one")
    case .earned(.one): Entry(.body, "earned.1", "That is 1 point for you.")
    case .earned(.ten): Entry(.body, "earned.10", "That is 10 points for you.")
    case .wouldHave(let hand, let outcome): Self.wouldHave(hand, outcome)
    case .correction(let question):
      Entry(
        .status, "correction.\(question.aim).\(question.jungle)",
        "To \(question.aim), throw \(question.rightThrow).",
        note: "The jungle has thrown \(question.jungle).")
    default: restEntry
    }
  }

  private static func prompt(_ question: Drill.Question) -> Entry {
    switch question.aim {
    case .win:
      Entry(.status, "prompt.win.\(question.jungle)", "The jungle shows \(question.jungle). Win!")
    case .lose:
      Entry(
        .status, "prompt.lose.\(question.jungle)",
        "The jungle shows \(question.jungle). Lose on purpose!")
    }
  }

  private static func wouldHave(_ hand: Throw, _ outcome: Outcome) -> Entry {
    let name = hand.english.capitalizedFirst
    return switch outcome {
    case .tie: Entry(.body, "tie.\(hand)", "\(name) against \(hand) is a tie.")
    case .win: Entry(.body, "would-win.\(hand)", "\(name) would have won.")
    case .loss: Entry(.body, "would-lose.\(hand)", "\(name) would have lost.")
    }
  }
}

/// The words of the start panel and the final card.
extension WinOrLoseWords {
  var restEntry: Entry {
    switch self {
    case .cheer(let cheer): Entry(.heading, "cheer.\(cheer)", cheer.rawValue)
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
      Entry(.button, "shows-times", "Your Times", note: "Shows how long the answers took.")
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
