internal import Animation
internal import Figures
internal import Rules

/// The winner and loser of a decided round, and where they stand.
struct Duel {
  let winner: JungleTimelines.Actor
  let winningAnimal: Animal
  let loser: JungleTimelines.Actor
  let losingAnimal: Animal
  let start: Point
  let target: Point

  /// Nil for a tie, which nobody wins.
  init?(player: Animal, rival: Animal) {
    let (here, there) = (JungleLayout.playerPlace, JungleLayout.junglePlace)
    switch player.outcome(against: rival) {
    case .tie: return nil
    case .win:
      (winner, winningAnimal, loser, losingAnimal) = (.player, player, .rival, rival)
      (start, target) = (here, there)
    case .loss:
      (winner, winningAnimal, loser, losingAnimal) = (.rival, rival, .player, player)
      (start, target) = (there, here)
    }
  }

  var isWin: Bool { winner == .player }

  /// How fast the hunt is played, and what follows the blow: of the one story the teasing takes
  /// its time, of the other what comes of it.
  var tempi: (hunt: Double, blow: Double) {
    switch winningAnimal {
    case .lion: isWin ? (0.8, 0.8) : (0.76, 0.82)
    case .cobra: isWin ? (0.92, 0.74) : (0.73, 0.86)
    case .rabbit: isWin ? (0.79, 0.85) : (0.8, 0.74)
    }
  }

  /// +1 if the winner goes to the right.
  var forward: Double { target.x > start.x ? 1 : -1 }

  /// A point `way` beyond the target in the winner's direction and `near` further down.
  func beyond(_ way: Double, _ near: Double = 0) -> Point {
    Point(x: target.x + way * forward, y: target.y + near)
  }

  /// Like `beyond`, but relative to `end`.
  func past(_ way: Double, _ near: Double = 0) -> Point {
    Point(x: end.x + way * forward, y: end.y + near)
  }

  /// Where the hunt ends: a rabbit gets below the lion or comes too near, a lion has the cobra
  /// on its back, and a cobra gets half-way after the one rabbit, and hardly moves for the other.
  var end: Point {
    switch losingAnimal {
    case .rabbit: isWin ? beyond(-120, -14) : beyond(-34, -8)
    case .lion: beyond(44)
    case .cobra: isWin ? beyond(-206, -8) : beyond(14, -16)
    }
  }

  /// Where both go under: a ball has rolled some way, and a lion is ridden like a boat.
  var exit: Point {
    switch winningAnimal {
    case .rabbit where !isWin: past(-96)
    case .cobra where isWin: past(-92)
    default: end
    }
  }

  /// Where the loser lies before it sinks; a cobra's face is right under the winner's feet.
  var loserPlace: Point {
    switch losingAnimal {
    case .rabbit: end
    case .lion: target
    case .cobra: past(isWin ? 48 : -12)
    }
  }

  /// The lion's position while its paws hold the rabbit down, who has its back to the player's lion
  /// and its face to the jungle's.
  var grip: Point { Point(x: end.x - (isWin ? 100 : 146) * forward, y: end.y) }

  /// Where and how high the winner is: beside the rabbit, on the lion's back, on the cobra or its knot.
  var winnerPlace: (place: Point, height: Double) {
    switch winningAnimal {
    case .lion: isWin ? (past(-64), 26) : (past(-72), 22)
    case .cobra: (end, 44)
    case .rabbit: isWin ? (loserPlace, 100) : (end, 88)
    }
  }

  /// The poses of winner and loser once they have seen each other.
  var winnerStance: Pose.Name { JungleTimelines.stance(winningAnimal, meeting: losingAnimal) }
  var loserStance: Pose.Name { JungleTimelines.stance(losingAnimal, meeting: winningAnimal) }

