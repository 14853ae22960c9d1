internal import Animation
internal import Figures
internal import Stage

/// What is played one after the other while the animals are awake: the rules, by animals and hands,
/// or the games.
struct Slideshow: Hashable {
  private var since = Time.zero
  private var first = 0

  /// Pictures per second of it, as many as of the animals beside the page.
  private static let rate = 10.0
  /// From one to the next, in seconds.
  private static let turn = Door.Lesson.playing

  /// Plays them in turn, that at `index` first, after so many seconds.
  mutating func begin(with index: Int = 0, after delay: Double = 1, at now: Time) {
    (since, first) = (now + .seconds(delay), index)
  }

  /// The moment of that at `index` of `count`; nil while it is not played.
  func moment(of index: Int, among count: Int, _ view: View) -> Time? {
    let passed = (view.time.held(Self.rate) - since).seconds
    guard passed >= 0 else { return nil }
    let turns = Int(passed / Self.turn)
    guard (first + turns) % count == index else { return nil }
    return .seconds(passed - Self.turn * Double(turns))
  }

  /// How near two equal hands have come to each other, again and again: 0 apart, 1 together.
  func bump(_ view: View) -> Double {
    let passed = max(0, (view.time.held(Self.rate) - since).seconds)
    return max(0, Portable.sin(passed * 2 * .pi / 1.6))
  }
}
