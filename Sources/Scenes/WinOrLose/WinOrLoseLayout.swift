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

  /// The jungle's hand on the left, the player's place on the right, and the sign between the
  /// boards.
  static let hand = Point(x: 424, y: 294)
  static let guest = Point(x: 856, y: 294)
  /// The hands lean towards each other about the middle of their places.
  static func stance(_ actor: Side) -> HandPlay.Stance {
    HandPlay.Stance(
      wrist: actor == .jungle ? hand + Point(x: -76, y: 74) : guest + Point(x: 76, y: 74),
      leaning: 46, size: 1.06)
  }

  /// The frame of the player's place; the board with the owner's name below a thrower at x 0.
  static let slot = Rect(center: guest, size: Size(196, 208))
  static let owner = Rect(center: Point(x: 0, y: 492), size: Size(216, 50))
  static let sign = Rect(
    center: Point(x: Design.middle, y: 128), size: WinOrLoseAssets.signWin.size * signScale)
  static let signScale = 0.86
  /// The verdict takes the place of the three hands.
  static let verdict = Rect(center: Point(x: Design.middle, y: 530), size: Size(600, 264))
  /// The options button, which a double click on the verdict's buttons does not hit; beside a
  /// verdict the one that restarts is there, where no hand was.
  static let choices = Rect(x: 56, y: 530, width: 248, height: Button.height)
  static let restart = Rect(x: 64, y: 522, width: 168, height: Button.height)

  /// Who beats whom, between the two hands.
  static let ring = Point(x: Design.middle, y: 318)

  /// The boards on both sides of the sign: the round and the dots of all rounds; the score.
  static let progress = Rect(x: 128, y: 26, width: 378, height: 124)
  static let round = Rect(x: 152, y: 36, width: 330, height: 64)
  static let dots = Rect(x: 144, y: 79, width: 346, height: 64)
  static let score = Rect(x: 774, y: 26, width: 378, height: 124)

  static func dot(_ index: Int, of count: Int) -> Rect {
    let perRow = min(10, count)
    let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
    let x = dots.center.x + (Double(column) - Double(perRow - 1) / 2) * 33
    let y = dots.center.y + (count > perRow ? Double(row) * 26 - 12 : 0)
    let size = count > perRow ? 23.0 : 30
    return Rect(center: Point(x: x, y: y), size: Size(size, size))
  }

  /// The player's three hands.
  static func throwButton(_ hand: Throw) -> Rect {
    Rect(
      center: Point(x: Design.middle + 204 * Double(hand.index - 1), y: 570), size: Size(188, 176))
  }

  /// Beside a verdict the three hands are shrunk by `asideScale` about this point.
  static let aside = Point(x: 16, y: 664)
  static let asideScale = 0.34

  /// The final card.
  static let card = Rect(center: Point(x: Design.middle, y: 360), size: Size(1040, 632))
  static let headline = Point(x: Design.middle, y: 106)
  /// The number of right answers and its star, left of the animals; the score is below them.
  static let right = Point(x: 386, y: 316)
  static let star = Point(x: 236, y: 312)
  static let points = Rect(center: Point(x: 326, y: 408), size: Size(290, 72))
  /// The times to win and to lose: a sign, and the figure beside it.
  static func time(for aim: Drill.Aim) -> Point { Point(x: aim == .win ? 400 : 720, y: 456) }
  /// The large button of the final card, and the smaller ones beside it.
  static let again = Rect(x: 168, y: 538, width: 274, height: 88)
  static func button(_ index: Int) -> Rect { buttons[index] }
  private static let buttons = Rect(x: 460, y: 546, width: 652, height: Button.height).columns(
    3, gap: 12)

  /// The throwers on both sides, and the onlookers in front.
  static func throwers(of champion: Animal) -> Throwers {
    Throwers(
      champion, at: (Point(x: 196, y: 462), Point(x: 1084, y: 462)), size: 1,
      friends: [Point(x: 1050, y: 662), Point(x: 1176, y: 662)], size: 0.62)
  }

  /// The animals on the final card, the player's in the middle.
  static func cast(around champion: Animal) -> [Cast.Spot] {
    let (middle, y) = (776.0, 431.0)
    let others = zip(Animal.allCases.filter { $0 != champion }, [middle - 208, middle + 208])
    return [Cast.Spot(champion, feet: Point(x: middle, y: y), scale: 0.78)]
      + others.map { animal, x in
        Cast.Spot(
          animal, feet: Point(x: x, y: y), scale: 0.72, isFlipped: animal.facing(middle - x) < 0)
      }
  }

  /// A round on the final card, one of ten in a row; smaller if there are more.
  static func mark(_ index: Int, of count: Int) -> Rect {
    let perRow = min(10, count)
    let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
    let size = count > perRow ? 46.0 : 64
    return Rect(
      center: Point(
        x: Design.middle + (Double(column) - Double(perRow - 1) / 2) * 88,
        y: (count > perRow ? 156 : 180) + Double(row) * 48), size: Size(size, size))
  }

  /// A round on the card's back, one of ten in a row, under the bar of its time.
  static func timed(_ index: Int, of count: Int) -> Rect {
    let (mark, isDouble) = (mark(index, of: count), count > 10)
    let y = isDouble && index < 10 ? 256.0 : 340
    return Rect(center: Point(x: mark.center.x, y: y), size: Size(38, 38))
  }

  /// The length of the bar of a time that is this share of the longest.
  static func bar(_ share: Double, of count: Int) -> Double {
    max(12, (count > 10 ? 40 : 96) * share)
  }

  static let clock = Point(x: 184, y: 300)
}
