import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@testable import Jungle

/// To how many points is played, and what outlasts a visit.
@Suite struct JungleChoiceTests {
  @Test("R37 the sign goes from no end to 3, to 5 and back, and the match follows at once")
  func sign() {
    var game = Harness(JungleScene(), seed: 1)
    for goal in [Match.Goal.firstTo(3), .firstTo(5), .endless, .firstTo(3)] {
      game.tap(named: "button.goal")
      game.tick()
      #expect(game.stage.preferences.goal == goal && game.scene.match.goal == goal)
    }
  }

  @Test("R37 R152 in a round the sign shows what is wanted next, and the voice says the same")
  func wanted() throws {
    var game = Harness(JungleScene(), seed: 1)
    game.drop(.lion)
    game.tap(named: "button.goal")
    game.tick()
    #expect(game.scene.match.goal == .endless && game.stage.preferences.goal == .firstTo(3))
    game.scene.focus(.goal)
    game.key(.enter)
    let wanted = game.stage.language(Match.Goal.firstTo(3).title)
    #expect(try #require(game.scene.spokenContent(game.stage.view).focus).name.contains(wanted))
    #expect(game.picture.texts.contains(wanted))
  }

  @Test("R37 R132 where a score would be wiped the sign asks first, and nothing is lost meanwhile")
  func asks() throws {
    var game = try Matchup(player: .lion, rival: .rabbit).game()
    game.rest()
    game.tap(named: "button.goal")
    game.tick()
    #expect(game.rect("alert.stay") != nil)
    #expect(game.scene.match.goal == .endless && game.scene.match.playerWins == 1)
    // Until it is agreed, the sign is as it was.
    #expect(game.picture.texts.contains("Endless") && !game.picture.texts.contains("First to 3"))
    game.tap(named: "alert.new-match")
    game.tick()
    #expect(game.picture.texts.contains("First to 3"))
  }

  @Test("R132 of the two answers the safe one comes first and is larger; no text is to be read")
  func safe() throws {
    var game = try Matchup(player: .lion, rival: .rabbit).game()
    game.rest()
    game.tap(named: "button.goal")
    game.advance(by: 1)
    let (stay, restart) = (
      try #require(game.rect("alert.stay")), try #require(game.rect("alert.new-match"))
    )
    #expect(stay.maxX < restart.minX && stay.width > 1.3 * restart.width)
    #expect(!game.picture.texts.contains { $0.contains("It would begin at zero.") })
    #expect(game.page.openCard(game.stage.view)?.spoken.english.contains("zero") == true)
  }

  @Test("R100 R101 Space that hurries a round stays with its animal, whatever was pressed before")
  func hurried() throws {
    var game = Harness(JungleScene(), seed: 1)
    game.scene.focus(.goal)
    game.key(.enter)
    let goal = game.stage.preferences.goal
    game.key(.two)
    for _ in 0..<4 { game.key(.space) }
    #expect(game.stage.preferences.goal == goal && game.rect("alert.stay") == nil)
  }

  @Test("R34 R37 the end of a match is said in other words than that of a round", arguments: 1...3)
  func matchWords(seed: UInt64) throws {
    var preferences = Preferences()
    preferences.goal = .firstTo(3)
    var game = Harness(
      JungleScene(preferences: preferences), seed: seed, preferences: preferences)
    for _ in 0..<30 where game.scene.match.winner == nil {
      game.drop(.lion)
      game.rest()
    }
    let isWon = try #require(game.scene.match.winner) == .player
    let title = isWon ? "You win the match!" : "The jungle wins the match!"
    #expect(game.picture.words(named: "alert") == title)
  }

  @Test(
    "R103 the copycat still knows what it has seen when the player comes back",
    arguments: Animal.allCases)
  func learnt(seen: Animal) throws {
    var preferences = Preferences()
    preferences.rival = .copycat
    var game = Harness(JungleScene(preferences: preferences), seed: 1, preferences: preferences)
    game.drop(seen)
    game.rest()
    let rest = try #require(game.scene.savedState as? JungleScene)
    var again = Harness(rest, seed: 7, preferences: preferences)
    again.drop(.lion)
    again.advance(by: 1.2)
    // It throws what would have won.
    let answer = try #require(Animal.allCases.first { $0.outcome(against: seen) == .win })
    #expect(again.rival?.imageName?.hasPrefix(answer.rawValue) == true)
  }

  @Test(
    "R37 R131 the sign of the match shows a crown for each point that it takes, or an endless path")
  func crowns() throws {
    var game = Harness(JungleScene())
    for count in [0, 3, 5, 0] {
      let sign = try #require(game.rect("button.goal"))
      let crowns = game.picture.commands.filter { $0.name == "won" && sign.contains($0.frame) }
      #expect(crowns.count == count)
      #expect(game.picture.imageNames.contains("icon-to-endless") == (count == 0))
      game.tap(named: "button.goal")
      game.tick()
    }
  }
}
