/// Small pieces that fly: leaves, petals, dust, stars. All are turned and faded by the game.
var particlePictures: [Picture] {
  let line = 2.2
  let leaves = [("leaf-a", Green.fresh, 0.0), ("leaf-b", Green.mid, 30), ("leaf-c", autumn, -24)]
    .map { name, tone, bend in
      var sketch = Sketch()
      let spine = Spine(5.5, 21.5, turn: -42 - bend * 0.5, length: 22.5, bend: bend)
      sketch.leaf(spine, width: 12.5, tone.inked(Palette.ink, line), ribs: 3)
      return sketch.picture(name, 28, 28)
    }
  return leaves + [petal, dust, star, splash]
}

private let autumn = Tone(light: "#F2C14E", shade: "#DB952E", rib: "#B06A1E")

private var petal: Picture {
  var sketch = Sketch()
  let tone = Tone(light: "#F9A8C0", shade: "#E2789C", rib: "#F9A8C0", ink: Palette.ink, line: 2)
  sketch.leaf(Spine(5.4, 18.4, turn: -44, length: 17.5, bend: 10), width: 12, tone, .broad)
  return sketch.picture("petal", 24, 24)
}

/// A puff of sand with a thin line.
private var dust: Picture {
  var sketch = Sketch()
  let puff =
    ellipse(13, 24, 9.5, 8.5) + ellipse(27, 24.5, 9, 8) + ellipse(20, 16.5, 10.5, 10)
    + ellipse(20, 26, 11, 8)
  sketch.edge(puff, "#A87C45", 1.8)
  sketch.fill(puff, "#FBE9C2")
  sketch.add(.crescent(puff, "#E3C58A", shift: at(-3, -4), opacity: 1))
  sketch.stroke(line(at(12, 23), at(15, 19.5), at(19, 20.5)), "#D2AE70", 1.6)
  sketch.stroke(line(at(23, 26), at(26.5, 22.5), at(30, 24)), "#D2AE70", 1.6)
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
  let path = blob(corner(12, 3.6), at(17, 10), at(19, 15), at(12, 21.6), at(5, 15), at(7, 10))
  sketch.edge(path, "#14507F", 1.8)
  sketch.fill(path, "#BFE6FA")
  sketch.add(.crescent(path, "#7FC4EE", shift: at(-2.5, -3), opacity: 1))
  sketch.fill(ellipse(9.4, 14, 1.9, 3.2, turn: 14), "#FFFFFF")
  return sketch.picture("splash", 24, 24)
}
