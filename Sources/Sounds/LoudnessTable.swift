public import Stage

extension SoundName {
  /// Its loudness in LUFS: the roar first, then a round's outcome, then impacts, then mere feedback
  /// to the hand.
  public var loudness: Double {
    switch self {
    case .lionRoar: -14
    case .win, .lose, .tie, .uhOh: -18
    case .drumLeaf, .drumFlower, .drumSun, .drumDrop: -18
    case .hiss, .squeak, .yelp, .pounce, .thump, .splashHeavy: -20
    case .rock, .paper, .scissors: -20
    case .splashMiddle: -21
    case .snap, .splashLight: -22
    case .click, .card, .page, .footstep, .hop: -26
    case .slide: -28
    }
  }

  /// The number of its variants, so that equal sounds differ a little.
  public var variants: Int {
    switch self {
    case .win, .lose, .tie, .uhOh, .card, .page: 1
    case .lionRoar, .drumLeaf, .drumFlower, .drumSun, .drumDrop: 2
    case .hiss, .squeak, .yelp, .pounce, .splashLight, .splashMiddle, .splashHeavy: 2
    case .paper, .slide: 2
    case .thump, .snap, .rock, .scissors, .click, .footstep, .hop: 3
    }
  }

  /// Its share of the room's echo, 0…1: small, near sounds excite the trees less.
  var roomShare: Double {
    switch self {
    case .lionRoar, .win, .lose, .tie, .yelp, .squeak: 1
    case .click, .card, .page, .slide, .footstep, .hop, .rock, .paper, .scissors: 0.5
    default: 0.75
    }
  }
}

extension Ambience {
  /// Its loudness, in LUFS.
  public var loudness: Double { -34 }
}
