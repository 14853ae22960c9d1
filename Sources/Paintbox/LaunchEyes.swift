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
/// What little light falls on faces in the dark.
private let dim: Color = "#1B4234"
private let rim: Color = "#2B6B45"

extension Sketch {
  /// Lion, cobra and rabbit as dark shapes against the light, their eyes shining.
  mutating func lurkers() {
    cobraShape()
    lionShape()
    rabbitShape()
  }

  private mutating func cobraShape() {
    let hood = blob(
      at(640, 104), at(710, 122), at(762, 184), at(768, 254), at(728, 330), at(690, 400),
      at(700, 560), at(710, 760), at(570, 760), at(580, 560), at(590, 400), at(552, 330),
      at(512, 254), at(518, 184), at(570, 122))
    loom(hood)
    fill(
      blob(
        at(640, 176), at(698, 196), at(724, 246), at(692, 316), at(662, 400), at(664, 760),
        at(616, 760), at(618, 400), at(588, 316), at(556, 246), at(582, 196)), dim)
    for index in 0..<8 {
      let y = 300 + Double(index) * 40
      let reach = index == 0 ? 42.0 : 24
      stroke(line(at(640 - reach, y), at(640, y + 12), at(640 + reach, y)), dark, 6)
    }
    loom(
      blob(
        at(640, 80), at(700, 100), at(720, 148), at(692, 208), at(640, 228), at(588, 208),
        at(560, 148), at(580, 100)))
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
    let (x, y) = (392.0, 396.0)
    var mane = ellipse(x, y, 122, 124)
    for index in 0..<17 {
      let turn = Double(index) / 17 * 360 - 80
      let way = Spot.polar(1, turn)
      let tip = Spot.polar(index % 2 == 0 ? 176 : 162, turn + 8)
      mane = mane + lock(at(x + way.x * 96, y + way.y * 98), at(x + tip.x, y + tip.y), width: 32)
    }
    loom(blob(at(286, 480), at(392, 440), at(494, 480), at(552, 760), at(220, 760)))
    loom(mane)
    for way in [-1.0, 1] {
      loom(ellipse(x + way * 88, y - 106, 42, 42))
      fill(ellipse(x + way * 85, y - 101, 25, 25), rim)
    }
    fill(
      blob(
        at(x, y - 92), at(x + 74, y - 66), at(x + 98, y), at(x + 66, y + 78), at(x, y + 106),
        at(x - 66, y + 78), at(x - 98, y), at(x - 74, y - 66)), "#23543F")
    let muzzle = ellipse(x - 27, y + 68, 34, 27) + ellipse(x + 27, y + 68, 34, 27)
    fill(muzzle + ellipse(x, y + 88, 22, 18), "#34775A")
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
    stroke(line(at(x - 34, y + 76), at(x - 16, y + 86), at(x, y + 76)), dark, 6)
    stroke(line(at(x, y + 68), at(x, y + 76), at(x + 16, y + 86), at(x + 34, y + 76)), dark, 6)
  }

  private mutating func rabbitShape() {
    let (x, y) = (886.0, 462.0)
    for (foot, tip) in [
      (at(x - 30, y - 40), at(x - 62, y - 270)), (at(x + 34, y - 40), at(x + 88, y - 258)),
    ] {
      loom(leafPath(foot, tip))
      fill(
        leafPath(foot * 0.9 + tip * 0.1, tip * 0.86 + foot * 0.14).scaled(
          0.5, 1, about: (foot + tip) * 0.5), dim)
    }
    loom(ellipse(x, y + 178, 126, 130))
    loom(ellipse(x, y, 106, 94))
    fill(
      blob(
        at(x, y + 14), at(x + 46, y + 34), at(x + 40, y + 74), at(x, y + 88), at(x - 40, y + 74),
        at(x - 46, y + 34)), dim)
    look(
      Eyes(
        x: x, y: y - 10, gap: 44, size: at(29, 35), white: "#FFF3D6", iris: "#A8592C",
        pupil: at(17, 20)))
    fill(
      blob(at(x - 15, y + 34), at(x, y + 30), at(x + 15, y + 34), at(x, y + 50)), "#F29C92")
    fill(plank(x - 11, y + 60, 10, 16, radius: 3), "#FFF3D6")
    fill(plank(x + 1, y + 60, 10, 16, radius: 3), "#FFF3D6")
  }

  /// A dark shape with a faint light on its upper left.
  private mutating func loom(_ path: Path) {
    fill(path, dark)
    add(.crescent(path, rim, shift: at(4, 5), opacity: 1))
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
