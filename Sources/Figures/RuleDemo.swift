public import Animation
public import Rules
public import Stage

/// Demonstrations of a rule, played by two animals or two hands.
public enum RuleDemo {
  /// The winner's progress: 0 at its own place, 1 at the loser, above 1 beyond the loser.
  private static let progress = Channel<Double>("rule.way")
  /// The winner's height over the ground, in design pixels.
  private static let lift = Channel<Double>("rule.lift")

  private static func timeline(of hand: Throw) -> Timeline {
    switch hand {
    case .rock: lion
    case .paper: cobra
    case .scissors: rabbit
    }
  }

  private static let lion = together {
    KeyPoses(
      "winner", .to(.crouch, 0.4), .to(.leap, 0.14), .hold(0.16), .to(.land, 0.1),
      .to(.triumph, 0.2), .hold(1), .to(.stand, 0.3))
    KeyPoses(
      "loser", .to(.watch, 0.2), .hold(0.2), .to(.fright, 0.14, .outBack(2)), .hold(0.16),
      .to(.flat, 0.08), .hold(1.3), .to(.stand, 0.3))
    blow(far: 1, high: 60)
  }

  private static let cobra = together {
    KeyPoses(
      "winner", .to(.rear, 0.5), .to(.bite, 0.12), .hold(0.5), .to(.cheer, 0.3), .hold(0.7),
      .to(.stand, 0.3))
    KeyPoses(
      "loser", .to(.watch, 0.2), .to(.crossEyed, 0.3), .hold(0.14),
      .to(.yelp, 0.1, .outBack(2)), .hold(0.4), .to(.dizzy, 0.2), .hold(0.9), .to(.stand, 0.3))
    blow(far: 0.55, high: 0)
  }

  private static let rabbit = together {
    KeyPoses(
      "winner", .to(.crouch, 0.3), .to(.sprint, 0.12), .hold(0.2), .to(.gather, 0.12),
      .to(.sprint, 0.12), .hold(0.2), .to(.land, 0.1), .to(.exult, 0.2, .outBack(2)),
      .hold(0.6), .to(.stand, 0.3))
    KeyPoses(
      "loser", .to(.watch, 0.2), .hold(0.1), .to(.reach, 0.2), .hold(0.2), .to(.follow, 0.3),
      .hold(0.2), .to(.dizzy, 0.2), .hold(0.9), .to(.stand, 0.3))
    Series {
      Hold(0.3)
      Parallel {
        Series {
          Tween(progress, from: 0, to: 1.5, duration: 0.45, easing: .outQuad)
          Tween(progress, to: 0, duration: 0.45, easing: .inOutSine)
        }
        for start in [0.0, 0.45] {
          Series(delay: start) {
            Tween(lift, from: 0, to: 44, duration: 0.22, easing: .outQuad)
            Tween(lift, to: 0, duration: 0.22, easing: .inQuad)
          }
        }
      }
    }
  }

  /// The winner's jump on the loser, where it stays before it goes back: `far` is the greatest
  /// progress, `high` the height of the jump in design pixels.
  private static func blow(far: Double, high: Double) -> Parallel {
    Parallel {
      Series {
        Hold(0.44)
        Tween(progress, from: 0, to: far, duration: 0.3, easing: .inQuad)
        Hold(1.2)
        Tween(progress, to: 0, duration: 0.4, easing: .inOutSine)
      }
      Series {
        Hold(0.44)
        Tween(lift, from: 0, to: high, duration: 0.16, easing: .outQuad)
        Tween(lift, to: 0, duration: 0.14, easing: .inQuad)
      }
    }
  }

  /// The moment from which it is plain who has won.
  private static let struck = Time.seconds(0.9)

  /// The distance of winner and loser from the middle between them, in design pixels.
  private static let spacing = 64.0

  /// The blow of the winning hand on the other one.
  private static let hands = sceneTimeline { blow(far: 1, high: 34) }

