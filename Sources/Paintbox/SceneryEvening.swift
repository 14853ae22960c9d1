/// The clearing of Simon Says at dusk: dark all round, lit from the fire in the middle.
var simonGround: Picture {
  var sketch = Sketch()
  let hour = Hour.dusk
  sketch.light(hour)
  sketch.stars()
  sketch.farTrees(hour)
  sketch.hedges(hour)
  sketch.clearing(hour)
  sketch.firelight()
  sketch.lianas(hour)
  sketch.canopy(hour)
  sketch.sideLeaves(hour)
  sketch.fireflies()
  return sketch.picture("simon-ground", 1280, 720)
}

extension Sketch {
  fileprivate mutating func stars() {
    fill(ellipse(560, 62, 44, 44), "#A9707F")
    fill(ellipse(560, 62, 34, 34), "#FFE9BE")
    fill(ellipse(552, 55, 26, 26), "#FFF6DD")
    for (x, y) in [
      (486.0, 66.0), (520, 130), (690, 66), (716, 104), (800, 76), (650, 112), (440, 96),
    ] {
      fill(ellipse(x, y, 2.4, 2.4), "#FFE9BE")
    }
  }

  fileprivate mutating func firelight() {
    let glow: [Color] = [
      "#655E40", "#71653F", "#827040", "#957942", "#AB8445", "#C29149", "#DBA352",
    ]
    for (index, color) in glow.enumerated() {
      let size = 1 - Double(index) / 7.6
      // Uneven like light that flickers on grass.
      let rim = (0..<18).map { spoke -> Spot in
        let reach = size * (1 + (spoke % 2 == 0 ? 0.035 : -0.03) * (index % 2 == 0 ? 1 : -1))
        let way = Spot.polar(1, Double(spoke) * 20 + Double(index) * 7)
        return at(640 + way.x * 372 * reach, 424 + way.y * 188 * reach)
      }
      fill(blob(rim), color)
    }
  }

  fileprivate mutating func fireflies() {
    let places: [(Double, Double)] = [
      (224, 250), (176, 410), (262, 566), (1050, 236), (1112, 388), (1040, 574), (330, 176),
      (968, 150),
    ]
    for (x, y) in places {
      fill(ellipse(x, y, 9, 9), "#F6E27A", opacity: 0.22)
      fill(ellipse(x, y, 3.4, 3.4), "#FFF0A8")
    }
  }
}
