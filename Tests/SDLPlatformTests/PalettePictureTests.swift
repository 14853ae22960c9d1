import CSDL2
import Foundation
import Testing

@testable import SDLPlatform

/// A picture of few colours as the game's own are, and what may be unusual about it.
private struct Poster {
  var width = 21
  var height = 9
  var depth = 8
  var opacities: [UInt8] = []
  /// How each row is written: 0 as it is, 1 as the difference of each byte to the one before.
  var filter: UInt8 = 0
  /// How many bytes of its pixels are left out.
  var missing = 0
  /// Whether an index has no colour.
  var isBeyond = false

  /// How many colours it has at most.
  var most = 200

  var colors: Int { min(1 << depth, most) }

  private func index(_ x: Int, _ y: Int) -> Int {
    isBeyond && x == 3 ? (1 << depth) - 1 : (y * 31 + x * 7) % colors
  }

  private var rows: [UInt8] {
    (0..<height).flatMap { y -> [UInt8] in
      var bytes = [UInt8](repeating: 0, count: (width * depth + 7) / 8)
      for x in 0..<width {
        bytes[x * depth / 8] |= UInt8(index(x, y) << (8 - depth - x * depth % 8))
      }
      let before = [0] + bytes.dropLast()
      return [filter] + (filter == 0 ? bytes : zip(bytes, before).map { $0 &- $1 })
    }
  }

  /// The file's bytes; its pixels are not packed, which PNG allows.
  var file: [UInt8] {
    let data = Array(rows.dropLast(missing))
    let size = [UInt8(data.count & 255), UInt8(data.count >> 8)]
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let sum: [UInt8] = [b >> 8, b, a >> 8, a].map { UInt8($0 & 255) }
    var packed: [UInt8] = [0x78, 1, 1] + size
    packed += size.map { ~$0 }
    packed += data
    packed += sum
    let (wide, high, bits) = (UInt8(width), UInt8(height), UInt8(depth))
    let head: [UInt8] = [0, 0, 0, wide, 0, 0, 0, high, bits, 3, 0, 0, 0]
    var palette: [UInt8] = []
    for color in 0..<colors {
      let (red, green) = (UInt8(color), UInt8(color * 3 % 256))
      palette += [red, green, 255 - red]
    }
    let parts: [(String, [UInt8])] = [
      ("IHDR", head), ("PLTE", palette), ("tRNS", opacities),
      ("IDAT", Array(packed.prefix(11))), ("IDAT", Array(packed.dropFirst(11))),
    ]
    var file = PNG.signature
    for (name, data) in parts where !data.isEmpty { file += PNG.chunk(name, data) }
    return file + PNG.chunk("IEND", [])
  }
}

/// The picture as the game reads it, and as SDL_image does.
private func read(_ bytes: [UInt8]) throws -> (own: Bitmap, theirs: Bitmap) {
  let file = NSTemporaryDirectory() + "bungle-poster-\(UUID().uuidString).png"
  try Data(bytes).write(to: URL(filePath: file))
  defer { try? FileManager.default.removeItem(atPath: file) }
  let own = try Bitmap(file: file)
  let surface = try #require(try PictureFile(file).surface())
  defer { SDL_FreeSurface(surface) }
  return (own, try Bitmap(surface))
}

@Suite struct PalettePictureTests {
  @Test(
    "R98 a picture of few colours is read as SDL_image reads it, and kept in a quarter of the memory",
    arguments: [1, 2, 4, 8], [[], [255, 0, 128], [7, 255], [0]] as [[UInt8]])
  func depths(depth: Int, opacities: [UInt8]) throws {
    let poster = Poster(depth: depth, opacities: Array(opacities.prefix(1 << depth)))
    let (own, theirs) = try read(poster.file)
    #expect(own.pixels == theirs.pixels)
    #expect(own.isOpaque == theirs.isOpaque && own.hull == theirs.hull)
    #expect(own.byteCount * 4 == theirs.byteCount)
  }

  @Test("R98 a picture whose rows are written in another way is read all the same")
  func filtered() throws {
    let (own, theirs) = try read(Poster(filter: 1).file)
    #expect(own.pixels == theirs.pixels)
    #expect(own.pixels == (try read(Poster().file)).own.pixels)
  }

  @Test("R98 a picture with too few pixels, all of them summed up right, is damaged")
  func cut() throws {
    #expect(throws: PictureFile.Problem.damaged) { try read(Poster(missing: 5).file) }
  }

  @Test("R98 a picture that uses every index, so that none is left for its border, is read too")
  func full() throws {
    let (own, theirs) = try read(Poster(width: 40, most: 256).file)
    #expect(own.pixels == theirs.pixels && own.isOpaque)
  }

  @Test("R98 a pixel whose colour is not in the palette is nothing")
  func beyond() throws {
    let own = try read(Poster(isBeyond: true).file).own
    #expect((0..<9).allSatisfy { own[3, $0] == 0 } && own[4, 0] != 0)
  }
}
