internal import Animation

extension Picture {
  /// Sets labels and bodies `factor` times as large, or as large as their places permit; never smaller
  /// than usual.
  public mutating func enlargeText(by factor: Double, _ metrics: FontMetrics) {
    guard factor > 1 else { return }
    changeAll { command in
      guard case .text(let words, let style, let editing) = command.shape,
        style.size <= TextStyle.Scale.label.rawValue
      else { return }
      let larger = LargeText(words, style, isEdited: editing != nil, metrics)
      let (lines, size) = larger.largest(upTo: style.size * factor)
      var enlarged = style
      enlarged.size = size
      command.shape = .text(lines, enlarged, editing)
    }
  }
}

extension Picture {
  /// Draws every letter and figure as a blank; the caret stays.
  public mutating func blankWords() {
    changeAll { command in
      guard case .text(let words, let style, let editing) = command.shape else { return }
      let blanks = String(words.map { $0.isNewline ? $0 : " " })
      command.shape = .text(blanks, style, editing)
    }
  }
}

/// Words that are to be set larger within the place that they have.
public struct LargeText: Sendable {
  /// What stays on one line, how wide it is in em with the space before it, and whether a line ends with it.
  private struct Word {
    let letters: Substring
    let width: Double
    let space: Double
    let endsLine: Bool
  }

  /// How high a line is, in em.
  public static let leading = 1.3
  // Metrics are of the regular letters; bold ones are wider.
  private static let boldness = 1.08

  private let words: [Word]
  private let style: TextStyle
  private let isEdited: Bool
  private let original: String

  public init(_ words: String, _ style: TextStyle, isEdited: Bool = false, _ metrics: FontMetrics) {
    let boldness = style.isBold ? Self.boldness : 1.02
    original = words
    self.style = style
    self.isEdited = isEdited
    let space = metrics.width(of: " ", size: boldness)
    self.words = LineBreaks.parts(ofLines: words).map { part, endsLine in
      Word(
        letters: part.letters, width: metrics.width(of: part.letters, size: boldness),
        space: part.followsSpace ? space : 0, endsLine: endsLine)
    }
  }

  /// The words on lines, and the size at which they fit; as they were if no larger size does.
  public func largest(upTo wanted: Double) -> (words: String, size: Double) {
    var size = wanted.rounded(.down)
    while size > style.size {
      for mayWrap in [false, style.height != nil && !isEdited] {
        if let lines = lines(at: size, mayWrap: mayWrap) { return (lines, size) }
      }
      size -= 1
    }
    return (original, style.size)
  }

  /// The words on as many lines as there is room for; nil if they do not fit.
  private func lines(at size: Double, mayWrap: Bool) -> String? {
    let room = style.fit.map { $0 / size } ?? .infinity
    var (text, count, width) = ("", 1.0, 0.0)
    for (index, word) in words.enumerated() {
      guard word.width <= room else { return nil }
      let isBreak = index > 0 && words[index - 1].endsLine && !mayWrap
      let isFull = width > 0 && width + word.space + word.width > room
      if isFull, !mayWrap { return nil }
      if isBreak || isFull {
        (text, count, width) = (text + "\n", count + 1, word.width)
      } else {
        if width > 0 {
          if word.space > 0 { text += " " }
          width += word.space
        }
        width += word.width
      }
      text.append(contentsOf: word.letters)
    }
    guard count * Self.leading * size <= style.height ?? .infinity else { return nil }
    return isEdited ? original : text
  }
}
