internal import Phrases
public import Rules

/// The words of the game in which the jungle hides a hand.
public enum SampleWords: Words {
  case door, question
  case round, score
  case right(Throw), wrong(Throw)
  case over
  case result(Int, of: Int)

  static let all: [Self] =
    Throw.allCases.flatMap { [right($0), wrong($0)] }
    + [door, question, round, score, over, result(3, of: 5)]

  var entry: Entry {
    switch self {
    case .door:
      Entry(
        .plaque, "door", "Sample", note: "The name of a game, on its door and as its heading.")
    case .question: Entry(.status, "question", "The jungle hides a hand. Which?")
    case .round: Entry(.plaque, "round", "Round", note: "Over its number.")
    case .score: Entry(.plaque, "score", "Score", note: "Over a number of points.")
    case .right(let hidden): Entry(.status, "right.\(hidden)", "Right! It was \(hidden).")
    case .wrong(let hidden): Entry(.status, "wrong.\(hidden)", "Not that one. It was \(hidden).")
    case .over: Entry(.title, "over", "Well guessed", note: "At the end, whatever the score.")
    case .result(let right, let rounds):
      Entry(
        .body, "result", "{right} of {rounds} were right.",
        ["right": .number(right), "rounds": .number(rounds)])
    }
  }
}
