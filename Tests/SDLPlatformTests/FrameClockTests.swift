import Testing

@testable import SDLPlatform

@Suite struct FrameClockTests {
  @Test(
    "sixty ticks are due after a second, however it is cut up", arguments: [1, 7, 60, 144, 1000])
  func second(parts: Int64) {
    var clock = FrameClock(now: 0)
    var ticks = 0
    for part in 1...parts { ticks += Int(clock.rest(until: FrameClock.second * part / parts)) }
    #expect(ticks == 60)
    #expect(clock.ahead == 0)
  }

  @Test("R93 a gap counts as a tenth of a second at most")
  func gap() {
    var clock = FrameClock(now: 0)
    #expect(clock.advance(to: 5 * FrameClock.second) == 6)
    #expect(clock.advance(to: 5 * FrameClock.second + 16_666_667) == 1)
  }

  @Test("a rest is not shortened")
  func rest() {
    var clock = FrameClock(now: 0)
    #expect(clock.rest(until: 3_600 * FrameClock.second) == 216_000)
  }

  @Test("the next ticks are due exactly when they are said to be", arguments: [1, 2, 5])
  func due(ticks: Int64) {
    var clock = FrameClock(now: 12_345)
    for _ in 0..<1_000 {
      let due = clock.due(in: ticks)
      #expect(clock.advance(to: due - 1) == ticks - 1)
      #expect(clock.advance(to: due) == 1)
    }
  }

  @Test("a clock that goes backwards gives no ticks")
  func backwards() {
    var clock = FrameClock(now: 1_000_000_000)
    #expect(clock.advance(to: 0) == 0)
    #expect(clock.advance(to: 1_000_000_000) == 0)
    #expect(clock.ahead == 0)
  }

  @Test("what lies between two ticks is told as a part of a tick")
  func ahead() {
    var clock = FrameClock(now: 0)
    _ = clock.advance(to: 25_000_000)
    #expect(clock.ahead == 0.5)
    clock.restartTick(at: 25_000_000)
    #expect(clock.ahead == 0)
  }
}
