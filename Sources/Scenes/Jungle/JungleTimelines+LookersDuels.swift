internal import Animation
internal import Figures
internal import Rules

/// Those ashore while one beats the other: each of the six stories is felt in its own way.
extension JungleTimelines {
  /// What both do in an act, and which of them (0, 1) is thrown up when, and how high.
  struct Response {
    let first: [KeyPoses.Key]
    let second: [KeyPoses.Key]
    var hops: [(looker: Int, after: Double, height: Double)] = []
  }

  /// The acts of a duel: the hunt, the blow, and until the loser has sunk.
  enum Act: Int { case hunt, blow, cover }

  /// What those ashore do in an act, from the poses in which the one before has left them.
  static func witnessing(_ duel: Duel, _ act: Act) -> FullMotion {
    let responses = responses(to: duel)
    let (before, response) = (responses[..<act.rawValue], responses[act.rawValue])
    return FullMotion {
      Parallel {
        KeyPoses(
          Actor.firstOnlooker.rawValue, from: last(of: before.flatMap(\.first)), response.first)
        KeyPoses(
          Actor.secondOnlooker.rawValue, from: last(of: before.flatMap(\.second)),
          response.second)
        for (looker, delay, height) in response.hops {
          Series(delay: delay) { arc(lookers[looker], height: height, duration: 0.16) }
        }
      }
    }
  }

  /// The poses in which the last act leaves both.
  static func poses(after duel: Duel) -> [Pose.Name] {
    let responses = responses(to: duel)
    return [last(of: responses.flatMap(\.first)), last(of: responses.flatMap(\.second))]
  }

  private static func last(of keys: [KeyPoses.Key]) -> Pose.Name {
    keys.reduce(.watch) { if case .to(let name, _, _) = $1 { name } else { $0 } }
  }

  private static func responses(to duel: Duel) -> [Response] {
    switch (duel.winningAnimal, duel.isWin) {
    case (.lion, true): toPounce
    case (.lion, false): toCatch
    case (.cobra, true): toFling
    case (.cobra, false): toSpell
    case (.rabbit, true): toTail
    case (.rabbit, false): toLoop
    }
  }

  /// It cannot look at that, has to, and is glad that it has.
  private static func peeping(until joy: Pose.Name) -> [KeyPoses.Key] {
    [
      .hold(0.06), .to(.cower, 0.08), .hold(0.12), .to(.peer, 0.08), .hold(0.06),
      .to(.crouch, 0.06), .to(joy, 0.08, .outBack(2)), .hold(0.03),
    ]
  }

  // MARK: - What the player's animal has won

  /// The cobra shrinks as the lion goes in head first, has a sly look for who comes up behind the
  /// rabbit, spreads itself out as that does, and curls up; the rabbit cannot look at that,
  /// must, and feels the blow on its own head.
  private static let toPounce = [
    Response(
      first: [
        .hold(0.24), .to(.dread, 0.06, .outBack(2)), .hold(0.3), .to(.plot, 0.06), .hold(0.3),
        .to(.crouch, 0.12),
      ],
      second: [
        .hold(0.26), .to(.hide, 0.06, .outBack(2)), .hold(0.24), .to(.watch, 0.06, .outBack(3)),
        .hold(0.36), .to(.rear, 0.12),
      ]),
    Response(
      first: [.to(.cover, 0.04, .outQuad), .hold(0.11), .to(.exult, 0.08, .outBack(2))],
      second: [.to(.flop, 0.05, .outBack(2)), .hold(0.12), .to(.rub, 0.06)]),
    Response(
      first: [
        .to(.crouch, 0.07), .to(.danceRight, 0.09, .outQuad), .hold(0.02), .to(.doze, 0.08),
        .live(0.12), .to(.dread, 0.06, .outBack(3)), .hold(0.06),
      ],
      second: peeping(until: .exult), hops: [(0, 0.07, lowHop)]),
  ]

