internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// After a round the other two come over to pat the winner or comfort the loser.
extension JungleTimelines {
  /// An onlooker's reaction beside the `hero`, delayed by `late` seconds; then it turns away.
  static func sharing(
    _ outcome: Outcome, _ looker: Animal, with hero: Animal, late: Double = 0.3
  ) -> Timeline {
    let way = Board.home(of: hero).x - Board.home(of: looker).x
    // As drawn lion and cobra look to the left, and the rabbit to the right.
    let facing = (way > 0) == looker.looksRight ? 1.0 : -1
    let hops = abs(way) > neighbours ? 2 : 1
    let (there, journey) = (late + gathering, Double(hops) * hopping)
    let back = there + journey + (hops > 1 ? 0.46 : 0.8)
    return staged {
      Parallel {
        if outcome == .win, !isNearest(looker, to: hero) {
          Series(delay: there + journey) {
            for _ in 0..<2 { arc(.bank, height: 40, duration: 0.2) }
          }
        }
        Cut(self.facing(.bank), to: looker == .cobra ? facing : -1)
        Acting(
          Actor.bank.rawValue, from: outcome == .loss ? .sad : outcome == .win ? .exult : .watch,
          company(outcome, looker, with: hero, hops: hops, after: late))
        for (start, end) in [(there, aside(of: looker, with: hero)), (back, 0)] {
          Tween(
            aside(.bank), to: end, duration: journey, easing: .inOutSine, delay: start)
          if looker != .cobra {
            Series(delay: start) { for _ in 0..<hops { arc(.bank, height: 44, duration: hopping) } }
          }
        }
        Series(delay: back + journey + 0.08) {
          Parallel {
            Cut(self.facing(.bank), to: 1, delay: 0.08)
            arc(.bank, height: 16, duration: 0.16)
          }
        }
      }
    }
  }

  /// The durations of a hop's anticipation and flight.
  private static let (gathering, hopping) = (0.09, 0.22)
  /// The greatest distance between direct neighbours.
  private static let neighbours = 400.0

  /// Each visitor's delay, the nearest first.
  static func visitors(
    of hero: Animal, after outcome: Outcome = .win
  ) -> [(animal: Animal, late: Double)] {
    let friends = Animal.allCases.filter { $0 != hero }
      .sorted { abs(aside(of: $0, with: hero)) < abs(aside(of: $1, with: hero)) }
    let first = patience(outcome)
    return zip(friends, [first, first + 0.12]).map { (animal: $0, late: $1) }
  }

  /// They run to a winner, walk slowly to a loser, and laugh first after a tie.
  private static func patience(_ outcome: Outcome) -> Double {
    switch outcome {
    case .win: 0.2
    case .loss: 0.42
    case .tie: 0.5
    }
  }

  /// How far a visitor moves to touch the one it pats: the hero, or the animal between.
  private static func aside(of looker: Animal, with hero: Animal) -> Double {
    func reach(_ animal: Animal) -> Double { animal == .lion ? 182 : 172 }
    let way = Board.home(of: hero).x - Board.home(of: looker).x
    let left = reach(looker) + (abs(way) > neighbours ? reach(.cobra) : 0)
    return way > 0 ? way - left : way + left
  }

  /// The nudges that the nearest friend's three pats give the hero.
  static func nudged(_ hero: Animal, after outcome: Outcome) -> Series {
    let away = hero == .lion ? -9.0 : 9
    return Series {
      for pause in [patience(outcome) + gathering + hopping + 0.07, 0.05, 0.07] {
        Tween(aside(.bank), to: away, duration: 0.05, easing: .outQuad, delay: pause)
        Tween(aside(.bank), to: 0, duration: 0.1, easing: .inOutSine)
      }
    }
  }

  /// The way over, the pats and the way back; one from afar pats less and leaves first.
  private static func company(
    _ outcome: Outcome, _ looker: Animal, with hero: Animal, hops: Int, after late: Double
  ) -> [Acting.Key] {
    let isSad = outcome == .loss
    let over: Pose.Name = looker == .cobra ? (isSad ? .slink : .run) : .leap
    let hop: [Acting.Key] = [.to(over, 0.09), .hold(0.05), .to(.land, 0.08)]
    let ways = Array(repeating: hop, count: hops).flatMap(\.self)
    let start: [Acting.Key] = [.hold(late / 2), .to(.watch, late / 2), .to(.crouch, gathering)]
    let (pat, one, other) = gestures(outcome, looker, with: hero)
    // The order differs for each of the two.
    let (up, aside) = hero == .rabbit ? (other, one) : (one, other)
    let two: [Acting.Key] = [
      .to(pat, 0.1, .outBack(2)), .to(up, 0.1), .to(pat, 0.1, .outBack(2)),
    ]
    let third: [Acting.Key] = [.to(aside, 0.12), .to(pat, 0.1, .outBack(2)), .to(up, 0.12)]
    let pats = two + (hops > 1 ? [] : third) + [.hold(0.06), .to(isSad ? .watch : .crouch, 0.1)]
    // It keeps moving on its own patch.
    let after: [Acting.Key] = [
      .to(.watch, 0.14, .outBack(2)), .to(outcome == .win ? up : isSad ? .sad : .cheer, 0.16),
      .to(isSad ? .watch : outcome == .win ? aside : .crouch, 0.18),
      .to(isSad ? .swayLeft : .cheer, 0.16), .to(.lookRound, 0.18), .to(.stand, 0.22),
    ]
    return start + ways + pats + ways + after
  }

  private static func isNearest(_ looker: Animal, to hero: Animal) -> Bool {
    visitors(of: hero).first?.animal == looker
  }

  /// The poses of a pat and between pats; the second visitor rejoices, clowns or weeps alone.
  private static func gestures(
    _ outcome: Outcome, _ looker: Animal, with hero: Animal
  ) -> (pat: Pose.Name, up: Pose.Name, aside: Pose.Name) {
    switch (outcome, looker) {
    // A knot takes two to pull it open.
    case (.loss, _) where hero == .cobra, (.tie, _) where hero == .cobra: (.comfort, .tug, .tug)
    case (.win, .lion): (hero == .cobra ? .pat : .cheer, .exult, .danceRight)
    case (.win, .cobra): hero == .lion ? (.pat, .danceRight, .danceLeft) : (.pat, .exult, .triumph)
    case (.win, .rabbit):
      hero == .lion ? (.exult, .danceLeft, .danceRight) : (.cheer, .dustLeft, .exult)
    case (.loss, .lion): (.rub, .sad, .swayLeft)
    case (.loss, .cobra): hero == .lion ? (.comfort, .slink, .swayRight) : (.comfort, .rub, .slink)
    case (.loss, .rabbit): (.danceLeft, .danceRight, .watch)
    // They roll on their backs with laughter.
    case (.tie, .lion), (.tie, .rabbit): (.laugh, .chuckle, .chuckle)
    case (.tie, .cobra): hero == .lion ? (.pat, .cheer, .crouch) : (.pat, .danceLeft, .cheer)
    }
  }
}
