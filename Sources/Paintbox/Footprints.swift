/// The footprints that an animal leaves at its home, pressed into the ground without an outline.
var footprintPictures: [Picture] {
  [
    footprint("footprint-lion", [lionPaw.turned(-8, about: at(50, 30))]),
    footprint("footprint-cobra", slither), footprint("footprint-rabbit", rabbitTrack),
  ]
}

private func footprint(_ name: String, _ paths: [Path]) -> Picture {
  let shape = paths.reduce(Path()) { $0 + $1 }
  return Picture(
    name: name, width: 96, height: 64,
    nodes: [
      fill(shape.moved(0, 1.8), Palette.cream, opacity: 0.7),
      fill(shape, "#4A3A1C", opacity: 0.72),
    ])
}

private var lionPaw: Path {
  let pad = blob(
    at(30, 50), at(34, 38), at(48, 31), at(62, 38), at(66, 50), at(58, 57), at(48, 54), at(38, 57))
  let toes = [(24.0, 30.0, -24.0), (39, 17, -8), (57, 17, 8), (72, 30, 24)]
  return toes.reduce(pad) { $0 + ellipse($1.0, $1.1, 7.5, 10, turn: $1.2) }
}

/// The track of the cobra's belly: four bends with soft ends and gaps between them.
private var slither: [Path] {
  [(0.0, 1.3), (1.58, 2.72), (3.0, 4.0)].map { from, to in
    let steps = Int((to - from) * 7)
    return tube(
      (0...steps).map { step in
        let part = Double(step) / Double(steps)
        let t = from + (to - from) * part
        let width = min(1, 0.8 + 2 * min(part, 1 - part), 0.3 + 1.1 * t, 0.3 + 1.1 * (4 - t))
        return Joint(spot: slitherSpot(t), radius: 4.4 * width)
      })
  }
}

/// A point on the cobra's track; each whole number of `t` begins the next bend.
private func slitherSpot(_ t: Double) -> PathPoint {
  let bend = min(3, Int(t))
  let sign = bend % 2 == 0 ? -1.0 : 1
  let middle = at(16.5 + 21 * Double(bend), 32 - sign * 1.9)
  return middle + .polar(10.7, 180 - sign * (10 + 160 * (t - Double(bend))))
}

/// Two long hind feet side by side ahead of two small front feet, one behind the other.
private var rabbitTrack: [Path] {
  [
    foot(at(63, 17.5), long: 17, wide: 7.4, turn: -5),
    foot(at(63, 46.5), long: 17, wide: 7.4, turn: 5),
    foot(at(32, 39), long: 6.4, wide: 5, turn: 4), foot(at(9.5, 27), long: 6.4, wide: 5, turn: -4),
  ]
}

/// The print of a sole with four toes in front of it, pointing right.
private func foot(_ spot: PathPoint, long: Double, wide: Double, turn: Double) -> Path {
  let sole = blob(
    at(spot.x - long, spot.y), at(spot.x - long * 0.7, spot.y - wide * 0.66),
    at(spot.x + long * 0.36, spot.y - wide * 0.9), at(spot.x + long * 0.78, spot.y),
    at(spot.x + long * 0.36, spot.y + wide * 0.9), at(spot.x - long * 0.7, spot.y + wide * 0.66))
  let toes = [(0.28, -1.08), (0.98, -0.42), (0.98, 0.42), (0.28, 1.08)].map { forward, aside in
    ellipse(
      spot.x + long * 0.7 + wide * forward, spot.y + wide * aside, wide * 0.5, wide * 0.34,
      turn: aside * 22)
  }
  return toes.reduce(sole, +).turned(turn, about: spot)
}
