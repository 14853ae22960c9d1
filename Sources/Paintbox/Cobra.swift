/// The cobra, risen out of its coils with the hood open, looking left.
enum Cobra {
  static let scales = Coat("#BCC93C", shade: "#8A9A2B", light: "#E2EB78")
  static let belly = Coat("#FFF1C8", shade: "#E8C988", light: "#FFFBE8")
  static let mark: Color = "#6B7E22"
  static let weight = 7.5

  static var whole: [Node] { coils + hood + head + eyes.map { eye($0) } }

  static var bust: [Node] { hood + head + eyes.map { eye($0) } + pupils }

  static func part(_ name: String, _ path: Path, shade: PathPoint, inside: [Node] = []) -> Node {
    skin(name, path, Skin(coat: scales, line: weight, shade: shade, rim: at(4, 6)), inside: inside)
  }

  private static var coils: [Node] { [tip, lowRing, highRing] }

  static var tip: Node {
    let tip = tube(
      joint(310, 452, 24), joint(382, 446, 24), joint(414, 410, 16), joint(404, 362, 7))
    return part("tail", tip, shade: at(-6, -8))
  }

  static var lowRing: Node { ring(ellipse(216, 450, 194, 46), marks: lowMarks) }
  static var highRing: Node { ring(ellipse(226, 392, 148, 42), marks: highMarks) }

  static let lowMarks = [
    at(52, 456), at(118, 472), at(196, 480), at(276, 478), at(352, 464),
  ]
  static let highMarks = [at(296, 420), at(346, 400)]

  static func ring(_ path: Path, marks: [PathPoint]) -> Node {
    part(
      "coil", path, shade: at(-4, -18),
      inside: marks.map { fill(ellipse($0.x, $0.y - 6, 17, 9), mark, opacity: 0.75) }
        + [fill(hoodShape.moved(16, 12), "#4F5D18", opacity: 0.5)])
  }

  /// The hood, the neck, and its bend at the foot that lies over the coils as their last turn.
  static var hoodShape: Path {
    blob(
      at(160, 116), at(210, 84), at(268, 92), at(340, 128), at(392, 196), at(372, 268),
      at(312, 318), at(280, 352), at(278, 388), at(250, 420), at(196, 436), at(132, 434),
      at(88, 420), at(72, 394), at(92, 370), at(138, 362), at(164, 346), at(134, 318),
      at(78, 268), at(62, 196), at(100, 142))
  }

  private static var hood: [Node] {
    [part("hood", hoodShape, shade: at(-9, -14), inside: hoodInside)]
  }

  /// The lighter lining, spots, scales and the belly of hood, neck and foot.
  static var hoodInside: [Node] {
    let inner = blob(
      at(172, 130), at(260, 120), at(326, 150), at(358, 204), at(340, 262), at(282, 308),
      at(250, 350), at(196, 350), at(160, 308), at(110, 262), at(94, 204), at(124, 158))
    let front = blob(
      at(170, 120), at(160, 200), at(168, 282), at(188, 340), at(194, 376), at(176, 404),
      corner(104, 434), at(170, 446), at(226, 430), at(258, 392), at(268, 340), at(262, 276),
      at(250, 200), at(238, 120))
    let scutes = (0..<9).map { index in
      let y = 176 + Double(index) * 28
      let tilt = max(0, Double(index) - 6) * 9
      return ink(
        line(at(150, y - tilt), at(218, y + 15), at(290, y + tilt)), belly.shade, width: 5)
    }
    let spots = [
      (112.0, 210.0, 20.0, 15.0), (330, 210, 20, -15), (138, 262, 11, 20), (308, 262, 11, -20),
      (112, 392, 11, 80), (160, 396, 11, 70),
    ]
    return
      [fill(inner, "#CDD852", opacity: 0.8)]
      + spots.map { fill(ellipse($0.0, $0.1, $0.2 * 0.8, $0.2, turn: $0.3), mark) }
      + scaleMarks
      + [
        .outline(front, mark, width: 5), fill(front, belly.base),
        .crescent(front, belly.shade, shift: at(-12, 0)), clip(front, scutes),
        fill(headShape.moved(10, 26), "#5B6A1B", opacity: 0.4),
      ]
  }

