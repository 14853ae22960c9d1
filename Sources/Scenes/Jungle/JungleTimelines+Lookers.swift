internal import Animation
internal import Figures
internal import Rules

/// The player's other two animals beside the river, each with its own reactions and timing.
extension JungleTimelines {
  static let lookers = [Actor.firstOnlooker, .secondOnlooker]

  /// Each hears the reeds, turns with a hop to the river (−1), and sees who comes: the one does what
  /// that does, the other, later, does not like it.
  static func turning(to rival: Animal) -> Parallel {
    let (first, second) = sights(of: rival)
    return Parallel {
      for (actor, late, sight) in [
        (Actor.firstOnlooker, 0.02, first), (.secondOnlooker, 0.11, second),
      ] {
        Cut(facing(actor), to: -1, delay: late + 0.07)
        Series(delay: late) { arc(actor, height: 18, duration: 0.12) }
        Lively {
          Acting(actor.rawValue, from: .watch, [.hold(late), .to(.land, 0.05)] + sight)
        }
      }
      if rival == .rabbit {
        Series(delay: 0.22) { arc(.firstOnlooker, height: 34, duration: 0.14) }
      }
    }
  }

  private static func sights(of rival: Animal) -> (first: [Acting.Key], second: [Acting.Key]) {
    switch rival {
    case .lion:
      (
        [.hold(0.03), .to(.roar, 0.07, .outBack(2)), .hold(0.1), .to(.watch, 0.08)],
        [
          .to(.fright, 0.05, .outBack(3)), .hold(0.02), .to(.cower, 0.06), .hold(0.04),
          .to(.watch, 0.06),
        ]
      )
    case .cobra:
      (
        [.to(.crouch, 0.06), .to(.swayRight, 0.09), .to(.swayLeft, 0.09), .to(.watch, 0.07)],
        [.hold(0.02), .to(.dread, 0.07, .outBack(2)), .hold(0.07), .to(.watch, 0.08)]
      )
    case .rabbit:
      (
        [.to(.crouch, 0.1), .to(.danceRight, 0.07, .outBack(2)), .hold(0.06), .to(.watch, 0.07)],
        [.to(.lookRound, 0.06), .to(.crossEyed, 0.06, .outBack(3)), .hold(0.05), .to(.watch, 0.06)]
      )
    }
  }

  /// They keep still, so that nobody looks away from the hunt: each moves at its own times.
  static func hoping(_ duel: Duel) -> Lively {
    let (first, second): ([Acting.Key], [Acting.Key]) =
      switch duel.winningAnimal {
      case .lion: (cobraKnows, rabbitWinces)
      case .cobra: (lionPreens, rabbitHides)
      case .rabbit: (lionFlinches, cobraGapes)
      }
    return Lively {
      Parallel {
        Acting(Actor.firstOnlooker.rawValue, from: .watch, first + [.to(.crouch, 0.12)])
        Acting(Actor.secondOnlooker.rawValue, from: .watch, second + [.to(.rear, 0.12)])
      }
    }
  }

  /// It is as vain as the one in the river, while the other sees the bite come.
  private static let lionPreens: [Acting.Key] = [
    .hold(0.12), .to(.preen, 0.05, .outBack(1.5)), .hold(0.3),
  ]
  private static let rabbitHides: [Acting.Key] = [
    .hold(0.24), .to(.hide, 0.07, .outBack(2)), .hold(0.2),
  ]

  /// It shrinks as the lion goes in head first, and has a sly look for who comes up behind the
  /// rabbit.
  private static let cobraKnows: [Acting.Key] = [
    .hold(0.24), .to(.dread, 0.06, .outBack(2)), .hold(0.3), .to(.plot, 0.06), .hold(0.3),
  ]

  /// It cannot look at that, and then must.
  private static let rabbitWinces: [Acting.Key] = [
    .hold(0.26), .to(.hide, 0.06, .outBack(2)), .hold(0.24), .to(.watch, 0.06, .outBack(3)),
    .hold(0.36),
  ]

  /// It starts at the bite, cheers at who has whom by the tail, and hides as that whips back.
  private static let lionFlinches: [Acting.Key] = [
    .hold(0.16), .to(.fright, 0.06, .outBack(3)), .hold(0.24), .to(.peer, 0.06), .hold(0.18),
    .to(.cheer, 0.08, .outBack(2)), .hold(0.2), .to(.cower, 0.06, .outBack(2)), .hold(0.12),
  ]

  /// It cannot believe how long a tail is, each time.
  private static let cobraGapes: [Acting.Key] = [
    .hold(0.22), .to(.dread, 0.06, .outBack(2)), .hold(0.36), .to(.crossEyed, 0.07, .outBack(2)),
    .hold(0.14), .to(.yelp, 0.06, .outBack(2)), .hold(0.12), .to(.cower, 0.06), .hold(0.08),
  ]

