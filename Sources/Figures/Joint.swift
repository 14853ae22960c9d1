/// A point about which a part of an animal turns; near and far as seen by the player.
///
/// No animal has all of the joints.
public enum Joint: Int, Hashable, Sendable, CaseIterable {
  /// The joint of the whole animal, in its middle.
  case root
  case body, head, mane, tuft, jaw, crown
  case earNear, earFar, browNear, browFar, pupilNear, pupilFar, snout, nose
  case shoulderNear, elbowNear, wristNear, shoulderFar, elbowFar, wristFar
  case hipNear, kneeNear, ankleNear, hipFar, kneeFar, ankleFar
  case tail, tailTip
  /// The joints of the cobra's coils from the ground up, then of its neck up to the hood.
  case coilLow, coilHigh
  case foot, neckLow, neckMiddle, neckHigh, hood, tongue, knot
  /// The joints of the turns of a cobra's neck around itself, from below.
  case turnOne, turnTwo, turnThree

  /// The joint's lead over the body while the pose changes, −1…1; below 0 it comes after the body.
  var lead: Double {
    switch self {
    case .head, .jaw, .snout, .crown, .browNear, .browFar: 0.5
    case .hood, .neckHigh: 0.3
    case .hipNear, .hipFar, .coilHigh: -0.3
    case .earNear, .earFar, .mane, .tail, .coilLow: -0.6
    case .tailTip: -0.8
    case .tuft: -1
    default: 0
    }
  }

  /// Whether the joint is at the end of a loose part, and swings after the rest of that.
  var isTip: Bool { self == .tuft || self == .tailTip || self == .earFar }

  /// Whether the joint is a paw on which the animal stands.
  var steps: Bool {
    switch self {
    case .wristNear, .wristFar, .ankleNear, .ankleFar: true
    default: false
    }
  }
}
