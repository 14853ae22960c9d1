/// The cobra, risen out of its coils with the hood open, looking left.
var cobraPictures: [Picture] {
  [
    cobraPicture("cobra", Cobra.whole), cobraPicture("cobra-pupils", Cobra.pupils),
    cobraPicture("cobra-lids", Cobra.lids), cobraPicture("cobra-tongue", Cobra.tongue),
  ]
}

private func cobraPicture(_ name: String, _ nodes: [Node]) -> Picture {
  Picture(name: name, width: 178, height: 206, unitsPerPixel: 2.5, nodes: nodes)
}

enum Cobra {
  static let scales = Coat("#BCC93C", shade: "#8A9A2B", light: "#E2EB78")
  static let belly = Coat("#FFF1C8", shade: "#E8C988", light: "#FFFBE8")
  static let mark: Color = "#6B7E22"
  static let weight = 7.5

  static var whole: [Node] { coils + hood + [lip] + head }

  /// Hood and head alone.
  static var bust: [Node] { hood + head + pupils }

  private static func part(_ name: String, _ path: Path, shade: Spot, inside: [Node] = []) -> Node {
    skin(name, path, Skin(coat: scales, line: weight, shade: shade, rim: at(4, 6)), inside: inside)
  }

  private static var coils: [Node] {
    let tip = tube(
      joint(330, 462, 32), joint(392, 452, 24), joint(422, 412, 16), joint(414, 366, 7))
    let low = blob(
      at(24, 448), at(60, 416), at(220, 402), at(380, 416), at(412, 448), at(380, 484),
      at(220, 502), at(60, 484))
    let high = blob(
      at(70, 392), at(100, 362), at(220, 350), at(330, 362), at(360, 392), at(330, 426),
      at(220, 440), at(100, 426))
    let hole = ellipse(222, 380, 86, 20)
    return [
      part("tail", tip, shade: at(-6, -8)), part("low coil", low, shade: at(-5, -20)),
      part("high coil", high, shade: at(-5, -18), inside: [fill(hole, "#4F5D18")]),
    ]
  }

  private static var hoodShape: Path {
    blob(
      at(160, 116), at(210, 84), at(268, 92), at(340, 128), at(392, 196), at(372, 268),
      at(312, 318), at(276, 352), at(276, 396), at(176, 396), at(172, 352), at(134, 318),
      at(78, 268), at(62, 196), at(100, 142))
  }

  private static var hood: [Node] {
    let inner = hoodShape.scaled(0.8, 0.84, about: at(224, 226))
    let front = tube(
      joint(206, 140, 36), joint(208, 230, 48), joint(222, 320, 44), joint(228, 410, 46))
    let scutes = (0..<9).map { index in
      let y = 176 + Double(index) * 28
      return ink(line(at(150, y), at(214, y + 16), at(286, y)), belly.shade, width: 5)
    }
    let spots = [
      (112.0, 210.0, 20.0, 15.0), (330, 210, 20, -15), (138, 262, 11, 20), (308, 262, 11, -20),
    ]
    let inside =
      [fill(inner, "#CDD852", opacity: 0.8)]
      + spots.map { fill(ellipse($0.0, $0.1, $0.2 * 0.8, $0.2, turn: $0.3), mark) }
      + [
        .outline(front, mark, width: 5), fill(front, belly.base),
        .crescent(front, belly.shade, shift: at(-12, 0), opacity: 1), clip(front, scutes),
        fill(headShape.moved(10, 26), "#5B6A1B", opacity: 0.4),
      ]
    return [part("hood", hoodShape, shade: at(-9, -14), inside: inside)]
  }

  /// The front of the upper coil, before the neck that rises out of it.
  private static var lip: Node {
    let lip = blob(
      at(70, 398), at(130, 392), at(176, 402), at(226, 406), at(276, 402), at(312, 392),
      at(360, 396), at(330, 426), at(220, 440), at(100, 426))
    return part("lip of the coil", lip, shade: at(-5, -16))
  }

  private static var headShape: Path {
    blob(
      at(196, 20), at(246, 40), at(270, 86), at(256, 130), at(206, 154), at(130, 158), at(84, 148),
      at(54, 126), at(52, 100), at(80, 74), at(130, 38))
  }

  private static let nearEye = at(188, 84)
  private static let farEye = at(108, 80)

  private static var head: [Node] {
    let jaw = blob(
      at(50, 128), at(90, 138), at(160, 136), at(216, 122), at(262, 110), at(250, 170),
      at(130, 176),
      at(60, 160))
    return [
      part(
        "head", headShape, shade: at(-8, -12),
        inside: [
          fill(jaw, belly.base), .crescent(jaw, belly.shade, shift: at(-4, -14), opacity: 1),
          fill(blob(at(176, 26), at(220, 36), at(200, 46), at(150, 50)), scales.light),
        ]),
      ink(line(at(58, 124), at(92, 136), at(160, 134), at(212, 120), at(232, 98)), width: 6),
      fill(ellipse(74, 102, 5, 4, turn: -20), Palette.ink),
      eye(farEye, 17, 25, tilt: 18), eye(nearEye, 25, 29, tilt: -16),
    ]
  }

  private static func eye(_ spot: Spot, _ rx: Double, _ ry: Double, tilt: Double) -> Node {
    let ball = ellipse(spot.x, spot.y, rx, ry)
    let lid = plank(spot.x - 60, spot.y - ry - 40, 120, 40 + ry * 0.62, radius: 2)
      .turned(tilt, about: spot)
    let edge = line(
      at(spot.x - rx - 12, spot.y - ry * 0.38), at(spot.x + rx + 12, spot.y - ry * 0.38)
    ).turned(tilt, about: spot)
    return group(
      "eye",
      [
        fill(ellipse(spot.x, spot.y, rx + 5, ry + 5), Palette.ink), fill(ball, "#F2A52B"),
        .crescent(ball, "#FFD069", shift: at(0, -10), opacity: 1),
        clip(
          ellipse(spot.x, spot.y, rx + 1, ry + 1),
          [fill(lid, scales.shade), ink(edge, width: 8)]),
      ])
  }

  static var pupils: [Node] {
    [(farEye, 7.0, 15.0), (nearEye, 10.0, 18.0)].map { spot, rx, ry in
      group(
        "pupil",
        [
          fill(ellipse(spot.x - 3, spot.y + 5, rx, ry), "#21120C"),
          fill(ellipse(spot.x - 6, spot.y - 1, rx * 0.5, rx * 0.55), Palette.white),
        ])
    }
  }

  static var lids: [Node] {
    [(farEye, 17.0, 25.0), (nearEye, 25.0, 29.0)].map { spot, rx, ry in
      let ball = ellipse(spot.x, spot.y, rx, ry)
      return group(
        "lid",
        [
          fill(ball, scales.shade), .crescent(ball, scales.base, shift: at(0, 12), opacity: 1),
          ink(
            line(
              at(spot.x - rx, spot.y + 4), at(spot.x, spot.y + ry * 0.5),
              at(spot.x + rx, spot.y + 4)
            ), width: 6),
        ])
    }
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
