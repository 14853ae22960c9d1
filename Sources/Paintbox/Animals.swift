/// The three animals, their moving parts, footprints, and the icon.
var animalPictures: [Picture] {
  let run = [LionPose.gather, .push, .stretch, .land].enumerated().map { index, pose in
    animal("lion\(index)", 244, 200, Lion.whole(pose))
  }
  let cobra = animal("cobra", 178, 206, Cobra.whole + Cobra.pupils)
  let rabbit = animal("rabbit", 178, 206, Rabbit.nearEar + Rabbit.whole + Rabbit.pupils)
  return run + [cobra, rabbit, contactShadow] + partPictures + footprintPictures + appIconPictures
}

private func animal(_ name: String, _ width: Double, _ height: Double, _ nodes: [Node]) -> Picture {
  Picture(name: name, width: width, height: height, unitsPerPixel: 2.5, nodes: nodes)
}

private let contactShadow = Picture(
  name: "shadow", width: 200, height: 48,
  nodes: [
    .glow(
      ellipse(100, 24, 100, 24), Palette.night,
      [(0, 0.36), (0.55, 0.28), (0.8, 0.12), (1, 0)].map { Node.Stop(offset: $0, opacity: $1) })
  ])
