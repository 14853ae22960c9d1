/// Two people's throws, hidden from each other.
///
/// Before both have chosen, even a description or dump shows only who has chosen.
public struct SecretThrows: Sendable, Hashable {
  private var player: Throw?
  private var jungle: Throw?

  public init() {}

  /// Keeps a side's choice. Only a side's first choice of a round counts.
  ///
  /// - Returns: whether it was kept.
  @discardableResult
  public mutating func choose(_ hand: Throw, for side: Side) -> Bool {
    guard !hasChosen(side) else { return false }
    if side == .player { player = hand } else { jungle = hand }
    return true
  }

  /// Whether a choice is kept for a side.
  public func hasChosen(_ side: Side) -> Bool { (side == .player ? player : jungle) != nil }

  /// Whether both sides have chosen.
  public var isComplete: Bool { player != nil && jungle != nil }

  /// Returns and clears both choices; nil before both have chosen.
  public mutating func reveal() -> Round? {
    guard let player, let jungle else { return nil }
    self = SecretThrows()
    return Round(player: player, jungle: jungle)
  }
}

extension SecretThrows: CustomStringConvertible, CustomReflectable {
  /// The sides that have chosen, without their choices.
  public var description: String {
    let sides = Side.allCases.filter(hasChosen)
    return sides.isEmpty ? "nobody" : sides.map { "\($0)" }.joined(separator: " and ")
  }

  /// A mirror that shows only which sides have chosen.
  public var customMirror: Mirror { Mirror(self, children: ["chosen": description]) }
}
