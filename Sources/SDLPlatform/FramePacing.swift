/// When pictures are shown, by what the last ones took; all times in nanoseconds of a steady clock.
///
/// A tick shows one, or every other tick while pictures take long: in a very large window the
/// acting animals would take most of a core at sixty a second, and thirty are still fluent. What
/// answers an input comes between two of them and waits for no turn.
public struct FramePacing: Hashable, Sendable {
  /// Above this a picture takes long, and below this no more, so that it does not change to and
  /// fro.
  static let long: Int64 = 7_000_000
  static let brief: Int64 = 3_000_000
  /// The least time between answers, a quarter of a tick.
  static let briefest: Int64 = 4_000_000

  /// The ticks from one picture to the next.
  public private(set) var ticks: Int64 = 1
  /// The earliest time for an answer.
  public private(set) var earliest: Int64 = 0
  /// What the last pictures took, the newest weighing an eighth.
  private var usual: Int64 = 0

  public init() {}

  /// Notes that a tick's picture was painted from `began` to `ended`, with `work` nanoseconds of all
  /// cores.
  public mutating func note(from began: Int64, to ended: Int64, work: Int64) {
    usual += (max(ended - began, work) - usual) / 8
    ticks = usual > (ticks > 1 ? Self.brief : Self.long) ? 2 : 1
  }

  /// Notes that an input was answered by a picture painted from `began` to `ended`.
  public mutating func noteAnswer(from began: Int64, to ended: Int64) {
    // A slow machine spends no more than half its time on following the pointer.
    earliest = max(began + Self.briefest, ended + (ended - began))
  }
}
