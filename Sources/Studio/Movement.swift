internal import Animation
internal import Stage

/// What became of one drawn thing, a part of a figure for instance, from one picture to the next.
struct Movement: Hashable, Sendable {
  /// Its own name, or its picture file's.
  let name: String
  /// nil where it was not there before, or is no longer.
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
  /// What differs from an earlier picture, in paint order; what has gone comes last. Of several alike
  /// each is taken for the one that was nearest.
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
  /// By what it is known from picture to picture.
  fileprivate var label: String { imageName ?? name ?? shape.description }
}
