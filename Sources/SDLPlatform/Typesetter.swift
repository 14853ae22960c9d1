internal import Stage

/// Sets one text: chooses the size, places the lines, paints halo, letters and caret.
@MainActor
struct Typesetter {
  private struct Line {
    let text: TextLine
    let width: Int
  }

  private let request: TextCache.Request
  private let lines: [Line]
  /// Pixels per em.
  private let size: Int
  private let capHeight: Int
  private let leading: Int
  /// Whether words were left out because there was no room.
  private let isCut: Bool

  /// Sets a text; nil if the main font can't be opened.
  init?(_ request: TextCache.Request, fonts: FontSet) {
    guard let main = fonts.main(isBold: request.style.isBold) else { return nil }
    func lines(of words: String) -> [TextLine] {
      TextLine.lines(
        of: words, request.base, isJapanese: request.writing == .japanese,
        isBold: request.style.isBold, fonts)
    }
    var words = request.text
    var whole = lines(of: words)
    var size = Self.fittingSize(whole, request)
    var spacing = LargeText.leading
    if let wrapped = Self.wrapped(request, above: size, lines) {
      (words, whole, size, spacing) = wrapped
    }
    (self.request, self.size) = (request, size)
    leading = Self.leading(of: size, spacing)
    capHeight = main.capHeight(size: size)
    let room = request.editing == nil ? Self.room(request) : nil
    let widths = whole.map { $0.width(size: size) }
    isCut = room.map { room in widths.contains { $0 > room } } ?? false
    guard isCut, let room else {
      self.lines = zip(whole, widths).map(Line.init)
      return
    }
    let parts = words.split(separator: "\n", omittingEmptySubsequences: false)
    self.lines = zip(parts, zip(whole, widths)).map { words, line in
      guard line.1 > room else { return Line(text: line.0, width: line.1) }
      let shortened = Self.shortened(words, size: size, room: room, lines)
      return Line(text: shortened, width: shortened.width(size: size))
    }
  }

  /// The text's size in pixels, its font size, and whether words were left out.
  var box: (width: Double, height: Double, size: Double, isCut: Bool) {
    let width = Double(lines.map(\.width).max() ?? 0)
    return (width, Double(leading * lines.count), Double(size), isCut)
  }

  private static func leading(of size: Int, _ spacing: Double) -> Int {
    Int((Double(size) * spacing).rounded())
  }
  private var halo: Int {
    request.style.halo == nil ? 0 : max(2, Int((Double(size) * 0.09).rounded()))
  }
  /// The room around the box for the halo and for accents and descenders.
  private var inset: Int { halo + (size + 1) / 2 }

  func setting() -> TextCache.Setting {
    let width = lines.map(\.width).max() ?? 0
    let height = leading * lines.count
    var page = TextPage(width: width + 2 * inset, height: height + 2 * inset)
    let marks = request.editing.flatMap { editing in
      lines.first.map {
        EditingMarks(editing, $0.text, inset: inset, height: height, size: size)
      }
    }
    marks?.drawSelection(on: &page)
    if let color = request.style.halo { draw(in: color, outline: halo, width: width, on: &page) }
    draw(in: request.tint, outline: 0, width: width, on: &page)
    marks?.drawCaret(on: &page, in: request.tint)
    return TextCache.Setting(bitmap: page.bitmap, inset: inset, width: width, height: height)
  }

  private func draw(in color: Color, outline: Int, width: Int, on page: inout TextPage) {
    let pixel = ColorModulation(tint: color, opacity: 1).pixel
    for (index, line) in lines.enumerated() {
      let indent = (Double(width - line.width) * request.alignment).rounded()
      var pen = inset + Int(indent)
      // The middle of the capitals is the middle of the line.
      let baseline = inset + index * leading + (leading + capHeight) / 2
      for run in line.text.runs {
        run.face.draw(
          run.text, run.script, isLeftward: run.isLeftward, size: size, outline: outline, at: pen,
          baseline: baseline, on: &page, in: pixel)
        pen += run.width(size: size)
      }
    }
  }

  /// The least font size in design pixels: 28 pixels in a window of 1080 lines are still legible.
  private static let minimumSize = 28.0 * 720 / 1_080

  /// The width to fit into, in pixels; nil for any.
  private static func room(_ request: TextCache.Request) -> Int? {
    request.style.fit.map { max(1, Int($0 * request.scale)) }
  }

  /// The font size in whole pixels at which the longest line fits, or the smallest legible one.
  /// Text being edited is shown whole at any size.
  private static func fittingSize(_ lines: [TextLine], _ request: TextCache.Request) -> Int {
    let wanted = max(4, Int((request.style.size * request.scale).rounded()))
    guard let room = room(request) else { return wanted }
    let smallest =
      request.editing == nil ? min(wanted, max(4, Int((minimumSize * request.scale).rounded()))) : 4
    var size = wanted
    while size > smallest {
      let longest = lines.map { $0.width(size: size) }.max() ?? 0
      if longest <= room { break }
      size = min(size - 1, max(smallest, size * room / longest))
    }
    return size
  }

  /// The least share of its wanted size to which a text shrinks before it is wrapped.
  private static let wrapThreshold = 0.75

  /// The words wrapped to more lines, if there is room and they become larger than `size`.
  private static func wrapped(
    _ request: TextCache.Request, above size: Int, _ lines: (String) -> [TextLine]
  ) -> (String, [TextLine], size: Int, spacing: Double)? {
    let wanted = max(4, Int((request.style.size * request.scale).rounded()))
    guard request.editing == nil, let room = room(request), let height = request.style.height,
      Double(size) < wrapThreshold * Double(wanted)
    else { return nil }
    var widths: [Substring: Double] = [:]
    func width(_ part: Substring) -> Double {
      if let known = widths[part] { return known }
      let found = Double(lines(String(part)).first?.width(size: wanted) ?? 0) / Double(wanted)
      widths[part] = found
      return found
    }
    // A text shrinks a little before it is wrapped.
    let whole = max(size, Int((wrapThreshold * Double(wanted)).rounded(.up)) - 1)
    for (withinPhrases, least) in [(false, whole), (true, size)] {
      for larger in stride(from: wanted, to: least, by: -1) {
        let words = request.text.split(separator: "\n").map {
          $0.broken(
            into: Double(room) / Double(larger), withinPhrases: withinPhrases, width: width)
        }.joined(separator: "\n")
        let found = lines(words)
        guard found.allSatisfy({ $0.width(size: larger) <= room }) else { continue }
        let spacing = [LargeText.leading, request.style.leading].first {
          Double(found.count * leading(of: larger, $0)) <= height * request.scale
        }
        if let spacing { return (words, found, larger, spacing) }
      }
    }
    return nil
  }

  /// A line with as many of `words` as fit, and an ellipsis.
  private static func shortened(
    _ words: Substring, size: Int, room: Int, _ lines: (String) -> [TextLine]
  ) -> TextLine {
    var (fitting, tooMany) = (0, words.count)
    var found = TextLine(runs: [])
    while tooMany - fitting > 1 {
      let count = (fitting + tooMany) / 2
      let shorter = lines("\(words.prefix(count))…").first ?? found
      if shorter.width(size: size) <= room {
        (fitting, found) = (count, shorter)
      } else {
        tooMany = count
      }
    }
    return found
  }
}
