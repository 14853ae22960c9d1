/// A small camp fire in two pictures that take turns.
var firePictures: [Picture] { [fire("fire0", lean: 1), fire("fire1", lean: -1)] }

private func fire(_ name: String, lean: Double) -> Picture {
  var sketch = Sketch()
  sketch.fill(ellipse(60, 102, 52, 14), Palette.night, opacity: 0.3)
  for (x, y) in [(18.0, 98.0), (38, 92), (82, 92), (102, 98)] { sketch.stone(x, y, 12) }
  sketch.log(from: at(26, 104), to: at(86, 88))
  sketch.log(from: at(94, 104), to: at(34, 88))
  let k = lean
  let outer = blob(
    corner(60 + 9 * k, 6), at(76 + 3 * k, 34), corner(88 - 6 * k, 26 - 6 * k), at(94, 62),
    at(84, 88),
    at(60, 97), at(36, 88), at(27, 60), corner(33 + 5 * k, 34 + 7 * k), at(45, 42))
  sketch.edge(outer, Palette.ink, 3.5)
  sketch.fill(outer, "#E8622A")
  sketch.add(.crescent(outer, "#C4441C", shift: at(-4, -2), opacity: 1))
  let middle = blob(
    corner(59 - 3 * k, 42), at(72, 56), at(80, 70), at(74, 88), at(60, 94), at(46, 88), at(41, 70),
    at(48, 57))
  sketch.fill(middle, "#F9A82F")
  sketch.fill(
    blob(corner(61 + 4 * k, 54), at(69, 70), at(68, 86), at(60, 92), at(52, 86), at(52, 70)),
    "#FFE27A")
  for (x, y) in [(30.0, 106.0), (60, 109), (90, 106)] { sketch.stone(x, y, 11) }
  return sketch.picture(name, 120, 120)
}

extension Sketch {
  fileprivate mutating func stone(_ x: Double, _ y: Double, _ size: Double) {
    let path = ellipse(x, y, size, size * 0.72)
    edge(path, Palette.ink, 2.8)
    fill(path, "#8F8A84")
    add(.crescent(path, "#69645F", shift: at(-3, -4), opacity: 1))
    add(.crescent(path, "#B9B3A6", shift: at(2, 2), opacity: 1))
  }

  fileprivate mutating func log(from: Spot, to: Spot) {
    let path = tube(Joint(spot: from, radius: 8), Joint(spot: to, radius: 7))
    edge(path, Palette.ink, 3)
    fill(path, "#8A5630")
    add(.crescent(path, "#65391C", shift: at(-1, -4), opacity: 1))
    fill(ellipse(from.x, from.y, 5, 5.6), "#D9A868")
    stroke(ellipse(from.x, from.y, 2, 2.3), "#A8703C", 1.5)
  }
}
