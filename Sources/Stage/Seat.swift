public import Rules

/// One of the two places at a table at which two people play.
public enum Seat: String, Sendable, Hashable, CaseIterable {
  case left, right

  /// The place across the table.
  public var other: Seat { self == .left ? .right : .left }

  /// Whom it plays: who sits at the left plays what the jungle plays otherwise.
  public var side: Match.Side { self == .left ? .jungle : .player }

  /// The place from which a side is played.
  public init(_ side: Match.Side) { self = side == .jungle ? .left : .right }
}
