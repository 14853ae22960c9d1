import Director
import Phrases
import Stage
import Voice

/// Somebody who hears a visit: one sentence at a time, each as long as its letters take.
struct Listening {
  private struct Said: Hashable {
    let words: Phrase
    let scene: SceneID
  }

  /// How many sentences were begun.
  private(set) var count = 0
  private var order = SpeechQueue<Said>()
  private var heard: Set<Int> = []
  private var current: (number: Int, end: Int64)?
  private var scene: SceneID?
  private var last: Int64 = 0

  private static let ticksOfLetter: Int64 = 4

  /// Takes what was asked for at this tick.
  /// - Returns: what must not be heard.
  mutating func hear(_ effects: [Effect], of director: Director) -> String? {
    if director.ticks < last { self = Listening(count: count) }
    last = director.ticks
    if let current, director.ticks >= current.end { order.end(current.number) }
    for effect in effects {
      switch effect {
      case .say(let said):
        order.say(Said(words: said.words, scene: director.sceneID), said.priority)
      case .hush(let priority): order.hush(upTo: priority)
      default: break
      }
    }
    let problem = begin(at: director.ticks)
    defer { scene = director.sceneID }
    guard scene != director.sceneID else { return problem }
    let all = [order.current].compactMap { $0 } + order.waiting
    let late = all.first { $0.words.scene != director.sceneID }
    return late.map { "still heard: \($0.words.words.english)" } ?? problem
  }

  private mutating func begin(at tick: Int64) -> String? {
    guard let turn = order.current, turn.number != current?.number else { return nil }
    count += 1
    let letters = Int64(turn.words.words.english.count)
    current = (turn.number, tick + Self.ticksOfLetter * letters)
    return heard.insert(turn.number).inserted
      ? nil : "said twice: \(turn.words.words.english)"
  }
}

extension Listening {
  private init(count: Int) {
    self.init()
    self.count = count
  }
}
