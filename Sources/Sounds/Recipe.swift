public import Stage

/// The parameters of a sound: how it is made, and how loud it is.
struct Recipe {
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
  var recipe: Recipe {
    switch self {
    case .lionRoar: Recipe(loudness: -14, variants: 2, room: 1, wave: Roar.wave)
    case .hiss: Recipe(loudness: -20, variants: 2, room: 0.75, wave: BreathSounds.hiss)
    case .squeak: Recipe(loudness: -20, variants: 2, room: 1, wave: AnimalCalls.squeak)
    case .yelp: Recipe(loudness: -20, variants: 2, room: 1, wave: AnimalCalls.yelp)
    case .footstep: Recipe(loudness: -26, variants: 3, room: 0.5, wave: Knocks.footstep)
    case .hop: Recipe(loudness: -26, variants: 3, room: 0.5, wave: Knocks.hop)
    case .slide: Recipe(loudness: -28, variants: 2, room: 0.5, wave: BreathSounds.slide)
    case .snap: Recipe(loudness: -22, variants: 3, room: 0.75, wave: Knocks.snap)
    case .pounce: Recipe(loudness: -20, variants: 2, room: 0.75, wave: BreathSounds.pounce)
    case .thump: Recipe(loudness: -20, variants: 3, room: 0.75, wave: Knocks.thump)
    case .splashLight: Recipe(loudness: -22, variants: 2, room: 0.75, wave: Splash.light.wave)
    case .splashMiddle: Recipe(loudness: -21, variants: 2, room: 0.75, wave: Splash.middle.wave)
    case .splashHeavy: Recipe(loudness: -20, variants: 2, room: 0.75, wave: Splash.heavy.wave)
    case .rock: Recipe(loudness: -20, variants: 3, room: 0.5, wave: Knocks.rock)
    case .paper: Recipe(loudness: -20, variants: 2, room: 0.5, wave: BreathSounds.paper)
    case .scissors: Recipe(loudness: -20, variants: 3, room: 0.5, wave: Knocks.scissors)
    case .win: Recipe(loudness: -18, variants: 1, room: 1, wave: Melodies.win)
    case .lose: Recipe(loudness: -18, variants: 1, room: 1, wave: Melodies.lose)
    case .tie: Recipe(loudness: -18, variants: 1, room: 1, wave: Melodies.tie)
    case .uhOh: Recipe(loudness: -18, variants: 1, room: 0.75, wave: UhOh.wave)
    case .click: Recipe(loudness: -26, variants: 3, room: 0.5, wave: Knocks.click)
    case .card: Recipe(loudness: -26, variants: 1, room: 0.5, wave: BreathSounds.card)
    case .page: Recipe(loudness: -26, variants: 1, room: 0.5, wave: BreathSounds.page)
    case .drumLeaf: Recipe(loudness: -18, variants: 2, room: 0.75, wave: Drums.wave(Drums.leaf))
    case .drumFlower: Recipe(loudness: -18, variants: 2, room: 0.75, wave: Drums.wave(Drums.flower))
    case .drumSun: Recipe(loudness: -18, variants: 2, room: 0.75, wave: Drums.wave(Drums.sun))
    case .drumDrop: Recipe(loudness: -18, variants: 2, room: 0.75, wave: Drums.wave(Drums.drop))
    }
  }

  public var loudness: Double { recipe.loudness }

  public var variants: Int { recipe.variants }
}

extension Ambience {
  public var loudness: Double { -34 }
}
