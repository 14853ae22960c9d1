internal import Animation
internal import Figures
internal import Rules
internal import Stage

extension Duel {
  /// Half the width, in design pixels, of what the winner puts on the loser.
  var breadth: Double {
    switch winningAnimal {
    case .lion: isWin ? 46 : 84
    case .cobra: 76
    case .rabbit: 42
    }
  }

  /// Whether the first contact is the winner's landing on the loser, and not a bite or a grip.
  var landsOnLoser: Bool { winningAnimal == .rabbit || winningAnimal == .lion && isWin }
}

extension JungleRound {
  /// Lets the winner sink into the loser, which gives way under its weight, and swells beside it.
  func press(_ own: inout AnimalFigure, _ other: inout AnimalFigure, at moment: Time) {
    let share = playhead.timeline[JungleTimelines.press, at: moment]
    guard share > 0, let rival, let duel = Duel(player: player, rival: rival) else { return }
    if duel.isWin {
      own.sink(into: &other, duel.breadth, by: share)
    } else {
      other.sink(into: &own, duel.breadth, by: share)
    }
  }
}

extension AnimalFigure {
  /// The share of its height by which the animal above swells down into the deepest dent.
  private static let belly = 0.16
  /// The least height over the water at which one presses on the other, in design pixels.
  private static let least = 24.0

  /// The middle of what the animal stands on, in design space: its paws, while it has put both on
  /// another animal.
  private var sole: Point {
    let paws = [Joint.wristNear, .wristFar].compactMap { pose[$0].layer > 0 ? place(of: $0) : nil }
    guard animal == .lion, paws.count == 2 else {
      return Point(x: feet.x + aside, y: feet.y - lift)
    }
    return (paws[0] + paws[1]) * 0.5
  }

  /// Sinks into another animal, which gives way by a `share` of its height, as far as `breadth` to
  /// both sides, and is itself pressed out into that.
  mutating func sink(into other: inout AnimalFigure, _ breadth: Double, by share: Double) {
    let (sole, width) = (sole + Point(x: 0, y: wading), breadth * scale.x)
    let height = max(Self.least, other.feet.y - sole.y)
    let spot = Point(x: sole.x, y: other.feet.y - height)
    other.dent = Dent(at: spot, ground: other.feet.y, radius: width, depth: share)
    lift -= share * height
    dent = Dent(
      at: spot + Point(x: 0, y: share * height), ground: spot.y - Self.size(of: animal).height,
      radius: width, depth: -Self.belly * share)
  }
}
