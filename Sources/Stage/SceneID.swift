/// The scenes of the game, by the names that command lines and files use.
public enum SceneID: String, Hashable, Sendable, CaseIterable {
  case opening, hub, jungle, hands
  case winOrLose = "win-or-lose"
  case simonSays = "simon-says"
  case settings, information
}
