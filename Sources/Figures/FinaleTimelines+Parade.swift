internal import Animation
internal import Rules
internal import Stage

/// The parade after a match in the jungle.
extension FinaleTimelines {
  /// The parade: the winner rides to and fro on the others' backs, is crowned and shows what it can
  /// do, and the beaten animals applaud. A winner of the player's gets a fanfare.
  static func parade(_ hero: Animal, jungle: Bool) -> FullMotion {
    FullMotion {
      Parallel {
        Tween(lift(middle), from: 0, to: carriedHeight + 60, duration: 0.26, easing: .outQuad)
        KeyPoses(middle, .to(.crouch, 0.08), .to(.leap, 0.18))
        for actor in bearers { KeyPoses(actor.rawValue, from: .watch, .to(.crouch, 0.2)) }
      }
      Tween(lift(middle), to: carriedHeight, duration: 0.14, easing: .inQuad)
      Marker(SoundName.thump)
      if !jungle { Marker(SoundName.win) }
      Parallel {
        KeyPoses(
          middle, from: .leap, [.to(.cheer, 0.16, .outBack(2)), .hold(0.24)] + spin(of: hero))
        if hero == .rabbit { leaps }
        Tween(prop, to: 0, duration: 0.4, easing: .inQuad)
        Tween(glory, from: 0, to: 1, duration: 0.3, easing: .outQuad, delay: 0.4)
        for actor in bearers { KeyPoses(actor.rawValue, from: .crouch, .to(.stand, 0.2)) }
        if !jungle { Tween(flight, from: 0, to: 2.2, duration: 2.2) }
        Tween(stride, from: 0, to: 10, duration: 2.1)
        Series {
          Tween(march, from: 0, to: -110, duration: 0.6, easing: .inOutSine)
          Tween(march, to: 110, duration: 1, easing: .inOutSine)
          Tween(march, to: 0, duration: 0.5, easing: .inOutSine)
        }
        for (index, animal) in Animal.allCases.enumerated() {
          cheering(audience(animal), after: 0.1 + 0.12 * Double(index))
        }
      }
    }
  }

  private static let bearers = [FinaleSeat.left, .right]

  /// The keys of the winner's show on the others' backs: the lion roars and shakes its mane, the
  /// cobra dances, the rabbit turns from side to side high in the air.
  private static func spin(of hero: Animal) -> [KeyPoses.Key] {
    switch hero {
    case .lion:
      [
        .to(.crouch, 0.12), .to(.roar, 0.16, .outBack(1.6)), .hold(0.5), .to(.shakeLeft, 0.1),
        .to(.shakeRight, 0.1), .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1), .to(.triumph, 0.2),
        .hold(0.3),
      ]
    case .cobra:
      [
        .to(.swayLeft, 0.22), .to(.swayRight, 0.26), .to(.danceLeft, 0.22), .to(.danceRight, 0.22),
        .to(.danceLeft, 0.22), .to(.danceRight, 0.22), .to(.triumph, 0.2, .outBack(2)),
      ]
    case .rabbit:
      [
        .to(.crouch, 0.12), .to(.exult, 0.18), .hold(0.2), .to(.crouch, 0.12),
        .to(.danceLeft, 0.18), .hold(0.2), .to(.crouch, 0.12), .to(.danceRight, 0.18), .hold(0.2),
        .to(.triumph, 0.2, .outBack(2)),
      ]
    }
  }

  /// The height of the rabbit's leaps while it shows what it can do.
  private static var leaps: Series {
    Series {
      Hold(0.46)
      for _ in 0..<3 {
        Hold(0.06)
        Tween(lift(middle), to: carriedHeight + 70, duration: 0.22, easing: .outQuad)
        Tween(lift(middle), to: carriedHeight, duration: 0.22, easing: .inQuad)
      }
    }
  }
}
