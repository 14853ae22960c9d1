internal import Figures
import Foundation
internal import Stage

/// The banks around the river's blue rectangle, which they never cover.
var riverBankPictures: [Picture] { [riverBank, stoneA, stoneB, reeds, cattails] }

/// Turf, an overhang of earth on the far side, sand on the near side, and shallows at the brook.
private let riverBank = drawing("river-bank", 880, 424, origin: at(200, 72)) { sketch in
  let turf: [(Double, Color)] = [(50, "#6FAE52"), (44, "#86C25F"), (35, "#A6D272")]
  for (grow, color) in turf { sketch.fill(shore(grow, wander: 13, seed: 3, top: -8), color) }
  sketch.bankGrass()
  sketch.mouths()
  sketch.fill(shore(23, wander: 5, seed: 8, top: 9), Palette.ink)
  sketch.fill(shore(21, wander: 5, seed: 8, top: 8), Brook.face[0])
  sketch.fill(shore(17, wander: 5, seed: 8, top: 1), Brook.face[1])
  sketch.overhang()
  for (index, grow) in [29.0, 22, 14].enumerated() {
    sketch.fill(
      shore(grow, wander: 6, seed: 12, top: -18 - grow, foot: 12), Brook.sand[index])
  }
  sketch.fill(rim(-12, radius: 30, wander: 2.5, seed: 21), "#C6B27C")
  sketch.fill(rim(-10, radius: 28, wander: 2.5, seed: 21), Brook.foam)
  sketch.fill(plank(338, 112, 604, 20, radius: 6), Brook.face[1])
  sketch.fill(plank(338, 124, 604, 8, radius: 4), Brook.face[0])
  for x in [298.0, 984] {
    sketch.fill(
      ellipse(x, x < 640 ? 386 : 371, 42, 33, turn: x < 640 ? -6 : 2), Brook.shallows)
  }
  sketch.pebblesOfBank()
  sketch.edging()
}

/// An uneven line `grow` outside the river, by `top` more above it and by `foot` more below it.
private func shore(
  _ grow: Double, wander: Double, seed: UInt64, top: Double = 0, foot: Double = 0
) -> Path {
  var scatter = SeededRandom(seed)
  let river = Board.region
  let middle = at((river.minX + river.maxX) / 2, (river.minY + river.maxY) / 2)
  let (rx, ry) = (river.width / 2 + grow, river.height / 2 + grow)
  let count = 46
  return blob(
    (0..<count).map { index in
      let angle = 360 * Double(index) / Double(count)
      let direction = PathPoint.polar(1, angle)
      // This is a rectangle with very round corners, all of which lies outside the river's.
      let (n, reach) = (9.0, scatter.next(0, wander))
      let k = 1 / pow(pow(abs(direction.x), n) + pow(abs(direction.y), n), 1 / n)
      let aside = direction.y < 0 ? -direction.y * top : direction.y * foot
      return at(
        middle.x + direction.x * (k * rx + reach),
        middle.y + direction.y * (k * ry + reach + aside))
    })
}

extension Sketch {
  /// Draws the gaps in the turf where the brook flows in and out, with bare water like the brook's.
  fileprivate mutating func mouths() {
    inside(plank(236, 300, 808, 200, radius: 0)) {
      for (tube, color) in Brook.bed.dropFirst() { $0.fill(tube, color) }
    }
    inside(plank(202, 300, 876, 200, radius: 30)) { $0.fill(Brook.water(), Brook.shallows) }
  }

  /// Draws blades on the turf's rim, shorter on the far side.
  fileprivate mutating func bankGrass() {
    var scatter = SeededRandom(40)
    for index in 0..<19 {
      let x = 300 + Double(index) * 38 + scatter.next(-9, 9)
      tuft(
        x, 98 + scatter.next(-2, 6), scatter.next(13, 19), Green.fresh, seed: UInt64(index + 200),
        blades: 5)
    }
    for (x, y) in [(266.0, 190.0), (262, 262), (1016, 180), (1020, 262), (272, 306), (1010, 306)] {
      tuft(x, y, 22, Green.fresh, seed: UInt64(x), blades: 5)
    }
    for index in 0..<17 {
      let x = 306 + Double(index) * 42 + scatter.next(-10, 10)
      tuft(
        x, 482 + scatter.next(-4, 3), scatter.next(18, 26),
        index % 3 == 0 ? Green.mid : Green.fresh, seed: UInt64(index + 240), blades: 6)
    }
  }

  /// Draws turf that hangs over the earth of the far bank, with roots and stones.
  fileprivate mutating func overhang() {
    var scatter = SeededRandom(61)
    for index in 0..<9 {
      let (x, y) = (366 + Double(index) * 68 + scatter.next(-14, 14), 104.0)
      let root = line(
        at(x, y), at(x + scatter.next(-5, 5), y + 11), at(x + scatter.next(-9, 9), y + 22))
      stroke(root, "#5C3A20", 3)
      stroke(root.moved(-0.8, -0.8), "#A97B4C", 1.2)
    }
    let lip = (0...28).map { step in
      at(332 + Double(step) * 22, step.isMultiple(of: 2) ? 101 : 109 + scatter.next(-2, 5))
    }
    stroke(line(lip), Green.ink, 4)
    let turf = blob([corner(322, 97)] + lip + [corner(958, 97), corner(930, 90), corner(350, 90)])
    fill(turf, "#A6D272")
    crescent(turf, "#7DBB57", at(0, -4))
  }

