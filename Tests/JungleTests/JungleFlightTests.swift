import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// How those who fight fly, and how they wait.
@Suite struct JungleFlightTests {
  @Test("R102 R113 who leaps upon the beaten is drawn out along its way, beyond its key poses")
  func stretches() throws {
    let leaps: [(Animal, Animal, JungleTimelines.Actor)] = [
      (.lion, .rabbit, .player), (.rabbit, .cobra, .player), (.cobra, .rabbit, .rival),
    ]
    for (player, rival, actor) in leaps {
      let staged = StagedRound(player, rival)
      var game = try Matchup(player: player, rival: rival).game()
      while game.scene.round?.rival == nil { game.tick() }
      let round = try #require(game.scene.round)
      let ratios = try (staged.tick(of: .leap)..<staged.tick(of: .contact)).map { tick in
        let (own, other) = round.actors(false, at: .frames(tick))
        let scale = actor == .player ? own.scale : try #require(other).scale
        let drawn = staged.show.value(
          of: .stretch(actor.rawValue), at: .frames(tick), otherwise: Point(x: 1, y: 1))
        return scale.x / scale.y / (drawn.x / drawn.y)
      }
      #expect(ratios.contains { $0 < 0.94 }, "tall on its way up: \(player) \(rival)")
    }
  }

  @Test("R113 the jungle's cobra waits without a motion before it bites the lion it has lulled")
  func waits() throws {
    let round = StagedRound(.lion, .cobra)
    let leap = try round.tick(of: .leap)
    let places = (leap - 8..<leap).map {
      round.show[JungleTimelines.position(.rival), at: .frames($0)]
    }
    #expect(Set(places).count == 1)
  }
}
