/// The rabbit's parts by name, posed as in the whole picture.
extension Rabbit {
  static var parts: [(String, [Node])] { trunkParts + headParts }

  private static let limbs = Skin(coat: coat, line: weight, shade: at(-6, -10))

  private static var trunkParts: [(String, [Node])] {
    let leg = Skin(coat: coat, line: weight, shade: at(-8, -9), rim: at(0, 0))
    return [
      ("ear-near", nearEar), ("ear-far", farEar), ("tail", [tail]), ("foot-far", [farFoot]),
      ("arm-far", [farArm]), ("haunch-line", [under(haunch, limbs)]),
      ("body", [part("body", trunk, shade: at(-8, -14), inside: front)]),
      ("foot-near", [skin("foot", foot, limbs, inside: toes)]),
      ("haunch", [melted("haunch", haunch, leg), ink(thigh, width: 6)]),
      (
        "arm-near",
        [limb("arm", arm, openAt: at(222, 330), back: at(30, 60), limbs, inside: armInside)]
      ),
    ]
  }

  private static var headParts: [(String, [Node])] {
    eyeParts(eyes, near: nearEye, far: farEye, laugh: 1.2, ball: eye, pupil: pupil) + [
      ("head", [skull]), ("snout", snout), ("snout-sad", sadSnout), ("puffs", [puffs]),
      ("jaw", [jaw]), ("nose", [nose]), ("eyes-open", eyes.map(eye)),
      ("eyes-wide", eyes.map { eye($0.scaled(1.12, 1.12)) }),
      ("brow-near", [brows[0]]), ("brow-far", [brows[1]]),
      ("sore", Swelling.nodes(at: at(300, 96), 36, 42, line: weight)),
    ]
  }

  private static var sadSnout: [Node] {
    let chin = ellipse(368, 272, 28, 17)
    return [
      skin("chin", chin, Skin(coat: white, line: 5.5, shade: at(-5, -6))),
      ink(line(at(350, 282), at(368, 274), at(386, 281)), width: 5), puffs,
    ]
  }

  private static var jaw: Node {
    let jaw = blob(
      at(334, 254), at(370, 250), at(402, 254), at(404, 286), at(376, 320), at(346, 312),
      at(332, 284))
    let hollow = blob(
      at(340, 250), at(370, 246), at(396, 250), at(396, 284), at(374, 308), at(350, 300),
      at(340, 282))
    let teeth = plank(361, 254, 26, 26, radius: 5)
    return skin(
      "jaw", jaw, Skin(coat: white, line: 5.5, shade: at(-6, -6)),
      inside: [
        fill(hollow, "#6E1D1F"), clip(hollow, [fill(ellipse(366, 308, 24, 18), "#E2646A")]),
        fill(teeth, white.base), ink(line(at(374, 262), at(374, 280)), width: 3),
      ])
  }
}