  /// A few scales on each side of the hood.
  static var scaleMarks: [Node] {
    [at(96, 176), at(114, 184), at(104, 258), at(318, 160), at(342, 172), at(346, 254)].map {
      ink(line($0, $0 + at(9, 9), $0 + at(18, 0)), scales.shade, width: 4.5)
    }
  }

  static var headShape: Path {
    blob(
      at(196, 20), at(246, 40), at(270, 86), at(256, 130), at(206, 154), at(130, 158), at(84, 148),
      at(54, 126), at(52, 100), at(80, 74), at(130, 38))
  }

  static let nearEye = Eye(spot: at(188, 84), rx: 25, ry: 29, tilt: -3)
  static let farEye = Eye(spot: at(108, 80), rx: 17, ry: 25, tilt: 4)
  static let eyes = [farEye, nearEye]

  private static var head: [Node] { [skull, smile] }

  /// The head with its mouth shut.
  static var skull: Node {
    let jaw = blob(
      at(50, 128), at(90, 138), at(160, 136), at(216, 122), at(262, 110), at(250, 170),
      at(130, 176),
      at(60, 160))
    let chin = [
      fill(jaw, belly.base), .crescent(jaw, belly.shade, shift: at(-4, -14)),
    ]
    return part(
      "head", headShape, shade: at(-8, -12), inside: chin + markings)
  }

  static var markings: [Node] {
    [
      fill(blob(at(166, 30), at(206, 28), at(196, 42), at(150, 48)), scales.light),
      fill(ellipse(238, 66, 9, 6, turn: 40), mark, opacity: 0.75),
      fill(ellipse(250, 90, 7, 5, turn: 60), mark, opacity: 0.75),
      fill(ellipse(222, 46, 7, 5, turn: 30), mark, opacity: 0.75),
      fill(ellipse(226, 112, 17, 10, turn: -24), "#F08A5A", opacity: 0.5),
      fill(ellipse(74, 102, 5, 4, turn: -20), Palette.ink),
    ]
  }

  static var smile: Node {
    ink(line(at(58, 124), at(92, 136), at(160, 134), at(212, 120), at(232, 98)), width: 6)
  }

  /// An eyeball under a lid, which covers its share `lid`, 0…1.
  static func eye(_ eye: Eye, lid: Double = 0.36) -> Node {
    let (spot, rx, ry) = (eye.spot, eye.rx, eye.ry)
    let ball = eye.ring(0, 0)
    let cut = spot.y - ry + ry * lid
    let shade = plank(spot.x - 60, cut - 80, 120, 80, radius: 2).turned(eye.tilt, about: spot)
    let edge = line(at(spot.x - rx - 12, cut), at(spot.x + rx + 12, cut))
      .turned(eye.tilt, about: spot)
    return group(
      "eye", fill(eye.ring(5, 5), Palette.ink), fill(ball, "#F2A52B"),
      .crescent(ball, "#FFD069", shift: at(0, -10)),
      clip(eye.ring(1, 1), lid > 0 ? [fill(shade, scales.shade), ink(edge, width: 7)] : []))
  }

  static var pupils: [Node] { eyes.map(pupil) }

  static func pupil(_ eye: Eye) -> Node {
    let (spot, rx, ry) = (eye.spot, eye.rx * 0.57, eye.ry * 0.69)
    return group(
      "pupil", fill(ellipse(spot.x - 2, spot.y + 3, rx, ry), "#21120C"),
      fill(ellipse(spot.x - 2 - rx * 0.35, spot.y - ry * 0.3, rx * 0.42, rx * 0.46), Palette.white),
      fill(ellipse(spot.x + rx * 0.25, spot.y + ry * 0.6, rx * 0.18, rx * 0.2), Palette.white))
  }

  static var tongue: [Node] {
    let stem = line(at(66, 132), at(44, 142), at(28, 138))
    let fork = [
      line(at(28, 138), at(16, 130), at(10, 132)), line(at(28, 138), at(18, 146), at(14, 154)),
    ]
    return ([stem] + fork).map { ink($0, width: 15) }
      + ([stem] + fork).map { ink($0, "#D8405A", width: 6) }
  }
}
