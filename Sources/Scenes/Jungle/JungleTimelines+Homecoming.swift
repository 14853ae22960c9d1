internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The ways home of winner and loser after a round.
extension JungleTimelines {
  /// Brings the player's winner home while the label fades.
  static func bringHome(_ duel: Duel) -> Parallel {
    // The lion that looks for the rabbit under itself understands once a bubble bursts on its nose.
    let pause = duel.descent == .startled ? 0.18 : 0
    return Parallel {
      // The cut comes first, so that it does not end a hop that begins with it.
      Cut(lift(.player), to: 0)
      if pause > 0 {
        FullMotion {
          Parallel {
            KeyPoses(
              duel.winner.rawValue, from: .lionPeek, .to(.crossEyed, 0.05), .hold(0.05),
              .to(.lionGrin, 0.04, .outBack(3)), .hold(pause - 0.14))
            Series {
              Tween(bubble, from: 0.2, to: 1, duration: 0.08, easing: .outQuad)
              Cut(bubble, to: 0, delay: 0.03)
            }
          }
        }
      }
      Series(delay: pause) {
        goHome(
          duel.winningAnimal, from: duel.exit, as: duel.endPose,
          duration: wayHome - pause)
      }
      Tween(labelOpacity, to: 0, duration: wayHome, easing: .inQuad)
    }
  }

  /// Returns the place before the reeds where the jungle's winner stands once more; a cobra's is
  /// further back, clear of the lion that swims ashore below.
  static func parade(_ victor: Animal) -> Point {
    victor == .cobra ? Point(x: 452, y: 304) : Point(x: 392, y: 384)
  }

  /// The seconds of the way home in which the jungle's winner and the loser look at each other.
  static let lookingBack = 0.24...0.46

  /// Lets the jungle's winner leave, look back beside the reeds, and slide into them.
  static func retreat(_ duel: Duel) -> Parallel {
    let (name, parade) = (duel.winner.rawValue, parade(duel.winningAnimal))
    return Parallel {
      Cut(facing(duel.winner), to: duel.winningAnimal.facing(-duel.forward), delay: 0.04)
      Cut(facing(duel.winner), to: duel.winningAnimal.facing(duel.forward), delay: 0.26)
      Tween(.opacity(name), to: 0, duration: 0.04, easing: .inQuad, delay: 0.58)
      // The path swings out, to keep clear of the player's animal, which swims home.
      Follow(
        position(duel.winner),
        MotionPath(bezier: [
          duel.exit, duel.exit + Point(x: -120, y: -80), parade + Point(x: 120, y: -70), parade,
        ]), duration: 0.24, easing: .inOutSine, delay: 0.01)
      Tween(position(duel.winner), to: reeds, duration: 0.11, easing: .inOutSine, delay: 0.46)
      rustling(after: 0.22)
      FullMotion {
        Parallel {
          Series(delay: 0.46) {
            Tween(lift(duel.winner), to: -40, duration: 0.05, easing: .inOutSine)
            Tween(lift(duel.winner), to: deepest, duration: 0.08, easing: .inQuad)
          }
          leaving(duel)
        }
      }
    }
  }

  /// Poses the jungle's winner as it leaves: the lion swaggers and roars, the cobra glides off and
  /// looks down on the beaten animal, the rabbit leaves with two hops, bows, and dives in.
  private static func leaving(_ duel: Duel) -> Parallel {
    let name = duel.winner.rawValue
    return Parallel {
      switch duel.winningAnimal {
      case .lion:
        KeyPoses(
          name, from: duel.endPose, .to(.turn, 0.03), .to(.stepNear, 0.05), .to(.stepFar, 0.06),
          .to(.stepNear, 0.06), .to(.turn, 0.05), .to(.danceLeft, 0.05), .to(.exult, 0.07),
          .hold(0.08), .to(.crouch, 0.06))
      case .cobra:
        KeyPoses(
          name, from: duel.endPose, .to(.run, 0.06), .hold(0.13), .to(.exult, 0.06, .outBack(2)),
          .hold(0.02), .to(.cobraHaughty, 0.06, .outBack(2)), .live(0.14), .to(.crouch, 0.07))
        Series {
          Tween(lift(duel.winner), from: 0, to: -12, duration: 0.07, easing: .inOutSine)
          Hold(0.12)
          Tween(lift(duel.winner), to: 0, duration: 0.07, easing: .outBack(2))
        }
      case .rabbit:
        KeyPoses(
          name, from: duel.endPose, .to(.turn, 0.03), .to(.leap, 0.05), .to(.land, 0.05),
          .to(.leap, 0.05), .to(.land, 0.05), .to(.exult, 0.04, .outBack(2)), .hold(0.01),
          .to(.proud, 0.04), .hold(0.12), .to(.dive, 0.06))
        for start in [0.02, 0.14] {
          Series(delay: start) { arc(duel.winner, height: 50, duration: 0.11) }
        }
        Series(delay: 0.28) {
          Tween(spin(duel.winner), from: 0, to: 30, duration: 0.07, easing: .inOutSine)
          Tween(spin(duel.winner), to: 0, duration: 0.06, easing: .inOutSine, delay: 0.08)
        }
      }
    }
  }

