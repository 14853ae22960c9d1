import Foundation
import Stage
import Testing

@testable import SDLPlatform

/// Lines of words in all scripts: which fonts set them, in which order, and where a caret stands in
/// them.
@MainActor
@Suite struct TextLineTests {
  private let fonts: FontSet

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let resources = ResourceFolder(
      path: tests.deletingLastPathComponent().appending(path: "Resources").path)
    try resources.check()
    fonts = FontSet(folder: resources)
  }

  private func lines(_ words: String, _ base: BidiParagraph.Base, isBold: Bool = false)
    -> [TextLine]
  {
    TextLine.lines(of: words, base, isJapanese: false, isBold: isBold, fonts)
  }

  private func line(_ words: String, _ base: BidiParagraph.Base) throws -> TextLine {
    try #require(lines(words, base).first)
  }

  @Test("R164 a name stands whole among words that run the other way, with its own marks")
  func isolated() throws {
    let line = try line("האריה תופס את \u{2068}Anna!\u{2069}, ומחר?", .leftward)
    let words = line.runs.map(\.text)
    #expect(words.contains("Anna!"))
    #expect(words.first == "?" || words.first?.contains("ומחר") == true)
    #expect(words.last?.contains("האריה") == true)
  }

  @Test(
    "R164 figures alone are read from the left in every language, their sign first",
    arguments: ["-40", "3:2", "7 + 1"])
  func figures(words: String) throws {
    for writing in TextLocale.allCases {
      let request = TextCache.Request(
        text: words, style: TextStyle(.label), editing: nil, writing: writing, tint: .ink,
        scale: 1, alignment: 0)
      #expect(try line(words, request.base).runs.map(\.text).joined() == words)
    }
  }

  @Test("R164 a date in figures has its day first where one reads from the right")
  func dates() throws {
    let request = TextCache.Request(
      text: "21\u{200F}/3\u{200F}/2026", style: TextStyle(.label), editing: nil,
      writing: .leftward, tint: .ink, scale: 1, alignment: 0)
    let runs = try line(request.text, request.base).runs.map(\.text)
    #expect(runs.joined().filter { $0.isNumber || $0 == "/" } == "2026/3/21")
  }

  @Test("R164 lines are parted first and then ordered, each by itself")
  func parted() throws {
    let lines = lines("Anna אבג\nדהו Bob", .leftward)
    #expect(
      lines.map { $0.runs.map { $0.text.filter { $0 != " " } } } == [
        ["אבג", "Anna"], ["Bob", "דהו"],
      ])
  }

  @Test("R164 brackets open towards the words that they hold")
  func brackets() throws {
    let line = try line("אב (גד)", .leftward)
    #expect(line.runs.allSatisfy { $0.isLeftward })
    #expect(line.runs.flatMap { Array($0.text.reversed()) } == Array(")דג( בא"))
  }

  @Test("R164 a caret goes from right to left in words that do, and marks go with it")
  func caret() throws {
    let size = 40
    let line = try line("אבג Zoë", .byLetters)
    let width = line.width(size: size)
    #expect(line.place(of: 0, size: size) == width)
    #expect(
      (0..<3).allSatisfy { line.place(of: $0 + 1, size: size) < line.place(of: $0, size: size) })
    // What is written to the right begins at the left edge, and the caret behind it stands at its
    // end.
    #expect(line.place(of: 4, size: size) == 0)
    #expect(line.place(of: 7, size: size) > line.place(of: 6, size: size))
    #expect(line.places(of: 0..<3, size: size).map(\.upperBound) == [width])
    #expect(line.places(of: 2..<6, size: size).count == 2)
    let covered = line.places(of: 0..<7, size: size).map(\.count).reduce(0, +)
    #expect(covered == width)
  }

  @Test("R164 no font is opened before one of its letters is wanted")
  func frugal() {
    for isBold in [false, true] { _ = lines("Łucja, Привет! 3 × 4…", .rightward, isBold: isBold) }
    #expect(Set(fonts.faces.keys) == Set(FontFile.required))
    _ = lines("Γειά", .rightward)
    #expect(fonts.faces.count == FontFile.required.count + 1)
  }

  @Test(
    "R161 every script has letters of its own, in regular and in bold, and figures are Andika's",
    arguments: ["Γειά", "שלום", "مرحبا", "さくら", "ライオン"])
  func fonts(word: String) throws {
    for isBold in [false, true] {
      let main = try #require(fonts.main(isBold: isBold))
      let runs = try #require(lines(word + " 3", .rightward, isBold: isBold).first).runs
      let letters = try #require(runs.first { $0.text.contains(word) })
      #expect(letters.face !== main)
      for letter in word { #expect(letters.face.has(letter)) }
      #expect(runs.first { $0.text.contains("3") }?.face === main)
    }
    let faces = [false, true].map { lines(word, .rightward, isBold: $0)[0].runs[0].face }
    #expect(faces[0] !== faces[1])
  }

  @Test("R161 a text is bold as a whole or not at all, where few signs are there in bold")
  func bold() throws {
    let rare = lines("さくら龘", .rightward, isBold: true)[0].runs
    let regular = lines("さくら", .rightward)[0].runs
    #expect(rare.first?.face === regular.first?.face)
  }

  @Test("R161 signs that China and Japan share look as in the language that is set")
  func shared() throws {
    func face(_ words: String, isJapanese: Bool) -> Typeface? {
      TextLine.lines(of: words, .rightward, isJapanese: isJapanese, isBold: false, fonts)
        .first?.runs.first?.face
    }
    #expect(face("直", isJapanese: true) !== face("直", isJapanese: false))
    #expect(face("直子さん", isJapanese: false) === face("直", isJapanese: true))
  }
}
