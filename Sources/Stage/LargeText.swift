internal import Animation

extension Picture {
  /// Enlarges text of label size and below by `factor`, or as far as its place permits; texts with
  /// the same room on a page get one size. A `factor` of 1 or less changes nothing.
  public mutating func enlargeText(by factor: Double, _ metrics: FontMetrics) {
    guard factor > 1 else { return }
    var kinds: [(style: TextStyle, smallest: Double)] = []
    func kind(of style: TextStyle) -> Int? {
      guard let fit = style.fit else { return nil }
      return kinds.firstIndex {
        $0.style.size == style.size && abs(($0.style.fit ?? 0) - fit) <= 8
      }
    }
    var enlarged: [(text: LargeText, lines: String, size: Double)?] = []
    changeAll { command in
      guard let (text, style) = LargeText.of(command, metrics) else {
        return enlarged.append(nil)
      }
      let (lines, size) = text.largest(upTo: style.size * factor)
      enlarged.append((text, lines, size))
      guard style.fit != nil else { return }
      let seen = text.seen(at: size)
      if let kind = kind(of: style) {
        kinds[kind].smallest = min(kinds[kind].smallest, seen)
      } else {
        kinds.append((style, seen))
      }
    }
    var next = enlarged.makeIterator()
    changeAll { command in
      guard case (let text, var lines, var size)?? = next.next(),
        case .text(_, var style, let editing) = command.shape
      else { return }
      if let kind = kind(of: style) {
        let most = max(style.size, kinds[kind].smallest)
        if most < size { (lines, size) = (text.lines(at: most), most) }
      }
      style.size = size
      command.shape = .text(lines, style, editing)
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
  /// The widths of the lines, the phrases between which the text may wrap, and the width of a
  /// space, in em.
  private let widths: [Double]
  private let phrases: [LineBreaks.Part]
  private let space: Double

  /// Creates a text in a style; text that is being edited is not wrapped.
  public init(_ words: String, _ style: TextStyle, isEdited: Bool = false, _ metrics: FontMetrics) {
    let boldness = style.isBold ? Self.boldness : 1.02
    func width(_ part: Substring) -> Double { metrics.width(of: part, size: boldness) }
    original = words
    self.style = style
    widths = words.split(separator: "\n").map(width)
    let mayWrap = style.height != nil && !isEdited
    phrases = mayWrap ? LineBreaks.phrases(of: words, width: width) : []
    space = width(" ")
  }

  /// Returns the text of a command that is to be enlarged, and its style; nil for other commands.
  static func of(_ command: DrawCommand, _ metrics: FontMetrics) -> (LargeText, TextStyle)? {
    guard case .text(let words, let style, let editing) = command.shape,
      style.size <= TextStyle.Scale.label.rawValue
    else { return nil }
    return (LargeText(words, style, isEdited: editing != nil, metrics), style)
  }

  /// Returns the size at which the text's own lines are drawn if set at `size`: smaller where they
  /// do not fit.
  func seen(at size: Double) -> Double {
    guard size <= style.size, let fit = style.fit, let widest = widths.max() else { return size }
    return min(size, fit / max(widest, 0.01))
  }

  // A further line must enlarge the words by at least this factor.
  private static let worth = 1.1

  /// Returns the largest whole font size, up to `wanted`, at which the text fits, and its lines
  /// there, of similar length. If no size above its own fits, returns the text unchanged.
  public func largest(upTo wanted: Double) -> (lines: String, size: Double) {
    var size = wanted.rounded(.down)
    var wrapped: (lines: [String], size: Double)?
    while size > style.size, wrapped.map({ $0.size < Self.worth * size }) ?? true {
      let isShorter = wrapped.map { widths.count < $0.lines.count } ?? true
      if isShorter, hasOwnRoom(at: size) { return (original, size) }
      if wrapped == nil { wrapped = evenLines(at: size).map { ($0, size) } }
      size -= 1
    }
    return wrapped.map { ($0.lines.joined(separator: "\n"), $0.size) } ?? (original, style.size)
  }

  /// Returns the text's lines at the size of the other texts with the same room.
  func lines(at size: Double) -> String {
    hasOwnRoom(at: size)
      ? original : evenLines(at: size)?.joined(separator: "\n") ?? original
  }

  private func hasOwnRoom(at size: Double) -> Bool {
    let room = style.fit.map { $0 / size } ?? .infinity
    return widths.allSatisfy { $0 <= room } && hasRoom(for: widths.count, at: size)
  }

  private func hasRoom(for lines: Int, at size: Double) -> Bool {
    // An empty field has the height of a line too, and Arabic letters reach far above and below it.
    Double(max(1, lines)) * (original.runsLeftward ? 1.5 : Self.leading) * size
      <= style.height ?? .infinity
  }

  /// Returns the phrases in as few lines as fit, none much longer than the others.
  private func evenLines(at size: Double) -> [String]? {
    guard let room = style.fit.map({ $0 / size }), var found = lines(into: room),
      hasRoom(for: found.count, at: size)
    else { return nil }
    let total = phrases.reduce(0) { $0 + $1.width + space }
    var (narrow, wide) = (total / Double(found.count), room)
    for _ in 0..<4 where narrow < wide {
      let middle = (narrow + wide) / 2
      if let lines = lines(into: middle), lines.count == found.count {
        (wide, found) = (middle, lines)
      } else {
        narrow = middle
      }
    }
    return found
  }

  /// Returns the phrases in lines of at most `room` em; nil if a phrase is wider and cannot be
  /// broken.
  private func lines(into room: Double) -> [String]? {
    guard !phrases.isEmpty, phrases.allSatisfy({ $0.isBreakable(into: room) }) else { return nil }
    return LineBreaks.lines(of: phrases, into: room, space: space, withinPhrases: true)
  }
}
