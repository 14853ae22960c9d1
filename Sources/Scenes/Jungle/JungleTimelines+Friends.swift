internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// After a defeat friends come over: they comfort the lion, untie the cobra, and take the hat off
/// the rabbit.
extension JungleTimelines {
  /// An onlooker's reaction after the round of `hero`; then it turns away.
  static func sharing(_ outcome: Outcome, _ looker: Animal, with hero: Animal) -> Timeline {
    guard let late = visitors(of: hero, after: outcome).first(where: { $0.animal == looker })?.late
    else { return revelling(outcome, looker, with: hero) }
    let way = Board.home(of: hero).x - Board.home(of: looker).x
    // As drawn lion and cobra look to the left, and the rabbit to the right.
    let facing = (way > 0) == looker.looksRight ? 1.0 : -1
    let hops = abs(way) > neighbours ? 2 : 1
    let (there, journey) = (late + gathering, Double(hops) * hopping)
    let back = there + journey + (hero == .lion ? (hops > 1 ? 0.46 : 0.8) : 1.3)
    return afterwards {
      Parallel {
        Cut(self.facing(.waiting), to: looker == .cobra ? facing : -1)
        KeyPoses(
          Actor.waiting.rawValue, from: .sad,
          company(looker, with: hero, hops: hops, after: late))
        for (start, end) in [(there, aside(of: looker, with: hero)), (back, 0)] {
          Tween(
            aside(.waiting), to: end, duration: journey, easing: .inOutSine, delay: start)
          if looker != .cobra {
            Series(delay: start) {
              for _ in 0..<hops { arc(.waiting, height: 44, duration: hopping) }
            }
          }
        }
        turningAway(after: back + journey + 0.08)
      }
    }
  }

  /// With a small hop back to how it was drawn (1), or to the others (−1).
  static func turningAway(after delay: Double, to side: Double = 1) -> Series {
    Series(delay: delay) {
      Parallel {
        Cut(facing(.waiting), to: side, delay: 0.08)
        arc(.waiting, height: 16, duration: 0.16)
      }
    }
  }

  /// The durations of a hop's anticipation and flight.
  private static let (gathering, hopping) = (0.09, 0.22)
  /// The greatest distance between direct neighbours.
  private static let neighbours = 400.0
  /// When, after its round, the first friend is with the one that it visits.
  private static let patience = 0.22

  /// Who comes over and when, the nearest first: to a lion both, to a cobra both, to a rabbit one.
  static func visitors(
    of hero: Animal, after outcome: Outcome
  ) -> [(animal: Animal, late: Double)] {
    guard outcome == .loss else { return [] }
    let friends = Animal.allCases.filter { $0 != hero && (hero != .rabbit || $0 == .cobra) }
      .sorted { abs(aside(of: $0, with: hero)) < abs(aside(of: $1, with: hero)) }
    return zip(friends, [patience, patience + 0.12]).map { (animal: $0, late: $1) }
  }

  /// When the cobra takes what the rabbit has on its head, and when that falls off it, too.
  static let (handedOn, dropped) = ((patience + 0.66) / calming, (patience + 1.12) / calming)

  /// How far a visitor moves to touch the one it pats: the hero, or the animal between.
  private static func aside(of looker: Animal, with hero: Animal) -> Double {
    // A lion takes up more room, and so do those who have come to it.
    func reach(_ animal: Animal) -> Double {
      hero == .lion ? 204 : (animal == .lion ? 182 : 172) - (hero == .cobra ? 14 : 0)
    }
    let way = Board.home(of: hero).x - Board.home(of: looker).x
    let left = reach(looker) + (abs(way) > neighbours ? reach(.cobra) : 0)
    return way > 0 ? way - left : way + left
  }

  /// The nudges that the nearest friend's three pats give the hero.
  static func nudged(_ hero: Animal) -> Series {
    let away = hero == .lion ? -9.0 : 9
    return Series {
      for pause in [patience + gathering + hopping + 0.07, 0.05, 0.07] {
        Tween(aside(.waiting), to: away, duration: 0.05, easing: .outQuad, delay: pause)
        Tween(aside(.waiting), to: 0, duration: 0.1, easing: .inOutSine)
      }
    }
  }

  /// The way over, what is done there, and the way back.
  private static func company(
    _ looker: Animal, with hero: Animal, hops: Int, after late: Double
  ) -> [KeyPoses.Key] {
    let over: Pose.Name = looker == .cobra ? .slink : .leap
    let hop: [KeyPoses.Key] = [.to(over, 0.09), .hold(0.05), .to(.land, 0.08)]
    let ways = Array(repeating: hop, count: hops).flatMap(\.self)
    let start: [KeyPoses.Key] = [.hold(late / 2), .to(.watch, late / 2), .to(.crouch, gathering)]
    let after: [KeyPoses.Key] = [.to(.watch, 0.08), .to(.turn, 0.08), .to(.stand, 0.16)]
    let there = late + gathering + Double(hops) * hopping
    return start + ways + help(looker, with: hero, since: there, isNear: hops == 1) + ways + after
  }

  /// When, after its round, a knot that is pulled springs open.
  private static let popping = patience + 0.66

  private static func help(
    _ looker: Animal, with hero: Animal, since start: Double, isNear: Bool
  ) -> [KeyPoses.Key] {
    switch hero {
    // A knot takes two to pull it open; both fall over as it springs.
    case .cobra:
      [
        .to(.comfort, 0.08, .outBack(2)), .to(.tug, 0.1), .hold(popping - start - 0.18),
        .to(.fall, 0.07), .to(.laugh, 0.08), .hold(0.06), .to(.chuckle, 0.1), .to(.laugh, 0.08),
        .hold(0.08),
      ] + gettingUp + [.to(.rub, 0.1), .hold(start + 0.43 - popping)]
    // It tries the hat on.
    case .rabbit:
      [
        .to(.comfort, 0.1, .outBack(2)), .to(.rub, 0.1), .to(.comfort, 0.1, .outBack(2)),
        .hold(0.04), .to(.crossEyed, 0.1, .outBack(2)), .hold(0.14), .to(.danceLeft, 0.14),
        .to(.danceRight, 0.16), .to(.danceLeft, 0.16), .to(.proud, 0.12), .hold(0.14),
      ]
    case .lion where isNear:
      [
        .to(.comfort, 0.1, .outBack(2)), .to(.slink, 0.1), .to(.comfort, 0.1, .outBack(2)),
        .to(.swayRight, 0.12), .to(.comfort, 0.1, .outBack(2)), .to(.slink, 0.12), .hold(0.06),
        .to(.watch, 0.1),
      ]
    case .lion:
      [
        .to(.danceLeft, 0.1, .outBack(2)), .to(.danceRight, 0.1),
        .to(.danceLeft, 0.1, .outBack(2)), .hold(0.06), .to(.watch, 0.1),
      ]
    }
  }
}
