/// The small animals in and over the river.
var riverCreaturePictures: [Picture] {
  [
    fish, frog(isLeaping: false), frog(isLeaping: true), dragonfly(isUp: true),
    dragonfly(isUp: false), ring,
  ]
}

/// A golden fish that leaps to the right.
private let fish = drawing("fish", 94, 56) { sketch in
  let tail = blob(at(24, 27), corner(4, 8), at(10, 26), corner(3, 46), at(22, 34))
  let fin = blob(corner(36, 12), at(50, 3), corner(66, 8), at(58, 16))
  let belly = blob(corner(44, 42), at(46, 51), corner(58, 49), at(60, 42))
  for path in [tail, fin, belly] {
    sketch.paint(path, "#F6A13A", line: 2.6, ("#DB7A22", at(-2, -3)))
  }
  let body = blob(
    at(18, 30), at(34, 14), at(60, 10), at(82, 20), at(90, 29), at(80, 39), at(56, 46), at(32, 42))
  sketch.paint(body, "#FFC04D", line: 2.8)
  let pale = blob(at(10, 34), at(50, 38), at(94, 32), at(90, 52), at(40, 56), at(14, 50))
  sketch.inside(body) { $0.fill(pale, "#FFF1CF") }
  sketch.inside(body) {
    $0.fill(ellipse(48, 16, 13, 9, turn: -8), "#EF8633")
    $0.fill(ellipse(27, 26, 8, 7), "#EF8633")
  }
  sketch.crescent(body, "#E79A34", at(-2, -4), opacity: 0.8)
  sketch.stroke(line(at(64, 18), at(67, 28), at(63, 38)), "#C9761F", 2.2)
  sketch.fill(ellipse(75, 24, 5.6, 6.2), Palette.ink)
  sketch.fill(ellipse(75.4, 24, 4.2, 4.9), "#3A2417")
  sketch.fill(ellipse(73.6, 21.8, 1.9, 2), Palette.white)
  sketch.stroke(line(at(82, 33), at(86, 34), at(89, 31.5)), Palette.ink, 2)
}

/// A small frog, seen from the front while it sits, from the side as it leaps to the right.
private func frog(isLeaping: Bool) -> Picture {
  var sketch = Sketch()
  let skin = Coat("#6CC24A", shade: "#459A3B", light: "#A6E070")
  let limbs =
    isLeaping
    ? [
      tube(joint(34, 34, 7), joint(20, 42, 5), joint(11, 52, 3.4), joint(6, 50, 3)),
      tube(joint(60, 34, 5), joint(70, 42, 3.6), joint(78, 48, 3)),
    ]
    : [
      tube(joint(14, 38, 9), joint(10, 48, 6), joint(20, 52, 4)),
      tube(joint(58, 38, 9), joint(62, 48, 6), joint(52, 52, 4)),
    ]
  for limb in limbs { sketch.paint(limb, skin.base, line: 2.6, (skin.shade, at(-2, -3))) }
  let body =
    isLeaping
    ? blob(at(24, 34), at(40, 20), at(62, 16), at(74, 26), at(68, 38), at(46, 44), at(28, 42))
    : blob(at(12, 38), at(16, 24), at(36, 16), at(56, 24), at(60, 38), at(50, 50), at(22, 50))
  let eyes = isLeaping ? [(56.0, 16.0), (68, 17)] : [(24.0, 16.0), (48, 16)]
  let whole = eyes.reduce(body) { $0 + ellipse($1.0, $1.1, 8, 8) }
  sketch.paint(whole, skin.base, line: 2.8)
  sketch.crescent(body, skin.shade, at(-2, -4))
  let belly = isLeaping ? ellipse(56, 42, 20, 9, turn: -12) : ellipse(36, 50, 17, 13)
  sketch.inside(body) { $0.fill(belly, "#F2F6C4") }
  for (x, y) in eyes {
    sketch.fill(ellipse(x, y, 5.8, 5.8), Palette.white)
    sketch.fill(ellipse(x + (isLeaping ? 1.4 : 0), y + 0.4, 3.6, 4.2), Palette.ink)
    sketch.fill(ellipse(x - 1, y - 1.4, 1.4, 1.4), Palette.white)
  }
  let mouth =
    isLeaping ? line(at(58, 33), at(66, 33), at(72, 29)) : line(at(24, 32), at(36, 37), at(48, 32))
  sketch.stroke(mouth, Palette.ink, 2.2)
  return sketch.picture(isLeaping ? "frog-leap" : "frog", isLeaping ? 84 : 72, 60)
}

/// A dragonfly that flies to the right, its wings up or down.
private func dragonfly(isUp: Bool) -> Picture {
  var sketch = Sketch()
  let turns = isUp ? [-128.0, -100, -62] : [152.0, 118, 66]
  func wing(_ x: Double, _ turn: Double, _ length: Double) {
    let outline = LeafOutline(Spine(x, 25, turn: turn, length: length), width: 11, shape: .broad)
    sketch.paint(outline.whole, "#E9F8F5", line: 1.8)
    sketch.fill(outline.right, "#BFE3E6")
  }
  wing(40, turns[0], 26)
  wing(44, turns[2], 26)
  let tail = tube(joint(6, 28, 2.4), joint(22, 26, 3), joint(38, 25, 4.2), joint(47, 25, 5))
  sketch.paint(tail, "#E5486A", line: 2.2, ("#A92B4C", at(-1, -2)))
  wing(43, turns[1], 22)
  sketch.paint(ellipse(52, 24, 6, 5.4), "#E5486A", line: 2.2)
  sketch.fill(ellipse(54, 22.6, 3.4, 3.2), Palette.ink)
  sketch.fill(ellipse(53, 21.6, 1.1, 1.1), Palette.white)
  return sketch.picture(isUp ? "dragonfly-up" : "dragonfly-down", 64, 52)
}

/// A ring on water where something has gone in or come out, which the game widens.
private let ring = drawing("ring", 100, 32) { sketch in
  let outer = ellipse(50, 16, 46, 13), inner = ellipse(50, 16, 28, 7)
  sketch.stroke(outer, "#CFEBFA", 3)
  sketch.stroke(inner, "#CFEBFA", 2.4)
}
