internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// After a round the other two come over to who has played: to pat the winner, to comfort who was beaten.
extension JungleTimelines {
  /// How a looker shares it with the `hero`, a little later than the others; in the end it turns away.
  static func sharing(
    _ outcome: Outcome, _ looker: Animal, with hero: Animal, late: Double = 0
  ) -> Timeline {
    let way = Board.home(of: hero).x < Board.home(of: looker).x ? -1.0 : 1
    // As drawn lion and cobra look to the left, and the rabbit to the right.
    let facing = (way > 0) == looker.looksRight ? 1.0 : -1
    return staged {
      Parallel {
        Cut(self.facing(.bank), to: looker == .cobra ? facing : -1)
        if outcome == .loss {
          comforting(looker, late)
        } else {
          patting(looker, from: outcome == .win ? .exult : .watch, late)
        }
        visiting(looker, way * reach(of: looker), after: late + 0.09, staying: 0.86)
        Series(delay: late + 1.96) {
          Parallel {
            Cut(self.facing(.bank), to: 1, delay: 0.08)
            arc(.bank, height: 16, duration: 0.16)
          }
        }
      }
    }
  }

  /// How far it goes over to another.
  private static func reach(of looker: Animal) -> Double {
    switch looker {
    case .lion: 92
    case .cobra: 60
    case .rabbit: 104
    }
  }

  /// Over, and back to its patch: a cobra slides.
  private static func visiting(
    _ looker: Animal, _ way: Double, after delay: Double, staying: Double
  ) -> Series {
    let seconds = looker == .cobra ? 0.26 : 0.22
    return Series {
      Parallel {
        Tween(
          aside(.bank), from: 0, to: way, duration: seconds, easing: .inOutSine, delay: delay)
        if looker != .cobra { Series(delay: delay) { arc(.bank, height: 44, duration: seconds) } }
      }
      Parallel {
        Tween(aside(.bank), to: 0, duration: seconds, easing: .inOutSine, delay: staying)
        if looker != .cobra { Series(delay: staying) { arc(.bank, height: 34, duration: seconds) } }
      }
    }
  }

  private static func patting(_ looker: Animal, from first: Pose.Name, _ late: Double) -> Acting {
    let over = looker == .cobra ? Pose.Name.run : .leap
    return Acting(
      Actor.bank.rawValue, from: first, .hold(late), .to(.crouch, 0.09), .to(over, 0.09),
      .hold(0.05), .to(.land, 0.08), .to(.pat, 0.1, .outBack(2)), .to(.cheer, 0.1),
      .to(.pat, 0.1, .outBack(2)), .to(.danceRight, 0.12), .to(.pat, 0.1, .outBack(2)),
      .to(.cheer, 0.12, .outBack(2)), .hold(0.08), .to(.crouch, 0.08), .to(over, 0.09),
      .hold(0.06), .to(.land, 0.07), .to(.watch, 0.14, .outBack(2)), .to(.danceLeft, 0.16),
      .to(.danceRight, 0.18), .to(.lookRound, 0.18), .to(.stand, 0.22))
  }

  private static func comforting(_ looker: Animal, _ late: Double) -> Acting {
    let over = looker == .cobra ? Pose.Name.slink : .leap
    return Acting(
      Actor.bank.rawValue, from: .sad, .hold(late), .to(.watch, 0.09), .to(over, 0.09),
      .hold(0.05), .to(.land, 0.08), .to(.comfort, 0.12, .outBack(2)), .to(.swayLeft, 0.12),
      .to(.comfort, 0.12), .to(.swayRight, 0.12), .to(.comfort, 0.12), .hold(0.1),
      .to(.watch, 0.08), .to(over, 0.09), .hold(0.06), .to(.land, 0.07),
      .to(.watch, 0.14, .outBack(2)), .to(.swayLeft, 0.16),
      .to(.crouch, 0.14), .to(.cheer, 0.14, .outBack(2)), .hold(0.06), .to(.stand, 0.22))
  }
}
