internal import Animation
internal import Sounds
public import Stage

/// A sheet of every sound: its waveform above its spectrum, and its loudness.
public enum SoundSheet {
  public static let name = "sounds"

  /// One sound on the sheet.
  private struct Entry {
    let words: String
    let samples: [Double]
    let rate: Double
    let loudness: Double
  }

  private static let columns = 6
  private static let rows = 5
  /// A spectrum's pitches from bottom to top, in Hz, at equal musical intervals.
  private static let pitches = (0..<26).map { 60 * Portable.pow(1.235, Double($0)) }
  private static let slices = 64

  public static var picture: Picture {
    var picture = Picture()
    picture.draw(.flood(.deepLeaf))
    let entries = sounds + ambiences
    let cell = Size(1_280 / Double(columns), 720 / Double(rows))
    for (index, entry) in entries.enumerated() {
      let frame = Rect(
        x: cell.width * Double(index % columns), y: cell.height * Double(index / columns),
        width: cell.width, height: cell.height
      ).insetBy(4)
      draw(entry, in: frame, into: &picture)
    }
    return picture
  }

  private static var sounds: [Entry] {
    SoundName.allCases.map { name in
      Entry(
        words: name.rawValue, samples: heights(Synthesizer.samples(of: name)),
        rate: Double(Synthesizer.sampleRate), loudness: name.loudness)
    }
  }

  private static var ambiences: [Entry] {
    Ambience.allCases.map { ambience in
      Entry(
        words: ambience.rawValue, samples: heights(AmbienceLoop.samples(of: ambience)),
        rate: Double(AmbienceLoop.sampleRate), loudness: ambience.loudness)
    }
  }

  private static func heights(_ samples: [Int16]) -> [Double] {
    samples.map { Double($0) / 32_768 }
  }

  private static func draw(_ entry: Entry, in frame: Rect, into picture: inout Picture) {
    picture.draw(.rounded(frame, radius: 6, tint: .night))
    let seconds = Double(entry.samples.count) / entry.rate
    // `Loudness` expects the output's rate, so half-rate samples are doubled.
    let asPlayed =
      entry.rate < Double(Synthesizer.sampleRate)
      ? entry.samples.flatMap { [$0, $0] } : entry.samples
    let words =
      "\(entry.words)  \(tenths(Loudness.integrated(asPlayed))) (\(Int(entry.loudness))) LUFS,"
      + " \(tenths(seconds)) s"
    picture.draw(
      .text(
        words, TextStyle(.body, fit: 2.5 * frame.width - 24),
        at: Point(x: frame.minX + 6, y: frame.minY + 11), anchor: .left, tint: .sun
      ).scaled(0.4))
    let wave = Rect(
      x: frame.minX + 4, y: frame.minY + 22, width: frame.width - 8, height: 34)
    drawWave(entry.samples, in: wave, into: &picture)
    let spectrum = Rect(
      x: frame.minX + 4, y: frame.minY + 58, width: frame.width - 8,
      height: frame.maxY - frame.minY - 62)
    drawSpectrum(entry, in: spectrum, into: &picture)
  }

  /// Draws each column from its lowest to its highest sample; full scale fills `room`.
  private static func drawWave(_ samples: [Double], in room: Rect, into picture: inout Picture) {
    let count = Int(room.width)
    for column in 0..<count {
      let part = samples[(samples.count * column / count)..<(samples.count * (column + 1) / count)]
      let (low, high) = (part.min() ?? 0, part.max() ?? 0)
      let top = room.center.y - high * room.height / 2
      picture.draw(
        .rounded(
          Rect(
            x: room.minX + Double(column), y: top, width: 1,
            height: max(1, (high - low) * room.height / 2)), radius: 0, tint: .freshLeaf))
    }
  }

  /// Dark is silent, light is loud, over a range of 56 dB.
  private static func drawSpectrum(_ entry: Entry, in room: Rect, into picture: inout Picture) {
    let size = Size(room.width / Double(slices), room.height / Double(pitches.count))
    for slice in 0..<slices {
      let middle = (2 * slice + 1) * entry.samples.count / (2 * slices)
      for (step, hertz) in pitches.enumerated() where hertz < entry.rate / 2.2 {
        let power = Spectrum.power(of: hertz / entry.rate, in: entry.samples, around: middle)
        let decibels = 10 * Portable.log(max(power, 1e-12)) / Portable.log(10)
        let share = 1 + (decibels + 14) / 56
        guard share > 0.05 else { continue }
        picture.draw(
          .rounded(
            Rect(
              x: room.minX + size.width * Double(slice),
              y: room.maxY - size.height * Double(step + 1), width: size.width + 0.5,
              height: size.height + 0.5), radius: 0, tint: .cream
          ).opacity(min(1, share)))
      }
    }
  }

  private static func tenths(_ value: Double) -> String {
    "\((value * 10).rounded() / 10)"
  }
}
