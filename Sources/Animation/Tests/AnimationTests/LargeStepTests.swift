import Animation
import Testing

@Suite("Large steps and loops")
struct LargeStepTests {
  @Test("T1 one step of a second does what sixty frames do")
  func oneStepOrSixty() throws {
    var once = Playhead(try threeLegs())
    #expect(once.advance(1).words == "A B C finished")
    #expect(once.x == 200)

    var often = Playhead(try threeLegs())
    #expect(often.advance(frames: 60).words == "A B C finished")
    #expect(often.x == 200)
  }

  @Test("T2 a thousand partitions of an overlapping timeline give the same bits and events")
  func partitions() throws {
    let timeline = try checked {
      Parallel {
        Tween(x, from: 3, to: 100, duration: 1.1, easing: .inOutCubic)
        marker("early", at: 0.2)
        Series {
          Hold(0.4)
          Tween(x, to: -40, duration: 0.9, easing: .outBack())
          Marker("late")
        }
        Series {
          Hold(0.7)
          Repeat(3, yoyo: true) {
            Tween(x, to: 7, duration: 0.2, easing: .inSine)
            Marker("inner")
          }
        }
      }
    }
    var whole = Playhead(timeline)
    let expected = whole.advance(by: timeline.duration)
    for seed in 0..<1000 {
      var choices = Choices(seed: UInt64(seed))
      var playhead = Playhead(timeline)
      var events: [TimelineEvent] = []
      while !playhead.isFinished {
        events += playhead.advance(by: Time(ticks: Int64(choices.pick(250)) * 777_777 + 1))
        let direct = timeline.value(of: x, at: playhead.time)
        #expect(playhead.x?.bitPattern == direct?.bitPattern)
      }
      #expect(events == expected)
      #expect(playhead.x?.bitPattern == whole.x?.bitPattern)
    }
  }

  @Test("T2 what lies at the end of an iteration is told, however close to it a step begins")
  func besideAnEnd() throws {
    let timeline = try checked {
      Repeat(3) {
        Hold(0.5)
        Marker("end")
      }
    }
    for (end, before, at) in [(0.5, "", "end R1"), (1, "end R1", "end R2")] {
      for ticks in 1...2 {
        var playhead = Playhead(timeline)
        #expect(playhead.advance(by: .seconds(end) - Time(ticks: Int64(ticks))).words == before)
        #expect(playhead.advance(by: Time(ticks: Int64(ticks))).words == at)
      }
    }
  }

  @Test("T3 a step far beyond a delayed tween ends on its target and finishes once")
  func delayedTween() throws {
    var playhead = Playhead(
      try checked { Tween(x, from: 0, to: 1, duration: 0.5, delay: 0.001) })
    #expect(playhead.advance(10).words == "finished")
    #expect(playhead.x == 1)
  }

  @Test("T4 a step across three boundaries repeats three times")
  func repeats() throws {
    var playhead = Playhead(try checked { Repeat(4) { climb() } })
    #expect(playhead.advance(3.5).words == "R1 R2 R3")
    #expect(playhead.x == 5)
  }

  @Test("T5 a marker in a loop is crossed in every iteration, in order")
  func markerInLoop() throws {
    let timeline = try checked {
      Repeat(4) {
        Parallel {
          Tween(x, from: 0, to: 10, duration: 0.5)
          marker("m", at: 0.25)
        }
      }
    }
    var playhead = Playhead(timeline)
    #expect(playhead.advance(1.9).words == "m R1 m R2 m R3 m")
    #expect(abs((playhead.x ?? 0) - 8) < 1e-12)
  }

  @Test("T6 an endless loop takes five repeats at once and sums up a million")
  func endless() throws {
    var playhead = Playhead(try checked { Repeat(.forever) { climb() } })
    #expect(playhead.advance(5.5).words == "R1 R2 R3 R4 R5")
    #expect(playhead.x == 5)

    let events = playhead.advance(1e6)
    #expect(events.count < 10)
    #expect(events.repeats == 1_000_000)
    #expect(events.last?.kind == .repeated(1_000_005))
    #expect(playhead.x == 5)
  }

  @Test("T6 summed-up events keep their number, marker by marker and way by way")
  func summedUp() throws {
    let timeline = try checked {
      Repeat(.forever, yoyo: true, pause: 0.25) {
        Marker("start")
        Hold(0.5)
        Repeat(3) {
          Marker("inner")
          Hold(0.1)
        }
        Marker("end")
      }
    }
    var playhead = Playhead(timeline)
    var counts: [String: Int] = [:]
    for event in playhead.advance(by: .seconds(1.05) * 100_000) {
      let name = event.marker ?? "R"
      counts[name + (event.direction == .forwards ? "" : "-"), default: 0] += event.count
    }
    // The last iteration under way, number 100,000, starts on the last tick.
    #expect(counts["start"] == 1)
    #expect(counts["start-"] == 50_000)
    #expect(counts["end"] == 50_000)
    #expect(counts["end-"] == nil)
    #expect(counts["inner"] == 150_000)
    #expect(counts["inner-"] == 150_000)
  }

  @Test("T7 a yoyo crosses its marker on the way there and, reversed, on the way back")
  func yoyoMarker() throws {
    var playhead = Playhead(
      try checked {
        Repeat(2, yoyo: true) {
          Parallel {
            climb()
            marker("m", at: 0.5)
          }
        }
      })
    #expect(playhead.advance(2).words == "m R1 m- finished")
    #expect(playhead.x == 0)
  }

  @Test("T8 seventeen seconds of an endless second are seventeen repeats")
  func seventeen() throws {
    var playhead = Playhead(try checked { Repeat(.forever) { climb() } })
    #expect(playhead.advance(17).repeats == 17)
  }

  @Test("T9 a marker on the edge of a step belongs to that step alone")
  func edge() throws {
    var playhead = Playhead(
      try checked {
        marker("m", at: 0.25)
        Hold(1)
      })
    #expect(playhead.advance(0.25).words == "m")
    #expect(playhead.advance(0).isEmpty)
    #expect(playhead.advance(0.25).isEmpty)
  }

  @Test("T10 four repeats of three seconds are four, whatever the steps")
  func fourRepeats() throws {
    var playhead = Playhead(
      try checked { Repeat(5) { Tween(x, from: 0, to: 10, duration: 3) } })
    var events: [TimelineEvent] = []
    for moment in [0, 1, 2, 3, 4, 5, 6.0000001, 7, 8, 9.0000001, 10, 11, 12.5, 13] {
      events += playhead.advance(by: .seconds(moment) - playhead.time)
    }
    #expect(events.words == "R1 R2 R3 R4")
  }

  @Test("T11 a marker after a hold is crossed by the step that ends on it")
  func holdThenMarker() throws {
    var playhead = Playhead(
      try checked {
        Hold(0.5)
        Marker("m")
        Hold(1)
      })
    #expect(playhead.advance(0.5).words == "m")
  }

  @Test("T12 between two iterations the end is held, then the next one runs")
  func repeatDelay() throws {
    let timeline = try checked { Repeat(4, pause: 0.5) { climb() } }
    #expect(timeline.x(at: 1.25) == 10)
    #expect(timeline.iteration(at: .seconds(1.25))?.index == 0)

    var playhead = Playhead(timeline)
    #expect(playhead.advance(2.25).words == "R1")
    let iteration = timeline.iteration(at: playhead.time)
    #expect(iteration?.index == 1)
    #expect(iteration?.elapsed == .seconds(0.75))
    #expect(playhead.x == 7.5)
  }
}
