/// The two demands of Win or Lose: a shape, a place and a colour each; the game sets the word.
var winSign: Picture { sign("sign-win", isWin: true) }
var loseSign: Picture { sign("sign-lose", isWin: false) }

/// Sun and moon alone, as on the door.
var signFaces: [Picture] {
  [("face-win", true), ("face-lose", false)].map { name, isWin in
    var sketch = Sketch()
    sketch.face(isWin: isWin)
    return Picture(name: name, width: 244, height: 104, origin: at(28, 36), nodes: sketch.nodes)
  }
}

private func sign(_ name: String, isWin: Bool) -> Picture {
  var sketch = Sketch()
  for x in [66.0, 208] { sketch.leg(x) }
  sketch.board(12, 20, 276, 200, seed: isWin ? 22 : 27, grain: 6, ink: 5)
  sketch.face(isWin: isWin)
  sketch.fill(plank(28, 150, 244, 58, radius: 14), Palette.ink)
  sketch.fill(plank(30.5, 152.5, 239, 53, radius: 12), Wood.deep)
  sketch.fill(plank(30.5, 157, 239, 48.5, radius: 12), Wood.dark)
  for (x, seed) in [(79.0, UInt64(11)), (221, 40)] {
    // Grass hides where the post goes into the ground.
    for (aside, size) in [(-17.0, 24.0), (17, 26), (0, 31)] {
      sketch.tuft(
        x + aside, 257 - abs(aside) * 0.15, size, aside == 0 ? Green.mid : Green.fresh,
        seed: seed + UInt64(size), blades: 8)
    }
  }
  for (x, y) in [(20.0, 29.0), (280, 29), (20, 211), (280, 211)] { sketch.nail(x, y) }
  return sketch.picture(name, 300, 260)
}

/// An upright arrow about (0, 0), 72 high.
private let arrow = [
  at(0, -41), at(43, 5), at(18, 5), at(18, 38), at(-18, 38), at(-18, 5), at(-43, 5),
]

extension Sketch {
  fileprivate mutating func face(isWin: Bool) {
    fill(plank(28, 36, 244, 104, radius: 18), Palette.ink)
    let sky: Coat =
      isWin
      ? Coat("#BFE3F2", shade: "#8CC7E4", light: "#E6F6FB")
      : Coat("#3B3F7A", shade: "#2B2E60", light: "#565AA0")
    let window = plank(32, 40, 236, 96, radius: 14)
    fill(window, sky.base)
    add(.crescent(window, sky.shade, shift: at(0, 7), opacity: 1))
    if isWin { day() } else { night() }
  }

  fileprivate mutating func day() {
    let gold = Coat("#F6C445", shade: "#E0982A", light: "#FFF0A8")
    let sun = Emblem.sun.painted(gold, line: 4)
    group("sun", Placement(move: at(98, 88), scale: at(0.98, 0.98)), sun)
    put(
      rounded(arrow, radius: 9).moved(202, 89),
      Coat("#35A65B", shade: "#23804A", light: "#8FE09A"), light: line(at(179, 86), at(197, 66)))
  }

  fileprivate mutating func night() {
    for (x, y, size) in [(52.0, 62.0, 3.0), (136, 56, 2.4), (152, 112, 3), (58, 116, 2.2)] {
      fill(ellipse(x, y, size, size), "#FFE9BE")
    }
    let moon = blob(
      corner(112, 54), at(88, 54), at(70, 72), at(68, 98), at(86, 118), at(108, 122),
      corner(124, 114), at(104, 108), at(95, 94), at(94, 76))
    put(
      moon, Coat("#F4E3B0", shade: "#D3B877", light: "#FFFBE6"),
      light: line(at(78, 92), at(81, 74), at(88, 65)))
    put(
      rounded(arrow, radius: 9).scaled(1, -1, about: at(0, 0)).moved(202, 87),
      Coat("#E0733A", shade: "#B5531F", light: "#FBBB8E"), light: line(at(192, 60), at(192, 82)))
  }

  private mutating func put(_ path: Path, _ coat: Coat, light: Path) {
    edge(path, Palette.ink, 4.5)
    fill(path, coat.base)
    add(.crescent(path, coat.shade, shift: at(-4, -6), opacity: 1))
    stroke(light, coat.light, 5.5)
  }

  /// A straight post from behind the board into the ground.
  fileprivate mutating func leg(_ x: Double) {
    let post = plank(x, 200, 26, 51, radius: 4)
    edge(post, Palette.ink, 5)
    fill(post, Wood.base)
    add(.crescent(post, Wood.shade, shift: at(-7, 0), opacity: 1))
    fill(plank(x, 200, 26, 28, radius: 0), Wood.dark, opacity: 0.55)
  }
}
