internal import Animation
internal import Figures
internal import Rules

/// The winner and loser of a decided round, and where they stand.
struct Duel {
  let winner: JungleTimelines.Actor
  let winningAnimal: Animal
  let loser: JungleTimelines.Actor
  let losingAnimal: Animal
  /// The winner's place before the hunt.
  let start: Point
  /// The loser's place before the hunt.
  let target: Point

  /// Creates the duel of two animals; nil for a tie, which nobody wins.
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

  /// The speed factors at which the hunt and what follows the blow are played.
  var tempi: (hunt: Double, blow: Double) {
    switch winningAnimal {
    case .lion: isWin ? (0.84, 0.885) : (0.76, 0.82)
    case .cobra: isWin ? (0.92, 0.79) : (0.745, 0.84)
    case .rabbit: isWin ? (0.8, 0.85) : (0.9, 0.86)
    }
  }

  /// +1 if the winner goes to the right.
  var forward: Double { target.x > start.x ? 1 : -1 }

  /// Returns the point `way` design pixels beyond the target as the winner goes, and `near` lower.
  func beyond(_ way: Double, _ near: Double = 0) -> Point {
    Point(x: target.x + way * forward, y: target.y + near)
  }

  /// Returns a point like `beyond`, but relative to `end`.
  func past(_ way: Double, _ near: Double = 0) -> Point {
    Point(x: end.x + way * forward, y: end.y + near)
  }

  /// The place where the hunt ends: the loser's own or near it, but further towards the winner for
  /// the jungle's rabbit, which runs below the lion, and its cobra, which goes after the rabbit.
  var end: Point {
    switch losingAnimal {
    case .rabbit: isWin ? beyond(-120, -14) : beyond(-34, -8)
    case .lion: beyond(44)
    case .cobra: isWin ? beyond(-206, -8) : beyond(14, -16)
    }
  }

  /// The place where both go under: a knotted cobra rolls there, and a ridden lion floats there.
  var exit: Point {
    switch winningAnimal {
    case .rabbit where !isWin: past(-96)
    case .cobra where isWin: past(-92)
    default: end
    }
  }

  /// The place where the loser lies before it sinks; a cobra's face is under the winner's feet.
  var loserPlace: Point {
    switch losingAnimal {
    case .rabbit: end
    case .lion: target
    case .cobra: past(isWin ? 48 : -12)
    }
  }

  /// The lion's place while its paws hold the rabbit, which turns its back to the player's lion and
  /// its face to the jungle's.
  var grip: Point { Point(x: end.x - (isWin ? 100 : 146) * forward, y: end.y) }

  /// The winner's place and height in design pixels: beside the rabbit, on the lion's back, on the
  /// cobra's head or its knot.
  var winnerPlace: (place: Point, height: Double) {
    switch winningAnimal {
    case .lion: isWin ? (past(-64), 26) : (past(-72), 22)
    case .cobra: (end, 44)
    case .rabbit: isWin ? (loserPlace, 100) : (end, 88)
    }
  }

  /// The winner's pose once the two have seen each other.
  var winnerStance: Pose.Name { JungleTimelines.stance(winningAnimal, meeting: losingAnimal) }
  /// The loser's pose once the two have seen each other.
  var loserStance: Pose.Name { JungleTimelines.stance(losingAnimal, meeting: winningAnimal) }

  /// The loser's two poses as it squirms under the winner.
  var struggle: (low: Pose.Name, high: Pose.Name) {
    switch winningAnimal {
    case .lion where !isWin: (.pinned, .slap)
    case .cobra where !isWin: (.wriggle, .thrash)
    case .rabbit: isWin ? (.slump, .slump) : (.ball, .ball)
    case .cobra: (.lionGlum, .lionPuffed)
    default: (.flat, .peep)
    }
  }

  /// The loser's pose as it goes under; the lion that was lulled sleeps on.
  var sinkingPose: Pose.Name {
    switch winningAnimal {
    case .lion: .gulp
    case .cobra: isWin ? struggle.high : .doze
    case .rabbit: isWin ? .cobraPuffed : struggle.low
    }
  }

  /// The degrees by which the loser lists as it sinks; the ridden lion goes down stern first, the
  /// lion that is wrapped up bow first, and a knot rolls over.
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
    case .rabbit: isWin ? .rabbitLounge : .exult
    }
  }

  /// The winner's way down once the loser has sunk from under it.
  enum Descent {
    /// The winner hangs in the air, and falls.
    case startled
    /// The winner sinks together with the loser.
    case riding
    /// The winner lies on the loser until it is wet, and shoots up.
    case lounging
  }

  var descent: Descent {
    switch winningAnimal {
    case .lion: isWin ? .startled : .riding
    case .cobra: .riding
    case .rabbit: isWin ? .lounging : .riding
    }
  }

  /// The winner's pose as it sets out for home; the jungle's winner still brags.
  var endPose: Pose.Name {
    guard isWin else { return .triumph }
    return switch descent {
    case .startled: .lionGrin
    case .riding: .exult
    case .lounging: .gather
    }
  }

  /// The cobra's place as it bites the lion's nose.
  var nose: Point { beyond(-288) }

  /// The lion's place as it looks at its reflection.
  var vanity: Point { beyond(20, -60) }
  /// The cobra's place as it bites the nose of the lion that looks at its reflection.
  var mirror: Point { nose - Point(x: 0, y: 40) }

  /// The winner's place at the contact.
  var meeting: Point {
    switch winningAnimal {
    case .lion: grip
    case .cobra: nose
    case .rabbit: winnerPlace.place
    }
  }
  /// The height of a leaping winner at the contact: a cobra that stands is struck on its head.
  var meetingHeight: Double { isWin ? 154 : winnerPlace.height }
  /// The winner's pose at the contact.
  var blow: Pose.Name {
    switch winningAnimal {
    case .lion: .pin
    case .cobra: isWin ? .cobraNip : .bite
    case .rabbit: isWin ? .rabbitStamp : .land
    }
  }
  /// The animals that turn round in the hunt.
  var turning: [JungleTimelines.Actor] {
    switch (winningAnimal, isWin) {
    case (.lion, true): [winner, loser]
    case (.rabbit, false): [loser]
    default: []
    }
  }
  /// The loser's pose at the contact.
  var struck: Pose.Name {
    switch losingAnimal {
    case .rabbit: .pinned
    case .lion: isWin ? .fright : .slump
    case .cobra: isWin ? .cobraBound : .knot
    }
  }

  /// The place where water flies up at the blow: before the head of a rabbit pressed into it.
  var impact: Point {
    switch winningAnimal {
    case .lion: isWin ? past(110) : end
    case .cobra: beyond(-112, -92)
    case .rabbit: end
    }
  }

  /// The burst of water there: small at the jungle's lion, so that the face above stays clear.
  var spray: (kind: Burst.Kind, count: Int) {
    guard winningAnimal == .lion else { return (.splash, 18) }
    return isWin ? (.surge, 18) : (.splash, 6)
  }
}
