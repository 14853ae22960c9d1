internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The player's other two beside the river: each minds what happens in its own way and in its own time.
extension JungleTimelines {
  static let lookers = [Actor.bank, .friend]

  /// Each hears the reeds, and turns with a hop to the river (−1).
  static var turning: Parallel {
    Parallel {
      for (actor, late) in zip(lookers, [0.08, 0.2]) {
        Cut(facing(actor), to: -1, delay: late + 0.07)
        Series(delay: late) {
          Parallel {
            arc(actor, height: 18, duration: 0.16)
            Lively { Acting(actor.rawValue, .to(.land, 0.06), .to(.watch, 0.16, .outBack(1.5))) }
          }
        }
      }
    }
  }

  /// The one ducks before it happens, the other cannot look away.
  static func suspense(_ duel: Duel) -> Lively {
    let (bank, friend) = (Actor.bank.rawValue, Actor.friend.rawValue)
    let later = duel.beast == .rabbit ? 0.33 : duel.beast == .lion ? 0.1 : 0
    return Lively {
      Parallel {
        Acting(
          bank, from: .watch, .hold(0.06 + later), .to(.lookRound, 0.12), .hold(0.08 + later),
          .to(.fright, 0.1, .outBack(2)), .hold(0.1), .to(.cower, 0.12))
        Acting(
          friend, from: .watch, .hold(0.16), .to(.crouch, 0.12), .hold(later),
          .to(.watch, 0.1, .outBack(3)), .hold(0.06 + later), .to(.rear, 0.12))
      }
    }
  }

  /// The hit: the one starts at once, the other a moment later.
  static func gasping(_ duel: Duel) -> Lively {
    Lively {
      Parallel {
        Acting(Actor.bank.rawValue, from: .cower, .to(.fright, 0.06, .outBack(2)))
        arc(.bank, height: 46, duration: 0.15)
        arc(.friend, height: 30, duration: 0.15)
        Acting(
          Actor.friend.rawValue, from: .rear, .hold(0.04), .to(.fright, 0.06, .outBack(2)))
      }
    }
  }

  /// Jumps for joy, the friend's later and less high.
  static func rejoicing(from pose: Pose.Name, times: Int) -> Lively {
    Lively {
      Parallel {
        for (actor, late) in zip(lookers, [0.0, 0.1]) {
          Series(delay: late) {
            for time in 0..<times {
              Parallel {
                Acting(
                  actor.rawValue, from: time == 0 ? pose : .triumph, .to(.crouch, 0.07),
                  .to(.triumph, 0.09, .outQuad), .hold(0.12))
                Series(delay: 0.07) {
                  arc(actor, height: actor == .bank ? 54 : 40, duration: 0.2)
                }
              }
            }
          }
        }
      }
    }
  }

  /// The one hides its face, the other sinks.
  static var grieving: Lively {
    Lively {
      Parallel {
        Acting(Actor.bank.rawValue, from: .fright, .hold(0.1), .to(.cower, 0.12), .hold(0.3))
        Acting(Actor.friend.rawValue, from: .fright, .hold(0.14), .to(.rub, 0.16), .hold(0.2))
      }
    }
  }

  /// They look for who has gone under, and are glad of a head above the water.
  static var pitying: Lively {
    Lively {
      Parallel {
        Acting(
          Actor.bank.rawValue, from: .cower, .to(.watch, 0.14, .outBack(2)), .hold(0.18),
          .to(.swayLeft, 0.12), .hold(0.08), .to(.sad, 0.14))
        Acting(
          Actor.friend.rawValue, from: .rub, .hold(0.1), .to(.watch, 0.14), .hold(0.16),
          .to(.swayRight, 0.16), .hold(0.08))
      }
    }
  }

  /// A bump: both start; then the one laughs.
  static var startled: Lively {
    Lively {
      Parallel {
        Acting(
          Actor.bank.rawValue, from: .watch, .to(.fright, 0.06, .outBack(2)), .hold(0.2),
          .to(.cheer, 0.12), .to(.crouch, 0.08), .to(.cheer, 0.1))
        Acting(
          Actor.friend.rawValue, from: .watch, .hold(0.05), .to(.crossEyed, 0.08, .outBack(2)),
          .hold(0.26), .to(.swayLeft, 0.14))
        arc(.bank, height: 46, duration: 0.2)
      }
    }
  }

  /// The other must laugh too, and both look for where the two have gone.
  static var amused: Lively {
    Lively {
      Parallel {
        Acting(
          Actor.bank.rawValue, from: .cheer, .hold(0.08), .to(.crouch, 0.1), .to(.cheer, 0.1),
          .hold(0.12), .to(.watch, 0.16))
        Acting(
          Actor.friend.rawValue, from: .swayLeft, .to(.cheer, 0.12), .to(.crouch, 0.1),
          .to(.cheer, 0.1), .hold(0.2), .to(.swayRight, 0.14))
      }
    }
  }

  // MARK: - After a round, while the next one may begin

  /// How the one who has played minds it at home, for a while.
  static func mood(_ outcome: Outcome) -> Timeline {
    let name = Actor.bank.rawValue
    return staged {
      switch outcome {
      case .win:
        Parallel {
          Acting(
            name, from: .proud, .to(.crouch, 0.1), .to(.triumph, 0.14, .outBack(2)), .hold(0.36),
            .to(.proud, 0.12), .hold(0.14), .to(.stand, 0.14))
          Series(delay: 0.1) { arc(.bank, height: 50, duration: 0.3) }
        }
      case .loss:
        Acting(
          name, from: .sad, .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(.shakeLeft, 0.08),
          .to(.shakeRight, 0.08), .to(.sulk, 0.12), .hold(0.4), .to(.stand, 0.2))
      case .tie:
        Acting(
          name, from: .sad, .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(.rub, 0.12),
          .hold(0.24), .to(.shrug, 0.14, .outBack(2)), .hold(0.26), .to(.stand, 0.16))
      }
    }
  }

  /// How a looker shares it, and turns away in the end.
  static func mood(_ outcome: Outcome, of looker: Int) -> Timeline {
    let (name, late) = (Actor.bank.rawValue, 0.16 * Double(looker))
    return staged {
      Parallel {
        Cut(facing(.bank), to: -1)
        switch outcome {
        case .win:
          Acting(
            name, from: .triumph, .hold(late), .to(.crouch, 0.09), .to(.cheer, 0.12, .outBack(2)),
            .hold(0.3), .to(.stand, 0.2))
          Series(delay: late + 0.09) { arc(.bank, height: 40, duration: 0.26) }
        case .loss:
          Acting(
            name, from: looker == 0 ? .sad : .swayRight, .hold(late), .to(.swayLeft, 0.14),
            .to(.swayRight, 0.16), .to(.sad, 0.14), .hold(0.2), .to(.stand, 0.2))
        case .tie:
          Acting(
            name, from: looker == 0 ? .watch : .swayRight, .hold(late), .to(.cheer, 0.12),
            .hold(0.3), .to(.stand, 0.2))
        }
        Series(delay: 0.76 + late) {
          Parallel {
            Cut(facing(.bank), to: 1, delay: 0.08)
            arc(.bank, height: 16, duration: 0.16)
          }
        }
      }
    }
  }
}
