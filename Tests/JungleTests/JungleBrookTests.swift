import Animation
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// Where the jungle's animal comes up in the brook.
@Suite struct JungleBrookTests {
  private static let pairs = Matchup.all(.win) + Matchup.all(.tie)

  @Test(
    "R114 whoever went under comes up before the reeds, eyes first, and nothing grows before it",
    arguments: pairs)
  func comesUp(pair: Matchup) throws {
    var game = try pair.game()
    var heights: [Double] = []
    game.rest { game in
      let isOnItsWay = game.scene.round.map { round in
        round.playhead.timeline.time(of: .risen).map { round.playhead.time < $0 } ?? true
      }
      guard isOnItsWay != true, let mark = game.picture.command(named: "beaten"),
        mark.frame.height > 8
      else { return }
      let names = game.picture.commands.map { $0.imageName ?? "" }
      let body = names.lastIndex { $0.hasPrefix("jungle-\(pair.rival)-") }
      if let body, let reeds = names.lastIndex(of: "cattails") { #expect(reeds < body) }
      #expect(mark.frame.center.x == JungleTimelines.brook.x)
      heights.append(mark.frame.height)
    }
    #expect(heights.prefix(6).allSatisfy { $0 < 90 })
    #expect(try #require(heights.max()) > 110)
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
    #expect(tallest > 110)
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
