internal import Stage

/// What follows what; no scene knows its neighbours.
enum SceneFlow {
  /// Where the visit goes when `scene` has ended so; nil ends the visit.
  static func next(after scene: SceneID, _ ending: Ending, over suspended: SceneID?) -> SceneID? {
    switch (scene, ending) {
    case (_, .chose(let chosen)): chosen
    case (.opening, _): .hub
    case (.hub, _): nil
    case (.settings, _), (.information, _): suspended ?? .hub
    case (.jungle, _), (.hands, _), (.winOrLose, _), (.simonSays, _): .hub
    }
  }

  /// Whether `scene` is laid over another, which waits for its return.
  static func liesOver(_ scene: SceneID) -> Bool {
    switch scene {
    case .settings, .information: true
    case .opening, .hub, .jungle, .hands, .winOrLose, .simonSays: false
    }
  }
}
