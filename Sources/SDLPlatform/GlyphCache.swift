internal import Animation
internal import Stage

/// Words as pictures, set once at the size in real pixels and kept while they are in use.
@MainActor
final class GlyphCache {
  /// Words as they were set.
  struct Setting {
    let bitmap: Bitmap
    /// Where the words' own box begins inside the bitmap, in pixels.
    let inset: Int
    /// The box that is anchored: as wide as the longest line, as high as the lines together.
    let width: Int
    let height: Int
  }

  struct Request: Hashable {
    let words: String
    let style: TextStyle
    let editing: TextEditing?
    var writing = Writing.rightward
    let tint: Color
    /// Real pixels to a design pixel.
    let scale: Double
    /// Where shorter lines stand: 0 left, 0.5 centred, 1 right.
    let alignment: Double

    /// What is typed runs as its letters do.
    var base: WritingOrder.Base {
      if editing != nil { return .byLetters }
      // Figures alone are read from the left everywhere, their sign first; but for Arabic dates.
      let isSaid = words.contains(where: \.isLetter) || words.unicodeScalars.contains("\u{200F}")
      return writing == .leftward && isSaid ? .leftward : .rightward
    }
  }

  private struct Entry {
    let setting: Setting?
    var lastUse: Int
  }

  let fonts: FontSet
  private var settings: [Request: Entry] = [:]
  private var bytes = 0
  private var uses = 0
  private let budget = 12_000_000

  init(fonts: FontSet) { self.fonts = fonts }

  func setting(of request: Request) -> Setting? {
    uses += 1
    if let known = settings[request] {
      settings[request]?.lastUse = uses
      return known.setting
    }
    let made = Typesetter(request, fonts: fonts)?.setting()
    settings[request] = Entry(setting: made, lastUse: uses)
    bytes += made?.bitmap.byteCount ?? 64
    if bytes > budget { forgetOldest() }
    return made
  }

  private func forgetOldest() {
    let kept = settings.sorted { $0.value.lastUse > $1.value.lastUse }.prefix(settings.count / 2)
    settings = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    bytes = settings.values.reduce(0) { $0 + ($1.setting?.bitmap.byteCount ?? 64) }
  }
}
