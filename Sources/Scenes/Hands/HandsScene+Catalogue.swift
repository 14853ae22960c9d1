internal import Animation
internal import Rules
public import Stage

extension HandsScene {
  public var counters: [Counter] {
    guard let table else { return [] }
    switch table.plan.goal {
    case .points: return [Counter("player", table.match.points)]
    case .endless, .firstTo, .rounds:
      return [Counter("player", table.match.playerWins), Counter("jungle", table.match.jungleWins)]
    }
  }

  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    [false, true].flatMap { isCalm in
      let suffix = isCalm ? ".calm" : ""
      return [Outcome.win, .loss, .tie].flatMap { outcome in
        let round = HandsTimelines.round(outcome, isCalm: isCalm)
        return [
          NamedTimeline("hands.round.\(outcome)\(suffix)", round),
          NamedTimeline(
            "hands.regroup.\(outcome)\(suffix)",
            HandsTimelines.regroup(after: round, isCalm: isCalm)),
        ]
      }
    }
  }
}
