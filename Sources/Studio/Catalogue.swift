internal import Hands
internal import Jungle
internal import Opening
internal import SimonSays
public import Stage
internal import WinOrLose

/// Every timeline of the game by its name.
public enum Catalogue {
  public static let timelines = SceneID.allCases.flatMap(timelines)

  private static func timelines(of scene: SceneID) -> [NamedTimeline] {
    switch scene {
    case .opening: OpeningScene.timelines
    case .hub: HubScene.timelines
    case .jungle: JungleScene.timelines
    case .hands: HandsScene.timelines
    case .winOrLose: WinOrLoseScene.timelines
    case .simonSays: SimonSaysScene.timelines
    case .settings, .information: []
    }
  }

  /// The timelines called `name`, or of the family that `name` begins, e.g. `jungle.win`.
  public static func timelines(named name: String) -> [NamedTimeline] {
    let exact = timelines.filter { $0.name == name }
    return exact.isEmpty ? timelines.filter { $0.name.hasPrefix(name + ".") } : exact
  }
}
