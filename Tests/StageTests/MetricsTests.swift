import Animation
import Stage
import Testing

@Suite struct MetricsTests {
  private let metrics = FontMetrics(advances: ["W": 1, "i": 0.25, "…": 1])

  @Test("words that are too long are cut and end in …; what fits stays whole")
  func shortened() {
    let long = String(repeating: "W", count: 20)
    #expect(metrics.shortened(long, to: 100, size: 20) == "WWWW…")
    #expect(metrics.shortened("WWWWW", to: 100, size: 20) == "WWWWW")
    #expect(metrics.shortened(String(repeating: "i", count: 20), to: 100, size: 20).count == 20)
    #expect(metrics.shortened("WW", to: 0, size: 20) == "…")
    for width in stride(from: 20.0, through: 400, by: 7) {
      let words = metrics.shortened(long, to: width, size: 20)
      #expect(metrics.width(of: words, size: 20) <= width)
    }
  }

  @Test(
    "R100 words in a row get the size of the longest, no less than three quarters, and one that is wrapped shrinks none",
    arguments: [
      (["iiii", "ii"], 30.0), (["WWWW", "ii"], 100 / 4.32), (["WWWWWWW", "WWWW", "i"], 100 / 4.32),
    ])
  func evenSize(words: [String], size: Double) {
    let row = words.map { ($0, 100.0) }
    #expect(abs(metrics.evenSize(of: row, upTo: 30) - size) < 0.001)
    #expect(FontMetrics().evenSize(of: row, upTo: 30) == 30, "estimates shrink nothing")
  }

  @Test("R137 larger words with the same room have one size, and never a smaller one than at 100 %")
  func even() {
    func sizes(_ words: [String], atY y: [Double], wide: Double = 120) -> [Double] {
      var picture = Picture()
      for (word, y) in zip(words, y) {
        let style = TextStyle(.body, fit: y == 90 ? wide : 120, height: 60)
        picture.draw(.text(word, style, at: Point(x: 0, y: y), tint: .ink))
      }
      picture.enlargeText(by: 2, FontMetrics())
      return picture.commands.compactMap {
        if case .text(_, let style, _) = $0.shape { style.size } else { nil }
      }
    }
    // "Volume" is 6 letters of 0.6 em, so 32 pixels is the most at which it fits.
    #expect(sizes(["Keys", "Volume", "Sound"], atY: [10, 12, 90]) == [32, 32, 32])
    #expect(sizes(["Keys", "Language"], atY: [10, 12]) == [28, 28])
    #expect(sizes(["Keys", "Volume"], atY: [10, 90], wide: 200)[0] > 40, "another kind")
  }

  @Test("R163 text that wraps has lines of similar length, and no word alone on the last")
  func evenLines() {
    let metrics = FontMetrics(advances: ["a": 0.5, " ": 0.5])
    let style = TextStyle(.body, fit: 14.5 * 14)
    #expect(metrics.lines(of: "aaaa aaaa aaaa a", style) == "aaaa aaaa\naaaa a")
    #expect(metrics.lines(of: "aaaa aaaa aaaa", style) == "aaaa aaaa aaaa")
  }
}
