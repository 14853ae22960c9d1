public import Animation

/// Those who live beside a scene's play, such as animals that look on.
public protocol AmbientCast: Hashable, Sendable {
  /// Notices that the player does something.
  mutating func disturb(_ stage: inout StageContext)
  /// Lives on by one tick.
  mutating func tick(_ stage: inout StageContext)
  /// When its next frame differs; nil while nobody moves.
  func wakes(_ view: View) -> Time?
}

/// The cast of a scene without one.
public struct Nobody: AmbientCast {
  /// Creates it.
  public init() {}

  public mutating func disturb(_ stage: inout StageContext) {}
  public mutating func tick(_ stage: inout StageContext) {}
  public func wakes(_ view: View) -> Time? { nil }
}
