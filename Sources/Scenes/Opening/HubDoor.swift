internal import Animation
internal import Stage

/// A door of the clearing: where it leads, where it stands, and what is on it.
struct HubDoor: Hashable {
  let scene: SceneID
  let frame: Rect
  /// The key that opens it.
  let key: Key
  let words: String
  /// One line about what happens behind it.
  let line: String

  /// The door to `scene`; nil for scenes that are reached in other ways.
  init?(_ scene: SceneID) {
    switch scene {
    case .jungle:
      self.init(
        scene, at: Point(x: 190, y: 402), .one, "Jungle",
        "Lion, cobra, rabbit: one goes into the river.")
    case .hands:
      self.init(
        scene, at: Point(x: 490, y: 386), .two, "Hands", "Rock, paper, scissors as you like it.")
    case .winOrLose:
      self.init(
        scene, at: Point(x: 790, y: 402), .three, "Win or Lose",
        "Can you lose on purpose? Harder than it sounds.")
    case .simonSays:
      self.init(
        scene, at: Point(x: 1090, y: 386), .four, "Simon Says",
        "Listen to the drums and play them again.")
    case .opening, .hub, .settings, .information: return nil
    }
  }

  private init(_ scene: SceneID, at place: Point, _ key: Key, _ words: String, _ line: String) {
    self.scene = scene
    frame = Rect(center: place, size: HubLayout.doorSize)
    self.key = key
    self.words = words
    self.line = line
  }
}
