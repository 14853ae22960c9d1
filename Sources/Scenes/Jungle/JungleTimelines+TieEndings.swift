internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Two of a kind after they have met: how each reels, and how they go under.
extension JungleTimelines {
  /// How long two of a kind stick together; in the air only a moment.
  private static func sticking(_ animal: Animal) -> Double {
    animal == .rabbit ? 7.0 / 60 : 8.0 / 60
  }
  /// From one slap of the fish to the other.
  static let slap = 0.14
  /// How narrow and how high those are who have run into each other.
  private static let (narrow, high) = (0.8, 1.14)

  static func reels(_ actor: Actor, _ animal: Animal) -> Parallel {
    switch animal {
    case .lion: isSlapped(actor)
    case .cobra: entwines(actor)
    case .rabbit: isCramped(actor)
    }
  }

  /// The fish slaps the left one, then the right one, who fly back; each sees its own red nose, then
  /// points at the other's.
  private static func isSlapped(_ actor: Actor) -> Parallel {
    let late = actor == .player ? slap : 0
    return Parallel {
      // The other one's eyes follow the fish.
      if late > 0 { Acting(actor.rawValue, from: .crossEyed, .to(.dread, 0.05)) }
      Series(delay: late) {
        Acting(
          actor.rawValue, from: late > 0 ? .dread : .crossEyed, .hold(0.01),
          .to(.bump, 0.02, .outQuad), .hold(0.1), .to(.bitten, 0.04, .outBack(3)), .hold(0.05),
          .to(.fall, 0.08, .outQuad), .hold(0.08),
          .to(.dizzy, 0.06, .outBack(2)), .to(.crossEyed, 0.07, .outBack(2)),
          .hold(0.05 - late / 4), .to(.pat, 0.08, .outBack(2)), .hold(0.06 - late / 4))
      }
      Series(delay: late + slap + 0.06) {
        Parallel {
          Tween(
            position(actor), to: spot(actor, .lion), duration: 0.24, easing: .outBack(1.3))
          arc(actor, height: 64, duration: 0.24)
        }
        splat(actor)
      }
      // Its muzzle is pressed flat, long enough to be seen.
      Lively {
        Tween(
          .stretch(actor.rawValue), to: Point(x: 0.84, y: 1.1), duration: 0.02, easing: .outQuad,
          delay: late + 0.01)
        Hold(0.09)
        Tween(.stretch(actor.rawValue), to: Point(x: 1, y: 1), duration: 0.06, easing: .outBack(3))
      }
      swelling(actor, after: late + 0.1)
    }
  }

  /// The necks are twisted once round each other, one head after the other before and behind, and
  /// pulled tight; each drags the other along, and at last both heads knock together.
  private static func entwines(_ actor: Actor) -> Parallel {
    // Who is pulled has its eyes on who pulls.
    let pulls: [Acting.Key] =
      actor == .rival
      ? [.to(.strain, 0.08, .outBack(2)), .hold(0.09), .to(.braid, 0.07), .hold(0.09)]
      : [.hold(0.19), .to(.strain, 0.08, .outBack(2)), .hold(0.06)]
    return Parallel {
      pressed(actor, .cobra)
      Acting(
        actor.rawValue, from: .bump,
        // Each looks at the other before they get into each other's way.
        [.hold(sticking(.cobra)), .to(.crossEyed, 0.06, .outBack(2)), .hold(looking)]
          + [.to(.braid, 0.08, .outBack(1.5)), .hold(twisting)] + pulls
          + [.to(.snarl, 0.06, .outBack(3)), .hold(0.06)])
      Series(delay: sticking(.cobra)) {
        Tween(
          position(actor), to: spot(actor, .cobra), duration: 0.12, easing: .outQuad,
          delay: looking)
        Hold(twisting + 0.02)
        for way in [-64.0, 64] {
          Tween(
            position(actor), to: spot(actor, .cobra) + Point(x: way, y: 0), duration: 0.13,
            easing: .outBack(1.5))
          Hold(0.05)
        }
        Tween(position(actor), to: spot(actor, .cobra), duration: 0.06, easing: .inQuad)
      }
      heaving(actor, after: sticking(.cobra) + twisting + looking + 0.14)
      jerking(actor, after: sticking(.cobra) + twisting + looking + 0.47, for: 0.12)
    }
  }

  /// How long one neck takes to go over the other, and how long that is looked at.
  private static let (crossing, resting) = (0.17, 0.055)
  /// How long both look at each other before that.
  private static let looking = 0.06
  private static let twisting = 2 * (crossing + resting)

