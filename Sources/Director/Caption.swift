internal import Animation
internal import Phrases
internal import Stage
internal import Widgets

/// A caption for a sound or sentence, shown for a while in the place of the status strip.
struct Caption: Hashable {
  static let duration = Time.seconds(2.5)

  let sentence: Phrase
  let since: Time

  var ends: Time { since + Self.duration }

  func draw(_ view: View, into picture: inout Picture) {
    StatusStrip.draw("♪ \(view.language(sentence))", view, into: &picture)
  }
}

extension SoundName {
  /// The words for the sound, which have the same name; a test proves that each sound has some.
  var caption: Phrase { SoundWords.allCases.first { "\($0)" == rawValue }.map(Phrase.sound) ?? "" }

  /// Whether the sound only accompanies a visible motion, and so needs no caption.
  var isIncidental: Bool {
    switch self {
    case .snap, .click, .card, .page, .yelp, .footstep, .hop, .slide: true
    case .splashLight, .splashMiddle, .splashHeavy, .rock, .paper, .scissors: true
    case .lionRoar, .hiss, .squeak, .thump, .pounce, .win, .lose, .tie, .uhOh: false
    case .drumLeaf, .drumFlower, .drumSun, .drumDrop: false
    }
  }
}
