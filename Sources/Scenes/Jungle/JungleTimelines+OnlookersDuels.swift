internal import Animation
internal import Figures
internal import Rules

/// The timelines of the onlookers ashore while one animal beats the other, which differ in each of
/// the six stories.
extension JungleTimelines {
  /// The poses of both onlookers in an act, and their hops: the onlooker (0 or 1), the delay in
  /// seconds, and the height in design pixels.
  struct Response {
    let first: [KeyPoses.Key]
    let second: [KeyPoses.Key]
    var hops: [(onlooker: Int, after: Double, height: Double)] = []
  }

  /// The acts of a duel: the hunt, the blow, and the cover, which lasts until the loser has sunk.
  enum Act: Int { case hunt, blow, cover }

  /// Plays both onlookers' responses to an act, from the poses in which the act before has left
  /// them.
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
        for (onlooker, delay, height) in response.hops {
          Series(delay: delay) { arc(onlookers[onlooker], height: height, duration: 0.16) }
        }
      }
    }
  }

  /// Returns the poses in which the last act leaves both onlookers.
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

  /// The poses of an onlooker that cowers, and peers out all the same.
  private static let peeping: [KeyPoses.Key] = [
    .hold(0.06), .to(.cower, 0.08), .hold(0.14), .to(.peer, 0.08), .hold(0.12), .to(.watch, 0.09),
  ]

  /// Returns the poses of the onlooker that jumps for joy while the other cowers, and is still
  /// then.
  private static func jumping(as joy: Pose.Name) -> [KeyPoses.Key] {
    [
      .to(.crouch, 0.05), .to(joy, 0.09, .outBack(2)), .hold(0.16), .to(.watch, 0.1),
    ]
  }

  // MARK: - The responses to a win of the player's animal

  /// The responses to the player's lion, which pounces on the rabbit: the looking cobra only has a
  /// sly look; the looking rabbit hides, and its legs fail it at the blow.
  private static let toPounce = [
    Response(
      first: [.hold(0.64), .to(.plot, 0.08), .hold(0.34)],
      second: [.hold(0.26), .to(.hide, 0.06, .outBack(2)), .hold(0.24), .to(.watch, 0.08)]),
    Response(
      first: [.hold(0.12), .to(.watch, 0.1)],
      second: [.to(.flop, 0.05, .outBack(2)), .hold(0.18)]),
    Response(first: jumping(as: .danceRight), second: peeping, hops: [(0, 0.05, lowHop)]),
  ]

  /// The responses to the player's cobra, which bites and flings the lion: the looking rabbit hides
  /// at once; the looking lion, so far above such vanity, then feels its own nose.
  private static let toFling = [
    Response(
      first: [.hold(0.12), .to(.proud, 0.08), .hold(0.3), .to(.watch, 0.08)],
      second: [.hold(0.3), .to(.dread, 0.08)]),
    Response(
      first: [
        .hold(0.22), .to(.fright, 0.05, .outBack(2)), .hold(0.12), .to(.lionFeel, 0.09), .hold(0.2),
        .to(.watch, 0.08),
      ],
      second: [
        .to(.hide, 0.05, .outBack(2)), .hold(0.57), .to(.peer, 0.1, .outBack(1.5)), .hold(0.1),
        .to(.watch, 0.1),
      ]),
    Response(first: jumping(as: .exult), second: peeping, hops: [(0, 0.05, 44)]),
  ]

  /// The responses to the player's rabbit, which pulls the cobra's tail: the looking lion starts at
  /// the bite, and ducks from the tail; the looking cobra squints once its like is hit.
  private static let toTail = [
    Response(
      first: [
        .hold(0.16), .to(.dread, 0.06, .outBack(2)), .hold(0.3), .to(.watch, 0.08), .hold(0.38),
        .to(.cower, 0.06, .outBack(2)), .hold(0.1), .to(.watch, 0.08),
      ],
      second: [.hold(0.6), .to(.plot, 0.1), .hold(0.3), .to(.watch, 0.08)]),
    Response(
      first: [.to(.swayRight, 0.08, .outBack(2)), .hold(0.16)],
      second: [.hold(0.18), .to(.crossEyed, 0.08, .outBack(2))]),
    Response(first: jumping(as: .cheer), second: peeping, hops: [(0, 0.05, 40)]),
  ]

  // MARK: - The responses to a loss of the player's animal

  /// The responses to the jungle's lion, which catches the rabbit: the looking lion is about to
  /// leap to its help, and ducks from the blow; the looking cobra gets smaller and smaller.
  private static let toCatch = [
    Response(
      first: [.hold(0.24), .to(.dread, 0.08), .hold(0.14)],
      second: [.hold(0.2), .to(.plot, 0.1)]),
    Response(
      first: [
        .to(.fright, 0.05, .outBack(2)), .hold(0.12), .to(.crouch, 0.07), .to(.wiggle, 0.08),
        .hold(0.22), .to(.cower, 0.05, .outBack(2)), .hold(0.24), .to(.sad, 0.14),
      ],
      second: [
        .hold(0.3), .to(.dread, 0.12), .hold(0.34), .to(.cower, 0.1), .hold(0.1),
      ]),
    Response(
      first: [.hold(0.16), .to(.lookRound, 0.12), .hold(0.12), .to(.sad, 0.12)],
      second: [.hold(0.34), .to(.sad, 0.16)]),
  ]

  /// The responses to the jungle's cobra, which spellbinds and bites the lion: the looking cobra
  /// sways along, and keeps low; the looking rabbit dozes off, starts at the bite, and hides.
  private static let toSpell = [
    Response(
      first: [.hold(0.1), .to(.swayLeft, 0.14), .to(.swayRight, 0.18), .to(.watch, 0.12)],
      second: [.hold(0.16), .to(.swayRight, 0.12), .to(.doze, 0.16), .hold(0.1)]),
    Response(
      first: [
        .hold(0.24), .to(.cower, 0.06, .outBack(2)), .hold(0.36), .to(.dread, 0.1),
      ],
      second: [
        .to(.fright, 0.04, .outBack(3)), .hold(0.18), .to(.hide, 0.06), .hold(0.33),
        .to(.peer, 0.08, .outBack(2)), .hold(0.12), .to(.cower, 0.08),
      ], hops: [(1, 0, 44)]),
    Response(
      first: [.hold(0.06), .to(.lookRound, 0.1), .hold(0.12), .to(.sad, 0.14)],
      second: [.hold(0.3), .to(.peer, 0.1), .hold(0.06), .to(.rub, 0.1)]),
  ]

  /// The responses to the jungle's rabbit, whom the cobra chases into a loop: the looking lion's
  /// head goes round and round; the looking rabbit sees what comes, and cannot look.
  private static let toLoop = [
    Response(
      first: [
        .hold(0.14), .to(.swayRight, 0.12), .to(.swayLeft, 0.14), .to(.swayRight, 0.14), .hold(0.3),
        .to(.dread, 0.08), .hold(0.1),
      ],
      second: [.hold(0.5), .to(.peer, 0.1), .hold(0.3), .to(.dread, 0.08)]),
    Response(
      first: [.to(.fright, 0.04, .outBack(2)), .hold(0.16)],
      second: [.hold(0.14), .to(.hide, 0.05, .outBack(2))]),
    Response(
      first: [.to(.swayLeft, 0.14), .hold(0.12), .to(.sad, 0.14)],
      second: [.hold(0.26), .to(.peer, 0.1, .outBack(2)), .hold(0.08), .to(.rub, 0.12)]),
  ]
}
