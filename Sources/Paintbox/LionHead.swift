/// The lion's head, about the middle of its face, which is 180 drawing units high.
enum LionHead {
  static let fur = Coat("#F5B74A", shade: "#DC9032", light: "#FFDB88")
  static let cream = Coat("#FFF0CF", shade: "#EBC88F", light: "#FFFBEA")
  static let noseCoat = Coat("#5B2B22", shade: "#3F1B16", light: "#8A5044")
  static let weight = 7.5
  static let nearEye = Eye(spot: at(24, -9), rx: 24, ry: 29)
  static let farEye = Eye(spot: at(-54, -12), rx: 18, ry: 27)

  static func whole(wind: PathPoint, frown: Double, laughs: Bool = false) -> [Node] {
    let head: [Node] = [
      outerMane(wind), innerMane(wind), ear(at(76, -104), radius: 33, turn: 24),
      ear(at(-62, -106), radius: 27, turn: -20), face, white(nearEye), pupil(nearEye),
      white(farEye), pupil(farEye),
    ]
    let mouth: [Node] = laughs ? roar : [snout]
    return head + mouth + [LionMane.fringe(wind: wind)] + brows(frown: frown)
  }

  private static func outerMane(_ wind: PathPoint) -> Node {
    let outer = LionMane.outer(wind: wind)
    return skin(
      "mane", outer.path,
      Skin(coat: LionMane.coat, line: weight, shade: at(-10, -14), rim: at(4, 5)),
      inside: outer.strands.map { ink($0, LionMane.coat.shade, width: 4) })
  }

  private static func innerMane(_ wind: PathPoint) -> Node {
    let inner = LionMane.inner(wind: wind)
    return group(
      "inner mane",
      [
        .outline(inner.path, LionMane.coat.shade, width: 4), fill(inner.path, LionMane.middle.base),
        .crescent(inner.path, LionMane.middle.light, shift: at(4, 6)),
      ] + inner.strands.map { ink($0, LionMane.coat.base, width: 4) })
  }

  static func parts(wind: PathPoint) -> [(String, [Node])] {
    let eyes = [nearEye, farEye]
    let brows = brows(frown: 2)
    return eyeParts(eyes, near: nearEye, far: farEye, ball: white, pupil: pupil) + [
      ("mane", [outerMane(wind)]), ("hair", [innerMane(wind)]),
      ("ear-near", [ear(at(76, -104), radius: 33, turn: 24)]),
      ("ear-far", [ear(at(-62, -106), radius: 27, turn: -20)]), ("face", [face]),
      ("eyes-open", eyes.map(white)), ("eyes-wide", eyes.map { white($0.scaled(1.1, 1.14)) }),
      ("jaw", [jaw]), ("muzzle", [muzzle(smiles: true)]), ("snout", [snout]),
      ("snout-sad", [group("snout", [chin, muzzle(smiles: false)], Placement(move: at(0, 5)))]),
      ("fringe", [LionMane.fringe(wind: wind)]), ("brow-near", [brows[0]]),
      ("brow-far", [brows[1]]), ("sore", Swelling.nodes(at: at(-51, 28), 46, 39, line: 5)),
    ]
  }

  private static func ear(_ spot: PathPoint, radius r: Double, turn: Double) -> Node {
    let shell = ellipse(spot.x, spot.y, r * 0.96, r, turn: turn)
    let hollow = ellipse(spot.x + r * 0.02, spot.y + r * 0.16, r * 0.56, r * 0.62, turn: turn)
    return skin(
      "ear", shell, Skin(coat: fur, line: weight, shade: at(-5, -7)),
      inside: [fill(hollow, "#B65A34"), .crescent(hollow, "#8F3F22", shift: at(4, 7))])
  }

  private static var face: Node {
    let shape = blob(
      at(0, -88), at(56, -72), at(84, -26), at(88, 14), corner(102, 42), at(82, 42),
      corner(86, 68), at(62, 62), at(14, 88), at(-46, 84), at(-82, 40), at(-86, -12), at(-62, -66))
    return skin(
      "face", shape, Skin(coat: fur, line: 5.5, shade: at(-9, -11)),
      inside: [
        fill(
          blob(at(-36, -40), at(-18, -44), at(-12, 0), at(-14, 40), at(-50, 40), at(-40, 0)),
          fur.light),
        fill(ellipse(56, 38, 23, 15, turn: -10), "#F0754F", opacity: 0.5),
      ])
  }

  private static func white(_ eye: Eye) -> Node {
    group(
      "eye",
      [
        // The second ring, 5 units higher, thickens the line above the eye to lashes.
        fill(eye.ring(4, 4), Palette.ink), fill(eye.ring(5, 4, up: 5), Palette.ink),
        fill(eye.ring(0, 0), "#DDD3C4"),
        clip(eye.ring(0, 0), [fill(eye.ring(2, 0, up: -8), Palette.white)]),
      ])
  }

