/// The score of a match by points as a Markov chain over its decisive throws: each goes up by
/// `up` or down by `down`, equally likely, never below zero, until it reaches `top`.
///
/// The matrix of all scores is never built. With `period = up + down`, after `period` throws the
/// score has moved by a multiple of `period` (every win instead of a loss adds one period), so
/// only the `top / period` scores that are multiples of it need equations. Those link scores at
/// most `up` periods up and `down` periods down, and are solved as a band. Work and memory stay
/// around 10⁶ for the largest fields.
///
/// Back at zero the match begins anew. So the mean number of decisive throws is the mean until
/// the score either reaches the top or falls back to zero, divided by the chance of the first.
struct ScoreWalk {
  private let up: Int
  private let down: Int
  private let top: Int
  private let period: Int
  private var rows: [Row]

  /// A row of the matrix: the walk from one multiple of the period to others.
  private struct Row {
    /// The chance of ending at the multiple `index - down` periods further.
    var reach: [Double]
    /// The mean number of decisive throws on the way.
    var decisiveThrows = 0.0
    /// The chance of reaching the top on the way.
    var finish = 0.0
    /// The chance of falling back to zero on the way.
    var fall = 0.0
  }

  init(_ scale: PointScale) {
    // All scores are multiples of this common divisor.
    let unit = Self.greatestCommonDivisor(scale.win, scale.lose)
    up = scale.win / unit
    down = scale.lose / unit
    top = (scale.required + unit - 1) / unit
    period = up + down
    rows = []
    for index in 0..<((top + period - 1) / period) {
      rows.append(row(startingAt: index * period))
    }
  }

  /// The mean number of throws, of which two in three are decisive.
  var expectedThrows: Double {
    var walk = self
    for index in rows.indices.dropFirst().reversed() { walk.eliminate(index) }
    return walk.rows.first.map { 1.5 * $0.decisiveThrows / $0.finish } ?? 0
  }

  /// Plays `period` decisive throws from one score; `reach[wins]` is the chance of that many wins.
  private func row(startingAt score: Int) -> Row {
    var row = Row(reach: Array(repeating: 0, count: period + 1))
    row.reach[0] = 1
    var alive = 0..<1
    for thrown in 0..<period {
      // From the top down, so that no win lands on a score still to be counted.
      for wins in alive.reversed() {
        let half = row.reach[wins] / 2
        let here = score + wins * period - thrown * down
        row.decisiveThrows += 2 * half
        row.reach[wins] = here - down > 0 ? half : 0
        if here - down <= 0 { row.fall += half }
        if here + up >= top { row.finish += half } else { row.reach[wins + 1] += half }
      }
      let lowest = (alive.lowerBound...alive.upperBound).first { row.reach[$0] > 0 }
      guard let lowest else { break }
      let highest = row.reach[alive.upperBound] > 0 ? alive.upperBound : alive.upperBound - 1
      alive = lowest..<highest + 1
    }
    return row
  }

  /// Eliminates a row and credits its results to the rows below.
  ///
  /// The chances of leaving are summed, not subtracted from 1, so no digits are lost however rarely
  /// the top is reached (Grassmann, Taksar and Heyman 1985).
  private mutating func eliminate(_ index: Int) {
    let leaving = rows[index]
    let lowest = max(1, index - down)
    var waysOut = leaving.finish + leaving.fall
    for other in lowest..<index { waysOut += leaving.reach[other - index + down] }
    guard waysOut > 0 else { return }
    for source in max(0, index - up)..<index {
      let share = rows[source].reach[index - source + down] / waysOut
      guard share > 0 else { continue }
      rows[source].decisiveThrows += share * leaving.decisiveThrows
      rows[source].finish += share * leaving.finish
      rows[source].fall += share * leaving.fall
      for other in lowest..<index {
        rows[source].reach[other - source + down] += share * leaving.reach[other - index + down]
      }
    }
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
