public import Rules

/// The jungle hides a hand, and the player says which.
///
/// Each of five rounds is asked, then guessed once; a right guess is worth a point.
public struct SampleGame: Sendable, Hashable {
  /// A guess, and what it was about.
  public struct Answer: Sendable, Hashable {
    public let hidden: Throw
    public let guess: Throw

    public var isRight: Bool { guess == hidden }
  }

  public static let rounds = 5

  /// What is hidden now; nil while nothing is asked.
  public private(set) var hidden: Throw?
  /// Every guess so far, in order.
  public private(set) var answers: [Answer] = []

  public init() {}

  public var score: Int { answers.count { $0.isRight } }

  public var isOver: Bool { answers.count == Self.rounds }

  /// Hides another hand; does nothing when all rounds are played.
  public mutating func ask(using generator: inout some RandomNumberGenerator) {
    hidden = isOver ? nil : .random(using: &generator)
  }

  /// Guesses once; nil, and nothing happens, while nothing is asked.
  public mutating func guess(_ hand: Throw) -> Answer? {
    guard let hidden else { return nil }
    let answer = Answer(hidden: hidden, guess: hand)
    answers.append(answer)
    self.hidden = nil
    return answer
  }
}
