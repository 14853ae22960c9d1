internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the table during a match, in design pixels.
enum GameLayout {
  /// The coloured field of the stone slab, and the whole slab with its rim.
  static let field = Rect(x: 140, y: 158, width: 1_000, height: 340)
  static let slab = Rect(center: Point(x: Design.middle, y: 342), size: HandsAssets.slab.size)
  /// The part of the slab above the hands' buttons.
  static let stone = Rect(
    x: slab.minX, y: slab.minY, width: slab.width, height: hands[0].minY - slab.minY)

  /// Returns the two throwers at the ends of the slab, with the champion's friends beside the
  /// buttons.
  static func throwers(of champion: Animal) -> Throwers {
    Throwers(
      champion, at: (feet(of: .jungle), feet(of: .player)), size: throwerSize,
      friends: [Point(x: 256, y: 664), Point(x: 1024, y: 664)], size: 0.64)
  }

  static let throwerSize = 1.2
  static func feet(of side: Side) -> Point { Point(x: side == .jungle ? 150 : 1_130, y: 506) }

  static let sentence = Point(x: Design.middle, y: 209)
  static let sentenceWidth = 900.0
  /// The middle of the sign for the outcome, between the two hands.
  static let sign = Point(x: Design.middle, y: 428)
  static let signSize = Size(100, 100)
  /// The width and font size of the count of three, which stands in the place of the sentence.
  static let (countWidth, countSize) = (460.0, 58.0)

  /// The scale of the rays behind the winner's hand, small enough to end within the field.
  static let raysScale = 0.74

  static func stance(_ actor: Side) -> HandTimelines.Stance {
    HandTimelines.Stance(
      wrist: Point(x: actor == .player ? 972 : 308, y: 388), leaning: 90, size: 1.2)
  }

  /// Returns the middle of a side's open hand.
  static func palm(_ actor: Side) -> Point {
    stance(actor).wrist + Point(x: actor == .player ? -122 : 122, y: 0)
  }

  /// Returns the point where the hands of a tie meet.
  static func meeting(of hand: Throw) -> Point {
    Point(x: Design.middle, y: hand == .paper ? 372 : 388)
  }

  /// Returns the board on the side of a thrower; the two mirror each other.
  static func board(of side: Side) -> Rect {
    Rect(center: Point(x: side == .jungle ? 420 : 860, y: 84), size: Size(400, 132))
  }

  /// Returns a point of a board; `x` and `y` are shares, 0…1, with `x` from the board's outer edge.
  static func place(_ x: Double, _ y: Double, on side: Side) -> Point {
    board(of: side).point(side == .jungle ? x : 1 - x, y)
  }

  /// Returns the middle of the face on a board against the jungle.
  static func face(of side: Side) -> Point { place(0.17, 0.53, on: side) }

  /// Returns the room beside that face for what the side has won.
  static func marks(of side: Side) -> Rect {
    Rect(center: place(0.62, 0.68, on: side), size: Size(268, 64))
  }
  static let goal = marks(of: .player)

  /// Returns the distance of the crowns on the way to `wanted` wins, with room for their number.
  static func apart(_ wanted: Int) -> Double { min(54, goal.width / (Double(wanted) + 1.3)) }

  static let hands = Rect(
    center: Point(x: Design.middle, y: 568), size: Size(640, HandButton.size.height)
  ).columns(3, gap: 20)

  static func hand(_ hand: Throw) -> Rect { hands[hand.index] }

  /// The middle of the ring that shows which hand beats which, and the ring's scale.
  static let (ring, ringScale) = (Point(x: Design.middle, y: 309), 0.88)

  /// The button `Next Turn` or `Play Again`, in the place of the hands' buttons.
  static let next = Rect(center: Point(x: Design.middle, y: 588), size: Size(420, 116))
  /// The sand below the victory card, where both hands rest after the match.
  static let sand = Rect(x: 290, y: 566, width: 700, height: 92)
  static func resting(_ side: Side) -> Point {
    Point(x: Design.middle - 118 * side.toTheOther, y: 608)
  }
  /// The height of the victory card and the y of its lower edge; no button of the card lies where
  /// the hands or `Next Turn` were pressed.
  static let (cardHeight, cardBottom) = (532.0, 540.0)

  /// Returns the button on a card of the victory that leads home, small at the side of the one that
  /// plays again.
  static func leave(_ card: AlertCard) -> Rect {
    let corner = card.frame.point(0, 1)
    return Rect(
      x: corner.x + 40, y: corner.y - 48 - Button.height, width: 188, height: Button.height)
  }

  private static let plateScale = 1.2

  /// Returns the plate of one of two players, which stands in place of the hands' buttons.
  static func plate(_ seat: Seat) -> Rect {
    Rect(
      center: Point(x: seat == .left ? 472 : 808, y: 570), size: SeatPlate.size * plateScale)
  }

  static func mascot(_ seat: Seat) -> Rect {
    Rect(center: place(0.17, 0.55, on: seat.side), size: IconButton.size)
  }

  /// The button `Reset Game`, small and far from the hands, so that a fast player does not hit it.
  static let reset = Rect(x: 1_100, y: 530, width: 168, height: 124)
  /// The middles of the reset button's pictogram and words, as shares, 0…1, of the button's height.
  static let resetRows = (picture: 0.2, words: 0.58)
}
