import Testing

@testable import SDLPlatform

@Suite struct PaceTests {
  /// The pace after many pictures that took `milliseconds` each, of `cores`.
  private func pace(_ milliseconds: Int64, cores: Int64 = 1, after pace: Pace = Pace()) -> Pace {
    var pace = pace
    let taken = milliseconds * 1_000_000
    for _ in 0..<100 { pace.note(from: 0, to: taken, work: taken * cores) }
    return pace
  }

  private func shown(_ pace: Pace) -> [Bool] {
    var pace = pace
    return (0..<6).map { _ in pace.showsNext() }
  }

  @Test("R102 each tick shows a picture while pictures take less than a third of it")
  func quick() {
    #expect(shown(pace(5)) == [true, true, true, true, true, true])
  }

  @Test(
    "R102 every other tick shows one while they take a half, and each again once they are quick")
  func slow() {
    let slow = pace(9)
    #expect(shown(slow) == [true, false, true, false, true, false])
    #expect(shown(pace(0, after: slow)) == [true, true, true, true, true, true])
  }

  @Test("R102 a picture takes as long as it keeps all cores busy together")
  func work() {
    #expect(shown(pace(5, cores: 2)) == [true, false, true, false, true, false])
  }

  @Test(
    "R100 pictures that answer an input come every 4 ms at most, and take half of the time at most",
    arguments: [(1, 4), (2, 4), (3, 6), (20, 40)])
  func between(taken: Int64, next: Int64) {
    var pace = Pace()
    pace.note(from: 90_000_000, to: (90 + taken) * 1_000_000, work: 0)
    #expect(pace.earliest == (90 + next) * 1_000_000)
  }

  @Test("R102 one late picture changes nothing, nor do pictures a little quicker than slow ones")
  func steady() {
    var once = pace(5)
    once.note(from: 0, to: 16_000_000, work: 16_000_000)
    #expect(shown(once) == [true, true, true, true, true, true])
    #expect(shown(pace(4, after: pace(9))) == [true, false, true, false, true, false])
  }
}
