/// The scoreboard, best first; of equal points, the earlier entry first.
public struct Standings: Sendable, Hashable {
  /// A score on the board: the `points` of `name`, by its `kind` one player or a team.
  public struct Entry: Sendable, Hashable {
    /// Who earned a score.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case single, team
    }

    public let name: Name
    public let kind: Kind
    public let points: Int
    /// The length of the longest sequence completed.
    public let longest: Int
    /// The time of saving, in seconds since the beginning of 1970, UTC; 0 before.
    public var date: Int

    public init(name: Name, kind: Kind, points: Int, longest: Int, date: Int = 0) {
      (self.name, self.kind) = (name, kind)
      (self.points, self.longest, self.date) = (points, longest, date)
    }

    /// Creates the present score of a game.
    public init(_ game: Simon, name: Name, date: Int = 0) {
      self.init(
        name: name, kind: game.team.isEmpty ? .single : .team, points: game.points,
        longest: game.longest, date: date)
    }
  }

  /// A line of the board: an `entry` and its `rank`, from 1; `isNewest` for the one added last.
  public struct Row: Sendable, Hashable {
    public let rank: Int
    public let entry: Entry
    public let isNewest: Bool
  }

  /// The scores, best first.
  public private(set) var entries: [Entry]
  /// The index of the newest entry; nil until one is added.
  public private(set) var newest: Int?

  /// Creates a board of scores given in chronological order.
  public init(_ entries: [Entry] = []) {
    // Only numbers are sorted: a long board must open within a frame.
    let placed = entries.indices.map { (points: entries[$0].points, index: $0) }
      .sorted { ($1.points, $0.index) < ($0.points, $1.index) }
    self.entries = placed.map { entries[$0.index] }
  }

  /// Puts a new score in its place and marks it as the newest.
  ///
  /// - Returns: its index, 0 being the best.
  @discardableResult
  public mutating func add(_ entry: Entry) -> Int {
    let index = entries.firstIndex { $0.points < entry.points } ?? entries.endIndex
    entries.insert(entry, at: index)
    newest = index
    return index
  }

  /// The lines of the board with their ranks.
  public var rows: [Row] { entries.indices.map(row) }

  /// A line of the board; a long board need not make them all.
  public func row(at index: Int) -> Row {
    Row(rank: index + 1, entry: entries[index], isNewest: index == newest)
  }
}
