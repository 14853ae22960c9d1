public import Animation
public import Rules
internal import Stage

/// A point between two key poses, as the value of a channel.
public struct PoseBlend: Interpolating {
  public static var typeName: String { "Posture" }
  public static var laneCount: Int { 3 }

  private let from: Int
  private let to: Int
  /// The share of `to` in the mix, 0…1 or beyond.
  private let amount: Double

  /// Mixes `from` (0) and `to` (1), or beyond.
  public init(_ from: Pose.Name, _ to: Pose.Name, _ amount: Double) {
    (self.from, self.to, self.amount) = (from.index, to.index, amount)
  }

  public init(lanes lane: (Int) -> Double) {
    from = Int(lanes: { _ in lane(0) })
    to = Int(lanes: { _ in lane(1) })
    amount = lane(2)
  }

  public func lane(_ index: Int) -> Double {
    switch index {
    case 0: Double(from)
    case 1: Double(to)
    default: amount
    }
  }

  /// The pose of `animal` at this point.
  public func pose(of animal: Animal) -> Pose {
    Pose.of(animal, Pose.Name(index: from))
      .passing(to: .of(animal, Pose.Name(index: to)), amount)
  }
}

extension Channel where Value == PoseBlend {
  /// The posture of the one animal of a timeline.
  public static var posture: Channel { .posture("") }

  /// The posture of `subject`, called `subject.posture`; at rest it stands.
  public static func posture(_ subject: String) -> Channel {
    Channel("\(subject).posture", rest: PoseBlend(.stand, .stand, 0))
  }
}

/// A timeline in which its one animal acts, from the pose `first` through `keys`.
public func acted(from first: Pose.Name = .stand, _ keys: KeyPoses.Key...) -> Timeline {
  sceneTimeline { KeyPoses(from: first, keys) }
}

/// A timeline step that plays key poses one after another.
public struct KeyPoses: Step {
  /// A change to another pose, or a pause.
  public enum Key: Hashable, Sendable {
    /// Changes to a pose in that many seconds.
    case to(Pose.Name, Double, Easing = .inOutSine)
    /// Holds the pose for that many seconds.
    case hold(Double)
    /// Holds the pose for that many seconds as a live animal does: it goes on a little further into
    /// the pose, and back.
    case live(Double)
  }

  /// The share of the last change by which an animal goes on into a pose that it holds alive.
  private static let drift = 0.1

  public let erased: AnyStep

  /// Leads the posture of `subject` from the pose `first` through `keys`.
  public init(_ subject: String, from first: Pose.Name = .stand, _ keys: Key...) {
    self.init(.posture(subject), from: first, keys)
  }

  /// Leads the posture of a timeline's one animal from the pose `first` through `keys`.
  public init(from first: Pose.Name = .stand, _ keys: Key...) {
    self.init(.posture, from: first, keys)
  }

  /// Leads the posture of `subject` from the pose `first` through `keys`.
  public init(_ subject: String, from first: Pose.Name = .stand, _ keys: [Key]) {
    self.init(.posture(subject), from: first, keys)
  }

  /// Leads the posture of a timeline's one animal from the pose `first` through `keys`.
  public init(from first: Pose.Name = .stand, _ keys: [Key]) {
    self.init(.posture, from: first, keys)
  }

  private init(_ channel: Channel<PoseBlend>, from first: Pose.Name, _ keys: [Key]) {
    var last = first
    var before = first
    let steps = keys.map { key -> any Step in
      switch key {
      case .hold(let seconds): return Hold(seconds)
      case .live(let seconds):
        let further = PoseBlend(before, last, 1 + Self.drift)
        return Series {
          Tween(
            channel, from: PoseBlend(before, last, 1), to: further, duration: seconds / 2,
            easing: .outSine)
          Tween(channel, to: PoseBlend(before, last, 1), duration: seconds / 2, easing: .inOutSine)
        }
      case .to(let next, let seconds, let easing):
        (before, last) = (last, next)
        return Tween(
          channel, from: PoseBlend(before, last, 0), to: PoseBlend(before, last, 1),
          duration: seconds,
          easing: easing)
      }
    }
    let waits = if case .hold = keys.first { true } else { false }
    erased =
      Series {
        if waits { Cut(channel, to: PoseBlend(first, first, 0)) }
        for step in steps { step.erased }
      }.erased
  }
}

extension Pose.Name {
  private static let all = Array(allCases)
  fileprivate var index: Int { Self.all.firstIndex(of: self) ?? 0 }

  fileprivate init(index: Int) {
    self = Self.all.indices.contains(index) ? Self.all[index] : .stand
  }
}
