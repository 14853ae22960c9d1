import Animation
import Testing

/// The rules at the moment two steps meet: one test for each former difference from ANIMATION.md.
@Suite("Rules of overlap")
struct RuleTests {
  @Test("T70 before zero and after the end a channel has its value there")
  func ends() throws {
    let lone = Timeline { Tween(x, from: 3, to: 10, duration: 1) }
    let several = Timeline {
      Tween(x, from: 3, to: 10, duration: 1)
      Hold(0)
    }
    for timeline in [lone, several] {
      let track = try #require(timeline.track(of: x))
      for moment in [Time.seconds(-1), Time(ticks: -1), Time(ticks: .min), .zero] {
        #expect(timeline.value(of: x, at: moment) == 3)
        #expect(track.value(at: moment) == 3)
        #expect(timeline.numbers(of: x.id, at: moment) == [3])
      }
      for moment in [Time.seconds(1), .seconds(2), .forever] {
        #expect(timeline.value(of: x, at: moment) == 10)
        #expect(track.value(at: moment) == 10)
      }
    }
    let late = Timeline { Tween(x, to: 10, duration: 1, delay: 1) }
    #expect(late.value(of: x, at: .seconds(-1)) == nil)
  }

  @Test("T71 keyframes are one step: what started later hides them as a whole")
  func keyframes() throws {
    let timeline = try checked {
      Parallel {
        Keyframes(x) {
          Keyframe(at: 0, 0)
          Keyframe(at: 1, 100)
          Keyframe(at: 2, 200)
        }
        Cut(x, to: 7, delay: 0.5)
      }
    }
    #expect(timeline.x(at: 0.25) == 25)
    for moment in [0.5, 1, 1.5, 2] { #expect(timeline.x(at: moment) == 7) }
    let above = try checked {
      Parallel {
        Cut(x, to: 7, delay: 0.5)
        Keyframes(x, delay: 0.6) {
          Keyframe(at: 1, 107)
          Keyframe(at: 1, 0)
        }
      }
    }
    #expect(abs((above.x(at: 1.1) ?? 0) - 57) < 1e-9)
    #expect(above.x(at: 1.6) == 0)
  }

  @Test("T72 a repeat counts from its start, though it touches the channel later")
  func repeats() throws {
    let timeline = try checked {
      Parallel {
        Repeat(1) {
          Hold(0.5)
          Cut(x, to: 4)
        }
        Tween(x, from: 0, to: 10, duration: 1)
      }
    }
    #expect(timeline.x(at: 0.75) == 7.5)
  }

  @Test("T72 each round shows the same, whatever moves beneath it")
  func rounds() throws {
    let timeline = try checked {
      Parallel {
        Tween(x, from: 0, to: 10, duration: 1)
        Repeat(2) {
          Hold(0.5)
          Tween(x, to: 20, duration: 1)
        }
      }
    }
    #expect(timeline.x(at: 0.25) == 0 && timeline.x(at: 1.75) == 0)
    #expect(timeline.x(at: 1) == 10 && timeline.x(at: 2.5) == 10)
  }

  @Test("T73 the first value shows backwards until something else has moved the channel")
  func fills() throws {
    let timeline = try checked {
      Parallel {
        Cut(x, to: 4, delay: 1)
        Tween(x, from: 9, to: 5, duration: 1, delay: 2, fill: .backwards)
      }
    }
    #expect([0.5, 1, 1.5, 2, 2.5].map(timeline.x(at:)) == [9, 4, 4, 9, 7])
  }

  @Test("T73 a fill without effect freezes nothing")
  func idleFill() throws {
    func build(_ fill: Fill) throws -> Timeline {
      try checked {
        Tween(x, from: 0, to: 10, duration: 1)
        Repeat(1) {
          Hold(1)
          Cut(x, to: 4)
          Tween(x, to: 5, duration: 1, fill: fill)
        }
      }
    }
    let (with, without) = (try build(.backwards), try build(.none))
    for moment in [0.5, 1, 1.5, 2, 2.5] {
      #expect(with.x(at: moment) == without.x(at: moment))
    }
  }

  @Test(
    "T74 the curves are easings.net's, at a hundred places",
    arguments: Easing.Curve.allCases.map(Easing.named) + [.inBack(), .outBack(), .inOutBack()])
  func reference(easing: Easing) {
    for place in 0...100 {
      let progress = Double(place) / 100
      #expect(abs(easing.value(at: progress) - eased(easing, progress)) < 1e-12)
    }
  }

  @Test("T75 too many repeats inside each other are told as such")
  func nestedRepeats() {
    var step = Hold(1).erased
    for _ in 0..<9 { step = Repeat(2) { step }.erased }
    let error = #expect(throws: TimelineError.self) { try Timeline(checking: step) }
    #expect(error?.description.contains("more than 8 deep") == true)
  }

  @Test("T76 what never ends cannot be played twice, or backwards")
  func endlessBodies() throws {
    for body in [
      Repeat(.forever) { Hold(1) }.erased,
      FrameLoop(f, frames: 2, every: 0.1).erased,
    ] {
      for step in [
        Repeat(2) { body }.erased, Repeat(2, yoyo: true) { body }.erased, body.reversed().erased,
      ] {
        let error = #expect(throws: TimelineError.self) { try Timeline(checking: step) }
        #expect(error?.problem == .endlessBody)
      }
      #expect(try Timeline(checking: Repeat(1) { body }).isEndless)
    }
  }

  @Test("T77 one name holds values of one type")
  func types() throws {
    let (whole, single) = (Channel<Int>("x"), Channel<Double>("x"))
    #expect(throws: TimelineError.self) {
      try checked {
        Cut(single, to: 1)
        Cut(whole, to: 1)
      }
    }
    for timeline in [
      Timeline { Cut(single, to: 10) },
      Timeline {
        Cut(single, to: 10)
        Hold(1)
      },
    ] {
      #expect(timeline.value(of: single, at: .zero) == 10)
      #expect(timeline.value(of: whole, at: .zero) == nil)
      #expect(timeline.value(of: Channel<Point>("x"), at: .zero) == nil)
      #expect(timeline.track(of: whole) == nil)
    }
  }

