internal import Animation
internal import Phrases
internal import Stage

/// A caption for a sound or sentence, shown for a while on the status strip.
struct Caption: Hashable {
  static let duration = Time.seconds(2.5)

  let sentence: Phrase
  let since: Time

  var ends: Time { since + Self.duration }
}

extension SoundName {
  /// The words for the sound, which have the same name; a test proves that each sound has some.
  var caption: Phrase { SoundWords.allCases.first { "\($0)" == rawValue }.map(Phrase.sound) ?? "" }

  /// Whether the sound only accompanies a visible motion in `scene`, and so needs no caption.
  func isIncidental(in scene: SceneID) -> Bool {
    switch self {
    case .snap, .click, .card, .page, .yelp, .footstep, .hop, .slide: true
    case .splashLight, .splashMiddle, .splashHeavy, .rock, .paper, .scissors: true
    case .lionRoar, .hiss, .squeak, .thump, .pounce, .win, .lose, .tie, .uhOh: false
    // Elsewhere the same tones are a choir's.
    case .drumLeaf, .drumFlower, .drumSun, .drumDrop: scene == .winOrLose
    }
  }
}
