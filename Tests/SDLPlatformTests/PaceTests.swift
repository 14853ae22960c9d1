import Testing

@testable import SDLPlatform

@Suite struct PaceTests {
  /// The pace after many pictures that took `milliseconds` each.
  private func pace(_ milliseconds: Int64, after pace: Pace = Pace()) -> Pace {
    var pace = pace
    for _ in 0..<100 { pace.note(milliseconds * 1_000_000) }
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

  @Test("R102 one late picture changes nothing, nor do pictures a little quicker than slow ones")
  func steady() {
    var once = pace(5)
    once.note(16_000_000)
    #expect(shown(once) == [true, true, true, true, true, true])
    #expect(shown(pace(4, after: pace(9))) == [true, false, true, false, true, false])
  }
}
