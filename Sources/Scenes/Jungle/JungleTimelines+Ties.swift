internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The three ties, in which two of a kind run head against head.
extension JungleTimelines {
  static func tie(_ animal: Animal) -> Timeline {
    staged {
      Essential {
        opening(player: animal, rival: animal)
        Parallel {
          clash(animal)
          wondering
        }
        Marker(Cue.bump)
        Parallel {
          reel(animal)
          startled
        }
        Marker(Cue.result)
        Label("fade")
        Parallel {
          showLabel()
          Series {
            Parallel {
              dive(animal)
              amused
            }
            Label("home")
            comeBack(animal, from: JungleLayout.playerPlace, animal == .cobra ? .dizzy : .watch)
          }
          Series(delay: 0.44) {
            Cut(.scale(Actor.beaten.rawValue), to: humble)
            if animal == .lion { Lively { Cut(sore(.beaten), to: 1) } }
            Lively { Cut(.opacity(Actor.beaten.rawValue), to: 1) }
            escape(animal)
          }
        }
      }
    }
  }

  /// After a tie both topple dizzily into the water, feet last; the cobras sink as knots.
  /// What is under water fades.
  private static func dive(_ animal: Animal) -> Parallel {
    let kick = animal == .rabbit ? -50.0 : -98
    return Parallel {
      for (actor, late) in [(Actor.player, 0.06), (.rival, 0)] {
        if animal == .cobra {
          Acting(
            actor.rawValue, from: .tight, .hold(0.04 + late), .to(.knot, 0.1, .outBack(2)),
            .to(.peep, 0.08), .to(.knot, 0.08))
        }
        Lively {
          Parallel {
            if animal == .cobra {
              Tween(
                lift(actor), to: deepest, duration: 0.3, easing: .inQuad, delay: 0.14 + late)
            } else {
              Acting(
                actor.rawValue, from: .dizzy, .hold(late), .to(.topple, 0.14, .inQuad),
                .hold(0.06), .to(.kick, 0.06), .to(.topple, 0.06))
              Series(delay: 0.02 + late) {
                Tween(lift(actor), to: 36, duration: 0.07, easing: .outQuad)
                Tween(lift(actor), to: kick, duration: 0.1, easing: .inQuad)
                Tween(lift(actor), to: kick - 14, duration: 0.12)
                Tween(lift(actor), to: deepest, duration: 0.09, easing: .inQuad)
              }
            }
          }
        }
        Tween(
          .opacity(actor.rawValue), to: 0, duration: tieFade - 4 * late - twoPictures,
          easing: .inExpo,
          delay: 0.02 + 4 * late)
      }
      Series(delay: 0.5) {
        Marker(Cue.dived)
        Hold(0.08)
      }
    }
  }

  /// Where two of a kind bump into each other.
  static func bump(of animal: Animal) -> Point {
    Point(x: 640, y: JungleLayout.playerPlace.y - (animal == .lion ? 118 : 140))
  }

  /// How far from the middle of the river each of them then is: so far that their heads only touch.
  private static func meeting(_ actor: Actor, _ animal: Animal) -> Point {
    let away: Double =
      switch animal {
      case .lion: 148
      case .cobra: 150
      case .rabbit: 66
      }
    return Point(x: 640 + (actor == .player ? away : -away), y: JungleLayout.playerPlace.y)
  }

  /// How narrow they then are, and where: still head against head.
  private static let narrow = 0.58

  private static func pressed(_ actor: Actor, _ animal: Animal) -> Point {
    let nearer = AnimalFigure.size(of: animal).width / 2 * (1 - narrow)
    return meeting(actor, animal) + Point(x: actor == .player ? -nearer : nearer, y: 0)
  }

  /// The start of its run, a little further back.
  private static func runUp(_ actor: Actor, _ animal: Animal) -> Point {
    let back = animal == .lion ? 34.0 : 22
    return place(of: actor) + Point(x: actor == .player ? back : -back, y: 0)
  }

  private static func place(of actor: Actor) -> Point {
    actor == .player ? JungleLayout.playerPlace : JungleLayout.junglePlace
  }

  /// Draws back, then bumps: the lions' noses, the cobras' brows, the rabbits' bellies.
  private static func clash(_ animal: Animal) -> Parallel {
    Parallel {
      for actor in [Actor.player, .rival] {
        let (name, home, middle) = (actor.rawValue, place(of: actor), meeting(actor, animal))
        let back = runUp(actor, animal)
        charging(actor, animal)
        switch animal {
        case .lion:
          Acting(
            name, .to(.wiggle, 0.08), .to(.roar, 0.08, .outBack(3)), .hold(0.08),
            .to(.crouch, 0.1), .to(.wiggle, 0.06), .to(.run, 0.06), .hold(0.04),
            .to(.bump, 0.06, .inQuad))
          Series(delay: 0.22) {
            Tween(position(actor), from: home, to: back, duration: 0.14, easing: .outQuad)
            Tween(position(actor), to: middle, duration: 0.18, easing: .inQuad)
          }
        case .cobra:
          Acting(
            name, .to(.swayLeft, 0.1), .to(.swayRight, 0.08), .to(.rear, 0.12, .outQuad),
            .hold(0.04), .to(.bump, 0.1, .inQuad))
          Series(delay: 0.18) {
            Tween(position(actor), from: home, to: back, duration: 0.12, easing: .outQuad)
            Tween(position(actor), to: middle, duration: 0.1, easing: .inQuad, delay: 0.04)
          }
        case .rabbit:
          Acting(
            name, .to(.strike, 0.07), .to(.land, 0.04), .to(.strike, 0.07), .to(.crouch, 0.11),
            .to(.leap, 0.07), .to(.bump, 0.07), .hold(0.06))
          Series(delay: 0.16) {
            Tween(position(actor), from: home, to: back, duration: 0.12, easing: .outQuad)
            Parallel {
              Tween(position(actor), to: middle, duration: 0.2, easing: .inQuad)
              Lively {
                Tween(lift(actor), from: 0, to: 46, duration: 0.2, easing: .outQuad)
              }
            }
          }
        }
      }
    }
  }

