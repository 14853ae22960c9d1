import Animation
import Testing

private enum Cue: String {
  case roar, cover
}

@Suite("Words of the reader's own")
struct WordsTests {
  @Test("T83 a channel that nothing has moved is at its rest")
  func rest() {
    let timeline = Timeline {
      Hold(1)
      Tween(.scale("ball"), to: 3, duration: 1)
    }
    #expect(timeline[.opacity("ball"), at: .zero] == 1)
    #expect(timeline[.scale("ball"), at: .seconds(0.5)] == 1)
    #expect(timeline[.scale("ball"), at: .seconds(1.5)] == 2)
    #expect(timeline[Channel<Double>("volume", rest: 0.7), at: .zero] == 0.7)
    var playhead = Playhead(timeline)
    #expect(playhead[.scale("ball")] == 1)
    _ = playhead.advance(by: .forever)
    #expect(playhead[.scale("ball")] == 3)
  }

  @Test("T83 markers and labels are an enumeration's")
  func enumerated() {
    let timeline = Timeline {
      Label(Cue.cover)
      Hold(1)
      Marker(Cue.roar)
      Hold(1)
      Marker("unknown")
    }
    var playhead = Playhead(timeline)
    let (events, unused) = playhead.advance(by: .seconds(3), stoppingAt: Cue.roar)
    #expect(events.compactMap { $0.marker(as: Cue.self) } == [.roar])
    #expect(unused == .seconds(2))
    playhead.resume()
    let rest = playhead.advance(by: unused)
    #expect(rest.compactMap { $0.marker(as: Cue.self) } == [])
    #expect(timeline.time(ofLabel: Cue.cover) == .zero)
    let back: [TimelineEvent]? = playhead.seek(to: Cue.cover)
    #expect(back != nil && playhead.time == .zero)
  }

  @Test("T83 a timeline in code stops with the path of the fault")
  func traps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Timeline { Series { Hold(-1) } }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Timeline step 1 › Series step 1 › Hold: the duration is -1.0"))
  }

  @Test("T83 a checked timeline throws the path of the fault")
  func throwsPath() {
    #expect(throws: TimelineError.self) { try Timeline(checking: Hold(.nan)) }
  }

  private func swing() -> some Step {
    Parallel {
      FullMotion {
        Tween(.rotation("tail"), to: 10, duration: 1)
        Marker("wag")
        Repeat(2) { Tween(.rotation("tail"), to: 0, duration: 1) }
      } else: {
        Cut(.opacity("tail"), to: 0.5)
        Marker("never told")
        Hold(0.5)
      }
      Marker("end")
    }
  }

  @Test("T87 a FullMotion step plays, and is not to be seen where motion is calmed")
  func fullMotion() {
    let timeline = Timeline { swing() }
    let calm = timeline.calmed()
    #expect(timeline[.rotation("tail"), at: .seconds(1)] == 10)
    #expect(timeline[.opacity("tail"), at: .seconds(1)] == 1)
    #expect(calm[.rotation("tail"), at: .seconds(1)] == 0)
    #expect(calm[.opacity("tail"), at: .seconds(1)] == 0.5)
    #expect(timeline.channels == [Channel<Double>.rotation("tail").id])
    #expect(calm.channels == [Channel<Double>.opacity("tail").id])
  }

  @Test("T87 it takes its time and tells its events either way")
  func livelyTime() {
    let timeline = Timeline { swing() }
    var (one, other) = (Playhead(timeline), Playhead(timeline.calmed()))
    #expect(one.advance(by: .forever) == other.advance(by: .forever))
    #expect(timeline.duration == .seconds(3))
    #expect(timeline.calmed().duration == .seconds(3))
    let longer = Timeline {
      FullMotion {
        Hold(1)
      } else: {
        Hold(2)
      }
    }
    #expect(longer.duration == .seconds(2) && longer.calmed().duration == .seconds(2))
    let endless = Timeline { FullMotion { Repeat(.forever) { Hold(1) } } }
    #expect(endless.isEndless && endless.calmed().isEndless)
  }

  @Test("T87 what is calm already is shown as it is written")
  func reducedMotion() {
    let timeline = Timeline {
      FullMotion {
      } else: {
        Tween(.position("lion"), from: .zero, to: Point(x: 10, y: 0), duration: 1)
        FullMotion { Cut(.rotation("lion"), to: 20) }
      }
    }
    #expect(timeline.channels.isEmpty)
    #expect(timeline.calmed()[.rotation("lion"), at: .seconds(1)] == 0)
    #expect(timeline.calmed()[.position("lion"), at: .seconds(0.5)] == Point(x: 5, y: 0))
  }

  @Test("T87 what is essential moves in calm motion too, but not beyond where it is going")
  func essential() {
    let timeline = Timeline {
      Essential {
        Tween(.position("lion"), to: Point(x: 10, y: 0), duration: 1, easing: .outBack())
        Marker("there")
      }
      Tween(.position("lion"), to: .zero, duration: 1)
    }
    let calm = timeline.calmed()
    let places = (0...100).map { calm[.position("lion"), at: .seconds(Double($0) / 100)].x }
    #expect(places == places.sorted() && places[50] > 5 && places[100] == 10)
    #expect(timeline[.position("lion"), at: .seconds(0.6)].x > 10)
    // The tween back, which is not essential, becomes a cut.
    #expect(calm[.position("lion"), at: .seconds(1.5)] == .zero)
    #expect(calm.markers == timeline.markers)
    let back = Timeline { timeline }.calmed()
    #expect(back[.position("lion"), at: .seconds(0.5)].x == places[50])
  }
}
