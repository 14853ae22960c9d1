/// Everything that differs between the lion's pictures; places in units of a 610 × 500 ground.
struct LionPose: Hashable, Sendable {
  struct Leg: Hashable, Sendable {
    var joints: [Joint]
    var paw: Spot
    var pawTurn = 0.0
  }

  /// Where the middle of the face is and how far the head is turned clockwise.
  var head: Spot
  var headTurn = 0.0
  /// Where the tips of the mane are blown.
  var wind: Spot
  /// Inner ends of the brows, downward.
  var frown = 0.0
  var body: Path
  var nearFront: Leg
  var nearHind: Leg
  var farFront: Leg
  var farHind: Leg
  /// Front of the thigh and back of the shoulder.
  var creases: [Path]
  var belly: Path
  /// Fur that sticks out of the skin.
  var tufts: [Path] = []
  var tail: [Joint]
  /// Tip of the tuft.
  var tuft: Spot
  var tuftBend = 0.0
}

extension LionPose {
  /// Gathered and alert: the resting picture.
  static let gather = LionPose(
    head: at(186, 176), wind: at(8, 6), frown: 0,
    body: blob(
      at(196, 300), at(256, 244), at(330, 228), at(410, 228), at(472, 250), at(500, 310),
      at(484, 366), at(420, 386), at(350, 388), at(284, 404), at(215, 396), at(184, 350)),
    nearFront: Leg(
      joints: [joint(262, 340, 56), joint(276, 398, 41), joint(266, 452, 33)], paw: at(252, 460)),
    nearHind: Leg(
      joints: [
        joint(428, 316, 72), joint(404, 384, 49), joint(440, 426, 32), joint(430, 456, 30),
      ], paw: at(412, 460)),
    farFront: Leg(
      joints: [joint(226, 350, 46), joint(196, 402, 36), joint(182, 444, 30)], paw: at(166, 450)),
    farHind: Leg(
      joints: [
        joint(470, 326, 54), joint(470, 390, 42), joint(514, 422, 29), joint(512, 446, 27),
      ], paw: at(498, 450)),
    creases: [
      line(at(372, 300), at(356, 346), at(360, 380), at(372, 404)),
      line(at(318, 330), at(326, 366), at(316, 396)),
    ],
    belly: blob(at(300, 388), at(360, 372), at(420, 370), at(420, 420), at(350, 420), at(300, 418)),
    tail: [
      joint(470, 262, 18), joint(524, 250, 15), joint(560, 208, 13), joint(554, 150, 11),
    ],
    tuft: at(528, 60), tuftBend: 14)
}
