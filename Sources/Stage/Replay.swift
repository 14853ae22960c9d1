public import Animation
public import Rules

/// A recorded visit, which begins in `scene` and lasts until the tick `end`, with every event.
public struct Replay: Hashable, Sendable {
  /// One event, and the number of ticks of 1/60 second before it.
  public struct Moment: Hashable, Sendable {
    /// The number of ticks before the event.
    public var tick: Int64
    /// The event. Its point is an offset from the middle of `place`, unless that is nil.
    public var event: InputEvent
    /// The name of a place; nil for events in design space and for those without a point.
    public var place: String?

    public init(tick: Int64, event: InputEvent, near place: String? = nil) {
      (self.tick, self.event, self.place) = (tick, event, place)
    }

    /// Returns the event in design space, by the places of `layout`; nil if its place is missing.
    public func event(among layout: [Place]) -> InputEvent? {
      guard let place else { return event }
      return layout.first { $0.name == place }.map { event.moved(by: $0.rect.center) }
    }
  }

  public var scene: SceneID
  /// The seed of all random numbers of the visit.
  public var seed: UInt64
  /// The window's size in pixels, in which pictures of the replay are made: its width.
  public var width: Int
  /// Its height.
  public var height: Int
  /// The player's choices at the beginning.
  public var preferences: Preferences
  /// The scoreboard at the beginning, in the order of saving.
  public var records: [Standings.Entry]
  /// The events, in the order in which they happened.
  public var moments: [Moment]
  public var end: Int64

  /// The highest tick of a replay: a day.
  static let mostTicks: Int64 = 24 * 60 * 60 * 60
  /// The highest number of lines in a replay's file, more than a restless player fills in a day.
  static let mostLines = 500_000
  /// The ticks between the parts of a tap: its move, press and release.
  static let tapTicks: Int64 = 6

  public init(
    scene: SceneID, seed: UInt64, width: Int = 1280, height: Int = 720,
    preferences: Preferences = Preferences(), records: [Standings.Entry] = [],
    moments: [Moment] = [],
    end: Int64 = 0
  ) {
    (self.scene, self.seed, self.width, self.height) = (scene, seed, width, height)
    (self.preferences, self.records, self.moments, self.end) = (preferences, records, moments, end)
  }
}

extension Replay {
  /// Appends an event, its point as an offset from the middle of `place` if given.
  public mutating func add(_ event: InputEvent, at tick: Int64, near place: Place? = nil) {
    let near = place.flatMap { event.near($0) }
    moments.append(Moment(tick: tick, event: near ?? event, near: near == nil ? nil : place?.name))
  }
}

/// An error in the text of a replay: the `line`, counted from 1, and the text `expected` there.
public struct ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  public let line: Int
  public let expected: String

  public var description: String { "line \(line): expected \(expected)" }
}

extension InputEvent {
  /// The point where the pointer moved, pressed or was released; nil for other events.
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

  /// Returns the event with its point relative to the middle of `place`; nil if rounding changes
  /// it.
  func near(_ place: Place) -> InputEvent? {
    guard let point else { return nil }
    let middle = place.rect.center
    let event = moved(by: Point.zero - middle)
    return event.moved(by: middle).point == point ? event : nil
  }
}
