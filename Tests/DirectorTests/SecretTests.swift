import Animation
import Director
import Figures
import Rules
import Stage
import Studio
import Testing

/// A throw that is hidden cannot be seen or heard before it is shown.
@Suite struct SecretTests {
  typealias Way = TwoPlayers.Way

  /// Everybody in their own way, and each beside another.
  static let ways =
    Way.allCases.map { [$0, $0] } + zip(Way.allCases, Way.allCases.dropFirst()).map { [$0, $1] }

  /// What is seen and heard at one tick; of a picture its hash.
  private struct Moment: Equatable {
    let picture: Int
    let sounds: [String]
  }

  private struct Trace {
    var moments: [Moment] = []
    /// What a recording prints just before the throws are shown.
    var printed = ""
    /// What is seen a while after.
    var result = 0
  }

  private func trace(
    _ scene: SceneID, _ left: Throw, _ right: Throw, by ways: [Way], first: Seat,
    _ preferences: Preferences
  ) throws -> Trace {
    var players = try TwoPlayers(scene, preferences: preferences)
    var (trace, heard, seen) = (Trace(), players.effects.count, Picture())
    func look(_ players: inout TwoPlayers) {
      players.tick()
      let sounds = players.effects[heard...].map(\.line)
      heard = players.effects.count
      seen = players.game.picture()
      trace.moments.append(Moment(picture: seen.hashValue, sounds: sounds))
    }
    for seat in [first, first.other] {
      let (hand, way) = seat == .left ? (left, ways[0]) : (right, ways[1])
      try players.choose(hand, at: seat, by: way, each: look)
      for _ in 0..<12 { look(&players) }
    }
    var (counts, hidden) = (false, players.game)
    for _ in 0..<300 {
      let isCounting = seen.command(named: "count") != nil
      // The last moment seen is the first that shows them.
      if counts, !isCounting {
        trace.moments.removeLast()
        break
      }
      counts = isCounting
      hidden = players.game
      look(&players)
    }
    #expect(counts, "it was counted to three")
    trace.printed = EndState(hidden).description
    players.wait(1.2)
    trace.result = players.game.picture().hashValue
    return trace
  }

  private func expectSecret(
    _ scene: SceneID, by ways: [Way], first: Seat, _ preferences: Preferences = Preferences()
  ) throws {
    var traces: [Trace] = []
    for left in Throw.allCases {
      for right in Throw.allCases {
        traces.append(try trace(scene, left, right, by: ways, first: first, preferences))
      }
    }
    #expect(traces[0].moments.count > 60)
    #expect(traces.allSatisfy { $0.moments == traces[0].moments })
    #expect(traces.allSatisfy { $0.printed == traces[0].printed })
    #expect(Set(traces.map(\.result)).count == 9, "afterwards all nine are different")
  }

  /// The doors that two can play behind, each with either of them first.
  private static let doors = Door.all.map(\.scene).filter { door in
    Director(starting: door, seed: 0).layout.contains { $0.name == "switch.rival" }
  }
  private static let firsts = doors.flatMap { door in Seat.allCases.map { (door, $0) } }

  @Test(
    "R171 every picture and every sound before the reveal is the same for all nine pairs",
    arguments: ways, firsts)
  func beforeTheReveal(ways: [Way], first: (door: SceneID, seat: Seat)) throws {
    try expectSecret(first.door, by: ways, first: first.seat)
  }

  @Test(
    "R171 so it is in calm motion, at another speed and with captions",
    arguments: doors)
  func preferences(scene: SceneID) throws {
    var preferences = Preferences()
    (preferences.reducesMotion, preferences.showsCaptions, preferences.speed) = (true, true, .brisk)
    try expectSecret(scene, by: [.mouse, .finger], first: .right, preferences)
  }

  @Test(
    "R171 nor is it heard of a voice that says everything", arguments: doors,
    [TwoPlayers.Way.keys, .mouse])
  func voice(scene: SceneID, way: TwoPlayers.Way) throws {
    var preferences = Preferences()
    preferences.narration = .everything
    try expectSecret(scene, by: [way, way], first: .left, preferences)
  }

  @Test("R170 behind the curtain the three lie in the order of the homes, whoever chooses there")
  func order() throws {
    for (seat, seed) in [(Seat.left, UInt64(1)), (.right, 2), (.left, 3)] {
      var players = try TwoPlayers(.jungle, seed: seed)
      if seat == .right { try players.choose(.rock, at: .left, by: .keys) { $0.tick() } }
      try players.tap("\(seat.rawValue).rock")
      players.wait(0.5)
      let places = try Throw.allCases.map { try players.place("curtain.\($0.rawValue)").x }
      let homes = Throw.allCases.map { Board.home(of: Animal($0)).x }
      #expect(places == places.sorted() && homes == homes.sorted())
    }
  }
}
