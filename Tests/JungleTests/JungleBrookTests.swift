import Animation
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// The way of the jungle's animal out of the river, and its place in the brook.
@Suite struct JungleBrookTests {
  private static let pairs = Matchup.all(.win) + Matchup.all(.tie)

  @Test("R114 whoever goes under is seen on its way from the reeds to the brook", arguments: pairs)
  func swims(pair: Matchup) throws {
    var game = try pair.game()
    var places: [Double] = []
    for _ in 0..<400 where game.scene.bout != nil {
      game.tick()
      guard let mark = game.picture.command(named: "beaten"), mark.frame.height > 8 else {
        continue
      }
      places.append(mark.frame.center.x)
    }
    let way = places.filter { JungleTimelines.brook.x + 15..<JungleTimelines.strait.x ~= $0 }
    #expect(way.count >= 8 && zip(way, way.dropFirst()).allSatisfy { $0 - $1 < 24 })
  }

  @Test(
    "R114 who is beaten comes out of the brook large enough to be seen by its face",
    arguments: pairs)
  func isLarge(pair: Matchup) throws {
    var game = try pair.game()
    var tallest = 0.0
    game.rest { game in
      tallest = max(tallest, game.picture.command(named: "beaten")?.frame.height ?? 0)
    }
    #expect(tallest > 150)
  }

  @Test("R34 R114 the board of the score hides no face in the brook", arguments: pairs)
  func isClear(pair: Matchup) throws {
    var game = try pair.game()
    let plaque = try #require(game.rect("score.jungle"))
    game.rest { game in
      let eyes = game.picture.commands.filter {
        $0.imageName?.hasPrefix("jungle-\(pair.rival)-eyes") == true
      }
      #expect(!eyes.contains { plaque.contains($0.at) })
    }
  }
}
