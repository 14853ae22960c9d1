public import Animation

/// A scripted sequence of acts in a scene, by the names of its places.
public typealias Walkthrough = @Sendable (inout any GameDriver) throws -> Void

/// A scripted player who acts and waits, for demos, films and tests.
public protocol GameDriver: Sendable {
  /// The scene that plays, which may be another than the one begun with.
  var sceneID: SceneID { get }
  /// Whether nothing moves now.
  var isStill: Bool { get }
  /// The places that can be used now, in the scene's own order.
  var layout: [Place] { get }
  /// All effects so far, in order.
  var effects: [Effect] { get }
  /// Returns what the last tick left on the screen.
  func picture() -> Picture
  /// Sends an event; its point is recorded as an offset from the middle of `place`, if given.
  mutating func send(_ event: InputEvent, near place: String?)
  /// Lets one tick of 1/60 s pass.
  mutating func step()
  /// Keeps a picture of this moment as `name`, if this driver keeps pictures.
  mutating func keep(_ name: String)
}

extension GameDriver {
  /// Sends an event that belongs to no place.
  public mutating func send(_ event: InputEvent) { send(event, near: nil) }

  /// Lets `seconds` pass, rounded to whole ticks.
  public mutating func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { step() }
  }

  /// Waits until nothing moves, for at most a minute, and 0.2 seconds more. `each` is called after
  /// each tick.
  public mutating func rest(each: ((any GameDriver) -> Void)? = nil) {
    var left = 3_600
    while left > 0, !isStill {
      left -= 1
      step()
      each?(self)
    }
    wait(0.2)
  }

  /// Moves to the middle of a place, presses and lets go, `Replay.tapTicks` ticks apart.
  ///
  /// - Throws: `MissingPlace` if the scene has no such place now.
  public mutating func tap(_ name: String) throws(MissingPlace) {
    let point = try place(name).center
    send(.pointerMoved(point), near: name)
    for _ in 0..<Replay.tapTicks { step() }
    send(.pointerDown(point), near: name)
    for _ in 0..<Replay.tapTicks { step() }
    send(.pointerUp(point), near: name)
  }

  /// Drags from the middle of a place to the middle of another within `seconds`.
  ///
  /// - Throws: `MissingPlace` if the scene lacks one of them now.
  public mutating func drag(
    _ name: String, to target: String, seconds: Double = 0.6
  ) throws(MissingPlace) {
    try drag(name, to: place(target).center, near: target, seconds: seconds)
  }

  /// Drags from the middle of a place to a point of design space within `seconds`.
  ///
  /// - Throws: `MissingPlace` if the scene has no such place now.
  public mutating func drag(
    _ name: String, to end: Point, near target: String? = nil, seconds: Double = 0.6
  ) throws(MissingPlace) {
    let start = try place(name).center
    send(.pointerMoved(start), near: name)
    send(.pointerDown(start), near: name)
    let steps = max(1, Int((seconds * 60).rounded()))
    for index in 1..<steps {
      step()
      let share = Double(index) / Double(steps)
      // A hand speeds up and slows down.
      let eased = share * share * (3 - 2 * share)
      let point = start + (end - start) * eased
      send(.pointerMoved(Point(x: point.x.rounded(), y: point.y.rounded())))
    }
    step()
    send(.pointerMoved(end), near: target)
    send(.pointerUp(end), near: target)
  }

  /// Presses a key without modifiers.
  public mutating func key(_ key: Key) { send(.key(key, [])) }

  /// Types `words`, one letter every 0.1 seconds.
  public mutating func type(_ words: String) {
    for letter in words {
      send(.text(String(letter)))
      wait(0.1)
    }
  }

  /// Returns whether the scene has a place called `name` now.
  public func has(_ name: String) -> Bool { layout.contains { $0.name == name } }

  /// Returns the frame of a place.
  ///
  /// - Throws: `MissingPlace` if the scene has no such place now.
  public func place(_ name: String) throws(MissingPlace) -> Rect {
    guard let place = layout.first(where: { $0.name == name }) else {
      throw MissingPlace(name: name, scene: sceneID, known: layout.map(\.name))
    }
    return place.rect
  }
}

/// The error of a driver that asked for the place `name`, while `scene` has only those in `known`.
public struct MissingPlace: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let scene: SceneID
  public let known: [String]

  public init(name: String, scene: SceneID, known: [String]) {
    (self.name, self.scene, self.known) = (name, scene, known)
  }

  public var description: String {
    "There is no place `\(name)` in \(scene.rawValue) now; there are "
      + known.joined(separator: ", ") + "."
  }
}