  /// Draws the winner on the left of `foot` and the loser on the right of it. The loser is
  /// `owner`'s, and is still `away` design pixels from its place. A winner that `isCrowned` wears
  /// its crown whenever it is not about to win it.
  public static func drawAnimals(
    _ hand: Throw, against owner: Side = .player, at foot: Point,
    arriving away: Double = 0, _ moment: Time?, isCrowned: Bool = false, into picture: inout Picture
  ) {
    let timeline = timeline(of: hand)
    for (name, animal, side) in [("loser", Animal(hand.beats), 1.0), ("winner", Animal(hand), -1)] {
      var figure = AnimalFigure(
        animal, name == "loser" ? owner : .player,
        feet: foot + Point(x: side * spacing + (side > 0 ? away : 0), y: 0))
      figure.scale = figure.scale * (name == "loser" ? 0.44 : 0.5)
      figure.facing = animal.facing(-side)
      if let moment {
        figure.pose = timeline[.posture(name), at: moment].pose(of: animal)
        if name == "winner" {
          figure.feet.x += 1.6 * spacing * timeline[progress, at: moment]
          figure.lift = timeline[lift, at: moment]
        }
      }
      figure.draw(named: "rule.\(name)", into: &picture)
      guard isCrowned, name == "winner", moment.map({ $0 > struck }) ?? true,
        let head = figure.place(of: .crown)
      else { continue }
      picture.draw(
        .image(SharedAssets.iconCrown, at: head - Point(x: 0, y: 5)).scaled(0.7)
          .named("rule.crown"))
    }
  }

  /// Draws a sheet of paper, in two halves as far as it is `cut`.
  private static func drawSheet(at middle: Point, cut: Double = 0, into picture: inout Picture) {
    for half in [-1.0, 1] {
      let aside = Point(x: half * (16 + 16 * cut), y: 12 * cut)
      picture.draw(
        .image(HandAssets.sheetHalf, at: middle + aside).scaled(0.64)
          .turned((half > 0 ? 180 : 0) + 16 * half * cut))
    }
  }

  /// Draws the winning hand, an arrow, and the hand that it beats: a rock squashes scissors, paper
  /// folds over a rock, and scissors snip paper, which droops.
  public static func drawHands(
    _ hand: Throw, at middle: Point, _ moment: Time?, into picture: inout Picture
  ) {
    func value(_ channel: Channel<Double>) -> Double { moment.map { hands[channel, at: $0] } ?? 0 }
    let reach = value(progress)
    let struck = max(0, 8 * reach - 7)
    let isStruck = struck > 0.5
    let loser = HandAssets.picture(of: hand.beats, isStruck ? .beaten : .open)
    let squash = hand == .rock ? 0.3 * struck : hand == .paper ? 0.14 * struck : 0
    if hand == .scissors {
      drawSheet(at: middle + Point(x: spacing, y: -4), cut: struck, into: &picture)
    }
    picture.draw(
      .image(loser, at: middle + Point(x: spacing, y: 4 + 10 * struck))
        .scaled(80 / loser.size.height).scaled(1 + squash, 1 - squash)
        .turned(hand == .scissors ? 30 * struck : 0))
    picture.draw(
      .image(SharedAssets.next, at: middle).scaled(0.6).opacity(1 - min(1, 3 * reach)))
    // Paper stays folded over the rock; scissors open and close.
    let acts = isStruck && (hand == .paper || Int((moment?.seconds ?? 0) * 10).isMultiple(of: 2))
    let winner = HandAssets.picture(of: hand, acts ? .acting : .open)
    let far = hand == .paper ? 1.94 : 1.44
    let place = middle + Point(x: spacing * (far * reach - 1), y: -value(lift))
    if hand == .paper { drawSheet(at: place - Point(x: 0, y: 10), into: &picture) }
    picture.draw(
      .image(winner, at: place)
        .scaled((92 + 12 * struck) / winner.size.height)
        .turned(hand == .scissors ? 50 * reach : 0))
  }
}