  /// Their leaps for joy come when the blow has been seen, one animal's a moment after the other's.
  static func gasping(_ duel: Duel) -> Lively {
    Lively {
      Parallel {
        // Its own knees give way at the blow.
        Acting(
          Actor.firstOnlooker.rawValue, from: .crouch, .to(.land, 0.03), .hold(0.02),
          .to(.exult, 0.1, .outBack(2)))
        Acting(
          Actor.secondOnlooker.rawValue, from: .rear, .hold(0.1), .to(.cheer, 0.08, .outBack(2)))
        if duel.winningAnimal == .cobra { Series(delay: 0.2) { watchingOn } }
      }
    }
  }

  /// While the bitten one still hops about; the one falls as that does, and the other cannot look.
  private static var watchingOn: Parallel {
    Parallel {
      Acting(
        Actor.firstOnlooker.rawValue, from: .exult, .to(.danceLeft, 0.1), .to(.danceRight, 0.12),
        .to(.exult, 0.1, .outBack(2)), .to(.behold, 0.06), .hold(0.1), .to(.fall, 0.06),
        .hold(0.04), .to(.exult, 0.1, .outBack(2)))
      Acting(
        Actor.secondOnlooker.rawValue, from: .cheer, .hold(0.04), .to(.crouch, 0.08),
        .to(.danceLeft, 0.1), .to(.cheer, 0.1, .outBack(2)), .hold(0.06), .to(.hide, 0.07),
        .hold(0.12), .to(.cheer, 0.08, .outBack(2)))
      Series(delay: 0.12) { arc(.secondOnlooker, height: 40, duration: 0.2) }
    }
  }

  /// How high a cobra hops, which sits before the middle of the river.
  private static let low = 8.0

  /// The poses in which those ashore jump for joy, two until the loser has sunk and two after that.
  static func joys(
    _ duel: Duel
  ) -> (first: Pose.Name, second: Pose.Name, third: Pose.Name, last: Pose.Name) {
    switch duel.winningAnimal {
    case .lion: (.danceRight, .triumph, .danceLeft, .exult)
    case .cobra: (.triumph, .danceLeft, .exult, .danceRight)
    case .rabbit: (.danceLeft, .danceRight, .cheer, .triumph)
    }
  }

  /// The one jumps for joy, each time with another pose. The other hides its eyes and peeps before it
  /// does, if it is `shy`, later and lower; and the jumps of a cobra hide nobody in the river.
  static func rejoicing(
    _ duel: Duel, from first: [Pose.Name], _ joys: [Pose.Name], isShy: Bool = false
  ) -> Lively {
    let heights = [
      duel.winningAnimal == .lion ? low : 54, duel.winningAnimal == .rabbit ? low : 40,
    ]
    return Lively {
      Parallel {
        for (index, (actor, late)) in zip(lookers, [0.0, 0.12]).enumerated() {
          let own = index == 0 ? joys : joys.reversed()
          if index == 1, isShy {
            Acting(actor.rawValue, from: first[index], peeping(until: own.last ?? .cheer))
          } else {
            Series(delay: late) {
              for (joy, last) in zip(own, [first[index]] + own) {
                Parallel {
                  Acting(
                    actor.rawValue, from: last, .to(.crouch, 0.07), .to(joy, 0.09, .outQuad),
                    .hold(index == 0 ? 0.09 : 0.06))
                  Series(delay: 0.07) { arc(actor, height: heights[index], duration: 0.16) }
                }
              }
            }
          }
        }
      }
    }
  }

  /// It cannot look at that, has to, and is glad that it has.
  private static func peeping(until joy: Pose.Name) -> [Acting.Key] {
    [
      .hold(0.06), .to(.cower, 0.08), .hold(0.12), .to(.peer, 0.08), .hold(0.06),
      .to(.crouch, 0.06), .to(joy, 0.08, .outBack(2)), .hold(0.03),
    ]
  }

  /// They look for the sunk animal, and rejoice when its head comes up.
  static var pitying: Lively {
    Lively {
      Parallel {
        Acting(
          Actor.firstOnlooker.rawValue, from: .sad, .to(.crouch, 0.1), .hold(0.04),
          .to(.watch, 0.08, .outBack(3)), .hold(0.06), .to(.swayLeft, 0.1), .to(.crouch, 0.1),
          .to(.sad, 0.12))
        Acting(
          Actor.secondOnlooker.rawValue, from: .rub, .hold(0.06), .to(.watch, 0.1, .outBack(2)),
          .hold(0.06), .to(.crouch, 0.1), .hold(0.06), .to(.watch, 0.1), .to(.swayRight, 0.12))
      }
    }
  }

  /// After a tie they bend down to see who comes up, and greet it.
  static func welcoming(_ animal: Animal) -> Lively {
    Lively {
      Parallel {
        Acting(
          Actor.firstOnlooker.rawValue, from: .watch, .to(.crouch, 0.12), .hold(0.1),
          .to(.cheer, 0.1, .outBack(2)), .hold(0.12), .to(.watch, 0.14))
        Series(delay: 0.2) {
          arc(.firstOnlooker, height: animal == .lion ? low : 26, duration: 0.18)
        }
        Acting(
          Actor.secondOnlooker.rawValue, from: .swayRight, .hold(0.06), .to(.swayLeft, 0.16),
          .hold(0.08), .to(.danceRight, 0.1, .outBack(2)), .hold(0.06), .to(.watch, 0.14))
      }
    }
  }
}
