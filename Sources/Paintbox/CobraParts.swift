/// The cobra's parts by name, posed as in the whole picture.
extension Cobra {
  static var parts: [(String, [Node])] { coilParts + neckParts + headParts }

  private static var coilParts: [(String, [Node])] {
    [
      ("tail", [tip]), ("coil-low", [lowRing]), ("coil-high", [highRing]), ("knot", knot),
    ]
  }

  private static let scaly = Skin(coat: scales, line: weight, shade: at(-9, -14), rim: at(4, 6))
  private static let hinge = at(222, 352)

  /// The foot on the coils, the hood, and pieces of neck that are hidden until the neck stretches.
  private static var neckParts: [(String, [Node])] {
    let foot = blob(
      at(164, 346), at(138, 362), at(92, 370), at(72, 394), at(88, 420), at(132, 434),
      at(196, 436), at(250, 420), at(278, 388), at(280, 352), at(262, 310), at(222, 294),
      at(182, 310))
    let open = blob(
      at(160, 116), at(210, 84), at(268, 92), at(340, 128), at(392, 196), at(372, 268),
      at(312, 318), at(280, 352), at(266, 386), at(222, 402), at(178, 386), at(164, 346),
      at(134, 318), at(78, 268), at(62, 196), at(100, 142))
    let neck = tube(joint(222, 352, 57), joint(222, 312, 57))
    // The outlines lie below all pieces, so that none shows where the neck bends.
    let above = polygon(at(0, 0), at(445, 0), hinge + at(223, 0), hinge + at(-222, 0))
    let bare = Skin(coat: scales, line: 0, shade: at(-9, -14), rim: at(4, 6))
    let front = plank(190, 222, 74, 206, radius: 36)
    let scutes = (0..<6).map { index in
      let y = 246 + Double(index) * 28
      return ink(line(at(180, y), at(226, y + 12), at(272, y)), belly.shade, width: 5)
    }
    let stripe = [
      fill(front, belly.base), .crescent(front, belly.shade, shift: at(-12, 0)),
      clip(front, scutes),
    ]
    return [
      ("foot", [skin("foot", foot, scaly, inside: hoodInside)]),
      ("neck-line", [clip(above, [under(neck, scaly)])]),
      ("neck", [limb("neck", neck, openAt: hinge, back: at(0, -1), bare, inside: stripe)]),
      ("hood", [limb("hood", open, openAt: hinge, back: at(0, -1), scaly, inside: hoodInside)]),
    ]
  }

  private static var headParts: [(String, [Node])] {
    let frown = line(at(74, 137), at(108, 128), at(160, 126), at(202, 128), at(220, 137))
    return eyeParts(
      eyes, near: nearEye, far: farEye, spiral: 5, ball: { eye($0, lid: 0) }, pupil: pupil)
      + [
        ("head", [skull]), ("smile", [smile]), ("frown", [ink(frown, width: 6)]), ("gape", gape),
        ("head-open", [upperHead]), ("tongue", tongue),
        ("eyes-open", eyes.map { eye($0) }),
        ("eyes-wide", eyes.map { eye($0.scaled(1.1, 1.1), lid: 0) }), ("lids", eyes.map(lid)),
        ("brow-near", [ridge(at(190, 52), 30)]), ("brow-far", [ridge(at(108, 56), 19)]),
      ]
  }

  /// A lid over the upper half of an eye, and its edge.
  private static func lid(_ eye: Eye) -> Node {
    let (spot, edge) = (eye.spot, eye.spot.y - eye.ry * 0.06)
    let half = polygon(
      at(spot.x - 60, edge - 80), at(spot.x + 60, edge - 80), at(spot.x + 60, edge),
      at(spot.x - 60, edge))
    return group(
      "lid", clip(half, [fill(ellipse(spot.x, spot.y - 1, eye.rx + 6, eye.ry + 7), scales.shade)]),
      ink(line(at(spot.x - eye.rx - 2, edge), at(spot.x + eye.rx + 2, edge)), width: 8))
  }

