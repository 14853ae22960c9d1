/// A stroke of changing width with blunt, slightly rounded ends; a cut slants an end.
func ribbon(_ joints: Joint..., cuts: (start: Double, end: Double) = (0, 0)) -> Path {
  guard let first = joints.first, let last = joints.last, joints.count > 1 else { return Path() }
  let middle = joints.indices.map { index -> (left: PathPoint, right: PathPoint) in
    let before = joints[max(0, index - 1)].spot
    let after = joints[min(joints.count - 1, index + 1)].spot
    let side = (after - before).unit.turnedRight * joints[index].radius
    return (joints[index].spot - side, joints[index].spot + side)
  }
  let back = (first.spot - joints[1].spot).unit
  let out = (last.spot - joints[joints.count - 2].spot).unit
  let head = bluntEnd(first, back, slant: -cuts.start)
  let tail = bluntEnd(last, out, slant: cuts.end)
  return blob(
    head + middle.dropFirst().dropLast().map(\.left) + tail
      + middle.dropFirst().dropLast().map(\.right).reversed())
}

/// The points around a blunt end, clockwise as seen when `direction` points up.
private func bluntEnd(_ joint: Joint, _ direction: PathPoint, slant: Double) -> [PathPoint] {
  let side = direction.turnedRight * joint.radius
  let bevel = min(5, joint.radius * 0.32)
  let left = joint.spot - side - direction * (joint.radius * slant)
  let right = joint.spot + side + direction * (joint.radius * slant)
  let across = (right - left).unit * bevel
  let down = direction * bevel
  return [
    left - down * 2, left - down, left + across, left + across * 2, right - across * 2,
    right - across, right - down, right - down * 2,
  ]
}

/// A letter of the title: its baseline at y = 0, small letters 100 high, capitals 150.
struct Letter: Hashable, Sendable {
  var advance: Double
  var path: Path

  init(_ advance: Double, _ strokes: Path...) {
    self.advance = advance
    path = strokes.reduce(Path(), +)
  }
}
