public import Animation

/// One place of the game, e.g. the hub or a minigame: a value that events and ticks change.
///
/// Times are on the scene's own clock, rectangles in design space.
public protocol Scene: Sendable {
  /// Prepares the scene at time zero, before the first picture; also on a return to the scene's
  /// `savedState`.
  mutating func enter(_ context: inout SceneContext)

  /// Reacts to an event of the player or the system.
  mutating func handle(_ event: InputEvent, _ context: inout SceneContext)

  /// Advances by one tick, 60 times a second. A still scene changes nothing before `nextChange`.
  mutating func tick(_ context: inout SceneContext)

  /// The presentation of the scene: its open page, or by default the scene itself.
  var presentation: any Presentation { get }

  /// The state to re-enter when the player returns; nil to begin anew.
  var savedState: (any Scene)? { get }
}

extension Scene {
  public mutating func enter(_ context: inout SceneContext) {}
  public var savedState: (any Scene)? { nil }
}

extension Scene where Self: Presentation {
  public var presentation: any Presentation { self }
}

/// The animals beside a scene's controls, which move by themselves.
public protocol AmbientCast: Hashable, Sendable {
  /// Reacts to any event of the player.
  mutating func noteActivity(_ context: inout SceneContext)
  /// Advances by one tick.
  mutating func tick(_ context: inout SceneContext)
  /// Returns the time of the next changed frame; nil while nothing moves.
  func nextChange(_ view: View) -> Time?
}

/// The cast of a scene without animals.
public struct NoCast: AmbientCast {
  public init() {}

  public mutating func noteActivity(_ context: inout SceneContext) {}
  public mutating func tick(_ context: inout SceneContext) {}
  public func nextChange(_ view: View) -> Time? { nil }
}
