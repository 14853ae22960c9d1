import Animation
import Director
import Phrases
import Rules
import Stage
import Testing

/// Plays with closed eyes: it hears what is said and which sounds come from where, and has a
/// keyboard.
///
/// It knows its language, as a person does: words that it expects are looked up there.
struct BlindPlayer {
  enum Heard {
    case words(String)
    case sound(SoundName)
  }

  /// Nothing is asked of the game but what it says and plays.
  private var game: Director
  private let language: Language
  /// All that was heard since the last key.
  private(set) var heard: [Heard] = []
  private(set) var all: [String] = []

  init(_ language: Language, seed: UInt64) {
    self.language = language
    var preferences = Preferences()
    preferences.narration = .everything
    game = Director(starting: .hub, seed: seed, preferences: preferences, language: language)
    game.send(.used(.keyboard))
    listen(1)
  }

  private mutating func collect() {
    for effect in game.takeEffects() {
      switch effect {
      case .say(let said):
        heard.append(.words(language(said.words)))
        all.append(language(said.words))
      case .play(let sound, _): heard.append(.sound(sound))
      // The disk answers by itself.
      case .save(let record):
        game.records.append(record)
        game.send(.saved(record, problem: nil))
        collect()
      default: break
      }
    }
  }

  mutating func listen(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) {
      game.tick()
      collect()
    }
  }

  mutating func press(_ key: Key) {
    heard = []
    game.send(.key(key, []))
    collect()
    listen(0.4)
  }

  mutating func type(_ text: String) {
    heard = []
    game.send(.text(text))
    collect()
    listen(0.4)
  }

  var sentences: [String] {
    heard.compactMap { if case .words(let words) = $0 { words } else { nil } }
  }

  var drums: [Pad] {
    heard.compactMap {
      guard case .sound(let sound) = $0 else { return nil }
      return Pad.allCases.first { sound.rawValue.lowercased() == "drum\($0)" }
    }
  }

  func hears(_ phrase: Phrase) -> Bool {
    let expected = language(phrase)
    return sentences.contains { $0.contains(expected) }
  }

  /// Waits until one of `phrases` is heard, half a minute at the most; which one.
  mutating func await(_ phrases: Phrase...) throws -> Phrase {
    for _ in 0..<300 {
      if let phrase = phrases.first(where: hears) { return phrase }
      listen(0.1)
    }
    throw Lost(words: "waits for \(phrases.map { language($0) }), hears \(sentences)")
  }

  /// Goes on with Tab until `name` is said of what has the focus.
  mutating func seek(_ name: Phrase) throws {
    if hears(name) { return }
    for _ in 0..<40 {
      press(.tab)
      if hears(name) { return }
    }
    throw Lost(words: "finds no \(language(name)), hears \(sentences)")
  }

  mutating func use(_ name: Phrase) throws {
    try seek(name)
    press(.enter)
  }

  struct Lost: Error { let words: String }
}
