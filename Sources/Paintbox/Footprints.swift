/// What an absent animal leaves at home: pressed into the ground, without a line.
var footprintPictures: [Picture] {
  [
    footprint("footprint-lion", [lionPaw.turned(-8, about: at(50, 30))]),
    footprint("footprint-cobra", [slither]), footprint("footprint-rabbit", rabbitTrack),
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

private var slither: Path {
  tube(
    joint(5, 30, 1.5), joint(12, 17, 4), joint(22, 15, 5.5), joint(30, 28, 5.5),
    joint(38, 45, 5.5), joint(48, 47, 5.5), joint(55, 32, 5.5), joint(62, 17, 5.5),
    joint(72, 16, 5.5), joint(79, 30, 5), joint(86, 42, 2.5))
}

/// Two long hind feet ahead of two small front feet, as a rabbit leaves them.
private var rabbitTrack: [Path] {
  [
    hindFoot(at(58, 17), turn: -10), hindFoot(at(62, 47), turn: 8),
    ellipse(28, 25, 7, 5.5), ellipse(37, 22, 2.4, 2), ellipse(38, 27, 2.4, 2),
    ellipse(13, 41, 7, 5.5), ellipse(22, 38, 2.4, 2), ellipse(23, 43, 2.4, 2),
  ]
}

/// A long sole with three toes before it.
private func hindFoot(_ spot: Spot, turn: Double) -> Path {
  let toes = [(19.0, -6.0), (23, 0), (19, 6)].reduce(Path()) {
    $0 + ellipse(spot.x + $1.0, spot.y + $1.1, 4, 2.6)
  }
  return (ellipse(spot.x, spot.y, 15, 7.5) + toes).turned(turn, about: spot)
}
