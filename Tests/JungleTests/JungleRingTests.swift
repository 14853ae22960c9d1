import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// The rabbit's way round the cobra, and how those who are beaten go under.
@Suite struct JungleRingTests {
  private static let pair = Matchup(player: .rabbit, rival: .cobra)

  @Test("R113 rings mark the way of the rabbit that runs, and none is left when it has leapt")
  func rings() throws {
    var game = try Self.pair.game()
    var (most, sides) = (0, Set<Bool>())
    func marks(_ game: Harness<JungleScene>) -> [DrawCommand] {
      guard let rabbit = game.picture.commands.firstIndex(where: { $0.imageName == "rabbit-body" })
      else { return [] }
      return game.picture.commands[..<rabbit].filter {
        $0.imageName == CreatureAssets.ring.name && $0.scale.x < 0.75
      }
    }
    for _ in 0..<400 where game.plays(.thump) == 0 {
      game.tick()
      let places = marks(game).map(\.at)
      most = max(most, places.count)
      let neck = game.picture.commands.first { $0.imageName == "jungle-cobra-hood" }?.at
      if let neck, places.count >= 4 {
        sides.formUnion(places.map { $0.x < neck.x })
      }
    }
    #expect(most >= 5 && sides.contains(true), "it is past the neck")
    game.advance(by: 0.1)
    #expect(marks(game).isEmpty)
  }

  @Test("R30 R113 no two of the beaten list alike as they go under")
  func lists() throws {
    let lists = try (Matchup.all(.win) + Matchup.all(.loss)).map {
      try #require(Duel(player: $0.player, rival: $0.rival)).sinkingTilt
    }
    #expect(Set(lists).count == 6 && lists.allSatisfy { abs($0) > 10 })
  }

  @Test("R114 a rabbit in the lion's paws goes under little by little")
  func pressedDown() throws {
    let pair = StagedRound(.rabbit, .lion)
    let result = try pair.tick(of: .result)
    let lifts = (0..<20).map { pair.figure(.player, at: result + $0).lift }
    #expect(zip(lifts, lifts.dropFirst()).allSatisfy { 0..<16 ~= $0 - $1 })
    #expect(lifts.count { -100 ..< -20 ~= $0 } >= 8)
  }

  @Test("R113 the cobra is a spring for the rabbit, which it throws up twice, each time less")
  func bounces() throws {
    let pair = StagedRound(.rabbit, .cobra)
    let result = try pair.tick(of: .result)
    let cast = (0..<24).map {
      (pair.figure(.player, at: result + $0), under: pair.figure(.rival, at: result + $0))
    }
    let lifts = cast.map(\.0.lift)
    let tops = (1..<23).filter { lifts[$0] > lifts[$0 - 1] && lifts[$0] >= lifts[$0 + 1] }
    try #require(tops.count == 2)
    #expect(lifts[tops[0]] > lifts[tops[1]] + 30 && lifts[tops[0]] > lifts[0] + 40)
    let shapes = cast.map(\.under.scale.y)
    #expect(try #require(shapes[..<tops[0]].min()) < 0.8, "pressed first")
    #expect(shapes[tops[0]] > 1.15, "and drawn out as it throws")
    #expect(try #require(shapes[tops[0]..<tops[1]].min()) < 0.8)
  }
}
