public import Rules

/// What a scene wants from the world; collected in the frame and carried out above the scenes.
public enum Effect: Hashable, Sendable {
  /// Plays a sound once; `pan` from −1 (left) to 1 (right).
  case play(SoundName, pan: Double)
  /// Says a sentence, and shows it to those who don't hear.
  case say(Utterance)
  /// Ends what is being said or waits for its turn, up to this priority.
  case hush(Utterance.Priority)
  /// Puts a score on the scoreboard; answered by `InputEvent.saved`.
  case save(Standings.Entry)
  /// Changes what the player has chosen, at once and for the next time.
  case prefer(Preferences)
  /// Puts words on the clipboard.
  case copy(String)
  /// A game is over: the cast plays this before the scene goes on.
  case celebrate(Finale)
  /// The scene is over; what follows is decided above it.
  case finish(Ending)
}

/// How a scene ended.
public enum Ending: Hashable, Sendable {
  /// It came to its own end.
  case completed
  /// The player went back one step.
  case back
  /// The player chose a place to go.
  case chose(SceneID)
}

/// The places of the game.
public enum SceneID: String, Hashable, Sendable, CaseIterable {
  case opening, hub, jungle, hands
  case winOrLose = "win-or-lose"
  case simonSays = "simon-says"
  case settings, information
}
