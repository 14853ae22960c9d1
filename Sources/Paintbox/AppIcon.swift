/// The lion on a leaf-green medallion; a cobra and a rabbit look out from behind it.
var appIconPictures: [Picture] {
  [
    Picture(name: "icon", width: 256, height: 256, unitsPerPixel: 2, nodes: AppIcon.large),
    Picture(name: "icon-small", width: 48, height: 48, unitsPerPixel: 10, nodes: AppIcon.small),
  ]
}

private enum AppIcon {
  static let ground = Coat("#3F9A4F", shade: "#2A7A40", light: "#8FD07A")

  static var large: [Node] {
    let medallion = plank(16, 12, 480, 480, radius: 118)
    let cobra = group(
      "cobra", Cobra.bust,
      Placement(move: at(204, -4), turn: 8, pivot: at(224, 226), scale: at(0.68, 0.68)))
    let rabbit = group(
      "rabbit", Rabbit.bust,
      Placement(move: at(-196, -52), turn: -8, pivot: at(306, 200), scale: at(0.72, 0.72)))
    let head = LionHead.whole(wind: at(4, 4), frown: 0, laughs: true)
    return [
      skin(
        "medallion", medallion,
        Skin(coat: ground, line: 11, shade: at(-10, -16), rim: at(8, 9), weight: at(0, 3)),
        inside: [fill(ellipse(256, 262, 200, 200), "#63B45C", opacity: 0.7), cobra, rabbit]),
      group("lion", head, Placement(move: at(244, 318), scale: at(1.08, 1.08))),
    ]
  }

  static var small: [Node] {
    let medallion = plank(14, 12, 452, 452, radius: 110)
    let mane = LionMane.outer(wind: at(0, 0)).path.moved(224, 244).scaled(
      1.2, 1.16, about: at(240, 250))
    let ears = ellipse(130, 116, 46, 46) + ellipse(350, 116, 46, 46)
    let face = ellipse(240, 262, 124, 130)
    let muzzle = ellipse(200, 322, 54, 44) + ellipse(268, 322, 54, 44)
    let eyes = [at(184, 234), at(296, 234)].flatMap { spot in
      [
        fill(ellipse(spot.x, spot.y, 30, 40), "#21120C"),
        fill(ellipse(spot.x - 8, spot.y - 14, 13, 15), Palette.white),
      ]
    }
    let flat = at(0, 0)
    return [
      skin(
        "medallion", medallion,
        Skin(coat: ground, line: 14, shade: at(-12, -18), rim: at(10, 12), weight: flat)),
      skin(
        "mane", mane, Skin(coat: LionMane.coat, line: 14, shade: at(-14, -18), weight: flat)),
      skin("ears", ears, Skin(coat: LionHead.fur, line: 14, shade: at(-8, -10), weight: flat)),
      fill(ellipse(240, 256, 146, 150), LionMane.middle.base),
      skin("face", face, Skin(coat: LionHead.fur, line: 0, shade: at(-14, -16), weight: flat)),
      fill(muzzle, LionHead.cream.base),
      fill(blob(at(190, 286), at(235, 276), at(280, 286), at(236, 326)), LionHead.noseCoat.base),
      ink(line(at(184, 336), at(210, 352), at(235, 326), at(260, 352), at(286, 336)), width: 14),
    ] + eyes
  }
}
