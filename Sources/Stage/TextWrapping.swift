extension String {
  /// The text on two lines of nearly equal length, broken at the space nearest to the middle.
  public var onTwoLines: String {
    let characters = Array(self)
    let middle = characters.count / 2
    let spaces = characters.indices.filter { characters[$0] == " " }
    guard let nearest = spaces.min(by: { abs($0 - middle) < abs($1 - middle) }) else {
      return wrapped(at: (cells(of: self[...]) + 1) / 2)
    }
    return String(characters[..<nearest]) + "\n" + String(characters[(nearest + 1)...])
  }

  /// Returns the text wrapped at `width` letters, keeping its own line breaks. Chinese, Japanese
  /// and Korean characters count as two.
  public func wrapped(at width: Int) -> String {
    lines(within: Double(width)) { Double(cells(of: $0)) }
  }

  fileprivate func lines(within room: Double, width: (Substring) -> Double) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.broken(into: room, width: width) }.joined(separator: "\n")
  }
}

/// Returns the width of a text in letters; a Chinese, Japanese or Korean character counts as two.
private func cells(of words: Substring) -> Int {
  words.unicodeScalars.reduce(0) { sum, scalar in
    if (0x2066...0x2069).contains(scalar.value) { return sum }
    return sum + (scalar.isFullWidth || scalar.isKorean ? 2 : 1)
  }
}

extension FontMetrics {
  /// Returns the text wrapped to the width of `style`, in lines of similar length, or at 52 letters
  /// while none are measured.
  public func lines(of words: String, _ style: TextStyle) -> String {
    guard isMeasured, let fit = style.fit else { return words.wrapped(at: 52) }
    func lines(within room: Double) -> String {
      words.lines(within: room) { width(of: $0, size: style.size) }
    }
    var found = lines(within: fit)
    let count = found.count(where: \.isNewline)
    var (narrow, wide) = (fit / 2, fit)
    for _ in 0..<(count == 0 ? 0 : 5) {
      let middle = (narrow + wide) / 2
      let lines = lines(within: middle)
      if lines.count(where: \.isNewline) == count {
        (wide, found) = (middle, lines)
      } else {
        narrow = middle
      }
    }
    return found
  }
}
