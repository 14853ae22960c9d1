/// The timing of a shown sequence, in seconds.
public struct SimonTiming: Sendable, Hashable {
  /// The number of pads shown, 1 or more.
  public let length: Int

  /// The dark time between two different pads, in seconds.
  public static let gap = 0.05

  /// The dark time between two lights of the same pad, in seconds: visible, and below three flashes
  /// a second.
  static let repeatGap = 0.17

  /// The dark time between a pad and the one after it, in seconds; nil after the last one.
  public static func gap(after pad: Pad, before next: Pad?) -> Double {
    pad == next ? repeatGap : gap
  }

  public init(length: Int) { self.length = length }

  /// The lit time of each pad, in seconds; shorter in longer sequences.
  public var lit: Double {
    switch length {
    case ...5: 0.42
    case ...13: 0.32
    default: 0.22
    }
  }
}
