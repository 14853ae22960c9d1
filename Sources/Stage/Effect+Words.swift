internal import Phrases
internal import Rules

extension Effect {
  /// The effect on one line, as `bungle replay` prints it and as tests compare it.
  public var words: String {
    switch self {
    case .play(let sound, let pan): "play \(sound.rawValue) \((pan * 100).rounded() / 100 + 0)"
    case .say(let utterance):
      "say \(utterance.priority.rawValue) \(utterance.words.english.escaped)"
    case .hush(let priority): "hush \(priority.rawValue)"
    case .save(let record):
      "save \(record.kind.rawValue) \(record.points) \(record.longest) \(record.name.text.escaped)"
    case .prefer(let preferences): "prefer \(preferences.changes)"
    case .copy(let words): "copy \(words.escaped)"
    case .celebrate(let finale): "celebrate \(finale.words)"
    case .finish(.completed): "finish completed"
    case .finish(.back): "finish back"
    case .finish(.chose(let scene)): "finish chose \(scene.rawValue)"
    }
  }
}

extension Finale {
  fileprivate var words: String {
    switch self {
    case .parade(let winner, let jungle):
      "\(jungle ? "the jungle's" : "the player's") \(winner.rawValue)"
    case .crown(let hand): "crown \(hand.rawValue)"
    case .petals(let count): "petals \(count)"
    case .drums(let pads, _): "drums \(pads.map(\.rawValue).joined(separator: " "))"
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
