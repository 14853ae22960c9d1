import Animation
import Testing

@Suite("Durations")
struct DurationTests {
  @Test("T90 a Swift.Duration is as good as seconds in a step and as time for a playhead")
  func durations() throws {
    let second = Duration.seconds(1)
    let timeline = try checked {
      Hold((second / 2).inSeconds)
      Tween(x, from: 0, to: 1, duration: second.inSeconds, delay: (second / 4).inSeconds)
      Repeat(2, pause: (second / 8).inSeconds) { Hold(second.inSeconds) }
    }
    #expect(timeline.duration == Time(.milliseconds(3875)))
    #expect(Time(Duration.seconds(2) + .nanoseconds(5)) == .seconds(2.000000005))
    var playhead = Playhead(timeline)
    _ = playhead.advance(by: Time(second * 1.25))
    #expect(playhead[x] == 0.5)
    #expect(Duration(playhead.time) == .milliseconds(1250))
  }

  @Test("T90 a duration's seconds come to the same tick, before zero and for centuries")
  func ticks() {
    let durations: [Duration] = [
      .nanoseconds(1), .microseconds(-1), .milliseconds(250), .seconds(60), .seconds(86_400),
    ]
    for duration in durations {
      #expect(Time.seconds(duration.inSeconds) == Time(duration))
    }
    #expect(Duration.seconds(6_000_000_000).inSeconds == 6e9)
  }
}
