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
  /// How high a line is, in em.
  public static let leading = 1.3
  // Metrics are of the regular letters; bold ones are wider.
  private static let boldness = 1.08

  private let original: String
  private let style: TextStyle
  private let isEdited: Bool
  /// In em: the lines as they are, the phrases that can be put on other lines, and a space.
  private let widths: [Double]
  private let phrases: [LineBreaks.Part]
  private let space: Double

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

  /// The words on lines, and the size at which they fit; as they were if no larger size does.
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
    Double(lines) * Self.leading * size <= style.height ?? .infinity
  }

  /// The phrases on other lines; nil where one does not fit into any.
  private func lines(into room: Double) -> [String]? {
    guard !phrases.isEmpty, phrases.allSatisfy({ $0.isBreakable(into: room) }) else { return nil }
    return LineBreaks.lines(of: phrases, into: room, space: space, withinPhrases: true)
  }
}
