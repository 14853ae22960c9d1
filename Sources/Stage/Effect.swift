public import Rules

/// Something a scene asks for; collected during a tick or an event, carried out above the scenes.
public enum Effect: Hashable, Sendable {
  /// Plays a sound once; `pan` from −1 (left) to 1 (right).
  case play(SoundName, pan: Double)
  /// Says a sentence, and shows it as a caption: each only if the player has chosen that.
  case say(Utterance)
  /// Silences sentences of this priority and below, both the one being said and those that wait.
  case hush(Utterance.Priority)
  /// Puts a score on the scoreboard; `InputEvent.saved` tells how that went.
  case save(Standings.Entry)
  /// Changes the player's choices, and remembers them.
  case prefer(Preferences)
  /// Puts text on the clipboard.
  case copy(String)
  /// Lets the cast play the end of a game before the scene goes on.
  case celebrate(Finale)
  /// Ends the scene; the `Director` decides which comes next.
  case finish(Ending)
}

/// How a scene ended.
public enum Ending: Hashable, Sendable {
  /// It was played to its end.
  case completed
  /// The player went back one step.
  case back
  /// The player chose a place to go.
  case chose(SceneID)
}

/// The scenes of the game, by the names that command lines and files use.
public enum SceneID: String, Hashable, Sendable, CaseIterable {
  case opening, hub, jungle, hands
  case winOrLose = "win-or-lose"
  case simonSays = "simon-says"
  case settings, information
}
