/// The lion's parts by name, posed as in `LionPose.gather`.
extension Lion {
  static var parts: [(String, [Node])] { limbParts + trunkParts + headParts }

  private static let pose = LionPose.gather
  private static let skinOfLimbs = Skin(coat: fur, line: weight)
  private static let farSkin = Skin(
    coat: fur.darker(0.11), line: weight, rim: at(0, 0))

  private static var limbParts: [(String, [Node])] {
    [
      (pose.farFront, "front-far", farSkin), (pose.farHind, "hind-far", farSkin),
      (pose.nearFront, "front-near", skinOfLimbs), (pose.nearHind, "hind-near", skinOfLimbs),
    ].flatMap { leg, name, skin in pieces(of: leg, name, skin) }
  }

  /// The upper leg, shin and paw; a near upper leg merges into the body.
  private static func pieces(
    of leg: LionPose.Leg, _ name: String, _ skin: Skin
  ) -> [(String, [Node])] {
    let joints = leg.joints
    let (hip, knee, ankle) = (joints[0], joints[1], joints[2])
    let upper = tube(hip, knee)
    let shin = tube([knee, ankle] + joints.dropFirst(3).prefix(1).map { $0 })
    let isNear = name.hasSuffix("near")
    let paw = skinnedPaw(leg, skin)
    let lower = limb(
      "shin", shin, openAt: ankle.spot + at(0, 4), back: knee.spot - ankle.spot, skin)
    guard isNear else {
      let thigh = limb("leg", upper, openAt: knee.spot, back: hip.spot - knee.spot, skin)
      return [(name, [thigh]), ("\(name)-shin", [lower]), ("\(name)-paw", [paw])]
    }
    let crease = name.hasPrefix("front") ? pose.creases[1] : pose.creases[0]
    let thigh = melted(
      "leg", upper, Skin(coat: fur, line: weight, shade: at(-7, -10), rim: at(0, 0)))
    return [
      ("\(name)-line", [under(upper, skin)]), (name, [thigh, ink(crease, width: 6)]),
      ("\(name)-shin", [lower]), ("\(name)-paw", [paw]),
    ]
  }

  private static func skinnedPaw(_ leg: LionPose.Leg, _ look: Skin) -> Node {
    skin("paw", paw(leg), look, inside: toes(leg))
  }

  private static var trunkParts: [(String, [Node])] {
    let body = skin("body", pose.body, trunkSkin, inside: trunk(pose) + ticks(pose))
    let tail = limb(
      "tail", tube(Array(pose.tail[0...1])), openAt: pose.tail[1].spot,
      back: pose.tail[0].spot - pose.tail[1].spot, skinOfLimbs)
    return [
      ("body", [body]), ("tail", [tail]),
      ("tail-end", [skin("tail", tube(Array(pose.tail[1...3])), skinOfLimbs)]),
      ("tuft", [tuft(pose)]),
    ]
  }

  private static var headParts: [(String, [Node])] {
    LionHead.parts(wind: pose.wind).map { ($0.0, [head(pose, $0.1)]) }
  }
}
