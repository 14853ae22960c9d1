public import Rules

/// What a voice says of things that have no words of their own, and of where the focus is.
public enum SpokenWords: Words {
  case back, settings, information, showAgain, more, fewer, river, soundIsOff
  case animal(Animal)
  case drum(Pad)
  /// What has the focus, and which of how many things it is.
  case focus(name: String, place: Int, of: Int)
  case focusChosen(name: String, place: Int, of: Int)
  case focusUseless(name: String, place: Int, of: Int)
  case field(name: String, text: String)
  case emptyField(name: String)
  case slider(name: String, value: Int, of: Int)
  case scores(player: Int, jungle: Int)
  case place(String)

  static let all: [Self] =
    [back, settings, information, showAgain, more, fewer, river, soundIsOff]
    + Animal.allCases.map(animal) + Pad.allCases.map(drum) + [
      focus(name: "Start", place: 2, of: 4), focusChosen(name: "Dice", place: 2, of: 4),
      focusUseless(name: "Rock", place: 2, of: 4), field(name: "Your name", text: "Ada"),
      emptyField(name: "Your name"), slider(name: "Volume", value: 8, of: 10),
      scores(player: 2, jungle: 1), place("Jungle"),
    ]

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
    case .animal(let animal): named("animal.\(animal)", "The \(animal)")
    case .drum(let pad):
      Entry(.spoken, "drum.\(pad)", "The \(pad) drum", note: "A drum with a picture on it.")
    case .focus(let name, let place, let all):
      Entry(.spoken, "focus", "{name}, {place} of {all}", Self.values(name, place, all))
    case .focusChosen(let name, let place, let all):
      Entry(
        .spoken, "focus.chosen", "{name}, chosen, {place} of {all}", Self.values(name, place, all))
    case .focusUseless(let name, let place, let all):
      Entry(
        .spoken, "focus.useless", "{name}, not now, {place} of {all}",
        Self.values(name, place, all), note: "A button that does nothing just now.")
    case .field(let name, let text):
      Entry(
        .spoken, "field", "{name}: {text}", ["name": .name(name), "text": .name(text)],
        note: "A field for text, and what is in it.")
    case .emptyField(let name):
      Entry(.spoken, "field.empty", "{name}: nothing yet", ["name": .name(name)])
    case .slider(let name, let value, let all):
      Entry(
        .spoken, "slider", "{name}: {value} of {all}",
        ["name": .name(name), "value": .number(value), "all": .number(all)])
    case .scores(let player, let jungle):
      Entry(
        .spoken, "scores", "You have {player}, the jungle has {jungle}.",
        ["player": .number(player), "jungle": .number(jungle)])
    case .place(let name): Entry(.spoken, "place", "You are here: {name}.", ["name": .name(name)])
    }
  }

  private func named(_ key: String, _ english: String) -> Entry {
    Entry(.spoken, key, english, note: "The name of a button or a thing with a picture.")
  }

  private static func values(_ name: String, _ place: Int, _ all: Int) -> [String: Entry.Value] {
    ["name": .name(name), "place": .number(place), "all": .number(all)]
  }
}
