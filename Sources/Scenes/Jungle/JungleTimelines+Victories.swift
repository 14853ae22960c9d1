internal import Animation
internal import Figures
internal import Rules

/// The timelines of a victory from the contact on: the winner sits on the loser, which gives way
/// under it.
extension JungleTimelines {
  /// The seconds from the result until the loser gives way under the winner, and until it has sunk.
  static let (giving, plop) = (0.26, 0.37)
  /// The duration of the triumph, from the result until the winner is alone, in seconds.
  static let enjoying = 0.57

  /// Squashes both animals for a moment after the contact; then the winner mounts the loser.
  static func aftermath(_ duel: Duel) -> Parallel {
    Parallel {
      switch duel.winningAnimal {
      case .lion:
        caught(duel)
        if duel.isWin {
          squashed(duel, Point(x: 1.3, y: 0.7), in: 0.02, for: 0.11, then: 0.07)
          pressing((0.16, 0.02), (0.22, 0.09), (0, 0.04))
        } else {
          squashed(
            duel, Point(x: 1.34, y: 0.68), after: hanging + seated, in: 0.02, for: pressed - 0.02,
            then: 0.04)
          pressing(after: hanging + seated, (0.36, 0.03), (0.46, pressed - 0.03), (0, 0.05))
        }
      case .cobra:
        nipping(duel)
        if duel.isWin { recoils(duel) } else { keelsOver(duel) }
      case .rabbit:
        sitsDown(duel)
      }
    }
  }

  /// Makes the rabbit sit down on the cobra: on its head, whose eyes pop, or on its knot, which
  /// throws the rabbit up.
  private static func sitsDown(_ duel: Duel) -> Parallel {
    let (fall, held, flat) = duel.isWin ? (0.05, 0.17, 0.79) : (0.05, 0.1, 0.74)
    return Parallel {
      if duel.isWin {
        KeyPoses(
          duel.loser.rawValue, from: duel.struck, .hold(0.02), .to(.cobraPressed, 0.03),
          .hold(held + 0.02),
          .to(duel.struggle.high, 0.02))
      } else {
        KeyPoses(
          duel.loser.rawValue, from: duel.struck, .to(duel.struggle.high, fall + held + 0.04))
      }
      squashed(duel, Point(x: 1.3, y: flat), in: fall, for: held, then: 0.05)
      KeyPoses(
        duel.winner.rawValue, from: duel.blow, .hold(0.04),
        .to(duel.isWin ? .peer : .land, 0.05, .outBack(2)),
        .hold(duel.isWin ? held - 0.1 : 0.01), .to(duel.coveringPose, 0.07))
      if duel.isWin {
        pressing((0.46, 0.05), (0.34, 0.07), (0.42, held - 0.07), (0.2, 0.05))
      } else {
        pressing((0.5, 0.04), (0.58, held), (0, 0.05))
        teetering(duel.winner)
      }
      Tween(position(duel.winner), to: duel.winnerPlace.place, duration: 0.06)
      FullMotion {
        Tween(
          lift(duel.winner), to: duel.winnerPlace.height - (duel.isWin ? 26 : 14),
          duration: duel.isWin ? fall : 0.02, easing: .inOutSine)
        Hold(duel.isWin ? held : held + 0.03)
        Tween(lift(duel.winner), to: duel.winnerPlace.height, duration: 0.04, easing: .outBack(3))
      }
    }
  }

  /// Presses the winner into the loser by one share of its height after another.
  static func pressing(
    after delay: Double = 0, _ depths: (share: Double, seconds: Double)...
  ) -> FullMotion {
    FullMotion {
      Hold(delay)
      for (share, seconds) in depths {
        Tween(press, to: share, duration: seconds, easing: .inOutSine)
      }
    }
  }

  /// Rocks the rabbit on the round knot until it has its balance.
  private static func teetering(_ rabbit: Actor) -> FullMotion {
    FullMotion {
      for turn in [-14.0, 11, -6, 0] {
        Tween(spin(rabbit), to: turn, duration: 0.05, easing: .inOutSine)
      }
    }
  }

  /// Squashes both animals under the winner's weight, the loser to `flat`, for long enough to be
  /// seen.
  static func squashed(
    _ duel: Duel, _ flat: Point, _ own: Point = Point(x: 1.12, y: 0.86), after delay: Double = 0,
    in fall: Double, for seconds: Double, then release: Double
  ) -> Parallel {
    Parallel {
      for (actor, flat) in [(duel.winner, own), (duel.loser, flat)] {
        FullMotion {
          Tween(
            .stretch(actor.rawValue), to: flat, duration: fall, easing: .inOutSine, delay: delay)
          Hold(seconds)
          Tween(
            .stretch(actor.rawValue), to: Point(x: 1, y: 1), duration: release,
            easing: .outBack(3))
        }
      }
    }
  }

