/// Something that happens on a timeline: a tween, a marker, a sequence of other steps.
///
/// Give a motion of your own a name with a function that returns `some Step`, or a type whose
/// `erased` is that of the steps it is made of.
public protocol Step: Sendable {
  /// This step as the timeline keeps it.
  var erased: AnyStep { get }
}

/// Any step, with its kind hidden.
public struct AnyStep: Step, Hashable, Sendable, Codable {
  var kind: Kind

  /// How many containers lie inside each other in here, itself included.
  var depth: Int

  init(_ kind: Kind) {
    self.kind = kind
    depth = 0
  }

  /// A container; past the limit it drops its contents, so that no later walk can run out of stack.
  init(containing children: [AnyStep], _ kind: ([AnyStep]) -> Kind) {
    depth = 1 + (children.lazy.map(\.depth).max() ?? 0)
    self.kind = kind(depth > AnyStep.deepest ? [] : children)
  }

  static let deepest = 64

  public var erased: AnyStep { self }

  enum Kind: Hashable, Sendable, Codable {
    case tween(TweenStep)
    case keyframes(KeyframesStep)
    case frames(FramesStep)
    case hold(Double)
    case marker(String)
    case label(String)
    case group(GroupStep)
    case loop(LoopStep)
  }
}

/// A tween of any channel: the lanes of its values and how it gets from one to the other.
struct TweenStep: Hashable, Sendable, Codable {
  var channel: ChannelInfo
  var to: SIMD4<Double>
  /// `nil` starts from wherever the channel is.
  var from: SIMD4<Double>?
  var pace: Pace
  var delay: Double
  var fill: Fill
  var turning: Turning

  enum Pace: Hashable, Sendable, Codable {
    case eased(Easing, duration: Double)
    case sprung(Spring, velocity: SIMD4<Double>?)
  }
}

struct KeyframesStep: Hashable, Sendable, Codable {
  var channel: ChannelInfo
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
  var delay: Double
  var rate: Double
  /// Whether what moves in here is to be calmed (see `Timeline.calmed()`).
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

/// What the timeline needs to know of a channel once its type is gone.
struct ChannelInfo: Hashable, Sendable, Codable {
  var id: ChannelID
  var laneCount: Int
  var rest: SIMD4<Double>

  init<Value>(_ channel: Channel<Value>) {
    id = channel.id
    laneCount = min(max(Value.laneCount, 1), 4)
    rest = channel.rest.lanes
  }
}
