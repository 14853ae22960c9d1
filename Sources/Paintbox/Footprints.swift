/// What an absent animal leaves at home: pale, without a line.
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
      fill(shape.moved(0, 1.5), Palette.night, opacity: 0.18),
      fill(shape, Palette.cream, opacity: 0.5),
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
    joint(8, 44, 2), joint(20, 30, 6), joint(34, 26, 7.5), joint(46, 38, 7.5), joint(58, 44, 7.5),
    joint(70, 32, 7), joint(80, 22, 5), joint(90, 24, 2))
}

/// Two long hind feet ahead of two small front feet, as a rabbit leaves them.
private var rabbitTrack: [Path] {
  [
    ellipse(64, 19, 19, 8.5, turn: -10), ellipse(68, 45, 19, 8.5, turn: 8),
    ellipse(30, 27, 8, 6), ellipse(15, 39, 8, 6),
  ]
}
