import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// Nine rounds, nine clocks, and the whole river.
@Suite struct JungleClockTests {
  private func seconds(_ pair: Matchup, from label: String, to cue: String) throws -> Double {
    let show = JungleTimelines.show(player: pair.player, rival: pair.rival)
    let start = try #require(show.labels.first { $0.name == label }).time
    return try #require(show.markers.first { $0.name == cue }).time.seconds - start.seconds
  }

  @Test("R113 one blow falls soon and is felt for long, another is long in coming")
  func clocks() throws {
    let slap = Matchup(player: .cobra, rival: .lion)
    let chase = Matchup(player: .lion, rival: .rabbit)
    #expect(try seconds(slap, from: "met", to: "contact") < 0.9)
    #expect(try seconds(chase, from: "met", to: "contact") > 1.5)
    let felt = try [slap, chase].map {
      try seconds($0, from: "met", to: "result") - seconds($0, from: "met", to: "contact")
    }
    #expect(felt[0] > 2 * felt[1])
  }

  @Test("R113 the lion leaps past the rabbit that runs out under it, and comes up behind it")
  func chase() throws {
    let show = JungleTimelines.show(player: .lion, rival: .rabbit)
    let hit = try #require(show.time(of: .contact)).seconds
    let ways = stride(from: 0.4, to: hit, by: 1.0 / 60).map { moment in
      (
        lion: show[JungleTimelines.position(.player), at: .seconds(moment)],
        rabbit: show[JungleTimelines.position(.rival), at: .seconds(moment)]
      )
    }
    let (left, right) = (ways.map(\.rabbit.x).min() ?? 0, ways.map(\.rabbit.x).max() ?? 0)
    #expect(right - left > 160)
    let sides = ways.map { $0.lion.x > $0.rabbit.x }
    #expect(zip(sides, sides.dropFirst()).count { $0 != $1 } == 2 && sides.last == true)
  }

  @Test("R114 the cobra takes the hat from the rabbit, and wears it until it falls off")
  func handedOn() throws {
    var game = try Matchup(player: .rabbit, rival: .lion).game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    var sides: [Bool] = []
    game.rest { game in
      let rabbit = game.picture.commands.first { $0.imageName == "rabbit-head" }?.at.x ?? 0
      let hats = game.picture.commands.filter {
        $0.imageName == "flower-a" && $0.at.y > 400 && $0.opacity == 1
      }
      if let hat = hats.first { sides.append(abs(hat.at.x - rabbit) < 60) }
    }
    #expect(sides.first == true && sides.last == false)
    #expect(zip(sides, sides.dropFirst()).count { $0 != $1 } == 1 && sides.count { !$0 } > 30)
  }
}
