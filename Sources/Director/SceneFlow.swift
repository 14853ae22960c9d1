internal import Stage

/// The order of scenes; no scene knows its neighbours.
enum SceneFlow {
  /// The scene after this ending of `scene`; nil ends the visit.
  static func next(after scene: SceneID, _ ending: Ending, over suspended: SceneID?) -> SceneID? {
    switch (scene, ending) {
    case (_, .chose(let chosen)): chosen
    case (.hub, _): nil
    case (.opening, _): .jungle
    default: suspended ?? .hub
    }
  }

  /// Whether the next scene shows the same place and needs no wipe.
  static func flows(from scene: SceneID) -> Bool { scene == .opening }

  /// Whether `scene` lies over another, which waits for its return.
  static func liesOver(_ scene: SceneID) -> Bool { scene == .settings || scene == .information }
}
