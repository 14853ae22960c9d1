internal import Hands
internal import Jungle
internal import SimonSays
public import Stage
internal import WinOrLose

extension Door {
  /// The doors of all games, in order; no other list names them all.
  public static let all: [Door] = [.jungle, .hands, .winOrLose, .simonSays]

  /// Returns the door to `scene`; nil for a scene without a door.
  public static func to(_ scene: SceneID) -> Door? { all.first { $0.scene == scene } }
}
