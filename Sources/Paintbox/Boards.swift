/// What lies and hangs about in the jungle: the animals' patches, the plaques of the scores, the signs.
var boardPictures: [Picture] { [homePatch, plaque, door, winSign, loseSign] }

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

/// A plaque, its face calm for a label and a number.
private var plaque: Picture {
  var sketch = Sketch()
  sketch.board(9, 12, 182, 99, seed: 5)
  sketch.inset(22, 20, 156, 84)
  for (x, y) in [(16.0, 22.0), (184, 22), (16, 100), (184, 100)] { sketch.nail(x, y) }
  sketch.sprig(at(22, 18), [(-160, 20), (-76, 16), (22, 26)], flower: false)
  return sketch.picture("plaque", 200, 120)
}

/// A signboard on two posts: parchment above for a small scene, a dark band below for its name.
private var door: Picture {
  var sketch = Sketch()
  sketch.fill(ellipse(125, 288, 104, 10), Palette.night, opacity: 0.16)
  for (x, seed) in [(44.0, UInt64(2)), (188, 3)] {
    sketch.board(x, 196, 20, 92, seed: seed, ink: 4)
  }
  sketch.board(10, 16, 230, 212, seed: 14, grain: 9, ink: 5)
  sketch.fill(plank(24, 28, 202, 126, radius: 16), Palette.ink)
  sketch.fill(plank(27.5, 31.5, 195, 119, radius: 13), Parchment.edge)
  sketch.fill(plank(27.5, 37, 195, 113.5, radius: 13), Parchment.base)
  sketch.inset(20, 160, 210, 52)
  for (x, y) in [(18.0, 25.0), (232, 25), (18, 157), (232, 157)] { sketch.nail(x, y) }
  sketch.sprig(at(30, 20), [(-166, 26), (-100, 18), (14, 30)], flower: true)
  for (index, x) in [40.0, 66, 184, 208].enumerated() {
    sketch.tuft(x, 292, 20, Green.fresh, seed: UInt64(index + 60), blades: 5)
  }
  return sketch.picture("door", 250, 300)
}

extension Sketch {
  /// A dark face cut into wood, its upper wall in shadow.
  fileprivate mutating func inset(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    fill(plank(x, y, width, height, radius: 14), Palette.ink)
    let (w, h) = (width - 5, height - 5)
    fill(plank(x + 2.5, y + 2.5, w, h, radius: 12), Wood.deep)
    fill(plank(x + 2.5, y + 6.5, w, h - 4, radius: 12), "#8C5A35")
    fill(plank(x + 2.5, y + 6.5, w, h - 6.5, radius: 12), Wood.dark)
  }
}
