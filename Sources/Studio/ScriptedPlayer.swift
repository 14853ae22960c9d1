public import Animation
public import Director
public import Stage

/// Plays a visit by the names of places and writes it down, so that it can be replayed.
public struct ScriptedPlayer: Sendable {
  private var written: Replay
  public private(set) var playback: Playback
  /// How many wishes came before the drums that are listened to.
  var heard = 0

  public init(_ scene: SceneID, seed: UInt64 = 0, preferences: Preferences = Preferences()) {
    written = Replay(scene: scene, seed: seed, preferences: preferences, end: .max)
    playback = Playback(written)
  }

  public var director: Director { playback.director }

  /// What was played so far, ending now.
  public var replay: Replay {
    var replay = written
    replay.end = playback.tick
    return replay
  }

  public mutating func send(_ event: InputEvent) {
    written.moments.append(Replay.Moment(tick: playback.tick, event: event))
    playback.send(event)
  }

  public mutating func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { playback.step() }
  }

  /// Waits until nothing moves, a minute at the most, and a moment longer; `each` sees every tick.
  public mutating func rest(each: (Director) -> Void = { _ in }) {
    for _ in 0..<3_600 where !director.isStill {
      playback.step()
      each(director)
    }
    wait(0.2)
  }

  /// Presses and releases in the middle of a place, as a quick hand does.
  public mutating func tap(_ name: String) throws(MissingPlace) {
    let point = try place(name).center
    send(.pointerMoved(point))
    wait(0.1)
    send(.pointerDown(point))
    wait(0.1)
    send(.pointerUp(point))
  }

  /// Carries something from the middle of a place to the middle of another.
  public mutating func drag(
    _ name: String, to target: String, seconds: Double = 0.6
  ) throws(MissingPlace) {
    try drag(name, to: place(target).center, seconds: seconds)
  }

  public mutating func drag(
    _ name: String, to end: Point, seconds: Double = 0.6
  ) throws(MissingPlace) {
    let start = try place(name).center
    send(.pointerMoved(start))
    send(.pointerDown(start))
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      playback.step()
      let share = Double(step) / Double(steps)
      // A hand speeds up and slows down.
      let eased = share * share * (3 - 2 * share)
      send(.pointerMoved(step == steps ? end : whole(start + (end - start) * eased)))
    }
    send(.pointerUp(end))
  }

  public mutating func key(_ key: Key) { send(.key(key, [])) }

  public mutating func type(_ words: String) {
    for letter in words {
      send(.text(String(letter)))
      wait(0.1)
    }
  }

  public func place(_ name: String) throws(MissingPlace) -> Rect {
    guard let place = director.layout.first(where: { $0.name == name }) else {
      throw MissingPlace(
        name: name, scene: director.sceneID, known: director.layout.map(\.name))
    }
    return place.rect
  }

  private func whole(_ point: Point) -> Point {
    Point(x: point.x.rounded(), y: point.y.rounded())
  }
}

/// A player reached for a place that the scene does not have now.
public struct MissingPlace: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let scene: SceneID
  public let known: [String]

  public var description: String {
    "There is no place `\(name)` in \(scene.rawValue) now; there are "
      + known.joined(separator: ", ") + "."
  }
}
