import Foundation

/// A smooth closed line through the points; corners stay sharp.
func blob(_ spots: PathPoint...) -> Path { smooth(spots, isClosed: true) }

func blob(_ spots: [PathPoint]) -> Path { smooth(spots, isClosed: true) }

/// A smooth open line through the points; corners stay sharp.
func line(_ spots: PathPoint...) -> Path { smooth(spots, isClosed: false) }

func line(_ spots: [PathPoint]) -> Path { smooth(spots, isClosed: false) }

func polygon(_ spots: PathPoint...) -> Path { polygon(spots) }

func polygon(_ spots: [PathPoint]) -> Path {
  guard let first = spots.first else { return Path() }
  let pieces = spots.dropFirst().map { Path.Piece.line($0) }
  return Path([.init(start: first, pieces: pieces, isClosed: true)])
}

/// A polygon whose corners are rounded, from `radius` before to `radius` behind each.
func rounded(_ spots: [PathPoint], radius: Double) -> Path {
  let count = spots.count
  guard count > 2 else { return Path() }
  let corners = spots.indices.map { index -> (from: PathPoint, corner: PathPoint, to: PathPoint) in
    let spot = spots[index]
    func reach(_ other: PathPoint) -> PathPoint {
      spot + (other - spot).unit * min(radius, (other - spot).length / 2)
    }
    return (reach(spots[(index + count - 1) % count]), spot, reach(spots[(index + 1) % count]))
  }
  let pieces = corners.flatMap { from, corner, to in
    [
      Path.Piece.line(from),
      .curve(from + (corner - from) * 0.6, to + (corner - to) * 0.6, to),
    ]
  }
  return Path([.init(start: corners[0].from, pieces: pieces, isClosed: true)])
}

/// A smooth line by Catmull-Rom tangents, with handles a third of each span so that uneven spans do
/// not overshoot.
func smooth(_ spots: [PathPoint], isClosed: Bool) -> Path {
  guard let first = spots.first, spots.count > 1 else { return Path() }
  let count = spots.count
  func direction(_ index: Int) -> PathPoint {
    let isEnd = !isClosed && (index == 0 || index == count - 1)
    if isEnd { return at(0, 0) }
    let before = spots[(index + count - 1) % count]
    let after = spots[(index + 1) % count]
    return
      ((after - spots[index]).unit * (spots[index] - before).length
      + (spots[index] - before).unit * (after - spots[index]).length).unit
  }
  let spans = isClosed ? count : count - 1
  let pieces = (0..<spans).map { index in
    let from = spots[index]
    let next = (index + 1) % count
    let to = spots[next]
    let reach = (to - from).length / 3
    let leaving = from.isCorner || direction(index) == at(0, 0)
    let arriving = to.isCorner || direction(next) == at(0, 0)
    let b = to - direction(next) * (arriving ? 0 : reach)
    let a = from + direction(index) * (leaving ? 0 : reach)
    return Path.Piece.curve(
      leaving ? from + (b - from) * 0.36 : a, arriving ? to + (a - to) * 0.36 : b,
      PathPoint(x: to.x, y: to.y))
  }
  return Path([.init(start: PathPoint(x: first.x, y: first.y), pieces: pieces, isClosed: isClosed)])
}

/// An ellipse, turned clockwise by degrees.
func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, turn: Double = 0) -> Path {
  let k = 0.5523
  let start = at(x + rx, y)
  let pieces: [Path.Piece] = [
    .curve(at(x + rx, y + ry * k), at(x + rx * k, y + ry), at(x, y + ry)),
    .curve(at(x - rx * k, y + ry), at(x - rx, y + ry * k), at(x - rx, y)),
    .curve(at(x - rx, y - ry * k), at(x - rx * k, y - ry), at(x, y - ry)),
    .curve(at(x + rx * k, y - ry), at(x + rx, y - ry * k), start),
  ]
  let path = Path([.init(start: start, pieces: pieces, isClosed: true)])
  return turn == 0 ? path : path.turned(turn, about: at(x, y))
}

