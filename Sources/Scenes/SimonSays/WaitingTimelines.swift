internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The acts of the animals round the fire while the player thinks.
enum WaitingTimelines {
  /// Seconds from one act to the next, at random.
  static let pause = 3.0...5.0

  /// The acts of an animal: it keeps time with a foot or its tail, nods to a tune in its head,
  /// looks from drum to drum, or yawns.
  static func acts(of animal: Animal) -> [Timeline] {
    [tapping(animal), nodding, looking, yawning]
  }

  private static func tapping(_ animal: Animal) -> Timeline {
    let (up, down): (Pose.Name, Pose.Name) =
      switch animal {
      case .rabbit: (.roar, .stand)
      case .lion: (.stepNear, .twitch)
      case .cobra: (.swayLeft, .swayRight)
      }
    return acted(
      .to(up, 0.1), .to(down, 0.14), .hold(0.14), .to(up, 0.1), .to(down, 0.14), .hold(0.14),
      .to(up, 0.1), .to(down, 0.14), .to(.stand, 0.24))
  }

  private static let nodding = acted(
    .to(.crouch, 0.16), .to(.watch, 0.2), .to(.crouch, 0.16), .to(.watch, 0.2, .outBack(2)),
    .hold(0.3), .to(.stand, 0.3))
  private static let looking = acted(
    .to(.swayLeft, 0.24), .hold(0.4), .to(.swayRight, 0.3), .hold(0.4), .to(.blink, 0.1),
    .to(.stand, 0.3))
  private static let yawning = acted(
    .to(.yawn, 0.5), .hold(0.4), .to(.blink, 0.24), .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1),
    .to(.stand, 0.3))
}
