internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The timelines of a round from the jungle's choice until every animal is back in its place.
extension JungleTimelines {
  static func show(player: Animal, rival: Animal) -> Timeline {
    guard let duel = Duel(player: player, rival: rival) else { return tie(player) }
    return sceneTimeline {
      Essential {
        opening(player: player, rival: rival)
        contest(duel)
        Label(Part.home)
        if duel.isWin {
          Parallel {
            receding(duel)
            bringHome(duel)
            escape(duel.losingAnimal, isTied: false)
            rejoicing(duel)
          }
        } else {
          Parallel {
            receding(duel)
            retreat(duel)
            comeBack(duel.losingAnimal, from: duel.exit, .dizzy)
            pitying(duel.losingAnimal)
          }
        }
      }
    }
  }

  /// Moves both animals, which came near to the viewer for a lion's victory, back to their
  /// distance.
  private static func receding(_ duel: Duel) -> FullMotion {
    FullMotion {
      if duel.winningAnimal == .lion {
        Tween(nearness, to: 1, duration: 0.3, easing: .inOutSine)
      }
    }
  }

  /// Brings the player's animal home from under water while the result label fades.
  static func comeBack(_ animal: Animal, from place: Point, _ mood: Pose.Name) -> Parallel {
    let name = Actor.player.rawValue
    return Parallel {
      FullMotion {
        swimHome(animal, from: place, mood)
      } else: {
        Parallel {
          Cut(.stretch(name), to: Point(x: 1, y: 1))
          Tween(.opacity(name), to: 1, duration: swimHome * 0.6, easing: .outQuad)
          goHome(animal, from: place, duration: swimHome)
          if animal == .cobra, mood == .dizzy {
            KeyPoses(name, from: .knot, Array(untying.dropLast()) + [.to(.stand, 0.1)])
          }
        }
      }
      Tween(labelOpacity, to: 0, duration: swimHome, easing: .inQuad)
    }
  }

  /// Plays the hunt, the contact and its aftermath, until the loser is out of sight.
  private static func contest(_ duel: Duel) -> Series {
    Series {
      Series(rate: duel.tempi.hunt) {
        Parallel {
          hunt(duel)
          witnessing(duel, .hunt)
        }
      }
      // Who lands on the other stands still when it has already begun to sink in.
      FullMotion { if duel.landsOnLoser { Cut(press, to: 0.14) } }
      Marker(Cue.contact)
      Hold(hitStop / tempo)
      Series(rate: duel.tempi.blow) {
        Parallel {
          aftermath(duel)
          witnessing(duel, .blow)
        }
      }
      Marker(Cue.result)
      Label(Part.cover)
      Parallel {
        vanish(duel)
        showLabel()
        triumph(duel)
        descending(duel)
        witnessing(duel, .cover)
        if duel.isWin { drift(duel) } else { Hold(enjoying) }
      }
    }
  }

  /// Returns the factor by which the winner must be widened to hide the loser on the same spot; at
  /// least 1.
  static func covering(_ winningAnimal: Animal, _ losingAnimal: Animal) -> Double {
    max(1, AnimalFigure.size(of: losingAnimal).width / AnimalFigure.size(of: winningAnimal).width)
  }

  /// Makes an actor jump to a place within `seconds`, in the poses of `keys`.
  static func bound(
    _ actor: Actor, to place: Point, height: Double, _ seconds: Double, from pose: Pose.Name,
    _ keys: KeyPoses.Key...
  ) -> Parallel {
    Parallel {
      Tween(position(actor), to: place, duration: seconds, easing: .inOutSine)
      arc(actor, height: height, duration: seconds)
      stretching(actor, seconds)
      KeyPoses(actor.rawValue, from: pose, keys)
    }
  }

  /// Makes an actor run for its life through `places` in leaps, its nose turned down by `lean`
  /// degrees at first, and as far up at the end.
  static func scurrying(
    _ actor: Actor, _ places: [Point], strides: Int, _ seconds: Double, leaning lean: Double,
    height: Double = 40
  ) -> Parallel {
    let stride = seconds / Double(strides)
    return Parallel {
      Follow(position(actor), MotionPath(through: places), duration: seconds)
      Series {
        for _ in 0..<strides {
          Parallel {
            KeyPoses(
              actor.rawValue, from: .scurry, .to(.flee, stride * 0.25, .outQuad),
              .hold(stride * 0.3), .to(.scurry, stride * 0.25), .hold(stride * 0.2))
            arc(actor, height: height, duration: stride)
          }
        }
      }
      FullMotion {
        Tween(spin(actor), from: lean, to: -lean, duration: seconds * 0.9)
        Tween(spin(actor), to: 0, duration: seconds * 0.1)
      }
    }
  }

  /// Stretches an actor on its way up and squashes it at its landing.
  static func stretching(_ actor: Actor, _ duration: Double) -> FullMotion {
    shapes(
      actor,
      [
        (0.92, 1.1, duration * 0.3), (0.97, 1.04, duration * 0.45), (1.14, 0.86, duration * 0.25),
      ])
  }

  typealias Shape = (wide: Double, tall: Double, seconds: Double)

  /// Stretches and squashes an actor into one shape after another.
  static func shapes(
    _ actor: Actor, _ shapes: [Shape], after delay: Double = 0, easing: Easing = .inOutSine
  ) -> FullMotion {
    FullMotion {
      Series(delay: delay) {
        for shape in shapes {
          Tween(
            .stretch(actor.rawValue), to: Point(x: shape.wide, y: shape.tall),
            duration: shape.seconds, easing: easing)
        }
      }
    }
  }

  /// Lifts an actor in a ballistic arc, `height` design pixels high; with calm motion its feet stay
  /// on the ground.
  static func arc(_ actor: Actor, height: Double, duration: Double) -> FullMotion {
    FullMotion {
      Tween(lift(actor), from: 0, to: height, duration: duration / 2, easing: .outQuad)
      Tween(lift(actor), to: 0, duration: duration / 2, easing: .inQuad)
    }
  }
}