/// A rectangle with round corners.
func plank(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) -> Path {
  let r = min(radius, width / 2, height / 2)
  let h = r * 0.4477
  let (right, bottom) = (x + width, y + height)
  return Path([
    .init(
      start: at(x + r, y),
      pieces: [
        .line(at(right - r, y)), .curve(at(right - h, y), at(right, y + h), at(right, y + r)),
        .line(at(right, bottom - r)),
        .curve(at(right, bottom - h), at(right - h, bottom), at(right - r, bottom)),
        .line(at(x + r, bottom)), .curve(at(x + h, bottom), at(x, bottom - h), at(x, bottom - r)),
        .line(at(x, y + r)), .curve(at(x, y + h), at(x + h, y), at(x + r, y)),
      ], isClosed: true)
  ])
}

/// A joint of a limb: its middle and its radius.
struct Joint: Hashable, Sendable {
  var spot: PathPoint
  var radius: Double
}

func joint(_ x: Double, _ y: Double, _ radius: Double) -> Joint {
  Joint(spot: at(x, y), radius: radius)
}

/// A limb along its joints, with round ends. Each radius must be below 0.6 of the bend's there.
func tube(_ joints: Joint...) -> Path { tube(joints) }

func tube(_ joints: [Joint]) -> Path {
  let dense = densified(joints)
  guard let head = dense.first, let tail = dense.last, dense.count > 1 else { return Path() }
  var left: [PathPoint] = []
  var right: [PathPoint] = []
  for (index, joint) in dense.enumerated() {
    let before = dense[max(0, index - 1)].spot
    let after = dense[min(dense.count - 1, index + 1)].spot
    let side = (after - before).unit.turnedRight * joint.radius
    left.append(joint.spot - side)
    right.append(joint.spot + side)
  }
  let out = (tail.spot - dense[dense.count - 2].spot).unit
  let back = (head.spot - dense[1].spot).unit
  // The tip and two points at 45 degrees make the end as round as a circle.
  func cap(_ joint: Joint, _ direction: PathPoint) -> [PathPoint] {
    let side = direction.turnedRight
    return [-1.0, 0, 1].map { k in
      joint.spot + (direction * (k == 0 ? 1 : 0.7071) + side * (0.7071 * k)) * joint.radius
    }
  }
  return blob(left + cap(tail, out) + right.reversed() + cap(head, back))
}

/// The joints, and one between each pair on the smooth line through them.
private func densified(_ joints: [Joint]) -> [Joint] {
  guard joints.count > 2 else { return joints }
  var dense: [Joint] = []
  for index in 0..<joints.count - 1 {
    let (b, c) = (joints[index], joints[index + 1])
    let a = index > 0 ? joints[index - 1] : Joint(spot: b.spot * 2 - c.spot, radius: b.radius)
    let d =
      index + 2 < joints.count
      ? joints[index + 2] : Joint(spot: c.spot * 2 - b.spot, radius: c.radius)
    let middle = (b.spot + c.spot) * 0.5625 - (a.spot + d.spot) * 0.0625
    dense += [b, Joint(spot: middle, radius: (b.radius + c.radius) / 2)]
  }
  return dense + joints.suffix(1)
}

/// A leaf: pointed at the tip, widest a little below the middle.
func leaf(_ base: PathPoint, _ tip: PathPoint, width: Double, foot: Double = 0.45) -> Path {
  let along = tip - base
  let side = along.unit.turnedRight
  let (belly, shoulder) = (base + along * 0.45, base + along * 0.8)
  return blob([
    base - side * (width * foot), belly - side * width, shoulder - side * (width * 0.62),
    tip.sharp, shoulder + side * (width * 0.62),
    belly + side * width, base + side * (width * foot),
  ])
}

/// A pointed lock of hair from a root to a tip, whose sides curve the same way.
func lock(_ root: PathPoint, _ tip: PathPoint, width: Double, bend: Double) -> Path {
  let along = tip - root
  let side = along.unit.turnedRight
  let middle = root + along * 0.55 + side * bend
  return blob([
    (root - side * width).sharp,
    middle - side * (width * 0.72), tip.sharp,
    middle + side * (width * 0.5),
    (root + side * width).sharp,
  ])
}
