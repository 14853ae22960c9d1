import Animation
import Testing

@Suite("The public face")
struct FaceTests {
  @Test("a timeline reads as the motion is described")
  func reads() throws {
    let timeline = try Timeline {
      Parallel {
        Tween(.scale("title"), from: 0.04, to: 1, duration: 2.2, easing: .outBack(1.2))
        Sequence {
          Hold(0.15)
          Marker("pounce")
          Tween(
            .position("player"), to: Point(x: 400, y: 300), duration: 0.55, easing: .inOutCubic)
        }
      }
      Label("landed")
      Tween(.opacity("title"), to: 0, duration: 1.4)
    }
    #expect(timeline.duration == .seconds(3.6))
    #expect(timeline.value(of: .scale("title"), at: .seconds(2.2)) == 1)
    #expect(timeline.value(of: .position("player"), at: .seconds(1)) == Point(x: 400, y: 300))
    #expect(timeline.value(of: .opacity("title"), at: .seconds(2)) == nil)
    #expect(timeline.value(of: .opacity("title"), at: .seconds(2.9), otherwise: 1) == 0.5)
    #expect(timeline.value(of: .frame("lion"), at: .zero) == nil)
    var playhead = Playhead(timeline)
    let events = playhead.advance(by: .seconds(10))
    #expect(events.map(\.kind) == [.marker("pounce"), .finished])
  }
}
