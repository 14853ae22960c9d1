/// The jungle's boards: the animals' patches, the score plaques, the signs.
var boardPictures: [Picture] { [homePatch, plaque, door, ruleRing, beatArrow] }

/// A slice of a trunk with a carved face, on which the three signs lie in a ring.
private let ruleRing = drawing("beat-ring", 150, 138) { sketch in
  let bark = blob(
    at(75, 3), at(112, 7), at(138, 30), at(147, 69), at(138, 108), at(112, 131), at(75, 135),
    at(38, 131), at(12, 108), at(3, 69), at(12, 30), at(38, 7))
  sketch.fill(bark, Palette.ink)
  let wood = bark.scaled(0.955, 0.955, about: at(75, 69))
  sketch.paint(wood, Wood.base, (Wood.shade, at(-2, -5)), (Wood.light, at(2, 3.5)))
  for (size, color) in [(0.85, Palette.ink), (0.82, Wood.deep), (0.8, Wood.dark)] {
    sketch.fill(bark.scaled(size, size, about: at(75, size == 0.8 ? 70 : 69)), color)
  }
  for size in [0.62, 0.4, 0.2] {
    sketch.stroke(bark.scaled(size, size, about: at(75, 72)), "#6E4225", 2.4)
  }
  for (x, y) in [(24.0, 24.0), (126, 24), (24, 114), (126, 114)] { sketch.nail(x, y) }
}

/// A short arrow, bent about the ring's middle; in white, for the game to tint.
private let beatArrow = drawing("beat-arrow", 48, 48) { sketch in
  let shaft = tube(joint(7, 30, 4.4), joint(18, 24, 5), joint(28, 22.6, 5.4))
  let head = rounded([at(24, 8), at(44, 24), at(26, 38)], radius: 3)
  sketch.paint(shaft + head, "#FFFFFF", line: 3.4)
  sketch.crescent(shaft + head, "#DCD6CC", at(-2, -4))
}

/// Flattened grass on which an animal waits.
private let homePatch = drawing("home-patch", 220, 84) { sketch in
  for (size, opacity) in [(1.0, 0.06), (0.97, 0.06), (0.94, 0.07)] {
    sketch.fill(ellipse(110, 51, 108 * size, 31 * size), Palette.night, opacity: opacity)
  }
  let behind = [(26.0, 36.0), (50, 28), (78, 23.5), (106, 22), (136, 23), (166, 27), (194, 35)]
  for (index, place) in behind.enumerated() {
    sketch.clump(place.0, place.1 + 2, 17 + Double(index * 5 % 8), index)
  }
  sketch.fill(ellipse(110, 49, 98, 27.5), "#4F9646")
  sketch.fill(ellipse(110, 47, 97, 27), "#82BF5E")
  sketch.fill(ellipse(107, 44.5, 86, 21.5), "#A9D06C")
  // The middle stays clear, as a footprint may lie there.
  for (index, place) in [(38.0, 46.0), (176, 43), (54, 57), (164, 58)].enumerated() {
    sketch.clump(place.0, place.1, 13, index + 2)
  }
  let before = [(16.0, 55.0), (42, 68), (72, 75), (146, 76), (178, 68), (199, 56)]
  for (index, place) in before.enumerated() {
    sketch.clump(place.0, place.1, 18 + Double(index * 4 % 7), index + 3)
  }
}

/// A plaque whose plain face has room for a label and a number.
private let plaque = drawing("plaque", 200, 120) { sketch in
  sketch.board(9, 12, 182, 99, seed: 5)
  sketch.inset(22, 20, 156, 84)
  for (x, y) in [(16.0, 22.0), (184, 22), (16, 100), (184, 100)] { sketch.nail(x, y) }
  sketch.sprig(at(22, 18), [(-160, 20), (-76, 16), (22, 26)], flower: false)
}

/// A signboard on two posts: parchment above for a small scene, a dark band below for its name.
private let door = drawing("door", 250, 300) { sketch in
  sketch.fill(ellipse(125, 288, 104, 10), Palette.night, opacity: 0.16)
  for (x, seed) in [(44.0, UInt64(2)), (188, 3)] {
    sketch.board(x, 196, 20, 92, seed: seed, ink: 4)
  }
  sketch.board(4, 14, 242, 228, seed: 14, grain: 9, ink: 5)
  sketch.fill(plank(20, 26, 210, 140, radius: 16), Palette.ink)
  sketch.fill(plank(23.5, 29.5, 203, 133, radius: 13), Parchment.edge)
  sketch.fill(plank(23.5, 35, 203, 127.5, radius: 13), Parchment.base)
  sketch.inset(14, 170, 222, 62)
  for (x, y) in [(14.0, 26.0), (236, 26), (14, 166), (236, 166)] { sketch.nail(x, y) }
  sketch.sprig(at(30, 20), [(-166, 26), (-100, 18), (14, 30)], flower: true)
  for (index, x) in [40.0, 66, 184, 208].enumerated() {
    sketch.tuft(x, 292, 20, Green.fresh, seed: UInt64(index + 60), blades: 5)
  }
}

extension Sketch {
  /// Draws three or four bowed blades of different length from one root.
  fileprivate mutating func clump(_ x: Double, _ y: Double, _ size: Double, _ kind: Int) {
    let kinds: [[(turn: Double, length: Double)]] = [
      [(-136, 0.7), (-50, 0.8), (-112, 1), (-76, 0.86)],
      [(-128, 0.92), (-46, 0.66), (-84, 1)], [(-140, 0.62), (-54, 0.9), (-100, 0.98)],
    ]
    let blades = kinds[kind % kinds.count]
    for (index, blade) in blades.enumerated() {
      let lean = blade.turn + 90
      let spine = Spine(
        x + lean * 0.07, y, turn: blade.turn, length: size * blade.length,
        bend: lean * 1.1)
      leaf(spine, width: 3 + size * 0.2, index % 2 == 0 ? Green.fresh : Green.mid, .grass)
    }
  }

  /// Carves a dark face into wood, with its upper wall in shadow.
  fileprivate mutating func inset(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    fill(plank(x, y, width, height, radius: 14), Palette.ink)
    let (w, h) = (width - 5, height - 5)
    fill(plank(x + 2.5, y + 2.5, w, h, radius: 12), Wood.deep)
    fill(plank(x + 2.5, y + 6.5, w, h - 4, radius: 12), "#8C5A35")
    fill(plank(x + 2.5, y + 6.5, w, h - 6.5, radius: 12), Wood.dark)
  }
}
