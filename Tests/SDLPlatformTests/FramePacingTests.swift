import Testing

@testable import SDLPlatform

@Suite struct FramePacingTests {
  /// The pacing after many pictures that took `milliseconds` each, of `cores`.
  private func pacing(
    _ milliseconds: Int64, cores: Int64 = 1, after pacing: FramePacing = FramePacing()
  ) -> FramePacing {
    var pacing = pacing
    let taken = milliseconds * 1_000_000
    for _ in 0..<100 { pacing.note(from: 0, to: taken, work: taken * cores) }
    return pacing
  }

  @Test("R102 each tick shows a picture while pictures take less than a third of it")
  func quick() {
    #expect(pacing(5).ticks == 1)
  }

  @Test(
    "R102 every other tick shows one while they take a half, and each again once they are quick")
  func slow() {
    let slow = pacing(9)
    #expect(slow.ticks == 2)
    #expect(pacing(0, after: slow).ticks == 1)
  }

  @Test("R102 a picture takes as long as it keeps all cores busy together")
  func work() {
    #expect(pacing(5, cores: 2).ticks == 2)
  }

  @Test(
    "R100 pictures that answer an input come every 4 ms at most, and take half of the time at most",
    arguments: [(1, 4), (2, 4), (3, 6), (20, 40)])
  func between(taken: Int64, next: Int64) {
    var pacing = FramePacing()
    pacing.noteAnswer(from: 90_000_000, to: (90 + taken) * 1_000_000)
    #expect(pacing.earliest == (90 + next) * 1_000_000)
  }

  @Test("R100 an answer waits for no picture of a tick, and does not count as one")
  func apart() {
    var slow = pacing(9)
    #expect(slow.earliest == 0)
    for _ in 0..<100 { slow.noteAnswer(from: 0, to: 1_000_000) }
    #expect(slow.ticks == 2)
  }

  @Test("R102 one late picture changes nothing, nor do pictures a little quicker than slow ones")
  func steady() {
    var once = pacing(5)
    once.note(from: 0, to: 16_000_000, work: 16_000_000)
    #expect(once.ticks == 1)
    #expect(pacing(4, after: pacing(9)).ticks == 2)
  }
}
