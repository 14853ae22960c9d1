internal import Stage

/// Text as bitmaps, set once per size in real pixels and kept while in use.
@MainActor
final class TextCache {
  struct Setting {
    let bitmap: Bitmap
    /// The offset of the text's box in the bitmap, in pixels.
    let inset: Int
    /// The box that is anchored: the longest line's width, all lines' height.
    let width: Int
    let height: Int
  }

  struct Request: Hashable {
    let text: String
    let style: TextStyle
    let editing: TextEditing?
    var writing = TextLocale.rightward
    let tint: Color
    /// Real pixels per design pixel.
    let scale: Double
    /// Aligns shorter lines: 0 left, 0.5 centred, 1 right.
    let alignment: Double

    /// The base direction of typed text, which runs as its letters do.
    var base: BidiParagraph.Base {
      if editing != nil { return .byLetters }
      // Text without letters runs left to right in every language, sign first, except Arabic dates.
      let isSaid = text.contains(where: \.isLetter) || text.unicodeScalars.contains("\u{200F}")
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
