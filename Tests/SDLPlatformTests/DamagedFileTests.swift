import Foundation
import Stage
import Testing

@testable import SDLPlatform

/// Bytes of a small picture as the game has them, to be damaged.
@MainActor
private func wholePicture(_ studio: Studio) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(filePath: studio.folder.image("quarters", .single))))
}

/// `bytes` with a claim of another size, and the checksum that belongs to it.
private func claiming(_ width: UInt32, _ height: UInt32, _ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  for (index, value) in [(16, width), (20, height)] { bytes.write(value, at: index) }
  bytes.write(Checksum.crc32(bytes[12..<29]), at: 29)
  return bytes
}

extension [UInt8] {
  fileprivate mutating func write(_ value: UInt32, at index: Int) {
    for place in 0..<4 { self[index + place] = UInt8(value >> (24 - 8 * UInt32(place)) & 255) }
  }
}

@MainActor
@Suite struct DamagedFileTests {
  private func read(_ bytes: [UInt8], _ studio: Studio) throws -> PictureFile.Problem? {
    let file = studio.folder.image("damaged", .single)
    try Data(bytes).write(to: URL(filePath: file))
    do throws(PictureFile.Problem) {
      _ = try Bitmap(file: file)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "R98 a picture that claims to be huge is named with its size, and takes no memory",
    arguments: [(60_000, 60_000), (0xFFFF_FFFF, 0xFFFF_FFFF), (1 << 23, 2)] as [(UInt32, UInt32)])
  func huge(width: UInt32, height: UInt32) throws {
    let studio = try Studio()
    defer { studio.clean() }
    let bytes = claiming(width, height, try wholePicture(studio))
    let problem = try #require(try read(bytes, studio))
    #expect(problem == .tooLarge(width: Int(width), height: Int(height)))
    #expect(problem.words.contains("\(width)×\(height)"))
  }

  @Test("R98 a huge claim ends neither the reading ahead nor the drawing")
  func readingAhead() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let bytes = claiming(0xFFFF_FFFF, 0xFFFF_FFFF, try wholePicture(studio))
    #expect(try read(bytes, studio) != nil)
    let decoder = ImageDecoder(folder: studio.folder)
    let request = ImageDecoder.Request(name: "damaged", scale: 1)
    decoder.readAhead([request])
    #expect(throws: PictureFile.Problem.self) { try decoder.take(request) }
  }

  @Test("R98 a file that is no picture, is cut off or has a wrong byte is damaged; none is missing")
  func kinds() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let whole = try wholePicture(studio)
    #expect(try read(whole, studio) == nil)
    #expect(try read([], studio) == .damaged)
    #expect(try read([UInt8]("a text".utf8), studio) == .damaged)
    #expect(try read(Array(whole.dropLast(20)), studio) == .damaged)
    #expect(try read(claiming(0, 5, whole), studio) == .damaged)
    var wrong = whole
    wrong[whole.count / 2] ^= 1
    #expect(try read(wrong, studio) == .damaged)
    #expect(throws: PictureFile.Problem.missing) {
      try Bitmap(file: studio.folder.image("nowhere", .single))
    }
    #expect(throws: PictureFile.Problem.missing) { try Bitmap(file: studio.folder.path) }
  }

  @Test("R98 200 pictures damaged by chance end in a sentence or in a picture of a sensible size")
  func many() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let whole = try wholePicture(studio)
    var chance = SplitMix64(seed: 15)
    var refused = 0
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &chance) {
        bytes[Int.random(in: 0..<bytes.count, using: &chance)] = .random(
          in: 0...255, using: &chance)
      }
      if Bool.random(using: &chance) { bytes.removeLast(.random(in: 1...40, using: &chance)) }
      if try read(bytes, studio) != nil { refused += 1 }
    }
    // A byte may by chance become what it was.
    #expect(refused > 190)
  }
}
