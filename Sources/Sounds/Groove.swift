/// A soft accompaniment for the player's drums: a bar that repeats, with more hits for a longer
/// sequence.
public struct Groove: Sendable {
  /// The instruments' samples.
  public struct Hits: Sendable {
    /// A low skin, a seed rattle, a drum's rim, in this order.
    let samples: [[Int16]]

    /// Synthesises the samples, the same ones at each call.
    public init() {
      var noise = WhiteNoise(seed: 31)
      let skin = Drums.skin(hertz: Drums.leaf / 2, seconds: 0.5, noise: &noise)
      let seeds = BreathSounds.rush(
        seconds: 0.14, pitch: Envelope([(0, 5_200), (0.1, 6_400)]),
        loudness: Envelope([(0, 0), (0.03, 1), (0.06, 0.4), (0.13, 0)]), noise: &noise)
      let rim = Strike.block(hertz: 620, ring: 0.02, noise: &noise)
        .wave(seconds: 0.16, noise: &noise)
      samples = zip([skin, seeds, rim], [-33.0, -42, -39]).map { wave, loudness in
        Reverb.withEcho(wave, share: 1).finished(loudness: loudness)
      }
    }
  }

  /// The steps of a sixteen-step bar at which each hit plays, from which richness on.
  private static let score: [(hit: Int, from: Int, steps: Set<Int>)] = [
    (0, 1, [0, 8]), (1, 2, [4, 12]), (0, 3, [6, 11]), (1, 3, [2, 6, 10, 14]),
    (2, 4, [3, 10, 13]),
  ]

  /// The number of blocks per sixteenth note, at 92 beats a minute.
  private static let blocksAStep = 122

  /// The richness, from 0 (silent) to `Soundscape.richestGroove`; a groove starts with a new bar.
  var richness = 0 { didSet { if oldValue == 0 { (step, blocksLeft) = (0, 0) } } }
  var hits: Hits?
  private var step = 0
  private var blocksLeft = 0

  mutating func next() -> [[Int16]] {
    guard richness > 0, let hits else { return [] }
    defer { blocksLeft -= 1 }
    guard blocksLeft == 0 else { return [] }
    blocksLeft = Self.blocksAStep
    defer { step = (step + 1) % 16 }
    return Self.score.filter { $0.from <= richness && $0.steps.contains(step) }
      .map { hits.samples[$0.hit] }
  }
}
