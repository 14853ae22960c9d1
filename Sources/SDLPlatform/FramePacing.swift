/// When pictures are shown, by what the last ones took; all times in nanoseconds of a steady clock.
///
/// A tick shows one, or every other tick while pictures take long: in a very large window the
/// acting animals would take most of a core at sixty a second, and thirty are still fluent. What
/// answers an input comes between two ticks and waits for no turn.
public struct FramePacing: Hashable, Sendable {
  /// Above this a picture takes long, and below this no more, so that it does not change to and
  /// fro.
  static let long: Int64 = 7_000_000
  static let brief: Int64 = 3_000_000
  /// The least time between pictures, a quarter of a tick.
  static let briefest: Int64 = 4_000_000

  /// The earliest time for a picture between two ticks.
  public private(set) var earliest: Int64 = 0
  /// What the last pictures took, the newest weighing an eighth.
  private var usual: Int64 = 0
  private var isHalved = false
  private var wasShown = false

  public init() {}

  /// Notes that a picture was painted from `began` to `ended`, with `work` nanoseconds of all cores.
  public mutating func note(from began: Int64, to ended: Int64, work: Int64) {
    let taken = ended - began
    // A slow machine spends no more than half its time on following the pointer.
    earliest = max(began + Self.briefest, ended + taken)
    usual += (max(taken, work) - usual) / 8
    isHalved = usual > (isHalved ? Self.brief : Self.long)
  }

  /// Whether a tick that nobody acted in shows a picture.
  public mutating func showsNext() -> Bool {
    wasShown = !(isHalved && wasShown)
    return wasShown
  }
}
