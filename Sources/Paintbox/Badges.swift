internal import Rules

/// Small heads of the three animals, names without letters; and of the jungle's lion, and its
/// crown.
var badgePictures: [Picture] {
  let lion = group(
    "lion", LionHead.whole(wind: at(4, 4), frown: 0, laughs: true),
    Placement(move: at(203, 246), scale: at(1.45, 1.45)))
  let cobra = group(
    "cobra", Cobra.bust, Placement(move: at(12, 5), scale: at(1.1, 1.1)))
  let rabbit = group(
    "rabbit", Rabbit.bust, Placement(move: at(-138, 15), scale: at(1.45, 1.45)))
  let jungle = group(
    "jungle", Animal.wreathedLion, Placement(move: at(203, 266), scale: at(1.4, 1.4)))
  let wreath = Picture(
    name: "wreath", width: 96, height: 48, origin: at(46, -10), unitsPerPixel: 3,
    nodes: Animal.lion.crown)
  let own = [("lion", lion), ("cobra", cobra), ("rabbit", rabbit)]
  return (own + [("jungle", jungle)]).map { name, head in
    Picture(name: "badge-\(name)", width: 64, height: 64, unitsPerPixel: 8, nodes: [head])
  }
    + [wreath] + garlandPictures
    + own.map { name, head in
      Picture(name: "head-\(name)", width: 112, height: 112, unitsPerPixel: 32 / 7, nodes: [head])
    }
}