  /// Draws stones, tufts and flowers along the near bank and at the corners.
  fileprivate mutating func edging() {
    let stones = [
      (306.0, 446.0, 17.0), (330, 452, 10), (968, 448, 15), (944, 455, 9), (560, 449, 9),
      (578, 453, 6), (806, 450, 8), (304, 232, 9), (303, 142, 13), (976, 146, 12), (979, 238, 8),
    ]
    for (x, y, size) in stones {
      let outline = blob(
        at(x - size, y + size * 0.2), at(x - size * 0.6, y - size * 0.5), at(x, y - size * 0.66),
        at(x + size * 0.7, y - size * 0.44), at(x + size, y + size * 0.2),
        at(x + size * 0.4, y + size * 0.46), at(x - size * 0.5, y + size * 0.46))
      paint(
        outline, "#B4BBAE", line: 2.4, ("#88928C", at(-2, -size * 0.24)), ("#D6DBCB", at(1, 2)))
    }
    for (x, y, size) in [(350.0, 466.0, 24.0), (640, 468, 18), (912, 466, 22), (742, 468, 16)] {
      tuft(x, y, size, Green.leaf.inked(Green.ink, 1.6), seed: UInt64(x), blades: 5)
    }
    for (x, y, petal) in [(374.0, 460.0, Petal.coral), (890, 461, .golden), (760, 462, .ivory)] {
      blossom(x, y, 9, petal, line: 1.6)
    }
  }

  /// Draws pebbles in the earth of the far bank and on the sand of the near one.
  fileprivate mutating func pebblesOfBank() {
    var scatter = SeededRandom(17)
    for index in 0..<11 {
      let x = 352 + Double(index) * 58 + scatter.next(-18, 18)
      fill(ellipse(x, 118 + scatter.next(-3, 2), scatter.next(4, 8), 3.4), "#B58A5A")
    }
    for index in 0..<15 {
      let x = 340 + Double(index) * 43 + scatter.next(-14, 14)
      let (y, size) = (451 + scatter.next(-5, 6), scatter.next(3, 6))
      fill(ellipse(x + 1, y + 1.5, size, size * 0.55), "#B98F4F")
      fill(ellipse(x, y, size, size * 0.5), "#F9EFCB")
    }
  }

  /// Draws a stone with moss on top and its foot in the water.
  fileprivate mutating func stone(_ outline: Path, moss: Path, _ line: Double) {
    paint(outline, "#A9B2A8", line: line, ("#7F8B86", at(-5, -8)), ("#CBD3C4", at(3, 4)))
    inside(outline) { $0.fill(moss, "#7DB653") }
    inside(outline) { $0.crescent(moss, "#5B9A45", at(-2, -4)) }
  }
}

private let stoneA = drawing("stone-a", 94, 64) { sketch in
  sketch.fill(ellipse(47, 54, 42, 7), Palette.night, opacity: 0.14)
  sketch.stone(
    blob(
      at(10, 50), at(12, 30), at(28, 14), at(54, 10), at(76, 24), at(84, 44), at(78, 54), at(44, 57)
    ),
    moss: blob(
      at(4, 22), at(30, 4), at(70, 6), at(82, 26), at(62, 24), at(50, 31), at(34, 25), at(16, 33)),
    3.2)
}

private let stoneB = drawing("stone-b", 66, 42) { sketch in
  sketch.fill(ellipse(33, 33, 29, 5), Palette.night, opacity: 0.14)
  sketch.stone(
    blob(at(6, 30), at(10, 14), at(30, 6), at(50, 11), at(59, 27), at(52, 34), at(28, 36)),
    moss: blob(at(26, 0), at(58, 6), at(58, 20), at(46, 18), at(36, 21), at(28, 14)), 3)
}

/// Reeds: long leaves from one root.
private let reeds = drawing("reeds", 140, 122) { sketch in
  sketch.reedLeaves(70, 116, seed: 2, count: 9, length: 98)
}

/// Cattails: reeds with three brown heads among them.
private let cattails = drawing("cattails", 132, 144) { sketch in
  for (turn, length, bend) in [(-100.0, 112.0, -6.0), (-84, 126, 8), (-70, 96, 16)] {
    let spine = Spine(66, 138, turn: turn, length: length, bend: bend)
    let stalk = line((0...6).map { spine.spot(Double($0) / 6) })
    sketch.stroke(stalk, Green.ink, 8)
    sketch.stroke(stalk, "#8CAF4E", 3.4)
    let head = tube([0.72, 0.8, 0.9, 0.97].map { Joint(spot: spine.spot($0), radius: 5.6) })
    sketch.paint(head, "#8A5330", line: 2.8, ("#B3713F", at(2, 2)))
  }
  sketch.reedLeaves(66, 138, seed: 6, count: 7, length: 92)
}

extension Sketch {
  fileprivate mutating func reedLeaves(
    _ x: Double, _ y: Double, seed: UInt64, count: Int, length: Double
  ) {
    var scatter = SeededRandom(seed)
    let tones = [Green.deep, Green.leaf, Green.fresh].map { $0.inked(Green.ink, 2.8) }
    for index in 0..<count {
      let f = Double(index * 5 % count) / Double(count - 1) - 0.5
      let spine = Spine(
        x + f * 26, y, turn: -90 + f * 84 + scatter.next(-5, 5),
        length: length * (1 - abs(f) * 0.55) * scatter.next(0.86, 1.04), bend: f * 66)
      leaf(spine, width: 15, tones[index % 3], .grass)
    }
  }
}

extension Green {
  static let ink: Color = "#0B2A20"
}
