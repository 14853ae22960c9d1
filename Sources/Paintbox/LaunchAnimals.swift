/// An animal that looks out of the shadow; only its eyes are bright.
struct LaunchAnimal {
  let name: String
  let nodes: [Node]
  let move: PathPoint
  let scale: Double
  /// The part of the launch picture around the eyes, over which their other looks are painted.
  let frame: (origin: PathPoint, width: Double, height: Double)
  let eyes: [Eye]
  /// The shift of the pupils in the turned look.
  let gaze: PathPoint

  static let all = [
    LaunchAnimal(
      name: "cobra", nodes: Cobra.whole + Cobra.pupils, move: at(770, 104), scale: 1.1,
      frame: (at(856, 156), 164, 82), eyes: Cobra.eyes, gaze: at(-7, 0)),
    LaunchAnimal(
      name: "rabbit", nodes: Rabbit.nearEar + Rabbit.whole + Rabbit.pupils, move: at(74, 236),
      scale: 0.88, frame: (at(310, 352), 116, 82), eyes: Rabbit.eyes, gaze: at(6, -6)),
    LaunchAnimal(
      name: "lion", nodes: lion, move: at(626, 384), scale: 1.22,
      frame: (at(530, 324), 164, 88), eyes: [LionHead.nearEye, LionHead.farEye], gaze: at(2, -7)),
  ]

  /// The animal's drawing in the launch picture, from its own `nodes` or changed ones.
  func node(_ nodes: [Node]) -> Node {
    group(
      name, nodes.map { $0.recolored(except: ["eye", "pupil"], \.inShadow) },
      Placement(move: move, scale: at(scale, scale)))
  }

  /// The pictures of the eyes shut, and with turned pupils.
  var looks: [Picture] {
    let shut = nodes.compactMap { $0.replacing(["eye", "pupil"]) { _ in nil } } + eyes.map(\.shut)
    let turned = nodes.compactMap {
      $0.replacing(["pupil"]) { group("pupil", [$0], Placement(move: gaze)) }
    }
    return [("shut", shut), ("turned", turned)].map { look, nodes in
      Picture(
        name: "launch-\(name)-\(look)", width: frame.width, height: frame.height,
        origin: frame.origin, nodes: [node(nodes)])
    }
  }

  /// The cobra's tongue, whose root is at the middle of the right edge.
  static var tongue: Picture {
    Picture(
      name: "launch-tongue", width: 84, height: 52, origin: at(764, 226),
      nodes: all.prefix(1).map { $0.node(Cobra.tongue) })
  }

  /// The lion sitting, seen from the front, its paws together.
  private static var lion: [Node] {
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
  /// The colour in the warm dusk of the launch picture.
  fileprivate var inShadow: Color { Color(red: red * 0.92, green: green * 0.83, blue: blue * 0.76) }
}
