/// The mane: rings of pointed locks that part at the forehead and bend with the wind.
struct LionMane: Hashable, Sendable {
  static let coat = Coat("#A5481B", shade: "#7E3311", light: "#C9682C")
  static let middle = Coat("#C46328", shade: "#A5481B", light: "#DC8440")

  var path: Path
  /// A line within each lock.
  var strands: [Path]

  static func outer(wind: PathPoint) -> LionMane {
    ring(centre: at(14, 8), rx: 112, ry: 116, locks: 14, length: 46, start: 4, wind: wind)
  }

  static func inner(wind: PathPoint) -> LionMane {
    ring(centre: at(8, 4), rx: 94, ry: 98, locks: 13, length: 32, start: 16, wind: wind * 0.6)
  }

  private static let lengths = [1.0, 0.78, 1.12, 0.86, 1.06, 0.74, 1.0, 0.9]

  private static func ring(
    centre: PathPoint, rx: Double, ry: Double, locks: Int, length: Double, start: Double,
    wind: PathPoint
  ) -> LionMane {
    let step = 360 / Double(locks)
    func rim(_ degrees: Double, _ extra: Double) -> PathPoint {
      let direction = PathPoint.polar(1, degrees)
      return centre + at(direction.x * (rx + extra), direction.y * (ry + extra))
    }
    var spots: [PathPoint] = []
    var strands: [Path] = []
    for index in 0..<locks {
      let angle = start + Double(index) * step
      let direction = PathPoint.polar(1, angle)
      // Locks are short beside the muzzle and long behind the neck, and sweep down from the
      // parting.
      let reach = length * lengths[index % lengths.count] * (0.86 + 0.34 * max(-0.5, direction.x))
      let sweep = step * 0.4 * PathPoint.polar(1, angle + 8).x
      let valley = rim(angle - step / 2, 0)
      let next = rim(angle + step / 2, 0)
      let tip = rim(angle + sweep, reach) + wind * (0.55 + 0.45 * direction.x)
      let bulge = step * 0.24
      func side(_ root: PathPoint, _ degrees: Double) -> PathPoint {
        (root + tip) * 0.25 + rim(degrees, reach * 0.66) * 0.5
      }
      spots += [
        valley.sharp, side(valley, angle - bulge), tip.sharp,
        side(next, angle + bulge),
      ]
      strands.append(
        line(
          rim(angle + sweep * 0.1, -reach * 0.3), rim(angle + sweep * 0.35, reach * 0.16),
          rim(angle + sweep * 0.7, reach * 0.5) + wind * 0.4))
    }
    return LionMane(path: blob(spots), strands: strands)
  }

  /// The parted fringe over the top of the face, which merges into the mane above.
  static func fringe(wind: PathPoint) -> Node {
    let w = wind * 0.2
    let edge = [
      corner(-82, -20), at(-72, -52), corner(-44, -68) + w, at(-16, -66), corner(4, -86),
      at(20, -70), corner(44, -60) + w, at(50, -66), corner(58, -72), at(78, -48),
      corner(88, -10) + w,
    ]
    let hair = blob(
      edge + [at(98, -40), at(80, -84), at(40, -106), at(0, -110), at(-44, -100), at(-80, -60)])
    return group(
      "fringe", fill(hair, middle.base),
      ink(line(at(-62, -68), at(-38, -92), at(-2, -102)), middle.light, width: 7),
      ink(line(edge), coat.shade, width: 5),
      ink(line(at(2, -92), at(-22, -84), at(-44, -72)), coat.base, width: 4),
      ink(line(at(8, -92), at(32, -84), at(54, -76)), coat.base, width: 4))
  }

  /// The tuft at the end of the tail, from its root to its tip.
  static func tuft(_ root: PathPoint, _ tip: PathPoint, bend: Double) -> Path {
    let along = tip - root
    let side = along.unit.turnedRight
    func place(_ forward: Double, _ aside: Double) -> PathPoint {
      root + along * forward + side * (aside + bend * forward * (1 - forward) * 2)
    }
    func point(_ forward: Double, _ aside: Double) -> PathPoint {
      let spot = place(forward, aside)
      return spot.sharp
    }
    return blob([
      place(-0.06, 0), place(0.06, -14), place(0.26, -26), place(0.5, -29), place(0.76, -22),
      point(1, -6), place(0.86, 8), point(0.8, 13), point(0.84, 20), place(0.62, 28),
      place(0.4, 30), place(0.18, 23), place(0.04, 14),
    ])
  }
}
