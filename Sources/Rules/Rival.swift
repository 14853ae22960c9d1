/// The opponent that throws for the jungle, as its `kind` would.
///
/// A rival commits to its throw before it observes the player's, so it cannot peek.
public struct Rival: Sendable, Hashable {
  /// A rival's character.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Throws at random, all three throws equally likely.
    case dice
    /// Throws the throw that would have beaten the player's last one.
    case copycat
    /// Looks for habits in the player's throws, and throws at random while it finds none.
    case oldLion = "old-lion"
  }

  public let kind: Kind
  /// The committed throw of the present round; nil between rounds.
  private(set) var committed: Throw?
  private var lastSeen: Throw?
  private var lion = OldLion()

  public init(_ kind: Kind = .dice) { self.kind = kind }

  /// Chooses the throw for the present round.
  ///
  /// Further calls before `observe(player:)` return the same throw and draw nothing.
  public mutating func commit(using generator: inout some RandomNumberGenerator) -> Throw {
    if let committed { return committed }
    let choice: Throw =
      switch kind {
      case .dice: .random(using: &generator)
      case .copycat: lastSeen?.beatenBy ?? .random(using: &generator)
      case .oldLion: lion.choose(using: &generator)
      }
    committed = choice
    return choice
  }

  /// Ends the round and learns the player's throw; does nothing unless a throw is committed.
  public mutating func observe(player: Throw) {
    guard let own = committed else { return }
    committed = nil
    lastSeen = player
    if kind == .oldLion { lion.learn(player: player, own: own) }
  }

  /// The Old Lion's guesses so far; nil for the other rivals, which do not guess.
  public var account: GuessAccount? { kind == .oldLion ? lion.account : nil }
}
