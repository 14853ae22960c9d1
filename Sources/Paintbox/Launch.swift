/// The launch picture, and the pictures that move on it.
var launchPictures: [Picture] {
  [launchPicture] + LaunchAnimal.all.flatMap(\.looks) + [LaunchAnimal.tongue]
}

/// The first picture on screen: rabbit, lion and cobra look out of the dark before sunrise.
private let launchPicture = drawing("launch", 1280, 720) { sketch in
  let palette = ScenePalette.daybreak
  sketch.light(palette)
  sketch.wood(palette)
  sketch.lianas(palette)
  sketch.canopy(palette)
  sketch.leavesBehind(palette)
  for lurker in LaunchAnimal.all { sketch.add(lurker.node(lurker.nodes)) }
  sketch.leavesBefore(palette)
}

extension ScenePalette {
  /// The colours of sunrise: light behind the trees, and dark, warm plants in front.
  fileprivate static let daybreak = ScenePalette(
    sky: ["#F2A95C", "#FAC878", "#FFE7AC"],
    palest: Tone(light: "#DD9E52", shade: "#D08F45", rib: "#C4833C"),
    pale: Tone(light: "#B99A45", shade: "#A4863A", rib: "#957A33"),
    mid: Tone(light: "#8B9A42", shade: "#758739", rib: "#66782F"),
    fresh: Tone(light: "#5E8E40", shade: "#4B7A38", rib: "#7E9E4C"),
    leaf: Tone(light: "#3B7A44", shade: "#2C653A", rib: "#63944F"),
    deep: Tone(light: "#27593C", shade: "#1D4731", rib: "#477A47"), grass: "#7C9440", earth: [])
}

extension Sketch {
  fileprivate mutating func wood(_ palette: ScenePalette) {
    trunks(
      [(236, 22), (352, 13), (486, 11), (770, 10), (868, 14), (1058, 24)], palette.palest,
      lean: at(-8, 6), middle: 220, foot: 520)
    palmTree(palette, 500, 460, height: 300, lean: -60, crown: 128)
    palmTree(palette, 800, 460, height: 330, lean: 20, crown: 120)
    let bushes = [
      (180.0, 480.0, 220.0, 150.0), (480, 500, 190, 90), (800, 500, 190, 90),
      (1110, 480, 220, 150),
    ]
    for (index, b) in bushes.enumerated() {
      bush(
        b.0, b.1, b.2, b.3, index % 3 == 0 ? palette.mid : palette.pale, seed: UInt64(index + 61))
    }
    fill(
      blob(
        corner(0, 470), at(320, 490), at(640, 496), at(960, 490), corner(1280, 470),
        corner(1280, 720), corner(0, 720)), palette.grass)
  }

  /// Draws leaves at both sides, mirrored.
  fileprivate mutating func leavesBehind(_ palette: ScenePalette) {
    bothSides { sketch, side in
      sketch.frond(
        side(170, -60, 66, 260, 24), pairs: 8, lobe: 104, lobeWidth: 42, palette.fresh, stem: 6)
      sketch.frond(
        side(-60, 300, -24, 260, 30), pairs: 7, lobe: 110, lobeWidth: 42, palette.fresh, stem: 6)
      sketch.leaf(side(300, -60, 80, 170, -14), width: 84, palette.leaf, .broad, ribs: 5)
    }
  }

  fileprivate mutating func leavesBefore(_ palette: ScenePalette) {
    bothSides { sketch, side in
      sketch.frond(
        side(-20, -80, 50, 270, 20), pairs: 8, lobe: 120, lobeWidth: 46, palette.leaf, stem: 7)
      sketch.leaf(side(-60, 70, 8, 240, 34), width: 116, palette.deep, .broad, ribs: 7)
      sketch.leaf(side(-70, 520, -24, 230, 40), width: 110, palette.leaf, .broad, ribs: 7)
      sketch.leaf(side(360, 800, -70, 190, 26), width: 96, palette.leaf, .broad, ribs: 6)
      sketch.frond(
        side(20, 800, -62, 270, 24), pairs: 9, lobe: 112, lobeWidth: 44, palette.leaf, stem: 7)
      sketch.leaf(side(210, 800, -62, 190, 30), width: 100, palette.deep, .broad, ribs: 6)
      sketch.leaf(side(470, 810, -66, 160, 30), width: 92, palette.deep, .broad, ribs: 5)
    }
  }
}
