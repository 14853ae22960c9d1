internal import Hands
internal import Jungle
internal import Opening
internal import Settings
internal import SimonSays
internal import Stage
internal import WinOrLose

/// Which scene stands for which place; the only one that makes scenes.
enum SceneFactory {
  static func scene(_ id: SceneID, _ preferences: Preferences) -> any Scene {
    switch id {
    case .opening: OpeningScene()
    case .hub: HubScene(focus: preferences.lastDoor)
    case .jungle: JungleScene(preferences: preferences)
    case .winOrLose: WinOrLoseScene(preferences: preferences)
    case .hands: HandsScene(preferences: preferences)
    case .information: InformationScene()
    case .settings: SettingsScene(preferences: preferences)
    case .simonSays: SimonSaysScene(preferences: preferences)
    }
  }
}
