/// The three throws, in warm yellow with a line thick enough at 48 px; and the white glove of
/// hints, which points.
var handPictures: [Picture] {
  [
    handPicture("hand-rock", tilt: -6, lift: 14, Hand.rock),
    handPicture("hand-paper", tilt: 5, Hand.paper),
    handPicture("hand-scissors", tilt: 6, Hand.scissors(apart: 1)),
    handPicture("hand-guide", tilt: -14, Hand.glove),
  ]
}

/// A hand's picture, tilted by degrees; `lift` moves a low hand into the middle of its picture.
func handPicture(
  _ name: String, tilt: Double, lift: Double = 0, _ nodes: [Node]
) -> Picture {
  Picture(
    name: name, width: 200, height: 200, unitsPerPixel: 2.5,
    nodes: [
      group(
        "hand", nodes,
        Placement(move: at(0, -lift), turn: tilt, pivot: at(250, 236), scale: at(0.97, 0.97)))
    ]
  )
}

enum Hand {
  static let coat = Coat("#FFC93C", shade: "#EE9F2C", light: "#FFE48F")
  static let crease: Color = "#C9791B"

  static func part(
    _ name: String, _ path: Path, shade: PathPoint = at(-11, -12), inside: [Node] = []
  ) -> Node {
    skin(
      name, path,
      Skin(coat: coat, line: 11, shade: shade, rim: at(5, 6), weight: at(2, 3)), inside: inside)
  }

  static func shine(_ x: Double, _ y: Double, _ turn: Double) -> Node {
    fill(ellipse(x, y, 9, 18, turn: turn), "#FFF0BF")
  }

  /// The wrist that all three throws share, so that they look like one person's hand.
  static let wrist = [
    at(350, 420), at(346, 452), at(338, 475), at(314, 485), at(262, 488), at(210, 485),
    at(186, 475), at(178, 454),
  ]

  /// A straight finger, from its root in the palm to the middle of its round tip.
  struct Finger {
    var root: Joint
    var tip: Joint

    var path: Path {
      tube(
        root, Joint(spot: (root.spot + tip.spot) * 0.5, radius: (root.radius + tip.radius) / 2), tip
      )
    }

    /// The finger's straight side to the right (1) or left (−1) as seen with its tip upward: the
    /// side's start, and its direction.
    func edge(_ side: Double) -> (from: PathPoint, direction: PathPoint) {
      let across = (tip.spot - root.spot).unit.turnedRight * side
      let from = root.spot + across * root.radius
      return (from, (tip.spot + across * tip.radius - from).unit)
    }

    /// The skin between this finger and its right neighbour, which rounds the notch between them.
    func web(to other: Finger, _ reach: Double) -> Path {
      let (a, b) = (edge(1), other.edge(-1))
      let gap = b.from - a.from
      let along =
        (gap.x * b.direction.y - gap.y * b.direction.x)
        / (a.direction.x * b.direction.y - a.direction.y * b.direction.x)
      let notch = a.from + a.direction * along
      let (left, right) = (notch + a.direction * reach, notch + b.direction * reach)
      let sides = Path.Piece.curve(
        left + (notch - left) * 0.62, right + (notch - right) * 0.62, right)
      return Path([
        .init(
          start: left,
          pieces: [sides, .line(other.root.spot), .line(root.spot), .line(left)], isClosed: true)
      ])
    }
  }

  /// Neighbouring fingers with the skin between them.
  static func spread(_ fingers: [Finger], web reach: Double) -> Path {
    zip(fingers, fingers.dropFirst()).reduce(fingers.reduce(Path()) { $0 + $1.path }) {
      $0 + $1.0.web(to: $1.1, reach)
    }
  }

  /// A finger folded into the palm, from its knuckle down to its tip.
  static func folded(_ x: Double, top: Double, width: Double, height: Double) -> [Node] {
    let (w, bottom) = (width / 2, top + height)
    let path = blob(
      at(x - w, top + 36), at(x - w * 0.68, top + 8), at(x, top), at(x + w * 0.68, top + 8),
      at(x + w, top + 36), at(x + w * 0.96, bottom - 40), at(x + w * 0.64, bottom - 9),
      at(x, bottom), at(x - w * 0.64, bottom - 9), at(x - w * 0.96, bottom - 40))
    return [
      part("finger", path, shade: at(-9, -15)), shine(x - w * 0.42, top + 22, 46),
    ]
  }

