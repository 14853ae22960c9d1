public import Rules
public import Stage

public struct Recording: Sendable {
  private var written: Replay
  private var device = InputDevice.pointer

  /// Stores the seed and the preferences at the start.
  public init(
    scene: SceneID, seed: UInt64, width: Int, height: Int, preferences: Preferences
  ) {
    written = Replay(
      scene: scene, seed: seed, width: width, height: height, preferences: preferences)
  }

  /// The scoreboard as it was before the first score of this visit.
  public mutating func begin(with records: [Standings.Entry]) { written.records = records }

  /// - Parameter layout: the scene's places; a press on one is recorded by its name.
  public mutating func add(
    _ event: InputEvent, at tick: Int64, layout: @autoclosure () -> [Place] = []
  ) {
    if case .used(let used) = event {
      guard used != device else { return }
      device = used
    }
    switch event {
    case .pointerDown(let point), .pointerUp(let point):
      let places = layout()
      let hit = places.last { $0.rect.contains(point) }
      written.add(event, at: tick, near: places.first { $0.name == hit?.name })
    default:
      written.add(event, at: tick)
    }
  }

  /// The recording so far, ending after `tick`.
  public func replay(endingAt tick: Int64) -> Replay { written.cut(at: tick) }
}
