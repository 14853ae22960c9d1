/// The plants and animals that grow in the hub's clearing, one for each finished game.
var gardenPictures: [Picture] {
  [
    bloom(petals: 5, .coral).picture("bloom-coral", 56, 74),
    sunBloom.picture("bloom-sun", 56, 74),
    bloom(petals: 6, .violet).picture("bloom-violet", 56, 74),
    bloom(petals: 7, .ivory).picture("bloom-cream", 56, 74),
    bird("bird-blue", Coat("#4FA8E0", shade: "#2F7FB8", light: "#8FD0F4"), belly: "#FFE9B8"),
    bird("bird-red", Coat("#E8604C", shade: "#BC3F38", light: "#FF9A7E"), belly: "#FFF1CF"),
    butterfly("butterfly-sun", "#FFC94D", "#EF8F2E"),
    butterfly("butterfly-moon", "#8FA6F0", "#5C6FC4"),
    firefly,
  ]
}

/// The flower that comforts a loser.
var sunBloom: Sketch { bloom(petals: 8, .golden) }

/// A flower on its stem, standing on the middle of its lower edge.
private func bloom(petals: Int, _ petal: Petal) -> Sketch {
  var sketch = Sketch()
  let tone = Tone(light: "#59A84B", shade: "#3B8A3C", rib: "#2F7434", ink: Palette.ink, line: 2)
  let stem = tube(joint(27, 71, 2.6), joint(26, 52, 2.2), joint(28, 30, 2))
  sketch.paint(stem, "#4C9A43", line: 2)
  sketch.leaf(Spine(26, 68, turn: -152, length: 22, bend: 24), width: 11, tone, .broad)
  sketch.leaf(Spine(27, 66, turn: -30, length: 23, bend: -24), width: 11, tone, .broad)
  sketch.blossom(28, 24, 20, petals: petals, petal, line: 2.2)
  return sketch
}

/// A round bird that sits with its feet on the lower edge and looks to the right.
private func bird(_ name: String, _ coat: Coat, belly: Color) -> Picture {
  var sketch = Sketch()
  let tail = tube(joint(20, 36, 5), joint(12, 43, 4), joint(8, 47.5, 3.4))
  sketch.paint(tail, coat.shade, line: 2.4)
  for x in [29.0, 37] { sketch.stroke(line(at(x, 48), at(x, 55)), Palette.ink, 2.6) }
  sketch.paint(blob(corner(52, 22), corner(63, 27), corner(52, 31)), "#F6A13A", line: 2.4)
  let body = blob(
    at(14, 36), at(20, 22), at(30, 10), at(44, 7), at(55, 16), at(55, 30), at(46, 44), at(31, 50),
    at(18, 46))
  sketch.paint(body, coat.base, line: 2.4, (coat.shade, at(-2, -3)))
  sketch.fill(blob(at(52, 26), at(53, 34), at(44, 44), at(32, 47), at(34, 36), at(44, 28)), belly)
  let wing = blob(at(15, 34), at(24, 26), at(36, 30), at(35, 40), at(24, 43))
  sketch.paint(wing, coat.light, line: 2.4)
  sketch.fill(ellipse(45, 18, 4.2, 4.8), Palette.ink)
  sketch.fill(ellipse(43.8, 16.4, 1.5, 1.6), Palette.white)
  return sketch.picture(name, 66, 58)
}

/// A butterfly that rests with its wings open.
private func butterfly(_ name: String, _ wing: Color, _ shade: Color) -> Picture {
  var sketch = Sketch()
  for sign in [-1.0, 1] {
    func x(_ away: Double) -> Double { 26 + sign * away }
    let upper = blob(at(x(2), 24), at(x(8), 8), at(x(19), 5), at(x(22), 14), at(x(14), 25))
    let lower = blob(at(x(2), 25), at(x(13), 25), at(x(19), 32), at(x(14), 42), at(x(5), 37))
    sketch.paint(lower, shade, line: 2.2)
    sketch.paint(upper, wing, line: 2.2)
    sketch.fill(ellipse(x(16), 12.4, 3.2, 3), Palette.white)
    sketch.fill(ellipse(x(12), 34, 2.4, 2.4), Palette.cream)
    sketch.stroke(line(at(x(1), 14), at(x(4), 7), at(x(8), 4)), Palette.ink, 1.8)
  }
  let body = tube(joint(26, 15, 3), joint(26, 24, 2.8), joint(26, 37, 2))
  sketch.paint(body, "#5A3A22", line: 1.6)
  return sketch.picture(name, 52, 46)
}

/// A firefly: a small light with wings.
private let firefly = drawing("firefly", 40, 44) { sketch in
  for (radius, opacity) in [(19.0, 0.16), (14, 0.26), (9.5, 0.5)] {
    sketch.fill(ellipse(20, 24, radius, radius), "#FFF08A", opacity: opacity)
  }
  for sign in [-1.0, 1] {
    let wing = ellipse(20 + sign * 6.5, 13, 6.4, 3.4, turn: sign * -34)
    sketch.paint(wing, "#E9F8F5", line: 1.5)
  }
  sketch.paint(ellipse(20, 25, 4.6, 6.4), "#FFE45C", line: 1.7)
  sketch.paint(ellipse(20, 15, 4.2, 3.9), "#7A4B2A", line: 1.7)
}
