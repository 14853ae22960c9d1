internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Two of a kind after they have met: how each reels, and how they go under.
extension JungleTimelines {
  private static let sticking = 11.0 / 60
  /// From one slap of the fish to the other.
  private static let slap = 0.14
  /// How narrow and how high those are who have run into each other.
  private static let (narrow, high) = (0.8, 1.14)

  static func reels(_ actor: Actor, _ animal: Animal) -> Parallel {
    switch animal {
    case .lion: isSlapped(actor)
    case .cobra: entwines(actor)
    case .rabbit: isCramped(actor)
    }
  }

  /// The fish slaps the left one, then the right one; so they fall over.
  private static func isSlapped(_ actor: Actor) -> Parallel {
    let late = actor == .player ? slap : 0
    return Parallel {
      Acting(
        actor.rawValue, from: .crossEyed, .hold(late + 0.05), .to(.bitten, 0.04, .outBack(3)),
        .hold(0.07), .to(.fall, 0.08, .outQuad), .hold(0.08), .to(.dizzy, 0.08, .outBack(2)),
        .to(actor == .player ? .rub : .crossEyed, 0.1), .hold(0.08 - late / 2), .to(.dizzy, 0.06))
      Series(delay: late + slap) {
        Parallel {
          Tween(
            position(actor), to: spot(actor, .lion), duration: 0.24, easing: .outBack(1.3))
          arc(actor, height: 64, duration: 0.24)
        }
        splat(actor)
      }
      swelling(actor, after: late + 0.08)
    }
  }

  /// The cobras wind about each other into one knot, pull it tight, and knock together.
  private static func entwines(_ actor: Actor) -> Parallel {
    let braid: Pose.Name = actor == .player ? .braidOver : .braidUnder
    return Parallel {
      pressed(actor, .cobra)
      Acting(
        actor.rawValue, from: .bump, .hold(sticking), .to(.windOnce, 0.13, .outBack(1.5)),
        .hold(0.02), .to(.windTwice, 0.09, .outBack(2)), .hold(0.03), .to(braid, 0.14),
        .hold(0.37),
        .to(snarl(actor), 0.06, .outBack(3)),
        .hold(0.2))
      Series(delay: sticking) {
        // The necks pass, turn by turn.
        Tween(position(actor), to: place(actor, 92), duration: 0.1, easing: .outQuad)
        Tween(
          position(actor), to: place(actor, 74), duration: 0.1, easing: .outQuad, delay: 0.06)
        Tween(
          position(actor), to: place(actor, 42), duration: 0.14, easing: .inOutSine, delay: 0.02)
        // The one pulls the other along.
        Tween(
          position(actor), to: place(actor, 46) - Point(x: 34, y: 0), duration: 0.11,
          easing: .outBack(1.5))
        // At last both pull with all their weight, as far as the turns hold together, and the knot
        // pulls them back.
        Tween(position(actor), to: place(actor, 57), duration: 0.16, easing: .outQuad)
        Hold(0.06)
        Tween(position(actor), to: spot(actor, .cobra), duration: 0.07, easing: .inQuad)
      }
      struggling(actor, after: sticking + 0.44)
      jerking(actor, after: sticking + 0.75)
    }
  }

  private static func snarl(_ actor: Actor) -> Pose.Name {
    actor == .player ? .snarlOver : .snarlUnder
  }

