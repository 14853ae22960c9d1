/// All that differs between the lion's pictures; places are in drawing units on 610 × 500.
struct LionPose: Hashable, Sendable {
  struct Leg: Hashable, Sendable {
    var joints: [Joint]
    var paw: PathPoint
    var pawTurn: Double

    /// A leg by the places and radii of its joints, and the place and turn of its paw.
    init(_ joints: (Double, Double, Double)..., paw: (Double, Double), turn: Double = 0) {
      self.joints = joints.map { joint($0.0, $0.1, $0.2) }
      (self.paw, pawTurn) = (at(paw.0, paw.1), turn)
    }
  }

  /// The middle of the face; `headTurn` is clockwise, in degrees.
  var head: PathPoint
  var headTurn = 0.0
  /// The shift of the mane's tips.
  var wind: PathPoint
  /// Whether the mouth is open, for joy.
  var laughs = false
  /// The distance by which the inner ends of the brows are lowered, in drawing units.
  var frown = 0.0
  var body: Path
  var nearFront: Leg
  var nearHind: Leg
  var farFront: Leg
  var farHind: Leg
  /// The creases in front of the thigh and behind the shoulder.
  var creases: [Path]
  var belly: Path
  var tail: [Joint]
  /// The tip of the tail's tuft.
  var tuft: PathPoint
  var tuftBend = 0.0
  /// The places of short hairs.
  var ticks: [PathPoint] = []
}

extension LionPose {
  /// The resting picture: gathered and alert.
  static let gather = LionPose(
    head: at(186, 176), wind: at(8, 6), frown: 2,
    body: blob(
      at(196, 300), at(256, 244), at(330, 230), at(410, 228), at(470, 250), at(496, 308),
      at(480, 366), at(420, 384), at(350, 384), at(284, 400), at(215, 392), at(184, 350)),
    nearFront: Leg((262, 340, 56), (280, 398, 39), (274, 440, 29), (272, 456, 29), paw: (258, 460)),
    nearHind: Leg((426, 316, 70), (396, 382, 46), (422, 424, 27), (412, 456, 26), paw: (394, 460)),
    farFront: Leg((226, 350, 46), (190, 402, 34), (174, 446, 27), paw: (158, 450)),
    farHind: Leg((466, 326, 54), (470, 388, 40), (512, 420, 26), (514, 446, 25), paw: (498, 450)),
    creases: [
      line(at(372, 300), at(355, 344), at(358, 380), at(366, 398)),
      line(at(319, 336), at(322, 368), at(312, 398)),
    ],
    belly: blob(at(322, 370), at(340, 360), at(356, 362), at(360, 388), at(340, 396), at(317, 392)),
    tail: [
      joint(466, 264, 18), joint(520, 252, 15), joint(556, 212, 13), joint(556, 156, 11),
    ],
    tuft: at(540, 44), tuftBend: 18,
    ticks: [at(404, 256), at(424, 330)])
}