  private static func ridge(_ spot: PathPoint, _ reach: Double) -> Node {
    fill(
      tube(
        joint(spot.x - reach, spot.y + 4, 3), joint(spot.x, spot.y - 3, 6),
        joint(spot.x + reach, spot.y + 5, 3)), mark)
  }

  /// The upper half of the head, with two fangs below it.
  private static var upperHead: Node {
    let shape = blob(
      at(196, 20), at(246, 40), at(270, 86), at(264, 122), at(216, 132), at(150, 140),
      at(92, 138), at(56, 122), at(52, 100), at(80, 74), at(130, 38))
    let lip = blob(
      at(50, 122), at(92, 132), at(150, 132), at(216, 122), at(270, 104), at(270, 140),
      at(150, 160), at(50, 150))
    let fangs = [at(84, 134), at(140, 136)].map { root in
      skin(
        "fang", polygon(root + at(-11, -8), root + at(11, -8), root + at(-2, 40)),
        Skin(coat: Coat(Palette.white, shade: "#DDD3C4", light: Palette.white), line: 4))
    }
    return group(
      "head",
      fangs + [
        part(
          "upper head", shape, shade: at(-8, -8), inside: [fill(lip, belly.base)] + markings)
      ])
  }

  /// The lower jaw opened widest, and the inside of the mouth above it.
  private static var gape: [Node] {
    let jaw = blob(
      at(84, 120), at(160, 124), at(256, 108), at(266, 140), at(238, 196), at(172, 240),
      at(108, 238), at(78, 206), at(72, 160))
    let hollow = blob(
      at(90, 118), at(160, 120), at(240, 112), at(240, 150), at(212, 194), at(164, 222),
      at(112, 220), at(90, 196), at(84, 156))
    let flesh = ellipse(140, 214, 46, 34, turn: -14)
    return [
      skin(
        "jaw", jaw, Skin(coat: belly, line: weight, shade: at(-8, -8)),
        inside: [fill(hollow, "#6E1D1F"), clip(hollow, [fill(flesh, "#E2646A")])])
    ]
  }

  /// The knotted neck: a loop on each side, two ends that cross, and a turn around them.
  private static var knot: [Node] {
    let pieces = [
      [joint(256, 372, 26), joint(200, 310, 26), joint(150, 254, 26)],
      [joint(186, 372, 26), joint(250, 296, 22), joint(294, 250, 15), joint(322, 222, 6)],
      [
        joint(216, 338, 26), joint(154, 386, 27), joint(98, 364, 27), joint(92, 306, 27),
        joint(142, 274, 27), joint(214, 320, 26),
      ],
      [
        joint(230, 338, 26), joint(292, 388, 27), joint(348, 364, 27), joint(353, 306, 27),
        joint(304, 274, 27), joint(230, 320, 26),
      ],
      [joint(212, 296, 25), joint(232, 336, 27), joint(222, 382, 25)],
    ]
    let spots = [
      [at(176, 282)], [at(268, 276)], [at(92, 336), at(150, 280)], [at(352, 336), at(296, 282)],
      [at(228, 338)],
    ]
    let hollows = [ellipse(146, 330, 44, 44), ellipse(300, 330, 44, 44)].flatMap {
      [fill($0, mark), fill($0, Palette.ink, opacity: 0.45)]
    }
    return hollows
      + zip(pieces, spots).map { piece, spots in
        // The belly side is lighter, and lies lower on each piece.
        let below = piece.map { joint($0.spot.x + 2, $0.spot.y + 11, 0.4 * $0.radius) }
        return skin(
          "loop", tube(piece), scaly,
          inside: [fill(tube(below), belly.base)]
            + spots.map { fill(ellipse($0.x, $0.y - 8, 10, 8), mark, opacity: 0.75) })
      }
  }
}
