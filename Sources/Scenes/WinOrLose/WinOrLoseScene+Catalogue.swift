internal import Rules
public import Stage

extension WinOrLoseScene {
  /// Every timeline of the scene, as `bungle timeline` names them.
  public static var timelines: [NamedTimeline] {
    NamedTimeline.both("trainer.question", WinOrLoseTimelines.question)
      + DrillOptions.Rounds.allCases.flatMap {
        NamedTimeline.both(
          "trainer.summary.\($0.rawValue)", WinOrLoseTimelines.summary(rounds: $0))
      }
  }
}
