import Director
import Foundation
import Phrases
import Rules
import Stage
import StageTesting
import Studio
import Testing

/// Reads whatever is seen on the way through the game in a language that nobody speaks.
private struct WordReader {
  /// What scripts type, and what is printed on keys and on gamepads' buttons.
  static let verbatim: Set<String> = [
    "Ada", "Ben", "a:b", "a/b", "x", "M", "R", "S", "W", "D", "G", "J", "K", "F11", "A", "B", "X",
    "Y", "RB", "LB", "?",
  ]

  var faults: Set<String> = []
  var texts = 0

  mutating func read(_ picture: Picture) {
    for words in picture.texts {
      texts += 1
      for line in words.split(separator: "\n\n") { read(String(line)) }
    }
  }

  private mutating func read(_ words: String) {
    // What is typed has a way of its own.
    let typed = words.filter { !"\u{2068}\u{2069}".contains($0) }
    guard !Self.verbatim.contains(where: { $0.hasPrefix(typed) }) else { return }
    var depth = 0
    for letter in words {
      if letter == "⟦" { depth += 1 } else if letter == "⟧" { depth -= 1 }
      if depth > 1 || depth < 0 { faults.insert("glued: \(words)") }
      if depth == 0, letter.isASCII, letter.isLetter { faults.insert("English: \(words)") }
    }
    if depth != 0 { faults.insert("cut: \(words)") }
    for line in words.split(separator: "\n") where line.contains("⟧⟦") {
      faults.insert("glued: \(words)")
    }
  }
}

@Suite("R163 The pseudo-languages")
struct PseudoLanguageTests {
  private func player(_ scene: SceneID, _ language: Language, seed: UInt64 = 1) -> ScriptedPlayer {
    var preferences = Preferences()
    preferences.showsCaptions = true
    preferences.goal = .firstTo(3)
    preferences.rival = .oldLion
    return ScriptedPlayer(scene, seed: seed, preferences: preferences, language: language)
  }

  @Test(
    "R163 no English, nothing cut and nothing glued wherever a player lingers, for every device",
    arguments: Language.Traits.pseudo, RestingPlace.pictured + Door.all.flatMap(\.restingPlaces))
  func places(traits: Language.Traits, place: RestingPlace) throws {
    let words = try #require(Language.pseudo(traits))
    var reader = WordReader()
    for device in InputDevice.allCases {
      var player = ScriptedPlayer(place.scene, seed: 1, language: words)
      player.wait(0.3)
      player.send(.used(device))
      // Where only some devices lead there is not always a way for another.
      try? player.follow(place.walk)
      player.send(.used(device))
      player.rest()
      reader.read(player.picture())
    }
    #expect(reader.faults.isEmpty, "\(reader.faults.sorted().joined(separator: "\n"))")
    #expect(reader.texts > 0)
  }

  @Test(
    "R163 no English, nothing cut and nothing glued in a whole game, with its captions",
    arguments: Language.Traits.pseudo, Door.all)
  func demos(traits: Language.Traits, door: Door) throws {
    let words = try #require(Language.pseudo(traits))
    var reader = WordReader()
    for (index, script) in ([door.demo] + door.films.map(\.whole)).enumerated() {
      var player = player(door.scene, words, seed: UInt64(index))
      try? player.follow(script)
      var playback = Playback(player.replay, language: words)
      while !playback.isOver {
        playback.play(to: playback.tick + 10)
        reader.read(playback.director.picture())
      }
    }
    #expect(reader.faults.isEmpty, "\(reader.faults.sorted().joined(separator: "\n"))")
    #expect(reader.texts > 100)
  }

  @Test("R163 no English in what is told about files", arguments: Language.Traits.pseudo)
  func notices(traits: Language.Traits) throws {
    let words = try #require(Language.pseudo(traits))
    for records in Phrase.all {
      guard case .records = records else { continue }
      var game = Director(starting: .hub, seed: 1, language: words)
      game.showNotice(records)
      var reader = WordReader()
      reader.read(game.picture())
      // A path is what it is.
      #expect(reader.faults.isEmpty, "\(reader.faults)")
    }
  }

  @Test("R162 another language is seen at once, and in whatever lies open")
  func live() throws {
    let words = try #require(Language.Traits.pseudo.first.flatMap(Language.pseudo))
    var game = Director(starting: .hub, seed: 1)
    game.send(.key(.escape, []))
    for _ in 0..<60 { game.tick() }
    let before = game.picture().commands.count
    game.language = words
    var reader = WordReader()
    reader.read(game.picture())
    #expect(reader.faults.isEmpty && game.picture().commands.count == before)
  }
}

extension FilmScript {
  fileprivate var whole: Walkthrough {
    { driver in
      try lead(&driver)
      _ = try motion(&driver)
    }
  }
}
