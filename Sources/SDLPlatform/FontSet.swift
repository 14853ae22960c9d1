internal import CSDL2TTF
internal import Stage

/// The fonts of the game, opened when they are first needed.
@MainActor
final class FontSet {
  private let folder: ResourceFolder
  private var faces: [Key: Typeface?] = [:]
  private var isReady = false
  private var hasFailed: Set<String> = []

  private struct Key: Hashable {
    let file: String
    let isEmboldened: Bool
  }

  /// A stretch of words that one font can set.
  struct Run {
    let words: String
    let face: Typeface
    let direction: Direction

    @MainActor
    func width(size: Int) -> Int { face.width(of: words, direction, size: size) }
  }

  init(folder: ResourceFolder) { self.folder = folder }

  isolated deinit {
    faces.removeAll()
    if isReady { TTF_Quit() }
  }

  /// The main font, regular or bold.
  func main(isBold: Bool) -> Typeface? {
    open(isBold ? FontFace.bold : FontFace.regular, isEmboldened: false)
  }

  /// `line` in stretches, each with the first font that knows its letters.
  func runs(of line: some StringProtocol, isBold: Bool) -> [Run] {
    guard let main = main(isBold: isBold) else { return [] }
    var runs: [Run] = []
    for word in words(of: Self.plain(line)) {
      let isSpace = word.allSatisfy { $0 == " " }
      // A space belongs to the words before it, so that it stands where their script puts it.
      let direction =
        isSpace
        ? runs.last?.direction ?? .leftToRight
        : word.unicodeScalars.first.map(Direction.init) ?? .leftToRight
      let faces = isSpace ? [runs.last?.face ?? main] : faces(for: word, main, isBold: isBold)
      let pieces = faces.count == 1 ? [String(word)] : word.map(String.init)
      for (piece, face) in zip(pieces, faces) {
        if let last = runs.last, last.face === face, last.direction == direction {
          runs[runs.count - 1] = Run(words: last.words + piece, face: face, direction: direction)
        } else {
          runs.append(Run(words: piece, face: face, direction: direction))
        }
      }
    }
    return runs
  }

  /// `line` with one sign for each emoji that is put together of several: no font here has them whole, and side
  /// by side a family is four signs wide.
  private static func plain(_ line: some StringProtocol) -> String {
    guard line.unicodeScalars.contains(joiner) else { return String(line) }
    return line.reduce(into: "") { plain, character in
      let scalars = character.unicodeScalars
      if let first = scalars.first, first.properties.isEmoji, scalars.contains(joiner) {
        plain.unicodeScalars.append(first)
      } else {
        plain.append(character)
      }
    }
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// `line` cut into words and the spaces between them.
  private func words(of line: some StringProtocol) -> [Substring] {
    var words: [Substring] = []
    var rest = Substring(line)
    while let first = rest.first {
      let word = rest.prefix { ($0 == " ") == (first == " ") }
      words.append(word)
      rest = rest.dropFirst(word.count)
    }
    return words
  }

  /// The first font that has the whole word, or else one for each of its characters.
  private func faces(for word: Substring, _ main: Typeface, isBold: Bool) -> [Typeface] {
    if let whole = face(having: word, main, isBold: isBold) { return [whole] }
    return word.map { face(having: Substring(String($0)), main, isBold: isBold) ?? main }
  }

  /// The widths of the usual letters, for scenes that must find a click's place among them.
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

  private func face(having words: Substring, _ main: Typeface, isBold: Bool) -> Typeface? {
    let scalars = words.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    if scalars.allSatisfy(main.has) { return main }
    for fallback in FontFace.fallbacks {
      if let face = open(fallback, isEmboldened: isBold), scalars.allSatisfy(face.has) {
        return face
      }
    }
    return nil
  }

  /// Whether the font is there and whole enough to be used.
  func canOpen(_ face: FontFace) -> Bool {
    // A font must be closed before the library that opened it.
    withExtendedLifetime(self) { typeface(face, isEmboldened: false) != nil }
  }

  private func typeface(_ face: FontFace, isEmboldened: Bool) -> Typeface? {
    if !isReady { isReady = TTF_Init() == 0 }
    return Typeface(file: folder.font(face.file), isEmboldened: isEmboldened)
  }

  private func open(_ face: FontFace, isEmboldened: Bool) -> Typeface? {
    let key = Key(file: face.file, isEmboldened: isEmboldened)
    if let known = faces[key] { return known }
    let opened = typeface(face, isEmboldened: isEmboldened)
    if opened == nil, hasFailed.insert(face.file).inserted {
      report(face.problem(of: folder.font(face.file)))
    }
    faces[key] = opened
    return opened
  }
}
