/// A property that moves: a name and the type of its values.
///
/// The ready-made families name a property of a subject: `.position("lion")`. Anything else is a
/// custom channel: `Channel<Double>("volume")`.
public struct Channel<Value: Interpolating>: Hashable, Sendable {
  /// The name and family, without the type.
  public let id: ChannelID

  /// The value a tween starts from if nothing has touched the channel before.
  public let rest: Value

  /// A custom channel with the rest value 0.
  @inlinable
  public init(_ name: String) { self.init(name, rest: Value(lanes: { _ in 0 })) }

  /// A custom channel that has the value `rest` until something moves it.
  @inlinable
  public init(_ name: String, rest: Value) { self.init(.custom, name, rest: rest) }

  @inlinable
  init(_ family: ChannelID.Family, _ name: String, rest: Value) {
    id = ChannelID(name: name, family: family)
    self.rest = rest
  }

  @inlinable
  public static func == (a: Channel, b: Channel) -> Bool { a.id == b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Channel where Value == Point {
  /// A subject's position, in the caller's unit; the rest value is the origin.
  public static func position(_ subject: String) -> Channel {
    Channel(.position, subject, rest: .zero)
  }

  /// A subject's width and height factors (squash and stretch); the rest value is 1, 1.
  public static func stretch(_ subject: String) -> Channel {
    Channel(.stretch, subject, rest: Point(x: 1, y: 1))
  }
}

extension Channel where Value == Double {
  /// A subject's scale factor; the rest value is 1.
  public static func scale(_ subject: String) -> Channel { Channel(.scale, subject, rest: 1) }

  /// A subject's rotation in degrees; the rest value is 0.
  public static func rotation(_ subject: String) -> Channel { Channel(.rotation, subject, rest: 0) }

  /// A subject's opacity, clamped to 0…1 whatever the easing; the rest value is 1.
  public static func opacity(_ subject: String) -> Channel { Channel(.opacity, subject, rest: 1) }
}

extension Channel where Value == Int {
  /// The flip-book frame a subject shows; the rest value is 0.
  public static func frame(_ subject: String) -> Channel { Channel(.frame, subject, rest: 0) }
}

/// A channel's identity without its value type: a family and a subject's name.
public struct ChannelID: Storable, CustomStringConvertible {
  /// The kind of property that moves.
  public enum Family: String, Storable {
    /// A subject's position: two lanes, in the caller's unit.
    case position
    /// A subject's scale factor.
    case scale
    /// A subject's width and height factors: two lanes.
    case stretch
    /// A subject's rotation, in degrees.
    case rotation
    /// A subject's opacity, 0…1.
    case opacity
    /// A subject's flip-book frame, a whole number.
    case frame
    /// Any other property.
    case custom
  }

  /// The subject, as in `.position("lion")`, or the whole name of a custom channel.
  public let name: String

  /// The subject's property; `.custom` if the name tells all.
  public let family: Family

  @inlinable
  init(name: String, family: Family) {
    self.name = name
    self.family = family
  }

  /// `lion.position`, or a custom channel's own name.
  public var description: String { family == .custom ? name : "\(name).\(family.rawValue)" }

  @inlinable
  public static func == (a: ChannelID, b: ChannelID) -> Bool {
    a.family == b.family && a.name == b.name
  }

  /// Hashes the name only: few channels share one, and a family would be hashed as a string.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
