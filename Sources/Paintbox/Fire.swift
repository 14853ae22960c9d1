/// White light that fades outwards smoothly.
let lightPicture = Picture(
  name: "light", width: 128, height: 128,
  nodes: [
    .glow(
      ellipse(64, 64, 64, 64), "#FFFFFF",
      (0...14).map {
        let left = 1 - Double($0) / 14
        return Node.Stop(offset: 1 - 0.7 * left, opacity: left * left)
      })
  ])

/// A small camp fire, in two pictures that alternate.
var firePictures: [Picture] { [fire("fire0", .toTheRight), fire("fire1", .toTheLeft)] }

/// Three flames over a round foot, the middle one highest; all lean to the same side.
private struct Flame {
  var outer: Path
  var middle: Path
  var heart: Path

  static let toTheRight = Flame(
    outer: blob(
      at(60, 98), at(36, 92), at(25, 74), at(27, 56), corner(38, 36), at(39, 48), at(45, 53),
      at(50, 42), at(52, 24), corner(68, 4), at(66, 22), at(73, 40), at(79, 46), at(84, 40),
      corner(94, 26), at(91, 44), at(96, 62), at(93, 82), at(81, 94)),
    middle: blob(
      at(60, 95), at(45, 90), at(39, 76), at(46, 62), at(57, 52), corner(67, 34), at(67, 49),
      at(76, 62), at(82, 76), at(75, 90)),
    heart: blob(
      at(60, 93), at(51, 88), at(49, 78), at(56, 68), corner(66, 53), at(67, 66), at(72, 78),
      at(69, 89)))

  static let toTheLeft = Flame(
    outer: blob(
      at(60, 98), at(38, 93), at(26, 80), at(24, 62), at(28, 46), corner(22, 30), at(36, 40),
      at(42, 48), at(47, 44), at(52, 28), corner(48, 9), at(64, 22), at(69, 40), at(72, 52),
      at(77, 56), at(82, 50), corner(80, 37), at(93, 52), at(96, 70), at(91, 86), at(80, 95)),
    middle: blob(
      at(60, 95), at(45, 90), at(38, 76), at(44, 62), at(54, 52), corner(52, 38), at(64, 50),
      at(74, 62), at(81, 77), at(75, 90)),
    heart: blob(
      at(60, 93), at(51, 88), at(48, 78), at(54, 67), corner(54, 55), at(63, 65), at(71, 78),
      at(69, 89)))
}

private func fire(_ name: String, _ flame: Flame) -> Picture {
  var sketch = Sketch()
  sketch.fill(ellipse(60, 106, 55, 12), Palette.night, opacity: 0.3)
  sketch.log(from: at(15, 83), to: at(88, 102))
  sketch.log(from: at(105, 83), to: at(32, 102))
  sketch.paint(flame.outer, "#E8622A", line: 3.5, ("#C4441C", at(-4, -2)))
  sketch.fill(flame.middle, "#F9A82F")
  sketch.fill(flame.heart, "#FFE27A")
  return sketch.picture(name, 120, 120)
}

extension Sketch {
  fileprivate mutating func log(from: PathPoint, to: PathPoint) {
    let path = tube(Joint(spot: from, radius: 8), Joint(spot: to, radius: 7))
    paint(path, "#8A5630", line: 3, ("#65391C", at(-1, -4)))
    fill(ellipse(from.x, from.y, 5.8, 6.2), "#D9A868")
    stroke(ellipse(from.x, from.y, 2.6, 2.9), "#A8703C", 1.5)
  }
}
