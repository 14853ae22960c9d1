internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of Win or Lose.
enum WinOrLoseLayout {
  /// The start panel and its three rows of choices.
  static let panel = Rect(center: Point(x: Design.middle, y: 372), size: Size(900, 520))
  static let start = Rect(x: 784, y: 512, width: 240, height: Button.height)

  static func row(_ index: Int) -> Rect {
    Rect(x: 430, y: 238 + 92 * Double(index), width: 600, height: RadioChoice.height)
  }

  /// The jungle's hand, the player's place beside it, and the sign.
  static let hand = Point(x: 336, y: 308)
  static let guest = Point(x: 560, y: 308)
  /// The hands lean towards each other about the middle of their places.
  static func stance(_ actor: Side) -> HandPlay.Stance {
    HandPlay.Stance(
      wrist: actor == .jungle ? hand + Point(x: -76, y: 74) : guest + Point(x: 76, y: 74),
      leaning: 46, size: 1.06)
  }

  /// The frame of the player's place; the board with the owner's name below a hand at x 0.
  static let slot = Rect(center: guest, size: Size(196, 208))
  static let owner = Rect(center: Point(x: 0, y: hand.y + 134), size: Size(212, 50))
  static let sign = Rect(
    center: Point(x: 1010, y: 252), size: WinOrLoseAssets.signWin.size * signScale)
  static let signScale = 0.9
  /// The verdict, under the sign and covering nothing.
  static let verdict = Rect(x: 736, y: 370, width: 520, height: 290)
  /// The options button, in the verdict's place, where a double click on the verdict's buttons does
  /// not hit it.
  static let choices = Rect(x: 760, y: 446, width: 248, height: Button.height)

  /// Who beats whom, beside the three hands.
  static let ring = Point(x: 884, y: 596)

  /// The board at the top centre: the round, the dots of all rounds, and the score.
  static let board = Rect(x: 220, y: 36, width: 840, height: 92)
  static let round = Rect(x: 250, y: 40, width: 122, height: 84)
  static let dots = Rect(x: 382, y: 40, width: 388, height: 84)
  static let score = Rect(x: 780, y: 40, width: 252, height: 84)

  static func dot(_ index: Int, of count: Int) -> Rect {
    let perRow = min(10, count)
    let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
    let x = dots.center.x + (Double(column) - Double(perRow - 1) / 2) * 38
    let y = dots.center.y + (count > perRow ? Double(row) * 30 - 15 : 0)
    let size = count > perRow ? 26.0 : 32
    return Rect(center: Point(x: x, y: y), size: Size(size, size))
  }

  /// The player's three hands, left of the verdict.
  static func throwButton(_ hand: Throw) -> Rect {
    Rect(center: Point(x: 434 + 204 * Double(hand.index - 1), y: 570), size: Size(188, 176))
  }

  /// The final card.
  static let card = Rect(center: Point(x: Design.middle, y: 360), size: Size(1040, 632))
  static let bars = Rect(x: 284, y: 256, width: 700, height: 172)
  /// The times to win and to lose, below the bars: a sign, and the figure beside it.
  static func time(for aim: Drill.Aim) -> Point { Point(x: aim == .win ? 470 : 750, y: 488) }
  static let again = Rect(x: 272, y: 548, width: 244, height: Button.height)
  /// Turns the final card over.
  static let turn = Rect(x: 518, y: 548, width: 244, height: Button.height)
  static let options = Rect(x: 764, y: 548, width: 244, height: Button.height)

  /// The throwers in front, and the onlookers on the far bank.
  static func throwers(of champion: Animal) -> Throwers {
    Throwers(
      champion, at: (Point(x: 144, y: 424), Point(x: 752, y: 366)), size: 0.9,
      friends: [Point(x: 418, y: 226), Point(x: 486, y: 226)], size: 0.44)
  }

  /// The animals on the final card, the player's in the middle.
  static func cast(around champion: Animal) -> [Cast.Spot] {
    let others = zip(Animal.allCases.filter { $0 != champion }, [384.0, 896])
    return [Cast.Spot(champion, feet: Point(x: Design.middle, y: 424), scale: 0.76)]
      + others.map { animal, x in
        Cast.Spot(
          animal, feet: Point(x: x, y: 424), scale: 0.66,
          isFlipped: animal.facing(Design.middle - x) < 0)
      }
  }

  /// A round on the final card.
  static func mark(_ index: Int, of count: Int) -> Point {
    let perRow = min(10, count)
    let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
    return Point(
      x: Design.middle + (Double(column) - Double(perRow - 1) / 2) * 72,
      y: (count > perRow ? 198.0 : 226) + Double(row) * 62)
  }
}
