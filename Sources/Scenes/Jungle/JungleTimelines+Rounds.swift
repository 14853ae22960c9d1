internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// A round from the moment the jungle has chosen until everybody is where they belong.
extension JungleTimelines {
  static func show(player: Animal, rival: Animal) -> Timeline {
    guard let duel = Duel(player: player, rival: rival) else { return tie(player) }
    return staged {
      Essential {
        opening(player: player, rival: rival)
        contest(duel)
        Label("home")
        if duel.isWin {
          Parallel {
            bringHome(duel)
            escape(duel.prey)
            rejoicing(from: [.danceRight, .danceRight], .danceLeft, .exult)
          }
        } else {
          Parallel {
            retreat(duel)
            comeBack(duel.prey, from: duel.end, .dizzy)
            pitying
          }
        }
      }
    }
  }

  /// The player's animal comes home that was under water; the label fades meanwhile.
  static func comeBack(_ animal: Animal, from place: Point, _ mood: Pose.Name) -> Parallel {
    let name = Actor.player.rawValue
    return Parallel {
      Lively {
        swimHome(animal, from: place, mood)
      } else: {
        Parallel {
          Cut(.stretch(name), to: Point(x: 1, y: 1))
          Tween(.opacity(name), to: 1, duration: swimHome * 0.6, easing: .outQuad)
          goHome(animal, from: place, duration: swimHome)
        }
      }
      Tween(labelOpacity, to: 0, duration: swimHome, easing: .inQuad)
    }
  }

  /// Up to the contact, and until the loser is gone from sight.
  private static func contest(_ duel: Duel) -> Series {
    Series {
      Parallel {
        hunt(duel)
        suspense(duel)
      }
      Marker(Cue.contact)
      Hold(hitStop)
      Parallel {
        aftermath(duel)
        gasping(duel)
      }
      Marker(Cue.result)
      Label("cover")
      Parallel {
        vanish(duel)
        showLabel()
        triumph(duel)
        descending(duel)
        if duel.isWin { drift(duel) }
        if duel.isWin {
          rejoicing(from: [.exult, .cheer], .danceRight)
        } else {
          grieving
        }
      }
    }
  }

  /// How wide the winner must be to hide the loser, standing on the same spot.
  static func covering(_ beast: Animal, _ prey: Animal) -> Double {
    max(1, AnimalFigure.size(of: prey).width / AnimalFigure.size(of: beast).width)
  }

  /// Where the jungle's animal comes from and goes to: the brook, behind what grows there.
  static let reeds = Point(x: 268, y: JungleLayout.junglePlace.y)

  /// The jungle's animal comes out of the reeds while it fades in.
  static func opening(player: Animal, rival: Animal) -> Series {
    Series {
      Marker(Cue.reveal)
      Parallel {
        if player.looksRight { Cut(facing(.player), to: -1) }
        // Opaque while it is still behind the reeds: nobody sees through it.
        Tween(
          .opacity(Actor.rival.rawValue), from: 0, to: 1, duration: fadeIn,
          easing: .cubicBezier(0.2, 0.2, 0.2, 1))
        entrance(of: rival)
        rustling(after: 0)
        Lively {
          Acting(
            Actor.player.rawValue, .hold(0.14), .to(.watch, 0.14, .outBack(1.5)), .to(.stand, 0.14))
        }
        turning
      }
      Label("met")
    }
  }

  /// How far the reeds lean, in degrees.
  static let rustle = Channel<Double>.rotation("reeds")

  /// Somebody brushes against the reeds, and they swing until they are at rest.
  static func rustling(after delay: Double) -> Lively {
    Lively {
      Tween(
        rustle, to: 0, spring: Spring(duration: 0.12, bounce: 0.5), velocity: 500, delay: delay)
    }
  }

  /// Out of the brook, at first no more than a head: the lion wades, the cobra slides, the rabbit hops.
  private static func entrance(of rival: Animal) -> Parallel {
    let (name, place) = (Actor.rival.rawValue, JungleLayout.junglePlace)
    return Parallel {
      Cut(position(.rival), to: reeds)
      // Nothing of it is above the water while it can still be seen through.
      Lively { Cut(lift(.rival), to: deepest) }
      Tween(
        position(.rival), to: place, duration: comeIn, easing: .inOutSine, delay: leadIn)
      Series(delay: leadIn) {
        Lively {
          Parallel {
            switch rival {
            case .lion:
              Tween(
                lift(.rival), from: -150, to: 0, duration: 0.24, easing: .outSine, delay: 0.06)
              Acting(
                name, from: .watch, .hold(0.08), .to(.stepNear, 0.1), .to(.stepFar, 0.1),
                .to(.stand, 0.08))
            case .cobra:
              Tween(
                lift(.rival), from: -150, to: 0, duration: 0.24, easing: .outSine, delay: 0.06)
              Acting(
                name, from: .watch, .hold(0.08), .to(.run, 0.1), .to(.watch, 0.1), .to(.stand, 0.08)
              )
            case .rabbit:
              Series {
                Tween(
                  lift(.rival), from: -190, to: 60, duration: 0.09, easing: .outQuad, delay: 0.06)
                Tween(lift(.rival), to: 0, duration: 0.07, easing: .inQuad)
                arc(.rival, height: 34, duration: 0.15)
              }
              Acting(
                name, from: .watch, .to(.leap, 0.07), .hold(0.08), .to(.land, 0.04),
                .to(.leap, 0.05), .hold(0.05), .to(.land, 0.04), .to(.stand, 0.03))
            }
          }
        }
      }
    }
  }

  /// From one place to another through the air.
  static func hop(
    _ actor: Actor, from start: Point, to end: Point, height: Double, duration: Double
  ) -> Parallel {
    Parallel {
      Tween(position(actor), from: start, to: end, duration: duration, easing: .inOutSine)
      arc(actor, height: height, duration: duration)
      stretching(actor, duration)
    }
  }

  /// Long on its way up, short where it comes to the ground; `unsquashed` makes it itself again.
  static func stretching(_ actor: Actor, _ duration: Double) -> Lively {
    let name = actor.rawValue
    return Lively {
      Tween(
        .stretch(name), to: Point(x: 0.92, y: 1.1), duration: duration * 0.3, easing: .outQuad)
      Tween(.stretch(name), to: Point(x: 0.97, y: 1.04), duration: duration * 0.45)
      Tween(.stretch(name), to: Point(x: 1.14, y: 0.86), duration: duration * 0.25, easing: .inQuad)
    }
  }

  static func unsquashed(_ actor: Actor, after delay: Double = 0) -> Lively {
    Lively {
      Tween(
        .stretch(actor.rawValue), to: Point(x: 1, y: 1), duration: 0.14, easing: .outBack(3),
        delay: delay)
    }
  }

  /// Up and down again as thrown things do; where motion is calm, feet stay on the ground.
  static func arc(_ actor: Actor, height: Double, duration: Double) -> Lively {
    Lively {
      Tween(lift(actor), from: 0, to: height, duration: duration / 2, easing: .outQuad)
      Tween(lift(actor), to: 0, duration: duration / 2, easing: .inQuad)
    }
  }
}
