/// The three throws: one warm yellow, tilted a little, with a thick line that holds at 48 px.
var handPictures: [Picture] {
  [
    handPicture("hand-rock", tilt: -5, Hand.rock), handPicture("hand-paper", tilt: 4, Hand.paper),
    handPicture("hand-scissors", tilt: 5, Hand.scissors),
  ]
}

private func handPicture(_ name: String, tilt: Double, _ nodes: [Node]) -> Picture {
  Picture(
    name: name, width: 200, height: 200, unitsPerPixel: 2.5,
    nodes: [group("hand", nodes, Placement(turn: tilt, pivot: at(250, 250)))])
}

private enum Hand {
  static let coat = Coat("#FFC93C", shade: "#EE9F2C", light: "#FFE48F")
  static let crease: Color = "#C9791B"

  static func part(
    _ name: String, _ path: Path, shade: Spot = at(-11, -12), inside: [Node] = []
  ) -> Node {
    skin(
      name, path,
      Skin(coat: coat, line: 11, shade: shade, rim: at(5, 6), weight: at(2, 3)), inside: inside)
  }

  static func shine(_ x: Double, _ y: Double, _ turn: Double) -> Node {
    fill(ellipse(x, y, 9, 19, turn: turn), "#FFF0BF")
  }

  static var paper: [Node] {
    let fingers = [
      tube(joint(180, 310, 38), joint(154, 226, 36), joint(128, 142, 28)),
      tube(joint(236, 300, 39), joint(228, 190, 37), joint(220, 82, 29)),
      tube(joint(296, 300, 38), joint(308, 200, 36), joint(320, 104, 28)),
      tube(joint(348, 330, 35), joint(380, 256, 32), joint(410, 186, 25)),
      tube(joint(214, 396, 52), joint(132, 356, 42), joint(62, 292, 30)),
    ]
    let palm = blob(
      at(146, 300), at(196, 262), at(300, 262), at(376, 312), at(386, 372), at(350, 440),
      at(260, 462), at(188, 440), at(150, 380))
    let wrist =
      tube(joint(262, 420, 74), joint(264, 418, 74)) + plank(190, 400, 146, 74, radius: 34)
    return [
      part(
        "hand", (fingers + [wrist]).reduce(palm) { $0 + $1 }, shade: at(-12, -10),
        inside: [
          ink(line(at(206, 348), at(262, 330), at(336, 350)), crease, width: 8),
          ink(line(at(214, 452), at(216, 404), at(190, 372)), crease, width: 8),
        ]), shine(118, 140, -17), shine(211, 80, -4), shine(313, 102, 7), shine(404, 182, 23),
      shine(52, 288, -48),
    ]
  }

  static var rock: [Node] {
    let base =
      blob(
        at(100, 260), at(250, 220), at(416, 260), at(424, 330), at(392, 398), at(330, 432),
        at(190, 432), at(110, 386))
      + plank(182, 396, 156, 76, radius: 34)
    let fingers = [
      (tube(joint(388, 214, 40), joint(384, 292, 38)), at(388, 214)),
      (tube(joint(306, 184, 44), joint(304, 290, 42)), at(306, 184)),
      (tube(joint(218, 174, 45), joint(218, 290, 43)), at(218, 174)),
      (tube(joint(132, 196, 45), joint(136, 290, 43)), at(132, 196)),
    ]
    let thumb = tube(
      joint(112, 350, 54), joint(190, 330, 50), joint(270, 312, 45), joint(326, 306, 40))
    return [part("palm", base)]
      + fingers.flatMap { path, tip in
        [part("finger", path), shine(tip.x - 12, tip.y - 16, 40)]
      } + [part("thumb", thumb), shine(318, 288, 70)]
  }

  static var scissors: [Node] {
    let hand = [
      tube(joint(186, 350, 44), joint(158, 210, 38), joint(134, 84, 30)),
      tube(joint(250, 346, 44), joint(288, 206, 38), joint(326, 86, 30)),
      plank(184, 396, 150, 76, radius: 34),
    ].reduce(
      blob(
        at(120, 330), at(220, 290), at(340, 300), at(400, 350), at(396, 410), at(330, 446),
        at(200, 446), at(134, 408))
    ) { $0 + $1 }
    let thumb = tube(
      joint(132, 394, 52), joint(200, 374, 48), joint(270, 362, 43), joint(312, 360, 38))
    return [
      part("hand", hand), shine(125, 82, -10), shine(322, 82, 18),
      part("little finger", tube(joint(390, 326, 36), joint(384, 380, 35))), shine(380, 312, 40),
      part("ring finger", tube(joint(322, 296, 41), joint(320, 352, 38))), shine(310, 282, 40),
      part("thumb", thumb), shine(304, 344, 70),
    ]
  }
}
