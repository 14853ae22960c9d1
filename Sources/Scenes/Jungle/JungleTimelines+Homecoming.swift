internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// After a round: the winner's way home, and what becomes of the beaten one.
extension JungleTimelines {
  /// The winner goes home, in its own size again, while the label fades.
  static func bringHome(_ duel: Duel) -> Parallel {
    let name = Actor.player.rawValue
    return Parallel {
      goHome(duel.beast, from: duel.end, duration: wayHome)
      Tween(.scale(name), to: 1, duration: wayHome * 0.5, easing: .inOutSine)
      Tween(labelOpacity, to: 0, duration: wayHome, easing: .inQuad)
      Tween(
        .stretch(name), to: Point(x: 1, y: 1), duration: wayHome * 0.5, easing: .inOutSine)
      Lively {
        Acting(Actor.bank.rawValue, from: .cheer, .to(.watch, 0.2), .to(.cheer, 0.2), .hold(0.2))
      }
    }
  }

  /// Where the beaten one climbs out: beyond the water, beside the label.
  static let farBank = Point(x: 430, y: 117)

  /// Caught and let go: out of the water on the far bank it shakes itself, minds, and is off.
  static func escape(_ animal: Animal) -> Parallel {
    let (name, away) = (Actor.beaten.rawValue, farBank + Point(x: -76, y: -4))
    let bound = animal == .rabbit ? 16.0 : 0
    return Parallel {
      Cut(.scale(name), to: 0.56)
      Series {
        Parallel {
          Tween(.opacity(name), from: 0, to: 1, duration: 0.08, easing: .outQuad)
          hop(
            .beaten, from: farBank + Point(x: 18, y: 12), to: farBank, height: 24,
            duration: 0.16)
          Cut(facing(.beaten), to: animal.looksRight ? 1 : -1)
        }
        Marker(Cue.climbed)
        Hold(0.36)
        Cut(facing(.beaten), to: animal.looksRight ? -1 : 1)
        Parallel {
          hop(.beaten, from: farBank, to: away, height: bound, duration: 0.26)
          Tween(.opacity(name), to: 0, duration: 0.2, easing: .inQuad, delay: 0.06)
        }
      }
      Lively {
        Acting(
          name, from: .swim, .to(.land, 0.14), .to(.shakeLeft, 0.06), .to(.shakeRight, 0.06),
          .to(.shakeLeft, 0.06), .to(.sad, 0.06), .hold(0.1), .to(.turn, 0.04), .to(.slink, 0.06))
      } else: {
        Acting(name, from: .sad, .hold(0.1))
      }
    }
  }

  /// The victor is proud, and leaves for the reeds before the beaten one is to be seen again.
  static func retreat(_ duel: Duel) -> Parallel {
    let name = duel.winner.rawValue
    let away = Point(x: JungleLayout.junglePlace.x - 132, y: duel.target.y)
    return Parallel {
      Cut(facing(duel.winner), to: duel.facing(duel.beast, -duel.forward), delay: 0.05)
      Tween(.opacity(name), to: 0, duration: 0.2, easing: .inQuad, delay: 0.4)
      Tween(position(duel.winner), to: away, duration: 0.52, easing: .inOutSine, delay: 0.04)
      Lively {
        Parallel {
          switch duel.beast {
          case .lion:
            Acting(
              name, from: .proud, .to(.turn, 0.05), .to(.run, 0.1), .to(.land, 0.1), .to(.run, 0.1),
              .to(.land, 0.1), .to(.run, 0.1), .to(.stepNear, 0.1))
          case .cobra: Acting(name, from: .proud, .to(.turn, 0.05), .to(.run, 0.14))
          case .rabbit:
            Acting(
              name, from: .proud, .to(.turn, 0.05), .to(.leap, 0.08), .hold(0.1), .to(.land, 0.08),
              .to(.leap, 0.06), .hold(0.1), .to(.land, 0.08))
            Series(delay: 0.04) {
              arc(duel.winner, height: 50, duration: 0.26)
              arc(duel.winner, height: 40, duration: 0.26)
            }
          }
        }
      }
    }
  }

  /// The beaten one comes up, swims to the bank low in the water, creeps home and shakes itself.
  static func swimHome(_ animal: Animal, from place: Point) -> Parallel {
    let home = Board.home(of: animal)
    // So far along the bank that it passes beside those who sit below.
    let bank = Point(x: place.x + (home.x - place.x) * 0.7, y: Board.region.maxY + 6)
    let name = Actor.player.rawValue
    return Parallel {
      Tween(
        .stretch(name), from: Point(x: 1, y: 0.5), to: Point(x: 1, y: 1), duration: 0.2,
        easing: .outBack(1.6), delay: 0.2)
      Cut(facing(.player), to: 1)
      Tween(.opacity(name), to: 1, duration: 0.28, easing: .outQuad, delay: 0.2)
      Series(delay: 0.24) {
        Tween(position(.player), from: place, to: bank, duration: 0.25, easing: .inOutSine)
        Parallel {
          Tween(position(.player), from: bank, to: home, duration: 0.23, easing: .outCubic)
          arc(.player, height: 22, duration: 0.12)
        }
      }
      Series {
        Acting(
          name, from: .dizzy, .hold(0.2), .to(.swim, 0.06), .hold(0.12), .to(.slink, 0.08),
          .hold(0.02))
        Marker(Cue.shaken)
        Acting(
          name, from: .slink, .to(.shakeLeft, 0.05), .to(.shakeRight, 0.07), .to(.shakeLeft, 0.06),
          .to(.sad, 0.06))
      }
      Acting(
        Actor.bank.rawValue, from: .sad, .hold(0.58), .to(.swayLeft, 0.12), .to(.swayRight, 0.12))
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
          case .lion: Acting(name, from: .proud, .hold(duration))
          case .cobra:
            Acting(
              name, from: .proud, .to(.turn, 0.06), .to(.run, 0.1), .hold(duration - 0.62),
              .to(.turn, 0.06), .to(.run, 0.1), .hold(0.1), .to(.proud, 0.2))
          case .rabbit:
            Acting(
              name, from: .crouch, .to(.leap, 0.1, .outQuad), .hold(duration / 2 - 0.2),
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
