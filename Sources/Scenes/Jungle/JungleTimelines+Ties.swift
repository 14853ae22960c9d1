internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Three ways in which two of a kind come to nothing: head against head.
extension JungleTimelines {
  static func tie(_ animal: Animal) -> Timeline {
    staged {
      Essential {
        opening(player: animal, rival: animal)
        clash(animal)
        Marker(Cue.bump)
        Parallel {
          reel(animal)
          startled
          Series(delay: 0.4) {
            Marker(Cue.result)
            showLabel()
          }
        }
        Label("fade")
        Parallel {
          Series {
            Parallel {
              dive(animal)
              amused
            }
            Label("home")
            comeBack(animal, from: JungleLayout.playerPlace, .watch)
          }
          parting(animal)
          rustling(after: 1.02)
        }
      }
    }
  }

  /// Neither has won: both shrug, and dive, their hind legs last; the cobras sink as the knots that they
  /// are. What is under water fades.
  private static func dive(_ animal: Animal) -> Parallel {
    let kick = animal == .rabbit ? -50.0 : -98
    return Parallel {
      for (actor, late) in [(Actor.player, 0.06), (.rival, 0)] {
        Lively {
          Parallel {
            if animal == .cobra {
              Acting(
                actor.rawValue, from: .knot, .hold(late), .to(.peep, 0.08), .to(.knot, 0.08),
                .to(.peep, 0.08), .to(.knot, 0.08))
              Tween(
                lift(actor), to: deepest, duration: 0.32, easing: .inQuad, delay: 0.2 + late)
            } else {
              Acting(
                actor.rawValue, from: actor == .player ? .watch : .dizzy, .hold(late),
                .to(.shrug, 0.07, .outBack(2)), .hold(0.05), .to(.crouch, 0.05), .to(.dive, 0.08))
              Series(delay: 0.16 + late) {
                Tween(lift(actor), to: 60, duration: 0.08, easing: .outQuad)
                Tween(lift(actor), to: kick, duration: 0.08, easing: .inQuad)
                Tween(lift(actor), to: kick - 14, duration: 0.11)
                Tween(lift(actor), to: deepest, duration: 0.06, easing: .inQuad)
              }
            }
          }
        }
        Tween(
          .opacity(actor.rawValue), to: 0, duration: tieFade - 4 * late, easing: .inExpo,
          delay: 0.08 + 4 * late)
      }
      Series(delay: 0.5) {
        Marker(Cue.dived)
        Hold(0.16)
      }
    }
  }

  /// Where the jungle's animal comes up after a tie: in the river, where the reeds are.
  static let besideReeds = Point(x: 386, y: 398)

  /// It is up before the other is under, looks back, nods, and is away through the reeds.
  private static func parting(_ animal: Animal) -> Series {
    let (name, chest) = (Actor.beaten.rawValue, -84.0)
    // Knots sink sooner than those who dive.
    return Series(delay: animal == .cobra ? 0.4 : 0.47) {
      Marker(Cue.risen)
      Cut(position(.beaten), to: besideReeds)
      Cut(facing(.beaten), to: animal.looksRight ? 1 : -1)
      Lively {
        Cut(.opacity(name), to: 1)
        Parallel {
          Tween(lift(.beaten), from: -190, to: chest, duration: 0.14, easing: .outBack(3))
          Acting(
            name, from: .dizzy, .hold(0.14), .to(.watch, 0.08, .outBack(2)), .hold(0.12),
            .to(.cheer, 0.07), .to(.crouch, 0.08), .to(.cheer, 0.08), .hold(0.03))
        }
      } else: {
        Cut(lift(.beaten), to: chest)
        Tween(.opacity(name), from: 0, to: 1, duration: 0.3)
        Hold(0.3)
      }
      Cut(facing(.beaten), to: animal.looksRight ? -1 : 1)
      Parallel {
        Tween(position(.beaten), to: reeds, duration: 0.22, easing: .inQuad)
        Lively {
          Parallel {
            Tween(lift(.beaten), to: -150, duration: 0.2, easing: .inQuad)
            Acting(name, from: .cheer, .to(.swim, 0.08))
          }
        }
        Tween(.opacity(name), to: 0, duration: 0.06, delay: 0.16)
      }
    }
  }

  /// Where two of a kind bump into each other.
  static func bump(of animal: Animal) -> Point {
    Point(x: 640, y: JungleLayout.playerPlace.y - (animal == .lion ? 118 : 140))
  }