  /// A thumb that grows out of the hand: `edge` leads round its tip, from the root's upper end to
  /// the lower end; `root` closes the shape inside the hand.
  static func thumb(edge: [PathPoint], root: [PathPoint], shade: Path) -> Node {
    outgrowth(
      "thumb", edge: edge, blob(edge + root), Skin(coat: coat, line: 11, weight: at(2, 3)),
      inside: [ink(line(Array(edge[2...5])), coat.light, width: 14), fill(shade, coat.shade)])
  }

  static var paper: [Node] {
    let thumb = Finger(root: joint(214, 384, 52), tip: joint(62, 270, 36))
    let fingers = [thumb] + openFingers.map(\.straight)
    let palm = blob(
      [at(200, 270), at(300, 270), corner(389, 326), at(376, 352), at(364, 386)] + wrist
        + [at(168, 428), at(147, 396), corner(128, 370)])
    return [
      part(
        "hand", spread(fingers, web: 40) + palm, shade: at(-12, -10),
        inside: [
          ink(line(at(206, 342), at(262, 324), at(338, 344)), crease, width: 8),
          ink(line(at(228, 438), at(226, 398), at(194, 364)), crease, width: 8),
          ink(line(at(298, 372), at(324, 384), at(344, 380)), crease, width: 7),
        ]), shine(111, 140, -20), shine(206, 76, -5), shine(317, 98, 8), shine(412, 180, 28),
      shine(45, 266, -50),
    ]
  }

  static var glove: [Node] {
    let white = ColorMap([(coat, Coat("#F3F6FF", shade: "#C6D0EA", light: "#FFFFFF"))])
    return paper.map { $0.recolored { $0 == crease ? "#95A3C9" : white($0) } }
  }

  static var rock: [Node] {
    let palm = blob(fistPalm.upper + wrist + fistPalm.lower)
    let knuckles = openFingers.reversed().flatMap {
      folded($0.x, top: $0.top, width: $0.width, height: $0.height)
    }
    let thumb = thumb(
      edge: fistThumb, root: [at(144, 372)],
      shade: blob(
        corner(172, 370), at(180, 346), at(206, 330), at(250, 326), at(290, 310), corner(296, 272),
        at(274, 298), at(220, 308), at(182, 322)))
    return [
      part(
        "hand", palm,
        inside: [fill(blob(at(180, 272), at(424, 262), at(398, 298), at(200, 322)), coat.shade)])
    ] + knuckles + [thumb, fill(ellipse(262, 270, 18, 8, turn: 16), "#FFF0BF")]
  }

  /// The two fingers that cut, from shut (0) to wide apart (1).
  static func blades(apart amount: Double) -> [Finger] {
    [
      Finger(root: joint(174, 316, 46), tip: joint(176 - 42 * amount, 88, 38)),
      Finger(root: joint(254, 308, 46), tip: joint(252 + 70 * amount, 86, 38)),
    ]
  }

  static func scissors(apart amount: Double) -> [Node] {
    let fingers = blades(apart: amount)
    let palm = blob(scissorsPalm.upper + wrist + scissorsPalm.lower)
    let folds =
      folded(390, top: 250, width: 78, height: 114) + folded(314, top: 242, width: 78, height: 116)
    let thumb = thumb(
      edge: [at(170, 334)] + scissorsThumb.dropFirst(3), root: [at(160, 396), at(152, 356)],
      shade: blob(
        corner(207, 388), at(214, 385), at(232, 382), at(274, 384), at(306, 368), corner(308, 340),
        at(286, 362), at(246, 370)))
    return [
      part(
        "hand", spread(fingers, web: 64) + palm,
        inside: [fill(blob(at(290, 340), at(424, 330), at(410, 384), at(300, 392)), coat.shade)]),
      shine(fingers[0].tip.spot.x - 14, 82, -10 * amount),
      shine(fingers[1].tip.spot.x - 14, 80, 18 * amount),
    ] + folds + [thumb, fill(ellipse(272, 332, 18, 8, turn: 22), "#FFF0BF")]
  }
}
