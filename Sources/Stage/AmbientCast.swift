public import Animation

/// Animals beside a scene's controls, which move by themselves.
public protocol AmbientCast: Hashable, Sendable {
  /// Notices that the player has done something.
  mutating func disturb(_ stage: inout StageContext)
  /// Advances by one tick.
  mutating func tick(_ stage: inout StageContext)
  /// The time of its next changed frame; nil while nothing moves.
  func wakes(_ view: View) -> Time?
}

/// An empty cast.
public struct Nobody: AmbientCast {
  /// Creates an empty cast.
  public init() {}

  public mutating func disturb(_ stage: inout StageContext) {}
  public mutating func tick(_ stage: inout StageContext) {}
  public func wakes(_ view: View) -> Time? { nil }
}
