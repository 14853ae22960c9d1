public import Stage

extension SoundName {
  /// How loud it is, in LUFS: the roar before everything, then what a round comes to, then what
  /// touches, then what only answers the hand.
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

  /// How many throws of it there are, so that equal sounds vary a little each time.
  public var variants: Int {
    switch self {
    case .win, .lose, .tie, .uhOh, .card, .page: 1
    case .lionRoar, .drumLeaf, .drumFlower, .drumSun, .drumDrop: 2
    case .hiss, .squeak, .yelp, .pounce, .splashLight, .splashMiddle, .splashHeavy: 2
    case .paper, .slide: 2
    case .thump, .snap, .rock, .scissors, .click, .footstep, .hop: 3
    }
  }

  /// How much of it comes back from the room, 0…1: what is near and small excites the trees less.
  var roomShare: Double {
    switch self {
    case .lionRoar, .win, .lose, .tie, .yelp, .squeak: 1
    case .click, .card, .page, .slide, .footstep, .hop, .rock, .paper, .scissors: 0.5
    default: 0.75
    }
  }
}

extension Ambience {
  /// How loud it is, in LUFS.
  public var loudness: Double { -34 }
}
