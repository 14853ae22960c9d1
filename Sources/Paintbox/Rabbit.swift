/// The rabbit, sitting up on its haunches, about to spring, looking right.
enum Rabbit {
  static let coat = Coat("#D2BCAA", shade: "#A58A79", light: "#EFE0D2")
  static let far = Coat("#B09683", shade: "#8C7362", light: "#C8B09D")
  static let white = Coat("#FFFAF3", shade: "#E3D3C6", light: "#FFFFFF")
  static let pink = Coat("#F39A94", shade: "#D97A76", light: "#FFC4BC")
  static let weight = 7.5
  static let nearEye = Eye(spot: at(306, 184), rx: 26, ry: 33)
  static let farEye = Eye(spot: at(376, 178), rx: 15, ry: 27)
  static let eyes = [nearEye, farEye]

  static var whole: [Node] { farEar + [tail, farFoot, farArm, body, nearArm] + face }

  static func part(
    _ name: String, _ path: Path, _ coat: Coat = Rabbit.coat, shade: PathPoint = at(-7, -10),
    inside: [Node] = []
  ) -> Node {
    skin(name, path, Skin(coat: coat, line: weight, shade: shade, rim: at(4, 5)), inside: inside)
  }

  // MARK: Ears

  static var bust: [Node] { farEar + nearEar + face + pupils }

  /// The far ear: upright, its tip folded forward.
  static var farEar: [Node] {
    let shell = blob(
      at(306, 136), at(300, 84), at(314, 42), at(346, 28), at(368, 48), at(366, 92), at(352, 136))
    let hollow = blob(
      at(322, 130), at(318, 86), at(330, 56), at(350, 60), at(352, 96), at(342, 130))
    let flap = blob(
      at(306, 50), at(322, 22), at(360, 14), at(398, 38), at(414, 84), at(408, 96), at(384, 84),
      at(352, 64), at(326, 60))
    return [
      part("far ear", shell, far, inside: [fill(hollow, pink.shade)]),
      part("folded tip", flap, far, shade: at(-5, -12)),
    ]
  }

  /// The near ear: laid back, and drawn behind the head, which hides its root at any turn.
  static var nearEar: [Node] {
    let shell = blob(
      at(240, 170), at(194, 128), at(154, 74), at(138, 30), at(152, 16), at(202, 30), at(256, 70),
      at(290, 120), at(290, 160))
    let hollow = blob(
      at(244, 144), at(206, 114), at(172, 66), at(162, 40), at(180, 38), at(226, 68), at(262, 110),
      at(272, 144))
    return [
      part(
        "near ear", shell,
        inside: [
          fill(hollow, pink.base), .crescent(hollow, pink.shade, shift: at(6, 8)),
        ])
    ]
  }

  // MARK: Body

  static var tail: Node {
    let lobes = (0..<8).map { index in
      let direction = PathPoint.polar(1, Double(index) * 45)
      return ellipse(50 + direction.x * 21, 424 + direction.y * 20, 17, 17)
    }
    return part("tail", lobes.reduce(ellipse(50, 424, 24, 24)) { $0 + $1 }, white)
  }

  static var farFoot: Node {
    part("far foot", tube(joint(230, 474, 20), joint(300, 476, 20), joint(344, 478, 17)), far)
  }

  static var farArm: Node {
    let shape = tube(joint(300, 312, 30), joint(338, 346, 23), joint(366, 336, 21))
    return part("far arm", shape + ellipse(374, 332, 26, 23, turn: -20), far)
  }

  static let haunch = ellipse(156, 398, 90, 84)
  static let foot = tube(joint(130, 468, 26), joint(210, 480, 24), joint(292, 480, 23))
  static let thigh = line(
    at(84, 356), at(130, 316), at(192, 318), at(236, 358), at(246, 404), at(232, 440))
  static let toes = [
    ink(line(at(272, 468), at(270, 486)), width: 4.5),
    ink(line(at(292, 468), at(292, 486)), width: 4.5),
  ]

  static let trunk = blob(
    at(66, 430), at(68, 372), at(98, 306), at(146, 254), at(194, 220), at(252, 216),
    at(308, 262), at(324, 316), at(316, 376), at(284, 426), at(230, 456), at(150, 492),
    at(90, 470))

  /// The white front from the chin to the belly, darker under the head.
  static var front: [Node] {
    let chest = blob(
      at(246, 262), at(330, 262), at(342, 330), at(330, 396), at(290, 446), at(236, 456),
      at(226, 410), at(250, 360), at(246, 312))
    return [
      fill(headShadow, "#5C4632", opacity: 0.26), fill(chest, white.base),
      .crescent(chest, white.shade, shift: at(-13, -6)),
      clip(chest, [fill(headShadow, white.shade)]),
    ]
  }

  private static var body: Node {
    part(
      "body", [foot, haunch].reduce(trunk) { $0 + $1 }, shade: at(-8, -14),
      inside: front + [
        fill(haunch, coat.base),
        .crescent(haunch, coat.shade, shift: at(-8, -9)), ink(thigh, width: 6),
      ] + toes)
  }

