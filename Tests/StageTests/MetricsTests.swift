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
}
