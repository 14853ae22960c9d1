public import Rules

/// The jungle hides a hand, and the player says which.
///
/// Each of five rounds is asked, then guessed once; a right guess is worth a point.
public struct SampleGame: Sendable, Hashable {
  /// A `guess` at the `hidden` hand, which `isRight` if both are the same.
  public struct Answer: Sendable, Hashable {
    public let hidden: Throw
    public let guess: Throw

    public var isRight: Bool { guess == hidden }
  }

  /// The number of hands hidden in a game.
  public static let rounds = 5

  /// The hidden hand; nil while none is asked for.
  public private(set) var hidden: Throw?
  /// Every guess so far, in order.
  public private(set) var answers: [Answer] = []

  /// Creates a game before its first question.
  public init() {}

  /// The points: one for each right guess.
  public var score: Int { answers.count { $0.isRight } }

  /// Whether all rounds have been played.
  public var isOver: Bool { answers.count == Self.rounds }

  /// Hides another hand; does nothing when all rounds are played.
  public mutating func ask(using generator: inout some RandomNumberGenerator) {
    hidden = isOver ? nil : .random(using: &generator)
  }

  /// Answers the question.
  ///
  /// - Returns: the answer; nil without effect if none was asked for.
  public mutating func guess(_ hand: Throw) -> Answer? {
    guard let hidden else { return nil }
    let answer = Answer(hidden: hidden, guess: hand)
    answers.append(answer)
    self.hidden = nil
    return answer
  }
}
