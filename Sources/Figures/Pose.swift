/// How an animal holds itself: every joint's bend, and its face. Poses mix, so timelines go from one to the next.
public struct Pose: Hashable, Sendable {
  private var bends: [Bend]
  public var face: Face

  public static let stand = Pose(.calm)

  /// A pose that differs from the standing one in these joints.
  public init(_ face: Face, _ bends: [Joint: Bend] = [:]) {
    self.face = face
    self.bends = Array(repeating: .none, count: Joint.allCases.count)
    for (joint, bend) in bends { self.bends[joint.rawValue] = bend }
  }

  public subscript(joint: Joint) -> Bend {
    get { bends[joint.rawValue] }
    set { bends[joint.rawValue] = newValue }
  }

  /// The pose `amount` of the way to another; below 0 and above 1 it swings beyond.
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

  /// This pose with a joint moved on.
  public func bending(_ joint: Joint, _ bend: Bend) -> Pose {
    var pose = self
    pose[joint] = pose[joint] + bend
    return pose
  }

  public func wearing(_ face: Face) -> Pose {
    var pose = self
    pose.face = face
    return pose
  }
}
