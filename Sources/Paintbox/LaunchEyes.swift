/// A pair of eyes in the dark.
private struct Eyes {
  var x: Double
  var y: Double
  var gap: Double
  var size: Spot
  var white: Color
  var iris: Color
  var pupil: Spot
}

private let dark: Color = "#0E2A22"

extension Sketch {
  /// Lion, cobra and rabbit as dark shapes against the light, their eyes shining.
  mutating func lurkers() {
    cobraShape()
    lionShape()
    rabbitShape()
  }

  private mutating func cobraShape() {
    fill(
      blob(
        at(640, 108), at(706, 126), at(752, 190), at(756, 256), at(722, 330), at(690, 400),
        at(700, 560), at(710, 760), at(570, 760), at(580, 560), at(590, 400), at(558, 330),
        at(524, 256), at(528, 190), at(574, 126)), dark)
    fill(
      blob(
        at(640, 84), at(698, 104), at(716, 150), at(690, 208), at(640, 226), at(590, 208),
        at(564, 150), at(582, 104)), dark)
    // The hood's two spots and the tongue name the cobra.
    fill(line(at(640, 210), at(640, 244)), dark)
    stroke(line(at(640, 206), at(638, 238)), "#E2556B", 6)
    stroke(line(at(624, 262), at(638, 238), at(654, 260)), "#E2556B", 5)
    look(
      Eyes(
        x: 640, y: 156, gap: 36, size: at(25, 24), white: "#F1F6B8", iris: "#C9D44C",
        pupil: at(5, 16)))
    for way in [-1.0, 1] {
      fill(
        polygon(
          at(640 + way * 4, 128), at(640 + way * 4, 143), at(640 + way * 70, 133),
          at(640 + way * 66, 120)), dark)
    }
  }

  private mutating func lionShape() {
    let (x, y) = (372.0, 392.0)
    var mane = ellipse(x, y, 122, 124)
    for index in 0..<17 {
      let turn = Double(index) / 17 * 360 - 80
      let way = Spot.polar(1, turn)
      let tip = Spot.polar(index % 2 == 0 ? 176 : 162, turn + 8)
      mane = mane + lock(at(x + way.x * 96, y + way.y * 98), at(x + tip.x, y + tip.y), width: 32)
    }
    fill(mane, dark)
    fill(blob(at(270, 480), at(372, 440), at(474, 480), at(540, 760), at(200, 760)), dark)
    look(
      Eyes(
        x: x, y: y - 8, gap: 50, size: at(34, 38), white: "#FFF3D6", iris: "#F6C445",
        pupil: at(14, 16)))
    for way in [-1.0, 1] {
      fill(
        tube(
          joint(x + way * 16, y - 46, 8), joint(x + way * 52, y - 58, 9),
          joint(x + way * 88, y - 46, 4)), dark)
    }
    fill(
      blob(
        at(x - 26, y + 42), at(x, y + 37), at(x + 26, y + 42), at(x + 14, y + 60), at(x, y + 68),
        at(x - 14, y + 60)), "#C8743C")
  }

  private mutating func rabbitShape() {
    let (x, y) = (886.0, 462.0)
    fill(leafPath(at(x - 30, y - 40), at(x - 66, y - 276)), dark)
    fill(leafPath(at(x + 34, y - 40), at(x + 96, y - 262)), dark)
    fill(ellipse(x, y, 106, 94), dark)
    fill(ellipse(x, y + 178, 126, 130), dark)
    look(
      Eyes(
        x: x, y: y - 10, gap: 44, size: at(29, 35), white: "#FFF3D6", iris: "#A8592C",
        pupil: at(17, 20)))
    fill(
      blob(at(x - 15, y + 34), at(x, y + 30), at(x + 15, y + 34), at(x, y + 50)), "#F29C92")
    fill(plank(x - 11, y + 60, 10, 16, radius: 3), "#FFF3D6")
    fill(plank(x + 1, y + 60, 10, 16, radius: 3), "#FFF3D6")
  }

  private mutating func look(_ eyes: Eyes) {
    for way in [-1.0, 1] {
      let (x, y) = (eyes.x + way * eyes.gap, eyes.y)
      let (rx, ry) = (eyes.size.x, eyes.size.y)
      fill(ellipse(x, y, rx, ry), eyes.white)
      fill(ellipse(x - way * rx * 0.06, y + 2, rx * 0.86, ry * 0.86), eyes.iris)
      fill(ellipse(x - way * rx * 0.06, y + 2, eyes.pupil.x * 1.25, eyes.pupil.y * 1.25), dark)
      fill(ellipse(x - rx * 0.3, y - ry * 0.32, rx * 0.26, ry * 0.26), "#FFFFFF")
      fill(ellipse(x + rx * 0.26, y + ry * 0.36, rx * 0.12, ry * 0.12), "#FFFFFF")
    }
  }
}
