public import Stage

/// Synthesises the game's sounds from numbers alone: a name and variant give the same samples on
/// every machine.
public enum Synthesizer {
  /// Samples a second.
  public static let sampleRate = 48_000

  /// The highest sample of any sound: −3 dB below full scale.
  public static let peakCeiling = 0.7079

  /// One sound, mono, starting and ending at 0, at the table's loudness (`SoundName.loudness`).
  ///
  /// - Parameter variant: which version of the sound; `SoundName.variants` of them are used.
  public static func samples(of name: SoundName, variant: Int = 0) -> [Int16] {
    let seed = UInt64(1 + variant)
    return Room.heard(wave(of: name, seed: seed), share: name.roomShare)
      .finished(loudness: name.loudness)
  }

  /// Brings a recording to the loudness of the sound it replaces.
  ///
  /// - Parameter samples: mono, −1…1, at `sampleRate`.
  public static func levelled(_ samples: [Float], as name: SoundName) -> [Int16] {
    levelled(samples, lufs: name.loudness)
  }

  /// The same, to any loudness.
  public static func levelled(_ samples: [Float], lufs: Double) -> [Int16] {
    Wave(samples: samples.map(Double.init)).finished(loudness: lufs)
  }

  /// A recorded sentence's loudness, in LUFS: only the roar is louder.
  public static let voiceLoudness = -18.0

  static func wave(of name: SoundName, seed: UInt64) -> Wave {
    switch name {
    case .lionRoar: Roar.wave(seed: seed)
    case .hiss: BreathSounds.hiss(seed: seed)
    case .squeak: AnimalCalls.squeak(seed: seed)
    case .yelp: AnimalCalls.yelp(seed: seed)
    case .footstep: Knocks.footstep(seed: seed)
    case .hop: Knocks.hop(seed: seed)
    case .slide: BreathSounds.slide(seed: seed)
    case .snap: Knocks.snap(seed: seed)
    case .pounce: BreathSounds.pounce(seed: seed)
    case .thump: Knocks.thump(seed: seed)
    case .splashLight: Splash.light.wave(seed: seed)
    case .splashMiddle: Splash.middle.wave(seed: seed)
    case .splashHeavy: Splash.heavy.wave(seed: seed)
    case .rock: Knocks.rock(seed: seed)
    case .paper: BreathSounds.paper(seed: seed)
    case .scissors: Knocks.scissors(seed: seed)
    case .win: Melodies.win(seed: seed)
    case .lose: Melodies.lose(seed: seed)
    case .tie: Melodies.tie(seed: seed)
    case .uhOh: UhOh.wave(seed: seed)
    case .click: Knocks.click(seed: seed)
    case .card: BreathSounds.card(seed: seed)
    case .page: BreathSounds.page(seed: seed)
    case .drumLeaf: Drums.wave(hertz: Drums.leaf, seed: seed)
    case .drumFlower: Drums.wave(hertz: Drums.flower, seed: seed)
    case .drumSun: Drums.wave(hertz: Drums.sun, seed: seed)
    case .drumDrop: Drums.wave(hertz: Drums.drop, seed: seed)
    }
  }
}

let sampleRate = Double(Synthesizer.sampleRate)
