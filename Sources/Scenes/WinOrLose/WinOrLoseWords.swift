internal import Rules
internal import Widgets

/// What the trainer says.
enum WinOrLoseWords {
  static func task(_ task: Drill.Task) -> String { task == .win ? "WIN" : "LOSE" }

  static func prompt(_ question: Drill.Question) -> String {
    switch question.task {
    case .win: "The jungle shows \(name(question.jungle)). Win!"
    case .lose: "The jungle shows \(name(question.jungle)). Lose on purpose!"
    }
  }

  private static func name(_ hand: Throw) -> String { hand.words.lowercased() }

  /// Title and body of the card after an answer.
  static func verdict(_ answer: Drill.Answer, points: Int) -> (title: String, body: String) {
    let question = answer.question
    let right = name(question.rightThrow)
    let aim = question.task == .win ? "win" : "lose"
    if answer.isRight {
      return (
        "Right!",
        "\(question.rightThrow.words) \(result(question)).\nThat is \(Self.points(points)) for you."
      )
    }
    let why =
      switch answer.outcome {
      case .tie: "\(answer.given.words) against \(name(question.jungle)) is a tie."
      case .win: "\(answer.given.words) would have won."
      case .loss: "\(answer.given.words) would have lost."
      }
    return ("Not that one", "\(why)\nTo \(aim), throw \(right).")
  }

  /// The last line of the final card: praise for what deserves it, something kind for the rest.
  static func praise(of drill: Drill, _ feats: Set<DrillBest.Feat>, best: Int?) -> String {
    guard drill.score > 0 else {
      if let best { return "It happens. Your best score is \(best)." }
      return drill.score == 0
        ? "As many right as wrong: a good start." : "Losing on purpose is harder than it sounds."
    }
    if feats.contains(.score) { return "Your best score so far!" }
    if feats.contains(.winSeconds) { return "Your fastest wins so far!" }
    if feats.contains(.loseSeconds) { return "Your fastest losses so far!" }
    if drill.score == drill.options.bestScore { return "Every answer right, once more!" }
    return best.map { "Your best score is \($0)." } ?? ""
  }

  /// Instead of times, where there are none.
  static let advice = "The sign beside the jungle's hand says what to do."

  /// What a restart in the middle of a game costs.
  static func loss(of drill: Drill) -> String {
    let rounds = drill.answers.count == 1 ? "1 round" : "\(drill.answers.count) rounds"
    let all = drill.score > 0 ? "\(rounds) and \(points(drill.score))" : rounds
    return "\(all)\nwould be lost."
  }

  static func points(_ number: Int) -> String { number == 1 ? "1 point" : "\(number) points" }

  /// Seconds to one tenth.
  static func seconds(_ seconds: Double?) -> String {
    guard let seconds else { return "–" }
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  private static func result(_ question: Drill.Question) -> String {
    question.task == .win
      ? "beats \(name(question.jungle))" : "loses to \(name(question.jungle))"
  }
}
