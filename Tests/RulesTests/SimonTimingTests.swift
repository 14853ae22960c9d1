import Testing

@testable import Rules

@Suite struct SimonTimingTests {
  @Test(
    "R80 pads are lit 0.42 s for lengths 1–5, 0.32 s for 6–13, 0.22 s from 14",
    arguments: [(1, 0.42), (5, 0.42), (6, 0.32), (13, 0.32), (14, 0.22), (20, 0.22), (99, 0.22)])
  func lit(length: Int, lit: Double) {
    #expect(SimonTiming(length: length).lit == lit)
  }

  @Test("R72 R80 0.05 s apart where the pads differ, 0.15 s or more where they are the same")
  func gaps() {
    for pad in Pad.allCases {
      for next in Pad.allCases {
        let gap = SimonTiming.gap(after: pad, before: next)
        #expect(pad == next ? gap >= 0.15 : gap == 0.05)
        #expect(pad != next || SimonTiming(length: 99).lit + gap > 1.0 / 3, "R102 no strobe")
      }
    }
  }
}
