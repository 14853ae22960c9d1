internal import Animation
internal import Phrases
internal import Stage
internal import Widgets

/// A caption for a sound or sentence, shown for a while in place of the strip.
struct Caption: Hashable {
  static let lasting = Time.seconds(2.5)

  let sentence: Phrase
  let since: Time

  var ends: Time { since + Self.lasting }

  func draw(_ view: View, into picture: inout Picture) {
    StatusStrip.draw("♪ \(view.language(sentence))", view, into: &picture)
  }
}

extension SoundName {
  var caption: Phrase {
    switch self {
    case .lionRoar: .sound(.lionRoar)
    case .hiss: .sound(.hiss)
    case .squeak: .sound(.squeak)
    case .yelp: .sound(.yelp)
    case .footstep: .sound(.footstep)
    case .hop: .sound(.hop)
    case .slide: .sound(.slide)
    case .snap: .sound(.snap)
    case .pounce: .sound(.pounce)
    case .thump: .sound(.thump)
    case .splashLight: .sound(.splashLight)
    case .splashMiddle: .sound(.splashMiddle)
    case .splashHeavy: .sound(.splashHeavy)
    case .rock: .sound(.rock)
    case .paper: .sound(.paper)
    case .scissors: .sound(.scissors)
    case .win: .sound(.win)
    case .lose: .sound(.lose)
    case .tie: .sound(.tie)
    case .uhOh: .sound(.uhOh)
    case .click: .sound(.click)
    case .card: .sound(.card)
    case .page: .sound(.page)
    case .drumLeaf: .sound(.drumLeaf)
    case .drumFlower: .sound(.drumFlower)
    case .drumSun: .sound(.drumSun)
    case .drumDrop: .sound(.drumDrop)
    }
  }

  /// Whether it only accompanies something visible, and so has no caption.
  var isIncidental: Bool {
    switch self {
    case .snap, .click, .card, .page, .yelp, .footstep, .hop, .slide: true
    case .splashLight, .splashMiddle, .splashHeavy, .rock, .paper, .scissors: true
    case .lionRoar, .hiss, .squeak, .thump, .pounce, .win, .lose, .tie, .uhOh: false
    case .drumLeaf, .drumFlower, .drumSun, .drumDrop: false
    }
  }
}
