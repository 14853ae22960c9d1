/// The lion's head in its own places: the middle of the face is 0, 0 and the face is 180 high.
enum LionHead {
  static let fur = Coat("#F5B74A", shade: "#DC9032", light: "#FFDB88")
  static let cream = Coat("#FFF0CF", shade: "#EBC88F", light: "#FFFBEA")
  static let noseCoat = Coat("#5B2B22", shade: "#3F1B16", light: "#8A5044")
  static let weight = 7.5
  static let nearEye = Eye(spot: at(24, -8), rx: 24, ry: 29)
  static let farEye = Eye(spot: at(-54, -10), rx: 18, ry: 27)

  struct Eye: Hashable, Sendable {
    var spot: Spot
    var rx: Double
    var ry: Double
  }

  /// Mane, ears and face, with pupils or without.
  static func whole(wind: Spot, frown: Double, hasPupils: Bool) -> [Node] {
    let inner = LionMane.inner(wind: wind)
    let hair = [
      skin(
        "mane", LionMane.outer(wind: wind),
        Skin(coat: LionMane.coat, line: weight, shade: at(-10, -14), rim: at(4, 5))),
      ear(at(74, -106), radius: 33, turn: 24), ear(at(-60, -108), radius: 27, turn: -20),
      .outline(inner, LionMane.coat.shade, width: 4), fill(inner, LionMane.middle.base),
      .crescent(inner, LionMane.middle.light, shift: at(4, 6), opacity: 1),
    ]
    return hair + [face] + [nearEye, farEye].map(white) + (hasPupils ? pupils : [])
      + [chin, muzzle, smile] + [LionMane.forelock(wind: wind)] + brows(frown: frown)
  }

  private static func ear(_ spot: Spot, radius r: Double, turn: Double) -> Node {
    let shell = ellipse(spot.x, spot.y, r * 0.96, r, turn: turn)
    let hollow = ellipse(spot.x + r * 0.02, spot.y + r * 0.16, r * 0.56, r * 0.62, turn: turn)
    return skin(
      "ear", shell, Skin(coat: fur, line: weight, shade: at(-5, -7)),
      inside: [fill(hollow, "#B65A34"), .crescent(hollow, "#8F3F22", shift: at(4, 7), opacity: 1)])
  }

  private static var face: Node {
    let shape = blob(
      at(0, -88), at(56, -72), at(84, -26), at(88, 14), corner(102, 42), at(82, 42),
      corner(86, 68), at(62, 62), at(14, 88), at(-46, 84), at(-82, 40), at(-86, -12), at(-62, -66))
    return skin(
      "face", shape, Skin(coat: fur, line: 5.5, shade: at(-9, -11)),
      inside: [
        fill(blob(at(-44, -80), at(-14, -80), at(-20, -10), at(-30, 30), at(-60, 30)), fur.light),
        fill(ellipse(54, 40, 22, 14, turn: -10), "#EE8C4A", opacity: 0.5),
      ])
  }

  private static func white(_ eye: Eye) -> Node {
    let lash = tube(
      [(186.0, 2.0), (205, 4), (235, 6), (275, 7), (315, 6), (345, 4), (362, 2)].map { degrees, r in
        let way = Spot.polar(1, degrees)
        return Joint(spot: eye.spot + at(way.x * (eye.rx + 3), way.y * (eye.ry + 3)), radius: r)
      })
    return group(
      "eye",
      [
        fill(ellipse(eye.spot.x, eye.spot.y, eye.rx + 4, eye.ry + 4), Palette.ink),
        fill(ellipse(eye.spot.x, eye.spot.y, eye.rx, eye.ry), Palette.white),
        fill(lash, Palette.ink),
      ])
  }

  static var pupils: [Node] {
    [nearEye, farEye].map { eye in
      let spot = eye.spot + at(-3, 2)
      let (rx, ry) = (eye.rx * 0.8, eye.ry * 0.8)
      return group(
        "pupil",
        [
          fill(ellipse(spot.x, spot.y, rx, ry), Palette.ink),
          fill(ellipse(spot.x, spot.y, rx - 2.5, ry - 2.5), "#8A4B1E"),
          fill(ellipse(spot.x, spot.y + ry * 0.42, rx * 0.62, ry * 0.38), "#C8822F"),
          fill(ellipse(spot.x, spot.y - 1, rx * 0.68, ry * 0.7), "#21120C"),
          fill(ellipse(spot.x - rx * 0.3, spot.y - ry * 0.38, rx * 0.36, ry * 0.34), Palette.white),
          fill(
            ellipse(spot.x + rx * 0.36, spot.y + ry * 0.42, rx * 0.18, ry * 0.16), Palette.white),
        ])
    }
  }

