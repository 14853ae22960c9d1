internal import Opening
internal import Settings
internal import Stage

/// The order of scenes; no scene knows its neighbours.
enum SceneFlow {
  /// Returns the scene that follows this ending of `scene`; nil if the game ends.
  static func next(after scene: SceneID, _ ending: Ending, over suspended: SceneID?) -> SceneID? {
    switch (scene, ending) {
    case (_, .chose(let chosen)): chosen
    case (.hub, _): nil
    case (.opening, _): .jungle
    default: suspended ?? .hub
    }
  }

  /// Returns whether the scene after `scene` shows the same place and needs no wipe.
  static func skipsWipe(after scene: SceneID) -> Bool { scene == .opening }

  /// Returns whether `scene` lies over another, which waits for its return.
  static func isOverlay(_ scene: SceneID) -> Bool { scene == .settings || scene == .information }
}

enum SceneFactory {
  /// Creates a scene, which may be about the scene `suspended` under it.
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
