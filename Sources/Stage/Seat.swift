public import Rules

/// One of the two places at a table for two.
public enum Seat: String, Sendable, Hashable, CaseIterable {
  case left, right

  /// The opposite seat.
  public var other: Seat { self == .left ? .right : .left }

  /// The side played from here; the jungle's is the left.
  public var side: Side { self == .left ? .jungle : .player }

  /// The seat from which a side is played.
  public init(_ side: Side) { self = side == .jungle ? .left : .right }
}