  /// They stick for a moment, are thrown back, and each recovers in its own time.
  private static func reel(_ animal: Animal) -> Parallel {
    Parallel {
      for actor in [Actor.player, .rival] {
        flattened(actor)
        Tween(position(actor), to: pressed(actor, animal), duration: 0.05, easing: .outQuad)
        if animal != .cobra {
          Series(delay: sticking) {
            thrownBack(actor, from: pressed(actor, animal), animal)
            // Rabbits bounce once more.
            Parallel {
              splat(actor)
              if animal == .rabbit { arc(actor, height: 30, duration: 0.14) }
            }
          }
        }
      }
      if animal == .cobra {
        entwined
      } else {
        if animal == .lion {
          for actor in [Actor.player, .rival] { swelling(actor, after: sticking + 0.06) }
        }
        Acting(
          Actor.player.rawValue, from: .bump, .hold(sticking), .to(.fall, 0.08, .outQuad),
          .hold(0.12), .to(.dizzy, 0.08, .outBack(2)), .hold(0.08), .to(.rub, 0.1), .hold(0.1),
          .to(.dizzy, 0.08))
        Acting(
          Actor.rival.rawValue, from: .bump, .hold(sticking), .to(.fall, 0.08, .outQuad),
          .hold(0.16), .to(.flat, 0.06), .hold(0.1), .to(.dizzy, 0.08, .outBack(2)), .hold(0.16))
      }
    }
  }

  private static func thrownBack(
    _ actor: Actor, from place: Point, _ animal: Animal
  ) -> Parallel {
    let flight = actor == .player ? 0.22 : 0.28
    return Parallel {
      Tween(
        position(actor), from: place, to: self.place(of: actor), duration: flight,
        easing: .outBack(1.3))
      if animal == .rabbit {
        Tween(lift(actor), to: 0, duration: flight, easing: .inQuad)
      } else {
        arc(actor, height: 64, duration: flight)
      }
    }
  }

  /// A squash against each other, then a stretch as they come apart.
  private static func flattened(_ actor: Actor) -> Lively {
    let name = actor.rawValue
    return Lively {
      Tween(.stretch(name), to: Point(x: narrow, y: 1.28), duration: 0.05, easing: .outQuad)
      Tween(.stretch(name), to: Point(x: narrow + 0.06, y: 1.22), duration: sticking - 0.05)
      Tween(.stretch(name), to: Point(x: 1.3, y: 0.78), duration: 0.06, easing: .outQuad)
      Tween(.stretch(name), to: Point(x: 1.12, y: 0.9), duration: 0.1)
    }
  }

  /// A heavy landing.
  private static func splat(_ actor: Actor) -> Lively {
    let name = actor.rawValue
    return Lively {
      Tween(.stretch(name), to: Point(x: 1.24, y: 0.74), duration: 0.05, easing: .outQuad)
      Tween(.stretch(name), to: Point(x: 1.2, y: 0.8), duration: 0.05)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.14, easing: .outBack(3))
    }
  }

  /// A squash before the run, a stretch during it.
  private static func charging(_ actor: Actor, _ animal: Animal) -> Lively {
    let (name, delay) = (actor.rawValue, animal == .lion ? 0.24 : 0.16)
    return Lively {
      Tween(
        .stretch(name), from: Point(x: 1, y: 1), to: Point(x: 1.12, y: 0.86), duration: 0.12,
        easing: .outQuad, delay: delay)
      Tween(
        .stretch(name), to: Point(x: 1.26, y: 0.82), duration: 0.1, easing: .inQuad, delay: 0.04)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.05)
    }
  }

  /// The cobras cross, wind around each other, and pull until each is tied in a knot of its own.
  private static var entwined: Parallel {
    Parallel {
      for (actor, side) in [(Actor.player, 1.0), (.rival, -1)] {
        Acting(
          actor.rawValue, from: .bump, [.hold(sticking)] + tying + [.hold(0.28)])
        Series(delay: sticking) {
          Tween(
            position(actor), from: pressed(actor, .cobra),
            to: Point(x: 640 + 20 * side, y: JungleLayout.playerPlace.y), duration: 0.1,
            easing: .inOutSine)
          Tween(
            position(actor), to: Point(x: 640 + 118 * side, y: JungleLayout.playerPlace.y),
            duration: 0.16, easing: .outQuad, delay: jerk - 0.1)
          Tween(
            position(actor), to: place(of: actor), duration: 0.1, easing: .outBack(2),
            delay: 0.1)
        }
        jerking(actor, after: sticking + jerk)
      }
    }
  }

  private static let sticking = 11.0 / 60
}
