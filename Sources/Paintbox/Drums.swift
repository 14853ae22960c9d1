/// The four drums of Simon Says, at rest and struck, and a drumstick.
var drumPictures: [Picture] {
  Emblem.allCases.flatMap { emblem in [drum(emblem, isLit: false), drum(emblem, isLit: true)] }
    + [drumstick]
}

private var drumstick: Picture {
  var sketch = Sketch()
  let handle = line(at(18, 100), at(18, 24))
  sketch.stroke(handle, Palette.ink, 14)
  sketch.stroke(handle, "#C98B55", 8)
  sketch.fill(ellipse(18, 19, 16, 17), Palette.ink)
  sketch.fill(ellipse(18, 19, 12, 13), "#F0DDB0")
  sketch.fill(ellipse(15, 15, 6, 6), "#FFFFFF", opacity: 0.7)
  return sketch.picture("drumstick", 36, 108)
}

private func drum(_ emblem: Emblem, isLit: Bool) -> Picture {
  var sketch = Sketch()
  if isLit { sketch.glow(emblem) }
  sketch.shell(emblem.coat, isLit: isLit)
  sketch.head(emblem, isLit: isLit)
  return sketch.picture("drum-\(emblem.rawValue)" + (isLit ? "-lit" : ""), 220, 200)
}

extension Sketch {
  /// Draws a ring of light and rays around a struck head, so that it differs in shape as well.
  fileprivate mutating func glow(_ emblem: Emblem) {
    let light = emblem.coat.light.mixed(with: "#FFFFFF", 0.35)
    for (grow, opacity) in [(16.0, 0.34), (9, 0.55)] {
      fill(ellipse(110, 72, 92 + grow, 50 + grow), light, opacity: opacity)
    }
    for index in 0..<9 {
      let turn = -170 + Double(index) * 20
      let direction = PathPoint.polar(1, turn)
      let from = at(110 + direction.x * 103, 68 + direction.y * 57)
      let to = at(110 + direction.x * 108, 68 + direction.y * 66)
      stroke(line(from, to), light.mixed(with: "#FFFFFF", 0.5), 4.5)
    }
  }

  fileprivate mutating func shell(_ coat: Coat, isLit: Bool) {
    let wood =
      isLit
      ? Coat("#D2955A", shade: "#A86C38", light: "#F0BE80")
      : Coat("#A8683A", shade: "#7F4A26", light: "#C98B55")
    let body = blob(
      corner(20, 74), at(26, 110), at(50, 146), at(60, 162), corner(57, 180), at(110, 191),
      corner(163, 180), at(160, 162), at(170, 146), at(194, 110), corner(200, 74), at(110, 60))
    add(skin("shell", body, Skin(coat: wood, line: 4.5, shade: at(-12, -4), rim: at(5, 0))))
    let band = blob(
      corner(47, 141), corner(59, 160), at(110, 176), corner(161, 160), corner(173, 141),
      at(110, 161))
    paint(band, coat.base, line: 2, (coat.shade, at(-14, -4)))
    // Cords run zigzag from the rim to the band.
    let steps = 8
    let cord = (0...steps * 2).map { index -> PathPoint in
      let angle = 180 - 180 * Double(index) / Double(steps * 2)
      let direction = PathPoint.polar(1, angle)
      return index % 2 == 0
        ? corner(110 + direction.x * 89, 84 + direction.y * 36)
        : corner(110 + direction.x * 67, 136 + direction.y * 26)
    }
    stroke(line(cord), Palette.ink, 6)
    stroke(line(cord), isLit ? "#FFF3D6" : "#E6CFA0", 3)
  }

  fileprivate mutating func head(_ emblem: Emblem, isLit: Bool) {
    let coat = emblem.coat
    fill(ellipse(110, 75, 97, 54), Palette.ink)
    fill(ellipse(110, 74, 92.5, 50), isLit ? "#FFF3D6" : "#D9BC84")
    fill(ellipse(110, 71, 92.5, 50), isLit ? "#FFFFFF" : "#F0DDB0")
    fill(ellipse(110, 69, 85, 44.5), Palette.ink)
    let skin = ellipse(110, 69, 82, 42)
    if isLit {
      fill(skin, coat.base.mixed(with: coat.light, 0.75))
      fill(ellipse(104, 63, 66, 31), coat.light.mixed(with: "#FFFFFF", 0.22))
    } else {
      paint(skin, coat.base, (coat.shade, at(-5, -7)), (coat.light, at(3, 4)))
    }
    let cream = Coat("#FFF8E6", shade: isLit ? "#FFEFC4" : "#EAD6A8", light: "#FFFFFF")
    group(
      "emblem", Placement(move: at(110, 69), scale: at(1.02, 0.74)),
      emblem.painted(cream, line: 4))
  }
}
