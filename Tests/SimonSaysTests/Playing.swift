import Animation
import Phrases
import Rules
import SimonSays
import Stage
import StageTesting
import Testing

extension Pad {
  var sound: SoundName {
    switch self {
    case .leaf: .drumLeaf
    case .flower: .drumFlower
    case .sun: .drumSun
    case .drop: .drumDrop
    }
  }
}

extension Picture {
  /// The drums that are lit.
  var lit: Set<Pad> {
    Set(
      Pad.allCases.filter {
        command(named: "drum.\($0.rawValue)")?.shape == .image("drum-\($0.rawValue)-lit")
      })
  }
}

/// Plays as a hand would, with eyes and ears only.
extension Harness<SimonSaysScene> {
  static func begun(
    seed: UInt64 = 1, records: [Standings.Entry] = [],
    _ change: (inout Preferences) -> Void = { _ in }
  ) -> Harness {
    var preferences = Preferences()
    change(&preferences)
    var game = Harness(
      SimonSaysScene(), seed: seed, preferences: preferences,
      records: records)
    game.tap(named: "menu.single")
    return game
  }

  static func team(_ names: [String], seed: UInt64 = 1, starts: Bool = true) -> Harness {
    var game = Harness(SimonSaysScene(), seed: seed)
    game.tap(named: "menu.multi")
    for _ in 2..<max(2, names.count) { game.tap(named: "stepper.more") }
    for (index, name) in names.enumerated() {
      game.tap(named: "field.player.\(index + 1)")
      game.type(name)
    }
    if starts { game.tap(named: "button.start") }
    return game
  }

  /// How many pop-ups lie over each other.
  var alertCount: Int { picture.commands.count { $0.name == "alert" } }

  var alert: String? { picture.words(named: "alert") }
  var banner: String? { picture.words(named: "banner") }
  var points: Int? { page.counters.first { $0.name == "points" }?.points }

  var saves: [Standings.Entry] {
    effects.compactMap { if case .save(let record) = $0 { record } else { nil } }
  }

  /// Lets the sequence be shown and returns what was heard; it ends when the player is due.
  mutating func watch(each: (Self) -> Void = { _ in }) -> [Pad] {
    let before = effects.count
    rest(each: each)
    return drums(since: before)
  }

  func drums(since index: Int) -> [Pad] {
    effects[index...].compactMap { effect in
      guard case .play(let sound, _) = effect else { return nil }
      return Pad.allCases.first { $0.sound == sound }
    }
  }

  mutating func strike(_ pad: Pad) { tap(named: "drum.\(pad.rawValue)") }

  /// Watches and repeats so many sequences.
  mutating func repeatSequences(_ count: Int) {
    for _ in 0..<count {
      let sequence = watch()
      for pad in sequence {
        strike(pad)
        advance(by: 0.1)
      }
    }
  }

  /// Strikes a drum that was not due, and waits for the card.
  mutating func fail() {
    strikeWrong()
    rest()
  }

  /// Watches, and strikes a drum that is not due.
  mutating func strikeWrong() {
    let sequence = watch()
    strike(Pad.allCases.first { $0 != sequence.first } ?? .leaf)
  }

  /// The world answers the last save.
  mutating func answer(problem: Phrase? = nil, date: Int = 1_795_256_100) {
    guard var record = saves.last else {
      Issue.record("Nothing was to be saved.")
      return
    }
    record.date = date
    if problem == nil { setRecords(context.records + [record]) }
    send(.saved(record, problem: problem))
  }
}

/// What the card asks for.
enum Question {
  static let single = "Your name for the scoreboard:"
  static let team = "What is your team called?"
}
