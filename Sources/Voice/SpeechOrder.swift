public import Stage

/// What is being said and what waits for its turn.
///
/// What is said gives way at once to what matters as much or more, except a result, which gives way to
/// an answer alone. What matters less waits: the newest of each priority, and up to three results. A hint
/// that is being said is not begun anew.
public struct SpeechOrder<Words: Equatable & Sendable>: Sendable {
  public struct Turn: Sendable {
    /// Every turn has its own.
    public let number: Int
    public let words: Words
    public let priority: Utterance.Priority

    fileprivate func givesWay(to next: Utterance.Priority) -> Bool {
      priority == .result ? next == .answer : next >= priority
    }
  }

  /// How many results wait at most.
  static var mostResults: Int { 3 }

  /// What is being said; nothing waits while there is none.
  public private(set) var current: Turn?
  /// In the order in which it came.
  public private(set) var waiting: [Turn] = []
  private var turns = 0

  /// Nothing is said yet.
  public init() {}

  /// Lets something be said, at once or in its turn.
  public mutating func say(_ words: Words, _ priority: Utterance.Priority) {
    guard priority != .hint || current?.priority != .hint || current?.words != words else { return }
    turns += 1
    let turn = Turn(number: turns, words: words, priority: priority)
    guard let current, !current.givesWay(to: priority) else {
      self.current = turn
      return
    }
    let room = priority == .result ? Self.mostResults : 1
    let others = waiting.indices.filter { waiting[$0].priority == priority }
    if others.count == room, let oldest = others.first { waiting.remove(at: oldest) }
    waiting.append(turn)
  }

  /// Ends what matters as much as this or less, also where it waits.
  public mutating func hush(upTo priority: Utterance.Priority) {
    waiting.removeAll { $0.priority <= priority }
    if let current, current.priority <= priority { goOn() }
  }

  /// The turn with this number is over, if it is not over already.
  public mutating func end(_ number: Int) { if current?.number == number { goOn() } }

  private mutating func goOn() {
    let most = waiting.map(\.priority).max()
    current = waiting.firstIndex { $0.priority == most }.map { waiting.remove(at: $0) }
  }
}
