/// The mane: rings of pointed locks that part at the forehead and are blown by the wind.
enum LionMane {
  static let coat = Coat("#A5481B", shade: "#7E3311", light: "#C9682C")
  static let middle = Coat("#C05F27", shade: "#A5481B", light: "#D67C3A")

  static func outer(wind: Spot) -> Path {
    ring(
      centre: at(16, 8), rx: 114, ry: 116, locks: 16, length: 46, start: 3, wind: wind)
  }

  static func inner(wind: Spot) -> Path {
    ring(
      centre: at(8, 2), rx: 92, ry: 98, locks: 14, length: 34, start: 14, wind: wind * 0.6)
  }

  private static let lengths = [1.0, 0.78, 1.12, 0.86, 1.06, 0.74, 1.0, 0.9]

  private static func ring(
    centre: Spot, rx: Double, ry: Double, locks: Int, length: Double, start: Double, wind: Spot
  ) -> Path {
    let step = 360 / Double(locks)
    func rim(_ degrees: Double, _ extra: Double) -> Spot {
      let way = Spot.polar(1, degrees)
      return centre + at(way.x * (rx + extra), way.y * (ry + extra))
    }
    var spots: [Spot] = []
    for index in 0..<locks {
      let angle = start + Double(index) * step
      let way = Spot.polar(1, angle)
      // Short beside the muzzle, long behind the neck; swept down on both sides of the parting.
      let reach = length * lengths[index % lengths.count] * (0.86 + 0.34 * max(-0.5, way.x))
      let sweep = step * 0.5 * Spot.polar(1, angle + 8).x
      let valley = rim(angle - step / 2, 0)
      let next = rim(angle + step / 2, 0)
      let tip = rim(angle + sweep, reach) + wind
      let bulge = step * 0.16
      spots.append(Spot(x: valley.x, y: valley.y, isCorner: true))
      spots.append(
        (valley + tip) * 0.5 + (rim(angle - bulge, reach * 0.62) - (valley + tip) * 0.5) * 0.5)
      spots.append(Spot(x: tip.x, y: tip.y, isCorner: true))
      spots.append(
        (next + tip) * 0.5 + (rim(angle + bulge, reach * 0.62) - (next + tip) * 0.5) * 0.5)
    }
    return blob(spots)
  }

  static func forelock(wind: Spot) -> Node {
    let w = wind * 0.3
    let hair = blob(
      corner(-66, -76), at(-40, -104), at(4, -112), at(48, -102), corner(78, -66), at(60, -72),
      corner(56, -54) + w, at(40, -74), corner(20, -56) + w, at(10, -72), corner(-26, -56) + w,
      at(-24, -76), at(-44, -76))
    return group(
      "forelock",
      [
        .outline(hair, coat.shade, width: 4), fill(hair, middle.base),
        .crescent(hair, middle.light, shift: at(3, 5), opacity: 1),
      ])
  }
}
