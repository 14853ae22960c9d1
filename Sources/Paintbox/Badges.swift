/// Small heads of the three animals: names without letters.
var badgePictures: [Picture] {
  let lion = group(
    "lion", LionHead.whole(wind: at(4, 4), frown: 0, laughs: true),
    Placement(move: at(203, 246), scale: at(1.45, 1.45)))
  let cobra = group(
    "cobra", Cobra.bust, Placement(move: at(12, 5), scale: at(1.1, 1.1)))
  let rabbit = group(
    "rabbit", Rabbit.bust, Placement(move: at(-138, 15), scale: at(1.45, 1.45)))
  return [("lion", lion), ("cobra", cobra), ("rabbit", rabbit)].map { name, head in
    Picture(name: "badge-\(name)", width: 64, height: 64, unitsPerPixel: 8, nodes: [head])
  }
}
