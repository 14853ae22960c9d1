internal import Opening
internal import Settings
internal import Stage

/// Makes all scenes.
enum SceneFactory {
  static func scene(_ id: SceneID, _ preferences: Preferences) -> any Scene {
    switch id {
    case .opening: OpeningScene()
    case .settings: SettingsScene(preferences: preferences)
    case .information: InformationScene()
    default:
      Door.to(id)?.open(preferences) ?? HubScene(doors: Door.all, focus: preferences.lastDoor)
    }
  }
}
