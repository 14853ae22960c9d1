import Testing

@testable import Rules

@Suite struct HabitTests {
  @Test(
    "R103 a habit that was given up is forgotten within thirty rounds, however long it was kept")
  func forgets() {
    var model = HabitModel(.sequence(memory: 1))
    var history = PlayerHistory()
    history.add(.rock, against: .paper)
    for _ in 0..<500 { model.learn(.rock, after: history) }
    #expect(model.guess(after: history) == .rock)
    for _ in 0..<30 { model.learn(.paper, after: history) }
    #expect(model.guess(after: history) == .paper)
  }

  @Test("R103 of habits that gave the player away equally often the simplest is told")
  func simplest() {
    typealias Habit = GuessAccount.Habit
    let order = (1...5).map { Habit.sequence(memory: $0) } + [.reaction]
    for (index, simpler) in order.enumerated() {
      for other in order[(index + 1)...] {
        var account = GuessAccount()
        for habit in [other, simpler] {
          account.tallies[habit] = GuessAccount.Tally(guesses: 9, right: 4)
        }
        #expect(account.giveaway == simpler)
      }
    }
  }

  @Test("R57 the length that is told is the nearest whole number of throws")
  func nearest() throws {
    var halves = 0
    for win in 1...6 {
      for lose in 0...6 {
        for required in 1...20 {
          let goal = Match.Goal.points(PointScale(win: win, lose: lose, required: required))
          let length = try #require(ExpectedLength(of: goal))
          guard let count = length.throwCount else { continue }
          #expect(abs(Double(count) - length.mean) <= 0.5 + 1e-9)
          if length.mean - length.mean.rounded(.down) >= 0.5 { halves += 1 }
        }
      }
    }
    #expect(halves > 30, "for many it matters")
  }
}
