internal import Opening
internal import Settings
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

enum SceneFactory {
  /// A new scene, which may be about the one that it lies `over`.
  static func scene(
    _ id: SceneID, _ preferences: Preferences, over suspended: SceneID? = nil
  ) -> any Scene {
    switch id {
    case .opening: return OpeningScene()
    case .hub: return HubScene(doors: Door.all, focus: preferences.lastDoor)
    case .settings: return SettingsScene(preferences: preferences)
    case .information:
      let game = suspended.flatMap(Door.to)?.scene ?? preferences.lastDoor
      return InformationScene(doors: Door.all, about: game)
    default:
      guard let door = Door.to(id) else {
        preconditionFailure("\(id.rawValue) has no row in Door.all")
      }
      return door.open(preferences)
    }
  }
}
