import Animation
import Testing

@Suite("Zero, huge, invalid")
struct EdgeTests {
  @Test("T13 a tween of no duration is at its end at once and finishes once")
  func noDuration() throws {
    var playhead = Playhead(try checked { Tween(x, from: 1, to: 2, duration: 0) })
    #expect(playhead.advance(0).words == "finished")
    #expect(playhead.x == 2)
    #expect(playhead.advance(0).isEmpty)
  }

  @Test("T14 a tween of no duration is a step: before it the old value, at it the new")
  func step() throws {
    let timeline = try checked {
      Cut(x, to: 3)
      Hold(0.5)
      Tween(x, from: 3, to: 7, duration: 0)
    }
    let moment = Time.seconds(0.5)
    #expect(timeline.value(of: x, at: moment - Time(ticks: 1)) == 3)
    #expect(timeline.value(of: x, at: moment) == 7)
  }

  @Test("T15 a cut after a thousand seconds does not finish before them")
  func lateCut() throws {
    var playhead = Playhead(try checked { Cut(x, to: 1, delay: 1000) })
    #expect(playhead.advance(by: .seconds(1000) - Time(ticks: 1)).isEmpty)
    #expect(!playhead.isFinished)
    #expect(playhead.advance(by: Time(ticks: 1)).words == "finished")
  }

  @Test("T16 markers alone are all crossed at once, in order, and again after a restart")
  func markersOnly() throws {
    var playhead = Playhead(
      try checked {
        Marker("a")
        Marker("b")
        Marker("c")
      })
    #expect(playhead.advance(0).words == "a b c finished")
    #expect(playhead.advance(0).isEmpty)
    playhead.seek(to: .zero)
    #expect(playhead.advance(0).words == "a b c finished")
  }

