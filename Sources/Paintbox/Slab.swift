/// The stone slab on which two hands meet: a rim around a field that the game colours.
let slabPicture = drawing("slab", 1112, 450, origin: at(-12, -10)) { sketch in
  sketch.fill(ellipse(544, 398, 520, 30), Palette.night, opacity: 0.16)
  let block = blob(
    at(14, 60), at(40, 16), at(240, 8), at(560, 13), at(860, 7), at(1050, 18), at(1076, 66),
    at(1080, 240), at(1070, 376), at(1030, 404), at(800, 412), at(520, 408), at(250, 414),
    at(54, 402), at(16, 366), at(8, 220))
  sketch.paint(block, "#7F8B86", line: 5)
  let top = blob(
    at(14, 60), at(40, 16), at(240, 8), at(560, 13), at(860, 7), at(1050, 18), at(1076, 66),
    at(1078, 230), at(1066, 352), at(1028, 378), at(800, 386), at(520, 382), at(250, 388),
    at(56, 376), at(18, 346), at(8, 214))
  sketch.paint(top, "#A9B2A8", ("#CBD3C4", at(4, 5)))
  for crack in [
    [at(60, 22), at(66, 32), at(58, 40)], [at(1040, 372), at(1050, 386), at(1046, 400)],
    [at(300, 386), at(306, 398), at(298, 410)], [at(700, 384), at(694, 398)],
    [at(1052, 120), at(1064, 128), at(1072, 122)], [at(14, 260), at(24, 268), at(20, 280)],
  ] { sketch.stroke(line(crack), "#6B7772", 3.4) }
  sketch.moss()
}

/// The carvings of the slab's field and the moss at its edge, transparent over the field's colour.
let slabCarving = drawing("slab-carving", 1_000, 340) { sketch in
  // The field lies deeper than the rim, and a step runs round it.
  sketch.carve(plank(0, 0, 1_000, 340, radius: 36), 9)
  sketch.carve(plank(17, 17, 966, 306, radius: 24), 3.4)
  let seams = [
    [at(20, 120), at(70, 110), at(128, 134)], [at(250, 20), at(243, 58), at(248, 98)],
    [at(372, 156), at(398, 138), at(412, 150)], [at(388, 232), at(402, 240), at(410, 236)],
    [at(496, 20), at(503, 60), at(499, 98)], [at(628, 156), at(604, 138), at(588, 148)],
    [at(612, 234), at(600, 242), at(590, 236)], [at(752, 20), at(758, 58), at(752, 98)],
    [at(874, 132), at(928, 112), at(980, 122)], [at(142, 288), at(84, 296), at(20, 288)],
    [at(860, 284), at(920, 300), at(980, 290)], [at(372, 270), at(420, 296), at(500, 306)],
    [at(628, 270), at(580, 298), at(500, 306)], [at(120, 20), at(128, 56), at(100, 110)],
    [at(870, 20), at(862, 60), at(886, 122)],
  ]
  for seam in seams { sketch.seam(seam) }
  for x in [248.0, 752] { sketch.medallion(at(x, 214)) }
  let rays = (0..<18).map { index in
    leaf(
      at(500, 206) + .polar(72, Double(index) * 20), at(500, 206) + .polar(98, Double(index) * 20),
      width: 9)
  }
  for ray in rays { sketch.carve(ray, 2.6) }
  sketch.growth()
}

/// A crack in dry clay that begins at the left.
let slabCrack = drawing("slab-crack", 220, 120) { sketch in
  let branches: [[(Double, Double, Double)]] = [
    [
      (2, 58, 6), (38, 66, 5), (66, 50, 4.4), (104, 62, 3.4), (136, 52, 2.6), (176, 64, 1.6),
      (214, 58, 0.4),
    ],
    [(66, 50, 3.6), (82, 26, 2.4), (112, 14, 1.4), (128, 2, 0.4)],
    [(104, 62, 3), (122, 86, 2), (150, 94, 1.2), (164, 114, 0.4)],
    [(38, 66, 3), (46, 90, 1.8), (36, 112, 0.4)],
  ]
  let tints: [(Double, Color, Double)] = [(2.6, "#FFC9A0", 0.34), (0, "#3A0A08", 0.62)]
  for (y, tint, opacity) in tints {
    for branch in branches {
      sketch.fill(tube(branch.map { joint($0.0, $0.1 + y, $0.2) }), tint, opacity: opacity)
    }
  }
}

/// The sticking plaster for a beaten hand.
let plasterPicture = drawing("plaster", 96, 96) { sketch in
  for turn in [-38.0, 44] {
    let strip = plank(6, 36, 84, 24, radius: 11).turned(turn, about: at(48, 48))
    sketch.paint(strip, "#FFE3C2", line: 3, ("#E3B58A", at(-2, -3.4)))
    for x in [18.0, 78] {
      for y in [43.0, 53] {
        let dot = at(x, y) - at(48, 48)
        let place = ellipse(48 + dot.x, 48 + dot.y, 2, 2).turned(turn, about: at(48, 48))
        sketch.fill(place, "#B98155")
      }
    }
  }
  sketch.fill(plank(38, 38, 20, 20, radius: 4).turned(44, about: at(48, 48)), "#FFF6E6")
}