  /// Lets the player's animal resurface, go low through the water to the bank, and climb out.
  static func swimHome(_ animal: Animal, from place: Point, _ mood: Pose.Name) -> Parallel {
    let home = Board.home(of: animal)
    let name = Actor.player.rawValue
    return Parallel {
      // The animal is gone for at least one picture, whenever that is drawn.
      Tween(
        .opacity(name), from: 0, to: 1, duration: 0.37 - twoPictures,
        easing: .cubicBezier(0.02, 1, 0.05, 1), delay: twoPictures)
      Cut(facing(.player), to: (home.x > place.x) == animal.looksRight ? 1 : -1)
      Cut(.stretch(name), to: Point(x: 1, y: 1))
      Cut(.scale(name), to: 1)
      Cut(spin(.player), to: 0)
      Cut(facing(.player), to: 1, delay: 0.3)
      Series {
        Cut(lift(.player), to: deepest)
        Tween(lift(.player), from: -190, to: -64, duration: 0.14, easing: .outQuad, delay: 0.05)
      }
      Series(delay: 0.11) { Marker(Cue.surfaced) }
      switch (mood, animal) {
      case (.dizzy, .rabbit): hopsAcross(from: place)
      case (.dizzy, .lion): trudges(from: place)
      case (_, .lion): trots(from: place)
      case (_, .rabbit): lopes(from: place)
      case (_, .cobra): rolls(from: place)
      }
    }
  }

  /// Moves the player's animal home to its patch, facing its way, and turns it as it was drawn.
  static func goHome(
    _ animal: Animal, from feet: Point, as first: Pose.Name = .watch, duration: Double
  ) -> Parallel {
    let home = Board.home(of: animal)
    let name = Actor.player.rawValue
    return Parallel {
      Follow(
        position(.player), wayHome(from: feet, to: home), duration: duration, easing: .inOutCubic)
      Cut(
        facing(.player), to: (home.x > feet.x) == animal.looksRight ? 1 : -1,
        delay: animal == .cobra ? 0.06 : 0)
      FullMotion {
        Parallel {
          switch animal {
          case .lion: bounds(from: first, for: duration)
          case .cobra:
            KeyPoses(
              // The cobra looks back at the jungle's animal once more.
              name, from: first, .to(.turn, 0.06), .to(.run, 0.1), .hold(duration - 0.62),
              .to(.follow, 0.1, .outBack(2)), .hold(0.06), .to(.run, 0.1), .to(.proud, 0.2))
          case .rabbit:
            KeyPoses(
              name, from: first, .to(.leap, 0.1, .outQuad), .hold(duration / 2 - 0.2),
              .to(.land, 0.1), .to(.leap, 0.1), .hold(duration / 2 - 0.26), .to(.proud, 0.16))
            // The rabbit turns head over heels for joy.
            Series {
              // The turn does not begin before the rabbit's head is clear of the water.
              Tween(spin(.player), from: 0, to: 360, duration: duration / 2 - 0.04, delay: 0.04)
              Cut(spin(.player), to: 0)
            }
            Series {
              arc(.player, height: 168, duration: duration / 2)
              arc(.player, height: 26, duration: duration / 2 - 0.16)
            }
          }
        }
      } else: {
        if animal == .lion { running(.player, for: duration - 0.1) }
      }
      Cut(facing(.player), to: 1, delay: duration - 0.4)
    }
  }

  /// Makes the victorious lion leave the water in two bounds, heavy where it comes down, and strut
  /// the last steps.
  private static func bounds(from first: Pose.Name, for duration: Double) -> Parallel {
    let bound = duration * 0.26
    return Parallel {
      KeyPoses(
        Actor.player.rawValue, from: first, .to(.crouch, 0.04), .to(.leap, bound * 0.4, .outQuad),
        .hold(bound * 0.2), .to(.land, bound * 0.3, .inQuad), .to(.leap, bound * 0.4, .outQuad),
        .hold(bound * 0.2), .to(.land, bound * 0.3, .inQuad), .to(.lionMarch, 0.06),
        .to(.lionMarchOn, 0.06), .to(.proud, 0.07))
      Series(delay: 0.04) {
        arc(.player, height: 58, duration: bound)
        arc(.player, height: 40, duration: bound)
      }
      Series(delay: 0.04) {
        for _ in 0..<2 {
          shapes(
            .player,
            [(0.94, 1.08, bound * 0.3), (1.06, 0.96, bound * 0.4), (1.16, 0.8, bound * 0.3)])
        }
        shapes(.player, [(0.97, 1.04, 0.07), (1, 1, 0.08)])
      }
    }
  }

  /// Returns a path along the water, then down the bank beside the animals that sit there.
  private static func wayHome(from feet: Point, to home: Point) -> MotionPath {
    MotionPath(bezier: [
      feet, Point(x: feet.x + (home.x - feet.x) * 0.7, y: feet.y),
      Point(x: home.x + (feet.x - home.x) * 0.08, y: feet.y + 30), home,
    ])
  }
}
