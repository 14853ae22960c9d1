internal import Rules
internal import Stage

/// A seat on the finale's swing; the animal in the middle is drawn before the others.
enum FinaleSeat: String, CaseIterable {
  case left, innerLeft, innerRight, right, middle

  static let row: [FinaleSeat] = [.left, .innerLeft, .middle, .innerRight, .right]

  /// The side to which the animal on the seat looks: 1 to the right, -1 to the left.
  var facing: Double { self == .right || self == .innerRight ? -1 : 1 }
}

extension Finale {
  /// The taken seats in the order of drawing: three, or one for each player of a team.
  var actors: [FinaleSeat] {
    switch heroes.count {
    case 2: [.left, .right]
    case 4: [.left, .innerLeft, .innerRight, .right]
    case 5: FinaleSeat.allCases
    default: [.left, .right, .middle]
    }
  }

  /// Returns the animal on a seat: the hero between the other two animals, or a player of a team.
  func player(on seat: FinaleSeat) -> DrumSolo.Player {
    if heroes.count > 1 { return heroes[place(of: seat)] }
    let others = Animal.allCases.filter { $0 != heroes[0].animal }
    return switch seat {
    case .left, .innerLeft: DrumSolo.Player(others[0])
    case .right, .innerRight: DrumSolo.Player(others[1])
    case .middle: heroes[0]
    }
  }

  /// Returns the x of a seat, in design pixels.
  func x(of seat: FinaleSeat) -> Double {
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

  func celebrates(_ seat: FinaleSeat) -> Bool { heroes.count > 1 || seat == .middle }

  /// Returns the seat nearest to a drum, from which it is struck.
  func drummer(of pad: Pad) -> FinaleSeat {
    actors.min { abs(x(of: $0) - Self.x(of: pad)) < abs(x(of: $1) - Self.x(of: pad)) } ?? .middle
  }

  /// Returns the x of a drum on the swing, in design pixels.
  static func x(of pad: Pad) -> Double { 370 + 180 * Double(pad.index) }

  /// Returns the number of taken seats to the left of this one.
  private func place(of seat: FinaleSeat) -> Int {
    FinaleSeat.row.prefix { $0 != seat }.count { actors.contains($0) }
  }
}
