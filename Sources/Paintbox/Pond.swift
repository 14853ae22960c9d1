internal import Figures
import Foundation
internal import Stage

/// A picture laid over the flat blue of the board's river: the deep, the bank's shadow, stones
/// under water, shallows, and foam that rounds the corners and covers the edges at any scale.
let pond = drawing(
  "pond", Pool.frame.width, Pool.frame.height, origin: at(Pool.frame.minX, Pool.frame.minY)
) { sketch in
  sketch.fill(
    blob(
      at(398, 268), at(452, 214), at(560, 206), at(640, 186), at(766, 200), at(838, 246),
      at(872, 300), at(806, 352), at(700, 344), at(600, 374), at(486, 356), at(420, 322)),
    Pool.deep)
  sketch.fill(
    blob(
      at(476, 290), at(540, 248), at(640, 238), at(730, 226), at(780, 262), at(742, 306),
      at(640, 308), at(560, 334), at(500, 322)), Pool.deepest)
  for (index, depth) in [36.0, 25, 14].enumerated() {
    sketch.stroke(
      rim(0, wander: 5 - Double(index), seed: UInt64(31 + index)), Pool.shallows[index], depth * 2)
  }
  for (edge, sign, y) in [(Board.region.minX, 1.0, 388.0), (Board.region.maxX, -1, 371)] {
    for (index, reach) in [1.0, 0.62].enumerated() {
      let tongue = [(-9.0, -40.0), (48, -30), (104, -10), (132, 8), (84, 20), (40, 34), (-9, 38)]
      sketch.fill(
        blob(tongue.map { at(edge + sign * $0.0 * reach, y + $0.1 * (0.4 + 0.6 * reach)) }),
        Pool.shallows[index + 1])
    }
  }
  sketch.stonesUnderWater()
  sketch.stroke(rim(-9, wander: 2, seed: 5), Brook.foam, 18)
  // Behind a line of foam the corners are shallow water, also where the bank is dark.
  sketch.stroke(rim(-14, wander: 2, seed: 5), Brook.shallows, 18)
  sketch.bankShadow()
  sketch.ripples()
}

private enum Pool {
  static let frame = Board.region.insetBy(-2)
  private static let blue: Color = "#2D7DD2"
  static let deep = blue.mixed(with: "#143F7A", 0.13)
  static let deepest = blue.mixed(with: "#143F7A", 0.26)
  static let shallows = [0.2, 0.44, 0.74].map { blue.mixed(with: Brook.shallows, $0) }
  static let shadow = [0.2, 0.5].map { blue.mixed(with: "#123A6E", $0) }
}

/// An uneven line `inset` inside the river's rectangle, its corners round with radius `r`.
func rim(_ inset: Double, radius r: Double = 46, wander: Double, seed: UInt64) -> Path {
  var scatter = SeededRandom(seed)
  let river = Board.region.insetBy(inset)
  let across = stride(from: river.minX + r, through: river.maxX - r, by: 54.8).map { $0 }
  let down = stride(from: river.minY + r, through: river.maxY - r, by: 52).map { $0 }
  func bend(_ x: Double, _ y: Double, from angle: Double) -> [PathPoint] {
    [30.0, 60].map { at(x, y) + .polar(r, angle + $0) }
  }
  let (left, top) = (river.minX + r, river.minY + r)
  let (right, bottom) = (river.maxX - r, river.maxY - r)
  let spots =
    across.map { at($0, river.minY) } + bend(right, top, from: -90)
    + down.map { at(river.maxX, $0) } + bend(right, bottom, from: 0)
    + across.reversed().map { at($0, river.maxY) } + bend(left, bottom, from: 90)
    + down.reversed().map { at(river.minX, $0) } + bend(left, top, from: 180)
  return blob(
    spots.map { $0 + at(scatter.next(-wander, wander), scatter.next(-wander, wander)) })
}

extension Sketch {
  /// Draws the shadow of the overhanging far bank, and the reflection of its earth in pieces.
  fileprivate mutating func bankShadow() {
    var scatter = SeededRandom(52)
    for (index, depth) in [21.0, 12].enumerated() {
      let spots = (0...13).map { step in
        at(356 + Double(step) * 44, 130 + depth + scatter.next(-4, 5))
      }
      fill(
        blob(
          [corner(336, 122), corner(944, 122), at(938, 134)] + spots.reversed() + [at(342, 134)]),
        Pool.shadow[index])
    }
    for (x, y, reach) in [(430.0, 147.0, 30.0), (560, 150, 44), (705, 146, 26), (836, 149, 36)] {
      fill(swell(x, y, reach, bow: 1.5, 1.8), "#8A7455")
    }
  }

  /// Draws stones under water near the near bank and at the brook's ends.
  fileprivate mutating func stonesUnderWater() {
    let stones = [
      (372.0, 414.0, 13.0), (398, 421, 8), (352, 352, 8), (470, 420, 10), (492, 423, 6),
      (612, 419, 12), (640, 424, 7), (760, 421, 10), (786, 415, 6), (878, 419, 13), (912, 408, 8),
      (936, 318, 9), (928, 232, 6), (344, 226, 7), (344, 298, 6),
    ]
    for (x, y, size) in stones {
      fill(ellipse(x, y, size, size * 0.5), "#4E8FC4")
      fill(ellipse(x - 1, y - size * 0.14, size * 0.8, size * 0.3), "#A5D2E6")
    }
  }

  /// Draws low waves with light on their backs, fewer where it is deep.
  fileprivate mutating func ripples() {
    let waves = [
      (452.0, 196.0, 40.0), (716, 190, 34), (850, 216, 46), (592, 232, 30), (402, 268, 36),
      (800, 268, 30), (660, 300, 44), (494, 296, 26), (880, 322, 30), (420, 346, 34),
      (572, 366, 40), (764, 362, 48), (660, 396, 34), (474, 392, 24),
    ]
    for (index, (x, y, reach)) in waves.enumerated() {
      let bow = index % 3 == 0 ? -2.6 : 2.8
      fill(swell(x + 4, y + 5, reach * 0.9, bow: bow, 2.6), Pool.deepest)
      fill(swell(x, y, reach, bow: bow, 2.2), index % 2 == 0 ? "#7DBBEC" : "#5FA6E2")
    }
  }
}
