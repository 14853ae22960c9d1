/// The segments of all channels in flat arrays, for binary search and arithmetic.
struct Segments: Sendable {
  /// The start of each segment; apart from other data, so that a search stays in a few cache lines.
  var starts: [Int64] = []
  var all: [Segment] = []
  /// The lanes of each segment's start value, then of its end value.
  var values: [Double] = []
  /// The easings with parameters.
  var easings: [Easing] = []
  var springs: [SpringRun] = []
  var cycles: [FrameCycle] = []
  var loops: [LoopRun] = []
  var paths: [PathRun] = []
}

extension Segments {
  mutating func shape(_ easing: Easing) -> Segment.Shape {
    if case .named(let curve) = easing { return .eased(curve) }
    easings.append(easing)
    return .easedBy(Int32(clamping: easings.count - 1))
  }
}

/// A stretch of a channel's motion.
struct Segment: Sendable {
  var duration: Int64
  /// The index of the segment's values; meaningless for frames and loops.
  var values: Int32
  var shape: Shape

  // The enum is small, as details are rare and stored elsewhere: 1000 segments fit in the cache.
  enum Shape: Sendable {
    case eased(Easing.Curve)
    case easedBy(Int32)
    case spring(Int32)
    case frames(Int32)
    case loop(Int32)
    case path(Int32)
  }
}

/// A run of segments of one channel in one scope: the timeline, or the body of a repeat.
struct Span: Sendable {
  var lower: Int32 = 0
  var upper: Int32 = 0
  /// The index of the value before the first segment, negative if there is none.
  var initial: Int32 = -1
  var laneCount: Int32 = 1

  var isEmpty: Bool { lower >= upper }
}

/// A spring on a timeline.
struct SpringRun: Sendable {
  var curve: SpringCurve
  /// The index of its start velocity's lanes.
  var velocity: Int32
  /// Whether it inherits the velocity of the motion that it interrupts.
  var inheritsVelocity: Bool
}

/// A channel of a repeat.
struct LoopRun: Sendable {
  var cycle: LoopCycle
  var isWhole: Bool
  /// The track of the repeat's body, and its resolved span.
  var body: Int32
  var span = Span()

  func bodyTime(at local: Int64) -> Int64 {
    isWhole ? cycle.wholeBodyTime(at: local) : cycle.bodyTime(at: local)
  }
}

/// A path that a channel follows.
struct PathRun: Sendable {
  var path: MotionPath
  var easing: Easing
  var isHeading: Bool
}