  /// The one leans away with all its weight, then the other, and who is pulled leans after it.
  private static func heaving(_ actor: Actor, after delay: Double) -> Lively {
    Lively {
      Hold(delay)
      for turn in [-19.0, 19, 0] {
        Tween(spin(actor), to: turn, duration: 0.12, easing: .inOutSine)
        Hold(turn == 0 ? 0 : 0.05)
      }
    }
  }

  /// They fall onto the pad, which tips under the one, then under the other; both see what is
  /// about to happen.
  private static func isCramped(_ actor: Actor) -> Parallel {
    let (tips, lies): ([Acting.Key], [Acting.Key]) = (
      [.to(.fright, rocking * 0.6, .outBack(2)), .hold(rocking * 0.4)],
      [.to(.dread, rocking * 0.6), .hold(rocking * 0.4)]
    )
    let isFirst = actor == .rival
    // The stars of the one come after the other's.
    let late = isFirst ? 0 : 0.05
    return Parallel {
      pressed(actor, .rabbit)
      Acting(
        actor.rawValue, from: .bump,
        [
          .hold(sticking(.rabbit)), .to(.fall, 0.06, .outQuad), .hold(0.1 + late),
          .to(.dizzy, 0.07), .hold(reeling - late),
        ]
          + (isFirst ? tips + lies : lies + tips)
          + [.to(.crossEyed, 0.08, .outBack(2)), .hold(0.08)])
      Series(delay: sticking(.rabbit)) {
        Parallel {
          Tween(position(actor), to: spot(actor, .rabbit), duration: 0.14, easing: .outQuad)
          Series {
            Tween(lift(actor), to: 76, duration: 0.04, easing: .outQuad)
            Tween(lift(actor), to: aboard, duration: 0.1, easing: .inQuad)
          }
        }
        Parallel {
          splat(actor)
          Series(delay: 0.16 + reeling - 0.06) {
            for isLow in [isFirst, !isFirst] {
              Tween(
                lift(actor), to: isLow ? aboard - 16 : aboard + 16, duration: rocking,
                easing: .inOutSine)
            }
            Tween(lift(actor), to: aboard - 8, duration: 0.1, easing: .inOutSine)
          }
        }
      }
    }
  }

  /// How high they are on the pad, and how long it takes to tip.
  static let (aboard, rocking) = (44.0, 0.11)
  /// How long they lie there before it does.
  private static let reeling = 0.126

  /// Where the frog sits on its pad, and on another, at the right.
  static let (seat, refuge) = (Point(x: 640, y: 338), Point(x: 896, y: 372))
  /// Where the pad floats, and its size.
  static let (pad, padSize) = (Point(x: 640, y: 370), 1.7)

  /// What the third one does then, and what binds two cobras.
  static func interlude(_ animal: Animal) -> Lively {
    let water = Point(x: 640, y: 404)
    return Lively {
      if animal == .lion {
        leaps(
          .fish, from: muzzle(of: .rival), to: muzzle(of: .player), height: 30, slap, turning: 360)
        leaps(.fish, from: muzzle(of: .player), to: water, height: 44, 0.26, turning: 150)
        grows(.fish, to: 0)
      } else if animal == .cobra {
        Hold(sticking(.cobra) + looking + 0.14)
        for turns in [1.0, 2] {
          Tween(plait, from: turns - 1, to: turns, duration: crossing, easing: .inOutSine)
          Hold(resting)
        }
      } else {
        Parallel {
          tipping
          Series {
            // It leaps off past both who fall onto its pad, and has a seat elsewhere.
            Hold(sticking(.rabbit) + 0.06)
            Cut(leftward(.frog), to: 0)
            leaps(.frog, from: seat, to: refuge, height: 170, 0.3)
            Cut(leftward(.frog), to: 1)
          }
        }
      }
    }
  }

  /// The pad goes down under two, to the one side and the other.
  private static var tipping: Parallel {
    Parallel {
      Series(delay: sticking(.rabbit) + 0.3 + reeling - 0.06) {
        for turn in [-11.0, 11, 0] {
          Tween(
            .rotation(name(of: .lily)), to: turn, duration: rocking, easing: .inOutSine)
        }
      }
      Tween(
        place(of: .lily), to: pad + Point(x: 0, y: 9), duration: 0.06, easing: .outQuad,
        delay: sticking(.rabbit) + 0.12)
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
          .stretch(name), to: Point(x: narrow + 0.06, y: high - 0.06),
          duration: sticking(animal) - 0.05)
        Tween(
          .stretch(name), to: animal == .cobra ? Point(x: 1.1, y: 0.9) : Point(x: 1.3, y: 0.78),
          duration: 0.06, easing: .outQuad)
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
}
