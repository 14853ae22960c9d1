internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// After a round: the winner's way home, and what becomes of the beaten one.
extension JungleTimelines {
  /// The winner goes home, in its own size again, while the label fades.
  static func bringHome(_ duel: Duel) -> Parallel {
    return Parallel {
      goHome(duel.beast, from: duel.end, duration: wayHome)
      Cut(lift(.player), to: 0)
      Tween(labelOpacity, to: 0, duration: wayHome, easing: .inQuad)
    }
  }

  /// Where the beaten one comes up again: in the brook, beyond the reeds.
  static let brook = Point(x: 108, y: 420)

  /// Bubbles run from under the winner into the brook.
  static func drift(_ duel: Duel) -> Parallel {
    let name = Actor.beaten.rawValue
    return Parallel {
      Cut(.scale(name), to: 0.8)
      Cut(facing(.beaten), to: duel.facing(duel.prey, 1))
      Cut(lift(.beaten), to: deepest)
      Lively { Cut(.opacity(name), to: 1, delay: plop) }
      Tween(
        position(.beaten), from: duel.end, to: brook, duration: 0.26, easing: .inOutSine,
        delay: enjoying - 0.26)
    }
  }

  /// There a head comes up, minds, and swims away.
  static func escape(_ duel: Duel) -> Series {
    let (name, chest) = (Actor.beaten.rawValue, -62.0)
    return Series {
      Marker(Cue.risen)
      Lively {
        Parallel {
          Tween(lift(.beaten), from: -150, to: chest, duration: 0.14, easing: .outBack(3))
          Acting(
            name, from: .dizzy, .hold(0.14), .to(.shakeLeft, 0.06), .to(.shakeRight, 0.06),
            .to(.sulk, 0.06), .hold(0.16), .to(.turn, 0.04))
        }
      } else: {
        Cut(lift(.beaten), to: chest)
        Acting(name, .to(.sad, 0.01))
        Tween(.opacity(name), from: 0, to: 1, duration: 0.3)
      }
      Cut(facing(.beaten), to: duel.facing(duel.prey, -1))
      Parallel {
        Tween(position(.beaten), by: Point(x: -40, y: 0), duration: 0.18, easing: .inQuad)
        Lively {
          Parallel {
            Tween(lift(.beaten), to: -170, duration: 0.18, easing: .inQuad)
            Acting(name, from: .turn, .to(.swim, 0.06))
          }
        }
        Tween(.opacity(name), to: 0, duration: 0.03, delay: 0.15)
      }
    }
  }

  /// The victor leaves for the reeds, and is behind them before the beaten one is to be seen again.
  static func retreat(_ duel: Duel) -> Parallel {
    let name = duel.winner.rawValue
    return Parallel {
      Cut(facing(duel.winner), to: duel.facing(duel.beast, -duel.forward), delay: 0.05)
      Tween(.opacity(name), to: 0, duration: 0.1, easing: .inQuad, delay: 0.36)
      // Further out, beside the way of whoever swims home.
      Follow(
        position(duel.winner),
        MotionPath(bezier: [
          duel.end, duel.end + Point(x: -120, y: -80), reeds + Point(x: 190, y: -90), reeds,
        ]), duration: 0.42, easing: .inOutSine, delay: 0.04)
      rustling(after: 0.2)
      Lively {
        Parallel {
          Tween(
            lift(duel.winner), from: 0, to: -140, duration: 0.16, easing: .inOutSine, delay: 0.22)
          switch duel.beast {
          case .lion:
            Acting(
              name, from: .crossEyed, .to(.turn, 0.07), .to(.run, 0.1), .to(.land, 0.1),
              .to(.run, 0.1), .to(.land, 0.1))
          case .cobra: Acting(name, from: .crossEyed, .to(.turn, 0.07), .to(.run, 0.14))
          case .rabbit:
            Acting(
              name, from: .crossEyed, .to(.turn, 0.07), .to(.leap, 0.08), .hold(0.08),
              .to(.land, 0.06), .to(.leap, 0.06), .hold(0.1), .to(.land, 0.08))
            Series(delay: 0.06) { arc(duel.winner, height: 50, duration: 0.26) }
          }
        }
      }
    }
  }

  /// Up from below, to the bank low in the water, out of it, and home on its own feet.
  static func swimHome(_ animal: Animal, from place: Point, _ mood: Pose.Name) -> Parallel {
    let home = Board.home(of: animal)
    // So far along the bank that it passes beside those who sit below.
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
        Tween(position(.player), from: place, to: bank, duration: 0.25, easing: .inOutSine)
        Tween(position(.player), from: bank, to: home, duration: 0.27, easing: .outCubic)
      }
      Acting(
        name, from: mood, .hold(0.16), .to(.swim, 0.06), .hold(0.14), .to(.land, 0.08),
        .to(.slink, 0.08), .hold(0.08), .to(.sad, 0.06))
    }
  }

  /// Home to the animal's patch, looking where it goes, in the end turned the way it was drawn.
  static func goHome(
    _ animal: Animal, from feet: Point, duration: Double
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
          case .lion: Acting(name, from: .crossEyed, .hold(duration - 0.1), .to(.proud, 0.1))
          case .cobra:
            Acting(
              name, from: .crossEyed, .to(.turn, 0.06), .to(.run, 0.1), .hold(duration - 0.62),
              .to(.turn, 0.06), .to(.run, 0.1), .hold(0.1), .to(.proud, 0.2))
          case .rabbit:
            Acting(
              name, from: .crossEyed, .to(.leap, 0.1, .outQuad), .hold(duration / 2 - 0.2),
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

  /// Along the water first and then down the bank, beside those who sit there.
  private static func wayHome(from feet: Point, to home: Point) -> MotionPath {
    MotionPath(bezier: [
      feet, Point(x: feet.x + (home.x - feet.x) * 0.7, y: feet.y),
      Point(x: home.x + (feet.x - home.x) * 0.08, y: feet.y + 30), home,
    ])
  }
}
