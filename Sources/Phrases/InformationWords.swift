public import Rules

/// What the information page says.
public enum InformationWords: Words {
  case heading
  case hand(Throw)
  case animal(Animal)
  case tie
  case acknowledgments, thanks, madeBy

  static let all: [Self] =
    [heading] + Throw.allCases.map(hand) + Animal.allCases.map(animal)
    + [tie, acknowledgments, thanks, madeBy]

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
    case .acknowledgments: Entry(.heading, "acknowledgments", "Acknowledgments")
    case .thanks:
      Entry(.status, "thanks", "With thanks to the people of Swift, SDL, SQLite and Andika.")
    case .madeBy: Entry(.status, "made-by", "Made by the Bungle in the Jungle authors.")
    }
  }

  private static let room = "About 24 letters, or two lines of them."
}
