/// A flip-book: whole frames at a constant interval, found by integer division of time.
public struct FrameLoop: Step {
  /// The continuation after the last frame.
  public enum Mode: String, Storable {
    /// The last frame stays.
    case once
    /// The flip-book starts over.
    case loop
    /// The flip-book plays back to the first frame, and so on.
    case pingPong
  }

  public let erased: AnyStep

  /// Shows `count` frames, at least 1, from number `first`, for `interval` seconds each, above 0.
  ///
  /// The step lasts `lasting` seconds; without that, `once` ends after its last frame and the
  /// others never do. The last frame shown stays.
  public init(
    _ channel: Channel<Int>, frames count: Int, startingAt first: Int = 0, every interval: Double,
    mode: Mode = .loop, lasting: Double? = nil, delay: Double = 0
  ) {
    erased = AnyStep(
      .frames(
        FramesStep(
          first: first, count: count, interval: interval, mode: mode, lasting: lasting,
          delay: delay)),
      ChannelInfo(channel))
  }
}

/// A flip-book in ticks.
struct FrameCycle: Sendable {
  var first: Int64
  var count: Int64
  var interval: Int64
  var mode: FrameLoop.Mode

  func frame(at local: Int64) -> Double {
    let index = max(local, 0) / interval
    let shown: Int64 =
      switch mode {
      case .once: min(index, count - 1)
      case .loop: index % count
      case .pingPong: pingPong(index)
      }
    return Double(first.adding(shown))
  }

  private func pingPong(_ index: Int64) -> Int64 {
    guard count > 1 else { return 0 }
    let turn = (count - 1).multiplied(by: 2)
    let place = index % turn
    return place < count ? place : turn - place
  }
}
