internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The ways of an animal that is let go: home, or to its place, each in its own gait.
extension JungleTimelines {
  static func glideHome(_ animal: Animal, from feet: Point) -> Timeline {
    let home = Board.home(of: animal)
    let share = min(1, feet.distance(to: home) / 700)
    let seconds = glideShortest + (glideLongest - glideShortest) * share
    let actor = Actor.player.rawValue
    return sceneTimeline {
      Parallel {
        Tween(position(.player), from: feet, to: home, duration: seconds, easing: .inOutCubic)
        // A carried animal is a little larger.
        Tween(
          .scale(actor), from: JungleLayout.carriedScale, to: 1, duration: lettingGo,
          easing: .inOutSine)
        Acting(actor, from: .carried, .to(.stand, lettingGo))
      }
    }
  }

  /// To the player's place from wherever the animal was let go, turning to face the jungle's side.
  static func snap(_ animal: Animal, from feet: Point) -> Timeline {
    // A drop far off (a key, a click) takes longer, so that the way can be followed.
    let seconds = max(snapping, min(0.5, feet.distance(to: JungleLayout.playerPlace) / 1100))
    return sceneTimeline {
      Essential {
        Parallel {
          Tween(
            position(.player), from: feet, to: JungleLayout.playerPlace,
            duration: seconds - takingOff, easing: .outCubic, delay: takingOff, fill: .backwards)
          turningRound(animal, from: feet, within: seconds)
          Lively {
            travelling(animal, from: feet, for: seconds - takingOff)
          }
        }
        Marker(Cue.landed)
        Lively {
          Parallel {
            flattening
            settling(animal)
          }
        }
      }
    }
  }

  /// The duration of the anticipation before take-off.
  private static let takingOff = 0.06

  /// Whether it came to the right where it was let go, and whether it goes on to the right.
  private static func ways(of animal: Animal, from feet: Point) -> (Bool, Bool) {
    let home = Board.home(of: animal).x
    return (
      feet.x == home ? animal.looksRight : feet.x > home, feet.x < JungleLayout.playerPlace.x
    )
  }

  /// It looks where it goes, and in the last third towards the jungle's side.
  private static func turningRound(
    _ animal: Animal, from feet: Point, within seconds: Double
  ) -> Parallel {
    let native = animal.looksRight ? -1.0 : 1
    let (cameRight, goesRight) = ways(of: animal, from: feet)
    return Parallel {
      Cut(facing(.player), to: cameRight ? -native : native)
      Cut(facing(.player), to: goesRight ? -native : native, delay: takingOff * 0.8)
      Cut(facing(.player), to: native, delay: seconds * 0.7)
    }
  }

  /// Flat as it touches the water, up too far, and as it was.
  private static let flattening = shapes(
    .player,
    [(1.36, 0.62, 0.03), (1.3, 0.68, 0.03), (0.92, 1.1, 0.05), (1, 1, settling - 0.11)])

  /// The lion shakes its mane, the cobra rises swaying, and the rabbit bounces and shakes its ears.
  private static func settling(_ animal: Animal) -> Parallel {
    let name = Actor.player.rawValue
    return Parallel {
      switch animal {
      case .lion, .rabbit:
        Acting(
          name, from: .land, .to(.shakeLeft, 0.05), .to(.shakeRight, 0.05),
          .to(.stand, settling - 0.1))
        if animal == .rabbit { Series(delay: 0.06) { arc(.player, height: 26, duration: 0.08) } }
      case .cobra:
        Acting(name, from: .land, .to(.swayRight, 0.08), .to(.stand, settling - 0.08))
      }
    }
  }

  /// The way: one heavy bound, waves through the water, and two hops with a higher one after them.
  private static func travelling(
    _ animal: Animal, from feet: Point, for seconds: Double
  ) -> Parallel {
    let name = Actor.player.rawValue
    let (cameRight, goesRight) = ways(of: animal, from: feet)
    let keys: [Acting.Key]
    var hops: [Double] = []
    switch animal {
    case .lion:
      keys = [
        .to(.leap, seconds * 0.25, .outQuad),
        .hold(seconds * 0.2), .to(.turn, seconds * 0.15), .hold(seconds * 0.15),
        .to(.land, seconds * 0.25),
      ]
      hops = [86]
    case .cobra:
      keys = [
        .to(.run, seconds * 0.15), .to(.slink, seconds * 0.15),
        .to(.leap, seconds * 0.15), .to(.turn, seconds * 0.15), .hold(seconds * 0.15),
        .to(.land, seconds * 0.25),
      ]
      // Under water and over it, like a sea serpent.
      hops = [-64, 92]
    case .rabbit:
      keys = [
        .to(.leap, seconds * 0.15, .outQuad), .to(.gather, seconds * 0.13),
        .to(.leap, seconds * 0.11, .outQuad), .to(.gather, seconds * 0.11),
        .to(.turn, seconds * 0.1), .hold(seconds * 0.15), .to(.land, seconds * 0.25),
      ]
      hops = [44, 50, 116]
    }
    return Parallel {
      Acting(
        name, from: .carried,
        [
          .to(cameRight == goesRight ? .crouch : .turn, takingOff * 0.75, .outQuad),
          .hold(takingOff * 0.25),
        ] + keys)
      Series(delay: takingOff) {
        for height in hops {
          arc(.player, height: height, duration: seconds / Double(hops.count))
        }
      }
      // It gathers, is drawn out as it takes off, round at the top, and drawn out by its fall.
      shapes(
        .player,
        [
          (1.22, 0.76, takingOff), (0.84, 1.18, seconds * 0.3), (1, 1, seconds * 0.3),
          (0.8, 1.28, seconds * 0.25),
        ])
    }
  }
}
