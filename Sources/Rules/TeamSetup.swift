/// The state of the "add players" screen: the number of players, and their names as typed.
public struct TeamSetup: Sendable, Hashable {
  /// The team sizes.
  public static let sizes = 2...5

  /// The number of players, kept within `sizes`.
  public var count = sizes.lowerBound {
    didSet {
      count = max(Self.sizes.lowerBound, min(Self.sizes.upperBound, count))
    }
  }
  /// Whether the team's first mistake does not end its game.
  public var hasSecondTry = false
  /// A text for each possible player; those beyond `count` are kept for a larger team.
  private var texts = Array(repeating: "", count: sizes.upperBound)

  public init() {}

  /// The name of a player as typed; `player` is 0…4.
  public subscript(player: Int) -> String {
    get { texts[player] }
    set { texts[player] = newValue }
  }

  /// The players' names as typed.
  public var typed: ArraySlice<String> { texts.prefix(count) }

  /// The names' problems, by player; empty when all can play.
  public var problems: [Int: NameError] {
    Dictionary(
      uniqueKeysWithValues: typed.enumerated().compactMap { player, text in
        NameError(of: text).map { (player, $0) }
      })
  }

  /// The team in its order of play; nil while a name is wrong.
  public var team: [Name]? {
    let names = typed.compactMap { try? Name($0) }
    return names.count == count ? names : nil
  }
}
