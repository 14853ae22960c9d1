/// The hub's clearing: one path passes the four signs at x = 190, 490, 790, 1090.
let hubPicture = drawing("hub", 1280, 720) { sketch in
  let palette = ScenePalette.morning
  sketch.light(palette)
  sketch.grove(palette)
  sketch.lawn()
  sketch.hedge(palette)
  sketch.trail()
  sketch.verge()
  sketch.shafts()
  sketch.lianas(palette)
  sketch.canopy(palette)
  sketch.hubEdges(palette)
  sketch.hubFlowers()
}

extension Sketch {
  fileprivate mutating func grove(_ palette: ScenePalette) {
    fill(
      blob(
        at(240, -40), at(620, -90), at(940, -40), at(1040, 150), at(900, 330), at(380, 330),
        at(230, 150)), palette.sky[2])
    trunks(
      [
        (120, 26), (252, 15), (356, 20), (470, 11), (585, 9), (694, 10), (812, 14), (930, 21),
        (1040, 14), (1160, 26),
      ], palette.palest, lean: at(-8, 6), middle: 160, foot: 380)
    palmTree(palette, 330, 352, height: 214, lean: 40, crown: 118)
    palmTree(palette, 946, 352, height: 232, lean: -46, crown: 126)
    bushes(
      [
        (210, 360, 150, 96), (450, 350, 140, 54), (640, 350, 140, 40), (830, 350, 140, 52),
        (1070, 360, 150, 96),
      ], palette.palest, seed: 71, lobes: 13)
    // The wood rises behind the signs, so that no bare light shows under the title.
    bushes(
      [
        (40, 330, 170, 176), (236, 330, 150, 134), (420, 330, 150, 116), (590, 330, 130, 136),
        (760, 330, 150, 120), (950, 330, 150, 132), (1140, 330, 160, 140), (1270, 330, 130, 170),
      ], palette.palest.mixed(with: palette.pale, 0.55), seed: 131, lobes: 13)
    bushes(
      [(150, 340, 120, 108), (500, 340, 110, 96), (690, 340, 110, 92), (1040, 340, 120, 110)],
      palette.pale, seed: 151)
    bushes(
      [
        (60, 376, 150, 150), (300, 364, 110, 70), (470, 358, 74, 34), (810, 358, 74, 34),
        (980, 364, 110, 70), (1220, 376, 150, 150),
      ], palette.pale, seed: 81)
  }

  /// Draws flowers on the leaves of all four corners.
  fileprivate mutating func hubFlowers() {
    let places: [(Double, Double, Double, Petal)] = [
      (52, 664, 25, .coral), (1224, 668, 24, .violet), (148, 694, 19, .ivory),
      (1128, 698, 20, .golden), (38, 268, 21, .golden), (1246, 262, 22, .rose),
    ]
    for (x, y, size, petal) in places {
      blossom(x, y, size, petal, line: 2.5, ink: Green.deep.shade)
    }
  }

  fileprivate mutating func lawn() {
    fill(
      blob(
        corner(0, 372), at(320, 352), at(640, 344), at(960, 352), corner(1280, 372),
        corner(1280, 720), corner(0, 720)), "#A6D070")
    fill(
      blob(
        corner(0, 440), at(300, 414), at(660, 436), at(980, 410), corner(1280, 436),
        corner(1280, 720), corner(0, 720)), "#97C765")
    fill(
      blob(
        corner(0, 640), at(260, 668), at(640, 676), at(1020, 662), corner(1280, 640),
        corner(1280, 720), corner(0, 720)), "#82B957")
  }

  /// Draws bushes between the pale wood and the lawn, darker towards the sides.
  fileprivate mutating func hedge(_ palette: ScenePalette) {
    bushes(
      [(30, 404, 128, 84), (1250, 404, 128, 84), (196, 392, 84, 44), (1090, 390, 84, 42)],
      palette.mid, seed: 101)
  }

  /// Draws the path, which comes in at the lower left, swings and narrows into the bushes.
  fileprivate mutating func trail() {
    let joints = [
      joint(-150, 690, 96), joint(60, 618, 66), joint(190, 582, 58), joint(340, 566, 53),
      joint(490, 566, 50), joint(640, 574, 48), joint(790, 574, 46), joint(940, 558, 43),
      joint(1060, 530, 38), joint(1146, 494, 31), joint(1204, 454, 24), joint(1250, 412, 18),
      joint(1290, 372, 13),
    ]
    let tones: [(Double, Color)] = [(7, "#B9CC74"), (0, "#E3CB85"), (-8, "#F0DC9E")]
    for (grow, color) in tones {
      fill(
        tube(
          joints.map { Joint(spot: $0.spot, radius: max(1, $0.radius + grow * $0.radius / 50)) }),
        color)
    }
    var scatter = SeededRandom(31)
    for index in 0..<26 {
      let (x, y) = (20 + Double(index) * 48, 572 + scatter.next(-20, 40))
      let size = scatter.next(4, 9)
      // Right of this the path climbs out of this row.
      guard x < 1020 else { continue }
      fill(ellipse(x + 1, y + 1.5, size, size * 0.5), "#C9A864")
      fill(ellipse(x, y, size, size * 0.46), "#EFE0B0")
    }
  }

  fileprivate mutating func verge() {
    bush(1256, 424, 84, 62, Green.mid, seed: 91, lobes: 9)
    tufts(
      [
        (340, 532, 30), (640, 522, 26), (940, 532, 30), (332, 676, 36), (520, 690, 34),
        (690, 682, 38), (870, 694, 34), (1000, 668, 36), (1186, 640, 34), (640, 430, 20),
        (420, 400, 18), (880, 404, 18), (70, 520, 30),
      ], seed: 3)
    daisies(
      at(356, 512), at(612, 506), at(958, 512), at(420, 688), at(600, 700), at(780, 690),
      at(1120, 668))
  }

  fileprivate mutating func hubEdges(_ palette: ScenePalette) {
    bothSides { sketch, side in
      sketch.leaf(side(-40, 250, -8, 150, 40), width: 76, palette.fresh, .broad, ribs: 6)
      sketch.frond(side(-40, 120, 16, 210, 30), pairs: 8, lobe: 78, lobeWidth: 26, palette.leaf)
      sketch.frond(side(-20, -30, 40, 260, 24), pairs: 9, lobe: 92, lobeWidth: 30, palette.leaf)
      sketch.leaf(side(100, -40, 66, 160, -20), width: 74, palette.deep, .broad, ribs: 5)
      sketch.leaf(side(-40, 30, 44, 170, -30), width: 80, palette.deep, .broad, ribs: 5)
      sketch.frond(side(-30, 760, -40, 200, 26), pairs: 8, lobe: 78, lobeWidth: 26, palette.leaf)
      sketch.leaf(side(40, 770, -46, 170, 40), width: 76, palette.deep, .broad, ribs: 5)
      sketch.leaf(side(-30, 700, -30, 120, 30), width: 60, palette.deep, .broad, ribs: 5)
    }
  }
}
