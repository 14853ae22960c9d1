internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of Win or Lose.
enum WinOrLoseLayout {
  /// The start panel, and on it the button that begins the game.
  static let panel = Rect(center: Point(x: Design.middle, y: 364), size: Size(960, 616))
  static let start = Rect(x: 424, y: 516, width: 640, height: 104)

  /// One of the panel's three rows of choices.
  static func row(_ index: Int) -> Rect {
    Rect(x: 424, y: 154 + 116 * Double(index), width: 640, height: 104)
  }

  /// The middle of the jungle's hand on the left, and of the player's place on the right.
  static let jungleHand = Point(x: 396, y: 306)
  static let playerHand = Point(x: 884, y: 306)
  /// How a hand waits: both lean towards each other about the middle of their places.
  static func stance(_ actor: Side) -> HandTimelines.Stance {
    HandTimelines.Stance(
      wrist: actor == .jungle
        ? jungleHand + Point(x: -76, y: 72) : playerHand + Point(x: 76, y: 72),
      leaning: 46, size: 1.06)
  }

  /// The frame of the place for the player's hand.
  static let slot = Rect(center: playerHand, size: Size(186, 186))
  /// Returns the distance in design pixels by which the slot lies lower to lose, or higher to win.
  static func sunk(to aim: Drill.Aim) -> Double { aim == .lose ? 30 : -22 }
  /// The distance from a hand up to its sign: the crown of the winner, or the arrow of the loser.
  static let overHead = Point(x: 0, y: 122)
  /// The sign hangs below the board, and is smaller while hands play.
  static let sign = Rect(center: Point(x: Design.middle, y: 237), size: Sign.size)
  static let (largeSign, smallSign) = (0.93, 0.58)
  /// Where the star of a right answer springs up, clear of both hands.
  static let prize = Point(x: Design.middle, y: 334)
  /// The tab above the verdict's card with the right answer, from the middle of the card's picture;
  /// and its middle in the scene.
  static let tab = Rect(center: Point(x: 0, y: -168), size: Size(258, 132))
  static let lesson = Point(x: Design.middle, y: 374)
  /// A frog's place on the bank; frogs fill it from the middle outwards.
  static func frog(_ index: Int) -> Point {
    Point(x: Design.middle + 66 * Double((index + 1) / 2) * (index % 2 == 0 ? 1 : -1), y: 442)
  }
  /// The verdict's card, in the place of the three hands.
  static let verdict = Rect(center: Point(x: Design.middle, y: 546), size: Size(640, 220))
  static let restart = Rect(x: 32, y: 124, width: 224, height: Button.height)
  /// Where a press goes on from a verdict, as its button does: above all that is pressed in haste.
  static let scene = Rect(x: 0, y: 104, width: Design.size.width, height: 320)

  /// The middle of the ring that tells who beats whom, left of the hands.
  static let ring = Point(x: 234, y: 588)

  /// The board, and on it the places of the round's number and of the score.
  static let board = Rect(center: Point(x: Design.middle, y: 54), size: Size(856, 84))
  static let round = Point(x: 304, y: board.center.y - 1)
  /// The gong with the score.
  static let (score, scoreRadius) = (Point(x: 1_004, y: round.y), 33.0)
  /// The room for the number of the round, and for what the score is called.
  static let (roundWidth, scoreName) = (140.0, 122.0)

  /// The place of a round on the path to the crown: one row, or two if there are more than ten
  /// rounds. The place after the last round is the crown's, between the rows.
  static func stop(_ index: Int, of count: Int) -> Rect {
    let perRow = min(10, count)
    let row = min(index, count - 1) / perRow
    let isDouble = count > perRow
    let size = isDouble ? 32.0 : 38
    let y = isDouble && index < count ? 17 * Double(2 * row - 1) : 0
    return Rect(
      center: Point(
        x: 402 + 410 / Double(perRow) * Double(index - row * perRow), y: round.y + y),
      size: Size(size, size))
  }

  /// Where the player's animal stands: over the round's place, or below it in the lower of two
  /// rows, and at last under the crown.
  static func stand(_ index: Int, of count: Int) -> Point {
    let aside = index == count ? -4.0 : count <= 10 ? -27 : index < 10 ? -20 : 22
    return stop(index, of: count).center + Point(x: 0, y: aside)
  }

  /// The frames of the player's three hands.
  static func throwButton(_ hand: Throw) -> Rect {
    Rect(
      center: Point(x: Design.middle + 204 * Double(hand.index - 1), y: 574), size: Size(188, 168))
  }

  /// The throwers on both sides, and the onlookers in front.
  static func throwers(of champion: Animal) -> Throwers {
    Throwers(
      champion, at: (Point(x: 176, y: 496), Point(x: 1104, y: 496)), size: 1,
      friends: [Point(x: 1050, y: 662), Point(x: 1176, y: 662)], size: 0.62)
  }

  /// The thrower whose body, hand, or place for a hand is at `point`.
  static func thrower(at point: Point, of cast: Throwers) -> Cast.Member? {
    let hands = [Side.jungle: slot.offsetBy(jungleHand.x - playerHand.x, 0), .player: slot]
    return cast.all.members.first { $0.frame.contains(point) }
      ?? hands.first { $0.value.contains(point) }.map { cast.spot(of: $0.key) }
  }
}
