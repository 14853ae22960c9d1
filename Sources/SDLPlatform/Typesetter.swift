internal import Stage

/// Sets one text: chooses the size, places the lines, paints halo, letters and caret.
@MainActor
struct Typesetter {
  private struct Line {
    let runs: [FontSet.Run]
    let width: Int
  }

  private let request: GlyphCache.Request
  private let fonts: FontSet
  private let lines: [Line]
  /// Pixels to an em.
  private let size: Int
  private let capHeight: Int

  /// nil when the main font cannot be opened.
  init?(_ request: GlyphCache.Request, fonts: FontSet) {
    let isBold = request.style.isBold
    guard let main = fonts.main(isBold: isBold) else { return nil }
    let runs = request.words.split(separator: "\n", omittingEmptySubsequences: false)
      .map { fonts.runs(of: $0, isBold: isBold) }
    let size = Self.fittingSize(runs, request)
    self.request = request
    self.fonts = fonts
    self.size = size
    capHeight = main.capHeight(size: size)
    lines = runs.map { Line(runs: $0, width: Self.width(of: $0, size: size)) }
  }

  private var leading: Int { Int((Double(size) * 1.3).rounded()) }
  private var halo: Int {
    request.style.halo == nil ? 0 : max(2, Int((Double(size) * 0.09).rounded()))
  }
  /// Room around the words' box for the halo and for accents and tails that reach out of it.
  private var inset: Int { halo + (size + 1) / 2 }

  func setting() -> GlyphCache.Setting {
    let width = lines.map(\.width).max() ?? 0
    let height = leading * lines.count
    var page = TextPage(width: width + 2 * inset, height: height + 2 * inset)
    let marks = request.editing.map { editing in
      EditingMarks(editing, words: request.words, inset: inset, height: height, size: size) {
        Self.width(of: fonts.runs(of: $0, isBold: request.style.isBold), size: size)
      }
    }
    marks?.drawSelection(on: &page)
    if let color = request.style.halo { draw(in: color, outline: halo, width: width, on: &page) }
    draw(in: request.tint, outline: 0, width: width, on: &page)
    marks?.drawCaret(on: &page, in: request.tint)
    return GlyphCache.Setting(bitmap: page.bitmap, inset: inset, width: width, height: height)
  }

  private func draw(in color: Color, outline: Int, width: Int, on page: inout TextPage) {
    let ink = Ink(tint: color, opacity: 1).pixel
    for (index, line) in lines.enumerated() {
      let indent = (Double(width - line.width) * request.alignment).rounded()
      var pen = inset + Int(indent)
      // Capitals stand in the middle of the line.
      let baseline = inset + index * leading + (leading + capHeight) / 2
      for run in line.runs {
        run.face.draw(
          run.words, run.direction, size: size, outline: outline, at: pen, baseline: baseline,
          on: &page, in: ink)
        pen += run.width(size: size)
      }
    }
  }

  /// The size in whole pixels to an em at which the longest line fits.
  private static func fittingSize(_ lines: [[FontSet.Run]], _ request: GlyphCache.Request) -> Int {
    let wanted = max(4, Int((request.style.size * request.scale).rounded()))
    guard let fit = request.style.fit else { return wanted }
    let room = max(1, Int(fit * request.scale))
    var size = wanted
    while size > 4 {
      let longest = lines.map { width(of: $0, size: size) }.max() ?? 0
      if longest <= room { break }
      size = min(size - 1, max(4, size * room / longest))
    }
    return size
  }

  private static func width(of runs: [FontSet.Run], size: Int) -> Int {
    runs.reduce(0) { $0 + $1.width(size: size) }
  }
}
