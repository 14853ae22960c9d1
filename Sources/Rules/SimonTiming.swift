/// How fast a sequence is shown, in seconds.
public struct SimonTiming: Sendable, Hashable {
  /// How many pads are shown, 1 or more.
  public let length: Int

  /// The dark time after each pad, which tells the same pad twice from once.
  public static let gap = 0.05

  /// The timing of a sequence of this length.
  public init(length: Int) { self.length = length }

  /// How long each pad is lit: less in longer sequences.
  public var lit: Double {
    switch length {
    case ...5: 0.42
    case ...13: 0.32
    default: 0.22
    }
  }

  /// When a pad lights up after the first one does; `index` counts from 0.
  public func onset(of index: Int) -> Double { Double(index) * (lit + Self.gap) }

  /// When the last pad goes dark.
  public var duration: Double { onset(of: length - 1) + lit }
}
