internal import Rules
internal import Widgets

/// What is said.
enum SampleWords {
  static let question = "The jungle hides a hand. Which?"

  static func verdict(_ answer: SampleGame.Answer) -> String {
    answer.isRight ? "Right! It was \(name(answer))." : "Not that one. It was \(name(answer))."
  }

  static func result(_ score: Int) -> String { "\(score) of \(SampleGame.rounds) were right." }

  private static func name(_ answer: SampleGame.Answer) -> String {
    answer.hidden.words.lowercased()
  }
}
