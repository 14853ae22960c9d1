public import Animation
public import Rules

/// A visit to the game that can be played again: where it began, and every event with its tick.
public struct Replay: Hashable, Sendable {
  /// Something that happened after so many ticks of 1/60 s, before the next one.
  public struct Moment: Hashable, Sendable {
    public var tick: Int64
    /// What happened; its point is counted from the middle of `place`, if that is not nil.
    public var event: InputEvent
    public var place: String?

    public init(tick: Int64, event: InputEvent, near place: String? = nil) {
      self.tick = tick
      self.event = event
      self.place = place
    }

    /// The same in a scene with these places; nil if the place is not among them.
    public func event(among layout: [Place]) -> InputEvent? {
      guard let place else { return event }
      return layout.first { $0.name == place }.map { event.moved(by: $0.rect.center) }
    }
  }

  public var scene: SceneID
  public var seed: UInt64
  /// The window in pixels; pictures of the replay are made at this size.
  public var width: Int
  public var height: Int
  /// What the player had chosen when it began.
  public var preferences: Preferences
  /// The scoreboard as it was when it began.
  public var records: [Standings.Entry]
  /// In the order in which they happened.
  public var moments: [Moment]
  /// The tick after which it ends.
  public var end: Int64

  /// A day of play, in ticks of 1/60 s, and what somebody who never rests does in it; no replay is longer.
  public static let mostTicks: Int64 = 24 * 60 * 60 * 60
  public static let mostLines = 500_000
  /// How long a tap hovers before it presses, and presses before it lets go, in ticks.
  public static let tapTicks: Int64 = 6

  public init(
    scene: SceneID, seed: UInt64, width: Int = 1280, height: Int = 720,
    preferences: Preferences = Preferences(), records: [Standings.Entry] = [],
    moments: [Moment] = [],
    end: Int64 = 0
  ) {
    self.scene = scene
    self.seed = seed
    self.width = width
    self.height = height
    self.preferences = preferences
    self.records = records
    self.moments = moments
    self.end = end
  }
}

extension Replay {
  /// Writes down what happened; a point by its distance from `place`, if there is one.
  public mutating func add(_ event: InputEvent, at tick: Int64, near place: Place? = nil) {
    let near = place.flatMap { event.near($0) }
    moments.append(Moment(tick: tick, event: near ?? event, near: near == nil ? nil : place?.name))
  }
}

/// What is wrong with a replay file: where, and what was expected there.
public struct ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  public let expected: String

  public var description: String { "line \(line): expected \(expected)" }
}

extension InputEvent {
  /// Where the pointer was, for what it did.
  public var point: Point? {
    switch self {
    case .pointerMoved(let point), .pointerDown(let point), .pointerUp(let point): point
    default: nil
    }
  }

  func moved(by distance: Point) -> InputEvent {
    switch self {
    case .pointerMoved(let point): .pointerMoved(point + distance)
    case .pointerDown(let point): .pointerDown(point + distance)
    case .pointerUp(let point): .pointerUp(point + distance)
    default: self
    }
  }

  /// The same, with the point counted from the middle of `place`; nil where that would not lead back
  /// to the very same point.
  func near(_ place: Place) -> InputEvent? {
    guard let point else { return nil }
    let middle = place.rect.center
    let event = moved(by: Point.zero - middle)
    return event.moved(by: middle).point == point ? event : nil
  }
}
