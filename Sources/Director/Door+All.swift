internal import Hands
internal import Jungle
internal import SimonSays
public import Stage
internal import WinOrLose

extension Door {
  /// Every game, in the order of the doors. This is their only list.
  public static let all: [Door] = [.jungle, .hands, .winOrLose, .simonSays]

  /// The door to `scene`; nil for a scene without a door.
  public static func to(_ scene: SceneID) -> Door? { all.first { $0.scene == scene } }
}
