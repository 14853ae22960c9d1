internal import Rules
internal import Stage

/// A seat on the finale's swing; who sits in the middle is drawn before the others.
enum FinaleActor: String, CaseIterable {
  case left, innerLeft, innerRight, right, middle

  /// The seats from left to right.
  static let row: [FinaleActor] = [.left, .innerLeft, .middle, .innerRight, .right]

  /// Where who sits there looks: 1 to the right, -1 to the left.
  var facing: Double { self == .right || self == .innerRight ? -1 : 1 }
}

extension Finale {
  /// The seats that are taken, in the order in which they are drawn: three, or one for each of a
  /// team.
  var actors: [FinaleActor] {
    switch heroes.count {
    case 2: [.left, .right]
    case 4: [.left, .innerLeft, .innerRight, .right]
    case 5: FinaleActor.allCases
    default: [.left, .right, .middle]
    }
  }

  /// Who sits there: the hero between the other two animals, or one of a team.
  func player(on seat: FinaleActor) -> DrumSolo.Player {
    if heroes.count > 1 { return heroes[place(of: seat)] }
    let others = Animal.allCases.filter { $0 != heroes[0].animal }
    return switch seat {
    case .left, .innerLeft: DrumSolo.Player(others[0])
    case .right, .innerRight: DrumSolo.Player(others[1])
    case .middle: heroes[0]
    }
  }

  /// The x of a seat, in design pixels.
  func x(of seat: FinaleActor) -> Double {
    let place = place(of: seat)
    let apart = heroes.count < 4 ? 210.0 : heroes.count == 4 ? 180 : 155
    return switch self {
    case .parade: [545, 640, 735][place]
    case .crown: [390, 620, 910][place]
    case .comfort: [370, 640, 910][place]
    case .petals, .drums:
      Design.middle + apart * (Double(place) - Double(actors.count - 1) / 2)
        // In a crowded row a figure's body is behind its feet.
        + (heroes.count > 3 ? 22 * seat.facing : 0)
    }
  }

  /// Whether who sits there is celebrated.
  func celebrates(_ seat: FinaleActor) -> Bool { heroes.count > 1 || seat == .middle }

  /// The seat nearest to a drum, from which it is struck.
  func drummer(of pad: Pad) -> FinaleActor {
    actors.min { abs(x(of: $0) - Self.x(of: pad)) < abs(x(of: $1) - Self.x(of: pad)) } ?? .middle
  }

  /// The x of a drum on the swing, in design pixels.
  static func x(of pad: Pad) -> Double { 370 + 180 * Double(pad.index) }

  /// How many taken seats are left of this one.
  private func place(of seat: FinaleActor) -> Int {
    FinaleActor.row.prefix { $0 != seat }.count { actors.contains($0) }
  }
}
