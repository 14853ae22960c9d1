public import Stage

/// The parameters of a sound: how it is made, and how loud it is.
struct SoundPatch {
  /// The loudness in LUFS: highest for the roar, then outcomes, impacts, answers to the hand.
  let loudness: Double
  /// The number of variants, so that repeated sounds differ a little.
  let variants: Int
  /// The share of the room's echo, 0…1; small, near sounds have less.
  let room: Double
  /// Synthesises one variant, which differs by its noise.
  let wave: (inout WhiteNoise) -> Wave
}

extension SoundName {
  var patch: SoundPatch {
    switch self {
    case .lionRoar: SoundPatch(loudness: -14, variants: 2, room: 1, wave: Roar.wave)
    case .hiss: SoundPatch(loudness: -20, variants: 2, room: 0.75, wave: BreathSounds.hiss)
    case .squeak: SoundPatch(loudness: -20, variants: 2, room: 1, wave: AnimalCalls.squeak)
    case .yelp: SoundPatch(loudness: -20, variants: 2, room: 1, wave: AnimalCalls.yelp)
    case .footstep: SoundPatch(loudness: -26, variants: 3, room: 0.5, wave: ImpactSounds.footstep)
    case .hop: SoundPatch(loudness: -26, variants: 3, room: 0.5, wave: ImpactSounds.hop)
    case .slide: SoundPatch(loudness: -28, variants: 2, room: 0.5, wave: BreathSounds.slide)
    case .snap: SoundPatch(loudness: -22, variants: 3, room: 0.75, wave: ImpactSounds.snap)
    case .pounce: SoundPatch(loudness: -20, variants: 2, room: 0.75, wave: BreathSounds.pounce)
    case .thump: SoundPatch(loudness: -20, variants: 3, room: 0.75, wave: ImpactSounds.thump)
    case .splashLight: SoundPatch(loudness: -22, variants: 2, room: 0.75, wave: Splash.light.wave)
    case .splashMiddle: SoundPatch(loudness: -21, variants: 2, room: 0.75, wave: Splash.middle.wave)
    case .splashHeavy: SoundPatch(loudness: -20, variants: 2, room: 0.75, wave: Splash.heavy.wave)
    case .rock: SoundPatch(loudness: -20, variants: 3, room: 0.5, wave: ImpactSounds.rock)
    case .paper: SoundPatch(loudness: -20, variants: 2, room: 0.5, wave: BreathSounds.paper)
    case .scissors: SoundPatch(loudness: -20, variants: 3, room: 0.5, wave: ImpactSounds.scissors)
    case .win: SoundPatch(loudness: -18, variants: 1, room: 1, wave: Melodies.win)
    case .lose: SoundPatch(loudness: -18, variants: 1, room: 1, wave: Melodies.lose)
    case .tie: SoundPatch(loudness: -18, variants: 1, room: 1, wave: Melodies.tie)
    case .uhOh: SoundPatch(loudness: -18, variants: 1, room: 0.75, wave: MistakeVoice.wave)
    case .click: SoundPatch(loudness: -26, variants: 3, room: 0.5, wave: ImpactSounds.click)
    case .card: SoundPatch(loudness: -26, variants: 1, room: 0.5, wave: BreathSounds.card)
    case .page: SoundPatch(loudness: -26, variants: 1, room: 0.5, wave: BreathSounds.page)
    case .drumLeaf: SoundPatch(loudness: -18, variants: 2, room: 0.75, wave: Drums.wave(Drums.leaf))
    case .drumFlower:
      SoundPatch(loudness: -18, variants: 2, room: 0.75, wave: Drums.wave(Drums.flower))
    case .drumSun: SoundPatch(loudness: -18, variants: 2, room: 0.75, wave: Drums.wave(Drums.sun))
    case .drumDrop: SoundPatch(loudness: -18, variants: 2, room: 0.75, wave: Drums.wave(Drums.drop))
    }
  }

  public var loudness: Double { patch.loudness }

  public var variants: Int { patch.variants }
}

extension Ambience {
  public var loudness: Double { -34 }
}
