internal import Rules

extension Effect {
  /// The effect on one line, as `bungle replay` prints it and as tests compare it.
  public var words: String {
    switch self {
    case .play(let sound, let pan): "play \(sound.rawValue) \((pan * 100).rounded() / 100 + 0)"
    case .caption(let sentence): "caption \(sentence.escaped)"
    case .save(let record):
      "save \(record.kind.rawValue) \(record.points) \(record.longest) \(record.name.text.escaped)"
    case .prefer(let preferences): "prefer \(preferences.changes)"
    case .copy(let words): "copy \(words.escaped)"
    case .finish(.completed): "finish completed"
    case .finish(.back): "finish back"
    case .finish(.chose(let scene)): "finish chose \(scene.rawValue)"
    }
  }
}

extension Preferences {
  /// What differs from a first visit.
  fileprivate var changes: String {
    let fresh = Preferences().values
    return values.filter { fresh[$0.key] != $0.value }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
