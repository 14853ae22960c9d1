public import Animation

extension Time {
  /// The start of the frame shown at this time, at `rate` frames per second.
  public func held(_ rate: Double) -> Time {
    .seconds((seconds * rate + 1e-6).rounded(.down) / rate)
  }

  /// The start of the last even frame, for large or distant motion: drawn on twos it costs half and
  /// looks the same.
  public var onTwos: Time { held(30) }

  /// The start of the last fourth frame, for onlookers.
  public var onFours: Time { held(15) }

  /// The start of the next frame at `rate` frames per second.
  public func next(_ rate: Double) -> Time {
    .seconds(((seconds * rate + 1e-6).rounded(.down) + 1) / rate)
  }

  /// The start of the next frame at `rate`, at most `end`; past `end`, the next tick.
  func next(_ rate: Double, before end: Time) -> Time {
    self < end ? min(end, next(rate)) : self + .frames(1)
  }
}