  static var headShadow: Path {
    blob(
      at(200, 236), at(300, 250), at(396, 262), at(372, 306), at(318, 326), at(262, 324),
      at(218, 296))
  }

  private static let armEdge = [
    at(196, 318), at(197, 358), at(220, 396), at(266, 409), at(312, 402), at(346, 403),
    at(370, 384), at(366, 356), at(340, 346), at(306, 354), at(282, 360),
  ]
  static let arm = blob(armEdge + [at(266, 346), at(258, 316), at(248, 286), at(212, 286)])

  static var armInside: [Node] {
    [
      ink(line(Array(armEdge[7...9])), coat.light, width: 10),
      fill(headShadow, coat.base.mixed(with: "#5C4632", 0.26)),
      ink(line(at(350, 384), at(361, 390)), width: 4.5),
      ink(line(at(353, 371), at(366, 373)), width: 4.5),
    ]
  }

  /// The near arm: its shoulder merges into the body, forearm and paw lie in front of the chest.
  private static var nearArm: Node {
    outgrowth(
      "arm", edge: armEdge, arm, Skin(coat: coat, line: weight),
      inside: [.crescent(arm, coat.shade, shift: at(-6, -10))] + armInside)
  }

  // MARK: Face

  static var headShape: Path {
    blob(
      at(286, 100), at(342, 112), at(386, 154), at(404, 206), at(398, 256), at(356, 286),
      at(302, 296), at(262, 303), corner(228, 318), at(234, 302), corner(232, 289), at(214, 291),
      corner(192, 284), at(203, 256), at(203, 216), at(208, 176), at(234, 130))
  }

  private static var face: [Node] { [skull] + snout + eyes.map(eye) + brows + [nose] }

  static var skull: Node {
    let cheek = blob(
      at(322, 232), at(380, 240), at(372, 310), at(250, 320), at(206, 320),
      at(184, 284), at(206, 270), at(246, 262), at(284, 252))
    return part(
      "head", headShape, shade: at(-8, -12),
      inside: [
        fill(cheek, white.base), fill(ellipse(268, 232, 22, 14), pink.base, opacity: 0.55),
      ])
  }

  static var snout: [Node] {
    let chin = ellipse(370, 268, 26, 20)
    let teeth = plank(366, 258, 22, 24, radius: 5)
    return [
      skin("chin", chin, Skin(coat: white, line: 5.5, shade: at(-5, -6))),
      skin("teeth", teeth, Skin(coat: white, line: 4.5, shade: at(0, 0), weight: at(0, 0))),
      ink(line(at(377, 268), at(377, 282)), width: 3), puffs,
    ]
  }

  /// The cheeks that hold the whiskers.
  static var puffs: Node {
    let puffs = ellipse(348, 246, 36, 28) + ellipse(394, 242, 20, 25)
    let whiskerDots = [at(332, 244), at(340, 256), at(324, 254)].map {
      fill(ellipse($0.x, $0.y, 3, 3), coat.shade)
    }
    return group(
      "puffs",
      skin("puffs", puffs, Skin(coat: white, line: 5.5, shade: at(-5, -7)), inside: whiskerDots),
      ink(line(at(378, 234), at(377, 258)), width: 5))
  }

  static var brows: [Node] {
    [
      fill(tube(joint(284, 137, 3), joint(301, 126, 5.5), joint(324, 126, 4)), coat.shade),
      fill(tube(joint(344, 128, 3.5), joint(355, 125, 5), joint(366, 132, 3)), coat.shade),
    ]
  }

  static var nose: Node {
    let shape = blob(
      at(358, 218), at(378, 212), at(398, 217), at(394, 232), at(379, 240), at(364, 232))
    return skin("nose", shape, Skin(coat: pink, line: 4.5, shade: at(-4, -6)))
  }

  static func eye(_ eye: Eye) -> Node {
    group(
      "eye", fill(eye.ring(4, 4), Palette.ink), fill(eye.ring(4.5, 4, up: 5), Palette.ink),
      fill(eye.ring(0, 0), Palette.white))
  }

  static var pupils: [Node] { eyes.map(pupil) }

  static func pupil(_ eye: Eye) -> Node {
    let spot = eye.spot + at(2, 2)
    let (rx, ry) = (eye.rx * 0.86, eye.ry * 0.86)
    return group(
      "pupil", fill(ellipse(spot.x, spot.y, rx, ry), "#21120C"),
      fill(ellipse(spot.x, spot.y + ry * 0.45, rx * 0.7, ry * 0.42), "#7A4526"),
      fill(ellipse(spot.x - rx * 0.3, spot.y - ry * 0.36, rx * 0.38, ry * 0.34), Palette.white),
      fill(ellipse(spot.x + rx * 0.36, spot.y + ry * 0.42, rx * 0.18, ry * 0.16), Palette.white))
  }
}
