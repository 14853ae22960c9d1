import Foundation

/// The pictures on the river's water; their colours go with the blue that the game fills it with.
var waterPictures: [Picture] {
  [pond, crest, ripple, collar, splashCrown, lily, torn(isLeft: true), torn(isLeft: false)]
}

/// The light crest of a wave, and a shorter crest behind it.
private let crest = drawing("crest", 96, 18) { sketch in
  sketch.fill(swell(48, 6, 44, bow: 3.4, 2.6), "#A9D6F4")
  sketch.fill(swell(60, 13, 20, bow: 2, 1.7), "#6FB2E8")
}

/// A low wave, thin at both ends.
func swell(_ x: Double, _ y: Double, _ reach: Double, bow: Double, _ radius: Double) -> Path {
  tube(
    (-3...3).map { step in
      let t = Double(step) / 3
      return joint(
        x + t * reach, y + bow * (t * t - 0.5) + 0.9 * sin(t * 5), max(0.4, radius * (1 - t * t)))
    })
}

/// The rings around an animal in the water, in place of a shadow.
private let ripple = drawing("ripple", 240, 60) { sketch in
  // The rings are transparent; only around the feet the water is a little darker.
  sketch.fill(ellipse(121, 31, 88, 17.5), "#143F7A", opacity: 0.2)
  sketch.fill(ellipse(122, 32, 74, 13.5), "#143F7A", opacity: 0.28)
  let waves: [(arc: Path, light: Double)] = [
    (wave(112, 25, from: 196, to: 296, 2.2), 0.6), (wave(113, 26, from: 308, to: 372, 2), 0.6),
    (wave(112, 25.5, from: 24, to: 104, 2.8), 0.7), (wave(113, 26, from: 116, to: 186, 2.4), 0.7),
    (wave(89, 18.5, from: 168, to: 258, 1.9), 0.9), (wave(88, 18, from: 272, to: 330, 1.6), 0.9),
    (wave(90, 19, from: 344, to: 430, 2.2), 0.9), (wave(88, 18.5, from: 84, to: 152, 2.4), 0.9),
  ]
  for wave in waves { sketch.fill(wave.arc, "#BFE0FA", opacity: wave.light) }
  let glints = [
    wave(112, 25, from: 216, to: 240, 1.3), wave(112, 25.5, from: 52, to: 72, 1.5),
    wave(89, 18.5, from: 198, to: 220, 1.1), wave(88, 18.5, from: 104, to: 124, 1.3),
  ]
  for glint in glints { sketch.fill(glint, "#FFFFFF") }
}

/// An arc of a ring of water, thin at both ends and a little uneven.
private func wave(
  _ rx: Double, _ ry: Double, from: Double, to: Double, _ radius: Double
) -> Path {
  let steps = 6
  return tube(
    (0...steps).map { step in
      let t = Double(step) / Double(steps)
      let degrees = from + (to - from) * t
      let direction = PathPoint.polar(1 + 0.016 * sin(degrees * .pi / 36), degrees)
      return joint(
        120 + direction.x * rx, 30 + direction.y * ry, 0.5 + (radius - 0.5) * 4 * t * (1 - t))
    })
}

/// The collar of water about a body. It climbs the body's sides, and covers the line that cuts it
/// off.
private let collar = drawing("collar", 200, 32) { sketch in
  func smile(_ down: Double, _ reach: Double, _ radius: Double) -> Path {
    tube(
      (-6...6).map { step in
        let t = Double(step) / 6
        let heaped = 0.45 + 0.9 * abs(t) - 0.95 * t * t * t * t
        return joint(100 + reach * t, 20 + down - 13 * t * t, max(0.5, radius * heaped))
      })
  }
  let (left, right) = (at(4, 8), at(196, 8))
  sketch.fill(
    blob(
      corner(left.x, left.y), at(40, 16), at(100, 21), at(160, 16), corner(right.x, right.y),
      at(192, 22), at(150, 27), at(100, 29), at(50, 27), at(8, 22)), "#2D7DD2", opacity: 0.86)
  sketch.fill(smile(4.5, 96, 5.6), "#7FC2EE", opacity: 0.9)
  sketch.fill(smile(1, 94, 3.9), "#F2FBFF")
}

