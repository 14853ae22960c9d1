/// Win or Lose: the jungle shows its hand and asks the player to win or to lose against it, as many
/// times as the `options` say.
///
/// A question is answered once, and the next one waits for `proceed(using:)`. The `phase` is
/// `finished` when the last answer has been acknowledged.
public struct Drill: Sendable, Hashable {
  /// The player's task, or its `other`.
  public enum Aim: String, Sendable, Hashable, CaseIterable {
    case win, lose

    public var other: Aim { self == .win ? .lose : .win }
  }

  /// The question of one round: the `jungle`'s hand, and the `aim` against it.
  public struct Question: Sendable, Hashable {
    public let jungle: Throw
    public let aim: Aim

    public init(jungle: Throw, aim: Aim) { (self.jungle, self.aim) = (jungle, aim) }

    /// The only throw that does as asked.
    public var rightThrow: Throw {
      switch aim {
      case .win: jungle.beatenBy
      case .lose: jungle.beats
      }
    }

    /// The round of the right throw against the jungle's hand.
    public var solution: Round { Round(player: rightThrow, jungle: jungle) }
  }

  /// A `question` and the throw `given` to it.
  public struct Answer: Sendable, Hashable {
    public let question: Question
    public let given: Throw
    /// The time from the question to the throw, in seconds, never below 0.
    public let seconds: Double

    /// Whether the throw did as asked; a tie did not.
    public var isRight: Bool { given == question.rightThrow }

    /// The throw and the jungle's hand.
    public var round: Round { Round(player: given, jungle: question.jungle) }

    /// The outcome of the throw against the jungle's hand.
    public var outcome: Outcome { given.outcome(against: question.jungle) }
  }

  /// What a drill waits for.
  public enum Phase: Sendable, Hashable {
    /// The player has to throw.
    case asking(Question)
    /// The answer stands until `proceed(using:)`.
    case answered(Answer)
    /// All rounds have been answered and acknowledged.
    case finished
  }

  public let options: DrillOptions
  public private(set) var phase: Phase
  /// Every answer so far, in order.
  public private(set) var answers: [Answer] = []

  /// Begins a drill with its first question.
  public init(_ options: DrillOptions = .init(), using generator: inout some RandomNumberGenerator)
  {
    self.options = options
    let aim: Aim = generator.coin() ? .win : .lose
    phase = .asking(Question(jungle: .random(using: &generator), aim: aim))
  }

  /// Answers the question; does nothing while none is asked.
  ///
  /// - Parameter seconds: how long the player took; anything but a positive number counts as 0.
  /// - Returns: the counted answer; nil if none was asked for.
  @discardableResult
  public mutating func answer(_ given: Throw, after seconds: Double) -> Answer? {
    guard case .asking(let question) = phase else { return nil }
    let time = seconds > 0 && seconds.isFinite ? seconds : 0
    let answer = Answer(question: question, given: given, seconds: time)
    answers.append(answer)
    phase = .answered(answer)
    return answer
  }

  /// Moves on from an answer to the next question or the end; otherwise does nothing.
  public mutating func proceed(using generator: inout some RandomNumberGenerator) {
    guard let last = answer else { return }
    guard answers.count < options.rounds.rawValue else {
      phase = .finished
      return
    }
    let aim: Aim =
      switch options.order {
      case .alternating: last.question.aim.other
      case .random: generator.coin() ? .win : .lose
      }
    phase = .asking(Question(jungle: .random(using: &generator), aim: aim))
  }

  /// The current round's number, from 1; after the end, the last.
  public var round: Int {
    if case .asking = phase { answers.count + 1 } else { answers.count }
  }

  /// The number of right answers, 0…`answers.count`.
  public var rightAnswers: Int { answers.count(where: \.isRight) }

  /// Whether all answers were right.
  public var isPerfect: Bool { rightAnswers == answers.count }

  /// Whether fewer than half of the answers were right.
  public var isPoor: Bool { 2 * rightAnswers < answers.count }

  /// The score of all answers, below zero when more were wrong than right.
  public var score: Int { score(of: answers) }

  /// The sum over some of the answers: plus the scale's points for a right one, minus them for a
  /// wrong one.
  public func score(of answers: some Collection<Answer>) -> Int {
    (2 * answers.count(where: \.isRight) - answers.count) * options.scale.rawValue
  }

  /// The present answer; nil before it and after the end.
  public var answer: Answer? {
    if case .answered(let answer) = phase { answer } else { nil }
  }

  /// The current question, answered or not; nil at the end.
  public var question: Question? {
    switch phase {
    case .asking(let question): question
    case .answered(let answer): answer.question
    case .finished: nil
    }
  }

  /// The median time of the right answers to one task, in seconds; nil if there were none.
  ///
  /// Wrong answers do not count; otherwise blind guessing would be fastest.
  public func medianSeconds(for aim: Aim) -> Double? {
    let times = answers.filter { $0.isRight && $0.question.aim == aim }.map(\.seconds).sorted()
    guard !times.isEmpty else { return nil }
    return (times[(times.count - 1) / 2] + times[times.count / 2]) / 2
  }
}
