internal import Figures
internal import Rules
internal import Stage

/// The picture of every part of every animal, in the frame that the animal's rig gives it.
var partPictures: [Picture] {
  Animal.allCases.flatMap { animal in
    pictures(of: animal, .player, animal.drawings)
      + pictures(of: animal, .jungle, animal.jungleDrawings)
  }
}

private func pictures(
  of animal: Animal, _ side: Side, _ drawings: [(String, [Node])]
) -> [Picture] {
  let frames = Dictionary(
    Rig.of(animal).parts.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
  return drawings.compactMap { name, nodes -> Picture? in
    guard let frame = frames[name] else { return nil }
    return Picture(
      name: "\(AnimalFigure.prefix(animal, side))-\(name)",
      width: frame.width / Rig.unitsPerPixel, height: frame.height / Rig.unitsPerPixel,
      origin: at(frame.x, frame.y), unitsPerPixel: Rig.unitsPerPixel, nodes: nodes)
  }
}

extension Animal {
  var drawings: [(String, [Node])] {
    switch self {
    case .lion: Lion.parts
    case .cobra: Cobra.parts
    case .rabbit: Rabbit.parts
    }
  }
}