  /// Makes the loser wave for help, sink behind the winner in half a second, and fade.
  static func vanish(_ duel: Duel) -> Parallel {
    let (name, (low, high)) = (duel.loser.rawValue, duel.struggle)
    // A loser that sinks slowly becomes transparent late.
    let late =
      duel.isWin || duel.winningAnimal == .cobra ? 0.34 : duel.winningAnimal == .lion ? 0.33 : 0.3
    let easing = duel.winningAnimal == .lion || late < 0.34 ? Easing.linear : .inQuad
    return Parallel {
      FullMotion {
        Parallel {
          KeyPoses(name, from: duel.winningAnimal == .rabbit ? high : low, struggling(duel))
          listing(duel)
          sinking(duel)
        }
      }
      if duel.winningAnimal == .cobra, !duel.isWin { tightening(duel) }
      if duel.descent == .startled {
        FullMotion { Tween(aside(duel.loser), to: -10, duration: 0.08, easing: .outQuad) }
      }
      if duel.descent == .lounging {
        shapes(
          duel.loser, bounces.map { ($0.shape.x, $0.shape.y, $0.seconds) }, easing: .outQuad)
      }
      if duel.winningAnimal != .lion {
        Tween(.stretch(name), to: Point(x: 0.68, y: 0.6), duration: 0.12, delay: 0.28)
      }
      Tween(
        position(duel.loser), from: duel.loserPlace, to: duel.exit, duration: going(duel).seconds,
        easing: .inOutSine, delay: going(duel).late)
      Tween(
        .opacity(name), from: 1, to: 0, duration: enjoying - 0.01 - late, easing: easing,
        delay: late)
    }
  }

  /// Returns the poses of the loser under the winner, until it goes under.
  private static func struggling(_ duel: Duel) -> [KeyPoses.Key] {
    let (low, high) = duel.struggle
    let sinking = KeyPoses.Key.to(duel.sinkingPose, 0.08)
    return switch (duel.winningAnimal, duel.isWin) {
    case (.lion, true): donningEars + [sinking]
    case (.lion, false):
      // The caught rabbit waves farewell.
      [.to(high, 0.06), sinking, .to(.rabbitBye, 0.06), .to(.gulp, 0.06), .to(.rabbitBye, 0.06)]
    case (.cobra, true): [.hold(kiss), sinking]
    case (.cobra, false):
      // The lion that is squeezed spouts water, until it has no more.
      [
        .to(.lionPuffed, 0.07, .outBack(2)), .hold(0.07), .to(.lionSpout, 0.04), .hold(0.14),
        sinking,
      ]
    case (.rabbit, true): [.hold(0.1), sinking]
    case (.rabbit, false): [.to(low, 0.05), .to(high, 0.08), .to(low, 0.05), sinking]
    }
  }

  /// The poses of the rabbit whose ears come up behind the lion's head, as if they were the lion's.
  private static let donningEars: [KeyPoses.Key] = [
    .to(.watch, 0.09, .outBack(2)), .to(.twitch, 0.06), .to(.watch, 0.06), .to(.twitch, 0.06),
  ]

  /// Tilts the sinking loser: like a boat, or to and fro like a leaf if it is flat or like a lid if
  /// it was trodden on.
  private static func listing(_ duel: Duel) -> Series {
    let ways: [(turn: Double, seconds: Double)] =
      switch (duel.winningAnimal, duel.isWin) {
      case (.lion, true): [(6, 0.05), (-5, 0.07), (6, 0.1), (duel.sinkingTilt, 0.08)]
      case (.rabbit, true): [(-9, 0.07), (11, 0.07), (-9, 0.06), (duel.sinkingTilt, 0.1)]
      default: [(duel.sinkingTilt, 0.34)]
      }
    return Series(delay: duel.winningAnimal == .rabbit ? 0.02 : 0.1) {
      for (turn, seconds) in ways {
        Tween(spin(duel.loser), to: turn, duration: seconds, easing: .inOutSine)
      }
    }
  }

  /// Lowers the loser in steps: paws press it down little by little, and a loser that lies flat has
  /// not far to go.
  private static func sinking(_ duel: Duel) -> Series {
    let (rest, depths, last): (Double, [(depth: Double, seconds: Double)], Double) =
      switch duel.winningAnimal {
      case .lion where duel.isWin: (0, [(-14, 0.03), (28, 0.09), (26, 0.13), (-80, 0.1)], 0.12)
      case .lion: (0, [(-50, 0.2), (-121, 0.19)], 0.17)
      case .cobra: (0.06, [(-14, 0.18), (-48, 0.18)], 0.13)
      // The cobra is the spring on which the rabbit bounces.
      case .rabbit where duel.isWin: (0, bounces.map { ($0.down, $0.seconds) }, 0.16)
      case .rabbit: (0.04, [(-24, 0.2), (-96, 0.11)], 0.14)
      }
    return Series(delay: rest) {
      for (depth, seconds) in depths {
        Tween(lift(duel.loser), to: depth, duration: seconds, easing: .inOutSine)
      }
      Tween(lift(duel.loser), to: deepest, duration: last, easing: .inQuad)
    }
  }

  /// Winds the cobra's body round the lion a second time, and squeezes the lion.
  private static func tightening(_ duel: Duel) -> Parallel {
    let name = duel.loser.rawValue
    return Parallel {
      FullMotion {
        Tween(wrap, to: 2, duration: 0.1, easing: .outQuad, delay: 0.02)
        Cut(wrap, to: 0, delay: giving + 0.12)
      }
      FullMotion {
        Tween(spout, from: 0, to: 1, duration: 0.1, delay: 0.15)
        Tween(spout, to: 2, duration: 0.12, delay: 0.06)
        Cut(spout, to: 0)
      }
      FullMotion {
        Tween(.stretch(name), to: Point(x: 0.86, y: 1.14), duration: 0.06, delay: 0.08)
        Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.12, easing: .outBack(2))
      }
    }
  }

  /// The lift at which an animal is fully hidden under water, in design pixels.
  static let deepest = -230.0
}
