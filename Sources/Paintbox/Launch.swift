/// The launch picture, and the pictures that move on it.
var launchPictures: [Picture] {
  [launchPicture] + LaunchAnimal.all.flatMap(\.looks) + [LaunchAnimal.tongue]
}

/// The first picture on screen: rabbit, lion and cobra look out of the dark before sunrise.
private let launchPicture = drawing("launch", 1280, 720) { sketch in
  let hour = Hour.daybreak
  sketch.light(hour)
  sketch.wood(hour)
  sketch.lianas(hour)
  sketch.canopy(hour)
  sketch.leavesBehind(hour)
  for lurker in LaunchAnimal.all { sketch.add(lurker.node(lurker.nodes)) }
  sketch.leavesBefore(hour)
}

extension Hour {
  /// The colours of sunrise: light behind the trees, and dark, warm plants in front.
  fileprivate static let daybreak = Hour(
    sky: ["#F2A95C", "#FAC878", "#FFE7AC"],
    palest: Tone(light: "#DD9E52", shade: "#D08F45", rib: "#C4833C"),
    pale: Tone(light: "#B99A45", shade: "#A4863A", rib: "#957A33"),
    mid: Tone(light: "#8B9A42", shade: "#758739", rib: "#66782F"),
    fresh: Tone(light: "#5E8E40", shade: "#4B7A38", rib: "#7E9E4C"),
    leaf: Tone(light: "#3B7A44", shade: "#2C653A", rib: "#63944F"),
    deep: Tone(light: "#27593C", shade: "#1D4731", rib: "#477A47"), grass: "#7C9440", earth: [])
}

extension Sketch {
  fileprivate mutating func wood(_ hour: Hour) {
    trunks(
      [(236, 22), (352, 13), (486, 11), (770, 10), (868, 14), (1058, 24)], hour.palest,
      lean: at(-8, 6), middle: 220, foot: 520)
    palmTree(hour, 500, 460, height: 300, lean: -60, crown: 128)
    palmTree(hour, 800, 460, height: 330, lean: 20, crown: 120)
    let bushes = [
      (180.0, 480.0, 220.0, 150.0), (480, 500, 190, 90), (800, 500, 190, 90),
      (1110, 480, 220, 150),
    ]
    for (index, b) in bushes.enumerated() {
      bush(b.0, b.1, b.2, b.3, index % 3 == 0 ? hour.mid : hour.pale, seed: UInt64(index + 61))
    }
    fill(
      blob(
        corner(0, 470), at(320, 490), at(640, 496), at(960, 490), corner(1280, 470),
        corner(1280, 720), corner(0, 720)), hour.grass)
  }

  /// Draws leaves at both sides, mirrored.
  fileprivate mutating func leavesBehind(_ hour: Hour) {
    bothSides { sketch, side in
      sketch.frond(
        side(170, -60, 66, 260, 24), pairs: 8, lobe: 104, lobeWidth: 42, hour.fresh, stem: 6)
      sketch.frond(
        side(-60, 300, -24, 260, 30), pairs: 7, lobe: 110, lobeWidth: 42, hour.fresh, stem: 6)
      sketch.leaf(side(300, -60, 80, 170, -14), width: 84, hour.leaf, .broad, ribs: 5)
    }
  }

  fileprivate mutating func leavesBefore(_ hour: Hour) {
    bothSides { sketch, side in
      sketch.frond(
        side(-20, -80, 50, 270, 20), pairs: 8, lobe: 120, lobeWidth: 46, hour.leaf, stem: 7)
      sketch.leaf(side(-60, 70, 8, 240, 34), width: 116, hour.deep, .broad, ribs: 7)
      sketch.leaf(side(-70, 520, -24, 230, 40), width: 110, hour.leaf, .broad, ribs: 7)
      sketch.leaf(side(360, 800, -70, 190, 26), width: 96, hour.leaf, .broad, ribs: 6)
      sketch.frond(
        side(20, 800, -62, 270, 24), pairs: 9, lobe: 112, lobeWidth: 44, hour.leaf, stem: 7)
      sketch.leaf(side(210, 800, -62, 190, 30), width: 100, hour.deep, .broad, ribs: 6)
      sketch.leaf(side(470, 810, -66, 160, 30), width: 92, hour.deep, .broad, ribs: 5)
    }
  }
}
