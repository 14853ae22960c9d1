/// The two demands of Win or Lose: a shape, a place and a colour each; the word is set by the game.
var winSign: Picture { sign("sign-win", isWin: true) }
var loseSign: Picture { sign("sign-lose", isWin: false) }

private func sign(_ name: String, isWin: Bool) -> Picture {
  var sketch = Sketch()
  for (x, seed) in [(70.0, UInt64(4)), (208, 6)] {
    sketch.board(x, 190, 22, 62, seed: seed, ink: 4)
  }
  sketch.board(12, 20, 276, 200, seed: isWin ? 22 : 27, grain: 6, ink: 5)
  sketch.fill(plank(28, 36, 244, 104, radius: 18), Palette.ink)
  let sky: Coat =
    isWin
    ? Coat("#BFE3F2", shade: "#8CC7E4", light: "#E6F6FB")
    : Coat("#3B3F7A", shade: "#2B2E60", light: "#565AA0")
  let window = plank(32, 40, 236, 96, radius: 14)
  sketch.fill(window, sky.base)
  sketch.add(.crescent(window, sky.shade, shift: at(0, 7), opacity: 1))
  if isWin { sketch.day() } else { sketch.night() }
  sketch.fill(plank(28, 150, 244, 58, radius: 14), Palette.ink)
  sketch.fill(plank(30.5, 152.5, 239, 53, radius: 12), Wood.deep)
  sketch.fill(plank(30.5, 157, 239, 48.5, radius: 12), Wood.dark)
  for (x, y) in [(20.0, 29.0), (280, 29), (20, 211), (280, 211)] { sketch.nail(x, y) }
  return sketch.picture(name, 300, 260)
}

/// An upright arrow about (0, 0), 72 high.
private let arrow = blob(
  corner(0, -36), corner(34, 0), corner(15, 0), corner(15, 34), corner(-15, 34), corner(-15, 0),
  corner(-34, 0))

extension Sketch {
  fileprivate mutating func day() {
    let gold = Coat("#F6C445", shade: "#E0982A", light: "#FFF0A8")
    let sun = Emblem.sun.painted(gold, line: 4)
    group("sun", Placement(move: at(98, 88), scale: at(0.98, 0.98)), sun)
    put(arrow.moved(202, 89), Coat("#35A65B", shade: "#23804A", light: "#84D98F"))
  }

  fileprivate mutating func night() {
    for (x, y, size) in [(52.0, 62.0, 3.0), (136, 56, 2.4), (152, 112, 3), (58, 116, 2.2)] {
      fill(ellipse(x, y, size, size), "#FFE9BE")
    }
    let moon = blob(
      corner(112, 54), at(88, 54), at(70, 72), at(68, 98), at(86, 118), at(108, 122),
      corner(124, 114), at(104, 108), at(95, 94), at(94, 76))
    put(moon, Coat("#F4E3B0", shade: "#D3B877", light: "#FFFBE6"))
    put(
      arrow.turned(180, about: at(0, 0)).moved(202, 87),
      Coat("#E0733A", shade: "#B5531F", light: "#F9AE7C"))
  }

  private mutating func put(_ path: Path, _ coat: Coat) {
    edge(path, Palette.ink, 4.5)
    edge(path, coat.base, 1)
    add(.crescent(path, coat.shade, shift: at(-4, -6), opacity: 1))
    add(.crescent(path, coat.light, shift: at(3, 4), opacity: 1))
  }
}
