/// What lies and hangs about in the jungle: the animals' patches, the plaques of the scores.
var boardPictures: [Picture] { [homePatch, plaque] }

/// Flattened grass on which an animal waits.
private var homePatch: Picture {
  var sketch = Sketch()
  sketch.fill(ellipse(110, 54, 104, 27), Palette.night, opacity: 0.14)
  var scatter = Scatter(3)
  for index in 0..<44 {
    let way = Spot.polar(1, 360 * Double(index) / 44)
    // Blades stand up behind and lie flat in front.
    let turn = at(way.x, way.y * 0.5 - 0.34).unit
    let spine = Spine(
      110 + way.x * 90, 44 + way.y * 23, turn: turn.degrees + scatter.next(-14, 14),
      length: way.y > 0.3 ? scatter.next(9, 13) : scatter.next(15, 23), bend: way.x * 30)
    sketch.leaf(spine, width: 6.5, index % 2 == 0 ? Green.fresh : Green.mid, .grass)
  }
  sketch.fill(ellipse(110, 46, 98, 28), "#5FA64B")
  sketch.fill(ellipse(110, 45, 94, 26), "#82BF5E")
  sketch.fill(ellipse(106, 43, 82, 20.5), "#B5D673")
  for index in 0..<26 {
    let way = Spot.polar(1, scatter.next(0, 360))
    let reach = scatter.next(0.2, 1)
    let color: Color = index % 3 == 0 ? "#8FC463" : "#CFE48E"
    sketch.leaf(
      Spine(
        106 + way.x * 72 * reach, 43 + way.y * 16 * reach,
        turn: scatter.next(-24, 24) + (index % 2 == 0 ? 0 : 180), length: 19, bend: 24),
      width: 4, Tone(light: color, shade: color, rib: color), .grass)
  }
  for (index, x) in [24.0, 48, 172, 198].enumerated() {
    sketch.tuft(x, 66 - abs(x - 110) * 0.09, 17, Green.fresh, seed: UInt64(index), blades: 5)
  }
  return sketch.picture("home-patch", 220, 84)
}

/// A plaque on two ropes, its face calm for a label and a number.
private var plaque: Picture {
  var sketch = Sketch()
  for (top, foot) in [(42.0, 45.0), (158, 155)] {
    let rope = line(at(top, 3), at(foot, 26))
    sketch.stroke(rope, Palette.ink, 9)
    sketch.stroke(rope, Parchment.edge, 4.4)
  }
  sketch.board(10, 19, 180, 90, seed: 5)
  sketch.fill(plank(26, 33, 148, 60, radius: 14), Palette.ink)
  sketch.fill(plank(28.5, 35.5, 143, 55, radius: 12), Wood.deep)
  sketch.fill(plank(28.5, 39.5, 143, 51, radius: 12), "#8C5A35")
  sketch.fill(plank(28.5, 39.5, 143, 48.5, radius: 12), Wood.dark)
  for (x, y) in [(19.0, 28.0), (181, 28), (19, 98), (181, 98)] { sketch.nail(x, y) }
  sketch.sprig(at(24, 22), [(-160, 24), (-80, 22), (20, 26)], flower: false)
  return sketch.picture("plaque", 200, 120)
}
