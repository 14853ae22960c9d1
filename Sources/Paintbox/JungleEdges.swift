extension Sketch {
  /// Draws lianas between the trees, behind the leaves of the corners.
  mutating func lianas(_ palette: ScenePalette) {
    liana(
      at(-20, 96), at(372, -16), sag: 96, width: 6, palette.fresh, leaves: 11, size: 26, seed: 3)
    liana(
      at(908, -16), at(1300, 120), sag: 84, width: 6, palette.fresh, leaves: 11, size: 26, seed: 6)
  }

  /// Draws a few flowers among the side leaves, away from the play.
  mutating func sideFlowers() {
    let line = Green.deep.shade
    blossom(150, 702, 18, petals: 6, .ivory, line: 2.5, ink: line)
    blossom(28, 262, 21, petals: 6, .golden, line: 2.5, ink: line)
    blossom(1226, 668, 23, petals: 6, .violet, line: 2.5, ink: line)
    blossom(1130, 704, 17, petals: 6, .golden, line: 2.5, ink: line)
    blossom(1250, 244, 23, .rose, line: 2.5, ink: line)
  }

  /// Draws dark leaves at both sides, balanced but not mirrored.
  mutating func sideLeaves(_ palette: ScenePalette) {
    leftLeaves(palette)
    rightLeaves(palette)
  }

  private mutating func leftLeaves(_ palette: ScenePalette) {
    leaf(
      Spine(-30, 340, turn: -34, length: 206, bend: 56), width: 84, palette.fresh, .broad, ribs: 6)
    leaf(
      Spine(-30, 640, turn: -52, length: 236, bend: 60), width: 92, palette.fresh, .broad, ribs: 6)
    frond(
      Spine(-40, 490, turn: -24, length: 226, bend: 54), pairs: 8, lobe: 84, lobeWidth: 27,
      palette.leaf)
    leaf(Spine(-20, 150, turn: 18, length: 190, bend: 40), width: 80, palette.leaf, .broad, ribs: 6)
    frond(
      Spine(-20, -20, turn: 36, length: 270, bend: 34), pairs: 9, lobe: 96, lobeWidth: 31,
      palette.leaf)
    leaf(
      Spine(-30, 745, turn: -34, length: 250, bend: 34), width: 106, palette.leaf, .broad, ribs: 6)
    leaf(Spine(96, -40, turn: 70, length: 168, bend: -20), width: 76, palette.deep, .broad, ribs: 5)
    leaf(Spine(-40, 40, turn: 50, length: 178, bend: -30), width: 84, palette.deep, .broad, ribs: 5)
    frond(
      Spine(-24, 770, turn: -64, length: 226, bend: 42), pairs: 8, lobe: 84, lobeWidth: 27,
      palette.deep)
    leaf(Spine(60, 775, turn: -50, length: 186, bend: 40), width: 78, palette.deep, .broad, ribs: 5)
  }

  private mutating func rightLeaves(_ palette: ScenePalette) {
    frond(
      Spine(1310, 300, turn: 196, length: 214, bend: -50), pairs: 8, lobe: 78, lobeWidth: 26,
      palette.fresh)
    leaf(
      Spine(1312, 560, turn: 214, length: 226, bend: -60), width: 88, palette.fresh, .broad, ribs: 6
    )
    leaf(
      Spine(1310, 452, turn: 190, length: 190, bend: -44), width: 80, palette.leaf, .broad, ribs: 6)
    leaf(
      Spine(1310, 120, turn: 158, length: 214, bend: -36), width: 86, palette.leaf, .broad, ribs: 6)
    frond(
      Spine(1306, -30, turn: 142, length: 260, bend: -30), pairs: 9, lobe: 92, lobeWidth: 30,
      palette.leaf)
    frond(
      Spine(1310, 690, turn: 208, length: 236, bend: -44), pairs: 8, lobe: 88, lobeWidth: 28,
      palette.leaf)
    leaf(
      Spine(1180, -40, turn: 106, length: 150, bend: 22), width: 70, palette.deep, .broad, ribs: 5)
    leaf(
      Spine(1320, 30, turn: 128, length: 184, bend: 30), width: 84, palette.deep, .broad, ribs: 5)
    leaf(
      Spine(1300, 770, turn: 242, length: 220, bend: -44), width: 92, palette.deep, .broad, ribs: 6)
    leaf(
      Spine(1196, 770, turn: 226, length: 170, bend: -36), width: 74, palette.deep, .broad, ribs: 5)
  }
}
