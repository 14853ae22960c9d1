/// Something that happens on a timeline: a tween, a marker, a sequence of other steps.
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
  var channel: ChannelInfo

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
  enum Kind: Hashable, Sendable, Codable {
    case tween
    /// A tween whose easing takes numbers.
    indirect case eased(Easing)
    /// A tween whose duration and easing come from a spring.
    indirect case spring(SpringStep)
    indirect case keyframes(KeyframesStep)
    indirect case frames(FramesStep)
    indirect case hold(Double)
    indirect case marker(String)
    indirect case label(String)
    indirect case group(GroupStep)
    indirect case loop(LoopStep)
    indirect case lively(LivelyStep)
    /// What a builder has read so far; never part of another step.
    case several([AnyStep])
  }
}

extension AnyStep: Codable {
  private enum Key: String, CodingKey {
    case kind, channel, move
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind = try container.decode(Kind.self, forKey: .kind)
    let channel = try container.decodeIfPresent(ChannelInfo.self, forKey: .channel)
    let move = try container.decodeIfPresent(Move.self, forKey: .move)
    switch kind {
    case .group(let group): self.init(containing: group.children) { _ in kind }
    case .loop(let loop): self.init(containing: loop.children) { _ in kind }
    case .lively(let lively): self.init(containing: lively.children) { _ in kind }
    case .several(let steps): self.init(containing: steps, Kind.several)
    default: self.init(kind, channel ?? .none, move ?? .none)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    if channel != .none { try container.encode(channel, forKey: .channel) }
    if move != .none { try container.encode(move, forKey: .move) }
  }
}

/// What the timeline needs to know of a channel once its type is gone.
struct ChannelInfo: Hashable, Sendable, Codable {
  var id: ChannelID
  var laneCount: UInt8

  /// That of a step which moves nothing.
  static var none: ChannelInfo {
    ChannelInfo(ChannelID(name: "", family: .custom), laneCount: 1)
  }

  init(_ id: ChannelID, laneCount: Int) {
    self.id = id
    self.laneCount = UInt8(min(max(laneCount, 1), 4))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(ChannelID.self, forKey: .id)
    laneCount = try container.decode(UInt8.self, forKey: .laneCount)
    guard (1...4).contains(laneCount) else {
      throw DecodingError.dataCorruptedError(
        forKey: .laneCount, in: container,
        debugDescription: "\(id) is written with \(laneCount) lanes, but a channel has 1 to 4.")
    }
  }
}

/// The lanes of a tween's values and how it gets from one to the other: numbers only.
struct Move: Hashable, Sendable, Codable {
  var from: Lanes
  var to: Lanes
  var duration: Double
  var delay: Double
  /// Whether it starts from wherever the channel is; `from` then is the channel's value at rest.
  var follows: Bool
  var curve = Easing.Curve.linear
  var fill: Fill
  var turning: Turning

  init(
    from: SIMD4<Double>, follows: Bool, to: SIMD4<Double>, duration: Double, delay: Double,
    fill: Fill = .none, turning: Turning = .direct
  ) {
    self.from = Lanes(from)
    self.to = Lanes(to)
    self.duration = duration
    self.delay = delay
    self.follows = follows
    self.fill = fill
    self.turning = turning
  }

  /// That of a step which is no tween.
  static var none: Move {
    Move(from: .zero, follows: false, to: .zero, duration: 0, delay: 0)
  }
}

/// Four numbers that, unlike a vector, fit wherever the heap puts them.
struct Lanes: Hashable, Sendable, Codable {
  var x, y, z, w: Double

  init(_ vector: SIMD4<Double>) {
    (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
  }

  var vector: SIMD4<Double> {
    SIMD4(x, y, z, w)
  }
}

struct SpringStep: Hashable, Sendable, Codable {
  var spring: Spring
  /// `nil` takes over the velocity of the spring under way.
  var velocity: SIMD4<Double>?
}

struct KeyframesStep: Hashable, Sendable, Codable {
  var rest: SIMD4<Double>
  var keys: [Key]
  var delay: Double

  struct Key: Hashable, Sendable, Codable {
    var time: Double
    var value: SIMD4<Double>
    var easing: Easing
  }
}

struct FramesStep: Hashable, Sendable, Codable {
  var first: Int
  var count: Int
  var interval: Double
  var mode: FrameLoop.Mode
  var lasting: Double?
  var delay: Double
}

/// A sequence, a parallel or a stagger.
struct GroupStep: Hashable, Sendable, Codable {
  var arrangement: Arrangement
  var delay = 0.0
  var rate = 1.0
  /// Whether what moves in here is calmed (see `Timeline.calmed()`).
  var isCalm = false
  var children: [AnyStep]

  enum Arrangement: Hashable, Sendable, Codable {
    case sequence
    case parallel
    case stagger(each: Double, from: Stagger.Origin)
  }
}

struct LoopStep: Hashable, Sendable, Codable {
  var count: Repeat.Count
  var yoyo: Bool
  var delay: Double
  var children: [AnyStep]
}
