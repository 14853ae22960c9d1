import Stage
import Testing

@testable import Voice

@Suite("R153 What is said gives way, waits, or is said to its end")
struct SpeechQueueTests {
  private func order(_ turns: (String, Utterance.Priority)...) -> SpeechQueue<String> {
    var order = SpeechQueue<String>()
    for (words, priority) in turns { order.say(words, priority) }
    return order
  }

  /// What is said if nothing comes any more.
  private func heard(_ order: SpeechQueue<String>) -> [String] {
    var (order, heard) = (order, [String]())
    while let turn = order.current {
      heard.append(turn.words)
      order.end(turn.number)
    }
    return heard
  }

  @Test("what matters as much or more is said at once, and what it interrupts is gone")
  func givesWay() {
    #expect(heard(order(("a", .hint), ("b", .hint))) == ["b"])
    #expect(heard(order(("a", .hint), ("b", .prompt))) == ["b"])
    #expect(heard(order(("a", .prompt), ("b", .result))) == ["b"])
    #expect(heard(order(("a", .answer), ("b", .answer))) == ["b"])
  }

  @Test("a hint that is being said is not begun anew, and anything else is")
  func sameHint() {
    var hint = order(("a", .hint))
    let number = hint.current?.number
    hint.say("a", .hint)
    #expect(hint.current?.number == number)
    #expect(heard(hint) == ["a"])
    var prompt = order(("a", .prompt))
    let before = prompt.current?.number
    prompt.say("a", .prompt)
    #expect(prompt.current?.number != before)
  }

  @Test("a result gives way to an answer alone; three more results wait, the newest")
  func results() {
    #expect(heard(order(("a", .result), ("b", .prompt), ("c", .result))) == ["a", "c", "b"])
    #expect(heard(order(("a", .result), ("b", .result), ("c", .answer))) == ["c", "b"])
    let many = order(
      ("a", .result), ("b", .result), ("c", .result), ("d", .result), ("e", .result))
    #expect(heard(many) == ["a", "c", "d", "e"])
  }

  @Test("what matters less waits for its turn, the newest of each priority")
  func waits() {
    let waiting = order(
      ("a", .answer), ("b", .hint), ("c", .hint), ("d", .prompt), ("e", .prompt), ("f", .result))
    #expect(heard(waiting) == ["a", "f", "e", "c"])
  }

  @Test("a hush ends what matters as much or less, and what matters more is said after it")
  func hush() {
    var acts = order(("a", .prompt), ("b", .hint))
    acts.hush(upTo: .prompt)
    #expect(heard(acts).isEmpty)
    var result = order(("a", .result), ("b", .prompt), ("c", .result))
    result.hush(upTo: .prompt)
    #expect(heard(result) == ["a", "c"])
    var answered = order(("a", .answer), ("b", .result))
    answered.hush(upTo: .result)
    #expect(heard(answered) == ["a"])
    answered.hush(upTo: .answer)
    #expect(heard(answered).isEmpty)
  }

  @Test("a turn that was over already does not end the next one")
  func late() throws {
    var order = order(("a", .hint))
    let number = try #require(order.current?.number)
    order.say("b", .hint)
    order.end(number)
    #expect(order.current?.words == "b")
  }

  private struct Told: Equatable {
    let words: Int
    let priority: Utterance.Priority
  }

  /// What must be true whatever happens, and what was not.
  private struct Promises {
    var broken: [String] = []
    /// The last sentence when each priority was last hushed.
    var hushed: [Utterance.Priority: Int] = [:]
    var begun: Set<Int> = []
    private var results: Set<Int> = []

    mutating func check(
      _ order: SpeechQueue<Told>, after before: SpeechQueue<Told>.Turn?, mayEndResults: Bool
    ) {
      let all = [order.current].compactMap { $0 } + order.waiting
      let left = Set(all.filter { $0.priority == .result }.map(\.number))
      if !mayEndResults, !results.isSubset(of: left) { broken.append("a result was lost") }
      results = left
      if order.current == nil, !order.waiting.isEmpty { broken.append("nothing is said") }
      if all.contains(where: { $0.words.words <= hushed[$0.priority, default: 0] }) {
        broken.append("something is left after a hush")
      }
      guard let current = order.current, current.number != before?.number else { return }
      if !begun.insert(current.number).inserted { broken.append("something is said twice") }
    }
  }

  @Test(
    "a million random events: one sentence at a time, each once, none after a hush, no result lost to a prompt"
  )
  func random() {
    var random = SplitMix64(seed: 153)
    var order = SpeechQueue<Told>()
    var promises = Promises()
    var said = 0
    for _ in 0..<1_000_000 where promises.broken.isEmpty {
      let before = order.current
      let priority = Utterance.Priority.allCases[Int.random(in: 0..<4, using: &random)]
      var mayEndResults = priority >= .result
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        said += 1
        order.say(Told(words: said, priority: priority), priority)
      case 6:
        order.hush(upTo: priority)
        for other in Utterance.Priority.allCases where other <= priority {
          promises.hushed[other] = said
        }
      default:
        mayEndResults = before?.priority == .result
        order.end(before?.number ?? 0)
      }
      promises.check(order, after: before, mayEndResults: mayEndResults)
    }
    #expect(promises.broken.isEmpty)
    #expect(promises.begun.count > 100_000)
  }
}
