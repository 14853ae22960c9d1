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
    let medallion = plank(18, 14, 476, 476, radius: 116)
    let cobra = group(
      "cobra", Cobra.bust,
      Placement(move: at(206, -2), turn: 12, pivot: at(224, 226), scale: at(0.8, 0.8)))
    let ears = group(
      "ears", Rabbit.bothEars, Placement(move: at(-170, 20), turn: -18, pivot: at(300, 150)))
    let head = LionHead.whole(wind: at(4, 4), frown: 2, hasPupils: true)
    return [
      skin(
        "medallion", medallion,
        Skin(coat: ground, line: 12, shade: at(-10, -16), rim: at(8, 9), weight: at(0, 4)),
        inside: [fill(ellipse(256, 250, 200, 200), "#63B45C", opacity: 0.7)]),
      clip(plank(18, 14, 476, 476, radius: 116), [ears, cobra]),
      group("lion", head, Placement(move: at(244, 300), pivot: at(0, 0), scale: at(1.22, 1.22))),
    ]
  }

  static var small: [Node] {
    let medallion = plank(14, 12, 452, 452, radius: 110)
    let mane = LionMane.outer(wind: at(0, 0)).moved(224, 244).scaled(1.2, 1.16, about: at(240, 250))
    let ears = ellipse(130, 116, 46, 46) + ellipse(350, 116, 46, 46)
    let face = ellipse(240, 262, 124, 130)
    let muzzle = ellipse(200, 322, 54, 44) + ellipse(268, 322, 54, 44)
    let eyes = [at(184, 234), at(296, 234)].flatMap { spot in
      [
        fill(ellipse(spot.x, spot.y, 27, 36), "#21120C"),
        fill(ellipse(spot.x - 8, spot.y - 14, 12, 14), Palette.white),
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
      fill(blob(at(192, 284), at(234, 276), at(276, 284), at(236, 322)), LionHead.noseCoat.base),
      ink(line(at(192, 340), at(234, 348), at(276, 340)), width: 14),
    ] + eyes
  }
}
