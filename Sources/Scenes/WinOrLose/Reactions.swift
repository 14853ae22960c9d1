internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The reactions of the player's animals to a verdict, chosen at random but never the same twice in
/// a row.
enum Reactions {
  static let count = 3

  static func next(after way: Int, using random: inout SplitMix64) -> Int {
    (way + 1 + random.index(below: count - 1)) % count
  }

  /// The joy over a right answer, repeated `rounds` times: a dance, leaps, or a victor's pose with
  /// applause.
  static func joy(_ way: Int, rounds: Int) -> Timeline {
    let steps: [KeyPoses.Key] =
      switch way {
      case 0:
        [
          .to(.crouch, 0.14), .to(.danceLeft, 0.2, .outBack(1.6)), .hold(0.12),
          .to(.exult, 0.2, .outBack(2)), .to(.crouch, 0.14), .to(.danceRight, 0.2, .outBack(1.6)),
          .hold(0.12), .to(.exult, 0.2, .outBack(2)),
        ]
      case 1:
        [
          .to(.crouch, 0.16), .to(.exult, 0.16, .outBack(2)), .hold(0.1), .to(.crouch, 0.12),
          .to(.cheer, 0.16, .outBack(2)), .hold(0.3), .to(.lookRound, 0.2),
        ]
      default:
        [
          .to(.crouch, 0.2), .to(.triumph, 0.24, .outBack(1.6)), .live(0.7), .to(.proud, 0.24),
          .hold(0.14),
        ]
      }
    return sceneTimeline {
      KeyPoses(Array(repeating: steps, count: rounds).flatMap(\.self) + [.to(.stand, 0.4)])
    }
  }

  /// The regret over a wrong answer: sadness, a sulk and a shrug, or a puzzled look.
  static func regret(_ way: Int) -> Timeline {
    switch way {
    case 0: acted(.to(.fright, 0.1), .hold(0.3), .to(.sad, 0.36), .hold(1.2), .to(.stand, 0.4))
    case 1:
      acted(
        .to(.fright, 0.1), .hold(0.2), .to(.sulk, 0.3), .live(0.8), .to(.shrug, 0.24, .outBack(2)),
        .hold(0.6), .to(.stand, 0.3))
    default:
      acted(
        .to(.crossEyed, 0.2), .hold(0.5), .to(.rub, 0.24), .live(0.7), .to(.lookRound, 0.24),
        .hold(0.4), .to(.sad, 0.3), .hold(0.3), .to(.stand, 0.3))
    }
  }

  /// What a task means: the animal that is to win is proud already; the player's animal that is to
  /// lose falls on its back and laughs, and the jungle's lion sulks.
  static func demonstration(_ aim: Drill.Aim, by side: Side) -> Timeline {
    if (aim == .win) == (side == .player) {
      return acted(
        .to(.crouch, 0.16), .to(.triumph, 0.22, .outBack(2)), .live(1.2),
        .to(.proud, 0.24), .hold(0.4), .to(.stand, 0.3))
    }
    guard side == .player else {
      return acted(.hold(0.2), .to(.sulk, 0.3), .live(1.4), .to(.shrug, 0.24), .to(.stand, 0.3))
    }
    return acted(
      .to(.crouch, 0.16), .to(.fall, 0.1, .outQuad), .to(.topple, 0.14, .inQuad),
      .to(.kick, 0.14), .to(.topple, 0.14), .hold(0.16), .to(.laugh, 0.2), .to(.chuckle, 0.16),
      .to(.laugh, 0.16), .to(.wink, 0.2, .outBack(2)), .hold(0.5), .to(.stand, 0.3))
  }

  /// All reactions, by their `bungle timeline` names.
  static var timelines: [NamedTimeline] {
    (0..<count).flatMap {
      [
        NamedTimeline("win-or-lose.joy.\($0)", joy($0, rounds: 1)),
        NamedTimeline("win-or-lose.regret.\($0)", regret($0)),
      ]
    }
      + Drill.Aim.allCases.flatMap { aim in
        Side.allCases.map {
          NamedTimeline("win-or-lose.rehearsal.\(aim).\($0)", demonstration(aim, by: $0))
        }
      }
  }
}
