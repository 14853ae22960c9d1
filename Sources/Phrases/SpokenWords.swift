public import Rules

/// The narration of things without text, and of the focus.
public enum SpokenWords: Words {
  case back, settings, information, showAgain, more, fewer, river, soundIsOff
  case againstJungle, againstFriend
  case player(Int)
  case animal(Animal)
  case drum(Pad)
  /// The focused thing, and its place among the others.
  case focus(Focus, name: String, place: Int, of: Int)
  /// Its state after a change.
  case state(Focus, name: String)
  case place(String)
  /// The hub, as a place.
  case clearing
  case drumPlaces
  case standing(Standing)

  static let all: [Self] =
    [back, settings, information, showAgain, more, fewer, river, soundIsOff]
    + [againstJungle, againstFriend, player(2)]
    + Animal.allCases.map(animal) + Pad.allCases.map(drum)
    + Focus.all.map { focus($0, name: "Voice", place: 2, of: 4) }
    + [.field("Ada"), .field(""), .slider(8, of: 10)].map { state($0, name: "Voice") }
    + [place("Jungle"), clearing, drumPlaces] + Standing.all.map(standing)

  var entry: Entry {
    switch self {
    case .back: named("back", "Back")
    case .settings: named("settings", "Settings")
    case .information: named("information", "How to play")
    case .showAgain: named("show-again", "The last round again")
    case .more: named("more", "One more")
    case .fewer: named("fewer", "One fewer")
    case .river: named("river", "The river")
    case .soundIsOff: Entry(.spoken, "sound-is-off", "The sound is off.")
    case .againstJungle:
      Entry(
        .spoken, "against-jungle", "You play against the jungle",
        note: "The name of a switch, which changes it; a figure follows after a comma.")
    case .againstFriend:
      Entry(
        .spoken, "against-friend", "You play with a friend",
        note: "The name of a switch, which changes it; a figure follows after a comma.")
    case .player(let player):
      Entry(
        .spoken, "player", "Player {player}", ["player": .number(player)],
        note: "Before a field for the name of the second player, and so on.")
    case .animal(let animal): named("animal.\(animal)", "The \(animal)")
    case .drum(let pad):
      Entry(.spoken, "drum.\(pad)", "The \(pad) drum", note: "A drum with a picture on it.")
    case .place(let name): Entry(.spoken, "place", "You are here: {name}.", ["name": .name(name)])
    case .clearing: named("clearing", "The clearing with the doors")
    case .drumPlaces:
      Entry(
        .spoken, "drum-places",
        "Left is the leaf drum, up the flower, right the sun, down the drop.",
        note: "Where the four drums stand; the arrow keys strike them.")
    case .standing(let standing): standing.entry
    case .focus(let focus, let name, let place, let all):
      focus.entry(["name": .name(name), "place": .number(place), "all": .number(all)])
    case .state(let focus, let name): focus.stateEntry(name)
    }
  }

  private func named(_ key: String, _ english: String) -> Entry {
    Entry(.spoken, key, english, note: "The name of a button or a thing with a picture.")
  }
}
