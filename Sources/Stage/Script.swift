public import Animation

/// What somebody does in a scene, by the names of its places.
public typealias Script = @Sendable (inout any Visitor) throws -> Void

/// Somebody who plays and waits; what a demo, a film or a test is written for.
public protocol Visitor: Sendable {
  var sceneID: SceneID { get }
  /// Nothing moves now.
  var isStill: Bool { get }
  var layout: [Place] { get }
  /// Everything that was asked for so far, in order.
  var effects: [Effect] { get }
  func picture() -> Picture
  /// Does something now; a point is remembered by its distance from `place`, if there is one.
  mutating func send(_ event: InputEvent, near place: String?)
  /// Lets a sixtieth of a second pass.
  mutating func step()
  /// This moment is worth a picture, called `name`.
  mutating func keep(_ name: String)
}

extension Visitor {
  public mutating func send(_ event: InputEvent) { send(event, near: nil) }

  /// Lets `seconds` pass, in whole ticks.
  public mutating func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { step() }
  }

  /// Waits until nothing moves, a minute at the most, and a moment longer; `each` sees every tick.
  public mutating func rest(each: ((any Visitor) -> Void)? = nil) {
    for _ in 0..<3_600 where !isStill {
      step()
      each?(self)
    }
    wait(0.2)
  }

  /// Presses and releases in the middle of a place, as a quick hand does.
  public mutating func tap(_ name: String) throws(MissingPlace) {
    let point = try place(name).center
    send(.pointerMoved(point), near: name)
    for _ in 0..<Replay.tapTicks { step() }
    send(.pointerDown(point), near: name)
    for _ in 0..<Replay.tapTicks { step() }
    send(.pointerUp(point), near: name)
  }

  /// Carries something from the middle of a place to the middle of another.
  public mutating func drag(
    _ name: String, to target: String, seconds: Double = 0.6
  ) throws(MissingPlace) {
    try drag(name, to: place(target).center, near: target, seconds: seconds)
  }

  /// Carries something from the middle of a place to a point of design space.
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

  public mutating func key(_ key: Key) { send(.key(key, [])) }

  public mutating func type(_ words: String) {
    for letter in words {
      send(.text(String(letter)))
      wait(0.1)
    }
  }

  public func has(_ name: String) -> Bool { layout.contains { $0.name == name } }

  public func place(_ name: String) throws(MissingPlace) -> Rect {
    guard let place = layout.first(where: { $0.name == name }) else {
      throw MissingPlace(name: name, scene: sceneID, known: layout.map(\.name))
    }
    return place.rect
  }
}

/// A player reached for a place that the scene does not have now.
public struct MissingPlace: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let scene: SceneID
  public let known: [String]

  public init(name: String, scene: SceneID, known: [String]) {
    self.name = name
    self.scene = scene
    self.known = known
  }

  public var description: String {
    "There is no place `\(name)` in \(scene.rawValue) now; there are "
      + known.joined(separator: ", ") + "."
  }
}

/// What has to be done in a scene to see one of its motions.
public struct FilmScript: Sendable {
  /// Most are also names of timelines.
  public let name: String
  /// Instants whose pictures are kept as text, in seconds after the motion began.
  public let stills: [Double]
  public let isCalm: Bool
  /// What leads to the motion.
  public let lead: Script
  /// Shows it; false where chance did otherwise, and another seed is tried.
  public let motion: @Sendable (inout any Visitor) throws -> Bool

  public init(
    _ name: String, stills: [Double] = [], isCalm: Bool = false,
    lead: @escaping Script = { $0.wait(0.3) },
    motion: @escaping @Sendable (inout any Visitor) throws -> Bool
  ) {
    self.name = name
    self.stills = stills
    self.isCalm = isCalm
    self.lead = lead
    self.motion = motion
  }

  /// The same for people whom movement makes unwell.
  public func calm(stills: [Double] = []) -> FilmScript {
    FilmScript("\(name).calm", stills: stills, isCalm: true, lead: lead, motion: motion)
  }
}

/// A place where a player may sit and do nothing, and the way there.
public struct RestingPlace: Sendable, CustomStringConvertible {
  public let name: String
  public let scene: SceneID
  /// Its picture is kept and compared; not worth it where another place shows nearly the same.
  public let isPictured: Bool
  public let walk: Script

  public init(
    _ name: String, in scene: SceneID, isPictured: Bool = true,
    _ walk: @escaping Script = { _ in }
  ) {
    self.name = name
    self.scene = scene
    self.isPictured = isPictured
    self.walk = walk
  }

  public var description: String { name }
}
