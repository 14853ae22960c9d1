internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The friends' visits after a defeat: they comfort a lion, untie a cobra, and try on the rabbit's
/// hat.
extension JungleTimelines {
  /// Plays an onlooker's reaction after the round of `hero`, and then turns it away.
  static func sharing(_ outcome: Outcome, _ onlooker: Animal, with hero: Animal) -> Timeline {
    guard
      let late = visitors(of: hero, after: outcome).first(where: { $0.animal == onlooker })?.late
    else { return revelling(outcome, onlooker, with: hero) }
    let way = Board.home(of: hero).x - Board.home(of: onlooker).x
    // As drawn, lion and cobra look to the left, and the rabbit to the right.
    let facing = (way > 0) == onlooker.looksRight ? 1.0 : -1
    let hops = abs(way) > neighbours ? 2 : 1
    let (there, journey) = (late + gathering, Double(hops) * hopping)
    let back = there + journey + (hero == .lion ? (hops > 1 ? 0.46 : 0.8) : 1.3)
    return afterwards {
      Parallel {
        Cut(self.facing(.waiting), to: onlooker == .cobra ? facing : -1)
        KeyPoses(
          Actor.waiting.rawValue, from: .sad,
          company(onlooker, with: hero, hops: hops, after: late))
        for (start, end) in [(there, aside(of: onlooker, with: hero)), (back, 0)] {
          Tween(
            aside(.waiting), to: end, duration: journey, easing: .inOutSine, delay: start)
          if onlooker != .cobra {
            Series(delay: start) {
              for _ in 0..<hops { arc(.waiting, height: 44, duration: hopping) }
            }
          }
        }
        turningAway(after: back + journey + 0.08)
      }
    }
  }

  /// Turns an animal with a small hop: to 1, as it was drawn, or to −1, to the others.
  static func turningAway(after delay: Double, to side: Double = 1) -> Series {
    Series(delay: delay) {
      Parallel {
        Cut(facing(.waiting), to: side, delay: 0.08)
        arc(.waiting, height: 16, duration: 0.16)
      }
    }
  }

  /// The seconds of a hop's anticipation and of its flight, before `calming` shortens them.
  private static let (gathering, hopping) = (0.09, 0.22)
  /// The greatest distance between the homes of direct neighbours, in design pixels.
  private static let neighbours = 400.0
  /// The seconds after its round, before `calming`, at which the first friend sets out.
  private static let patience = 0.22

  /// Returns who visits the hero and when, the nearest first; a rabbit's only visitor is the cobra.
  static func visitors(
    of hero: Animal, after outcome: Outcome
  ) -> [(animal: Animal, late: Double)] {
    guard outcome == .loss else { return [] }
    let friends = Animal.allCases.filter { $0 != hero && (hero != .rabbit || $0 == .cobra) }
      .sorted { abs(aside(of: $0, with: hero)) < abs(aside(of: $1, with: hero)) }
    return zip(friends, [patience, patience + 0.12]).map { (animal: $0, late: $1) }
  }

  /// The seconds after the round at which the cobra takes the rabbit's hat, and drops it.
  static let (handedOn, dropped) = ((patience + 0.66) / calming, (patience + 1.12) / calming)

  /// Returns how far a visitor moves, in design pixels, to touch the hero or a visitor between.
  private static func aside(of onlooker: Animal, with hero: Animal) -> Double {
    // A lion takes up more room, and so do the animals that have come to it.
    func reach(_ animal: Animal) -> Double {
      hero == .lion ? 204 : (animal == .lion ? 182 : 172) - (hero == .cobra ? 14 : 0)
    }
    let way = Board.home(of: hero).x - Board.home(of: onlooker).x
    let left = reach(onlooker) + (abs(way) > neighbours ? reach(.cobra) : 0)
    return way > 0 ? way - left : way + left
  }

  /// Nudges the hero three times, as the nearest friend pats it.
  static func nudged(_ hero: Animal) -> Series {
    let away = hero == .lion ? -9.0 : 9
    return Series {
      for pause in [patience + gathering + hopping + 0.07, 0.05, 0.07] {
        Tween(aside(.waiting), to: away, duration: 0.05, easing: .outQuad, delay: pause)
        Tween(aside(.waiting), to: 0, duration: 0.1, easing: .inOutSine)
      }
    }
  }

  /// Returns a friend's poses on the way over, at the hero's side, and on the way back.
  private static func company(
    _ onlooker: Animal, with hero: Animal, hops: Int, after late: Double
  ) -> [KeyPoses.Key] {
    let over: Pose.Name = onlooker == .cobra ? .slink : .leap
    let hop: [KeyPoses.Key] = [.to(over, 0.09), .hold(0.05), .to(.land, 0.08)]
    let ways = Array(repeating: hop, count: hops).flatMap(\.self)
    let start: [KeyPoses.Key] = [.hold(late / 2), .to(.watch, late / 2), .to(.crouch, gathering)]
    let after: [KeyPoses.Key] = [.to(.watch, 0.08), .to(.turn, 0.08), .to(.stand, 0.16)]
    let there = late + gathering + Double(hops) * hopping
    return start + ways + help(onlooker, with: hero, since: there, isNear: hops == 1) + ways + after
  }

  /// The seconds after the round, before `calming`, at which the pulled knot springs open.
  private static let popping = patience + 0.66

  /// Returns a friend's poses while it is with the hero.
  private static func help(
    _ onlooker: Animal, with hero: Animal, since start: Double, isNear: Bool
  ) -> [KeyPoses.Key] {
    switch hero {
    // The cobra's knot takes two friends to pull it open; both fall over as it springs.
    case .cobra:
      [
        .to(.comfort, 0.08, .outBack(2)), .to(.tug, 0.1), .hold(popping - start - 0.18),
        .to(.fall, 0.07), .to(.laugh, 0.08), .hold(0.06), .to(.chuckle, 0.1), .to(.laugh, 0.08),
        .hold(0.08),
      ] + gettingUp + [.to(.rub, 0.1), .hold(start + 0.43 - popping)]
    // The cobra tries the rabbit's hat on.
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
