/// Makes the game's sounds out of nothing but numbers: the same voice and seed give the same samples
/// on every machine.
public enum Synthesizer {
  /// Samples a second.
  public static let sampleRate = 48_000

  /// No sample of any sound is higher: −3 dB below full scale.
  public static let peakCeiling: Float = 0.7079

  /// How many sounds may be mixed at once without clipping, whichever they are.
  public static let voicesAtOnce = 4

  /// The factor for every sound in a mix, before the player's own volume (0…1): with it,
  /// `voicesAtOnce` sounds add up to less than 1 even if their peaks meet.
  ///
  /// 4 × 0.7079 × 0.35 = 0.991.
  public static let masterGain: Float = 0.35

  /// One sound, mono, −1…1, beginning and ending with 0.
  ///
  /// - Parameter seed: the variant; another seed gives another throw of the same sound.
  public static func samples(of voice: Voice, seed: UInt64) -> [Float] {
    track(of: voice, seed: seed).finished(peak: voice.level)
  }

  private static func track(of voice: Voice, seed: UInt64) -> Track {
    switch voice {
    case .lionRoar: Roar(seed: seed).track()
    case .hiss: Airs.hiss(seed: seed)
    case .thump: Knocks.thump(seed: seed)
    case .snap: Knocks.snap(seed: seed)
    case .pounce: Airs.pounce(seed: seed)
    case .win: Melodies.win(seed: seed)
    case .lose: Melodies.lose(seed: seed)
    case .tie: Melodies.tie(seed: seed)
    case .click: Knocks.click(seed: seed)
    case .card: Airs.card(seed: seed)
    case .page: Airs.page(seed: seed)
    case .drumLeaf: Drums.track(hertz: Drums.leaf, seed: seed)
    case .drumFlower: Drums.track(hertz: Drums.flower, seed: seed)
    case .drumSun: Drums.track(hertz: Drums.sun, seed: seed)
    case .drumDrop: Drums.track(hertz: Drums.drop, seed: seed)
    case .uhOh: UhOh.track(seed: seed)
    }
  }
}

let sampleRate = Double(Synthesizer.sampleRate)
