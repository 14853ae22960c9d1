public import Rules

/// The words of the jungle: above the river, about rounds, and on cards.
public enum JungleWords: Words {
  case drag, pressKey, pressPad
  case choosing
  case missed(whole: Bool)
  case carrying(Animal)
  case tapRiver(Animal), clickRiver(Animal), enterSends(Animal), padSends(Animal)
  case result(Outcome)
  case matchResult(isWon: Bool)
  case story(player: Animal, rival: Animal)
  case goal(points: Int)
  case endlessGoal
  case newMatch
  case newMatchTo(points: Int)
  case newEndlessMatch
  case asksNewMatch
  case wiping(player: Int, jungle: Int)
  case wonMatch(player: Int, jungle: Int)
  case lostMatch(player: Int, jungle: Int)

  static var all: [Self] {
    let parts: [[Self]] = [
      [drag, pressKey, pressPad, choosing, missed(whole: true), missed(whole: false)],
      Animal.allCases.map(carrying), Animal.allCases.map(tapRiver),
      Animal.allCases.map(clickRiver), Animal.allCases.map(enterSends),
      Animal.allCases.map(padSends), Outcome.allCases.map(result),
      [true, false].map(matchResult),
      Animal.allCases.map { story(player: $0, rival: $0) },
      Animal.allCases.map { story(player: $0, rival: $0.beats) },
      [
        goal(points: 3), endlessGoal, newMatch, newMatchTo(points: 3), newEndlessMatch,
        asksNewMatch, wiping(player: 2, jungle: 1), wonMatch(player: 3, jungle: 1),
        lostMatch(player: 1, jungle: 3),
      ],
    ]
    return Array(parts.joined())
  }

  var entry: Entry {
    switch self {
    case .drag: Entry(.status, "drag", "Drag an animal into the river.")
    case .pressKey:
      Entry(.status, "press-key", "Press 1, 2 or 3, or choose with the arrows and Enter.")
    case .pressPad:
      Entry(
        .status, "press-pad", "Press X, Y or RB, or choose with the pad and A.",
        note: "X, Y, RB and A are buttons of a gamepad; the pad is its cross of arrows.")
    case .choosing: Entry(.status, "choosing", "The jungle is choosing…")
    case .missed(whole: true):
      Entry(.status, "missed.whole", "Let go when the whole animal is in the river.")
    case .missed(whole: false):
      Entry(.status, "missed.half", "Let go when half of the animal is in the river.")
    case .carrying(let animal):
      Entry(.status, "carrying.\(animal)", "Let the \(animal) go in the river.")
    case .tapRiver(let animal):
      Entry(
        .status, "tap-river.\(animal)", "Now tap the river, and the \(animal) goes there.",
        note: "Tap with a finger.")
    case .clickRiver(let animal):
      Entry(
        .status, "click-river.\(animal)", "Now click the river, and the \(animal) goes there.",
        note: "Click with the mouse.")
    case .enterSends(let animal):
      Entry(
        .status, "enter-sends.\(animal)",
        "Enter sends the \(animal) into the river, Esc lets it stay.",
        note: "Enter and Esc are keys of the keyboard.")
    case .padSends(let animal):
      Entry(
        .status, "pad-sends.\(animal)", "A sends the \(animal) into the river, B lets it stay.",
        note: "A and B are buttons of a gamepad.")
    case .result(let outcome): Self.result(outcome)
    case .matchResult(true): Entry(.title, "match-result.win", "You win the match!")
    case .matchResult(false): Entry(.title, "match-result.loss", "The jungle wins the match!")
    case .story(let player, let rival): Self.story(player, rival)
    default: matchEntry
    }
  }

  private var matchEntry: Entry {
    switch self {
    case .goal(let points):
      Entry(
        .button, "goal", "First to {points}", ["points": .number(points)],
        note: "Whoever has {points} points first, 3 or 5, wins the match.")
    case .endlessGoal: Entry(.button, "goal.endless", "Endless", note: "A match without an end.")
    case .newMatch: Entry(.status, "new-match", "A new match.")
    case .newMatchTo(let points):
      Entry(
        .status, "new-match.to", counting: "A new match: first to {count} points.", points,
        note: "{count} is 3 or 5.")
    case .newEndlessMatch: Entry(.status, "new-match.endless", "A new match without an end.")
    case .wiping(let player, let jungle):
      Entry(
        .body, "wiping",
        "It would begin at zero.\nNow it is {jungle} for the jungle and {player} for you.",
        ["player": .number(player), "jungle": .number(jungle)])
    case .wonMatch(let player, let jungle):
      Entry(
        .body, "won-match", "You won {player} to {jungle}.",
        ["player": .number(player), "jungle": .number(jungle)],
        note: "A score such as 3 to 1.")
    case .lostMatch(let player, let jungle):
      Entry(
        .body, "lost-match", "The jungle won {jungle} to {player}.",
        ["player": .number(player), "jungle": .number(jungle)])
    default: Entry(.title, "asks-new-match", "A new match?")
    }
  }

  private static func result(_ outcome: Outcome) -> Entry {
    switch outcome {
    case .win: Entry(.shout, "result.win", "You win!")
    case .loss: Entry(.shout, "result.loss", "The jungle wins!")
    case .tie: Entry(.shout, "result.tie", "Tie!", note: "Both chose the same; nobody wins.")
    }
  }

  private static func story(_ player: Animal, _ rival: Animal) -> Entry {
    switch player.outcome(against: rival) {
    case .tie: Entry(.status, "tie.\(player)", "Two \(player)s. Nobody wins.")
    case .win: deed(of: player)
    case .loss: deed(of: rival)
    }
  }

  private static func deed(of winner: Animal) -> Entry {
    switch winner {
    case .lion: Entry(.status, "deed.lion", "The lion catches the rabbit!")
    case .cobra: Entry(.status, "deed.cobra", "The cobra bites the lion!")
    case .rabbit: Entry(.status, "deed.rabbit", "The rabbit outruns the cobra!")
    }
  }
}
