import Animation
import Foundation
import Stage
import Testing

@testable import SDLPlatform

/// The fonts that `make fonts` copies; text cannot be tested without them.
private let resources = ResourceFolder(
  path: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Resources").path)

@MainActor
@Suite struct TextTests {
  // Without fonts nothing here would be looked at.
  init() throws { try resources.check() }

  private let black = [0, 0, 0]

  private func draw(_ command: DrawCommand, width: Int = 1280, height: Int = 720) throws -> Bitmap {
    let renderer = try Renderer(width: width, height: height, resources: resources)
    var picture = Picture()
    picture.draw(.fill(Color(0)))
    picture.draw(command)
    renderer.draw(picture)
    return try #require(renderer.snapshot())
  }

  @Test("capitals stand in the middle of their place", arguments: [TextStyle.Scale.body, .display])
  func centred(scale: TextStyle.Scale) throws {
    let bitmap = try draw(
      .text("HOH", TextStyle(scale), at: Point(x: 640, y: 360), tint: .white))
    let extent = bitmap.extent(on: black)
    #expect(abs(extent.x + extent.maxX - 1280) <= 4)
    #expect(abs(extent.y + extent.maxY - 720) <= 4)
  }

  @Test("words begin or end at their place, as the anchor says")
  func anchored() throws {
    let left = try draw(
      .text("HOH", TextStyle(.body), at: Point(x: 300, y: 360), anchor: .left, tint: .white))
    #expect(abs(left.extent(on: black).x - 300) <= 4)
    let right = try draw(
      .text("HOH", TextStyle(.body), at: Point(x: 300, y: 360), anchor: .right, tint: .white))
    #expect(abs(right.extent(on: black).maxX - 300) <= 4)
  }

  @Test("long words shrink until they fit, short ones keep their size")
  func fit() throws {
    let words = "The quick brown fox jumps over the lazy dog"
    let free = try draw(.text(words, TextStyle(.label), at: Point(x: 640, y: 360), tint: .white))
    let fitted = try draw(
      .text(words, TextStyle(.label, fit: 300), at: Point(x: 640, y: 360), tint: .white))
    #expect(free.extent(on: black).width > 400)
    #expect((240...302).contains(fitted.extent(on: black).width))
    let short = TextStyle(.label, fit: 300)
    #expect(
      try draw(.text("fox", short, at: Point(x: 640, y: 360), tint: .white)).pixels
        == draw(.text("fox", TextStyle(.label), at: Point(x: 640, y: 360), tint: .white)).pixels)
  }

  @Test("a halo surrounds the letters evenly")
  func halo() throws {
    let plain = try draw(
      .text("OXO", TextStyle(.display, bold: true), at: Point(x: 640, y: 360), tint: .white)
    ).extent(on: black)
    let haloed = try draw(
      .text(
        "OXO", TextStyle(.display, bold: true, halo: .berry), at: Point(x: 640, y: 360),
        tint: .white)
    ).extent(on: black)
    let (left, right) = (plain.x - haloed.x, haloed.maxX - plain.maxX)
    let (above, below) = (plain.y - haloed.y, haloed.maxY - plain.maxY)
    #expect(left > 4 && abs(left - right) <= 1 && abs(above - below) <= 1 && abs(left - above) <= 1)
  }

  @Test("figures have one width, so that numbers don't twitch")
  func figures() throws {
    let metrics = FontSet(folder: resources).metrics()
    let widths = Set("0123456789".compactMap { metrics.advances[$0] })
    #expect(widths.count == 1)
  }

  @Test(
    "R90 names in any script are drawn, each by a font that has its letters",
    arguments: ["李明", "さくら", "지민", "שלום", "مرحبا", "Ωμέγα", "🦁"])
  func scripts(name: String) throws {
    let fonts = FontSet(folder: resources)
    let runs = fonts.stretches(of: name, isBold: false)
    #expect(runs.map(\.text).joined() == name)
    for scalar in name.unicodeScalars { #expect(runs[0].face.has(scalar)) }
    #expect(
      !(try draw(.text(name, TextStyle(.body), at: Point(x: 640, y: 360)))).extent(on: black)
        .isEmpty)
  }

  @Test(
    "R90 R103 a name that is too long for its place stays large enough to be read, and ends in dots",
    arguments: [
      String(repeating: "👨‍👩‍👧‍👦", count: 20), String(repeating: "W", count: 60),
      String(repeating: "李", count: 40),
    ])
  func longNames(name: String) throws {
    let place = Point(x: 640, y: 360)
    let style = TextStyle(.body, fit: 180)
    let extent = try draw(.text(name, style, at: place, tint: .white)).extent(on: black)
    #expect(extent.width <= 182)
    // Two thirds of the letters' size of 18.7 design pixels, as capitals are high.
    #expect(extent.height >= 12)
  }

  @Test("R90 a family that no font has whole is drawn as one sign, with the caret after it")
  func families() throws {
    let fonts = FontSet(folder: resources)
    func width(_ words: String) -> Int {
      TextLine.lines(of: words, .rightward, isJapanese: false, isBold: false, fonts)[0]
        .width(size: 40)
    }
    #expect(width("👨‍👩‍👧‍👦") == width("👨"))
    // What joins letters of a script is left to the script's own rules.
    #expect(fonts.stretches(of: "क्‍ष", isBold: false).map(\.text).joined() == "क्‍ष")
  }

  @Test("a second line stands below the first, and shorter lines follow the anchor")
  func lines() throws {
    let one = try draw(.text("HHHHHH", TextStyle(.body), at: Point(x: 640, y: 360), tint: .white))
    let two = try draw(
      .text("HHHHHH\nH", TextStyle(.body), at: Point(x: 640, y: 360), tint: .white))
    let (single, double) = (one.extent(on: black), two.extent(on: black))
    #expect(single.width == double.width && double.height > single.height + 28)
    let below = PixelRect(x: 0, y: double.maxY - 4, width: 1280, height: 4)
    let lit = (0..<1280).filter { two.color($0, below.y) != black }
    #expect(abs((lit.min() ?? 0) + (lit.max() ?? 0) - 1280) <= 4)
  }
}
