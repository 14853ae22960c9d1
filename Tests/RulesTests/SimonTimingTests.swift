import Testing

@testable import Rules

@Suite struct SimonTimingTests {
  @Test(
    "R80 pads are lit 0.42 s for lengths 1–5, 0.32 s for 6–13, 0.22 s from 14, 0.05 s apart",
    arguments: [(1, 0.42), (5, 0.42), (6, 0.32), (13, 0.32), (14, 0.22), (20, 0.22), (99, 0.22)])
  func lit(length: Int, lit: Double) {
    let timing = SimonTiming(length: length)
    #expect(timing.lit == lit)
    #expect(timing.onset(of: 0) == 0)
    #expect(abs(timing.onset(of: 1) - (lit + 0.05)) < 1e-12)
    let whole = Double(length) * lit + Double(length - 1) * 0.05
    #expect(abs(timing.duration - whole) < 1e-9)
  }
}
