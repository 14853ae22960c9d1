import Animation
import Testing

@Suite("Durations")
struct DurationTests {
  @Test("T90 a duration does what its seconds do, in every step that takes them")
  func durationsEverywhere() throws {
    enum Name: String { case here }
    let (turn, place) = (Channel<Double>.rotation("a"), Channel<Point>.position("a"))
    let path = MotionPath(through: [.zero, Point(x: 3, y: 4)])
    let bySeconds = try checked {
      Tween(turn, to: 350, turning: .shortest, duration: 0.5, delay: 0.25)
      Tween(turn, by: 10, duration: 0.5, delay: 0.25)
      Tween(turn, to: 0, spring: Spring(duration: 0.5), delay: 0.25)
      Cut(turn, to: 5, delay: 0.25)
      FrameLoop(.frame("a"), frames: 4, every: 0.125, lasting: 2, delay: 0.25)
      Series(delay: 0.25) { Hold(0.5) }
      Parallel(delay: 0.25) { Hold(0.5) }
      Stagger(each: 0.5, delay: 0.25) { for _ in 0..<3 { Hold(0.5) } }
      Follow(place, path, duration: 2, delay: 0.5)
      Keyframes(place, delay: 0.5) { Keyframe(at: 1, .zero) }
      Stagger(total: 0.5, delay: 0.25) { for _ in 0..<3 { Hold(0.5) } }
      Stagger(by: { index, _ in 0.5 * Double(index) }) { for _ in 0..<3 { Hold(0.5) } }
      Hold(0.25).with(delay: 0.125)
      Hold(0.25).overlap(0.125)
      Label("here")
      Hold(0.25).after("here", delay: 0.5)
      Hold(0.25).after(Name.here, delay: 0.5)
      Repeat(.forever, pause: 0.25) { Hold(0.5) }
    }
    let byDurations = try checked {
      Tween(
        turn, to: 350, turning: .shortest, duration: .milliseconds(500), delay: .milliseconds(250))
      Tween(turn, by: 10, duration: .milliseconds(500), delay: .milliseconds(250))
      Tween(turn, to: 0, spring: Spring(duration: .milliseconds(500)), delay: .milliseconds(250))
      Cut(turn, to: 5, delay: .milliseconds(250))
      FrameLoop(
        .frame("a"), frames: 4, every: .milliseconds(125), lasting: .seconds(2),
        delay: .milliseconds(250))
      Series(delay: .milliseconds(250)) { Hold(.milliseconds(500)) }
      Parallel(delay: .milliseconds(250)) { Hold(.milliseconds(500)) }
      Stagger(each: .milliseconds(500), delay: .milliseconds(250)) {
        for _ in 0..<3 { Hold(.milliseconds(500)) }
      }
      Follow(place, path, duration: .seconds(2), delay: .milliseconds(500))
      Keyframes(place, delay: .milliseconds(500)) { Keyframe(at: .seconds(1), .zero) }
      Stagger(total: .milliseconds(500), delay: .milliseconds(250)) {
        for _ in 0..<3 { Hold(0.5) }
      }
      Stagger(by: { index, _ in .milliseconds(500 * index) }) { for _ in 0..<3 { Hold(0.5) } }
      Hold(0.25).with(delay: .milliseconds(125))
      Hold(0.25).overlap(.milliseconds(125))
      Label("here")
      Hold(0.25).after("here", delay: .milliseconds(500))
      Hold(0.25).after(Name.here, delay: .milliseconds(500))
      Repeat(.forever, pause: .milliseconds(250)) { Hold(0.5) }
    }
    #expect(bySeconds == byDurations)
    let half = Duration.milliseconds(500)
    #expect(
      try Motion(from: 0.0, to: 1, duration: half, delay: half)
        == Motion(from: 0.0, to: 1, duration: 0.5, delay: 0.5))
    var playhead = Playhead(
      Timeline {
        Hold(0.5)
        Marker("m")
        Hold(0.5)
      })
    let (events, unused) = playhead.advance(by: half + half, stoppingAt: "m")
    #expect(events.words == "m" && unused == .seconds(0.5))
    playhead.seek(to: Duration.milliseconds(250))
    #expect(playhead.time == .seconds(0.25))
  }

  @Test("T90 a Swift.Duration is as good as seconds")
  func durations() throws {
    let timeline = try checked {
      Hold(.milliseconds(500))
      Tween(x, from: 0, to: 1, duration: .seconds(1), delay: .milliseconds(250))
      Repeat(2, pause: .milliseconds(125)) { Hold(.seconds(1)) }
    }
    #expect(timeline.duration == Time(.milliseconds(3875)))
    #expect(Time(Duration.seconds(2) + .nanoseconds(5)) == .seconds(2.000000005))
    var playhead = Playhead(timeline)
    _ = playhead.advance(by: .init(.milliseconds(1250)))
    #expect(playhead[x] == 0.5)
    #expect(Duration(playhead.time) == .milliseconds(1250))
  }
}
