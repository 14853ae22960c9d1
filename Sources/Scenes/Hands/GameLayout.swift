internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the table.
enum GameLayout {
  /// The coloured field of the stone slab, and the slab around it.
  static let field = Rect(x: 140, y: 158, width: 1_000, height: 340)
  static let slab = Rect(center: Point(x: Design.middle, y: 342), size: HandsAssets.slab.size)
  /// The part of it above the hands.
  static let stone = Rect(
    x: slab.minX, y: slab.minY, width: slab.width, height: hands[0].minY - slab.minY)

  /// The throwers at both ends of the slab, and the champion's friends
  /// on either side of the hands.
  static func throwers(of champion: Animal) -> Throwers {
    Throwers(
      champion, at: (feet(of: .jungle), feet(of: .player)), size: throwerSize,
      friends: [Point(x: 256, y: 664), Point(x: 1024, y: 664)], size: 0.64)
  }

  static let throwerSize = 1.2
  static func feet(of side: Side) -> Point { Point(x: side == .jungle ? 150 : 1_130, y: 506) }

  /// The boards of a match against the jungle: a small one for the jungle's wins, and a large one for
  /// what leads to the goal, which only the player has.
  static let jungleBoard = Rect(x: 212, y: 26, width: 256, height: 96)
  static let playerBoard = Rect(x: 560, y: 14, width: 508, height: 134)
  static let goal = Rect(center: playerBoard.point(0.42, 0.63), size: Size(330, 64))

  static func apart(_ wanted: Int) -> Double { min(92, goal.width / Double(wanted)) }

  static let sentence = Point(x: Design.middle, y: 209)
  static let sentenceWidth = 900.0
  /// The middle of the sign for the outcome, between the two hands.
  static let sign = Point(x: Design.middle, y: 428)
  static let signSize = Size(100, 100)
  /// The room and the size of the count before it grows, in the place of the sentence.
  static let (countWidth, countSize) = (460.0, 58.0)

  /// The winner's light, which ends within the field.
  static let raysScale = 0.74

  static func stance(_ actor: Side) -> HandPlay.Stance {
    HandPlay.Stance(
      wrist: Point(x: actor == .player ? 972 : 308, y: 388), leaning: 90, size: 1.2)
  }

  /// The middle of an open hand.
  static func palm(_ actor: Side) -> Point {
    stance(actor).wrist + Point(x: actor == .player ? -122 : 122, y: 0)
  }

  /// Where equal hands meet; open ones are raised.
  static func meeting(of hand: Throw) -> Point {
    Point(x: Design.middle, y: hand == .paper ? 300 : 388)
  }

  /// The boards of two players, as mirrored as their throwers.
  static func board(of side: Side) -> Rect {
    Rect(center: Point(x: side == .jungle ? 420 : 860, y: 84), size: Size(400, 132))
  }

  /// A place on such a board, as a share of it from the player's own edge.
  static func place(_ x: Double, _ y: Double, on side: Side) -> Point {
    board(of: side).point(side == .jungle ? x : 1 - x, y)
  }

  static let hands = Rect(
    center: Point(x: Design.middle, y: 568), size: Size(640, HandButton.size.height)
  ).columns(3, gap: 20)

  static func hand(_ hand: Throw) -> Rect { hands[hand.index] }

  /// The ring of who beats whom, between the hands, and its scale.
  static let (ring, ringScale) = (Point(x: Design.middle, y: 309), 0.88)

  /// `Next Turn` and `Play Again` take the place of the hands.
  static let next = Rect(center: Point(x: Design.middle, y: 588), size: Size(420, 116))
  /// The sand below that card, and the wrists of the hands that rest there.
  static let sand = Rect(x: 290, y: 566, width: 700, height: 92)
  static func resting(_ side: Side) -> Point {
    Point(x: Design.middle - 118 * side.toTheOther, y: 608)
  }
  /// The card of a victory, none of whose buttons lies where hands or `Next Turn` were pressed.
  static let (cardHeight, cardBottom) = (532.0, 540.0)

  private static let plateScale = 1.2

  /// For two players, plates replace the hands and the switch replaces `Reset Game`.
  static func plate(_ seat: Seat) -> Rect {
    Rect(
      center: Point(x: seat == .left ? 472 : 808, y: 570), size: SeatPlate.size * plateScale)
  }

  static func mascot(_ seat: Seat) -> Rect {
    Rect(center: place(0.17, 0.55, on: seat.side), size: IconButton.size)
  }

  /// Small and apart from the hands, so that whoever throws fast does not hit it.
  static let reset = Rect(x: 1_100, y: 530, width: 168, height: 124)
  /// The middles of its pictogram and of its words, as shares of its height.
  static let resetRows = (picture: 0.2, words: 0.58)
}
