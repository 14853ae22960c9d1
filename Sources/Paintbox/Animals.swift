/// The three animals, their moving parts, footprints, and the icon.
var animalPictures: [Picture] {
  lionPictures + cobraPictures + rabbitPictures + partPictures + footprintPictures + appIconPictures
    + [
      contactShadow
    ]
}

private let contactShadow = Picture(
  name: "shadow", width: 200, height: 48,
  nodes: [
    .glow(
      ellipse(100, 24, 100, 24), Palette.night,
      [(0, 0.36), (0.55, 0.28), (0.8, 0.12), (1, 0)].map { Node.Stop(offset: $0, opacity: $1) })
  ])
