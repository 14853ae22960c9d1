import Foundation
import Testing

@testable import SDLPlatform

/// What the baked drawings show, read from their pixels.
@Suite struct DrawingsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Resources/images/1x")

  private static func drawing(_ name: String) throws -> Bitmap {
    try Bitmap(file: folder.appending(path: "\(name).png").path)
  }

  private static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .map { $0.deletingPathExtension().lastPathComponent }
    }
  }

  @Test(
    "R20 the drawings look as the rules have it: the rabbit to the right, lion and cobra to the left",
    arguments: [
      ("lion0", 0x5B2B22, false), ("cobra", 0xF2A52B, false), ("rabbit", 0x7A4526, true),
    ])
  func facing(name: String, colour: Int, looksRight: Bool) throws {
    let body = try Self.drawing(name)
    // Eyes, and the lion's nose: what is in front of a head.
    let front = body.places { $0 == UInt32(0xFF00_0000) | UInt32(colour) }
    #expect(front.count > 10)
    let middle = front.map(\.x).reduce(0, +) / max(1, front.count)
    let centre = body.visibleBounds.x + body.visibleBounds.width / 2
    #expect((middle > centre) == looksRight)
    #expect(abs(middle - centre) > body.visibleBounds.width / 8)
  }

  @Test("R20 R26 the lion looks to the left in all four pictures", arguments: 0...3)
  func lions(frame: Int) throws {
    let lion = try Self.drawing("lion\(frame)")
    let mane = lion.places {
      let (red, green, blue) = ($0 >> 16 & 255, $0 >> 8 & 255, $0 & 255)
      return red > 130 && green < 95 && blue < 70
    }
    let middle = lion.visibleBounds.x + lion.visibleBounds.width / 2
    let left = mane.count { $0.x < middle }
    // Tail and paws are of the same colours, but there is less of them.
    #expect(left > 1_000 && left * 2 > (mane.count - left) * 3)
  }

  @Test("R110 R180 no face, creature, drum or sign is cut by the edge of its picture")
  func whole() throws {
    let alone = [
      "mascot-", "badge-", "bird-", "butterfly-", "dragonfly-", "fish", "frog", "drum-", "emblem-",
      "hand-", "icon-",
    ]
    let names = try Self.names.filter { name in
      name != "icon-small" && alone.contains { name.hasPrefix($0) }
    }
    #expect(names.count > 80)
    for name in names {
      let drawing = try Self.drawing(name)
      let (right, bottom) = (drawing.width - 1, drawing.height - 1)
      let rim = drawing.places { $0 >> 24 > 200 }
      // A round line may touch the edge; what is cut lies along it.
      for side in [
        rim.count { $0.x == 0 }, rim.count { $0.x == right }, rim.count { $0.y == 0 },
        rim.count { $0.y == bottom },
      ] { #expect(side <= 2, "\(name)") }
    }
  }

  @Test(
    "what is nothing is seen through, whichever colour of its file it is",
    arguments: ["footprint-cobra", "footprint-rabbit", "ripple", "lion0"])
  func nothing(name: String) throws {
    let drawing = try Self.drawing(name)
    for (x, y) in [(0, 0), (drawing.width - 1, 0), (0, drawing.height - 1)] {
      #expect(drawing[x, y] == 0)
    }
    // Its middle is painted.
    #expect(drawing.visibleBounds.width * 2 > drawing.width)
  }

  @Test(
    "R80 leaf, flower, sun and drop have their colours, on the emblems and on the drums",
    arguments: [
      ("leaf", 0x009E73), ("flower", 0xD55E00), ("sun", 0xF0E442), ("drop", 0x0072B2),
    ])
  func colours(name: String, colour: Int) throws {
    let wanted = UInt32(0xFF00_0000) | UInt32(colour)
    for (file, share) in [("emblem-\(name)", 0.15), ("drum-\(name)", 0.03)] {
      let drawing = try Self.drawing(file)
      let painted = drawing.places { $0 >> 24 == 255 }.count
      let same = drawing.places { $0 == wanted }.count
      #expect(Double(same) > share * Double(painted), "\(same) of \(painted) pixels of \(file)")
    }
  }
}

extension Bitmap {
  /// Where the pixels are that `isWanted` picks.
  fileprivate func places(_ isWanted: (UInt32) -> Bool) -> [(x: Int, y: Int)] {
    (0..<height).flatMap { y in
      (0..<width).filter { isWanted(self[$0, y]) }.map { (x: $0, y: y) }
    }
  }
}
