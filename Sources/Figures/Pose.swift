internal import Animation

/// The bend of every joint of an animal, and its `face`. Timelines mix two poses to lead from one
/// to the other.
public struct Pose: Hashable, Sendable {
  private var bends: [JointPose]
  public var face: Face

  public static let stand = Pose(.calm)

  /// The layer of a paw whose pads and claws are shown.
  static let palm = 2.0
  /// The layer of a paw that is beyond the reach of the parts of its arm, so that the arm is drawn
  /// as a rope.
  static let afar = 3.0

  var isReachingFar: Bool { self[.wristFar].layer == Self.afar }
  var isReachingNear: Bool { self[.wristNear].layer == Self.afar }

  /// Whether a part on the joint is replaced by a rope.
  func isRope(_ joint: Joint) -> Bool {
    switch joint {
    case .shoulderFar, .elbowFar: isReachingFar
    case .shoulderNear, .elbowNear: isReachingNear
    default: false
    }
  }

  /// Whether a cobra's neck is knotted, with the hood inside the knot.
  var isKnotted: Bool { self[.knot].layer > 0 && self[.hood].stretch.x < 0.39 }

  /// Whether a cobra's neck is knotted or wound round itself.
  public var isWound: Bool {
    [Joint.knot, .turnOne, .turnTwo, .turnThree].contains { self[$0].layer > 0 }
  }

  /// Creates a standing pose.
  public init(_ face: Face) {
    (self.face, bends) = (face, Array(repeating: .none, count: Joint.allCases.count))
  }

  /// The pose with these joints changed.
  public func bent(_ bends: [Joint: JointPose]) -> Pose {
    var pose = self
    for (joint, bend) in bends { pose[joint] = bend }
    return pose
  }

  /// The bend of a joint.
  public subscript(joint: Joint) -> JointPose {
    get { bends[joint.rawValue] }
    set { bends[joint.rawValue] = newValue }
  }

  /// Mixes this pose (0) with `other` (1), or beyond.
  public func mixed(with other: Pose, _ amount: Double) -> Pose {
    guard amount != 0 else { return self }
    guard amount != 1 else { return other }
    var pose = self
    pose.face = face.mixed(with: other.face, amount)
    for index in bends.indices {
      pose.bends[index] = bends[index].mixed(with: other.bends[index], amount)
    }
    return pose
  }

  /// Mixes this pose with `other` as a body moves: the head goes first, hanging parts come last,
  /// and paws that change their place step there.
  func passing(to other: Pose, _ amount: Double) -> Pose {
    guard 0 < amount, amount < 1 else { return mixed(with: other, amount) }
    var pose = self
    let middle = amount * (1 - amount)
    pose.face = face.mixed(with: other.face, amount)
    for joint in Joint.allCases {
      let (old, new) = (self[joint], other[joint])
      pose[joint] = old.mixed(
        with: new, amount + joint.lead * middle, switchingAt: amount)
      if joint.steps {
        pose[joint].shift.y -= min(26, 0.3 * abs(new.shift.x - old.shift.x)) * 4 * middle
      }
    }
    // In between, what turns goes down and round, not straight across, and the body gives way.
    let neck = self[.hood] == other[.hood] ? Joint.head : .hood
    let dip = min(10, 0.3 * self[neck].way(to: other[neck])) * 16 * middle * middle
    pose[neck].shift.y += dip
    pose[.body].stretch =
      Point(x: pose[.body].stretch.x * (1 + dip / 480), y: pose[.body].stretch.y * (1 - dip / 320))
    return pose
  }

  /// The pose with `bend` added to a joint.
  public func bending(_ joint: Joint, _ bend: JointPose) -> Pose {
    var pose = self
    pose[joint] = pose[joint] + bend
    return pose
  }

  func wearing(_ face: Face) -> Pose {
    var pose = self
    pose.face = face
    return pose
  }
}
