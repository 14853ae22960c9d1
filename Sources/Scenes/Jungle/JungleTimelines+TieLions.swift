internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The tie of two lions: they stalk up to each other, stare for long, nose to nose, and roar at the
/// same moment; each is blown away by the other.
extension JungleTimelines {
  /// The seconds in which the lions stalk up, stare, and draw their breath.
  private static let (stalking, staring, breathing) = (0.44, 0.48, 0.18)
  /// The seconds of the blast, and of the flight after it.
  static let (blowing, airborne) = (0.26, 0.24)

  /// Makes a lion stalk up in steps, stop nose to nose, and draw a breath; the jungle's comes later,
  /// and its tail flicks first.
  static func stalks(asLion actor: Actor) -> Parallel {
    let isFirst = actor == .player
    let (late, wait) = isFirst ? (0, 0.24) : (0.05, 0.08)
    return Parallel {
      KeyPoses(
        actor.rawValue,
        [
          .hold(late), .to(.lionProwl, 0.1), .to(.lionProwlOn, 0.11), .to(.lionProwl, 0.11),
          .to(.lionStare, 0.12 - late), .hold(wait), .to(.lionGlower, 0.05),
          .to(.lionStare, 0.07), .hold(staring - wait - 0.12),
          .to(.lionInhale, breathing - 0.06, .outSine), .hold(0.03), .to(.lionBlast, 0.03, .inQuad),
        ])
      Series(delay: late) {
        for way in [252.0, 206] {
          Tween(position(actor), to: place(actor, way), duration: 0.1, easing: .inOutSine)
          Hold(0.02)
        }
        Tween(
          position(actor), to: touching(actor, .lionStare), duration: stalking - 0.24 - late,
          easing: .outSine)
        Hold(staring)
        Tween(
          position(actor), to: touching(actor, .lionStare, 34), duration: breathing - 0.03,
          easing: .outSine)
        Tween(position(actor), to: touching(actor, .lionBlast, gap), duration: 0.03)
      }
      shapes(
        actor,
        [
          (1.03, 0.96, stalking), (1.05, 0.94, staring), (1.09, 0.88, 0.05),
          (0.94, 1.13, breathing - 0.08), (1.12, 0.94, 0.03),
        ])
      leaning(actor)
      if isFirst {
        FullMotion {
          Tween(nearness, to: 1.12, duration: stalking + staring, easing: .inOutSine)
        }
      }
    }
  }

  /// Makes the jungle's lion lean upon the other, which gives way, and leans back on it, harder.
  private static func leaning(_ actor: Actor) -> FullMotion {
    FullMotion {
      Hold(stalking)
      for (turn, seconds) in [(5.0, 0.1), (5, 0.1), (-8, 0.1), (-8, 0.08), (0, 0.1)] {
        Tween(spin(actor), to: turn * side(actor), duration: seconds, easing: .inOutSine)
      }
    }
  }

  /// Holds two lions in each other's blast, blows them away, and lets them sit there with their
  /// manes as they were blown; the jungle's sees the joke first.
  static func areBlownAway(_ actor: Actor) -> Parallel {
    let laughter: [KeyPoses.Key] =
      actor == .player
      ? [.hold(0.32), .to(.lionGuffaw, 0.09, .outBack(2)), .hold(0.05)]
      : [.hold(0.18), .to(.lionLaugh, 0.09, .outBack(2)), .live(0.18)]
    return Parallel {
      // Its head comes last, then its paws fly up before it as it falls.
      KeyPoses(
        actor.rawValue, from: .lionBlast,
        [
          .hold(blowing), .to(.lionFlung, 0.05, .outQuad), .hold(0.04), .to(.fall, 0.09),
          .hold(airborne - 0.23), .to(.lionBlown, 0.05, .outBack(2)),
        ] + laughter)
      FullMotion {
        // First the one, then the other is blown back.
        for turn in [9.0, -9] {
          Tween(spin(actor), to: turn * side(actor), duration: blowing / 2, easing: .inOutSine)
        }
        for (turn, seconds) in [
          (30.0, 0.1), (16, airborne - 0.1), (-9, 0.07), (4, 0.07), (0, 0.06),
        ] {
          Tween(spin(actor), to: turn, duration: seconds, easing: .inOutSine)
        }
      }
      Series {
        Tween(
          position(actor), to: touching(actor, .lionBlast, gap + 34), duration: blowing,
          easing: .inQuad)
        Tween(position(actor), to: spot(actor, .lion), duration: airborne, easing: .outQuad)
      }
      Series(delay: blowing) { arc(actor, height: 88, duration: airborne) }
      trembling(actor)
      if actor == .player {
        FullMotion {
          Tween(nearness, to: 1.06, duration: airborne, easing: .inOutSine, delay: blowing)
        }
      }
    }
  }

  /// Shakes a lion with its roar, draws it out in its flight, and squashes it where it sits down.
  private static func trembling(_ actor: Actor) -> FullMotion {
    let shakes = Int((blowing / 0.04).rounded(.down))
    return shapes(
      actor,
      (0..<shakes).map { $0.isMultiple(of: 2) ? (1.14, 0.92, 0.04) : (1.06, 1, 0.04) }
        + [
          (1.24, 0.84, blowing - Double(shakes) * 0.04 + 0.06), (0.94, 1.08, airborne - 0.06),
          (1.24, 0.76, 0.05), (0.96, 1.05, 0.07), (1, 1, 0.06),
        ])
  }

  /// The distance of either muzzle from the middle in the blast, in design pixels.
  private static let gap = 48.0

  /// Returns the place of a lion while the tip of its nose is `away` design pixels from the middle.
  private static func touching(
    _ actor: Actor, _ pose: Pose.Name, _ away: Double = 10
  ) -> Point {
    var lion = AnimalFigure(.lion, feet: .zero)
    lion.pose = .of(.lion, pose)
    return place(actor, away - (lion.place(of: .nose)?.x ?? 0))
  }
}