  /// The lion is as vain as the one in the river, feels the bite in its own nose, ducks from what
  /// flies past, falls as that does, and winks at the kiss; the rabbit sees the bite come, follows
  /// the swing, pulls its ears over its eyes, and feels the ground shake.
  private static let toFling = [
    Response(
      first: [.hold(0.12), .to(.preen, 0.05, .outBack(1.5)), .hold(0.3), .to(.crouch, 0.08)],
      second: [
        .hold(0.24), .to(.hide, 0.07, .outBack(2)), .hold(0.2), .to(.peer, 0.1, .outBack(2)),
      ]),
    Response(
      first: [
        .to(.fright, 0.04, .outBack(3)), .to(.rub, 0.06, .outBack(2)), .hold(0.2),
        .to(.cower, 0.05, .outBack(2)), .hold(0.2), .to(.behold, 0.06), .hold(0.1),
        .to(.fall, 0.06), .hold(0.05), .to(.exult, 0.1, .outBack(2)),
      ],
      second: [
        .hold(0.08), .to(.fright, 0.05, .outBack(2)), .hold(0.03), .to(.cower, 0.05),
        .to(.fright, 0.05), .hold(0.05), .to(.flop, 0.06, .outBack(2)), .hold(0.2),
        .to(.peer, 0.08, .outBack(2)), .hold(0.08), .to(.cheer, 0.06, .outBack(3)),
      ], hops: [(1, 0.73, 44)]),
    Response(
      first: [
        .to(.crouch, 0.05), .to(.triumph, 0.09, .outQuad), .hold(0.06),
        .to(.flirt, 0.06, .outBack(2)), .hold(0.14), .to(.crouch, 0.06), .to(.danceLeft, 0.09),
      ],
      second: peeping(until: .danceLeft), hops: [(0, 0.05, 54)]),
  ]

  /// The lion starts at the bite, cheers at who has whom by the tail, hides as that whips back, and
  /// lies down on its back as the victor does; the cobra cannot believe how long a tail is, and
  /// feels the blow on its own head.
  private static let toTail = [
    Response(
      first: [
        .hold(0.16), .to(.fright, 0.06, .outBack(3)), .hold(0.24), .to(.peer, 0.06), .hold(0.18),
        .to(.cheer, 0.08, .outBack(2)), .hold(0.2), .to(.cower, 0.06, .outBack(2)), .hold(0.12),
        .to(.crouch, 0.08),
      ],
      second: [
        .hold(0.22), .to(.dread, 0.06, .outBack(2)), .hold(0.36),
        .to(.crossEyed, 0.07, .outBack(2)),
        .hold(0.14), .to(.yelp, 0.06, .outBack(2)), .hold(0.12), .to(.cower, 0.06), .hold(0.08),
        .to(.rear, 0.08),
      ]),
    Response(
      first: [.to(.land, 0.03), .hold(0.06), .to(.exult, 0.1, .outBack(2))],
      second: [
        .hold(0.03), .to(.cobraPressed, 0.04, .outQuad), .hold(0.14), .to(.yelp, 0.06, .outBack(2)),
      ]),
    Response(
      first: [
        .to(.crouch, 0.05), .to(.danceLeft, 0.08, .outQuad), .hold(0.05), .to(.laugh, 0.06),
        .to(.chuckle, 0.05), .to(.laugh, 0.06), .to(.chuckle, 0.05), .hold(0.06),
        .to(.danceLeft, 0.06),
      ],
      second: peeping(until: .danceRight), hops: [(0, 0.05, 54)]),
  ]

  // MARK: - What it has lost

  /// The lion calls to who believes that it is hidden, waves as that does, shrinks from the fall,
  /// and turns away from the laugh; the cobra is as long as an ear, swings with it, and is pressed
  /// flat with whom that hits.
  private static let toCatch = [
    Response(
      first: [
        .hold(0.22), .to(.peer, 0.08), .hold(0.06), .to(.yelp, 0.07, .outBack(3)), .hold(0.06),
      ],
      second: [.hold(0.24), .to(.dread, 0.08), .hold(0.12)]),
    Response(
      first: [
        .to(.cower, 0.06), .hold(0.06), .to(.peer, 0.05), .hold(0.02),
        .to(.lionHail, 0.07, .outBack(2)), .hold(0.14), .to(.fright, 0.05, .outBack(2)),
        .to(.cower, 0.05, .outBack(3)), .hold(0.1), .to(.fright, 0.05, .outBack(2)), .hold(0.12),
        .to(.rub, 0.08), .hold(0.06), .to(.sulk, 0.1),
      ],
      second: [
        .to(.watch, 0.03), .to(.yelp, 0.06, .outBack(2)), .hold(0.08), .to(.swayLeft, 0.07),
        .to(.swayRight, 0.08), .hold(0.1), .to(.fright, 0.05), .to(.cobraPressed, 0.04, .outQuad),
        .hold(0.2), .to(.dread, 0.08), .hold(0.08), .to(.rub, 0.1),
      ], hops: [(0, 0.5, 40)]),
    Response(
      first: [.hold(0.1), .to(.lionHail, 0.08, .outBack(2)), .hold(0.16), .to(.sad, 0.14)],
      second: [.to(.watch, 0.1), .hold(0.16), .to(.sad, 0.1), .to(.rub, 0.12)]),
  ]

