/// One property that moves: a name and the type of its values.
///
/// The ready-made families name a property of a subject: `.position("lion")`. Anything else is a
/// custom channel: `Channel<Double>("volume")`.
public struct Channel<Value: Interpolating>: Hashable, Sendable {
  /// The name and family, without the type.
  public let id: ChannelID

  /// The value from which a tween starts if nothing has touched the channel before it.
  public let rest: Value

  /// A channel of your own, at rest at zero.
  @inlinable
  public init(_ name: String) { self.init(name, rest: Value(lanes: { _ in 0 })) }

  /// A channel of your own, at rest at a value of your own.
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
  /// Where a subject is, in the caller's unit; at rest at the origin.
  public static func position(_ subject: String) -> Channel {
    Channel(.position, subject, rest: .zero)
  }

  /// How much wider and taller a subject is than its picture (squash and stretch); at rest 1, 1.
  public static func stretch(_ subject: String) -> Channel {
    Channel(.stretch, subject, rest: Point(x: 1, y: 1))
  }
}

extension Channel where Value == Double {
  /// How large a subject is, as a factor; at rest 1.
  public static func scale(_ subject: String) -> Channel { Channel(.scale, subject, rest: 1) }

  /// How far a subject is turned, in degrees; at rest 0.
  public static func rotation(_ subject: String) -> Channel { Channel(.rotation, subject, rest: 0) }

  /// How opaque a subject is, always within 0…1, whatever the easing; at rest 1.
  public static func opacity(_ subject: String) -> Channel { Channel(.opacity, subject, rest: 1) }
}

extension Channel where Value == Int {
  /// Which picture of a flip-book a subject shows; at rest 0.
  public static func frame(_ subject: String) -> Channel { Channel(.frame, subject, rest: 0) }
}

/// What names a channel whatever the type of its values: a family and a subject's name.
public struct ChannelID: Storable, CustomStringConvertible {
  /// What a channel moves.
  public enum Family: String, Storable {
    /// Where a subject is: two lanes, in the caller's unit.
    case position
    /// How large it is, as a factor.
    case scale
    /// How much wider and taller than its picture: two factors.
    case stretch
    /// How far it is turned, in degrees.
    case rotation
    /// How opaque it is, 0…1.
    case opacity
    /// Which picture of a flip-book it shows, a whole number.
    case frame
    /// Whatever else.
    case custom
  }

  /// The subject, as in `.position("lion")`, or the whole name of a custom channel.
  public let name: String

  /// What of the subject it is; `.custom` where the name says all.
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

  /// By its name alone: few channels share one, and a family would be hashed as the word that it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
