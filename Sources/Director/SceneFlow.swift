internal import Stage

/// Which scene follows which; no scene knows its neighbours.
enum SceneFlow {
  /// Where the visit goes when `scene` has ended so; nil ends the visit.
  static func next(after scene: SceneID, _ ending: Ending, over suspended: SceneID?) -> SceneID? {
    switch (scene, ending) {
    case (_, .chose(let chosen)): chosen
    case (.hub, _): nil
    case (.opening, _): .jungle
    default: suspended ?? .hub
    }
  }

  /// Whether the next scene shows the same place, so that no wipe is needed.
  static func flows(from scene: SceneID) -> Bool { scene == .opening }

  /// Whether `scene` is laid over another, which waits for its return.
  static func liesOver(_ scene: SceneID) -> Bool { scene == .settings || scene == .information }
}
