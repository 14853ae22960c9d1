internal import Animation

extension Picture {
  /// Sets text of label size and below `factor` times as large, or as large as its place permits. A
  /// `factor` of 1 or less changes nothing.
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
  /// Replaces every character but line breaks by a blank; carets stay.
  public mutating func blankWords() {
    changeAll { command in
      guard case .text(let words, let style, let editing) = command.shape else { return }
      let blanks = String(words.map { $0.isNewline ? $0 : " " })
      command.shape = .text(blanks, style, editing)
    }
  }
}

/// A text to be enlarged within its place.
public struct LargeText: Sendable {
  /// The height of a line in em.
  public static let leading = 1.3
  // Metrics measure the regular font; bold letters are wider.
  private static let boldness = 1.08

  private let original: String
  private let style: TextStyle
  private let isEdited: Bool
  /// In em: the line widths, the phrases between which it wraps, and a space's width.
  private let widths: [Double]
  private let phrases: [LineBreaks.Part]
  private let space: Double

  /// A text in a style; text being edited is not wrapped.
  public init(_ words: String, _ style: TextStyle, isEdited: Bool = false, _ metrics: FontMetrics) {
    let boldness = style.isBold ? Self.boldness : 1.02
    func width(_ part: Substring) -> Double { metrics.width(of: part, size: boldness) }
    original = words
    self.style = style
    self.isEdited = isEdited
    widths = words.split(separator: "\n").map(width)
    let mayWrap = style.height != nil && !isEdited
    phrases = mayWrap ? LineBreaks.phrases(of: words, width: width) : []
    space = width(" ")
  }

  /// The largest whole size, up to `wanted`, at which the text fits, and its lines there. Unchanged
  /// where no size above its own fits.
  public func largest(upTo wanted: Double) -> (words: String, size: Double) {
    var size = wanted.rounded(.down)
    while size > style.size {
      let room = style.fit.map { $0 / size } ?? .infinity
      if widths.allSatisfy({ $0 <= room }), hasRoom(for: widths.count, at: size) {
        return (original, size)
      }
      if let lines = lines(into: room), hasRoom(for: lines.count, at: size) {
        return (lines.joined(separator: "\n"), size)
      }
      size -= 1
    }
    return (original, style.size)
  }

  private func hasRoom(for lines: Int, at size: Double) -> Bool {
    // An empty field has the room of a line too.
    Double(max(1, lines)) * Self.leading * size <= style.height ?? .infinity
  }

  /// The phrases in lines of at most `room`; nil if one alone is wider.
  private func lines(into room: Double) -> [String]? {
    guard !phrases.isEmpty, phrases.allSatisfy({ $0.isBreakable(into: room) }) else { return nil }
    return LineBreaks.lines(of: phrases, into: room, space: space, withinPhrases: true)
  }
}
