extension Sketch {
  /// The three of the game, in shadow; only their eyes catch the light.
  mutating func lurkers() {
    put("cobra", Cobra.whole + Cobra.pupils, move: at(770, 104), scale: 1.1)
    put("rabbit", Rabbit.nearEar + Rabbit.whole + Rabbit.pupils, move: at(74, 236), scale: 0.88)
    put("lion", lion, move: at(626, 384), scale: 1.22)
  }

  private mutating func put(_ name: String, _ nodes: [Node], move: Spot, scale: Double) {
    var sketch = Sketch()
    for node in nodes.map({ $0.recolored(except: ["eye", "pupil"], \.inShadow) }) {
      sketch.add(node)
    }
    group(name, Placement(move: move, scale: at(scale, scale)), sketch)
  }

  /// Sitting before us, its paws together.
  private var lion: [Node] {
    let fur = LionHead.fur
    let trunk = blob(
      at(-76, 50), at(14, 40), at(104, 54), at(132, 150), at(120, 222), at(-96, 222),
      at(-106, 150))
    let haunches = [(-112.0, 20.0), (138, -20)].map { x, turn in
      ellipse(x, 186, 48, 66, turn: turn) + ellipse(x, 232, 52, 27)
    }
    let legs = [at(-46, 214), at(66, 216)].map { paw in
      skin(
        "leg",
        tube(joint(paw.x + 8, paw.y - 110, 36), joint(paw.x + 2, paw.y - 30, 31))
          + ellipse(paw.x - 3, paw.y, 50, 33),
        Skin(coat: fur, line: LionHead.weight, shade: at(-7, -9)),
        inside: [-18.0, 8].map {
          ink(line(paw + at($0, 10), paw + at($0 - 2, 36)), width: 4.5)
        })
    }
    return [
      skin(
        "body", haunches.reduce(trunk, +),
        Skin(coat: fur, line: LionHead.weight, shade: at(-8, -14)))
    ] + legs + LionHead.whole(wind: at(4, 4), frown: 0, laughs: true)
  }
}

extension Color {
  /// What is left of a colour where only a warm dusk falls on it.
  fileprivate var inShadow: Color {
    Color(red: red * 0.62, green: green * 0.5, blue: blue * 0.46)
  }
}
