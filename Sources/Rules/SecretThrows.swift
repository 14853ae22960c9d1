/// What two people throw without seeing each other's choice.
///
/// Until both have chosen, only who has chosen can be read, even from a description or a dump.
public struct SecretThrows: Sendable, Hashable {
  private var player: Throw?
  private var jungle: Throw?

  /// Nobody has chosen yet.
  public init() {}

  /// Keeps what is chosen for a side. The first choice of a round counts.
  ///
  /// - Returns: whether it was kept.
  @discardableResult
  public mutating func choose(_ hand: Throw, for side: Match.Side) -> Bool {
    guard !hasChosen(side) else { return false }
    if side == .player { player = hand } else { jungle = hand }
    return true
  }

  /// Whether a choice is kept for a side.
  public func hasChosen(_ side: Match.Side) -> Bool {
    (side == .player ? player : jungle) != nil
  }

  /// Whether both can be shown.
  public var isComplete: Bool { player != nil && jungle != nil }

  /// Shows what both have chosen, and forgets it; nil before both have.
  public mutating func reveal() -> Round? {
    guard let player, let jungle else { return nil }
    self = SecretThrows()
    return Round(player: player, jungle: jungle)
  }
}

extension SecretThrows: CustomStringConvertible, CustomReflectable {
  /// Who has chosen.
  public var description: String {
    let sides = Match.Side.allCases.filter(hasChosen)
    return sides.isEmpty ? "nobody" : sides.map { "\($0)" }.joined(separator: " and ")
  }

  /// A dump tells who has chosen, too.
  public var customMirror: Mirror { Mirror(self, children: ["chosen": description]) }
}
