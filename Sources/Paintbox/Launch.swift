/// The launch picture, and what moves on it.
var launchPictures: [Picture] {
  [launchPicture] + Lurker.all.flatMap(\.looks) + [Lurker.tongue]
}

/// The first picture on screen: rabbit, lion and cobra look out of the dark before the day begins.
private let launchPicture = drawing("launch", 1280, 720) { sketch in
  let hour = Hour.daybreak
  sketch.fill(plank(0, 0, 1280, 720, radius: 0), hour.sky[0])
  sketch.glow(hour)
  sketch.wood(hour)
  sketch.lianas(hour)
  sketch.canopy(hour)
  sketch.leavesBehind(hour)
  for lurker in Lurker.all { sketch.add(lurker.node(lurker.nodes)) }
  sketch.leavesBefore(hour)
}

extension Hour {
  /// Before the sun is up: its light stands behind the trees, and what is near is dark and warm.
  fileprivate static let daybreak = Hour(
    sky: ["#20281A", "#C98A3A", "#FFDF94"],
    palest: Tone(light: "#C08A40", shade: "#B07C38", rib: "#B07C38"),
    pale: Tone(light: "#8A6A30", shade: "#7A5C2A", rib: "#6E5428"),
    mid: Tone(light: "#5C5A2A", shade: "#4C4C25", rib: "#4C4C25"),
    fresh: Tone(light: "#42542A", shade: "#334524", rib: "#5E6E38"),
    leaf: Tone(light: "#31502B", shade: "#243E24", rib: "#567340"),
    deep: Tone(light: "#213A25", shade: "#182D1E", rib: "#3D5A35"), grass: "#3A4722", earth: [])
}

extension Sketch {
  /// Light behind the trees, in steps too small to see.
  fileprivate mutating func glow(_ hour: Hour) {
    let steps = 80
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let color =
        t < 0.55
        ? hour.sky[0].mixed(with: hour.sky[1], t / 0.55)
        : hour.sky[1].mixed(with: hour.sky[2], (t - 0.55) / 0.45)
      fill(ellipse(640, 290, 720 - 560 * t, 470 - 370 * t), color)
    }
  }

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

  /// Leaves at both sides, mirrored.
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
