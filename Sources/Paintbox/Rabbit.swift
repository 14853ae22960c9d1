/// The rabbit, crouched to spring, looking right.
var rabbitPictures: [Picture] {
  [
    rabbitPicture("rabbit", Rabbit.whole), rabbitPicture("rabbit-pupils", Rabbit.pupils),
    rabbitPicture("rabbit-lids", Rabbit.lids), rabbitPicture("rabbit-ear", Rabbit.nearEar),
    rabbitPicture("rabbit-nose", Rabbit.nose(lift: 4)),
  ]
}

private func rabbitPicture(_ name: String, _ nodes: [Node]) -> Picture {
  Picture(name: name, width: 178, height: 206, unitsPerPixel: 2.5, nodes: nodes)
}

enum Rabbit {
  static let coat = Coat("#E8C296", shade: "#C99765", light: "#F8DFBC")
  static let far = Coat("#CB9E6C", shade: "#AD7F50", light: "#D8B082")
  static let white = Coat("#FFFAF0", shade: "#E6D3BC", light: "#FFFFFF")
  static let weight = 7.5

  static var whole: [Node] { farEar + [tail] + body + head }

  private static func part(
    _ name: String, _ path: Path, _ coat: Coat = Rabbit.coat, shade: Spot = at(-7, -10),
    inside: [Node] = []
  ) -> Node {
    skin(name, path, Skin(coat: coat, line: weight, shade: shade, rim: at(4, 5)), inside: inside)
  }

  private static var farEar: [Node] {
    let ear = leaf(at(318, 150), at(372, 14), width: 32, bend: -8)
    return [part("far ear", ear, far)]
  }

  /// Drawn behind the rabbit, so that the head hides its root at any turn.
  static var nearEar: [Node] {
    let shape = leaf(at(276, 156), at(170, 20), width: 38, bend: 10)
    let hollow = leaf(at(262, 140), at(182, 42), width: 22, bend: 8)
    return [part("near ear", shape, inside: [fill(hollow, "#F29C92")])]
  }

  static var bothEars: [Node] { farEar + nearEar }

  private static var tail: Node {
    let lobes = (0..<8).map { index in
      let way = Spot.polar(1, Double(index) * 45)
      return ellipse(54 + way.x * 20, 414 + way.y * 20, 19, 19)
    }
    return part("tail", lobes.reduce(Path()) { $0 + $1 }, white)
  }

  private static func paw(_ x: Double, _ y: Double) -> Path {
    blob(
      at(x - 30, y - 6), at(x, y - 20), at(x + 26, y - 14), at(x + 36, y + 4), at(x + 26, y + 18),
      at(x - 20, y + 18))
  }

  private static var body: [Node] {
    let farLeg = tube(joint(312, 350, 36), joint(356, 392, 27), joint(366, 432, 22))
    let trunk = blob(
      at(62, 420), at(72, 346), at(122, 284), at(196, 250), at(270, 262), at(322, 310),
      at(330, 366), at(306, 420), at(240, 452), at(140, 470), at(84, 462))
    let leg = tube(joint(286, 340, 46), joint(304, 408, 33), joint(312, 462, 25))
    let foot = tube(joint(122, 472, 26), joint(200, 480, 25), joint(256, 482, 20))
    let haunch = ellipse(154, 396, 92, 88)
    let chest = blob(
      at(296, 280), at(336, 300), at(340, 350), corner(330, 392), at(316, 374), corner(306, 400),
      at(298, 366), corner(284, 372), at(284, 320))
    let skinShape = [leg, paw(328, 480), foot, haunch].reduce(trunk) { $0 + $1 }
    let thigh = line(
      at(86, 350), at(134, 310), at(196, 318), at(238, 362), at(244, 410), at(226, 446))
    return [
      part("far leg", farLeg + paw(378, 442), far),
      part(
        "body", skinShape, shade: at(-8, -14),
        inside: [
          fill(chest, white.base), fill(haunch, coat.base),
          .crescent(haunch, coat.shade, shift: at(-8, -8), opacity: 1),
          fill(headShape.moved(-4, 26), "#A06A38", opacity: 0.35), ink(thigh, width: 6),
          ink(line(at(232, 472), at(228, 490)), width: 5),
          ink(line(at(254, 474), at(252, 492)), width: 5),
          ink(line(at(338, 480), at(336, 496)), width: 5),
        ]),
    ]
  }

