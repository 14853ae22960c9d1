internal import Opening
internal import Settings
internal import Stage

enum SceneFactory {
  static func scene(_ id: SceneID, _ preferences: Preferences) -> any Scene {
    switch id {
    case .opening: return OpeningScene()
    case .hub: return HubScene(doors: Door.all, focus: preferences.lastDoor)
    case .settings: return SettingsScene(preferences: preferences)
    case .information: return InformationScene(doors: Door.all)
    default:
      guard let door = Door.to(id) else {
        preconditionFailure("\(id.rawValue) has no row in Door.all")
      }
      return door.open(preferences)
    }
  }
}
