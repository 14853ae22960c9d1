/// Something that happens on a timeline: a tween, a marker, a series of other steps.
///
/// Give a motion of your own a name with a function that returns `some Step`, or a type whose
/// `erased` is that of the steps it is made of.
public protocol Step: Sendable {
  /// This step as the timeline keeps it.
  var erased: AnyStep { get }
}

/// Any step, with its kind hidden.
public struct AnyStep: Step, Hashable, Sendable {
  /// What it moves, if anything.
  @usableFromInline var channel: ChannelInfo

  /// How it moves that, if it is a tween.
  // Not a part of its kind, so that it is read where it lies: a timeline is mostly tweens, and what
  // is taken out of an enum is copied first.
  var move: Move

  /// How many containers lie inside each other in here, itself included.
  var depth: UInt8

  var kind: Kind

  init(_ kind: Kind, _ channel: ChannelInfo = .none, _ move: Move = .none) {
    self.kind = kind
    self.channel = channel
    self.move = move
    depth = 0
  }

  /// A container; past the limit it drops its contents, so that no later walk can run out of stack.
  init(containing children: [AnyStep], _ kind: ([AnyStep]) -> Kind) {
    let inner = children.reduce(0) { max($0, $1.depth) }
    let depth = min(inner, AnyStep.deepest) + 1
    self.init(kind(depth > AnyStep.deepest ? [] : children))
    self.depth = depth
  }

  static let deepest: UInt8 = 64

  public var erased: AnyStep { self }

  // With pointers only, which keeps every step small.
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
    indirect case lively(LivelyStep)
    indirect case placed(PlacedStep)
    /// What a builder has read so far; never part of another step.
    case several([AnyStep])
  }
}

/// What the timeline needs to know of a channel once its type is gone.
@usableFromInline
struct ChannelInfo: Hashable, Sendable {
  @usableFromInline var id: ChannelID
  /// That of the values; empty in files that are too old to say, where any type of as many lanes
  /// will do.
  @usableFromInline var type: String
  @usableFromInline var laneCount: Int32

  /// That of a step which moves nothing.
  static var none: ChannelInfo {
    ChannelInfo(ChannelID(name: "", family: .custom), type: "", laneCount: 1)
  }

  @inlinable
  init(_ id: ChannelID, type: String, laneCount: Int) {
    self.id = id
    self.type = type
    self.laneCount = Int32(min(max(laneCount, 1), 1 << 16))
  }

  @inlinable
  init<Value: Interpolating>(_ channel: Channel<Value>) {
    self.init(channel.id, type: Value.typeName, laneCount: Value.laneCount)
  }

  /// Whether it is that channel, of one lane, as far as a look at the strings' own bits tells: it
  /// nearly always is where it is at all, and that needs no call.
  @inlinable @inline(__always)
  func isPlainly(_ id: ChannelID, _ type: String) -> Bool {
    self.id.family == id.family && laneCount == 1 && Self.areBitsAlike(self.id.name, id.name)
      && Self.areBitsAlike(self.type, type)
  }

  @inlinable @inline(__always)
  static func areBitsAlike(_ a: String, _ b: String) -> Bool {
    typealias Bits = (UInt64, UInt64)
    guard MemoryLayout<String>.size == MemoryLayout<Bits>.size else { return false }
    return unsafe unsafeBitCast(a, to: Bits.self) == unsafeBitCast(b, to: Bits.self)
  }

  /// Whether its values are of that type.
  @inline(__always)
  func holds(_ type: String, laneCount: Int) -> Bool {
    (self.type == type || self.type.isEmpty) && Int(self.laneCount) == laneCount
  }

  /// Whether its values step from one whole number to the next and never stand between.
  var isWhole: Bool { type == Int.typeName || id.family == .frame }
}

/// The lanes of a tween's values and how it gets from one to the other: numbers only.
@usableFromInline
struct Move: Hashable, Sendable {
  var from: Lanes
  /// Where it goes, or how far if it is relative.
  var to: Lanes
  var duration: Double
  var delay: Double
  var curve = Easing.Curve.linear
  /// Whether it starts from wherever the channel is; `from` then is the channel's value at rest.
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

  /// That of a step which is no tween.
  static var none: Move { Move(from: .zero, to: .zero, duration: 0, delay: 0, follows: false) }
}

struct SpringStep: Hashable, Sendable {
  var spring: Spring
  /// `nil` takes over the velocity of what is under way.
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
  /// Whether it moves a channel by the path's direction and not by its places.
  var isHeading: Bool
}

/// A series, a parallel or a stagger.
struct GroupStep: Hashable, Sendable {
  var arrangement: Arrangement
  var delay = 0.0
  var rate = 1.0
  /// Whether what moves in here is calmed (see `Timeline.calmed()`).
  var isCalm = false
  /// Whether it moves even so.
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
