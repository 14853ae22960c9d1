import Animation
import Testing

@Suite("Drift and exact ends")
struct DriftTests {
  @Test("T24 a second is over on frame 60, and 216,000 frames are an hour")
  func frames() throws {
    var playhead = Playhead(try checked { climb() })
    #expect(playhead.advance(frames: 59).isEmpty)
    #expect(playhead.advance(frames: 1).words == "finished")

    var hour = Playhead(try checked { Repeat(.forever) { climb() } })
    for _ in 0..<216_000 { _ = hour.advance(by: .frames(1)) }
    #expect(hour.time == .seconds(3600))
  }

  @Test("T25 what starts at an odd moment ends exactly its duration later")
  func oddStart() throws {
    let timeline = try checked {
      Hold(1234.56789)
      Tween(x, from: 0, to: 0.3, duration: 0.1, easing: .outExpo)
    }
    let end = Time.seconds(1234.56789) + .seconds(0.1)
    #expect(timeline.duration == end)
    #expect(timeline.value(of: x, at: end) == 0.3)
    #expect(timeline.value(of: x, at: end - Time(ticks: 1)) != 0.3)
  }

  @Test("T26 the last value is the target, bit by bit", arguments: easings)
  func lastValue(easing: Easing) throws {
    for (from, to) in [(0.1, 0.7), (-3.3, 1e-9), (1e9, 0.1), (0.0, -0.0)] {
      let timeline = try checked { Tween(x, from: from, to: to, duration: 0.37, easing: easing) }
      let last = timeline.value(of: x, at: timeline.duration)
      #expect(last?.bitPattern == to.bitPattern)
      #expect(timeline.value(of: x, at: .zero)?.bitPattern == from.bitPattern)
    }
  }

  @Test("T27 every easing starts at 0 and ends at 1, exactly", arguments: easings)
  func ends(easing: Easing) {
    #expect(easing.value(at: 0) == 0)
    #expect(easing.value(at: 1) == 1)
    #expect(easing.value(at: -0.5) == 0)
    #expect(easing.value(at: 1.5) == 1)
    #expect(easing.value(at: .nan) == 0)
  }

  @Test(
    "T28 an overshoot finishes by time and not on reaching the target",
    arguments: [Easing.outBack(), .outElastic])
  func overshoot(easing: Easing) throws {
    let timeline = try checked { Tween(x, from: 0, to: 1, duration: 1, easing: easing) }
    var playhead = Playhead(timeline)
    var events: [TimelineEvent] = []
    var hasPassed = false
    for _ in 0..<59 {
      events += playhead.advance(by: .frames(1))
      hasPassed = hasPassed || (playhead.x ?? 0) > 1
    }
    #expect(hasPassed)
    #expect(events.isEmpty)
    #expect(playhead.advance(by: .frames(1)).words == "finished")
  }

  @Test("T28 the usual overshoot peaks at 1.100004, at 0.580103")
  func peak() {
    let best = (0...1_000_000).lazy.map { Double($0) / 1_000_000 }
      .map { (progress: $0, value: Easing.outBack(1.70158).value(at: $0)) }
      .max { $0.value < $1.value }
    #expect(abs((best?.value ?? 0) - 1.100004) < 5e-7)
    #expect(abs((best?.progress ?? 0) - 0.580103) < 1e-5)
  }

  @Test("T29 a thousand yoyos come back to exactly where they began")
  func thousandYoyos() throws {
    let timeline = try checked {
      Repeat(1000, yoyo: true) { Tween(x, from: 0.1, to: 0.7, duration: 0.0307, easing: .inSine) }
    }
    #expect(timeline.value(of: x, at: timeline.duration) == 0.1)
  }

  @Test("T30 ten million frames of uneven length make the exact number of cycles")
  func tenMillion() throws {
    let steps = [
      Time.seconds(0.000123), .seconds(0.001), .frames(1, per: 24), .frames(1, per: 30),
      .frames(1, per: 60), .frames(1, per: 120), .frames(1, per: 144), .frames(1, per: 240),
    ]
    var total = Time.zero
    for index in 0..<10_000_000 { total += steps[index & 7] }
    let round = steps.reduce(Time.zero, +)
    #expect(total == round * 1_250_000)

    let period = Time.seconds(0.125)
    var playhead = Playhead(try checked { Repeat(.forever) { Hold(0.125) } })
    var cycles = 0
    while playhead.time < total {
      for step in steps { cycles += playhead.advance(by: step * 625).repeats }
    }
    #expect(playhead.time == total)
    #expect(Int64(cycles) == total.ticks / period.ticks)
  }

  @Test("T31 997 odd steps end exactly on target")
  func oddSteps() throws {
    let timeline = try checked { Tween(x, from: 0, to: 0.7, duration: 1, easing: .inOutCubic) }
    var playhead = Playhead(timeline)
    var events: [TimelineEvent] = []
    for index in 1...997 {
      events += playhead.advance(by: .seconds(Double(index) / 997) - playhead.time)
    }
    #expect(events.words == "finished")
    #expect(playhead.x == 0.7)
  }
}

/// Every easing there is, the ones with numbers in a few kinds.
let easings: [Easing] =
  Easing.Curve.allCases.map { .named($0) } + [
    .inBack(), .outBack(), .inOutBack(), .outBack(0), .outBack(5), .cubicBezier(0.25, 0.1, 0.25, 1),
    .cubicBezier(0, 1, 0, 1), .cubicBezier(1, 0, 0, 1), .cubicBezier(0.5, -1, 0.5, 2), .steps(1),
    .steps(7), .steps(.max),
  ]
