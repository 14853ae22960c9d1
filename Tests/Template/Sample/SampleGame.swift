public import Rules

/// The jungle hides a hand, and the player says which.
///
/// Each of five rounds is asked, then guessed once; a right guess is worth a point.
public struct SampleGame: Sendable, Hashable {
  /// A guess, and what it was about.
  public struct Answer: Sendable, Hashable {
    /// What the jungle hid.
    public let hidden: Throw
    /// What the player said.
    public let guess: Throw

    /// Whether they are the same.
    public var isRight: Bool { guess == hidden }
  }

  /// How many hands are hidden in a game.
  public static let rounds = 5

  /// What is hidden now; nil while nothing is asked.
  public private(set) var hidden: Throw?
  /// Every guess so far, in order.
  public private(set) var answers: [Answer] = []

  /// A game in which nothing has been asked.
  public init() {}

  /// A point for each right guess.
  public var score: Int { answers.count { $0.isRight } }

  /// Whether all rounds have been played.
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
