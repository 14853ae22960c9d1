import Phrases
import Testing

@testable import Rules

private func mean(_ win: Int, _ lose: Int, _ required: Int) -> Double? {
  ExpectedLength(of: .points(PointScale(win: win, lose: lose, required: required)))?.mean
}

/// The same mean the plain way: one equation a score, solved by elimination.
private func solved(_ win: Int, _ lose: Int, _ required: Int) -> Double {
  var matrix = (0..<required).map { score in
    var row = Array(repeating: 0.0, count: required + 1)
    row[score] = 2.0 / 3
    row[max(0, score - lose)] -= 1.0 / 3
    if score + win < required { row[score + win] -= 1.0 / 3 }
    row[required] = 1
    return row
  }
  for pivot in (1..<required).reversed() {
    for row in 0..<pivot where matrix[row][pivot] != 0 {
      let factor = matrix[row][pivot] / matrix[pivot][pivot]
      for column in 0...required { matrix[row][column] -= factor * matrix[pivot][column] }
    }
  }
  return matrix[0][required] / matrix[0][0]
}

extension ExpectedLength {
  fileprivate var text: String {
    Phrase.hands(.length(throws: throwCount, isLong: isLong)).english
  }
}

@Suite struct ExpectedLengthTests {
  @Test("R57 by rounds n takes 3n throws", arguments: 1...5)
  func rounds(wins: Int) {
    let length = ExpectedLength(of: .rounds(wins))
    #expect(length?.mean == Double(3 * wins))
    #expect(length?.text == "about \(3 * wins) throws")
  }

  @Test(
    "R57 by points: 1/1/3 → 18, 1/1/10 → 165, 10/5/50 → 26, 1/5/10 → 2,922",
    arguments: [
      (1, 1, 3, 18, "about 18 throws"), (1, 1, 10, 165, "about 165 throws: a long match"),
      (10, 5, 50, 26, "about 26 throws"), (1, 5, 10, 2922, "about 2,922 throws: a long match"),
    ])
  func points(win: Int, lose: Int, required: Int, throwCount: Int, text: String) {
    let scale = PointScale(win: win, lose: lose, required: required)
    let length = ExpectedLength(of: .points(scale))
    #expect(length?.throwCount == throwCount)
    #expect(length?.text == text)
  }

  @Test(
    "R57 no match takes fewer throws than wins alone would need",
    arguments: [
      (Match.Goal.rounds(1), 1), (.rounds(5), 5),
      (.points(PointScale(win: 10, lose: 5, required: 50)), 5),
      (.points(PointScale(win: 7, lose: 0, required: 15)), 3),
      (.points(PointScale(win: 9, lose: 0, required: 1)), 1),
    ])
  func fewest(goal: Match.Goal, fewest: Int) {
    #expect(ExpectedLength(of: goal)?.fewest == fewest)
  }

  @Test(
    "R57 where there is a formula it is met to ten digits",
    arguments: [
      // Without a loss: three throws a win.
      (1, 0, 9999, 29_997.0), (7, 0, 50, 24), (9999, 0, 9999, 3), (9999, 9999, 1, 3),
      // Win and loss alike, n steps to go: 3/2 · n(n + 1).
      (1, 1, 100, 15_150), (5, 5, 500, 15_150), (3, 3, 7, 18), (1, 1, 9999, 149_985_000),
      // Every loss clears the score, n wins in a row needed: 3/2 · (2ⁿ⁺¹ − 2).
      (1, 9, 10, 3069), (100, 9999, 1000, 3069), (1, 50, 15, 98_301),
      (1, 60, 40, 3.298534883325e12),
    ])
  func formulas(win: Int, lose: Int, required: Int, expected: Double) throws {
    let found = try #require(mean(win, lose, required))
    #expect(abs(found / expected - 1) < 1e-10)
  }

  @Test("R57 the short way agrees with one equation a score, over 1,000 seeds")
  func agreesWithPlainSolution() throws {
    for seed in 0..<1000 {
      var generator = Seeded(seed)
      let win = 1 + generator.index(below: 30)
      let lose = generator.index(below: 30)
      let required = 1 + generator.index(below: 50)
      let expected = solved(win, lose, required)
      // Past that the plain elimination itself has too few digits left.
      guard expected < 1e7 else { continue }
      let found = try #require(mean(win, lose, required))
      #expect(abs(found / expected - 1) < 1e-7, "\(win)/\(lose)/\(required)")
    }
  }

  @Test(
    "R57 long before a simulated match could end, the answer is more than a million throws",
    arguments: [(1, 9999, 9999), (1, 2, 9999), (3, 100, 9999), (49, 52, 9999)])
  func astronomical(win: Int, lose: Int, required: Int) throws {
    let scale = PointScale(win: win, lose: lose, required: required)
    let length = try #require(ExpectedLength(of: .points(scale)))
    #expect(length.mean > 1e6)
    #expect(length.throwCount == nil)
    #expect(length.text == "more than a million throws: a very long match")
  }

  @Test("R57 simulated matches take about as long as was said")
  func simulated() throws {
    let scale = PointScale(win: 3, lose: 2, required: 20)
    let expected = try #require(ExpectedLength(of: .points(scale))?.mean)
    var generator = Seeded(57)
    let lengths = (0..<1_000).map { _ in
      var match = Match(.points(scale))
      while match.winner == nil, match.roundsPlayed < 2_000 {
        match.play(.random(using: &generator), against: .random(using: &generator))
        match.nextTurn()
      }
      return Double(match.roundsPlayed)
    }
    let average = lengths.reduce(0, +) / Double(lengths.count)
    let variance = lengths.reduce(0) { $0 + ($1 - average) * ($1 - average) } / 1_000
    // Four standard errors.
    #expect(abs(average - expected) < 4 * (variance / 1_000).squareRoot())
  }

  @Test("R57 the gentle word begins above 100 throws")
  func gentle() {
    #expect(ExpectedLength(of: .points(PointScale(win: 3, lose: 0, required: 98)))?.isLong == false)
    #expect(ExpectedLength(of: .points(PointScale(win: 1, lose: 0, required: 33)))?.isLong == false)
    #expect(ExpectedLength(of: .points(PointScale(win: 1, lose: 0, required: 34)))?.isLong == true)
  }

  @Test("R57 a match without a goal of the player's own has no length to say")
  func noLength() {
    #expect(ExpectedLength(of: .endless) == nil)
    #expect(ExpectedLength(of: .firstTo(3)) == nil)
  }
}
