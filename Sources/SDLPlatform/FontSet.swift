internal import CSDL2TTF
internal import Stage

/// The game's fonts, opened on first use.
@MainActor
final class FontSet {
  private let folder: ResourceFolder
  private(set) var faces: [FontFile: Typeface?] = [:]
  private var isReady = false
  /// Consecutive characters that one font can set.
  struct Stretch {
    var text: String
    let face: Typeface
    let script: Script
    /// The number of characters of the original text that these are.
    var count: Int
  }

  init(folder: ResourceFolder) { self.folder = folder }

  isolated deinit {
    faces.removeAll()
    if isReady { TTF_Quit() }
  }

  func main(isBold: Bool) -> Typeface? { open(isBold ? FontFile.bold : FontFile.regular) }

  /// Splits `text` into stretches by the best font for each character.
  func stretches(
    of text: some StringProtocol, isBold: Bool, isJapanese: Bool = false
  ) -> [Stretch] {
    guard !text.isEmpty, let main = main(isBold: isBold) else { return [] }
    if text.unicodeScalars.allSatisfy({ Script.foreign($0) == nil && main.has($0) }) {
      return [Stretch(text: String(text), face: main, script: .plain, count: text.count)]
    }
    let characters = Array(text)
    let scripts = characters.map(Script.init)
    let fonts = Fonts(
      set: self, main: main, isJapanese: isJapanese || scripts.contains(.kana),
      isBold: isBold, among: characters)
    var stretches: [Stretch] = []
    for (index, character) in characters.enumerated() {
      let near = stretches.last?.script ?? scripts[index...].lazy.compactMap { $0 }.first
      let face =
        scripts[index] == nil
        ? fonts.neutral(character, beside: stretches.last?.face, near)
        : fonts.face(for: character, scripts[index])
      let script = face === main ? .plain : scripts[index] ?? near ?? .plain
      if let last = stretches.last, last.face === face, last.script == script {
        stretches[stretches.count - 1].text += Self.shown(character)
        stretches[stretches.count - 1].count += 1
      } else {
        stretches.append(
          Stretch(text: Self.shown(character), face: face, script: script, count: 1))
      }
    }
    return stretches
  }

  /// The text set for a character. Of an emoji composed of several, only the first sign is set, as
  /// no font here has it whole; marks of direction are left out.
  private static func shown(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !BidiParagraph.isMark(first) else { return "" }
    return scalars.count > 1 && first.properties.isEmoji && scalars.contains("\u{200D}")
      ? String(first) : String(character)
  }

  @MainActor
  private struct Fonts {
    let set: FontSet
    let main: Typeface
    let isJapanese: Bool
    /// Whether a text is all bold: some bold fonts have only the characters of the game's words.
    var isBold = false

    init(
      set: FontSet, main: Typeface, isJapanese: Bool, isBold: Bool, among characters: [Character]
    ) {
      (self.set, self.main, self.isJapanese) = (set, main, isJapanese)
      self.isBold =
        isBold
        && characters.allSatisfy { character in
          let script = Script(character)
          guard let family = FontFile.families(for: script, isJapanese: isJapanese).first else {
            return true
          }
          return family.bold.flatMap(set.open)?.has(character) ?? false
        }
    }

    func face(for character: Character, _ script: Script?) -> Typeface {
      let own = FontFile.families(for: script, isJapanese: isJapanese)
      if let face = first(of: own, having: character) { return face }
      if main.has(character) { return main }
      let others = FontFile.fallbacks(for: character, isJapanese: isJapanese)
      return first(of: others, having: character) ?? main
    }

    /// The font of a mark, that of the letters before it; for figures, the main font.
    func neutral(_ character: Character, beside: Typeface?, _ script: Script?) -> Typeface {
      if character.isNumber, main.has(character) { return main }
      if let beside, beside.has(character) { return beside }
      return face(for: character, script)
    }

    private func first(of families: [FontFile.Family], having character: Character) -> Typeface? {
      families.lazy.flatMap { isBold ? [$0.bold, $0.regular] : [$0.regular] }
        .compactMap { $0.flatMap(set.open) }.first { $0.has(character) }
    }
  }

  /// The widths of the usual letters, for placing the caret at a click.
  func metrics() -> FontMetrics {
    var advances: [Character: Double] = [:]
    guard let main = main(isBold: false) else { return FontMetrics() }
    for range in [32...126, 160...383] as [ClosedRange<UInt32>] {
      for scalar in range.compactMap(Unicode.Scalar.init) {
        advances[Character(scalar)] = main.advance(of: scalar)
      }
    }
    return FontMetrics(advances: advances)
  }

  /// Whether the font is there and whole enough to be used.
  func canOpen(_ face: FontFile) -> Bool {
    // The set keeps the font, so that it is closed before its library.
    let opened = typeface(face)
    faces[face] = .some(opened)
    return opened != nil
  }

  private func typeface(_ face: FontFile) -> Typeface? {
    if !isReady { isReady = TTF_Init() == 0 }
    return Typeface(file: folder.font(face.file))
  }

  private func open(_ face: FontFile) -> Typeface? {
    if let known = faces[face] { return known }
    let opened = typeface(face)
    if opened == nil { report(face.problem(of: folder.font(face.file))) }
    faces[face] = opened
    return opened
  }
}
