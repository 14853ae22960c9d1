/// The lion, in the four pictures of one run.
enum Lion {
  static let fur = LionHead.fur
  static let weight = LionHead.weight

  static func whole(_ pose: LionPose) -> [Node] {
    [
      skin("tail", tube(pose.tail), Skin(coat: fur, line: weight, shade: at(-6, -7))), tuft(pose),
      leg("far hind leg", pose.farHind), leg("far front leg", pose.farFront), near(pose),
      head(pose, LionHead.whole(wind: pose.wind, frown: pose.frown, laughs: pose.laughs)),
    ]
  }

  static func head(_ pose: LionPose, _ nodes: [Node]) -> Node {
    group("head", nodes, Placement(move: pose.head, turn: pose.headTurn))
  }

  static func tuft(_ pose: LionPose) -> Node {
    let end = pose.tail[3].spot
    let start = end + (end - pose.tuft).unit * 10
    return skin(
      "tuft", LionMane.tuft(start, pose.tuft, bend: pose.tuftBend),
      Skin(coat: LionMane.coat, line: weight, shade: at(-8, -6)))
  }

  private static func leg(_ name: String, _ leg: LionPose.Leg) -> Node {
    let shape = tube(leg.joints) + paw(leg)
    return skin(
      name, shape, Skin(coat: fur.darker(0.11), line: weight, rim: at(0, 0)), inside: toes(leg))
  }

  static func paw(_ leg: LionPose.Leg) -> Path {
    let shape = blob(
      at(31, -6), at(12, -26), at(-18, -24), at(-40, -10), at(-46, 10), at(-32, 23), at(0, 25),
      at(27, 22))
    return shape.moved(leg.paw.x, leg.paw.y).turned(leg.pawTurn, about: leg.paw)
  }

  static func toes(_ leg: LionPose.Leg) -> [Node] {
    [line(at(-26, 4), at(-30, 24)), line(at(-6, 6), at(-9, 26))].map { toe in
      ink(toe.moved(leg.paw.x, leg.paw.y).turned(leg.pawTurn, about: leg.paw), width: 4.5)
    }
  }

  /// The body and the near legs as one skin, so that the thigh merges into the back.
  private static func near(_ pose: LionPose) -> Node {
    let legs = [pose.nearFront, pose.nearHind]
    let limbs = legs.map { tube($0.joints) + paw($0) }
    let shape = limbs.reduce(pose.body) { $0 + $1 }
    let creases = pose.creases.map { ink($0, width: 6) }
    return skin(
      "body", shape, trunkSkin, inside: trunk(pose) + creases + legs.flatMap(toes) + ticks(pose))
  }

  static let trunkSkin = Skin(coat: fur, line: weight, shade: at(-8, -16))

  /// The belly, and the mane's shadow on the body.
  static func trunk(_ pose: LionPose) -> [Node] {
    let mane = LionMane.outer(wind: pose.wind).path.turned(pose.headTurn, about: at(0, 0))
      .moved(pose.head.x + 10, pose.head.y + 20)
    return [fill(pose.belly, LionHead.cream.base), fill(mane, "#B0652A", opacity: 0.45)]
  }

  /// Short hairs on back, flank and thigh.
  static func ticks(_ pose: LionPose) -> [Node] {
    pose.ticks.flatMap { spot in
      [(at(0, 0), 1.0), (at(19, -3), 0.7)].map { step, size in
        let start = spot + step
        return ink(
          line(start, start + at(3, 8) * size, start + at(11, 15) * size), fur.shade, width: 5)
      }
    }
  }
}
