extension Synthesizer {
  /// The bytes of a WAV file: 16-bit PCM, mono, at `sampleRate`.
  ///
  /// - Parameter samples: −1…1; what is beyond is cut.
  public static func wav(_ samples: [Float]) -> [UInt8] {
    let byteCount = samples.count * 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + byteCount)
    bytes += "RIFF".utf8
    bytes += littleEndian(UInt32(36 + byteCount))
    bytes += "WAVEfmt ".utf8
    bytes += littleEndian(UInt32(16))
    bytes += littleEndian(UInt16(1)) + littleEndian(UInt16(1))
    bytes += littleEndian(UInt32(sampleRate)) + littleEndian(UInt32(sampleRate * 2))
    bytes += littleEndian(UInt16(2)) + littleEndian(UInt16(16))
    bytes += "data".utf8
    bytes += littleEndian(UInt32(byteCount))
    for sample in samples {
      let whole = (min(max(sample, -1), 1) * 32_767).rounded()
      let bits = UInt16(bitPattern: Int16(whole))
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
    }
    return bytes
  }

  private static func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<(Number.bitWidth / 8)).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
