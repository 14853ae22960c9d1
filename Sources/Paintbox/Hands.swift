/// The three throws: one warm yellow, tilted a little, with a thick line that holds at 48 px.
var handPictures: [Picture] {
  [
    handPicture("hand-rock", tilt: -6, Hand.rock), handPicture("hand-paper", tilt: 5, Hand.paper),
    handPicture("hand-scissors", tilt: 6, Hand.scissors),
  ]
}

private func handPicture(_ name: String, tilt: Double, _ nodes: [Node]) -> Picture {
  Picture(
    name: name, width: 200, height: 200, unitsPerPixel: 2.5,
    nodes: [group("hand", nodes, Placement(turn: tilt, pivot: at(250, 236), scale: at(0.97, 0.97)))]
  )
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
    fill(ellipse(x, y, 9, 18, turn: turn), "#FFF0BF")
  }

  static var paper: [Node] {
    let fingers = [
      tube(joint(182, 310, 39), joint(154, 226, 37), joint(126, 140, 28)),
      tube(joint(238, 300, 40), joint(230, 190, 38), joint(222, 78, 29)),
      tube(joint(298, 300, 39), joint(312, 200, 37), joint(326, 100, 28)),
      tube(joint(348, 330, 36), joint(382, 256, 33), joint(414, 184, 25)),
      tube(joint(214, 396, 52), joint(132, 352, 43), joint(60, 284, 30)),
    ]
    let palm = blob(
      at(146, 300), at(196, 262), at(300, 262), at(376, 312), at(384, 372), at(350, 436),
      at(336, 478), at(262, 486), at(192, 478), at(180, 430), at(146, 380))
    return [
      part(
        "hand", fingers.reduce(palm) { $0 + $1 }, shade: at(-12, -10),
        inside: [
          ink(line(at(206, 346), at(262, 328), at(338, 348)), crease, width: 8),
          ink(line(at(222, 446), at(222, 402), at(192, 368)), crease, width: 8),
          ink(line(at(300, 376), at(326, 388), at(346, 384)), crease, width: 7),
        ]), shine(117, 138, -17), shine(213, 76, -4), shine(319, 98, 7), shine(408, 180, 23),
      shine(50, 280, -48),
    ]
  }

  static var rock: [Node] {
    let base = blob(
      at(116, 250), at(180, 190), at(340, 190), at(416, 250), at(428, 320), at(398, 388),
      at(350, 430), at(348, 474), at(268, 486), at(184, 474), at(176, 430), at(120, 380))
    // From the little finger to the index, so that each lies over the one beyond it.
    let fingers = [
      (tube(joint(390, 196, 39), joint(394, 240, 41), joint(386, 292, 36)), at(390, 196)),
      (tube(joint(312, 160, 43), joint(316, 220, 46), joint(308, 290, 40)), at(312, 160)),
      (tube(joint(222, 148, 45), joint(224, 210, 48), joint(220, 290, 42)), at(222, 148)),
      (tube(joint(132, 172, 44), joint(132, 230, 48), joint(138, 290, 42)), at(132, 172)),
    ]
    let thumb = tube(
      joint(124, 346, 56), joint(196, 322, 52), joint(268, 302, 47), joint(322, 296, 41))
    return [part("palm", base)]
      + fingers.flatMap { path, tip in
        [part("finger", path), shine(tip.x - 14, tip.y - 14, 42)]
      } + [
        part("thumb", thumb, shade: at(-8, -15)),
        fill(ellipse(326, 276, 20, 9, turn: 14), "#FFF0BF"),
      ]
  }

  static var scissors: [Node] {
    let fingers = [
      tube(joint(190, 350, 45), joint(160, 210, 39), joint(132, 80, 30)),
      tube(joint(254, 346, 45), joint(294, 206, 39), joint(334, 84, 30)),
    ]
    let palm = blob(
      at(124, 330), at(220, 290), at(340, 300), at(400, 350), at(394, 404), at(350, 440),
      at(344, 478), at(268, 486), at(190, 476), at(180, 440), at(138, 408))
    let thumb = tube(
      joint(140, 392, 54), joint(206, 372, 50), joint(268, 356, 45), joint(310, 352, 39))
    return [
      part("hand", fingers.reduce(palm) { $0 + $1 }), shine(122, 78, -10), shine(328, 80, 18),
      part("little finger", tube(joint(396, 312, 36), joint(398, 346, 38), joint(380, 384, 34))),
      shine(386, 302, 42),
      part("ring finger", tube(joint(328, 280, 41), joint(330, 312, 42), joint(314, 342, 36))),
      shine(314, 270, 42), part("thumb", thumb, shade: at(-8, -15)),
      fill(ellipse(312, 332, 19, 9, turn: 14), "#FFF0BF"),
    ]
  }
}
