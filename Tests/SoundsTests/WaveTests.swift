import Sounds
import Testing

@Suite("WAV files")
struct WaveTests {
  private func number(_ bytes: [UInt8], at offset: Int, bytes count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  @Test("R104 the header says 16-bit PCM, mono, 48 kHz, and the true lengths")
  func header() {
    let bytes = Synthesizer.wav([Float](repeating: 0, count: 480))
    #expect(bytes.count == 44 + 960)
    #expect(String(decoding: bytes[0..<4], as: UTF8.self) == "RIFF")
    #expect(number(bytes, at: 4, bytes: 4) == bytes.count - 8)
    #expect(String(decoding: bytes[8..<16], as: UTF8.self) == "WAVEfmt ")
    let fields = [(16, 4, 16), (20, 2, 1), (22, 2, 1), (24, 4, 48_000), (28, 4, 96_000)]
    for (offset, count, value) in fields + [(32, 2, 2), (34, 2, 16), (40, 4, 960)] {
      #expect(number(bytes, at: offset, bytes: count) == value)
    }
    #expect(String(decoding: bytes[36..<40], as: UTF8.self) == "data")
  }

  @Test("R104 samples are little-endian, full scale is 32,767, what is beyond is cut")
  func samples() {
    let bytes = Synthesizer.wav([0, 1, -1, 2, -2, 0.5])
    let values = (0..<6).map { index in
      Int16(truncatingIfNeeded: number(bytes, at: 44 + 2 * index, bytes: 2))
    }
    #expect(values == [0, 32_767, -32_767, 32_767, -32_767, 16_384])
  }

  @Test("R104 silence has a header and nothing else")
  func silence() { #expect(Synthesizer.wav([]).count == 44) }
}
