import Animation
import Director
import Foundation
import Stage
import Studio
import Testing

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
    "R137 the strip is as long as what it says", arguments: RestingPlace.pictured,
    Preferences.TextSize.allCases)
  func strip(place: RestingPlace, size: Preferences.TextSize) throws {
    let picture = try place.picture(metrics: ruler.metrics) { $0.textSize = size }
    let strip = picture.commands.first { $0.shape == .panel("strip", inset: 26) }
    guard let strip, let words = ruler.box(named: "status", in: picture) else { return }
    #expect(strip.frame.insetBy(12).minX <= words.minX && words.maxX <= strip.frame.maxX - 12)
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
}

extension RestingPlace {
  func picture(
    metrics: FontMetrics, _ change: (inout Preferences) -> Void
  ) throws -> Picture {
    var preferences = Preferences()
    preferences.isCalm = true
    change(&preferences)
    var player = ScriptedPlayer(scene, seed: 1, preferences: preferences, metrics: metrics)
    player.wait(0.3)
    try player.follow(walk)
    player.rest()
    return player.picture()
  }
}

/// Measures words as they are set.
@MainActor
struct Ruler {
  private let fonts: FontSet
  let metrics: FontMetrics

  init(resources: ResourceFolder) throws {
    fonts = FontSet(folder: resources)
    metrics = fonts.metrics()
  }

  private struct Text {
    let words: String
    let box: Rect
    let size: Double
    let isCut: Bool
  }

  /// Where the words of that name are; nil if there are none to read.
  func box(named name: String, in picture: Picture) -> Rect? {
    picture.command(named: name).flatMap { text($0)?.box }
  }

  func sizes(in picture: Picture) -> [Double] { texts(in: picture).map(\.size) }

  func faults(in picture: Picture) -> [String] {
    let texts = texts(in: picture)
    var faults = texts.filter(\.isCut).map { "“\($0.words)” is cut" }
    for (index, text) in texts.enumerated() {
      if !Design.frame.contains(text.box) { faults.append("“\(text.words)” leaves the window") }
      for other in texts[(index + 1)...] where text.box.overlaps(other.box) {
        faults.append("“\(text.words)” lies on “\(other.words)”")
      }
    }
    return faults
  }

  /// What can be read: what lies dimmed behind a card is not.
  private func texts(in picture: Picture) -> [Text] {
    let commands = picture.commands
    let last = commands.lastIndex { $0.shape == .flood && $0.opacity < 0.9 } ?? -1
    return commands[(last + 1)...].compactMap(text)
  }

  private func text(_ command: DrawCommand) -> Text? {
    guard case .text(let words, let style, let editing) = command.shape, command.opacity > 0.5,
      words.contains(where: { !$0.isWhitespace }),
      let set = Typesetter(
        GlyphCache.Request(
          words: words, style: style, editing: editing, tint: command.tint, scale: 1,
          alignment: command.anchor.x), fonts: fonts)
    else { return nil }
    let (width, height) = (set.box.width * command.scale.x, set.box.height * command.scale.y)
    // Between two lines there is air.
    let air = 0.17 * set.box.size * command.scale.y
    let box = Rect(
      x: command.at.x - command.anchor.x * width,
      y: command.at.y - command.anchor.y * height + air, width: width, height: height - 2 * air)
    return Text(
      words: words, box: box, size: set.box.size * command.scale.y, isCut: set.box.isCut)
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
