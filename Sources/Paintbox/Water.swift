/// What lies on the river: its colours belong to the blue that the game fills it with.
var waterPictures: [Picture] { [ripple, lily] }

/// The rings around somebody who stands in the water; it takes the place of a shadow.
private var ripple: Picture {
  var sketch = Sketch()
  sketch.fill(ellipse(120, 30, 119, 29), "#FFFFFF", opacity: 0.2)
  sketch.fill(ellipse(120, 30.5, 112, 26), "#2D7DD2")
  sketch.fill(ellipse(120, 30, 96, 21.5), "#FFFFFF", opacity: 0.42)
  sketch.fill(ellipse(120, 31, 88, 18.4), "#1F63AE")
  return sketch.picture("ripple", 240, 60)
}

/// Two round leaves with a notch each, and a flower.
private var lily: Picture {
  var sketch = Sketch()
  for (x, y, rx, ry, turn) in [(46.0, 34.0, 40.0, 22.0, 40.0), (98, 46, 26, 14, 160)] {
    let edge = stride(from: 26.0, through: 334, by: 15.4).map { way -> Spot in
      let round = Spot.polar(1, way + turn)
      return at(x + round.x * rx, y + round.y * ry)
    }
    let pad = blob(edge + [corner(x, y)])
    sketch.fill(pad.moved(1, 5), "#174E8C", opacity: 0.55)
    sketch.edge(pad, "#0B2A20", 2.6)
    sketch.fill(pad, "#59A84B")
    sketch.add(.crescent(pad, "#3E8A45", shift: at(-3, -5), opacity: 1))
    sketch.add(.crescent(pad, "#8CCB63", shift: at(2, 3), opacity: 1))
    for way in [70.0, 130, 190, 250, 310] {
      let tip = Spot.polar(0.72, way + turn)
      sketch.stroke(line(at(x, y), at(x + tip.x * rx, y + tip.y * ry)), "#3E8A45", 1.6)
    }
  }
  sketch.blossom(58, 24, 17, petals: 7, "#FFF6DD", "#F9C3D2", line: 2.6)
  return sketch.picture("lily", 132, 68)
}
