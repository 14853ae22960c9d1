import Animation
import Jungle
import Stage
import Testing

@Suite struct JungleTimingTests {
  @Test("R31 a round is over at most 3.2 s after the snap, the story told included")
  func length() {
    for named in Door.jungle.timelines()
    where ["win", "loss", "tie"].contains(where: { named.name.hasPrefix("jungle.\($0)") }) {
      #expect(named.timeline.duration <= .seconds(3.2), "\(named.name)")
    }
  }

  @Test("R31 the next round may begin at most 1.2 s after the result is shown")
  func rest() {
    for named in Door.jungle.timelines() {
      guard let result = named.timeline.markers.first(where: { $0.name == "result" }) else {
        continue
      }
      #expect(named.timeline.duration - result.time <= .seconds(1.2), "\(named.name)")
    }
  }
}
