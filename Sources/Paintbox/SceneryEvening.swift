import Foundation

/// The clearing of Simon Says at dusk: dark around, lit by the fire in the middle.
let simonGround = drawing("simon-ground", 1280, 720) { sketch in
  let palette = ScenePalette.dusk
  sketch.light(palette)
  sketch.stars()
  sketch.farTrees(palette)
  sketch.hedges(palette)
  sketch.meadowGround(palette)
  sketch.firelight(palette)
  sketch.lianas(palette)
  sketch.canopy(palette)
  sketch.sideLeaves(palette)
  sketch.fireflies()
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

  /// Draws the fire's light on the grass, in steps too small to be seen.
  fileprivate mutating func firelight(_ palette: ScenePalette) {
    let lights = [palette.grass] + palette.earth
    let steps = 110
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let place = t * Double(lights.count - 1)
      let index = min(lights.count - 2, Int(place))
      let color = lights[index].mixed(with: lights[index + 1], place - Double(index))
      // Steps are narrow near the fire and wide outside, as the light falls off ever more slowly.
      let size = pow(1 - (t - 1 / Double(steps)), 1.35)
      fill(ellipse(640, 424, 20 + 640 * size, 10 + 322 * size), color)
    }
    tufts(
      [
        (352, 566, 44), (470, 640, 48), (826, 648, 46), (946, 560, 44), (394, 262, 30),
        (900, 270, 30), (650, 206, 24),
      ], [Tone(light: "#A3934F", shade: "#3E5343", rib: "#3E5343")], seed: 40)
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
