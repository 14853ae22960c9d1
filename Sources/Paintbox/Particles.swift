/// Small pieces that fly: leaves, petals, dust, stars. All are turned and faded by the game.
var particlePictures: [Picture] {
  let line = 2.2
  let leaves = [("leaf-a", Green.fresh, 0.0), ("leaf-b", Green.mid, 30), ("leaf-c", autumn, -24)]
    .map { name, tone, bend in
      var sketch = Sketch()
      let spine = Spine(4, 22, turn: -42 - bend * 0.5, length: 27, bend: bend)
      sketch.leaf(spine, width: 14, tone.inked(Palette.ink, line))
      return sketch.picture(name, 28, 28)
    }
  return leaves + [petal, dust, star, splash]
}

private let autumn = Tone(light: "#F2C14E", shade: "#DB952E", rib: "#B06A1E")

private var petal: Picture {
  var sketch = Sketch()
  let tone = Tone(light: "#F9A8C0", shade: "#E2789C", rib: "#F9A8C0", ink: Palette.ink, line: 2)
  sketch.leaf(Spine(5, 20, turn: -44, length: 22, bend: 10), width: 15, tone, .broad)
  return sketch.picture("petal", 24, 24)
}

/// A puff without an outline, so that many of them melt together.
private var dust: Picture {
  var sketch = Sketch()
  let stops = [
    stop(0, "#FFF3D6", 0.95), stop(0.45, "#F3DFB2", 0.8), stop(0.8, "#E5C98C", 0.35),
    stop(1, "#E5C98C", 0),
  ]
  for (x, y, size) in [(15.0, 23.0, 14.0), (26, 24, 13), (20, 15, 13)] {
    sketch.add(fill(ellipse(x, y, size, size), .radial(stops)))
  }
  return sketch.picture("dust", 40, 40)
}

private var star: Picture {
  var sketch = Sketch()
  let path = blob(
    (0..<10).map { index in
      let way = Spot.polar(index % 2 == 0 ? 16.5 : 8.2, Double(index) * 36 - 90)
      return index % 2 == 0 ? corner(20 + way.x, 21 + way.y) : at(20 + way.x, 21 + way.y)
    })
  sketch.edge(path, Palette.ink, 2.6)
  sketch.edge(path, "#F6C445", 0.8)
  sketch.add(.crescent(path, "#E39A2B", shift: at(-2.5, -3.5), opacity: 1))
  sketch.add(.crescent(path, "#FFF0A8", shift: at(1.6, 2.2), opacity: 1))
  return sketch.picture("star", 40, 40)
}

/// A drop of the river, thrown up.
private var splash: Picture {
  var sketch = Sketch()
  let path = blob(corner(12, 1.8), at(17, 9), at(19, 15), at(12, 21.6), at(5, 15), at(7, 9))
  sketch.edge(path, "#14507F", 1.8)
  sketch.fill(path, "#BFE6FA")
  sketch.add(.crescent(path, "#7FC4EE", shift: at(-2.5, -3), opacity: 1))
  sketch.fill(ellipse(9.4, 14, 1.9, 3.2, turn: 14), "#FFFFFF")
  return sketch.picture("splash", 24, 24)
}
