import Animation
import Testing

@Suite("Order and conflicts")
struct OrderTests {
  @Test("T44 events of one moment come in order of declaration, a child's before its parent's")
  func sameMoment() throws {
    let timeline = try checked {
      Parallel {
        marker("a", at: 0.5)
        Repeat(2) {
          Marker("start")
          Hold(0.5)
          Marker("end")
        }
        marker("b", at: 0.5)
        marker("c", at: 1)
      }
    }
    let expected = "start a end R1 start b end c finished"
    var once = Playhead(timeline)
    #expect(once.advance(1).words == expected)
    var fast = Playhead(timeline, rate: 15)
    #expect(fast.advance(1).words == expected)
    var slow = Playhead(timeline)
    #expect(slow.advance(frames: 60).words == expected)
  }

  @Test("T45 of two tweens on one channel the later one wins and starts from where it was")
  func overlap() throws {
    let timeline = try checked {
      Parallel {
        Tween(x, from: 0, to: 100, duration: 1)
        Tween(x, to: -100, duration: 1, delay: 0.5)
      }
    }
    #expect(timeline.x(at: 0.75) == 12.5)
    var once = Playhead(timeline)
    _ = once.advance(0.75)
    #expect(once.x == 12.5)
    var often = Playhead(timeline)
    for _ in 0..<75 { _ = often.advance(0.01) }
    #expect(often.x == 12.5)
    often.seek(to: .seconds(1.5))
    often.reverse()
    for _ in 0..<75 { _ = often.advance(0.01) }
    #expect(often.x == 12.5)
  }

  @Test("T45 at the same start the one declared last wins")
  func tie() throws {
    let timeline = try checked {
      Parallel {
        Tween(x, from: 0, to: 1, duration: 1)
        Tween(x, from: 5, to: 6, duration: 0.5)
      }
    }
    #expect(timeline.x(at: 0.25) == 5.5)
    #expect(timeline.x(at: 1) == 6)
  }

  @Test("T46 when a sequence stops its successors never start")
  func stop() throws {
    var playhead = Playhead(try threeLegs())
    _ = playhead.advance(0.1)
    playhead.pause()
    let value = playhead.x
    #expect(playhead.advance(frames: 600).isEmpty)
    #expect(playhead.x == value)
  }

  @Test("T48 a tween to where it already is still takes its time")
  func nowhere() throws {
    var playhead = Playhead(try checked { Tween(x, from: 4, to: 4, duration: 0.5) })
    #expect(playhead.advance(0.25).isEmpty)
    #expect(playhead.x == 4)
    #expect(playhead.advance(0.25).words == "finished")
  }

  @Test("T49 what lay beyond a stop in the same step is delivered after it")
  func afterStop() throws {
    let timeline = try checked {
      Hold(0.2)
      Marker("stop")
      Marker("same moment")
      Hold(0.1)
      Marker("later")
    }
    var playhead = Playhead(timeline)
    let (events, unused) = playhead.advance(by: .seconds(1), stoppingAt: "stop")
    #expect(events.words == "stop same moment")
    #expect(playhead.advance(by: unused).isEmpty)
    playhead.resume()
    #expect(playhead.advance(by: unused).words == "later finished")
  }

  @Test("T50 keys are sorted, and two at one moment are a step")
  func keys() throws {
    let timeline = try checked {
      Keyframes(x) {
        Keyframe(at: 0, 10)
        Keyframe(at: 2, 30)
        Keyframe(at: 1, 20)
        Keyframe(at: 2, 50)
        Keyframe(at: 3, 60, easing: .steps(2))
      }
    }
    #expect(timeline.duration == .seconds(3))
    #expect(
      [0, 0.5, 1, 1.5, 2, 2.25, 2.5, 3].map { timeline.x(at: $0) } == [
        10, 15, 20, 25, 50, 50, 55, 60,
      ])
    let before = timeline.value(of: x, at: .seconds(2) - Time(ticks: 1)) ?? 0
    #expect(abs(before - 30) < 1e-6)
  }

  @Test("T50 the first key is reached from wherever the channel is")
  func firstKey() throws {
    let timeline = try checked {
      Cut(x, to: 8)
      Keyframes(x, delay: 1) {
        Keyframe(at: 1, 10)
      }
    }
    #expect([0, 1, 1.5, 2].map { timeline.x(at: $0) } == [8, 8, 9, 10])
  }
}
