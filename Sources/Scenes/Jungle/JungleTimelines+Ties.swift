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
          Series(delay: 0.46) {
            Marker(Cue.result)
            showLabel()
          }
        }
        Label("fade")
        Parallel {
          dive
          amused
        }
        Label("home")
        comeBack(animal, from: JungleLayout.playerPlace, .watch)
      }
    }
  }

  /// Neither has won: both shrug, and dive, each to its own side; what is under water fades.
  private static var dive: Parallel {
    Parallel {
      for (actor, late) in [(Actor.player, 0.0), (.rival, 0.04)] {
        Lively {
          Parallel {
            Acting(
              actor.rawValue, from: actor == .player ? .watch : .dizzy, .hold(late),
              .to(.shrug, 0.1, .outBack(2)), .hold(0.12), .to(.crouch, 0.07), .to(.dive, 0.1))
            Series(delay: 0.28 + late) {
              Tween(lift(actor), to: 54, duration: 0.1, easing: .outQuad)
              Tween(lift(actor), to: deepest, duration: 0.15, easing: .inQuad)
            }
          }
        }
        Tween(
          .opacity(actor.rawValue), to: 0, duration: tieFade, easing: .inExpo, delay: 0.11)
      }
      Series(delay: 0.5) {
        Marker(Cue.dived)
        Hold(0.22)
      }
    }
  }

  /// Where two of a kind bump into each other.
  static func bump(of animal: Animal) -> Point {
    Point(x: 640, y: JungleLayout.playerPlace.y - (animal == .lion ? 118 : 150))
  }

  /// How far from the middle of the river each of them then is.
  private static func meeting(_ actor: Actor, _ animal: Animal) -> Point {
    let away: Double =
      switch animal {
      case .lion: 110
      case .cobra: 150
      case .rabbit: 78
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
            name, .to(.crouch, 0.12), .to(.roar, 0.12, .outBack(2)), .hold(0.1),
            .to(.run, 0.1), .hold(0.04), .to(.bump, 0.06, .inQuad))
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
                Tween(lift(actor), from: 0, to: 74, duration: 0.18, easing: .outQuad)
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
        Series(delay: sticking) {
          Parallel {
            Tween(
              position(actor), from: meeting(actor, animal), to: place(of: actor),
              duration: flight, easing: .outQuad)
            if animal == .rabbit {
              Tween(lift(actor), to: 0, duration: flight, easing: .inQuad)
            } else {
              arc(actor, height: animal == .cobra ? 0 : 34, duration: flight)
            }
          }
          Lively { land(actor) }
        }
      }
      Acting(
        Actor.player.rawValue, from: .bump, .hold(sticking), .to(.fall, 0.1, .outQuad),
        .hold(0.08), .to(.dizzy, 0.1, .outBack(2)), .hold(0.14), .to(.watch, 0.08))
      Acting(
        Actor.rival.rawValue, from: .bump, .hold(sticking), .to(.fall, 0.1, .outQuad),
        .hold(0.1), .to(.flat, 0.08), .hold(0.06), .to(.dizzy, 0.1, .outBack(2)), .hold(0.06))
    }
  }

  private static let sticking = 0.15
}
