public import Rules

/// The narration of things without text, and of the focus.
public enum SpokenWords: Words {
  case settings, information, showAgain, more, fewer, river, ruleRing
  case againstJungle, againstFriend
  case player(Int)
  case animal(Animal)
  case drum(Pad)
  /// The focused thing's name, and its place among the others.
  case focus(Focus, name: String, place: Int, of: Int)
  /// The focused thing's state after a change.
  case state(Focus, name: String)
  case place(String)
  /// The hub's clearing.
  case clearing
  case drumPlaces
  case standing(Standing)

  static let all: [Self] =
    [settings, information, showAgain, more, fewer, river, ruleRing]
    + [againstJungle, againstFriend, player(2)]
    + Animal.allCases.map(animal) + Pad.allCases.map(drum)
    + Focus.all.map { focus($0, name: "Voice", place: 2, of: 4) }
    + [.field("Ada"), .field(""), .slider(8, of: 10)].map { state($0, name: "Voice") }
    + [place("Jungle"), clearing, drumPlaces] + Standing.all.map(standing)

  var entry: Entry {
    switch self {
    case .settings: named("settings", "Settings")
    case .information: named("information", "How to play")
    case .showAgain: named("show-again", "The last round again")
    case .more: named("more", "One more")
    case .fewer: named("fewer", "One fewer")
    case .river: named("river", "The river")
    case .ruleRing: named("beat-ring", "Who beats whom")
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

extension SpokenWords {
  /// The kind and state of the focused thing.
  public enum Focus: Hashable, Sendable {
    case button
    case useless
    /// A choice among several, chosen or not.
    case chosen, notChosen
    /// A text field and its content.
    case field(String)
    case slider(Int, of: Int)

    static let all: [Self] = [
      button, useless, chosen, notChosen, field("Ada"), field(""), slider(8, of: 10),
    ]

    func entry(_ values: [String: Entry.Value]) -> Entry {
      switch self {
      case .button: Entry(.spoken, "focus", "{name}, {place} of {all}", values)
      case .useless:
        Entry(
          .spoken, "focus.useless", "{name}, not now, {place} of {all}", values,
          note: "A button that does nothing just now.")
      case .chosen:
        Entry(.spoken, "focus.chosen", "{name}, chosen, {place} of {all}", values)
      case .notChosen:
        Entry(
          .spoken, "focus.not-chosen", "{name}, not chosen, {place} of {all}", values,
          note: "One of several choices of which another one is chosen.")
      case .field(""):
        Entry(
          .spoken, "focus.field.empty",
          "{name}, a field to type in, nothing yet, {place} of {all}", values)
      case .field(let text):
        Entry(
          .spoken, "focus.field", "{name}, a field to type in: {text}, {place} of {all}",
          values.merging(["text": .name(text)]) { $1 },
          note: "A field, what is in it, and which of how many things it is.")
      case .slider(let value, let most):
        Entry(
          .spoken, "focus.slider",
          "{name}, a slider: {value} out of {most}. Left and right move it. {place} of {all}",
          values.merging(["value": .number(value), "most": .number(most)]) { $1 },
          note: "Left and right are keys; {place} of {all}: which of how many things it is.")
      }
    }

    func stateEntry(_ name: String) -> Entry {
      switch self {
      case .field(""):
        Entry(.spoken, "field.empty", "{name}: nothing yet", ["name": .name(name)])
      case .slider(let value, let all):
        Entry(
          .spoken, "slider", "{name}: {value} of {all}",
          ["name": .name(name), "value": .number(value), "all": .number(all)])
      case .field(let text):
        Self.labelled(name, text)
      case .button, .useless, .chosen, .notChosen: Self.labelled(name, "")
      }
    }

    private static func labelled(_ name: String, _ text: String) -> Entry {
      Entry(
        .spoken, "field", "{name}: {text}", ["name": .name(name), "text": .name(text)],
        note: "A field for text, and what is in it; or a choice, after what it is about.")
    }
  }
}

extension SpokenWords {
  /// A game's standing, on request.
  public enum Standing: Hashable, Sendable {
    case nothing
    /// The score of a match against the jungle.
    case scores(player: Int, jungle: Int)
    /// The points of one of two players at a table.
    case mascot(Mascot, Int)
    case jungle(rounds: Int)
    case throwsSoFar(Int)
    case round(Int, of: Int)
    case rightAnswers(Int)
    case points(Int), teamPoints(Int)
    /// The length of a drum sequence, and its final length.
    case drums(Int, of: Int)
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
