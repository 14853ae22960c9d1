internal import Hands
internal import Jungle
internal import SimonSays
public import Stage
internal import WinOrLose

extension Door {
  /// Every game, in the order of the doors; the only list of them.
  public static let all: [Door] = [.jungle, .hands, .winOrLose, .simonSays]

  /// The door to `scene`; nil for scenes reached in other ways.
  public static func to(_ scene: SceneID) -> Door? { all.first { $0.scene == scene } }
}
