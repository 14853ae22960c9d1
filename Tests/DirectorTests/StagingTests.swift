import Animation
import Stage
import Testing

@testable import Director

@Suite struct StagingTests {
  @Test(
    "R107 what moves over every scene can be built",
    arguments: [Wipe.timeline, FadeIn.timeline, HintHand.press, HintHand.drag])
  func builds(timeline: Timeline) {
    #expect(timeline.stagingError == nil && !timeline.channels.isEmpty)
  }
}