  /// The rabbit falls asleep under the spell too, starts up at the bite, rocks with the lion, and
  /// falls as that does; the cobra sways along, and keeps low, below the bite.
  private static let toSpell = [
    Response(
      first: [
        .hold(0.08), .to(.swayLeft, 0.1), .to(.swayRight, 0.12), .to(.swayLeft, 0.12), .hold(0.06),
        .to(.crossEyed, 0.08),
      ],
      second: [
        .hold(0.12), .to(.swayRight, 0.1), .to(.swayLeft, 0.12), .to(.doze, 0.12), .hold(0.1),
      ]),
    Response(
      first: [
        .to(.cower, 0.05, .outBack(2)), .hold(0.2), .to(.dread, 0.07), .hold(0.03),
        .to(.rub, 0.05, .outQuad), .hold(0.06), .to(.sulk, 0.08), .hold(0.1),
        .to(.cower, 0.06, .outBack(2)), .hold(0.1), .to(.rub, 0.1),
      ],
      second: [
        .to(.fright, 0.04, .outBack(3)), .hold(0.12), .to(.hide, 0.06), .hold(0.1),
        .to(.peer, 0.06, .outBack(2)), .hold(0.06), .to(.swayRight, 0.09), .to(.swayLeft, 0.09),
        .to(.fall, 0.06), .hold(0.08), .to(.land, 0.06), .to(.cower, 0.08),
      ], hops: [(1, 0, 44)]),
    Response(
      first: [.hold(0.1), .to(.lookRound, 0.1), .hold(0.12), .to(.sad, 0.12)],
      second: [.hold(0.06), .to(.hide, 0.08), .hold(0.14), .to(.peer, 0.1), .to(.rub, 0.1)]),
  ]

  /// The lion looks after who runs round until it is dizzy, and feels the loop in its own neck; the
  /// rabbit cheers, and winces at each pull.
  private static let toLoop = [
    Response(
      first: [
        .hold(0.1), .to(.swayRight, 0.1), .to(.swayLeft, 0.12), .to(.swayRight, 0.12),
        .to(.dizzy, 0.1), .hold(0.14), .to(.yelp, 0.07, .outBack(3)), .hold(0.08),
        .to(.bitten, 0.08), .hold(0.12), .to(.cower, 0.08),
      ],
      second: [
        .hold(0.12), .to(.cheer, 0.1), .hold(0.2), .to(.peer, 0.08), .hold(0.12),
        .to(.fright, 0.06, .outBack(3)), .hold(0.1), .to(.cower, 0.06), .to(.fright, 0.05),
        .to(.cower, 0.06), .to(.fright, 0.05), .to(.hide, 0.07), .hold(0.08),
      ]),
    Response(
      first: [.to(.fright, 0.04, .outBack(2)), .hold(0.1), .to(.dread, 0.06)],
      second: [.to(.flop, 0.05, .outBack(2)), .hold(0.13)], hops: [(0, 0.02, 40)]),
    Response(
      first: [
        .to(.swayRight, 0.08), .to(.swayLeft, 0.2), .hold(0.06), .to(.lookRound, 0.08),
        .to(.sad, 0.12),
      ],
      second: [
        .to(.peer, 0.08, .outBack(2)), .to(.swayLeft, 0.16), .hold(0.1), .to(.hide, 0.08),
        .to(.rub, 0.1),
      ]),
  ]
}
