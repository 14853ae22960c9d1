/// The widths of the game's letters, so that scenes can place a caret and shorten words.
public struct FontMetrics: Hashable, Sendable {
  /// The advance widths in em, by letter; other letters get the usual width of their script.
  public var advances: [Character: Double]

  /// Creates metrics from measured letters; without any, all widths are estimates.
  public init(advances: [Character: Double] = [:]) { self.advances = advances }

  /// Whether letters have been measured.
  public var isMeasured: Bool { !advances.isEmpty }

  /// Returns the width of `words` in design pixels at `size`.
  public func width(of words: some StringProtocol, size: Double) -> Double {
    words.reduce(0) { $0 + advance(of: $1) * size }
  }

  /// Returns the width of the widest line of `words` in bold, which is only estimated.
  public func boldWidth(of words: String, size: Double) -> Double {
    words.split(separator: "\n").map { width(of: $0, size: size * 1.08) }.max() ?? 0
  }

  /// Returns `words`, or their beginning with … at its end, no wider than `width` design pixels.
  public func shortened(_ words: String, to width: Double, size: Double) -> String {
    guard self.width(of: words, size: size) > width else { return words }
    var kept = words
    while !kept.isEmpty, self.width(of: kept + "…", size: size) > width { kept.removeLast() }
    return kept + "…"
  }

  /// Returns the number of characters before the gap nearest to `x`, in design pixels from the
  /// left.
  public func caret(in words: String, at x: Double, size: Double) -> Int {
    var left = 0.0
    for (index, character) in words.enumerated() {
      let advance = advance(of: character) * size
      if x < left + advance / 2 { return index }
      left += advance
    }
    return words.count
  }

  /// Returns a font size, at most `size` design pixels, at which each of `words` in bold fits its
  /// own width, so that they look alike.
  ///
  /// Words that will be wrapped do not shrink the others. Without measured letters the result is
  /// `size`.
  public func evenSize(of words: [(text: String, width: Double)], upTo size: Double) -> Double {
    guard isMeasured else { return size }
    let shares = words.map { $0.width / boldWidth(of: $0.text, size: size) }
    return size * max(0.75, min(1, shares.filter { $0 >= 0.68 }.min() ?? 1))
  }

  private func advance(of character: Character) -> Double {
    if let known = advances[character] { return known }
    guard let first = character.unicodeScalars.first else { return 0 }
    return switch first.value {
    case 0x590...0x5FF: 0.56
    case 0x600...0x6FF: 0.44
    case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: 0
    case _ where first.isKorean: 0.9
    case _ where first.isFullWidth: 1
    default: 0.6
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a Chinese character, kana, or equally wide punctuation.
  public var isFullWidth: Bool {
    switch value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether the scalar is a Korean syllable or a part of one.
  public var isKorean: Bool {
    switch value {
    case 0x1100...0x11FF, 0xAC00...0xD7AF: true
    default: false
    }
  }
}
