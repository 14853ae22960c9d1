internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The heart of a round: the winner gathers itself, leaps, and covers the loser completely.
extension JungleTimelines {
  static func pounce(
    _ winner: Actor, _ beast: Animal, from start: Point, on loser: Actor, _ prey: Animal,
    at target: Point, isCalm: Bool
  ) -> Series {
    let forward = target.x > start.x ? 1.0 : -1.0
    let name = winner.rawValue
    return Series {
      if isCalm { Hold(anticipation) } else { gather(winner, from: start, forward: forward) }
      Marker(Cue.leap.rawValue)
      Parallel {
        leap(winner, beast, from: start, to: target, isCalm: isCalm)
        if !isCalm { cower(loser) }
      }
      Marker(Cue.contact.rawValue)
      if !isCalm { Hold(hitStop) }
      Marker(Cue.result.rawValue)
      Label("cover")
      Parallel {
        Tween(.scale(name), from: 1, to: covering(beast, prey), duration: 0.2, easing: .outQuad)
        Tween(.opacity(loser.rawValue), from: 1, to: 0, duration: loserFade, easing: .inOutSine)
        showLabel(isCalm: isCalm)
        if !isCalm { land(winner) }
      }
      Hold(holding)
    }
  }

  /// Whoever sees it coming starts up, then ducks.
  private static func cower(_ actor: Actor) -> Series {
    let stretch = Channel<Point>.stretch(actor.rawValue)
    return Series {
      Hold(charge * 0.3)
      Tween(
        stretch, from: Point(x: 1, y: 1), to: Point(x: 0.95, y: 1.07), duration: charge * 0.2,
        easing: .outQuad)
      Tween(stretch, to: Point(x: 0.98, y: 0.86), duration: charge * 0.5, easing: .inOutSine)
    }
  }

  /// How large the winner must be for its rectangle to hide the loser's, standing on the same spot.
  static func covering(_ beast: Animal, _ prey: Animal) -> Double {
    let winner = AnimalFigure.size(of: beast)
    let loser = AnimalFigure.size(of: prey)
    return max(1, loser.width / winner.width, loser.height / winner.height)
  }

  /// Leans back and crouches before the leap.
  private static func gather(_ actor: Actor, from start: Point, forward: Double) -> Parallel {
    Parallel {
      Tween(
        position(actor), from: start, to: Point(x: start.x - 26 * forward, y: start.y),
        duration: anticipation, easing: .outQuad)
      Tween(
        .stretch(actor.rawValue), from: Point(x: 1, y: 1), to: Point(x: 1.08, y: 0.86),
        duration: anticipation, easing: .outQuad)
    }
  }

  /// Each in its own way: the lion bounds heavily, the rabbit springs, the cobra pours itself forward.
  private static func leap(
    _ actor: Actor, _ beast: Animal, from start: Point, to target: Point, isCalm: Bool
  ) -> Parallel {
    Parallel {
      Tween(position(actor), to: target, duration: charge, easing: pace(of: beast, isCalm: isCalm))
      if beast == .lion { running(actor, for: charge) }
      if !isCalm { flight(actor, beast) }
    }
  }

  private static func pace(of beast: Animal, isCalm: Bool) -> Easing {
    if isCalm { return .inOutSine }
    switch beast {
    case .lion: return .inQuad
    case .cobra: return .inCubic
    case .rabbit: return .inOutSine
    }
  }

  private static func flight(_ actor: Actor, _ beast: Animal) -> Parallel {
    let stretch = Channel<Point>.stretch(actor.rawValue)
    return Parallel {
      switch beast {
      case .lion:
        arc(actor, height: 64, duration: charge)
        Series {
          Tween(stretch, to: Point(x: 1.1, y: 0.95), duration: charge * 0.7, easing: .outSine)
          Tween(stretch, to: Point(x: 1, y: 1), duration: charge * 0.3, easing: .inSine)
        }
      case .rabbit:
        Series {
          arc(actor, height: 62, duration: charge / 2)
          arc(actor, height: 84, duration: charge / 2)
        }
        Series {
          for height in [1.12, 0.9, 1.14] {
            Tween(
              stretch, to: Point(x: 2 - height, y: height), duration: charge / 4, easing: .inOutSine
            )
          }
          Tween(stretch, to: Point(x: 1, y: 1), duration: charge / 4, easing: .inOutSine)
        }
      case .cobra:
        Series {
          Tween(stretch, to: Point(x: 0.92, y: 1.1), duration: charge * 0.45, easing: .inOutSine)
          Tween(stretch, to: Point(x: 1.22, y: 0.88), duration: charge * 0.4, easing: .inQuad)
          Tween(stretch, to: Point(x: 1, y: 1), duration: charge * 0.15, easing: .outQuad)
        }
      }
    }
  }

  /// Up and down again as thrown things do.
  private static func arc(_ actor: Actor, height: Double, duration: Double) -> Series {
    Series {
      Tween(lift(actor), from: 0, to: height, duration: duration / 2, easing: .outQuad)
      Tween(lift(actor), to: 0, duration: duration / 2, easing: .inQuad)
    }
  }
}