  /// How far from the middle of the river each of them then is.
  private static func meeting(_ actor: Actor, _ animal: Animal) -> Point {
    let away: Double =
      switch animal {
      case .lion: 110
      case .cobra: 122
      case .rabbit: 54
      }
    return Point(x: 640 + (actor == .player ? away : -away), y: JungleLayout.playerPlace.y)
  }

  private static func place(of actor: Actor) -> Point {
    actor == .player ? JungleLayout.playerPlace : JungleLayout.junglePlace
  }

  /// Up to the bump: the lions' noses, the cobras' brows, the rabbits' bellies.
  private static func clash(_ animal: Animal) -> Parallel {
    Parallel {
      for actor in [Actor.player, .rival] {
        let (name, home, middle) = (actor.rawValue, place(of: actor), meeting(actor, animal))
        switch animal {
        case .lion:
          Acting(
            name, .to(.wiggle, 0.08), .to(.roar, 0.08, .outBack(3)), .hold(0.1),
            .to(.fright, 0.05, .outBack(2)), .hold(0.09), .to(.run, 0.06), .hold(0.02),
            .to(.bump, 0.06, .inQuad))
          Tween(
            position(actor), from: home, to: middle, duration: 0.2, easing: .inQuad, delay: 0.34)
        case .cobra:
          Acting(
            name, .to(.swayLeft, 0.13), .to(.swayRight, 0.12), .to(.rear, 0.12, .outQuad),
            .hold(0.02), .to(.bump, 0.14, .inQuad))
          Tween(position(actor), from: home, to: middle, duration: 0.53, easing: .inOutSine)
        case .rabbit:
          Acting(
            name, .to(.roar, 0.07), .to(.stand, 0.05), .to(.roar, 0.07), .to(.crouch, 0.09),
            .to(.leap, 0.06), .to(.bump, 0.06), .hold(0.06))
          Series(delay: 0.28) {
            Parallel {
              Tween(position(actor), from: home, to: middle, duration: 0.18, easing: .inQuad)
              Lively {
                Tween(lift(actor), from: 0, to: 40, duration: 0.18, easing: .outQuad)
              }
            }
          }
        }
      }
    }
  }

  /// A moment they stick; then each is thrown back, and finds out in its own time what has happened.
  private static func reel(_ animal: Animal) -> Parallel {
    Parallel {
      for actor in [Actor.player, .rival] {
        let flight = actor == .player ? 0.22 : 0.28
        let pressed = meeting(actor, animal) + Point(x: actor == .player ? -14 : 14, y: 0)
        flattened(actor)
        Tween(position(actor), to: pressed, duration: 0.05, easing: .outQuad)
        Series(delay: sticking) {
          Parallel {
            Tween(
              position(actor), from: pressed, to: place(of: actor), duration: flight,
              easing: .outQuad)
            if animal == .rabbit {
              Tween(lift(actor), to: 0, duration: flight, easing: .inQuad)
            } else {
              arc(actor, height: animal == .cobra ? 0 : 36, duration: flight)
            }
          }
          // Rabbits bounce once more.
          Parallel {
            Lively { land(actor) }
            if animal == .rabbit { arc(actor, height: 30, duration: 0.14) }
          }
        }
      }
      if animal == .cobra {
        tangled
      } else {
        Acting(
          Actor.player.rawValue, from: .bump, .hold(sticking), .to(.fall, 0.08, .outQuad),
          .hold(0.12), .to(.dizzy, 0.08, .outBack(2)), .hold(0.14), .to(.watch, 0.08))
        Acting(
          Actor.rival.rawValue, from: .bump, .hold(sticking), .to(.fall, 0.08, .outQuad),
          .hold(0.16), .to(.flat, 0.06), .hold(0.1), .to(.dizzy, 0.08, .outBack(2)), .hold(0.04))
      }
    }
  }

  /// Against each other, and off again.
  private static func flattened(_ actor: Actor) -> Lively {
    let name = actor.rawValue
    return Lively {
      Tween(.stretch(name), to: Point(x: 0.82, y: 1.1), duration: 0.05, easing: .outQuad)
      Hold(0.07)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.1, easing: .outBack(3))
    }
  }

  /// Cobras whip back, and each has tied itself in a knot.
  private static var tangled: Parallel {
    Parallel {
      for (actor, late) in [(Actor.player, 0.0), (.rival, 0.07)] {
        Acting(
          actor.rawValue, from: .bump, .hold(sticking), .to(.fall, 0.1, .outQuad), .hold(late),
          .to(.wind, 0.08), .to(.cross, 0.07), .to(.caught, 0.07, .outBack(2)), .hold(0.06),
          .to(.knot, 0.1, .outBack(3)))
      }
    }
  }

  private static let sticking = 0.15
}
