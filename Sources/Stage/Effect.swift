internal import Phrases
public import Rules

/// A scene's request, collected during a tick or an event and carried out above the scenes.
public enum Effect: Hashable, Sendable {
  /// Plays a sound once; `pan` from −1 (left) to 1 (right).
  case play(SoundName, pan: Double)
  /// Says a sentence and shows it as a caption, each if the player has chosen it.
  case say(Utterance)
  /// Silences spoken and queued sentences of this priority and below.
  case hush(Utterance.Priority)
  /// Puts a score on the scoreboard; `InputEvent.saved` reports the outcome.
  case save(Standings.Entry)
  /// Changes the player's choices, and remembers them.
  case savePreferences(Preferences)
  /// Puts text on the clipboard.
  case copy(String)
  /// Plays the cast's finale before the scene goes on.
  case celebrate(Finale)
  /// Ends the scene; the `Director` decides which comes next.
  case finish(Ending)
}

/// The way a scene ended.
public enum Ending: Hashable, Sendable {
  /// The game was played to its end.
  case completed
  /// The player went back one step.
  case back
  /// The player chose a place to go.
  case chose(SceneID)
}

extension Effect {
  /// The effect on one line, as `bungle replay` prints it and as tests compare it.
  public var line: String {
    switch self {
    // Adding 0 turns −0 into 0.
    case .play(let sound, let pan): "play \(sound.rawValue) \((pan * 100).rounded() / 100 + 0)"
    case .say(let utterance):
      "say \(utterance.priority.rawValue) \(utterance.words.english.escaped)"
    case .hush(let priority): "hush \(priority.rawValue)"
    case .save(let record):
      "save \(record.kind.rawValue) \(record.points) \(record.longest) \(record.name.text.escaped)"
    case .savePreferences(let preferences): "prefer \(preferences.changes)"
    case .copy(let words): "copy \(words.escaped)"
    case .celebrate(let finale): "celebrate \(finale.line)"
    case .finish(.completed): "finish completed"
    case .finish(.back): "finish back"
    case .finish(.chose(let scene)): "finish chose \(scene.rawValue)"
    }
  }
}

extension Preferences {
  /// The choices that differ from a first visit's.
  fileprivate var changes: String {
    let fresh = Preferences().values
    return values.filter { fresh[$0.key] != $0.value }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
