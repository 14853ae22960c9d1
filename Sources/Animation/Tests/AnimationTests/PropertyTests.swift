import Animation
import Foundation
import Testing

@Suite("Properties of random timelines")
struct PropertyTests {
  private func plans(_ count: Int) -> [(seed: Int, plan: Plan)] {
    (0..<count).map { seed in
      var choices = Choices(seed: UInt64(seed))
      return (seed, Plan.random(&choices))
    }
  }

  @Test("values and events are those of the brute-force model")
  func model() throws {
    for (seed, plan) in plans(1000) {
      let timeline = try plan.timeline()
      let model = Model([plan])
      #expect(timeline.duration.ticks == model.duration, "seed \(seed)")

      var playhead = Playhead(timeline)
      let finish = TimelineEvent(.finished, at: timeline.duration)
      #expect(playhead.advance(by: .forever) == model.events + [finish], "seed \(seed)")

      var choices = Choices(seed: UInt64(seed) ^ 0xABCD)
      for _ in 0..<40 {
        let frame = Int64(choices.pick(256) * 7_056_000 / 2)
        let ticks = min(frame, model.duration) + Int64(choices.pick(3) - 1)
        let value = timeline.value(of: x, at: Time(ticks: ticks))
        let expected = ticks < 0 ? nil : model.value(at: ticks)
        if ticks >= 0 {
          #expect(value?.bitPattern == expected?.bitPattern, "seed \(seed) at \(ticks)")
        }
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
      let model = Model([plan])
      guard model.duration > 0, model.events.count < 12 else { continue }
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
      let data = try JSONEncoder().encode(timeline)
      let copy = try JSONDecoder().decode(Timeline.self, from: data)
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
    "a written timeline whose lanes were tampered with is refused in words", arguments: [0, 5, 9])
  func tamperedLanes(lanes: Int) throws {
    let everyKind = try checked {
      Tween(.opacity("moon"), to: 0, duration: 1)
      Keyframes(.opacity("sun")) { Keyframe(at: 1, 0.5) }
      Tween(.rotation("star"), to: 2, spring: Spring(duration: 0.3))
      FrameLoop(.frame("lion"), frames: 4, every: 0.1, lasting: 1)
    }
    let written = String(decoding: try JSONEncoder().encode(everyKind), as: UTF8.self)
    let parts = written.components(separatedBy: "\"laneCount\":1")
    #expect(parts.count == 5)
    for damaged in 1..<parts.count {
      let text =
        parts[..<damaged].joined(separator: "\"laneCount\":1")
        + "\"laneCount\":\(lanes)"
        + parts[damaged...].joined(separator: "\"laneCount\":1")
      #expect {
        try JSONDecoder().decode(Timeline.self, from: Data(text.utf8))
      } throws: { error in
        guard case DecodingError.dataCorrupted(let context) = error else { return false }
        return context.debugDescription.contains("\(lanes) lanes")
      }
    }
  }

  @Test("a damaged timeline is refused or harmless, whatever was damaged")
  func damaged() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for seed in 0..<400 {
      var steps = WildSteps(choices: Choices(seed: UInt64(seed)))
      let (first, second) = (steps.step(), steps.step(depth: 2))
      guard
        let timeline = try? checked({
          first; second
        })
      else { continue }
      var data = try encoder.encode(timeline)
      for _ in 0..<3 {
        let place =
          data.startIndex + (steps.choices.pick(256) << 8 | steps.choices.pick(256)) % data.count
        data[place] = steps.choices.pick(from: Array("0123456789-e".utf8))
      }
      guard let damaged = try? JSONDecoder().decode(Timeline.self, from: data) else { continue }
      var playhead = Playhead(damaged)
      _ = playhead.advance(by: .seconds(10))
      for channel in damaged.channels {
        let isFinite = damaged.numbers(of: channel, at: playhead.time).allSatisfy(\.isFinite)
        #expect(isFinite, "seed \(seed), \(channel)")
      }
    }
  }
}