  @Test("T17 an endless repeat of nothing cannot be built")
  func endlessNothing() {
    #expect(problem { try checked { Repeat(.forever) {} } } == .endlessNothing)
    #expect(problem { try checked { Repeat(.forever) { Marker("m") } } } == .endlessNothing)
    #expect(problem { try checked { Repeat(.forever) { Hold(0) } } } == .endlessNothing)
    #expect(
      problem {
        try checked { Repeat(.forever) { Repeat(5) { Cut(x, to: 1) } } }
      } == .endlessNothing)
    #expect(problem { try checked { Repeat(3) {} } } == .empty("steps"))
  }

  @Test("T18 a nested timeline that only holds puts off what follows")
  func nestedHold() throws {
    let inner = try checked { Hold(0.5) }
    let timeline = try checked {
      inner
      Marker("m")
    }
    #expect(timeline.markers.map(\.time) == [.seconds(0.5)])
  }

  @Test(
    "T19 a duration that is no number of seconds is refused with the step's name",
    arguments: [Double.nan, -1, .infinity, -.infinity])
  func badDurations(seconds: Double) {
    let steps: [(String, () throws -> Timeline)] = [
      ("Tween of x", { try checked { Tween(x, to: 1, duration: seconds) } }),
      ("Hold", { try checked { Hold(seconds) } }),
      (
        "Tween of lion.position",
        { try checked { Cut(.position("lion"), to: .zero, delay: seconds) } }
      ),
      ("Series", { try checked { Series(delay: seconds) { Hold(1) } } }),
      ("Stagger", { try checked { Stagger(each: seconds) { Hold(1) } } }),
      ("Repeat", { try checked { Repeat(2, pause: seconds) { Hold(1) } } }),
      ("Keyframes of x", { try checked { Keyframes(x) { Keyframe(at: seconds, 1) } } }),
      (
        "FrameLoop of lion.frame",
        { try checked { FrameLoop(.frame("lion"), frames: 4, every: seconds) } }
      ),
    ]
    for (name, build) in steps {
      let error = #expect(throws: TimelineError.self) { try build() }
      #expect(error?.step == name)
      #expect(error?.path == ["Timeline step 1"])
      #expect(error?.description.contains("\(seconds)") == true)
    }
  }

  @Test("an error says where the step is, what is wrong and what to do")
  func sentence() {
    let error = #expect(throws: TimelineError.self) {
      try checked {
        Hold(1)
        Parallel {
          Marker("m")
          Tween(.scale("title"), to: 1, duration: -2)
        }
      }
    }
    #expect(
      error?.description == """
        Timeline step 2 › Parallel step 2 › Tween of title.scale: \
        the duration is -2.0, but it must be a finite number of seconds, at least 0.
        """)
  }

  @Test("values, easings and counts that cannot be are refused")
  func badNumbers() {
    let builders: [() throws -> Timeline] = [
      { try checked { Tween(x, to: .nan, duration: 1) } },
      { try checked { Tween(x, from: .infinity, to: 0, duration: 1) } },
      { try checked { Tween(x, to: 1, duration: 1, easing: .outBack(.nan)) } },
      { try checked { Tween(x, to: 1, duration: 1, easing: .cubicBezier(1.1, 0, 0, 1)) } },
      { try checked { Tween(x, to: 1, duration: 1, easing: .cubicBezier(0, .nan, 0, 1)) } },
      { try checked { Tween(x, to: 1, duration: 1, easing: .steps(0)) } },
      { try checked { Series(rate: 0) { Hold(1) } } },
      { try checked { Parallel(rate: .nan) { Hold(1) } } },
      { try checked { Repeat(0) { Hold(1) } } },
      { try checked { Repeat(-3) { Hold(1) } } },
      { try checked { FrameLoop(.frame("lion"), frames: 0, every: 0.1) } },
      { try checked { FrameLoop(.frame("lion"), frames: 4, every: 0) } },
      { try checked { Keyframes(x) {} } },
    ]
    for build in builders {
      #expect(throws: TimelineError.self) { try build() }
    }
  }

  @Test("what would never be reached, last too long or lie too deep is refused")
  func impossible() {
    #expect(
      problem {
        try checked {
          Repeat(.forever) { Hold(1) }
          Marker("m")
        }
      } == .neverReached)
    #expect(problem { try checked { Hold(1e10) } } == .tooLong)
    #expect(problem { try checked { Repeat(.max) { Hold(1) } } } == .tooLong)
    #expect(problem { try checked { nest(65) { Series(steps: $0) } } } == .tooDeep)
    #expect(problem { try checked { nest(100_000) { Series(steps: $0) } } } == .tooDeep)
    #expect(problem { try checked { nest(64) { Series(steps: $0) } } } == nil)
    #expect(problem { try checked { nest(9) { Repeat(2, steps: $0) } } } == .tooManyRepeats)
    #expect(problem { try checked { nest(8) { Repeat(2, steps: $0) } } } == nil)
  }

  @Test("one name for values of two types is refused")
  func twoTypes() {
    #expect(
      problem {
        try checked {
          Cut(Channel<Double>("place"), to: 1)
          Cut(Channel<Point>("place"), to: .zero)
        }
      } == .channelType("Point", other: "Double"))
  }

  @Test("T20 a seek beyond either end stays at it")
  func seekBeyond() throws {
    var playhead = Playhead(try threeLegs())
    playhead.seek(to: .seconds(-5))
    #expect(playhead.time == .zero)
    playhead.seek(to: .seconds(1e9))
    #expect(playhead.time == .seconds(1))
    #expect(playhead.x == 200)
  }

  @Test("T21 a tween of two minutes is half done after one")
  func half() throws {
    let timeline = try checked { Tween(x, from: 0, to: 10, duration: 120) }
    #expect(timeline.x(at: 60) == 5)
  }

  @Test("T22 a child that ends a tenth of a microsecond earlier finishes first")
  func childFirst() throws {
    let timeline = try checked {
      Parallel {
        Series {
          Hold(0.001)
          Marker("child")
        }
        Hold(0.0010001)
      }
    }
    var playhead = Playhead(timeline)
    #expect(playhead.advance(0.001).words == "child")
    #expect(playhead.advance(0.0000001).words == "finished")
    #expect(Playhead(timeline).timeline.duration > .seconds(0.001))
  }

  @Test("T23 half a second three times and a second are two and a half")
  func sums() throws {
    let timeline = try checked {
      Repeat(3) { Hold(0.5) }
      Hold(1)
    }
    #expect(timeline.duration == .seconds(2.5))
  }

  @Test("what one builder has read is taken apart by the next")
  func builtSteps() throws {
    @TimelineBuilder func steps(_ isLong: Bool) -> Steps {
      Marker("a")
      Hold(1)
      if isLong { Hold(2) }
    }
    let parallel = try checked {
      Parallel {
        steps(true)
        for _ in 0..<2 {
          steps(false)
          Hold(1.5)
        }
        for _ in 0..<0 { Hold(9) }
      }
    }
    #expect(parallel.duration == .seconds(2))
    #expect(parallel.markers.map(\.time) == [.zero, .zero, .zero])
    #expect(try checked { steps(true) }.duration == .seconds(3))
    #expect(try checked { steps(false).erased }.duration == .seconds(1))
  }

  @Test("steps in one another are played when they are read, and not too deep")
  func writtenSteps() throws {
    func read(_ depth: Int) throws -> Timeline {
      let hold = #"{"step":"hold","duration":0.5}"#
      let step = (0..<depth).reduce(hold) { inner, _ in
        #"{"step":"series","steps":[\#(inner),\#(hold)]}"#
      }
      let text = #"{"version":1,"steps":[\#(step)]}"#
      return try AnimationTests.read(text)
    }
    #expect(try read(0).duration == .seconds(0.5))
    #expect(try read(3).duration == .seconds(2))
    #expect(try read(64).duration == .seconds(32.5))
    #expect(throws: TimelineError.self) { try read(65) }
  }

  private func problem(
    _ build: () throws -> Timeline
  ) -> TimelineError.Problem? {
    do {
      _ = try build()
      return nil
    } catch {
      return (error as? TimelineError)?.problem
    }
  }

  private func nest(_ depth: Int, _ wrap: (AnyStep) -> some Step) -> AnyStep {
    (0..<depth).reduce(Hold(0.001).erased) { inner, _ in wrap(inner).erased }
  }
}

extension Series {
  fileprivate init(steps: AnyStep) {
    self.init { steps }
  }
}

extension Repeat {
  fileprivate init(_ times: Int, steps: AnyStep) {
    self.init(times) { steps }
  }
}
