internal import CFriBidi

/// The visual order of a paragraph's characters, by Unicode's annex 9.
struct BidiParagraph {
  enum Base: Hashable {
    case rightward, leftward
    case byLetters
  }

  /// Consecutive characters of one direction; leftward at odd levels.
  struct Run: Hashable {
    let range: Range<Int>
    let level: Int8
  }

  private let types: [FriBidiCharType]
  private let levels: [FriBidiLevel]
  private let base: FriBidiParType

  /// Whether all of `words` run left to right.
  static func isPlain(_ words: String, _ base: Base) -> Bool {
    // The UTF-8 of right-to-left letters starts with these bytes.
    base != .leftward
      && (words.utf8.allSatisfy { $0 < 0xD6 } || !words.unicodeScalars.contains(where: runsLeft))
  }

  /// Whether a scalar is a right-to-left letter or a bidi control.
  private static func runsLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether a scalar is an invisible bidi control.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  init(_ paragraph: some Sequence<Unicode.Scalar>, _ base: Base) {
    let characters = paragraph.map(\.value)
    let count = FriBidiStrIndex(characters.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: characters.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
    var levels = [FriBidiLevel](repeating: 0, count: characters.count)
    var found: FriBidiParType =
      switch base {
      case .rightward: bidi_rightward
      case .leftward: bidi_leftward
      case .byLetters: bidi_by_letters
      }
    fribidi_get_bidi_types(characters, count, &types)
    fribidi_get_bracket_types(characters, count, types, &brackets)
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &found, &levels)
    (self.types, self.levels, self.base) = (types, levels, found)
  }

  /// The levels of a line with the characters of `range`; spaces at its end get the base level.
  func levels(of range: Range<Int>) -> [Int8] {
    guard !range.isEmpty else { return [] }
    var levels = levels
    _ = fribidi_reorder_line(
      0, types, FriBidiStrIndex(range.count), FriBidiStrIndex(range.lowerBound), base, &levels, nil,
      nil)
    return Array(levels[range])
  }

  /// The runs of a line with the characters of `range`, from left to right.
  func runs(of range: Range<Int>) -> [Run] {
    var runs: [Run] = []
    for (index, level) in zip(range, levels(of: range)) {
      if let last = runs.last, last.level == level {
        runs[runs.count - 1] = Run(range: last.range.lowerBound..<index + 1, level: level)
      } else {
        runs.append(Run(range: index..<index + 1, level: level))
      }
    }
    return Self.ordered(runs, \.level)
  }

  /// The parts in visual order: from the highest level down, parts at or above it are reversed.
  static func ordered<Part>(_ parts: [Part], _ level: (Part) -> Int8) -> [Part] {
    var parts = parts
    let highest = parts.map(level).max() ?? 0
    for lowest in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < parts.count {
        let end = parts[start...].firstIndex { level($0) < lowest } ?? parts.count
        parts[start..<end].reverse()
        start = end + 1
      }
    }
    return parts
  }
}
