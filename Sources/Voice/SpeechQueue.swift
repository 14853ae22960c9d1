public import Stage

/// The sentence being said, and the sentences that wait for their turn.
///
/// The current sentence gives way at once to one of the same or a higher priority; a result only to
/// an answer. Of each lower priority the newest waits, and of results up to three. A hint that is
/// being said isn't restarted.
public struct SpeechQueue<Words: Equatable & Sendable>: Sendable {
  /// A sentence's turn: its `words`, and their `priority`.
  public struct Turn: Sendable {
    /// The turn's number, which counts up.
    public let number: Int
    public let words: Words
    public let priority: Utterance.Priority

    fileprivate func givesWay(to next: Utterance.Priority) -> Bool {
      priority == .result ? next == .answer : next >= priority
    }
  }

  /// The most results that wait at a time.
  static var mostResults: Int { 3 }

  /// The turn being said; while it is nil, no turn waits.
  public private(set) var current: Turn?
  /// The waiting turns, in order of arrival.
  public private(set) var waiting: [Turn] = []
  private var turns = 0

  public init() {}

  /// Says `words` at once, or when their turn comes.
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

  /// Ends the turns of this priority or a lower one, the current one and those that wait.
  public mutating func hush(upTo priority: Utterance.Priority) {
    waiting.removeAll { $0.priority <= priority }
    if let current, current.priority <= priority { advance() }
  }

  /// Goes on to the next turn if the turn `number` is still current.
  public mutating func end(_ number: Int) { if current?.number == number { advance() } }

  private mutating func advance() {
    let most = waiting.map(\.priority).max()
    current = waiting.firstIndex { $0.priority == most }.map { waiting.remove(at: $0) }
  }
}
