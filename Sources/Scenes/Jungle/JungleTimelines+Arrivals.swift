internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The ways of an animal that the player lets go, home or to its place, each in its own gait.
extension JungleTimelines {
  /// Moves a carried animal home from `feet`, and shrinks it to its own scale.
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
        KeyPoses(actor, from: .carried, .to(.stand, lettingGo))
      }
    }
  }

  /// Moves the player's animal from where it was let go to its place, facing the jungle's side.
  static func snap(_ animal: Animal, from feet: Point, by way: Way = .usual) -> Timeline {
    let (start, air) = (takeOff(from: feet), airtime(animal, from: feet, by: way))
    let flight = Flight.of(animal, by: way)
    return sceneTimeline {
      Essential {
        Parallel {
          Tween(
            position(.player), from: feet, to: JungleLayout.playerPlace,
            duration: air, easing: flight?.pace ?? pace(of: animal), delay: start,
            fill: .backwards)
          turningRound(animal, from: feet, within: flight == nil ? start + air : nil)
          FullMotion {
            Series {
              let first = gathering(flight?.first ?? gait(animal, air).first, animal, from: feet)
              takesOff(animal, from: feet, as: first)
              // Rounded shares must not add up to more time than the way takes.
              if let flight {
                travelling(flight, for: air - 0.001, from: first)
              } else {
                travelling(animal, from: feet, for: air - 0.001, as: first)
              }
            }
          }
        }
        Marker(Cue.landed)
        Parallel {
          if animal != .lion || flight != nil {
            Cut(facing(.player), to: leftward(animal), delay: 0.08)
          }
          FullMotion { if let flight { settling(flight) } else { settling(animal) } }
        }
      }
    }
  }

  /// Returns the duration of the way through the air, in seconds: longer for a far drop.
  private static func airtime(_ animal: Animal, from feet: Point, by way: Way) -> Double {
    // Glides, tumbles and a rabbit's hops need more time than a single leap.
    let least =
      way == .gliding ? 0.56 : animal == .rabbit || way == .tumbling ? 0.4 : 0.3
    return max(least, min(0.5, feet.distance(to: JungleLayout.playerPlace) / 1100) - 0.1)
  }

  /// Returns the easing of the way: a cobra's feet start late, as its head darts far ahead of them.
  private static func pace(of animal: Animal) -> Easing {
    switch animal {
    case .lion: .outSine
    case .cobra: .inQuad
    case .rabbit: .outCubic
    }
  }

  /// Returns the `facing` with which an animal looks to the left.
  private static func leftward(_ animal: Animal) -> Double { animal.looksRight ? -1 : 1 }

  /// Returns whether the animal was carried to the right, and whether its way goes on to the right.
  private static func ways(of animal: Animal, from feet: Point) -> (Bool, Bool) {
    let home = Board.home(of: animal).x
    return (
      feet.x == home ? animal.looksRight : feet.x > home, feet.x < JungleLayout.playerPlace.x
    )
  }

  /// Turns the animal to where it goes; a lion that leaps turns to the left in the air, the others
  /// once they have landed.
  private static func turningRound(
    _ animal: Animal, from feet: Point, within seconds: Double?
  ) -> Parallel {
    let left = leftward(animal)
    let (cameRight, goesRight) = ways(of: animal, from: feet)
    return Parallel {
      Cut(facing(.player), to: cameRight ? -left : left)
      Cut(facing(.player), to: goesRight ? -left : left, delay: 0.08)
      if animal == .lion, let seconds { Cut(facing(.player), to: left, delay: seconds * 0.6) }
    }
  }

  /// A hop or leap: its share of the time in the air, and its height in design pixels.
  private typealias Hop = (share: Double, height: Double)

  /// The rabbit's skips over the water, each lower than the one before.
  private static let skips: [Hop] = [(0.36, 76), (0.26, 46), (0.16, 20)]

  /// Returns where and when, in seconds, an animal that was let go touches the water on its way.
  static func touches(
    of animal: Animal, from feet: Point, by way: Way = .usual
  ) -> [(place: Point, seconds: Double)] {
    let snap = snap(animal, from: feet, by: way)
    let skipping = skips.indices.map { skips[...$0].map(\.share).reduce(0, +) }
    let shares = Flight.of(animal, by: way)?.touches ?? (animal == .rabbit ? skipping : [])
    return shares.map { share in
      let seconds = takeOff(from: feet) + share * airtime(animal, from: feet, by: way)
      return (snap[position(.player), at: .seconds(seconds)], seconds)
    }
  }

  /// Returns the pose in which the animal gathers itself, or `.turn` if it changes its direction.
  private static func gathering(
    _ first: Pose.Name, _ animal: Animal, from feet: Point
  ) -> Pose.Name {
    let (cameRight, goesRight) = ways(of: animal, from: feet)
    return cameRight == goesRight ? first : .turn
  }

  /// Moves the animal through the air: the lion leaps, and falls on its belly; the cobra flies like
  /// a spear; the rabbit skips over the water like a flat stone, and brakes with its heels.
  private static func travelling(
    _ animal: Animal, from feet: Point, for air: Double, as first: Pose.Name
  ) -> Parallel {
    let (_, goesRight) = ways(of: animal, from: feet)
    let hops: [Hop] = animal == .rabbit ? skips : [(1, animal == .lion ? 104 : 70)]
    return Parallel {
      KeyPoses(Actor.player.rawValue, from: first, gait(animal, air).keys)
      Series { for hop in hops { arc(.player, height: hop.height, duration: air * hop.share) } }
      Series {
        for (turn, share) in turns(of: animal) {
          Tween(spin(.player), to: turn, duration: air * share, easing: .inOutSine)
        }
      }
      if animal == .cobra { trailing(goesRight ? 1 : -1, air) }
      shapes(.player, flight(of: animal, air))
    }
  }

  /// Shifts the flying cobra aside and back, so that it turns about its middle, not about its tail.
  private static func trailing(_ way: Double, _ air: Double) -> Series {
    Series {
      for end in [-120 * way, 0] {
        Tween(aside(.player), to: end, duration: air / 2, easing: .inOutSine)
      }
    }
  }

  /// Returns the pose in which the animal gathers itself, and its poses in the air.
  private static func gait(
    _ animal: Animal, _ air: Double
  ) -> (first: Pose.Name, keys: [KeyPoses.Key]) {
    switch animal {
    case .lion:
      (
        .wiggle,
        [
          .to(.leap, air * 0.2, .outQuad), .hold(air * 0.16), .to(.turn, air * 0.16),
          .hold(air * 0.14), .to(.thrash, air * 0.2), .hold(air * 0.14),
        ]
      )
    case .cobra: (.cobraPressed, [.to(.dive, air * 0.2, .outQuad), .hold(air * 0.8)])
    case .rabbit: (.crouch, skips.flatMap { skipping(air * $0.share) } + braking(air))
    }
  }

  /// Returns the poses of one skip over the water.
  private static func skipping(_ seconds: Double) -> [KeyPoses.Key] {
    [
      .to(.sprint, seconds * 0.3, .outQuad), .hold(seconds * 0.35), .to(.gather, seconds * 0.35),
    ]
  }

  /// Returns the poses in which the rabbit brakes with its heels.
  private static func braking(_ air: Double) -> [KeyPoses.Key] {
    [.to(.danceLeft, air * 0.1, .outBack(2)), .hold(air * 0.12)]
  }

  /// Returns the degrees to which the animal turns in the air, and each turn's share of the time.
  private static func turns(of animal: Animal) -> [(turn: Double, share: Double)] {
    switch animal {
    case .lion: [(16, 0.3), (-4, 0.7)]
    case .cobra: [(6, 0.2), (-26, 0.35), (-76, 0.45)]
    case .rabbit: []
    }
  }

  /// Returns the shapes in the air: the lion ends broad, the cobra thin, the rabbit flat per touch.
  private static func flight(of animal: Animal, _ air: Double) -> [Shape] {
    switch animal {
    case .lion: [(0.9, 1.14, air * 0.2), (1.06, 0.96, air * 0.4), (1.3, 0.84, air * 0.4)]
    case .cobra: [(1.06, 1.04, air * 0.2), (1.3, 0.78, air * 0.4), (0.86, 1.2, air * 0.4)]
    case .rabbit: skips.flatMap { flat(air * $0.share) } + [(0.92, 1.1, air * 0.1)]
    }
  }

  /// Returns the rabbit's shapes in one skip.
  private static func flat(_ seconds: Double) -> [Shape] {
    [(1.18, 0.84, seconds * 0.6), (1.3, 0.68, seconds * 0.4)]
  }
}
