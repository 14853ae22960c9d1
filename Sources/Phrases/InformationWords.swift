public import Rules

public enum InformationWords: Words {
  case heading
  case hand(Throw)
  case animal(Animal)
  case tie
  case stronger, goals, two, choose, match, worth, longer, mistake
  case acknowledgments, thanks, madeBy

  static let all: [Self] =
    [heading] + Throw.allCases.map(hand) + Animal.allCases.map(animal)
    + [
      tie, stronger, goals, two, choose, match, worth, longer, mistake, acknowledgments, thanks,
      madeBy,
    ]

  var entry: Entry {
    switch self {
    case .heading: Entry(.heading, "heading", "How to play")
    case .hand(.rock): Entry(.note, "hand.rock", "Rock blunts scissors.", note: Self.room)
    case .hand(.paper): Entry(.note, "hand.paper", "Paper wraps rock.", note: Self.room)
    case .hand(.scissors): Entry(.note, "hand.scissors", "Scissors cut paper.", note: Self.room)
    case .animal(.lion): Entry(.note, "animal.lion", "Lions catch rabbits.", note: Self.room)
    case .animal(.cobra): Entry(.note, "animal.cobra", "Cobras bite lions.", note: Self.room)
    case .animal(.rabbit): Entry(.note, "animal.rabbit", "Rabbits outrun cobras.", note: Self.room)
    case .tie: Entry(.status, "tie", "Equal throws are a tie: nobody scores.")
    case .stronger: Entry(.note, "stronger", "The stronger one gets a point.", note: Self.animals)
    case .goals: Entry(.note, "goals", "Play to 3, to 5 or without an end.", note: "Points.")
    case .two: Entry(.note, "two", "Two at one table? Choose in secret!")
    case .choose: Entry(.note, "choose", "Choose a hand. The jungle does too.")
    case .match: Entry(.note, "match", "Win enough rounds or points, and the match is yours.")
    case .worth:
      Entry(.note, "worth", "A right answer brings points, a wrong one takes some.")
    case .longer: Entry(.note, "longer", "Each time there is one drum more.")
    case .mistake: Entry(.note, "mistake", "One mistake ends the game.")
    case .acknowledgments: Entry(.heading, "acknowledgments", "Acknowledgments")
    case .thanks:
      Entry(.status, "thanks", "With thanks to the people of Swift, SDL, SQLite and Andika.")
    case .madeBy: Entry(.status, "made-by", "Made by the Bungle in the Jungle authors.")
    }
  }

  private static let animals = "Of two animals in the river."
  private static let room = "About 24 letters, or two lines of them."
}
