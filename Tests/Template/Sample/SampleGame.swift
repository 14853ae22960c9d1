public import Rules

/// The jungle hides a hand, and the player says which.
///
/// Each of five rounds is one guess; a right one is worth a point.
public struct SampleGame: Sendable, Hashable {
  /// A guess, and what it was about.
  public struct Answer: Sendable, Hashable {
    public let hidden: Throw
    public let guess: Throw

    public var isRight: Bool { guess == hidden }
  }

  public static let rounds = 5

  /// Every guess so far, in order.
  public private(set) var answers: [Answer] = []

  public init() {}

  public var score: Int { answers.count { $0.isRight } }

  public var isOver: Bool { answers.count == Self.rounds }

  /// Guesses once; nil, and nothing happens, when all rounds are played.
  public mutating func guess(
    _ hand: Throw, using generator: inout some RandomNumberGenerator
  ) -> Answer? {
    guard !isOver else { return nil }
    let answer = Answer(hidden: .random(using: &generator), guess: hand)
    answers.append(answer)
    return answer
  }
}
