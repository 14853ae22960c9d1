public import Animation
public import Rules
public import Stage

extension Animal {
  /// The sound of the animal's answer to a tap.
  public var voice: SoundName {
    switch self {
    case .lion: .lionRoar
    case .cobra: .hiss
    case .rabbit: .squeak
    }
  }

  /// The animal's pose at `time` after a tap; nil once the answer is over.
  public func answer(after time: Time) -> Pose? {
    guard time >= .zero, time < answer.duration else { return nil }
    return answer[.posture, at: time].pose(of: self)
  }

  /// The animal's motion in answer to a tap.
  public var answer: Timeline {
    switch self {
    case .lion: Self.lionAnswer
    case .cobra: Self.cobraAnswer
    case .rabbit: Self.rabbitAnswer
    }
  }

  private static let lionAnswer = acted(
    .to(.crouch, 0.12, .outQuad), .to(.roar, 0.16, .outBack(1.6)), .to(.strike, 0.34),
    .to(.roar, 0.3), .hold(0.2), .to(.proud, 0.24), .hold(0.1), .to(.stand, 0.14))
  private static let cobraAnswer = acted(
    .to(.crouch, 0.1), .to(.roar, 0.12, .outBack(2)), .hold(0.16), .to(.watch, 0.1),
    .to(.roar, 0.1, .outBack(2)), .hold(0.14), .to(.stand, 0.22))
  private static let rabbitAnswer = acted(
    .to(.roar, 0.07), .to(.stand, 0.05), .to(.roar, 0.07), .to(.stand, 0.06), .to(.twitch, 0.08),
    .to(.watch, 0.14, .outBack(2)), .hold(0.2), .to(.stand, 0.2))
}
