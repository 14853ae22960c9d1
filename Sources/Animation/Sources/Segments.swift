/// The segments of all channels in flat arrays: found by binary search, sampled by arithmetic.
struct Segments: Sendable {
  /// Apart from the rest, so that a search stays within a few cache lines.
  var starts: [Int64] = []
  var all: [Segment] = []
  /// For each segment the lanes of its start value, then those of its end value.
  var values: [Double] = []
  /// The easings that are more than a name.
  var easings: [Easing] = []
  var springs: [SpringRun] = []
  var cycles: [FrameCycle] = []
  var loops: [LoopRun] = []
  var paths: [PathRun] = []
}

extension Segments {
  /// An easing as a segment names it.
  mutating func shape(_ easing: Easing) -> Segment.Shape {
    if case .named(let curve) = easing { return .eased(curve) }
    easings.append(easing)
    return .easedBy(Int32(clamping: easings.count - 1))
  }
}

/// What moves a channel from a moment on.
struct Segment: Sendable {
  var duration: Int64
  /// Where its values are; of no meaning for frames and loops.
  var values: Int32
  var shape: Shape

  // Small, as what it takes more to describe is rare: a thousand segments stay close at hand.
  enum Shape: Sendable {
    case eased(Easing.Curve)
    /// An index into `easings`.
    case easedBy(Int32)
    /// An index into `springs`.
    case spring(Int32)
    /// An index into `cycles`.
    case frames(Int32)
    /// An index into `loops`.
    case loop(Int32)
    /// An index into `paths`.
    case path(Int32)
  }
}

/// A run of segments of one channel in one scope: the timeline, or the body of a repeat.
struct Span: Sendable {
  var lower: Int32 = 0
  var upper: Int32 = 0
  /// Where the value before the first segment is, negative if there is none.
  var initial: Int32 = -1
  var laneCount: Int32 = 1

  var isEmpty: Bool { lower >= upper }
}

/// A spring on a timeline.
struct SpringRun: Sendable {
  var curve: SpringCurve
  /// Where the lanes of the velocity it starts with are.
  var velocity: Int32
  /// Whether the velocity is that of what it interrupts.
  var inheritsVelocity: Bool
}

/// One channel of a repeat.
struct LoopRun: Sendable {
  var cycle: LoopCycle
  /// Whether its values are whole numbers.
  var isWhole: Bool
  /// The track of the body, and where it came to lie.
  var body: Int32
  var span = Span()

  func bodyTime(at local: Int64) -> Int64 {
    isWhole ? cycle.wholeBodyTime(at: local) : cycle.bodyTime(at: local)
  }
}

/// A way that a channel follows.
struct PathRun: Sendable {
  var path: MotionPath
  var easing: Easing
  var isHeading: Bool
}
