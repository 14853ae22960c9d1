internal import Phrases
internal import Rules

/// What is said, in English; what is to be said in every language goes to `Phrases`.
enum SampleWords {
  static let question: Phrase = "The jungle hides a hand. Which?"

  static func verdict(_ answer: SampleGame.Answer) -> Phrase {
    answer.isRight
      ? "Right! It was \(answer.hidden.rawValue)."
      : "Not that one. It was \(answer.hidden.rawValue)."
  }

  static func result(_ score: Int) -> Phrase { "\(score) of \(SampleGame.rounds) were right." }
}
