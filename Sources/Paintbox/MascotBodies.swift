/// The bodies under the heads of the mascots, from the neck to the feet.
var mascotBodies: [Picture] { [frog, toucan, monkey, owl] }

/// A body that stands on its lower edge.
private func body(_ mascot: String, _ draw: (inout Sketch) -> Void) -> Picture {
  drawing("mascot-\(mascot)-body", 112, 116, draw)
}

/// The trunk's outline, from the narrow neck to the broad hips.
private let trunk = blob(
  at(56, 4), at(78, 13), at(88, 42), at(94, 76), at(82, 102), at(56, 108), at(30, 102),
  at(18, 76), at(24, 42), at(34, 13))

extension Sketch {
  fileprivate mutating func part(_ path: Path, _ coat: Coat) {
    paint(path, coat.base, line: 2.8, (coat.shade, at(-4, -7)), (coat.light, at(2.4, 3.4)))
  }

  /// Draws the front of the trunk in another colour.
  fileprivate mutating func bib(_ path: Path, _ base: Color, _ shade: Color) {
    inside(trunk) {
      $0.fill(path, base)
      $0.crescent(path, shade, at(-3, -6))
    }
  }

  /// Draws both feet, each with three toes that spread from the heel.
  fileprivate mutating func feet(_ coat: Coat, toe: Double, reach: Double) {
    for sign in [-1.0, 1] {
      let heel = 56 + 22 * sign
      let toes = [-0.9, 0.05, 1].map { side in
        tube(
          joint(heel, 99, toe + 2),
          joint(heel + reach * (side + 0.3 * sign), 112 - toe - 3 * abs(side), toe))
      }
      part(toes.reduce(ellipse(heel, 99, 1.7 * toe, 1.3 * toe)) { $0 + $1 }, coat)
    }
  }

  /// Draws small feathers in rows about the middle.
  fileprivate mutating func feathers(_ rows: [(y: Double, xs: [Double])], _ color: Color) {
    for (y, xs) in rows {
      for x in xs {
        stroke(line(at(56 + x - 4.6, y - 3), at(56 + x, y), at(56 + x + 4.6, y - 3)), color, 2.2)
      }
    }
  }
}

private let frog = body("frog") { sketch in
  let skin = Coat("#6CC24A", shade: "#459A3B", light: "#A6E070")
  for sign in [-1.0, 1] {
    sketch.part(ellipse(56 + 33 * sign, 86, 18, 22, turn: 18 * sign), skin)
  }
  sketch.part(trunk, skin)
  sketch.bib(
    blob(
      at(56, 6), at(74, 22), at(78, 62), at(70, 94), at(56, 101), at(42, 94), at(34, 62), at(38, 22)
    ),
    "#F2F6C4", "#CFDF8C")
  for (x, y, size) in [
    (27.0, 62.0, 4.0), (85, 58, 4.4), (88, 70, 2.6), (30, 48, 2.6), (81, 44, 2.6),
  ] {
    sketch.fill(ellipse(x, y, size, size * 0.8), skin.shade, opacity: 0.8)
  }
  sketch.stroke(line(at(50, 80), at(56, 83), at(62, 80)), "#CFDF8C", 2.4)
  sketch.feet(skin, toe: 5.4, reach: 15)
}

private let toucan = body("toucan") { sketch in
  let plumage = Coat("#2B3A55", shade: "#1B263B", light: "#56698C")
  sketch.part(blob(at(72, 78), at(92, 84), corner(109, 108), at(88, 110), at(70, 100)), plumage)
  sketch.part(trunk, plumage)
  sketch.bib(
    blob(at(56, -10), at(80, 6), at(76, 38), at(56, 58), at(36, 38), at(32, 6)), "#FFF3D6",
    "#E8CF9C")
  sketch.bib(
    blob(at(34, 98), at(56, 88), at(78, 98), at(74, 112), at(38, 112)), "#E4572E", "#B53D1E")
  sketch.feathers([(28, [-10, 10]), (40, [0])], "#DDBE84")
  sketch.feathers([(66, [-20, 0, 20]), (76, [-10, 10])], plumage.light)
  sketch.feet(Coat("#F6A13A", shade: "#D9731E", light: "#FFD27A"), toe: 3.8, reach: 11)
}

private let monkey = body("monkey") { sketch in
  let fur = Coat("#9A5B34", shade: "#743F22", light: "#C4834F")
  let skin = Coat("#F3C998", shade: "#DDA56E", light: "#FFE3BE")
  sketch.part(
    tube(
      joint(74, 92, 5.6), joint(94, 96, 5.2), joint(104, 82, 4.8), joint(100, 66, 4.6),
      joint(91, 68, 4.4), joint(93, 76, 4)), fur)
  sketch.part(trunk, fur)
  sketch.bib(ellipse(56, 64, 24, 34), skin.base, skin.shade)
  sketch.stroke(line(at(54, 78), at(57, 80), at(57.6, 77)), "#B97A4A", 2.4)
  for (x, y, sign) in [(27.0, 54.0, 1.0), (24, 70, 1), (86, 50, -1), (89, 66, -1)] {
    sketch.stroke(
      line(at(x, y), at(x + 4 * sign, y + 4), at(x + 4.6 * sign, y + 9)), fur.shade, 2.4)
  }
  sketch.feet(skin, toe: 5.2, reach: 9)
}

private let owl = body("owl") { sketch in
  let plumage = Coat("#8E79B8", shade: "#67548F", light: "#B7A5DC")
  sketch.part(trunk, plumage)
  sketch.bib(
    blob(at(56, 14), at(78, 34), at(80, 70), at(56, 100), at(32, 70), at(34, 34)), "#FFF1CF",
    "#E9CF9C")
  sketch.feathers(
    [(40, [-11, 11]), (52, [-17, 0, 17]), (64, [-11, 11]), (76, [-15, 0, 15]), (88, [-7, 7])],
    "#C8A468")
  sketch.feet(Coat("#F08A3C", shade: "#C8621F", light: "#FFBE7A"), toe: 4.4, reach: 11)
}
