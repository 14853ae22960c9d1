internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the table.
enum TableLayout {
  /// The coloured field of the stone slab, and the middle of the slab around it.
  static let field = Rect(x: 140, y: 158, width: 1_000, height: 340)
  static let slab = Point(x: 640, y: 342)

  /// The onlookers: the jungle's king beside its hand, the player's friends on the other side.
  static let king = Cast.Spot(
    .lion, .jungle, feet: Point(x: 104, y: 498), scale: 0.72, isFlipped: true)
  static let friends = [
    Cast.Spot(.cobra, feet: Point(x: 1006, y: 656), scale: 0.6),
    Cast.Spot(.lion, feet: Point(x: 1192, y: 624), scale: 0.62),
    Cast.Spot(.rabbit, feet: Point(x: 1106, y: 660), scale: 0.6, isFlipped: true),
  ]

  static let plaque = Rect(center: Point(x: 640, y: 88), size: Size(280, 128))
  static let sentence = Point(x: 640, y: 193)
  /// As wide as the ring leaves room for.
  static let sentenceWidth = 680.0
  /// The middle of the count and of the sign for the outcome, between the two hands.
  static let sign = Point(x: 640, y: 364)
  static let signSize = Size(116, 116)

  /// The wrists: the jungle's on the left, the player's on the right.
  static let jungleWrist = Point(x: 272, y: 376)
  static let playerWrist = Point(x: 1008, y: 376)
  static let handScale = 1.2
  /// The winner's light, which ends within the field.
  static let raysScale = 0.74

  /// The middle of an open hand.
  static func palm(_ actor: HandsTimelines.Actor) -> Point {
    actor == .player ? playerWrist + Point(x: -122, y: 0) : jungleWrist + Point(x: 122, y: 0)
  }

  /// The names of both players, on either side of the plaque.
  static let jungleTag = Rect(center: Point(x: 354, y: 88), size: Size(240, 96))
  static let playerTag = Rect(center: Point(x: 926, y: 88), size: Size(240, 96))

  private static let hands = Rect(
    center: Point(x: 640, y: 568), size: Size(608, HandButton.size.height)
  ).columns(3, gap: 40)

  static func hand(_ hand: Throw) -> Rect { hands[hand.index] }

  /// The ring of who beats whom, in the upper corner of the slab.
  static let ring = Point(x: 1064, y: 236)

  /// `Next Turn` and `Play Again` take the place of the hands.
  static let next = Rect(center: Point(x: 640, y: 602), size: Size(280, Button.height))
  /// For two players, plates replace the hands and the switch replaces `Reset Game`.
  static func plate(_ seat: Seat) -> Rect {
    Rect(center: Point(x: seat == .left ? 486 : 794, y: 576), size: SeatPlate.size)
  }

  static func mascot(_ seat: Seat) -> Rect {
    Rect(center: (seat == .left ? jungleTag : playerTag).point(0.22, 0.5), size: IconButton.size)
  }

  static let rivalSwitch = Rect(
    x: Design.margin, y: 524, width: RivalSwitch.size.width, height: RivalSwitch.size.height)

  static let reset = Rect(x: Design.margin, y: 524, width: 232, height: Button.height)
}
