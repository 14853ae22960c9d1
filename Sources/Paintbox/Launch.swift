/// The first picture on screen: large flat shapes in few colours, so that it is decoded at once.
var launchPicture: Picture {
  var sketch = Sketch()
  sketch.fill(plank(0, 0, 1280, 720, radius: 0), "#0E2A22")
  sketch.fill(ellipse(640, 360, 590, 350), "#174534")
  sketch.fill(ellipse(636, 346, 500, 300), "#2B6B45")
  sketch.fill(ellipse(626, 322, 420, 246), "#5DA653")
  sketch.fill(ellipse(600, 290, 300, 180), "#A9D46B")
  sketch.lurkers()
  sketch.partingLeaves()
  return sketch.picture("launch", 1280, 720)
}

private let back = Tone(light: "#1F6241", shade: "#174534", rib: "#2B6B45")
private let front = Tone(light: "#2F8A4C", shade: "#1F6241", rib: "#5DA653")

extension Sketch {
  fileprivate mutating func partingLeaves() {
    for isRight in [false, true] {
      func side(_ x: Double, _ y: Double, _ turn: Double, _ length: Double, _ bend: Double) -> Spine
      {
        let spine = Spine(x, y, turn: turn, length: length, bend: bend)
        return isRight ? spine.mirrored(about: 640) : spine
      }
      frond(side(170, -60, 66, 300, 24), pairs: 8, lobe: 120, lobeWidth: 48, back, stem: 6)
      frond(side(-60, 330, -24, 330, 30), pairs: 7, lobe: 130, lobeWidth: 50, back, stem: 6)
      leaf(side(400, -60, 84, 190, -14), width: 92, back, .broad, ribs: 5)
      leaf(side(540, -70, 100, 140, 10), width: 78, back, .broad, ribs: 4)
      frond(side(-20, -80, 50, 300, 20), pairs: 8, lobe: 130, lobeWidth: 50, front, stem: 7)
      leaf(side(-60, 90, 4, 320, 34), width: 140, front, .broad, ribs: 7)
      leaf(side(-70, 560, -34, 350, 40), width: 140, front, .broad, ribs: 7)
      leaf(side(330, 800, -76, 230, 26), width: 112, back, .broad, ribs: 6)
      leaf(side(560, 800, -84, 190, 14), width: 100, back, .broad, ribs: 5)
      frond(side(60, 790, -66, 320, 20), pairs: 9, lobe: 130, lobeWidth: 50, front, stem: 7)
      leaf(side(250, 800, -58, 230, 30), width: 108, front, .broad, ribs: 6)
      leaf(side(480, 810, -66, 170, 30), width: 92, front, .broad, ribs: 5)
    }
  }
}
