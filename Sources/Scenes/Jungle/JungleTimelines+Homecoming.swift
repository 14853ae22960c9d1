internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// After a round: the ways home of winner and loser.
extension JungleTimelines {
  /// The winner goes home, in its own size again, while the label fades.
  static func bringHome(_ duel: Duel) -> Parallel {
    return Parallel {
      // A startled winner pauses in disbelief.
      Series(delay: duel.descent == .startled ? 0.18 : 0) {
        goHome(
          duel.beast, from: duel.end, as: duel.amends,
          duration: wayHome - (duel.descent == .startled ? 0.18 : 0))
      }
      Cut(lift(.player), to: 0)
      Tween(labelOpacity, to: 0, duration: wayHome, easing: .inQuad)
    }
  }

  /// Where the victor stands once more, whole, before it slides into the reeds.
  static let parade = Point(x: 392, y: 384)

  /// The jungle's winner looks back proudly beside the reeds and slides into them.
  static func retreat(_ duel: Duel) -> Parallel {
    let name = duel.winner.rawValue
    return Parallel {
      Cut(facing(duel.winner), to: duel.facing(duel.beast, -duel.forward), delay: 0.04)
      Cut(facing(duel.winner), to: duel.facing(duel.beast, duel.forward), delay: 0.2)
      Tween(.opacity(name), to: 0, duration: 0.04, easing: .inQuad, delay: 0.58)
      // Further out, to keep clear of an animal that swims home.
      Follow(
        position(duel.winner),
        MotionPath(bezier: [
          duel.end, duel.end + Point(x: -120, y: -80), parade + Point(x: 120, y: -70), parade,
        ]), duration: 0.18, easing: .inOutSine, delay: 0.01)
      Tween(position(duel.winner), to: reeds, duration: 0.14, easing: .inOutSine, delay: 0.46)
      rustling(after: 0.22)
      Lively {
        Parallel {
          Series(delay: 0.46) {
            Tween(lift(duel.winner), from: 0, to: -40, duration: 0.06, easing: .inOutSine)
            Tween(lift(duel.winner), to: deepest, duration: 0.08, easing: .inQuad)
          }
          departing(duel)
        }
      }
    }
  }

  /// Its poses on the way there and beside the reeds.
  private static func departing(_ duel: Duel) -> Parallel {
    Parallel {
      switch duel.beast {
      case .lion: leaving(duel, .run, .land, .run, proud: .danceLeft, .exult)
      case .cobra: leaving(duel, .run, .slink, .run, proud: .danceRight, .triumph)
      case .rabbit:
        leaving(duel, .leap, .land, .leap, proud: .dustLeft, .exult)
        Series(delay: 0.02) { arc(duel.winner, height: 50, duration: 0.09) }
        Series(delay: 0.11) { arc(duel.winner, height: 40, duration: 0.08) }
      }
    }
  }

  private static func leaving(
    _ duel: Duel, _ strides: Pose.Name..., proud first: Pose.Name, _ second: Pose.Name
  ) -> Acting {
    Acting(
      duel.winner.rawValue, from: duel.amends,
      [.to(.turn, 0.03)] + strides.map { .to($0, 0.04) } + [
        .to(.turn, 0.04), .to(first, 0.07, .outBack(2)), .to(second, 0.08, .outBack(2)),
        .hold(0.12), .to(.crouch, 0.08),
      ])
  }

  /// Resurfaces, swims low to the bank, climbs out and walks home.
  static func swimHome(_ animal: Animal, from place: Point, _ mood: Pose.Name) -> Parallel {
    let home = Board.home(of: animal)
    // Far enough along the bank to pass beside the animals that sit there.
    let bank = Point(x: place.x + (home.x - place.x) * 0.7, y: Board.region.maxY + 6)
    let name = Actor.player.rawValue
    return Parallel {
      Tween(.opacity(name), from: 0, to: 1, duration: 0.37, easing: .outExpo)
      Cut(facing(.player), to: (home.x > place.x) == animal.looksRight ? 1 : -1)
      Cut(.stretch(name), to: Point(x: 1, y: 1))
      Cut(.scale(name), to: 1)
      Cut(facing(.player), to: 1, delay: 0.3)
      Series {
        Cut(lift(.player), to: deepest)
        Tween(lift(.player), from: -190, to: -90, duration: 0.14, easing: .outQuad, delay: 0.05)
        Marker(Cue.surfaced)
        Hold(0.1)
        Tween(lift(.player), to: -70, duration: 0.1, easing: .inQuad)
        Tween(lift(.player), to: 26, duration: 0.08, easing: .outQuad)
        Tween(lift(.player), to: 0, duration: 0.08, easing: .inQuad)
      }
      Series(delay: 0.14) {
        Tween(position(.player), from: place, to: bank, duration: 0.24, easing: .inOutSine)
        Tween(position(.player), from: bank, to: home, duration: 0.24, easing: .outCubic)
      }
      switch (mood, animal) {
      case (.dizzy, .cobra):
        // It takes its knot home.
        Acting(
          name, from: .caught, .hold(0.14), .to(.tight, 0.08), .to(.caught, 0.1), .to(.peep, 0.08),
          .to(.knot, 0.08), .to(.peep, 0.07), .to(.knot, 0.07))
      case (.dizzy, _):
        Acting(
          name, from: .dizzy, .hold(0.14), .to(.swim, 0.06), .hold(0.14), .to(.land, 0.08),
          .to(.slink, 0.08), .hold(0.06), .to(.sad, 0.06))
      default:
        Acting(
          name, from: mood, .hold(0.14), .to(.swim, 0.06), .hold(0.14), .to(.land, 0.08),
          .to(.stepNear, 0.08), .hold(0.06), .to(.stand, 0.06))
      }
    }
  }

  /// The way home to its patch, facing its way, and at the end as drawn.
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
      if animal == .lion { running(.player, for: duration - 0.1) }
      Lively {
        Parallel {
          switch animal {
          case .lion: Acting(name, from: first, .hold(duration - 0.1), .to(.proud, 0.1))
          case .cobra:
            Acting(
              name, from: first, .to(.turn, 0.06), .to(.run, 0.1), .hold(duration - 0.62),
              .to(.turn, 0.06), .to(.run, 0.1), .hold(0.1), .to(.proud, 0.2))
          case .rabbit:
            Acting(
              name, from: first, .to(.leap, 0.1, .outQuad), .hold(duration / 2 - 0.2),
              .to(.land, 0.1), .to(.leap, 0.1), .hold(duration / 2 - 0.26), .to(.proud, 0.16))
            Series {
              arc(.player, height: 40, duration: duration / 2)
              arc(.player, height: 26, duration: duration / 2 - 0.16)
            }
          }
        }
      }
      Cut(facing(.player), to: 1, delay: duration - 0.4)
    }
  }

  /// A path along the water, then down the bank beside the animals that sit there.
  private static func wayHome(from feet: Point, to home: Point) -> MotionPath {
    MotionPath(bezier: [
      feet, Point(x: feet.x + (home.x - feet.x) * 0.7, y: feet.y),
      Point(x: home.x + (feet.x - home.x) * 0.08, y: feet.y + 30), home,
    ])
  }
}
