import Animation
import Testing

@Suite("Rate and time")
struct RateTests {
  @Test("T67 at rate 0 nothing moves")
  func standstill() throws {
    for rate in [0, -0.0, Double.nan] {
      var playhead = Playhead(try threeLegs(), rate: rate)
      _ = playhead.advance(by: .zero)
      #expect(playhead.advance(frames: 600).isEmpty)
      #expect(playhead.time == .zero)
    }
  }

  @Test("T67 twice as fast, then half as fast, lands on the tick of once as fast")
  func twiceThenHalf() throws {
    let odd = Time(ticks: 11_760_001)
    var plain = Playhead(try threeLegs())
    for _ in 0..<30 { _ = plain.advance(by: odd) }
    var varied = Playhead(try threeLegs())
    varied.rate = 2
    for _ in 0..<10 { _ = varied.advance(by: odd) }
    varied.rate = 0.5
    for _ in 0..<20 { _ = varied.advance(by: odd) }
    #expect(varied.time == plain.time)
  }

  @Test("a fractional rate loses no ticks over a million steps")
  func fractions() throws {
    var playhead = Playhead(try checked { Repeat(.forever) { Hold(1) } }, rate: 0.25)
    for _ in 0..<1_000_001 { _ = playhead.advance(by: Time(ticks: 3)) }
    #expect(playhead.time == Time(ticks: 750_001))
  }

  @Test(
    "a step of no time at a fractional rate neither turns back nor tells a marker twice",
    arguments: [0.5, -0.5])
  func noTime(rate: Double) throws {
    let timeline = try checked {
      Hold(1)
      Marker("a")
      Hold(1)
    }
    var playhead = Playhead(timeline, rate: rate)
    if rate < 0 { playhead.seek(to: timeline.duration) }
    // Half a tick less than the way to the marker, so that what is left of a tick points back.
    var events = playhead.advance(by: .seconds(2) - Time(ticks: 1))
    #expect(playhead.time == .seconds(1))
    for _ in 0..<10 {
      events += playhead.advance(by: .zero)
      #expect(playhead.time == .seconds(1))
    }
    events += playhead.advance(by: Time(ticks: 3))
    #expect(events.map(\.marker) == ["a"])
  }

  @Test("rates far out of range end at an end and do not trap")
  func extremes() throws {
    for rate in [1e300, -1e300, .infinity, -.infinity, 5e-300] {
      for elapsed in [Time.forever, Time(ticks: .min), Time(ticks: 1), .zero] {
        var playhead = Playhead(try threeLegs(), rate: rate)
        _ = playhead.advance(by: elapsed)
        _ = playhead.advance(by: elapsed)
        #expect(playhead.time >= .zero && playhead.time <= .seconds(1))
      }
    }
  }

  @Test("a container runs at its rate, and its springs do too")
  func containers() throws {
    let timeline = try checked {
      Series(rate: 2) {
        climb()
        Parallel(rate: 0.25) { Tween(x, to: 0, duration: 1) }
        Repeat(2, pause: 1) { Hold(1) }
      }
    }
    #expect(timeline.duration == .seconds(0.5 + 2 + 1.5))
    #expect(timeline.x(at: 0.25) == 5)
    #expect(timeline.x(at: 1.5) == 5)

    let spring = Spring(duration: 0.5, bounce: 0.3)
    let plain = try checked { Tween(x, from: 0, to: 100, spring: spring) }
    let fast = try checked { Series(rate: 2) { Tween(x, from: 0, to: 100, spring: spring) } }
    #expect(abs((fast.duration * 2 - plain.duration).seconds) < 1e-6)
    #expect(abs((fast.x(at: 0.1) ?? 0) - (plain.x(at: 0.2) ?? 1)) < 1e-9)
  }

  @Test("common frame rates and milliseconds are whole ticks")
  func wholeTicks() {
    for rate in [24, 25, 30, 48, 50, 60, 90, 100, 120, 144, 240, 1000] {
      #expect(Time.frames(rate, per: rate) == .seconds(1))
      #expect(Time.frames(1, per: rate) * rate == .seconds(1))
    }
  }

  @Test("times beyond all bounds saturate")
  func saturation() {
    #expect(Time.seconds(.nan) == .zero)
    #expect(Time.seconds(1e300) == .forever)
    #expect(Time.seconds(-.infinity) == Time(ticks: .min))
    #expect(Time.forever + Time(ticks: 1) == .forever)
    #expect(Time(ticks: .min) - Time(ticks: 1) == Time(ticks: .min))
    #expect(Time.zero - Time(ticks: .min) == .forever)
    #expect(Time.forever * -2 == Time(ticks: .min))
    #expect(Time(ticks: .min) * .min == .forever)
    #expect(Time.frames(.max) == .forever)
    #expect(Time.frames(.min, per: 1) == Time(ticks: .min))
    #expect(Time.frames(5, per: 0) == .zero)
    #expect(Time.frames(5, per: -60) == .zero)
    #expect(Time.frames(.max, per: .max) == .seconds(1))
    #expect(Time.frames(-90) == .seconds(-1.5))
  }

  @Test("seconds round to the nearest tick and back to the nearest number")
  func rounding() {
    #expect(Time.seconds(0.51 / 705_600_000).ticks == 1)
    #expect(Time.seconds(0.49 / 705_600_000).ticks == 0)
    #expect(Time.seconds(-0.51 / 705_600_000).ticks == -1)
    #expect(Time.seconds(0.1).ticks == 70_560_000)
    #expect(Time.seconds(0.1).seconds == 0.1)
    #expect("\(Time.seconds(2.5)) \(Time.forever)" == "2.5 s forever")
  }
}
