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
  var kind: Kind

  /// How many containers lie inside each other in here, itself included.
  var depth: UInt8

  init(_ kind: Kind) {
    self.kind = kind
    depth = 0
  }

  /// A container; past the limit it drops its contents, so that no later walk can run out of stack.
  init(containing children: [AnyStep], _ kind: ([AnyStep]) -> Kind) {
    let inner = children.reduce(0) { max($0, $1.depth) }
    depth = min(inner, AnyStep.deepest) + 1
    self.kind = kind(depth > AnyStep.deepest ? [] : children)
  }

  static let deepest: UInt8 = 64

  public var erased: AnyStep { self }

  // Boxed where large, as steps pass through several arrays on their way into a timeline.
  enum Kind: Hashable, Sendable, Codable {
    case tween(TweenBox)
    indirect case spring(SpringStep)
    indirect case keyframes(KeyframesStep)
    indirect case frames(FramesStep)
    case hold(Double)
    case marker(String)
    case label(String)
    indirect case group(GroupStep)
    indirect case loop(LoopStep)
  }
}

extension AnyStep: Codable {
  public init(from decoder: any Decoder) throws {
    let kind = try Kind(from: decoder)
    switch kind {
    case .group(let group): self.init(containing: group.children) { _ in kind }
    case .loop(let loop): self.init(containing: loop.children) { _ in kind }
    default: self.init(kind)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try kind.encode(to: encoder)
  }
}

/// What the timeline needs to know of a channel once its type is gone.
struct ChannelInfo: Hashable, Sendable, Codable {
  var id: ChannelID
  var laneCount: UInt8

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

/// A tween of any channel: the lanes of its values and how it gets from one to the other.
struct TweenStep: Hashable, Sendable, Codable {
  var channel: ChannelInfo
  var fill: Fill
  var turning: Turning
  /// Whether it starts from wherever the channel is; `from` then is the channel's value at rest.
  var follows: Bool
  var from: Lanes
  var to: Lanes
  var easing: Easing
  var duration: Double
  var delay: Double
}

/// A tween where it can be read without being copied.
final class TweenBox: Hashable, Sendable, Codable {
  let tween: TweenStep

  init(_ tween: TweenStep) {
    self.tween = tween
  }

  init(from decoder: any Decoder) throws {
    tween = try TweenStep(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try tween.encode(to: encoder)
  }

  static func == (a: TweenBox, b: TweenBox) -> Bool {
    a === b || a.tween == b.tween
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(tween)
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

/// A tween whose duration and easing come from a spring.
struct SpringStep: Hashable, Sendable, Codable {
  var tween: TweenStep
  var spring: Spring
  /// `nil` takes over the velocity of the spring under way.
  var velocity: SIMD4<Double>?
}

struct KeyframesStep: Hashable, Sendable, Codable {
  var channel: ChannelInfo
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
  var channel: ChannelInfo
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
