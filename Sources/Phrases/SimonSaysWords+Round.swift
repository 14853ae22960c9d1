internal import Rules

/// The words around the drums, and on the cards after them.
extension SimonSaysWords {
  var roundEntry: Entry {
    switch self {
    case .length: Entry(.plaque, "length", "Length", note: "Over figures such as 3 of 10: drums.")
    case .listens(let name?):
      Entry(.shout, "listens", "{name}, listen…", ["name": .name(name.text)])
    case .listens(nil): Entry(.shout, "listens.alone", "Listen…")
    case .plays(let name?):
      Entry(.shout, "plays", "{name} plays", ["name": .name(name.text)], note: "It is their turn.")
    case .plays(nil): Entry(.shout, "plays.alone", "Your turn")
    case .rightNow: Entry(.shout, "right", "Right!")
    case .nearly: Entry(.title, "nearly", "Nearly!", note: "A kind word after a mistake.")
    case .goesLikeThis: Entry(.shout, "goes-like-this", "It goes like this")
    case .firstDrum: Entry(.status, "first-drum", "One drum to begin with.")
    case .watch(let count):
      counted("watch", "Watch and listen: {count} drums.", count)
    case .strikeOne: Entry(.status, "strike-one", "Now strike the same drum.")
    case .strike(let count): counted("strike", "Now strike the same {count} drums.", count)
    case .keys(let count):
      Entry(
        .status, "keys", counting: "Now you, {count} drum[s]: the arrows, or 1 2 3 4.", count,
        note: "Keys of the keyboard.")
    case .pad(let count):
      Entry(
        .status, "pad", counting: "Now you, {count} drum[s]: the pad, or X Y RB LB.", count,
        note: "Buttons of a gamepad; the pad is its cross of arrows.")
    case .soFar(let done, let all):
      Entry(
        .status, "so-far", "Right so far: {done} of {all}.",
        ["done": .number(done), "all": .number(all)], note: "Drums; {done} from 1, {all} from 2 on."
      )
    case .earned(let points):
      Entry(.status, "earned", counting: "Right! That is {count} point[s].", points)
    case .inARow(let count): counted("in-a-row", "{count} drums in a row!", count)
    case .mistake(let right, let pressed):
      Entry(
        .status, "mistake.\(right).\(pressed)", "The \(right) was next, not the \(pressed).",
        note: "Drums with pictures on them: leaf, flower, sun and drop of water.")
    default: cardEntry
    }
  }

  /// An entry whose count is never one.
  private func counted(_ key: String, _ english: String, _ count: Int) -> Entry {
    Entry(.status, key, counting: english, count, note: "From 2 on.")
  }

  private var cardEntry: Entry {
    switch self {
    case .firstPoints: Entry(.body, "first-points", "The next game brings the first points.")
    case .tally(let points, let longest):
      Entry(
        .body, "tally", counting: "{count} point[s], the longest sequence: {longest}.", points,
        ["longest": .number(longest)], note: "One line of up to 60 letters.")
    case .over:
      Entry(.title, "over", "The end!", note: "The game is over, as at the end of a tale.")
    case .won: Entry(.title, "won", "You have won!")
    case .repeated(let count, let next, let isTeam):
      isTeam
        ? repeated("repeated.team", "Your team", count, next)
        : repeated("repeated", "You", count, next)
    case .nextRound: Entry(.button, "next-round", "Next Round")
    case .stopHere: Entry(.button, "stop-here", "Stop Here")
    case .asksUnsaved: Entry(.title, "asks-unsaved", "Leave without saving?")
    case .saved: Entry(.title, "saved", "Saved", note: "The score is on the scoreboard.")
    case .notSaved: Entry(.title, "not-saved", "Not saved")
    case .asksLeave: Entry(.title, "asks-leave", "Leave the game?")
    case .onBoard(let name, let points):
      Entry(
        .body, "on-board", counting: "{name} is on the scoreboard\nwith {count} point[s].", points,
        ["name": .name(name.text)], note: "{name} is a player or a team.")
    case .yourName: Entry(.note, "your-name", "Your name for the scoreboard:")
    case .teamName: Entry(.note, "team-name", "Your team's name for the scoreboard:")
    case .saving: Entry(.note, "saving", "Saving…")
    case .save: Entry(.button, "save", "Save")
    case .discard: Entry(.button, "discard", "Don't Save")
    case .goBack: Entry(.button, "go-back", "Go Back")
    default: Entry(.button, "try-again", "Try Again", note: "To save the score.")
    }
  }

  private func repeated(_ key: String, _ who: String, _ count: Int, _ next: Int) -> Entry {
    let english = "\(who) repeated all {count} drums.\nThe next round grows to {next}."
    return Entry(
      .body, key, counting: english, count, ["next": .number(next)],
      note: "{count} is 10, 15, 20 and so on.")
  }
}
