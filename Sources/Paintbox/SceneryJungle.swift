/// The clearing of the jungle game: pale trees far away, hedges, warm earth, dark leaves in front.
let jungleFrame = drawing("jungleframe", 1280, 720) { sketch in
  let palette = ScenePalette.morning
  sketch.light(palette)
  sketch.farTrees(palette)
  sketch.hedges(palette)
  sketch.clearing(palette)
  sketch.pebbles()
  sketch.meadow()
  sketch.shafts()
  sketch.brook()
  sketch.lianas(palette)
  sketch.canopy(palette)
  sketch.sideLeaves(palette)
  sketch.sideFlowers()
}

extension Sketch {
  mutating func light(_ palette: ScenePalette) {
    fill(plank(0, 0, 1280, 720, radius: 0), palette.sky[0])
    fill(
      blob(
        at(120, -60), at(560, -120), at(1000, -40), at(1120, 120), at(980, 260), at(300, 260),
        at(160, 110)), palette.sky[1])
    fill(
      blob(
        at(260, -60), at(560, -120), at(860, -40), at(930, 100), at(800, 240), at(420, 240),
        at(300, 100)), palette.sky[2])
  }

  mutating func farTrees(_ palette: ScenePalette) {
    trunks(
      [(326, 16), (470, 10), (742, 12), (905, 18), (1004, 11), (218, 20), (604, 8)], palette.palest,
      lean: at(-6, 5), middle: 90, foot: 190)
    bushes(
      [
        (220, 176, 130, 96), (400, 128, 110, 60), (560, 112, 100, 40), (720, 112, 100, 38),
        (880, 128, 110, 58), (1060, 176, 130, 100),
      ], palette.palest, seed: 1)
    palmTree(palette, 330, 150, height: 112, lean: 22, crown: 76)
    palmTree(palette, 934, 150, height: 124, lean: -28, crown: 84)
  }

  mutating func palmTree(
    _ palette: ScenePalette, _ x: Double, _ y: Double, height: Double, lean: Double, crown: Double
  ) {
    let top = at(x + lean, y - height)
    fill(
      tube(
        joint(x, y, height * 0.05), joint(x + lean * 0.35, y - height * 0.5, height * 0.034),
        joint(top.x, top.y, height * 0.028)), palette.pale.shade)
    let fronds = [(-172.0, -42.0), (-148, -50), (-112, -34), (-70, 34), (-34, 50), (-8, 42)]
    for (turn, bend) in fronds {
      frond(
        Spine(top.x, top.y, turn: turn, length: crown, bend: bend), pairs: 9, lobe: crown * 0.34,
        lobeWidth: crown * 0.11, palette.pale, open: 60, from: 0.1, stem: 3)
    }
  }

  mutating func hedges(_ palette: ScenePalette) {
    bushes(
      [
        (120, 196, 150, 130), (290, 148, 96, 66), (426, 118, 80, 36), (852, 118, 80, 36),
        (990, 148, 96, 64), (1160, 196, 150, 134),
      ], palette.pale, seed: 21)
    bushes(
      [
        (20, 236, 156, 136), (206, 168, 92, 60), (346, 126, 60, 30), (934, 126, 60, 28),
        (1074, 168, 94, 62), (1260, 236, 156, 138),
      ], palette.mid, seed: 41)
  }

  /// Draws slanting light from the upper left, so faint that the ground keeps its colours.
  mutating func shafts() {
    let beams = [
      [at(250, 0), at(390, 0), at(760, 720), at(470, 720)],
      [at(470, 0), at(540, 0), at(1030, 720), at(900, 720)],
      [at(90, 0), at(160, 0), at(330, 720), at(180, 720)],
    ]
    for beam in beams { fill(polygon(beam), "#FFFBE0", opacity: 0.13) }
  }

  /// Draws leaves that hang from above, longer and darker towards the corners.
  mutating func canopy(_ palette: ScenePalette) {
    var scatter = SeededRandom(11)
    let rows = [(palette.pale, 58.0, 52.0), (palette.mid, 44, 36), (palette.fresh, 26, 40)]
    for (tone, depth, step) in rows {
      var x = -20.0
      while x < 1300 {
        let away = abs(x - 600) / 680
        let length = depth + 100 * away * away + scatter.next(-16, 18)
        leaf(
          Spine(
            x, -16, turn: 90 + scatter.next(-34, 34), length: length, bend: scatter.next(-26, 26)),
          width: 30 + 18 * away + scatter.next(-4, 6), tone)
        x += step + scatter.next(-8, 8)
      }
    }
  }
}
