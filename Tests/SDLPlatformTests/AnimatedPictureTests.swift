import Animation
import Foundation
import Stage
import Testing

@testable import SDLPlatform

@MainActor
@Suite struct AnimatedPictureTests {
  /// A square that stands, stays, and moves a little.
  private func film(_ studio: Studio) throws -> [UInt8] {
    var film = AnimatedPicture(width: 1280)
    for x in [100.0, 100, 140] {
      _ = try studio.draw(
        .flood(Color(0x2040_60)), .image(Studio.quarters, at: Point(x: x, y: 200)))
      try film.add(studio.renderer, ticks: 3)
    }
    let path = studio.folder.path + "/film.png"
    try film.savePNG(to: path)
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  @Test("R180 an animated PNG says how many pictures it has, when, and where each differs")
  func chunks() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let chunks = PNGChunk.all(in: try film(studio))
    func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    #expect(chunks.first?.name == "IHDR" && chunks.last?.name == "IEND")
    #expect(chunks.dropFirst().first == PNGChunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]))
    let controls = chunks.filter { $0.name == "fcTL" }.map(\.data)
    #expect(controls.map { number($0[4..<8]) } == [1280, 104])
    #expect(controls.map { number($0[8..<12]) } == [720, 64])
    #expect(controls.map { number($0[12..<16]) } == [0, 68])
    #expect(controls.map { number($0[16..<20]) } == [0, 168])
    #expect(controls.map { number($0[20..<22]) } == [6, 3], "what stays is one picture")
    #expect(controls.allSatisfy { Array($0[22...]) == [0, 60, 0, 1] })
    let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }
    #expect(numbered.map { number($0.data[..<4]) } == Array(0..<numbered.count))
    let names = chunks.map(\.name)
    #expect(try #require(names.lastIndex(of: "IDAT")) < #require(names.firstIndex(of: "fdAT")))
  }

  @Test("R180 whoever knows no animation sees the first picture, and the second is what was drawn")
  func pictures() throws {
    let studio = try Studio()
    defer { studio.clean() }
    let file = try film(studio)
    let first = try Bitmap(file: studio.folder.path + "/film.png")
    #expect(first.color(80, 180) == [255, 0, 0] && first.color(0, 0) == [0x20, 0x40, 0x60])
    // The second, as a file of its own.
    let chunks = PNGChunk.all(in: file)
    let control = try #require(chunks.last { $0.name == "fcTL" }).data
    let head = try #require(chunks.first).data
    let plain =
      [PNGChunk("IHDR", Array(control[4..<12]) + head[8...])]
      + chunks.filter { $0.name == "fdAT" }.map { PNGChunk("IDAT", Array($0.data[4...])) }
      + [PNGChunk("IEND", [])]
    let path = studio.folder.path + "/second.png"
    try Data(PNGChunk.signature + plain.flatMap(\.bytes)).write(to: URL(filePath: path))
    let second = try Bitmap(file: path)
    #expect(second.width == 104 && second.height == 64)
    #expect(second.color(0, 0) == [0x20, 0x40, 0x60], "where it stood")
    #expect(second.color(41, 1) == [255, 0, 0] && second.color(102, 62) == [255, 255, 0])
  }
}
