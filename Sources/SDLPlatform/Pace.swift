/// Which ticks show a picture: each, or every other one while pictures take long.
///
/// In a very large window the acting animals would take most of a core at sixty pictures a second;
/// thirty are still fluent. What answers an input never waits for its turn.
public struct Pace: Hashable, Sendable {
  /// Above this a picture takes long, in nanoseconds; and below this no more, so that it does not
  /// change to and fro.
  static let long: Int64 = 7_000_000
  static let brief: Int64 = 3_000_000

  /// Nanoseconds that the last pictures took, the newest weighing an eighth.
  private var usual: Int64 = 0
  private var isHalved = false
  private var wasShown = false

  public init() {}

  /// Notes what a picture took, in nanoseconds.
  public mutating func note(_ nanoseconds: Int64) {
    usual += (nanoseconds - usual) / 8
    isHalved = usual > (isHalved ? Self.brief : Self.long)
  }

  /// Whether a tick that nobody acted in shows a picture.
  public mutating func showsNext() -> Bool {
    wasShown = !(isHalved && wasShown)
    return wasShown
  }
}