  @Test("T78 ticks at an odd rate come to the same in any portions")
  func portions() throws {
    let timeline = Timeline { Tween(x, from: 0, to: 1, duration: 100) }
    var (one, other) = (Playhead(timeline, rate: 0.7), Playhead(timeline, rate: 0.7))
    _ = one.advance(by: Time(ticks: 15))
    _ = other.advance(by: Time(ticks: 1))
    _ = other.advance(by: Time(ticks: 14))
    #expect(one.time == other.time)
    for rate in [1.0 / 3, 0.1, 2.5, 7.77, 0.001, 1 / 1.001, 1e-6, -0.7] {
      var choices = Choices(seed: rate.bitPattern)
      var (whole, parts) = (Playhead(timeline, rate: rate), Playhead(timeline, rate: rate))
      whole.seek(to: .seconds(50))
      parts.seek(to: .seconds(50))
      var sum = Time.zero
      for _ in 0..<1000 {
        let part = Time(ticks: Int64(choices.pick(256) * choices.pick(200)))
        sum += part
        _ = parts.advance(by: part)
      }
      _ = whole.advance(by: sum)
      #expect(whole.time == parts.time, "\(rate)")
    }
  }

  @Test("T78 after a stop at a marker an odd rate goes on from there")
  func stopped() {
    var playhead = Playhead(
      Timeline {
        Hold(1)
        Marker("m")
        Hold(1)
      }, rate: 0.5)
    let (_, unused) = playhead.advance(by: .seconds(3), stoppingAt: "m")
    #expect(playhead.time == .seconds(1) && unused == .seconds(1))
    playhead.resume()
    _ = playhead.advance(by: unused)
    #expect(playhead.time == .seconds(1.5))
  }

  @Test("T79 a count is exact, to the greatest number there is")
  func greatest() throws {
    let timeline = try checked { Repeat(.max) { Marker("m") } }
    var playhead = Playhead(timeline)
    let events = playhead.advance(by: .zero)
    #expect(events.first { $0.marker == "m" }?.count == .max)
    #expect(events.repeats == .max - 1)
  }

  @Test("T80 a spring that cannot be is told in the words it was written in")
  func springWords() throws {
    for (spring, words) in [
      (Spring(duration: -1), "spring's duration is -1.0"),
      (Spring(duration: 0.2, bounce: 1), "spring's bounce is 1.0"),
      (Spring(duration: 1e-7), "spring's duration is 1e-07"),
      (Spring(mass: 0, stiffness: 1, damping: 1), "spring's mass is 0.0"),
    ] {
      let error = #expect(throws: TimelineError.self) {
        try checked { Tween(x, to: 1, spring: spring) }
      }
      #expect(error?.description.contains(words) == true)
      #expect(throws: TimelineError.self) { try spring.settlingDuration }
    }
  }

  @Test("T80 numbers that cannot be are refused wherever they enter")
  func numbers() throws {
    let motion = try SpringMotion(Spring(duration: 1), from: 0.0, to: 1)
    #expect(throws: TimelineError.self) { try motion.retargeted(to: .nan, at: .zero) }
    #expect(throws: TimelineError.self) {
      try motion.retargeted(to: 2, on: Spring(duration: 0), at: .zero)
    }
    for easing in [
      Easing.outBack(.nan), .inBack(.infinity), .cubicBezier(.infinity, .nan, -1, .nan), .steps(0),
      .samples([]), .samples([0, .nan, 1]),
    ] {
      #expect(easing.value(at: 0.3).isFinite)
      #expect(throws: TimelineError.self) {
        try checked { Tween(x, to: 1, duration: 1, easing: easing) }
      }
    }
    var playhead = Playhead(Timeline { Hold(2) })
    _ = playhead.advance(by: .seconds(1.5))
    let back = playhead.advance(by: .seconds(-2))
    #expect(playhead.time == .zero && back.words == "finished-")
  }

  @Test("T81 a flip-book in a repeat shows every frame equally long", arguments: [60, 144])
  func flipBook(rate: Int) throws {
    for yoyo in [false, true] {
      let timeline = try checked {
        Repeat(.forever, yoyo: yoyo) { FrameLoop(f, frames: 4, every: 0.25, lasting: 1) }
      }
      var shown = [0, 0, 0, 0]
      for frame in 0..<(100 * rate) { shown[timeline[f, at: .frames(frame, per: rate)]] += 1 }
      #expect(shown == [25 * rate, 25 * rate, 25 * rate, 25 * rate])
    }
    let cut = try checked {
      Repeat(3) {
        Cut(f, to: 0)
        Hold(0.5)
        Cut(f, to: 1)
        Hold(0.5)
      }
    }
    #expect([0, 0.5, 1, 1.5, 2, 2.5, 3].map { cut[f, at: .seconds($0)] } == [0, 1, 0, 1, 0, 1, 1])
  }
}
