import Animation
import Testing

@Suite("Properties of random timelines")
struct PropertyTests {
  private func plans(_ count: Int) -> [(seed: Int, plan: Plan)] {
    (0..<count).compactMap { seed in
      var choices = Choices(seed: UInt64(seed))
      let plan = Plan.random(&choices)
      return (try? plan.timeline()).map { _ in (seed, plan) }
    }
  }

  /// The number of random timelines: some thousands in a build without optimisation.
  private var many: Int {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug ? 3000 : 100_000
  }

  @Test(
    "T70 T71 T72 T73 page and program agree: a second evaluator finds the same values and events")
  func evaluator() throws {
    var refused = 0
    for seed in 0..<many {
      var choices = Choices(seed: UInt64(seed) &* 0x2545_F491_4F6C_DD1D)
      do {
        if try !agree(&choices) { refused += 1 }
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
    #expect(refused < many / 3)
  }

  @Test("whatever can be built keeps its promises, however wild its numbers")
  func wild() throws {
    for seed in 0..<(many / 10) {
      var choices = Choices(seed: UInt64(seed) &* 0x9E6C_63D0_676A_9A99)
      do {
        try survive(&choices)
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
  }

  @Test("any partition of the time crosses the same events")
  func partitions() throws {
    for (seed, plan) in plans(300) {
      var whole = Playhead(try plan.timeline())
      let expected = whole.advance(by: .forever)
      var choices = Choices(seed: UInt64(seed) ^ 0x5555)
      var playhead = Playhead(whole.timeline)
      var events: [TimelineEvent] = playhead.advance(by: .zero)
      while !playhead.isFinished {
        events += playhead.advance(by: Time(ticks: Int64(choices.pick(200)) * 333_333 + 1))
      }
      #expect(events == expected, "seed \(seed)")
    }
  }

  @Test("backwards is the mirror of forwards, save for what lies at the turn")
  func timeReversal() throws {
    for (seed, plan) in plans(300) {
      let timeline = try plan.timeline()
      guard timeline.duration > .zero else { continue }
      var playhead = Playhead(timeline)
      let forwards = playhead.advance(by: .forever)
      let values = (0...20).map { timeline.x(at: Double($0) / 10)?.bitPattern }
      playhead.reverse()
      var backwards: [TimelineEvent] = []
      var choices = Choices(seed: UInt64(seed) ^ 0x7777)
      while !playhead.isFinished {
        backwards += playhead.advance(by: Time(ticks: Int64(choices.pick(250)) * 1_111_111 + 1))
      }
      let mirrored = forwards.filter { $0.time < timeline.duration }.reversed().map { event in
        var event = event
        event.direction = event.direction == .forwards ? .backwards : .forwards
        return event
      }
      let finish = TimelineEvent(.finished, at: .zero, direction: .backwards)
      #expect(backwards == mirrored + [finish], "seed \(seed)")
      #expect((0...20).map { timeline.x(at: Double($0) / 10)?.bitPattern } == values)
    }
  }

  @Test("a second seek to the same moment changes nothing")
  func seekIdempotence() throws {
    for (seed, plan) in plans(300) {
      var choices = Choices(seed: UInt64(seed) ^ 0x9999)
      var playhead = Playhead(try plan.timeline())
      for _ in 0..<10 {
        let moment = Time.frames(choices.pick(250))
        let told = choices.pick(2) == 0 ? SeekEvents.silent : .fire
        playhead.seek(to: moment, events: told)
        let once = playhead
        #expect(playhead.seek(to: moment, events: told).isEmpty, "seed \(seed)")
        #expect(playhead == once, "seed \(seed)")
      }
    }
  }

  @Test("huge steps sum events up without losing one")
  func summedUp() throws {
    for (seed, plan) in plans(60) {
      guard let body = try? Evaluator([plan]), body.duration > 0, body.events.count < 12 else {
        continue
      }
      let looped = try checked { Repeat(3000, yoyo: seed % 2 == 0) { plan.step } }
      var huge = Playhead(looped)
      var small = Playhead(looped)
      var events: [TimelineEvent] = []
      let step = Time(ticks: looped.duration.ticks / 997 + 1)
      while !small.isFinished { events += small.advance(by: step) }
      #expect(tally(huge.advance(by: .forever)) == tally(events), "seed \(seed)")
    }
  }

  @Test("a timeline written and read again is equal and gives identical samples")
  func roundTrip() throws {
    for (seed, plan) in plans(200) {
      let timeline = try plan.timeline()
      let copy: Timeline = try read(try json(timeline))
      #expect(copy == timeline, "seed \(seed)")
      #expect(copy.hashValue == timeline.hashValue)
      for step in 0...30 {
        let moment = Time.seconds(Double(step) / 13)
        #expect(
          copy.value(of: x, at: moment)?.bitPattern
            == timeline.value(of: x, at: moment)?.bitPattern, "seed \(seed)")
      }
      var (one, other) = (Playhead(timeline), Playhead(copy))
      #expect(one.advance(by: .forever) == other.advance(by: .forever))
    }
  }

  @Test(
    "a written timeline whose lanes were tampered with is refused in words",
    arguments: [0, 5, 1 << 20])
  func tamperedLanes(lanes: Int) throws {
    for step in [
      Tween(.position("moon"), to: .zero, duration: 1).erased,
      Keyframes(.position("sun")) { Keyframe(at: 1, .zero) }.erased,
      Tween(.position("star"), to: .zero, spring: Spring(duration: 0.3)).erased,
    ] {
      let written = try json(Timeline { step })
      let text = written.replacing("\"lanes\":2", with: "\"lanes\":\(lanes)")
      #expect(text != written)
      let error = #expect(throws: DecodingError.self) { let _: Timeline = try read(text) }
      guard case .dataCorrupted(let context)? = error else { continue }
      #expect(context.debugDescription.contains("\(lanes)"))
    }
  }

  @Test("a damaged timeline is refused or harmless, whatever was damaged")
  func damaged() throws {
    for seed in 0..<400 {
      var steps = WildSteps(choices: Choices(seed: UInt64(seed)))
      let (first, second) = (steps.step(), steps.step(depth: 2))
      guard
        let timeline = try? checked({
          first; second
        })
      else { continue }
      do {
        try surviveDamage(try json(timeline), &steps.choices)
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }
}
