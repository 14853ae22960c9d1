import Animation
import Director
import Foundation
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
    "R137 no words become smaller by being wanted larger", arguments: RestingPlace.pictured)
  func grows(place: RestingPlace) throws {
    func sizes(_ size: Preferences.TextSize) throws -> [Double] {
      try ruler.sizes(in: place.picture(metrics: ruler.metrics) { $0.textSize = size })
    }
    for (usual, largest) in zip(try sizes(.normal), try sizes(.largest)) {
      #expect(largest >= usual - 1)
    }
  }

  @Test(
    "R137 what is read on the first pages and while one plays grows where larger words are wanted",
    arguments: [
      ("simon.menu", "Scoreboard", 1.15), ("simon.menu", "Multi-player", 1.15),
      ("hands.table", "Rock blunts scissors", 1.1), ("information", "Drag an animal", 1.3),
    ])
  func visibly(name: String, words: String, more: Double) throws {
    let place = try #require(RestingPlace.pictured.first { $0.name == name })
    func size(_ size: Preferences.TextSize) throws -> Double {
      let picture = try place.picture(metrics: ruler.metrics) { $0.textSize = size }
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
    preferences.isCalm = true
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
