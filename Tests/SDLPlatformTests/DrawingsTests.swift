import Foundation
import Testing

@testable import SDLPlatform

/// What the baked drawings show, read from their pixels.
@Suite struct DrawingsTests {
  private static func drawing(_ name: String) throws -> Bitmap {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Resources/images/1x/\(name).png").path
    return try Bitmap(file: file)
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
    let centre = body.inked.x + body.inked.width / 2
    #expect((middle > centre) == looksRight)
    #expect(abs(middle - centre) > body.inked.width / 8)
  }

  @Test("R20 R26 the lion looks to the left in all four pictures", arguments: 0...3)
  func lions(frame: Int) throws {
    let lion = try Self.drawing("lion\(frame)")
    let mane = lion.places {
      let (red, green, blue) = ($0 >> 16 & 255, $0 >> 8 & 255, $0 & 255)
      return red > 130 && green < 95 && blue < 70
    }
    let middle = lion.inked.x + lion.inked.width / 2
    let left = mane.count { $0.x < middle }
    // Tail and paws are of the same colours, but there is less of them.
    #expect(left > 1_000 && left * 2 > (mane.count - left) * 3)
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