  /// How the loser squirms under the winner: wrapped up, bored, slapping the water, out of breath,
  /// or rolling in a knot under its feet.
  var struggle: (low: Pose.Name, high: Pose.Name) {
    switch winningAnimal {
    case .lion where !isWin: (.pinned, .slap)
    case .cobra where !isWin: (.wriggle, .thrash)
    case .rabbit: isWin ? (.slump, .slump) : (.ball, .ball)
    case .cobra: (.lionGlum, .lionPuffed)
    default: (.flat, .peep)
    }
  }

  /// The loser's pose as it goes under: who kicked gives up, and who was lulled sleeps on.
  var sinkingPose: Pose.Name {
    // Of a rabbit or cobra its full cheeks are seen last, and of a lion its paw.
    switch winningAnimal {
    case .lion: .gulp
    case .cobra: isWin ? struggle.high : .doze
    case .rabbit: isWin ? .cobraPuffed : struggle.low
    }
  }

  /// The degrees by which the loser lists as it sinks: a boat goes down stern first, who is wrapped
  /// up bow first, and a knot rolls over.
  var sinkingTilt: Double {
    switch winningAnimal {
    case .lion: isWin ? -13 : -44
    case .cobra: isWin ? 34 : -50
    case .rabbit: isWin ? 12 : -300
    }
  }

  /// The winner's pose on top of the loser.
  var coveringPose: Pose.Name {
    switch winningAnimal {
    case .lion: isWin ? .lionLoaf : .lionLaugh
    case .cobra: .cover
    case .rabbit: isWin ? .rabbitLounge : .land
    }
  }

  /// How the winner comes down once the loser has sunk from under it.
  enum Descent {
    /// It hangs in the air, and falls.
    case startled
    /// It sinks together with the other.
    case riding
    /// It lies there until it is wet, and shoots up.
    case lounging
  }

  var descent: Descent {
    switch winningAnimal {
    case .lion: isWin ? .startled : .riding
    case .cobra: .riding
    case .rabbit: isWin ? .lounging : .riding
    }
  }

  /// The winner's pose afterwards; a winner of the jungle's still brags.
  var endPose: Pose.Name {
    guard isWin else { return .triumph }
    return switch descent {
    case .startled: .lionGrin
    case .riding: .exult
    case .lounging: .gather
    }
  }

  /// Where the cobra is when it bites the lion's nose.
  var nose: Point { beyond(-288) }

  /// Where the lion looks at itself, and the cobra is when it bites its nose there.
  var vanity: Point { beyond(20, -60) }
  var mirror: Point { nose - Point(x: 0, y: 40) }

  /// Where the winner is at the contact, and in which poses both are.
  var meeting: Point {
    switch winningAnimal {
    case .lion: grip
    case .cobra: nose
    case .rabbit: winnerPlace.place
    }
  }
  /// How high a leaping winner is then: a cobra that stands is struck on its head.
  var meetingHeight: Double { isWin ? 154 : winnerPlace.height }
  var blow: Pose.Name {
    switch winningAnimal {
    case .lion: .pin
    case .cobra: .bite
    case .rabbit: isWin ? .rabbitTuck : .land
    }
  }
  /// Who turns round in the hunt.
  var turning: [JungleTimelines.Actor] {
    switch (winningAnimal, isWin) {
    case (.lion, true): [winner, loser]
    case (.rabbit, false): [loser]
    default: []
    }
  }
  var struck: Pose.Name {
    switch losingAnimal {
    case .rabbit: .pinned
    case .lion: isWin ? .fright : .slump
    case .cobra: isWin ? .cobraBound : .knot
    }
  }

  /// Where the water flies up: before the head of whom the player's lion presses into it.
  var impact: Point {
    switch winningAnimal {
    case .lion: isWin ? past(110) : end
    case .cobra: beyond(-112, -92)
    case .rabbit: end
    }
  }

  /// The water that flies up there: a little, of which a face stays clear that hangs above it.
  var spray: (kind: Burst.Kind, count: Int) {
    guard winningAnimal == .lion else { return (.splash, 18) }
    return isWin ? (.surge, 18) : (.splash, 6)
  }
}
