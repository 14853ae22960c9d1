internal import Stage

extension SceneID {
  /// The template has no door in the game; a scene made from it has a case of its own.
  static let sample = SceneID.jungle
}
