/// A part of a timeline: a tween, a marker, a series of other steps.
///
/// Name your own motion with a function that returns `some Step`, or a type whose `erased` is that
/// of its steps.
public protocol Step: Sendable {
  /// This step, type-erased.
  var erased: AnyStep { get }
}

/// A type-erased step.
public struct AnyStep: Step, Hashable, Sendable {
  /// The channel that the step moves, if any.
  @usableFromInline var channel: ChannelInfo

  /// The move of a tween.
  // Stored outside `kind` to be read in place: timelines are mostly tweens, and an enum's
  // payload is copied first.
  var move: Move

  /// The depth of nested containers in this step, itself included.
  var depth: UInt8

  var kind: Kind

  init(_ kind: Kind, _ channel: ChannelInfo = .none, _ move: Move = .none) {
    self.kind = kind
    self.channel = channel
    self.move = move
    depth = 0
  }

  /// A container; past the limit it drops its contents, so that no later walk overflows the stack.
  init(containing children: [AnyStep], _ kind: ([AnyStep]) -> Kind) {
    let inner = children.reduce(0) { max($0, $1.depth) }
    let depth = min(inner, AnyStep.deepest) + 1
    self.init(kind(depth > AnyStep.deepest ? [] : children))
    self.depth = depth
  }

  static let deepest: UInt8 = 64

  public var erased: AnyStep { self }

  // Payloads are indirect only, which keeps every step small.
  enum Kind: Hashable, Sendable {
    case tween
    /// A tween whose easing takes numbers.
    indirect case eased(Easing)
    /// A tween whose duration and easing come from a spring.
    indirect case spring(SpringStep)
    indirect case keyframes(KeyframesStep)
    indirect case frames(FramesStep)
    indirect case path(PathStep)
    indirect case hold(Double)
    indirect case marker(String)
    indirect case label(String)
    indirect case group(GroupStep)
    indirect case loop(LoopStep)
    indirect case fullMotion(FullMotionStep)
    indirect case placed(PlacedStep)
    /// A builder's steps so far; never part of another step.
    case several([AnyStep])
  }
}

/// A type-erased channel.
@usableFromInline
struct ChannelInfo: Hashable, Sendable {
  @usableFromInline var id: ChannelID
  /// The values' type, by its name.
  @usableFromInline var type: String
  @usableFromInline var laneCount: Int32

  /// The channel of a step that moves nothing.
  static var none: ChannelInfo {
    ChannelInfo(ChannelID(name: "", family: .custom), type: "", laneCount: 1)
  }

  @inlinable
  init(_ id: ChannelID, type: String, laneCount: Int) {
    self.id = id
    self.type = type
    self.laneCount = Int32(laneCount.clamped(to: 1...1 << 16))
  }

  @inlinable
  init<Value: Interpolating>(_ channel: Channel<Value>) {
    self.init(channel.id, type: Value.typeName, laneCount: Value.laneCount)
  }

  /// Whether it is certainly that channel, with one lane.
  // Equal strings nearly always have equal raw bits, whose comparison needs no call; `==` would
  // make advancing and reading a playhead of one tween take 15 % longer.
  @inlinable @inline(__always)
  func isExactly(_ id: ChannelID, _ type: String) -> Bool {
    self.id.family == id.family && laneCount == 1 && Self.haveEqualBits(self.id.name, id.name)
      && Self.haveEqualBits(self.type, type)
  }

  @inlinable @inline(__always)
  static func haveEqualBits(_ a: String, _ b: String) -> Bool {
    typealias Bits = (UInt64, UInt64)
    guard MemoryLayout<String>.size == MemoryLayout<Bits>.size else { return false }
    return unsafe unsafeBitCast(a, to: Bits.self) == unsafeBitCast(b, to: Bits.self)
  }

  /// Whether the channel's values have that type.
  @inline(__always)
  func holds(_ type: String, laneCount: Int) -> Bool {
    self.type == type && Int(self.laneCount) == laneCount
  }

  /// Whether the channel's values are whole numbers, without fractions in between.
  var isWhole: Bool { type == Int.typeName || id.family == .frame }
}

/// A tween's lanes and timing, as plain numbers.
@usableFromInline
struct Move: Hashable, Sendable {
  var from: Lanes
  /// The target; for a relative tween, the distance.
  var to: Lanes
  var duration: Double
  var delay: Double
  var curve = Easing.Curve.linear
  /// Whether the tween starts from the channel's current value; `from` is then the rest value.
  var follows: Bool
  var isRelative = false
  var fill = Fill.none
  var turning = Turning.direct

  @usableFromInline
  init(
    from: Lanes, to: Lanes, duration: Double, delay: Double, follows: Bool,
    isRelative: Bool = false, fill: Fill = .none, turning: Turning = .direct
  ) {
    (self.from, self.to, self.duration, self.delay) = (from, to, duration, delay)
    (self.follows, self.isRelative) = (follows, isRelative)
    (self.fill, self.turning) = (fill, turning)
  }

  /// The move of a step that is not a tween.
  static var none: Move { Move(from: .zero, to: .zero, duration: 0, delay: 0, follows: false) }
}

struct SpringStep: Hashable, Sendable {
  var spring: Spring
  /// `nil` inherits the current velocity.
  var velocity: Lanes?
}

struct KeyframesStep: Hashable, Sendable {
  var rest: Lanes
  var keys: [Key]
  var delay: Double

  struct Key: Hashable, Sendable {
    var time: Double
    var value: Lanes
    var easing: Easing
  }
}

struct FramesStep: Hashable, Sendable {
  var first: Int
  var count: Int
  var interval: Double
  var mode: FrameLoop.Mode
  var lasting: Double?
  var delay: Double
}

struct PathStep: Hashable, Sendable {
  var path: MotionPath
  var duration: Double
  var easing: Easing
  var delay: Double
  /// Whether it moves the channel by the path's direction instead of its points.
  var isHeading: Bool
}

/// A series, a parallel or a stagger.
struct GroupStep: Hashable, Sendable {
  var arrangement: Arrangement
  var delay = 0.0
  var rate = 1.0
  /// Whether its motion is calmed (see `Timeline.calmed()`).
  var reducesMotion = false
  /// Whether it moves even in calm motion.
  var isEssential = false
  var children: [AnyStep]

  enum Arrangement: Hashable, Sendable {
    case series
    case parallel
    case stagger(Stagger.Spread, from: Stagger.Origin)
  }
}

struct LoopStep: Hashable, Sendable {
  var count: Repeat.Count
  var yoyo = false
  var pause = 0.0
  var isReversed = false
  var children: [AnyStep]
}
