internal import Animation
internal import Phrases
internal import Stage
internal import Widgets

/// A caption for a sound or sentence, shown for a while in place of the strip.
struct Caption: Hashable {
  static let lasting = Time.seconds(2.5)

  let words: Phrase
  let since: Time

  var ends: Time { since + Self.lasting }

  func draw(_ view: View, into picture: inout Picture) {
    StatusStrip.draw("♪ \(view.language(words))", view, into: &picture)
  }
}
