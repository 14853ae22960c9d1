import Animation
import Director
import Foundation
import Opening
import Phrases
import Stage
import StageTesting
import Studio
import Testing
import Widgets

@testable import SDLPlatform

/// What is said has room in every language, wherever a player lingers.
@MainActor
@Suite struct FitTests {
  private static let resources = ResourceFolder(
    path: Archive.tests.deletingLastPathComponent().appending(path: "Resources").path)
  /// Read once for all places.
  static let languages: [Language] = Language.Traits.all.compactMap { traits in
    traits == Language.english.traits
      ? .english : resources.catalogue(traits.code).flatMap { Language(traits, compiled: $0) }
  }

  private let ruler: Ruler

  init() throws { ruler = try Ruler(resources: Self.resources) }

  @Test("R161 there are nineteen languages besides English, each in its file")
  func files() { #expect(Self.languages.count >= 20) }

  @Test(
    """
    R163 nothing is cut, overlaps, leaves the window or falls below three quarters of its size, and words on wooden \
    buttons keep off the rims, on two lines as on one
    """, arguments: RestingPlace.pictured)
  func fits(place: RestingPlace) throws {
    try look(at: place) {
      ruler.faults(in: $0) + ruler.misfits(in: $0) + strips(in: $0) + ruler.crowded(in: $0, air: 7)
    }
  }

  @Test("R163 the names of five doors fit on their smaller signs, in every language")
  func fiveDoors() {
    let hub = HubScene(doors: Array((Door.all + Door.all).prefix(5)))
    for words in Self.languages {
      let view = View(time: .seconds(9), language: words, metrics: ruler.metrics)
      let faults = ruler.misfits(in: hub.picture(view))
      #expect(faults.isEmpty, "\(words.traits.code) \(faults.joined(separator: "\n"))")
    }
  }

  @Test("R126 R163 in a tall window the sentence is on its strip, at the bottom and whole")
  func tallStrips() throws {
    for place in RestingPlace.pictured {
      let player = try place.player(metrics: ruler.metrics)
      for words in Self.languages {
        for size in [Preferences.TextSize.normal, .largest] {
          var game = player.director
          game.isTall = true
          game.language = words
          game.changePreferences { $0.textSize = size }
          let picture = game.picture()
          guard let seen = ruler.box(named: "status", in: picture) else { continue }
          let strip = try #require(picture.commands.last { $0.shape == .panel("strip", inset: 26) })
          let frame = strip.frame
          #expect(
            Design.tall.contains(frame) && frame.minY > Design.tall.maxY - 120
              && seen.minX > frame.minX + 12 && seen.maxX < frame.maxX - 12
              && seen.minY >= frame.minY - 2 && seen.maxY <= frame.maxY + 2,
            "\(words.traits.code) \(place.name) \(size.rawValue): \(seen) on \(frame)")
          let covers = ruler.coversSentence(in: picture)
          #expect(covers.isEmpty, "\(words.traits.code) \(place.name) \(size.rawValue): \(covers)")
        }
      }
    }
  }

  @Test("R65 R126 R163 in a tall window the verdict's words lie on its card, in every language")
  func tallVerdict() throws {
    let place = try #require(RestingPlace.pictured.first { $0.name == "win-or-lose.answer" })
    let player = try place.player(metrics: ruler.metrics)
    for words in Self.languages {
      var game = player.director
      game.isTall = true
      game.language = words
      let picture = game.picture()
      let card = try #require(picture.commands.last { $0.imageName == "card" }).frame
      let title = try #require(ruler.box(named: "alert", in: picture))
      #expect(card.contains(title), "\(words.traits.code): \(title) on \(card)")
    }
  }

  @Test(
    "R137 R163 nothing lies on the sentence of the strip, and no card hides a part of a round button",
    arguments: RestingPlace.pictured)
  func uncovered(place: RestingPlace) throws {
    try look(at: place) { ruler.coversSentence(in: $0) + ruler.halfHidden(in: $0) }
  }

  /// Records what is found in the pictures of a place, in every language and in words of both
  /// sizes.
  private func look(at place: RestingPlace, for faults: (Picture) -> [String]) throws {
    let player = try place.player(metrics: ruler.metrics)
    for words in Self.languages {
      for size in [Preferences.TextSize.normal, .largest] {
        var game = player.director
        game.language = words
        game.changePreferences { $0.textSize = size }
        for fault in faults(game.picture()) {
          Issue.record("\(words.traits.code) \(place.name) \(size.rawValue): \(fault)")
        }
      }
    }
  }

  /// A sentence that reaches out of its strip.
  private func strips(in picture: Picture) -> [String] {
    let strip = picture.commands.last { $0.shape == .panel("strip", inset: 26) }
    guard let words = ruler.box(named: "status", in: picture), let frame = strip?.frame,
      words.minX < frame.minX + 12 || words.maxX > frame.maxX - 12
    else { return [] }
    return ["the sentence is \(words.width) wide and its strip \(frame.width)"]
  }

  @Test(
    "R163 what is shown beside a card's words lies on none of them",
    arguments: RestingPlace.pictured.filter { ["simon.lost", "simon.left"].contains($0.name) })
  func besideWords(place: RestingPlace) throws {
    var seen = 0
    try look(at: place) { picture in
      let words = ["alert", "story"].compactMap { ruler.box(named: $0, in: picture) }
      let shown = ["card.right", "card.pressed", "hero", "gong"]
        .compactMap { picture.command(named: $0) }
      seen += words.count * shown.count
      return shown.filter { one in words.contains { !$0.isApart(from: one.frame) } }
        .map { "\($0.name ?? "") lies on words" }
    }
    #expect(seen > 100)
  }

  @Test("R100 no button of a card lies on another", arguments: RestingPlace.pictured)
  func buttonsApart(place: RestingPlace) throws {
    let buttons = try place.player(metrics: ruler.metrics).director.layout.filter {
      $0.name.hasPrefix("alert.")
    }
    for (index, one) in buttons.enumerated() {
      for other in buttons[..<index] {
        #expect(one.rect.isApart(from: other.rect), "\(one.name) and \(other.name)")
      }
    }
  }
}