/// The rays behind a winner, which fade outwards.
let raysPicture = drawing("rays", 320, 320) { sketch in
  let middle = at(160, 160)
  for (radius, opacity) in [(116.0, 0.14), (86, 0.16), (56, 0.2)] {
    sketch.fill(ellipse(160, 160, radius, radius), "#FFF0A8", opacity: opacity)
  }
  for index in 0..<8 {
    let length = index.isMultiple(of: 2) ? 158.0 : 132
    sketch.fill(
      leaf(middle, middle + .polar(length, Double(index) * 45), width: length * 0.1), "#FFF0A8",
      opacity: 0.24)
  }
}

extension Sketch {
  /// Carves a hollow: its wall throws a shadow from the upper left, its lower edge is bright.
  fileprivate mutating func carve(_ path: Path, _ depth: Double) {
    crescent(path, Palette.night, at(depth, depth * 1.3), opacity: 0.3)
    crescent(path, "#FFFFFF", at(-depth * 0.6, -depth * 0.8), opacity: 0.2)
  }

  /// Draws the joint between two stones.
  fileprivate mutating func seam(_ spots: [PathPoint]) {
    fill(tube(spots.map { joint($0.x, $0.y, 2) }), Palette.night, opacity: 0.36)
  }

  /// Draws a hollow for a hand, in a ring of stones with golden studs.
  fileprivate mutating func medallion(_ middle: PathPoint) {
    func spot(_ turn: Double, _ share: Double) -> PathPoint {
      let direction = PathPoint.polar(1, turn)
      return middle + at(138 * share * direction.x, 114 * share * direction.y)
    }
    carve(ellipse(middle.x, middle.y, 138, 114), 6)
    for index in 0..<16 {
      seam([spot(Double(index) * 22.5, 0.84), spot(Double(index) * 22.5, 0.98)])
    }
    carve(ellipse(middle.x, middle.y, 116, 96), 5)
    for index in 0..<16 {
      let place = spot(Double(index) * 22.5 + 11.25, 0.91)
      fill(ellipse(place.x, place.y, 5.4, 4.6), "#EDBB4B")
    }
  }

  /// Draws moss and pebbles in three corners; the fourth stays bare.
  fileprivate mutating func growth() {
    let patches: [[PathPoint]] = [
      [at(0, 250), at(14, 290), at(40, 312), at(120, 326), at(170, 340), at(30, 342), at(0, 322)],
      [
        at(0, 20), at(20, 2), at(120, 0), at(160, 6), at(92, 16), at(40, 26), at(18, 60), at(0, 84),
      ],
      [at(560, 340), at(590, 330), at(660, 326), at(730, 333), at(760, 341)],
    ]
    for spots in patches {
      let patch = blob(spots)
      paint(patch, "#7DB653", line: 2.5, ink: "#3E7A3A", ("#5B9A45", at(-3, -4)))
    }
    for (index, spot) in [at(34, 318), at(108, 334), at(630, 336), at(704, 338)].enumerated() {
      tuft(spot.x, spot.y, 24, Green.fresh, seed: UInt64(index + 700))
    }
    for (x, y, radius) in [(184.0, 326.0, 12.0), (206, 331, 8), (536, 330, 9), (776, 329, 11)] {
      let pebble = ellipse(x, y, radius, radius * 0.72)
      paint(pebble, "#A9B2A8", line: 2.6, ("#7F8B86", at(-2, -3)))
    }
    blossom(64, 318, 10, .ivory, line: 2)
    blossom(24, 30, 9, .coral, line: 2)
  }

  /// Draws moss on the rim's corners and tufts at its foot.
  fileprivate mutating func moss() {
    let patches: [[PathPoint]] = [
      [
        at(10, 56), at(36, 14), at(150, 8), at(190, 15), at(150, 24), at(96, 22), at(50, 34),
        at(28, 74),
      ],
      [
        at(880, 6), at(1040, 14), at(1076, 60), at(1078, 130), at(1064, 96), at(1056, 50),
        at(1010, 26), at(930, 22),
      ],
      [
        at(10, 300), at(20, 352), at(60, 380), at(180, 386), at(140, 396), at(60, 396), at(22, 370),
      ],
      [at(940, 382), at(1030, 376), at(1064, 350), at(1072, 376), at(1036, 400), at(960, 402)],
    ]
    for spots in patches {
      let patch = blob(spots)
      paint(patch, "#7DB653", ("#5B9A45", at(-2, -3)))
    }
    for (index, x) in [44.0, 120, 214, 420, 640, 880, 966, 1042].enumerated() {
      tuft(
        x, 418, 26 + Double(index % 3) * 6, index % 2 == 0 ? Green.mid : Green.fresh,
        seed: UInt64(index + 300))
    }
  }
}
