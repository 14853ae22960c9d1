internal import Animation
internal import Stage

/// How one drawn thing, such as a part of a figure, changed between two pictures.
struct Movement: Hashable, Sendable {
  /// Its label: its image, name or shape.
  let name: String
  /// Nil if it is new; `to` is nil if it is gone.
  let from: DrawCommand?
  let to: DrawCommand?

  /// How far it moved, in design pixels.
  var distance: Double {
    guard let from, let to else { return 0 }
    return from.at.distance(to: to.at)
  }

  /// How far it turned, in degrees, clockwise, the shorter way round.
  var turn: Double {
    guard let from, let to else { return 0 }
    let turn = (to.turn - from.turn).truncatingRemainder(dividingBy: 360)
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  }
}

extension Picture {
  /// The changes since an earlier picture, in paint order, removals last. Among commands of one
  /// label, each is matched to the nearest.
  func movements(since earlier: Picture) -> [Movement] {
    let (old, new) = (Set(earlier.commands), Set(commands))
    var before = Dictionary(grouping: earlier.commands.filter { !new.contains($0) }, by: \.label)
    var movements: [Movement] = []
    for command in commands where !old.contains(command) {
      let candidates = before[command.label] ?? []
      let nearest = candidates.indices.min {
        candidates[$0].at.distance(to: command.at) < candidates[$1].at.distance(to: command.at)
      }
      let from = nearest.flatMap { before[command.label]?.remove(at: $0) }
      movements.append(Movement(name: command.label, from: from, to: command))
    }
    let gone = before.values.joined().map { Movement(name: $0.label, from: $0, to: nil) }
    return movements + gone.sorted { $0.name < $1.name }
  }
}

extension DrawCommand {
  /// Identifies it from picture to picture.
  fileprivate var label: String { imageName ?? name ?? shape.description }
}
