/// Plants in the foreground, in separate pictures that sway about their roots.
var nearPictures: [Picture] {
  [leavesLeft, leavesRight, lianaLeft, lianaRight, fern, flowerA, flowerB]
}

private let inkGreen: Color = "#0B2A20"
private let dark = Green.dark.inked(inkGreen, 3.5)
private let deep = Green.deep.inked(inkGreen, 3.5)
private let lit = Green.leaf.inked(inkGreen, 3.5)

/// Leaves whose root is at the upper left corner.
private let leavesLeft = drawing("leaves-left", 260, 420) { sketch in
  sketch.leaf(Spine(-20, 210, turn: 26, length: 210, bend: 44), width: 78, deep, .broad, ribs: 6)
  sketch.frond(
    Spine(-24, 130, turn: 48, length: 276, bend: 20), pairs: 8, lobe: 84, lobeWidth: 30, dark,
    stem: 5)
  sketch.leaf(Spine(-24, 60, turn: 22, length: 244, bend: 46), width: 92, lit, .broad, ribs: 7)
  sketch.leaf(Spine(20, -20, turn: 58, length: 250, bend: 22), width: 96, deep, .broad, ribs: 7)
  sketch.leaf(Spine(70, -30, turn: 40, length: 190, bend: 40), width: 74, dark, .broad, ribs: 6)
  sketch.leaf(Spine(-30, -10, turn: 40, length: 170, bend: 10), width: 80, dark, .broad, ribs: 6)
}

/// Leaves whose root is at the upper right corner.
private let leavesRight = drawing("leaves-right", 260, 420) { sketch in
  func mirrored(_ x: Double, _ y: Double, _ turn: Double, _ length: Double, _ bend: Double) -> Spine
  {
    Spine(x, y, turn: turn, length: length, bend: bend).mirrored(about: 130)
  }
  sketch.frond(
    mirrored(-24, 190, 34, 236, 40), pairs: 8, lobe: 80, lobeWidth: 29, deep, stem: 5)
  sketch.leaf(mirrored(-24, 150, 56, 272, 24), width: 92, dark, .broad, ribs: 7)
  sketch.leaf(mirrored(-20, 40, 44, 262, 30), width: 88, lit, .broad, ribs: 7)
  sketch.frond(mirrored(30, -20, 48, 240, 30), pairs: 8, lobe: 76, lobeWidth: 28, dark, stem: 5)
  sketch.leaf(mirrored(-20, 20, 18, 210, 46), width: 82, deep, .broad, ribs: 6)
  sketch.leaf(mirrored(60, -30, 62, 150, 10), width: 66, deep, .broad, ribs: 5)
  sketch.leaf(mirrored(-30, -10, 44, 150, 10), width: 76, dark, .broad, ribs: 5)
}

/// Two lianas whose root is at the top.
private let lianaLeft = drawing("liana-left", 90, 260) { sketch in
  sketch.vine(at(58, -10), at(66, 170), sway: 12, leaves: 6, seed: 4, deep)
  sketch.vine(at(34, -10), at(36, 226), sway: -14, leaves: 8, seed: 5, lit)
}

private let lianaRight = drawing("liana-right", 90, 260) { sketch in
  sketch.vine(at(30, -10), at(32, 150), sway: -10, leaves: 5, seed: 8, deep)
  sketch.vine(at(56, -10), at(56, 210), sway: 14, leaves: 8, seed: 9, lit)
  sketch.blossom(55, 218, 19, .rose, line: 3)
}

/// A clump of long leaves whose root is near the lower edge.
private let fern = drawing("fern", 180, 140) { sketch in
  let leaves: [(turn: Double, length: Double, bend: Double, tone: Tone)] = [
    (-168, 72, 40, deep), (-8, 78, -40, deep), (-152, 88, 34, dark), (-24, 80, -34, dark),
    (-104, 112, -14, deep), (-70, 106, 18, dark), (-128, 96, -30, lit), (-50, 100, 30, lit),
    (-90, 84, 8, lit),
  ]
  for (index, item) in leaves.enumerated() {
    sketch.leaf(
      Spine(
        90 + Double(index % 3 - 1) * 7, 128, turn: item.turn, length: item.length, bend: item.bend),
      width: 25, item.tone.inked(inkGreen, 3), ribs: 0)
  }
}

private let flowerA = drawing("flower-a", 96, 96) { sketch in
  sketch.leaf(Spine(50, 56, turn: 24, length: 44, bend: 20), width: 24, lit)
  sketch.leaf(Spine(46, 58, turn: 150, length: 44, bend: -20), width: 24, deep)
  sketch.blossom(48, 46, 37, .coral, line: 3.5)
  sketch.stroke(line(at(48, 45), at(57, 34), at(70, 27)), Palette.ink, 8.5)
  sketch.stroke(line(at(48, 45), at(57, 34), at(70, 27)), "#F6C445", 4)
  for (x, y) in [(66.0, 25.0), (72, 24), (72, 31)] {
    sketch.paint(ellipse(x, y, 2.6, 2.6), "#FFE08A", line: 2)
  }
}

/// Three small star flowers on their leaves.
private let flowerB = drawing("flower-b", 96, 96) { sketch in
  sketch.leaf(Spine(48, 60, turn: 70, length: 34, bend: 10), width: 22, lit)
  sketch.leaf(Spine(50, 52, turn: -20, length: 42, bend: 20), width: 22, lit)
  sketch.leaf(Spine(46, 56, turn: 176, length: 42, bend: -20), width: 22, deep)
  sketch.blossom(62, 32, 22, petals: 6, .ivory, line: 3)
  sketch.blossom(28, 40, 22, petals: 6, .violet, line: 3)
  sketch.blossom(54, 64, 23, petals: 6, .golden, line: 3)
}

extension Sketch {
  /// Draws a hanging rope with leaves on both sides and a curl at its end.
  fileprivate mutating func vine(
    _ top: PathPoint, _ foot: PathPoint, sway: Double, leaves: Int, seed: UInt64, _ tone: Tone
  ) {
    var scatter = SeededRandom(seed)
    let third = (foot - top) * (1 / 3.0)
    let path = line(top, top + third + at(sway, 0), top + third * 2 + at(-sway * 0.6, 0), foot)
    stroke(path, inkGreen, 12)
    stroke(path, tone.shade, 5.5)
    stroke(path.moved(-1.2, 0), tone.rib, 1.8)
    for index in 0..<leaves {
      let t = (Double(index) + 0.9) / Double(leaves)
      let lean = bow(t) * sway * 0.8
      let root = top + (foot - top) * t + at(lean, 0)
      let turn = (index % 2 == 0 ? 36.0 : 144) + scatter.next(-12, 12)
      leaf(
        Spine(
          root.x, root.y, turn: turn, length: scatter.next(25, 31), bend: turn < 90 ? 26 : -26),
        width: 19, tone.inked(inkGreen, 2.6))
    }
    leaf(Spine(foot.x, foot.y - 4, turn: 96, length: 26), width: 16, tone.inked(inkGreen, 2.6))
  }

  /// The approximate bow of a vine at the share `t` of its length: to one side, then to the other.
  private func bow(_ t: Double) -> Double {
    t < 0.5 ? 4 * t * (0.5 - t) * 2 : -4 * (t - 0.5) * (1 - t) * 1.2
  }
}
