/// The pictures of bursts: leaves, petals, dust, stars. The game turns and fades them.
var particlePictures: [Picture] {
  let line = 2.2
  let leaves = [("leaf-a", Green.fresh, 0.0), ("leaf-b", Green.mid, 30), ("leaf-c", autumn, -24)]
    .map { name, tone, bend in
      var sketch = Sketch()
      let spine = Spine(5.5, 21.5, turn: -42 - bend * 0.5, length: 22.5, bend: bend)
      sketch.leaf(spine, width: 12.5, tone.inked(Palette.ink, line), ribs: 3)
      return sketch.picture(name, 28, 28)
    }
  return leaves + [petal, dust, star, sleepingStar, splash]
}

private let autumn = Tone(light: "#F2C14E", shade: "#DB952E", rib: "#B06A1E")

private let petal = drawing("petal", 24, 24) { sketch in
  let tone = Tone(light: "#F9A8C0", shade: "#E2789C", rib: "#F9A8C0", ink: Palette.ink, line: 2)
  sketch.leaf(Spine(5.4, 18.4, turn: -44, length: 17.5, bend: 10), width: 12, tone, .broad)
}

/// A puff of sand: uneven round bumps about a curl, and two puffs that break away.
private let dust = drawing("dust", 40, 40) { sketch in
  let cloud = [
    (18.0, 21.0, 8.0), (12.0, 25.5, 5.6), (24.0, 15.5, 6.8), (27.0, 23.5, 6.4), (19.0, 28.0, 6.2),
    (14.0, 16.5, 5.2),
  ]
  let puff = cloud.reduce(Path()) { $0 + ellipse($1.0, $1.1, $1.2, $1.2) }
  for (path, shade) in [
    (ellipse(36, 11, 2.4, 2.4), at(-1, -1.2)), (ellipse(4.4, 35, 2.8, 2.8), at(-1, -1.3)),
    (puff, at(-2, -2.6)),
  ] {
    sketch.paint(path, "#FDF1D6", line: 1.4, ink: "#C9A66B", ("#EBD5A6", shade))
  }
  let curl = line(
    at(27.6, 21.4), at(24, 25), at(18.6, 24), at(16.8, 19.6), at(19.6, 15.8), at(23.6, 17.4))
  sketch.stroke(curl, "#D9BC85", 1.6)
}

private let star = starSketch(Coat("#F6C445", shade: "#E39A2B", light: "#FFF0A8"))
  .picture("star", 40, 40)

/// A star before it is earned: pale, with closed eyes and a small smile.
private let sleepingStar = drawing("star-asleep", 40, 40) { sketch in
  sketch = starSketch(Coat("#AEB9CE", shade: "#8390AE", light: "#DCE3F0"))
  for x in [15.4, 24.6] {
    sketch.stroke(line(at(x - 2.5, 19.6), at(x, 21.6), at(x + 2.5, 19.6)), Palette.ink, 1.5)
  }
  sketch.stroke(line(at(18.2, 25), at(20, 26.2), at(21.8, 25)), Palette.ink, 1.4)
}

private func starSketch(_ coat: Coat) -> Sketch {
  var sketch = Sketch()
  let path = blob(
    (0..<10).map { index in
      let direction = PathPoint.polar(index % 2 == 0 ? 16.5 : 8.2, Double(index) * 36 - 90)
      return index % 2 == 0
        ? corner(20 + direction.x, 21 + direction.y) : at(20 + direction.x, 21 + direction.y)
    })
  sketch.edge(path, Palette.ink, 2.6)
  sketch.edge(path, coat.base, 0.8)
  sketch.crescent(path, coat.shade, at(-2.5, -3.5))
  sketch.crescent(path, coat.light, at(1.6, 2.2))
  return sketch
}

private let splash = drawing("splash", 24, 24) { sketch in
  let path = blob(corner(12, 3.6), at(17, 10), at(19, 15), at(12, 21.6), at(5, 15), at(7, 10))
  sketch.paint(path, "#BFE6FA", line: 1.8, ink: "#14507F", ("#7FC4EE", at(-2.5, -3)))
  sketch.fill(ellipse(9.4, 14, 1.9, 3.2, turn: 14), "#FFFFFF")
}