  private static var headShape: Path {
    blob(
      at(296, 118), at(350, 132), at(392, 178), at(402, 230), at(376, 270), at(322, 288),
      at(266, 282), corner(226, 280), at(226, 262), corner(200, 250), at(210, 230), at(212, 186),
      at(244, 138))
  }

  private static let nearEye = at(306, 196)
  private static let farEye = at(380, 190)

  private static var head: [Node] {
    let muzzle = blob(
      at(348, 228), at(384, 218), at(404, 240), at(396, 268), at(360, 284), at(318, 276),
      at(316, 248))
    let teeth = plank(366, 264, 20, 20, radius: 4)
    return [
      part(
        "head", headShape, shade: at(-8, -12),
        inside: [
          fill(muzzle, white.base), fill(ellipse(268, 240, 24, 15), "#F2A08C", opacity: 0.6),
          fill(ellipse(300, 140, 40, 10, turn: 8), coat.light),
        ]), part("teeth", teeth, white), eye(farEye, 14, 25), eye(nearEye, 25, 31),
      ink(line(at(378, 244), at(376, 260)), width: 5),
      ink(line(at(336, 258), at(354, 270), at(376, 260), at(392, 264)), width: 5.5),
    ] + nose(lift: 0)
  }

  static func nose(lift: Double) -> [Node] {
    let shape = blob(
      at(360, 226 - lift), at(380, 220 - lift), at(398, 226 - lift), at(392, 240 - lift),
      at(379, 248 - lift), at(366, 240 - lift))
    let pink = Coat("#EE8A82", shade: "#CC6259", light: "#FFC0B8")
    return [skin("nose", shape, Skin(coat: pink, line: 4, shade: at(-4, -5)))]
  }

  private static func eye(_ spot: Spot, _ rx: Double, _ ry: Double) -> Node {
    group(
      "eye",
      [
        fill(ellipse(spot.x, spot.y, rx + 4, ry + 4), Palette.ink),
        fill(ellipse(spot.x, spot.y, rx, ry), Palette.white),
      ])
  }

  static var pupils: [Node] {
    [(farEye, 14.0, 25.0), (nearEye, 25.0, 31.0)].map { eye, ex, ey in
      let (spot, rx, ry) = (eye + at(2, 2), ex * 0.8, ey * 0.8)
      return group(
        "pupil",
        [
          fill(ellipse(spot.x, spot.y, rx, ry), "#21120C"),
          fill(ellipse(spot.x, spot.y + ry * 0.45, rx * 0.7, ry * 0.42), "#7A4526"),
          fill(ellipse(spot.x - rx * 0.3, spot.y - ry * 0.36, rx * 0.36, ry * 0.34), Palette.white),
          fill(
            ellipse(spot.x + rx * 0.36, spot.y + ry * 0.42, rx * 0.18, ry * 0.16), Palette.white),
        ])
    }
  }

  static var lids: [Node] {
    [(farEye, 14.0, 25.0), (nearEye, 25.0, 31.0)].map { spot, rx, ry in
      group(
        "lid",
        [
          fill(ellipse(spot.x, spot.y, rx + 5, ry + 5), coat.base),
          ink(
            line(
              at(spot.x - rx, spot.y + 2), at(spot.x, spot.y + ry * 0.5),
              at(spot.x + rx, spot.y + 2)
            ), width: 7),
        ])
    }
  }
}
