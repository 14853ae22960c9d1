/// Decides when pictures are shown; all times are in nanoseconds of a steady clock.
///
/// A picture follows each tick, or every other tick while pictures take long: in a very large
/// window the acting animals would take most of a core at sixty a second, and thirty are still
/// fluent. An answer to an input comes between two ticks.
public struct FramePacing: Hashable, Sendable {
  /// The average work above which pictures take long, and below which they no longer do; the gap
  /// keeps the rate from changing to and fro.
  static let slowWork: Int64 = 7_000_000
  static let fastWork: Int64 = 3_000_000
  /// The least time between answers, a quarter of a tick.
  static let answerInterval: Int64 = 4_000_000

  /// The number of ticks from one picture to the next.
  public private(set) var ticks: Int64 = 1
  /// The earliest time for an answer.
  public private(set) var earliest: Int64 = 0
  /// The moving average of the pictures' work; the newest weighs an eighth.
  private var averageWork: Int64 = 0

  public init() {}

  /// Notes that a tick's picture was painted from `began` to `ended`, with `work` nanoseconds of
  /// all cores.
  public mutating func note(from began: Int64, to ended: Int64, work: Int64) {
    averageWork += (max(ended - began, work) - averageWork) / 8
    ticks = averageWork > (ticks > 1 ? Self.fastWork : Self.slowWork) ? 2 : 1
  }

  /// Notes that an input was answered by a picture painted from `began` to `ended`.
  public mutating func noteAnswer(from began: Int64, to ended: Int64) {
    // A slow machine spends no more than half its time on following the pointer.
    earliest = max(began + Self.answerInterval, ended + (ended - began))
  }
}