  private static func pupil(_ eye: Eye) -> Node {
    let spot = eye.spot + at(-3, 2)
    let (rx, ry) = (eye.rx * 0.86, eye.ry * 0.86)
    return group(
      "pupil", fill(ellipse(spot.x, spot.y, rx, ry), Palette.ink),
      fill(ellipse(spot.x, spot.y, rx - 2.5, ry - 2.5), "#8A4B1E"),
      fill(ellipse(spot.x, spot.y + ry * 0.42, rx * 0.62, ry * 0.38), "#C8822F"),
      fill(ellipse(spot.x, spot.y - 1, rx * 0.72, ry * 0.74), "#21120C"),
      fill(ellipse(spot.x - rx * 0.3, spot.y - ry * 0.38, rx * 0.4, ry * 0.37), Palette.white),
      fill(ellipse(spot.x + rx * 0.36, spot.y + ry * 0.42, rx * 0.18, ry * 0.16), Palette.white))
  }

  private static var roar: [Node] {
    [jaw, group("snout", [muzzle(smiles: true)], Placement(move: at(0, 1)))]
  }

  private static var jaw: Node {
    let jaw = blob(
      at(-98, 72), at(-46, 70), at(18, 68), at(16, 112), at(-20, 150), at(-58, 152), at(-90, 124))
    let hollow = blob(
      at(-86, 70), at(-46, 66), at(8, 66), at(3, 106), at(-26, 133), at(-56, 134), at(-79, 110))
    let tongue = ellipse(-38, 132, 32, 24)
    let fangs = [
      polygon(at(-82, 80), at(-62, 80), at(-73, 108)),
      polygon(at(-30, 80), at(-8, 80), at(-17, 106)),
    ]
    return skin(
      "jaw", jaw, Skin(coat: cream, line: 5.5, shade: at(-8, -8)),
      inside: [
        fill(hollow, "#6E1D1F"), clip(hollow, [fill(tongue, "#E2646A")]),
      ] + fangs.map { fill($0, Palette.white) })
  }

  static var snout: Node {
    group("snout", [chin, muzzle(smiles: true)], Placement(move: at(0, 5)))
  }

  private static var chin: Node {
    let shape = blob(
      at(-78, 72), at(-46, 66), at(-8, 74), at(-14, 98), at(-40, 112), at(-68, 102))
    return skin("chin", shape, Skin(coat: cream, line: 5.5, shade: at(-6, -8)))
  }

  /// Two full cheeks whose lower edge is the mouth, and the nose.
  private static func muzzle(smiles: Bool) -> Node {
    let cheeks = blob(
      at(-48, 18), at(-8, 26), at(26, 44), at(30, 64), at(8, 84), at(-24, 86), at(-46, 72),
      at(-66, 84), at(-92, 78), at(-106, 58), at(-100, 34), at(-80, 22))
    let nose = blob(
      at(-82, 16), at(-52, 9), at(-20, 16), at(-20, 31), at(-46, 50), at(-74, 42), at(-86, 28))
    let freckles = [at(-2, 50), at(12, 58), at(-6, 64)].map {
      fill(ellipse($0.x, $0.y, 3.4, 3.4), "#C99B62")
    }
    return group(
      "muzzle",
      ink(
        smiles
          ? line(at(10, 80), at(34, 64), at(42, 44)) : line(at(14, 74), at(34, 84), at(44, 102)),
        width: 5.5),
      skin("cheeks", cheeks, Skin(coat: cream, line: 5.5, shade: at(-7, -9)), inside: freckles),
      ink(line(at(-47, 50), at(-46, 70)), width: 5),
      skin("nose", nose, Skin(coat: noseCoat, line: 4, shade: at(-5, -7), rim: at(0, 0))),
      fill(ellipse(-62, 19, 14, 5, turn: -6), "#B98073"))
  }

  /// Brows whose inner ends are lowered by the frown `f`.
  private static func brows(frown f: Double) -> [Node] {
    let near = blob(
      at(-5, -46 + f), at(0, -57 + f), at(26, -69 + f * 0.3), at(48, -64), at(62, -53),
      at(47, -54), at(26, -53 + f * 0.5), at(4, -38 + f))
    let far = blob(
      at(-28, -46 + f), at(-34, -56 + f), at(-54, -66 + f * 0.3), at(-72, -58), at(-80, -48),
      at(-70, -49), at(-54, -50 + f * 0.5), at(-36, -38 + f))
    return [fill(near, LionMane.coat.shade), fill(far, LionMane.coat.shade)]
  }
}
