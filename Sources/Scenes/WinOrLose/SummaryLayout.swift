internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the final card, which is upright in a tall window.
struct SummaryLayout {
  let isTall: Bool

  var card: Rect {
    Rect(
      center: Point(x: Design.middle, y: 360),
      size: isTall ? Size(600, 704) : Size(1_040, 648))
  }
  var headline: Point { Point(x: Design.middle, y: isTall ? 72 : 100) }
  var headlineWidth: Double { card.width - 140 }

  /// The middle and the radius of the score, beside the animals or above them; and on their other
  /// side the middle of the best score.
  var total: Point { isTall ? Point(x: 448, y: 224) : Point(x: 252, y: 330) }
  var totalRadius: Double { isTall ? 42 : 66 }
  var best: Point { Point(x: 2 * Design.middle - total.x, y: total.y) }
  /// The number of right answers, beside the score or below it.
  var tally: Point { total + (isTall ? Point(x: 136, y: 0) : Point(x: 0, y: 96)) }

  /// The line of praise.
  var praise: Point { Point(x: Design.middle, y: isTall ? 484 : 502) }
  var praiseHeight: Double { isTall ? 60 : 72 }

  /// The places of the animals, the player's in the middle.
  static func cast(around champion: Animal) -> [Cast.Member] {
    let (middle, y) = (Design.middle, 448.0)
    let others = zip(Animal.allCases.filter { $0 != champion }, [middle - 172, middle + 172])
    return [Cast.Member(champion, feet: Point(x: middle, y: y), scale: 0.86)]
      + others.map { animal, x in
        Cast.Member(
          animal, feet: Point(x: x, y: y), scale: 0.84, isFlipped: animal.facing(middle - x) < 0)
      }
  }

  /// The button that plays again, and the two others.
  var restart: Rect {
    isTall
      ? Rect(x: card.minX + 44, y: 530, width: card.width - 88, height: 76)
      : Rect(x: 168, y: 560, width: 428, height: 88)
  }
  func other(_ index: Int) -> Rect {
    let row =
      isTall
      ? Rect(x: restart.minX, y: 618, width: restart.width, height: 72)
      : Rect(x: 620, y: 560, width: 492, height: 88)
    return row.columns(2, gap: 24)[index]
  }

  /// The star of a round, ten in a row; smaller if there are more rounds, or less room.
  func mark(_ index: Int, of count: Int) -> Rect {
    let perRow = min(10, count)
    let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
    let isDouble = count > perRow
    let size = isDouble || isTall ? 46.0 : 74
    let (x, y) = (isTall ? 50.0 : 92, isTall ? 130.0 : 174)
    return Rect(
      center: Point(
        x: Design.middle + (Double(column) - Double(perRow - 1) / 2) * x,
        y: y + (Double(row) - (isDouble ? 0.5 : 0)) * 50), size: Size(size, size))
  }

  /// The star of a round on the card's back, all in one row, under the pebbles of its time.
  func timed(_ index: Int, of count: Int) -> Rect {
    let side = min(38, 0.88 * timedStep(of: count))
    let aside = timedStep(of: count) * (Double(index) - Double(count - 1) / 2)
    return Rect(
      center: Point(x: chart.center.x + (isTall ? 26 : 36) + aside, y: chart.maxY - 32),
      size: Size(side, side))
  }
  private func timedStep(of count: Int) -> Double {
    (chart.width - (isTall ? 56 : 92)) / Double(max(count, 10))
  }

  /// The grounds of the heaps, and of the usual times to win and to lose.
  var chart: Rect {
    Rect(
      x: card.minX + 48, y: isTall ? 112 : 156, width: card.width - 96, height: isTall ? 220 : 208)
  }
  func usual(_ aim: Drill.Aim) -> Rect {
    Rect(x: chart.minX, y: chart.maxY + 14, width: chart.width, height: isTall ? 150 : 140)
      .columns(2, gap: 14)[aim == .win ? 0 : 1]
  }

  /// The scale of all pebbles on the card's back, so that the highest heap leaves the rabbit room on
  /// top.
  func pebble(_ drill: Drill) -> Double {
    let longest = drill.answers.map(\.seconds).max() ?? 0
    return min(
      1.35, 0.88 * timedStep(of: drill.answers.count) / 34,
      6.6 / longest.clamped(to: 1...Self.mostPebbles))
  }
  static let mostPebbles = 6.0

  var clock: Point { chart.point(0, 1) + Point(x: isTall ? 30 : 44, y: -32) }

  /// On such a ground a sign, and the figure beside it.
  var signSize: Double { isTall ? 0.36 : 0.44 }
  func sign(for aim: Drill.Aim) -> Point {
    usual(aim).point(0, 0.5) + Point(x: 16 + signSize * Sign.size.width / 2, y: 0)
  }
  func figure(for aim: Drill.Aim) -> Rect {
    let ground = usual(aim)
    let left = sign(for: aim).x + signSize * Sign.size.width / 2 + (isTall ? 8 : 24)
    return Rect(
      x: left, y: ground.minY + 12, width: ground.maxX - 14 - left, height: ground.height - 24)
  }
}
