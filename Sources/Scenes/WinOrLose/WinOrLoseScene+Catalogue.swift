internal import Rules
public import Stage

extension WinOrLoseScene {
  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    [false, true].flatMap { isCalm in
      let suffix = isCalm ? ".calm" : ""
      return [
        NamedTimeline("trainer.question\(suffix)", WinOrLoseTimelines.question(isCalm: isCalm))
      ]
        + DrillOptions.Rounds.allCases.map { rounds in
          NamedTimeline(
            "trainer.summary.\(rounds.rawValue)\(suffix)",
            WinOrLoseTimelines.summary(rounds: rounds, isCalm: isCalm))
        }
    }
  }
}
