public import Rules

extension SpokenWords {
  /// A game's standing, on request.
  public enum Standing: Hashable, Sendable {
    case nothing
    /// Against the jungle.
    case scores(player: Int, jungle: Int)
    /// Points of one of two at a table.
    case mascot(Mascot, Int)
    case jungle(rounds: Int)
    case throwsSoFar(Int)
    case round(Int, of: Int)
    case rightAnswers(Int)
    case points(Int), teamPoints(Int)
    /// A drum sequence's length, and its final length.
    case drums(Int, of: Int)
    /// A row of the scoreboard.
    case row(rank: Int, Name, points: Int)

    static var all: [Self] {
      guard let ada = try? Name("Ada") else { return [] }
      return [nothing, scores(player: 2, jungle: 1)] + Mascot.allCases.map { mascot($0, 2) } + [
        jungle(rounds: 2), throwsSoFar(4), round(3, of: 10), rightAnswers(2), points(12),
        teamPoints(12), drums(4, of: 10), row(rank: 1, ada, points: 12),
      ]
    }

    var entry: Entry {
      switch self {
      case .nothing: Entry(.spoken, "nothing-counts", "Nothing is counted here.")
      case .scores(let player, let jungle):
        Entry(
          .spoken, "scores", "You have {player}, the jungle has {jungle}.",
          ["player": .number(player), "jungle": .number(jungle)])
      case .mascot(let mascot, let points):
        counted("mascot.\(mascot)", "The \(mascot) has {count} point", points)
      case .jungle(let rounds):
        counted("jungle-rounds", "The jungle has won {count} round", rounds)
      case .throwsSoFar(let count):
        Entry(.spoken, "throws", counting: "{count} throw[s] so far.", count)
      case .round(let round, let all):
        Entry(
          .spoken, "round", "Round {round} of {all}.",
          ["round": .number(round), "all": .number(all)])
      case .rightAnswers(let count):
        Entry(
          .spoken, "right-answers", counting: "{count} answer[s] [was|were] right.", count,
          note: "{count} may be 0.")
      case .points(let count): counted("points", "You have {count} point", count)
      case .teamPoints(let count): counted("team-points", "Your team has {count} point", count)
      case .drums(let length, let all):
        Entry(
          .spoken, "drums", "{length} of {all} drums in this round.",
          ["length": .number(length), "all": .number(all)],
          note: "How long the sequence is now, and how long it is when the round is won.")
      case .row(let rank, let name, let points):
        Entry(
          .spoken, "row", counting: "Place {rank}: {name}, {count} point[s].", points,
          ["rank": .number(rank), "name": .name(name.text)],
          note: "A row of the scoreboard, read aloud.")
      }
    }

    /// An entry whose English plural ends in s.
    private func counted(_ key: String, _ english: String, _ count: Int) -> Entry {
      Entry(
        .spoken, key, counting: "\(english)[s].", count, note: "{count} may be 0.")
    }
  }
}