  /// Up, and down again: it does not come loose.
  private static func struggling(_ actor: Actor, after delay: Double) -> Lively {
    let name = actor.rawValue
    return Lively {
      Tween(
        .stretch(name), to: Point(x: 0.94, y: 1.14), duration: 0.07, easing: .outQuad, delay: delay)
      Tween(.stretch(name), to: Point(x: 1.1, y: 0.88), duration: 0.06, easing: .inQuad)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.08, easing: .outBack(3))
    }
  }

  /// They fall onto the pad, which throws its frog up onto a head; it tips under the one, then
  /// under the other, and is too small for two.
  private static func isCramped(_ actor: Actor) -> Parallel {
    let (tips, lies): ([Acting.Key], [Acting.Key]) = (
      [.to(.fright, rocking * 0.6, .outBack(2)), .hold(rocking * 0.4)],
      [.to(.swayLeft, rocking * 0.6), .hold(rocking * 0.4)]
    )
    let isFirst = actor == .rival
    return Parallel {
      pressed(actor, .rabbit)
      // Back to back there is a little more room.
      Cut(facing(actor), to: side(actor), delay: sticking + 0.21)
      Acting(
        actor.rawValue, from: .bump,
        [
          .hold(sticking), .to(.fall, 0.06, .outQuad), .hold(0.1), .to(.turn, 0.05),
          .to(.dizzy, 0.07),
        ]
          + (isFirst ? tips + lies : lies + tips)
          + [.to(.crossEyed, 0.08, .outBack(2)), .hold(0.04), .to(.watch, 0.05)])
      Series(delay: sticking) {
        Parallel {
          Tween(position(actor), to: spot(actor, .rabbit), duration: 0.18, easing: .outQuad)
          Series {
            Tween(lift(actor), to: 96, duration: 0.08, easing: .outQuad)
            Tween(lift(actor), to: aboard, duration: 0.1, easing: .inQuad)
          }
        }
        Parallel {
          splat(actor)
          Series(delay: 0.1) {
            for isLow in [isFirst, !isFirst] {
              Tween(
                lift(actor), to: isLow ? aboard - 16 : aboard + 16, duration: rocking,
                easing: .inOutSine)
            }
            Tween(lift(actor), to: aboard - 10, duration: 0.1, easing: .inOutSine)
          }
        }
      }
    }
  }

  /// How high they are on the pad, and how long it takes to tip.
  private static let (aboard, rocking) = (32.0, 0.11)

  /// Where the frog sits on the pad, and on a rabbit.
  static let seat = Point(x: 640, y: 356)
  /// Where the pad floats, and its size.
  static let (pad, padSize) = (Point(x: 640, y: 384), 1.6)

  private static func head(_ actor: Actor) -> Point {
    spot(actor, .rabbit) + Point(x: side(actor) * 26, y: -216)
  }

  /// What the third one does then.
  static func interlude(_ animal: Animal) -> Lively {
    let water = Point(x: 640, y: 404)
    return Lively {
      if animal == .lion {
        let mouth = bump(of: .lion)
        for (way, turn) in [(-54.0, -200.0), (54, 20)] {
          Parallel {
            Tween(place(of: .fish), to: mouth + Point(x: way, y: 6), duration: slap / 2)
            Tween(.rotation(name(of: .fish)), to: turn, duration: slap / 2, easing: .outQuad)
          }
          Hold(slap / 2)
        }
        leaps(.fish, from: mouth + Point(x: 54, y: 6), to: water, height: 40, 0.24, turning: 150)
        grows(.fish, to: 0)
      } else if animal == .rabbit {
        Parallel {
          tipping
          Series {
            // It ducks, is thrown up by those who fall onto its pad, and has a seat again.
            Tween(place(of: .frog), to: seat + Point(x: 0, y: 8), duration: sticking + 0.16)
            leaps(.frog, from: seat, to: head(.player), height: 150, 0.34, turning: 360)
          }
        }
      }
    }
  }

  /// The pad goes down under two, to the one side and the other.
  private static var tipping: Parallel {
    Parallel {
      Series(delay: sticking + 0.28) {
        for turn in [-11.0, 11, 0] {
          Tween(
            .rotation(name(of: .lily)), to: turn, duration: rocking, easing: .inOutSine)
        }
      }
      Tween(
        place(of: .lily), to: pad + Point(x: 0, y: 9), duration: 0.06, easing: .outQuad,
        delay: sticking + 0.16)
    }
  }

  /// A squash against each other, then a stretch as they come apart.
  private static func pressed(_ actor: Actor, _ animal: Animal) -> Parallel {
    let name = actor.rawValue
    let nearer = AnimalFigure.size(of: animal).width / 2 * (1 - narrow)
    return Parallel {
      Tween(
        position(actor), to: meeting(actor, animal) - Point(x: side(actor) * nearer, y: 0),
        duration: 0.05, easing: .outQuad)
      Lively {
        Tween(.stretch(name), to: Point(x: narrow, y: high), duration: 0.05, easing: .outQuad)
        Tween(
          .stretch(name), to: Point(x: narrow + 0.06, y: high - 0.06), duration: sticking - 0.05)
        Tween(.stretch(name), to: Point(x: 1.3, y: 0.78), duration: 0.06, easing: .outQuad)
        Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.1)
      }
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

  // MARK: - Under water

  /// The lions topple feet last, the cobras sink in one knot, and the rabbits follow their pad.
  /// What is under water fades.
  static func sinks(_ actor: Actor, _ animal: Animal) -> Parallel {
    let (name, late) = (actor.rawValue, actor == .player ? 0.06 : 0)
    return Parallel {
      Lively {
        Parallel {
          switch animal {
          case .lion:
            Acting(
              name, from: .dizzy, .hold(late), .to(.topple, 0.14, .inQuad), .hold(0.06),
              .to(.kick, 0.06), .to(.topple, 0.06))
            Series(delay: 0.02 + late) {
              Tween(lift(actor), to: 36, duration: 0.07, easing: .outQuad)
              Tween(lift(actor), to: -98, duration: 0.1, easing: .inQuad)
              Tween(lift(actor), to: -112, duration: 0.12)
              Tween(lift(actor), to: deepest, duration: 0.09, easing: .inQuad)
            }
          case .cobra:
            Acting(name, from: snarl(actor), .hold(0.26))
            // As one: up once more, and down.
            Series {
              Tween(lift(actor), to: 14, duration: 0.1, easing: .outQuad, delay: 0.05)
              Hold(0.03)
              Tween(lift(actor), to: deepest, duration: 0.3, easing: .inQuad)
            }
          case .rabbit:
            Acting(name, from: .watch, .to(.sulk, 0.1, .outBack(2)), .hold(0.3))
            Tween(
              lift(actor), to: -112, duration: 0.3 + late, easing: .inOutSine, delay: 0.02)
            Tween(
              lift(actor), to: deepest, duration: 0.12, easing: .inQuad, delay: 0.32 + late)
            Tween(spin(actor), to: 12, duration: 0.3, easing: .inOutSine, delay: 0.1)
            if actor == .player { goesAlong }
          }
        }
      }
      Tween(
        .opacity(name), to: 0, duration: tieFade - 4 * late - twoPictures, easing: .inExpo,
        delay: 0.02 + 4 * late)
    }
  }

  /// The frog goes down on the head that it will come up on, and the pad under both.
  private static var goesAlong: Parallel {
    let head = head(.player)
    return Parallel {
      Series {
        // The head droops first.
        Tween(
          place(of: .frog), from: head, to: head + Point(x: 4, y: 96), duration: 0.1,
          easing: .outBack(1.5))
        Tween(
          place(of: .frog), to: head + Point(x: 12, y: 196), duration: 0.24, easing: .outSine)
        Hold(0.04)
        Tween(place(of: .frog), to: head + Point(x: 8, y: 226), duration: 0.06)
      }
      grows(.frog, to: 0, after: 0.38)
      // First the pad.
      Tween(place(of: .lily), to: pad + Point(x: 0, y: 22), duration: 0.14, easing: .inQuad)
      Tween(.scale(name(of: .lily)), to: 0, duration: 0.14, easing: .inQuad, delay: 0.06)
    }
  }
}
