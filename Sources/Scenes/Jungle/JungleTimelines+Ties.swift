internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Three ways in which two of a kind come to nothing.
extension JungleTimelines {
  static func tie(_ animal: Animal, isCalm: Bool) -> Timeline {
    let bank = Actor.bank.rawValue
    return staged {
      opening(player: animal, rival: animal, isCalm: isCalm)
      folly(animal, isCalm: isCalm)
      Marker(Cue.result.rawValue)
      Parallel {
        showLabel(isCalm: isCalm)
        if !isCalm { Acting(bank, from: .watch, .to(.cheer, 0.16, .outBack(2)), .hold(0.14)) }
      }
      Label("fade")
      Parallel {
        for actor in [Actor.player, .rival] {
          Tween(.opacity(actor.rawValue), to: 0, duration: tieFade, easing: .inOutSine)
          // Down into the water.
          if !isCalm {
            Tween(
              .stretch(actor.rawValue), to: Point(x: 0.9, y: 0.5), duration: tieFade,
              easing: .inQuad)
          }
        }
        if !isCalm { Acting(bank, from: .cheer, .to(.watch, 0.2), .to(.cheer, 0.2)) }
      }
      Label("home")
      Parallel {
        Series(delay: tieHome - 0.3) {
          Parallel {
            turnBank(to: 1, isCalm: isCalm)
            if !isCalm { Acting(bank, from: .cheer, .to(.stand, 0.2)) }
          }
        }
        Cut(.stretch(Actor.player.rawValue), to: Point(x: 1, y: 1))
        Tween(.opacity(Actor.player.rawValue), to: 1, duration: tieHome * 0.6, easing: .outQuad)
        goHome(
          animal, from: JungleLayout.playerPlace, duration: tieHome, isCalm: isCalm)
        Tween(labelOpacity, to: 0, duration: tieHome, easing: .inQuad)
      }
    }
  }

  /// The lions frighten each other, the cobras bump their hoods, the rabbits their bellies.
  private static func folly(_ animal: Animal, isCalm: Bool) -> Parallel {
    Parallel {
      for actor in [Actor.player, .rival] {
        let home = actor == .player ? JungleLayout.playerPlace : JungleLayout.junglePlace
        let side = actor == .player ? 1.0 : -1.0
        let middle = Point(x: 640 + side * meeting(animal), y: home.y)
        switch animal {
        case .lion:
          Acting(
            actor.rawValue, .to(.crouch, 0.14), .to(.roar, 0.12, .outBack(2)), .hold(0.2),
            .to(.fright, 0.08, .outBack(3)), .hold(0.2), .to(.dizzy, 0.16, .outBack(2)),
            .hold(0.16))
          Series {
            Hold(0.08)
            Tween(position(actor), from: home, to: middle, duration: 0.18, easing: .inOutSine)
            Hold(0.22)
            Parallel {
              Tween(position(actor), to: home, duration: 0.16, easing: .outQuad)
              arc(actor, height: isCalm ? 0 : 30, duration: 0.16)
            }
          }
        case .cobra:
          Acting(
            actor.rawValue, .to(.swayLeft, 0.16), .to(.swayRight, 0.18), .to(.rear, 0.16),
            .to(.leap, 0.09, .inQuad), .hold(0.08), .to(.dizzy, 0.18, .outBack(2)), .hold(0.2))
          Series {
            Tween(position(actor), from: home, to: middle, duration: 0.4, easing: .inOutSine)
          }
        case .rabbit:
          Acting(
            actor.rawValue, .to(.roar, 0.09), .to(.stand, 0.06), .to(.roar, 0.09),
            .to(.crouch, 0.1), .to(.leap, 0.07), .hold(0.1), .to(.fright, 0.05),
            .to(.dizzy, 0.12), .hold(0.1), .to(.sad, 0.1), .hold(0.08))
          Series {
            Hold(0.32)
            Parallel {
              Tween(position(actor), from: home, to: middle, duration: 0.17, easing: .outSine)
              Tween(lift(actor), from: 0, to: isCalm ? 0 : 84, duration: 0.17, easing: .outQuad)
            }
            Parallel {
              Tween(position(actor), to: home, duration: 0.24, easing: .outQuad)
              Tween(lift(actor), to: 0, duration: 0.2, easing: .inQuad)
            }
            if !isCalm { land(actor) }
          }
        }
      }
    }
  }

  /// How far from the middle of the river two of a kind stop.
  private static func meeting(_ animal: Animal) -> Double {
    switch animal {
    case .lion: 128
    case .cobra: 158
    case .rabbit: 84
    }
  }
}