/// The crown of a splash: unequal tongues that taper and lean away from the middle.
private let splashCrown = drawing("splash-crown", 160, 104) { sketch in
  let tongues = [
    [joint(46, 98, 12), joint(30, 74, 8), joint(11, 57, 3.2)],
    [joint(60, 98, 14), joint(50, 62, 9), joint(45, 33, 4)],
    [joint(84, 98, 15), joint(87, 54, 8.5), joint(97, 15, 4.6)],
    [joint(104, 98, 13), joint(117, 70, 7.5), joint(131, 52, 3.4)],
    [joint(118, 98, 10), joint(136, 86, 6), joint(152, 80, 2.6)],
  ]
  let beads = ellipse(39, 16, 3, 4.2) + ellipse(145, 62, 2.6, 3.4)
  let water = tongues.reduce(ellipse(83, 98, 44, 20) + beads) { $0 + tube($1) }
  sketch.paint(water, "#BFE6FA", line: 1.8, ink: "#14507F")
  for tongue in tongues {
    sketch.crescent(tube(tongue), "#7FC4EE", at(-5, -3))
    sketch.crescent(tube(tongue), "#F4FCFF", at(3.4, 3))
  }
  sketch.fill(
    blob(at(22, 104), at(40, 92), at(62, 99), at(86, 90), at(112, 98), at(136, 104)), "#F4FCFF")
}

/// A water lily: two round leaves with a notch each, and a flower.
private var lily: Picture { lilySketch.picture("lily", 132, 68) }

private func torn(isLeft: Bool) -> Picture {
  let tear = [(70.0, -2.0), (62, 10), (71, 19), (61, 29), (70, 38), (60, 48), (69, 57), (62, 70)]
  let (far, inward) = isLeft ? (-2.0, -1.0) : (134, 1)
  func part(_ aside: Double) -> Path {
    polygon(tear.map { at($0.0 + aside * inward, $0.1) } + [at(far, 70), at(far, -2)])
  }
  var sketch = Sketch()
  // The tear has a dark line, and within it the light flesh of the leaf.
  for (aside, color) in [(0.0, "#0B2A20"), (2.4, "#D6EBA6")] as [(Double, Color)] {
    sketch.add(.clip(part(aside), lilySketch.nodes + leaves.map { fill($0.pad, color) }))
  }
  sketch.add(.clip(part(5.4), lilySketch.nodes))
  var half = Sketch()
  half.group("half", Placement(move: at(isLeft ? 0 : -60, 0)), sketch)
  return half.picture(isLeft ? "lily-left" : "lily-right", 72, 68)
}

private typealias Leaf = (pad: Path, middle: PathPoint, radius: PathPoint, turn: Double)

private var leaves: [Leaf] {
  [(46.0, 34.0, 40.0, 22.0, 40.0), (98, 46, 26, 14, 160)].map { x, y, rx, ry, turn in
    let edge = stride(from: 26.0, through: 334, by: 15.4).map { angle -> PathPoint in
      let round = PathPoint.polar(1, angle + turn)
      return at(x + round.x * rx, y + round.y * ry)
    }
    return (blob(edge + [corner(x, y)]), at(x, y), at(rx, ry), turn)
  }
}

private var lilySketch: Sketch {
  var sketch = Sketch()
  for (pad, middle, radius, turn) in leaves {
    sketch.fill(pad.moved(1, 5), "#174E8C", opacity: 0.55)
    sketch.paint(
      pad, "#59A84B", line: 2.6, ink: "#0B2A20", ("#3E8A45", at(-3, -5)), ("#8CCB63", at(2, 3)))
    for angle in [70.0, 130, 190, 250, 310] {
      let tip = PathPoint.polar(0.72, angle + turn)
      sketch.fill(
        tube(
          joint(middle.x, middle.y, 1.2),
          joint(middle.x + tip.x * radius.x, middle.y + tip.y * radius.y, 0.3)), "#3E8A45")
    }
  }
  sketch.fill(ellipse(43, 38, 15, 7.5), "#1E5E33", opacity: 0.45)
  sketch.blossom(41, 30, 15.5, petals: 7, Petal("#FFF6DD", "#F9C3D2"), line: 1.7, ink: "#4A2A30")
  return sketch
}
