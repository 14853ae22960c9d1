/// A place about which a part of an animal moves; no animal has all of them.
public enum Joint: Int, Hashable, Sendable, CaseIterable {
  /// The whole animal, about its middle.
  case root
  case body, head, mane, tuft, jaw, crown
  case earNear, earFar, browNear, browFar, pupilNear, pupilFar, nose
  case shoulderNear, elbowNear, wristNear, shoulderFar, elbowFar, wristFar
  case hipNear, kneeNear, ankleNear, hipFar, kneeFar, ankleFar
  case tail, tailTip
  /// The cobra's rings from the ground up, and its neck from them to the hood.
  case coilLow, coilHigh
  case foot, neckLow, neckMiddle, neckHigh, hood, tongue, knot
}
