/// The words of the opening and the hub.
public enum HubWords: Words {
  /// The game behind a door.
  public enum Game: String, Hashable, Sendable, CaseIterable {
    case jungle, hands
    case winOrLose = "win-or-lose"
    case simonSays = "simon-says"
  }

  case door(Game)
  /// The line below a door's name, which says what happens behind it.
  case line(Game)
  case choose
  case goingHome, animalsWait, stay

  static let all: [Self] =
    Game.allCases.map(door) + Game.allCases.map(line)
    + [choose, goingHome, animalsWait, stay]

  var entry: Entry {
    switch self {
    case .door(let game):
      Entry(
        .plaque, "door.\(game.rawValue)", Self.name(game),
        note: "The name of a game, on its door and as its heading.")
    case .line(let game): Entry(.status, "line.\(game.rawValue)", Self.line(game))
    case .choose: Entry(.status, "choose", "Choose a game.")
    case .goingHome: Entry(.title, "going-home", "Going home?", note: "Asked before the game ends.")
    case .animalsWait: Entry(.body, "animals-wait", "The animals will wait for you.")
    case .stay: Entry(.button, "stay", "Stay")
    }
  }

  private static func name(_ game: Game) -> String {
    switch game {
    case .jungle: "Jungle"
    case .hands: "Hands"
    case .winOrLose: "Win or Lose"
    case .simonSays: "Simon Says"
    }
  }

  private static func line(_ game: Game) -> String {
    switch game {
    case .jungle: "Lion, cobra, rabbit: one goes into the river."
    case .hands: "Rock, paper, scissors as you like it."
    case .winOrLose: "Can you lose on purpose? Harder than it sounds."
    case .simonSays: "Listen to the drums and play them again."
    }
  }
}
