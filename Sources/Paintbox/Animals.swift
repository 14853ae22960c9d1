/// The three animals, their moving parts, footprints, and the icon.
var animalPictures: [Picture] {
  lionPictures + cobraPictures + rabbitPictures + partPictures + footprintPictures + appIconPictures
    + [
      contactShadow
    ]
}

private var contactShadow: Picture {
  let stops = [
    stop(0, Palette.night, 0.36), stop(0.55, Palette.night, 0.28), stop(0.8, Palette.night, 0.12),
    stop(1, Palette.night, 0),
  ]
  return Picture(
    name: "shadow", width: 200, height: 48,
    nodes: [fill(ellipse(100, 24, 100, 24), .radial(stops))])
}
