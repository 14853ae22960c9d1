internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The race: the rabbit is so much faster that it comes up behind the cobra that is after it.
extension JungleTimelines {
  /// How long each waits for the other, the rabbit runs, and the cobra goes on after nobody.
  private static let (waiting, lapping, searching) = (0.1, 0.46, 0.36)
  /// How long it looks behind it before anybody leaps, and how long it looks up after that.
  private static let (finding, leaping) = (0.14, 0.2)

  /// The rabbit runs off under the cobra's nose, behind it and all the way round, stops at its back,
  /// taps on it twice, and leaps upon its head.
  static func laps(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    let (left, last) = (Point(x: 416, y: 332), Point(x: duel.loserPlace.x - 170, y: 398))
    let tap: [Acting.Key] = [.to(.pat, 0.05, .outBack(2)), .hold(0.05), .to(.watch, 0.04)]
    let stopping: [Acting.Key] = [.to(.watch, 0.08, .outBack(2)), .hold(searching - 0.36)]
    let glad: [Acting.Key] = [
      .to(.cheer, 0.06, .outBack(2)), .hold(finding - 0.06), .to(.gather, 0.06),
    ]
    return Series {
      Acting(name, from: duel.winnerStance, .hold(waiting - 0.05), .to(.gather, 0.05, .inQuad))
      scampering(
        rabbit,
        [
          duel.start, Point(x: 792, y: 306), Point(x: 700, y: 240), Point(x: 570, y: 226),
          Point(x: 458, y: 262), left,
        ],
        strides: 2, lapping * 0.68, height: 28)
      Cut(facing(rabbit), to: duel.facing(duel.winningAnimal, -duel.forward))
      scampering(
        rabbit, [left, Point(x: 440, y: 382), last], strides: 1, lapping * 0.32, height: 28)
      Acting(name, from: .gather, stopping + tap + tap + glad)
      leapingUpon(duel, from: .gather, in: leaping)
    }
  }

  /// The cobra snaps where the rabbit was, and creeps on after it, its tongue hanging out; it looks
  /// round, sees who is behind it, and ducks.
  static func lagsBehind(_ duel: Duel) -> Parallel {
    let (cobra, name, creep) = (duel.loser, duel.loser.rawValue, (lapping - 0.16 + searching) / 6)
    let found = waiting + lapping + searching
    let snapping: [Acting.Key] = [
      .to(.rear, 0.08, .outBack(2)), .hold(waiting - 0.08), .to(.lunge, 0.04),
      .to(.strike, 0.04, .inQuad), .hold(0.04), .to(.pant, 0.04),
    ]
    let creeping = (0..<3).flatMap { _ in [Acting.Key.to(.run, creep), .to(.pant, creep)] }
    let ending: [Acting.Key] = [
      .to(.turn, 0.06), .to(.fright, 0.05, .outBack(3)), .hold(finding - 0.05),
      .hold(leaping - 0.14), .to(.cower, 0.14, .inQuad),
    ]
    return Parallel {
      Acting(name, from: duel.loserStance, snapping + creeping + ending)
      Series(delay: waiting) {
        Tween(
          position(cobra), to: duel.loserPlace + Point(x: -96, y: 0), duration: 0.14,
          easing: .outQuad)
        Tween(
          position(cobra), to: duel.loserPlace, duration: lapping + searching - 0.14,
          easing: .outSine)
      }
      Cut(facing(cobra), to: duel.facing(duel.losingAnimal, duel.forward), delay: found + 0.06)
    }
  }
}
