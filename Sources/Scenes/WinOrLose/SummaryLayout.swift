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
      size: isTall ? Size(600, 704) : Size(1_040, 632))
  }
  var headline: Point { Point(x: Design.middle, y: isTall ? 72 : 116) }
  var headlineWidth: Double { card.width - 140 }

  /// The star before the number of right answers, left of the animals or above them.
  var star: Point { isTall ? Point(x: 434, y: 206) : Point(x: 214, y: 312) }
  var starSize: Double { isTall ? 2 : 2.2 }
  var right: Point { star + Point(x: isTall ? 86 : 117, y: 4) }
  var rightSize: Double { isTall ? 1 : 1.1 }
  /// The lesson, on the other side of the animals.
  var lesson: Rect {
    Rect(
      center: isTall ? Point(x: 742, y: 208) : Point(x: 990, y: 340),
      size: isTall ? Size(250, 88) : Size(232, 124))
  }

  /// The line of praise.
  var praise: Point { Point(x: Design.middle, y: isTall ? 462 : 482) }
  var praiseHeight: Double { isTall ? 40 : 58 }
  /// The score with the number of rounds.
  var points: Rect {
    isTall
      ? Rect(center: Point(x: Design.middle, y: 498), size: Size(500, 34))
      : Rect(center: Point(x: 292, y: 404), size: Size(216, 76))
  }

  /// The places of the animals, the player's in the middle.
  static func cast(around champion: Animal) -> [Cast.Spot] {
    let (middle, y) = (Design.middle, 441.0)
    let others = zip(Animal.allCases.filter { $0 != champion }, [middle - 152, middle + 152])
    return [Cast.Spot(champion, feet: Point(x: middle, y: y), scale: 0.78)]
      + others.map { animal, x in
        Cast.Spot(
          animal, feet: Point(x: x, y: y), scale: 0.72, isFlipped: animal.facing(middle - x) < 0)
      }
  }

  /// The frame of one of the four buttons.
  func button(_ index: Int) -> Rect {
    guard isTall else {
      return Rect(x: 168, y: 538, width: 944, height: 80).columns(4, gap: 36)[index]
    }
    let row = Rect(
      x: card.minX + 44, y: index < 2 ? 522 : 602, width: card.width - 88, height: 72)
    return row.columns(2)[index % 2]
  }

  /// The star of a round, ten in a row; smaller if there are more rounds, or less room.
  func mark(_ index: Int, of count: Int) -> Rect {
    let perRow = min(10, count)
    let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
    let isDouble = count > perRow
    let size = isDouble || isTall ? 44.0 : 64
    let (x, y) = (isTall ? 50.0 : 88, isTall ? 130.0 : 190)
    return Rect(
      center: Point(
        x: Design.middle + (Double(column) - Double(perRow - 1) / 2) * x,
        y: y + (Double(row) - (isDouble ? 0.5 : 0)) * 46), size: Size(size, size))
  }

  /// The star of a round on the card's back, ten in a row, under the pebbles of its time.
  func timed(_ index: Int, of count: Int) -> Rect {
    let y = count > 10 && index < 10 ? 236.0 : 340
    return Rect(
      center: Point(x: mark(index, of: count).center.x + (isTall ? 22 : 0), y: y),
      size: Size(38, 38))
  }

  /// The scale of the pebbles, and the most in a heap, so that the rabbit still finds room on top.
  func heap(of count: Int) -> (size: Double, most: Int) { count > 10 ? (0.68, 3) : (1, 6) }

  var clock: Point { Point(x: isTall ? 390 : 184, y: 300) }

  /// The sign before the usual time to win or to lose.
  func time(for aim: Drill.Aim) -> Point {
    Point(x: Design.middle + (aim == .win ? -1 : 0.4) * (isTall ? 186 : 240), y: 450)
  }
  var signSize: Double { isTall ? 0.42 : 0.56 }
  func figure(beside sign: Point) -> Rect {
    let left = sign.x + 0.36 * Sign.size.width * 2 * signSize
    return Rect(x: left, y: sign.y - 30, width: isTall ? 100 : 138, height: 60)
  }
}