  /// Covers the eyes: closed, with the lashes below.
  static var lids: [Node] {
    [nearEye, farEye].map { eye in
      let low = [18.0, 50, 90, 130, 162].map { degrees in
        let way = Spot.polar(1, degrees)
        return eye.spot + at(way.x * eye.rx, way.y * eye.ry * 0.6 - 2)
      }
      return group(
        "lid",
        [
          fill(ellipse(eye.spot.x, eye.spot.y - 2, eye.rx + 8, eye.ry + 9), fur.base),
          .crescent(
            ellipse(eye.spot.x, eye.spot.y - 4, eye.rx + 2, eye.ry), fur.light, shift: at(3, 5),
            opacity: 0.8),
          ink(line(low), width: 7),
        ])
    }
  }

  /// Covers the muzzle: the mouth wide open.
  static var roar: [Node] {
    let jaw = blob(
      at(-98, 72), at(-46, 70), at(14, 68), at(10, 108), at(-22, 140), at(-56, 142), at(-86, 118))
    let hollow = blob(
      at(-86, 70), at(-46, 66), at(4, 66), at(-2, 100), at(-26, 124), at(-54, 124), at(-76, 104))
    let tongue = ellipse(-38, 122, 30, 22)
    let fangs = [
      polygon(at(-82, 74), at(-64, 74), at(-74, 96)), polygon(at(-26, 74), at(-8, 74), at(-16, 96)),
    ]
    return [
      skin(
        "jaw", jaw, Skin(coat: cream, line: 5.5, shade: at(-8, -8)),
        inside: [
          fill(hollow, "#6E1D1F"), clip(hollow, [fill(tongue, "#E2646A")]),
        ] + fangs.map { fill($0, Palette.white) }),
      group("muzzle", [muzzle], Placement(move: at(0, -6))),
    ]
  }

  private static var chin: Node {
    let shape = blob(
      at(-76, 74), at(-48, 80), at(-16, 76), at(-20, 98), at(-46, 110), at(-70, 100))
    return skin("chin", shape, Skin(coat: cream, line: 5.5, shade: at(-6, -8)))
  }

  private static var muzzle: Node {
    let cheeks = blob(
      at(-48, 20), at(-8, 26), at(24, 50), at(20, 76), at(-12, 88), at(-46, 76), at(-76, 84),
      at(-104, 68), at(-106, 44), at(-84, 24))
    let nose = blob(
      at(-82, 16), at(-52, 8), at(-20, 16), at(-20, 32), at(-46, 50), at(-74, 44), at(-86, 28))
    return group(
      "muzzle",
      [
        skin("cheeks", cheeks, Skin(coat: cream, line: 5.5, shade: at(-8, -10))),
        skin("nose", nose, Skin(coat: noseCoat, line: 4, shade: at(-5, -7), rim: at(0, 0))),
        fill(ellipse(-62, 19, 14, 5, turn: -6), "#B98073"),
      ])
  }

  private static var smile: Node {
    let freckles = [at(-4, 48), at(8, 58), at(-8, 62)].map {
      fill(ellipse($0.x, $0.y, 3.4, 3.4), "#C99B62")
    }
    return group(
      "smile",
      [
        ink(line(at(-48, 50), at(-46, 60)), width: 5.5),
        ink(
          line(at(-92, 62), at(-72, 72), at(-46, 60), at(-14, 75), at(10, 66), at(18, 54)),
          width: 5.5),
      ] + freckles)
  }

  static func brows(frown: Double) -> [Node] {
    let near = tube(
      joint(2, -48 + frown, 8), joint(26, -56 + frown * 0.3, 9), joint(54, -46, 4))
    let far = tube(
      joint(-34, -50 + frown, 7), joint(-54, -54 + frown * 0.3, 8), joint(-76, -42, 4))
    return [fill(near, LionMane.coat.shade), fill(far, LionMane.coat.shade)]
  }
}
