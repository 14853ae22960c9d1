internal import Animation
internal import Figures
internal import Rules

/// The timelines of the lookers ashore while one animal beats the other, which differ in each of
/// the six stories.
extension JungleTimelines {
  /// The poses of both lookers in an act, and their hops: the looker (0 or 1), the delay in
  /// seconds, and the height in design pixels.
  struct Response {
    let first: [KeyPoses.Key]
    let second: [KeyPoses.Key]
    var hops: [(looker: Int, after: Double, height: Double)] = []
  }

  /// The acts of a duel: the hunt, the blow, and the cover, which lasts until the loser has sunk.
  enum Act: Int { case hunt, blow, cover }

  /// Plays both lookers' responses to an act, from the poses in which the act before has left them.
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

  /// Returns the poses in which the last act leaves both lookers.
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

  /// Returns the poses of a looker that cowers, peers out all the same, and ends in the pose `joy`.
  private static func peeping(until joy: Pose.Name) -> [KeyPoses.Key] {
    [
      .hold(0.06), .to(.cower, 0.08), .hold(0.12), .to(.peer, 0.08), .hold(0.06),
      .to(.crouch, 0.06), .to(joy, 0.08, .outBack(2)), .hold(0.03),
    ]
  }

  // MARK: - The responses to a win of the player's animal

  /// The responses to the player's lion, which pounces on the rabbit: the looking cobra shrinks,
  /// then has a sly look; the looking rabbit hides, and feels the blow on its own head.
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

  /// The responses to the player's cobra, which bites and flings the lion: the looking lion preens
  /// itself, feels the bite, and falls; the looking rabbit hides, and is thrown up.
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

  /// The responses to the player's rabbit, which pulls the cobra's tail: the looking lion starts,
  /// cheers and hides; the looking cobra squints, and feels the blow on its own head.
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

  // MARK: - The responses to a loss of the player's animal

  /// The responses to the jungle's lion, which catches the rabbit: the looking lion calls, waves
  /// and shrinks; the looking cobra sways, and is pressed flat as the rabbit is.
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

  /// The responses to the jungle's cobra, which spellbinds and bites the lion: the looking cobra
  /// sways along and keeps low; the looking rabbit dozes off, starts at the bite, and falls.
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

  /// The responses to the jungle's rabbit, whom the cobra chases into a loop: the looking lion gets
  /// dizzy, and feels its own neck; the looking rabbit cheers, and winces at the pulls.
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
