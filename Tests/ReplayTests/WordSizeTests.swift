import Animation
import Director
import Foundation
import Phrases
import Stage
import StageTesting
import Studio
import Testing
import Widgets

@testable import SDLPlatform

/// Words of every size stay whole, in the window and off each other, wherever a player lingers.
@MainActor
@Suite struct WordSizeTests {
  private let ruler: Ruler

  init() throws {
    let root = Archive.tests.deletingLastPathComponent()
    ruler = try Ruler(resources: ResourceFolder(path: root.appending(path: "Resources").path))
  }

  @Test(
    "R137 nothing is cut, overlaps or leaves the window", arguments: RestingPlace.pictured,
    Preferences.TextSize.allCases)
  func fits(place: RestingPlace, size: Preferences.TextSize) throws {
    let picture = try place.picture(metrics: ruler.metrics) { $0.textSize = size }
    let faults = ruler.faults(in: picture)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(
    "R137 no word is smaller at 150 or 200 % than at 100 %, in any language and window",
    arguments: RestingPlace.pictured, [false, true])
  func grows(place: RestingPlace, isTall: Bool) throws {
    let player = try place.player(metrics: ruler.metrics)
    for language in FitTests.languages {
      func words(_ size: Preferences.TextSize) -> [(words: String, size: Double)] {
        var game = player.director
        (game.isTall, game.language) = (isTall, language)
        game.changePreferences { $0.textSize = size }
        return ruler.words(in: game.picture())
      }
      // A page may have another order for large words: each is beside its own.
      func inOrder(_ found: [(words: String, size: Double)]) -> [(words: String, size: Double)] {
        let plain = found.map { (words: $0.words.replacing("\n", with: " "), size: $0.size) }
        let order = plain.indices.sorted { (plain[$0].words, $0) < (plain[$1].words, $1) }
        return order.map { plain[$0] }
      }
      let usual = words(.normal)
      for size in [Preferences.TextSize.large, .largest] {
        let larger = words(size)
        #expect(larger.count == usual.count)
        let ordered = (inOrder(usual), inOrder(larger))
        let hasSameWords = ordered.0.map(\.words) == ordered.1.map(\.words)
        let pairs = hasSameWords ? zip(ordered.0, ordered.1) : zip(usual, larger)
        for (before, after) in pairs where after.size < before.size - 1 {
          Issue.record(
            "\(language.traits.code) \(size.rawValue): “\(after.words)” \(before.size), \(after.size)"
          )
        }
      }
    }
  }

  @Test(
    "R137 what is read on the first pages and while one plays grows where larger words are wanted",
    arguments: [
      ("simon.menu", "en", "Scoreboard", 1.15), ("simon.menu", "en", "Multi-player", 1.15),
      ("hands.table", "en", "Rock blunts scissors", 1.1),
      ("information", "en", "Drag an animal", 1.3), ("jungle", "en", "The jungle", 1.15),
      ("win-or-lose.answer", "en", "1 of 10", 1.1), ("win-or-lose.answer", "en", "Score", 1.15),
      ("win-or-lose.answer", "en", "Restart", 1.15), ("win-or-lose.restart", "de", "Von vorn", 1.1),
      ("settings.play", "de", "Nachmacher", 1.05), ("hands.two", "de", "Stein schlägt", 1.05),
      ("win-or-lose.leaving", "de", "1 Runde", 1.3), ("hands.doubt", "de", "Ada hat 1", 1.5),
      ("information.thanks", "de", "Danke", 1.3),
    ])
  func visibly(name: String, code: String, words: String, more: Double) throws {
    let place = try #require(RestingPlace.pictured.first { $0.name == name })
    let player = try place.player(metrics: ruler.metrics)
    func size(_ size: Preferences.TextSize) throws -> Double {
      var game = player.director
      game.language = try #require(FitTests.languages.first { $0.traits.code == code })
      game.changePreferences { $0.textSize = size }
      let picture = game.picture()
      let found = picture.commands.first {
        $0.words?.replacing("\n", with: " ").replacing("- ", with: "-").hasPrefix(words) == true
      }
      var seen = Picture()
      seen.draw(try #require(found))
      return try #require(ruler.sizes(in: seen).first)
    }
    #expect(try size(.largest) > more * size(.normal))
  }

  @Test(
    "R137 the strip is as long as what it says", arguments: RestingPlace.pictured,
    Preferences.TextSize.allCases)
  func strip(place: RestingPlace, size: Preferences.TextSize) throws {
    let picture = try place.picture(metrics: ruler.metrics) { $0.textSize = size }
    let strip = picture.commands.first { $0.shape == .panel("strip", inset: 26) }
    guard let strip, let words = ruler.box(named: "status", in: picture) else { return }
    #expect(strip.frame.insetBy(12).minX <= words.minX && words.maxX <= strip.frame.maxX - 12)
    #expect(strip.frame.isApart(from: Loudspeaker.frame), "it lies under the loudspeaker")
  }

  @Test("R137 words that are cut or lie on each other are found")
  func found() {
    var picture = Picture()
    let style = TextStyle(.body, fit: 60)
    picture.draw(.text("much too long for its place", style, at: Point(x: 300, y: 300)))
    picture.draw(.text("one", TextStyle(.body), at: Point(x: 600, y: 300)))
    picture.draw(.text("other", TextStyle(.body), at: Point(x: 610, y: 306)))
    picture.draw(.text("outside", TextStyle(.body), at: Point(x: 1_270, y: 600)))
    #expect(ruler.faults(in: picture).count == 3)
  }

  @Test("R163 words that become too small are found, with how much they are too large")
  func small() throws {
    var picture = Picture()
    picture.draw(
      .text("one word too many", TextStyle(.label, fit: 200), at: Point(x: 300, y: 300)))
    #expect(ruler.faults(in: picture).isEmpty)
    let fault = try #require(ruler.misfits(in: picture).first)
    #expect(fault.contains("one word too many") && fault.contains("% of its size"))
  }
}

extension RestingPlace {
  /// Lingers there, in calm motion.
  func player(
    metrics: FontMetrics, _ change: (inout Preferences) -> Void = { _ in }
  ) throws -> ScriptedPlayer {
    var preferences = Preferences()
    preferences.reducesMotion = true
    change(&preferences)
    var player = ScriptedPlayer(scene, seed: 1, preferences: preferences, metrics: metrics)
    player.wait(0.3)
    try player.follow(walk)
    player.rest()
    return player
  }

  func picture(
    metrics: FontMetrics, _ change: (inout Preferences) -> Void
  ) throws -> Picture {
    try player(metrics: metrics, change).picture()
  }
}
