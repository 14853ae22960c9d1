internal import Animation
internal import Figures
internal import Stage

/// The rules or the games of a page, which play one after another while the animals are awake.
struct Slideshow: Hashable {
  private var since = Time.zero
  private var first = 0

  /// Pictures per second of the show, as many as of the animals beside the page.
  private static let rate = 10.0
  /// The seconds from one slide to the next.
  private static let period = Door.Lesson.playing

  /// Plays the slides in turn, the one at `index` first, after `delay` seconds.
  mutating func begin(with index: Int = 0, after delay: Double = 1, at now: Time) {
    (since, first) = (now + .seconds(delay), index)
  }

  /// The time within the slide at `index` of `count`; nil while another slide plays.
  func moment(of index: Int, among count: Int, _ view: View) -> Time? {
    let passed = (view.time.held(Self.rate) - since).seconds
    guard passed >= 0 else { return nil }
    let shown = Int(passed / Self.period)
    guard (first + shown) % count == index else { return nil }
    return .seconds(passed - Self.period * Double(shown))
  }

  /// The repeated approach of two equal hands: 0 apart, 1 in touch.
  func bump(_ view: View) -> Double {
    let passed = max(0, (view.time.held(Self.rate) - since).seconds)
    return max(0, Portable.sin(passed * 2 * .pi / 1.6))
  }
}
