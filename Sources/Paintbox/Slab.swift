/// The stone slab that two hands meet on: a rim around a field that the game colours.
var slabPicture: Picture {
  var sketch = Sketch()
  sketch.fill(ellipse(544, 398, 520, 30), Palette.night, opacity: 0.16)
  let block = blob(
    at(14, 60), at(40, 16), at(240, 8), at(560, 13), at(860, 7), at(1050, 18), at(1076, 66),
    at(1080, 240), at(1070, 376), at(1030, 404), at(800, 412), at(520, 408), at(250, 414),
    at(54, 402), at(16, 366), at(8, 220))
  sketch.edge(block, Palette.ink, 5)
  sketch.fill(block, "#7F8B86")
  let top = blob(
    at(14, 60), at(40, 16), at(240, 8), at(560, 13), at(860, 7), at(1050, 18), at(1076, 66),
    at(1078, 230), at(1066, 352), at(1028, 378), at(800, 386), at(520, 382), at(250, 388),
    at(56, 376), at(18, 346), at(8, 214))
  sketch.fill(top, "#A9B2A8")
  sketch.add(.crescent(top, "#CBD3C4", shift: at(4, 5), opacity: 1))
  for crack in [
    [at(60, 22), at(66, 32), at(58, 40)], [at(1040, 372), at(1050, 386), at(1046, 400)],
    [at(300, 386), at(306, 398), at(298, 410)], [at(700, 384), at(694, 398)],
    [at(1052, 120), at(1064, 128), at(1072, 122)], [at(14, 260), at(24, 268), at(20, 280)],
  ] { sketch.stroke(line(crack), "#6B7772", 3.4) }
  sketch.moss()
  return Picture(
    name: "slab", width: 1112, height: 450, origin: at(-12, -10), nodes: sketch.nodes)
}

extension Sketch {
  /// Moss on the rim's corners and tufts at its foot.
  fileprivate mutating func moss() {
    let patches: [[Spot]] = [
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
      fill(patch, "#7DB653")
      add(.crescent(patch, "#5B9A45", shift: at(-2, -3), opacity: 1))
    }
    for (index, x) in [44.0, 120, 214, 420, 640, 880, 966, 1042].enumerated() {
      tuft(
        x, 418, 26 + Double(index % 3) * 6, index % 2 == 0 ? Green.mid : Green.fresh,
        seed: UInt64(index + 300))
    }
  }
}
