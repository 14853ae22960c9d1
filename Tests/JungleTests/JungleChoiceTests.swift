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
    game.scene.focus(.goal)
    game.key(.enter)
    for goal in [Match.Goal.firstTo(3), .firstTo(5), .endless, .firstTo(3)] {
      game.key(.enter)
      game.tick()
      #expect(game.context.preferences.goal == goal && game.scene.match.goal == goal)
    }
  }

  @Test("R37 R131 all goals are on the sign, and a press on one of them means that one")
  func goals() throws {
    var game = Harness(JungleScene(), seed: 1)
    let sign = try #require(game.rect("button.goal"))
    let crowns = game.picture.commands.filter { $0.name == "choice" && sign.contains($0.frame) }
    #expect(crowns.count == 8, "of three and of five")
    for (x, goal) in [(0.8, Match.Goal.firstTo(5)), (0.2, .endless), (0.5, .firstTo(3))] {
      game.tap(sign.point(x, 0.35))
      game.tick()
      #expect(game.scene.match.goal == goal)
    }
    game.tap(sign.point(0.5, 0.35))
    game.tick()
    #expect(game.scene.match.goal == .firstTo(5), "on the chosen one, the next")
  }

  @Test("R37 R131 the sign nods to whoever comes to a new match, not in calm motion")
  func nod() throws {
    for reducesMotion in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var game = Harness(JungleScene(), seed: 1, preferences: preferences)
      var sizes: Set<Double> = []
      game.advance(by: 3) { game in
        sizes.insert(game.picture.commands.first { $0.words == "Endless" }?.scale.x ?? 0)
      }
      #expect(reducesMotion ? sizes.count == 1 : sizes.count > 5)
    }
  }

  @Test("R125 every fifth round of an endless match brings a flower, which flies home")
  func gift() throws {
    for reducesMotion in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var game = Harness(JungleScene(preferences: preferences), seed: 2, preferences: preferences)
      var gifts: [Int] = []
      var way: [Point] = []
      for round in 1...6 {
        game.drop(.lion)
        var isNew = true
        for _ in 0..<1200 {
          game.tick()
          guard let gift = game.picture.command(named: "gift") else { continue }
          if isNew { gifts.append(round) }
          isNew = false
          way.append(gift.at)
          if game.isStill { break }
        }
      }
      #expect(gifts == [5])
      let last = try #require(way.last)
      #expect((last.distance(to: IconButton.topLeft.center) < 20) == !reducesMotion)
      #expect(Design.frame.contains(try #require(way.first)))
    }
  }

  @Test("R37 R152 in a round the sign shows what is wanted next, and the voice says the same")
  func wanted() throws {
    var game = Harness(JungleScene(), seed: 1)
    game.drop(.lion)
    game.tap(named: "button.goal")
    game.tick()
    #expect(game.scene.match.goal == .endless && game.context.preferences.goal == .firstTo(3))
    game.scene.focus(.goal)
    game.key(.enter)
    let wanted = game.context.language(Match.Goal.firstTo(3).title)
    #expect(try #require(game.scene.spokenContent(game.context.view).focus).name.contains(wanted))
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
    game.advance(by: 1)
    let crowns = game.picture.commands.count { $0.name == "chosen" }
    #expect(crowns == 3, "the card shows what would begin")
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
    #expect(game.page.openCard(game.context.view)?.spoken.english.contains("zero") == true)
  }

  @Test("R100 R101 Space that hurries a round stays with its animal, whatever was pressed before")
  func hurried() throws {
    var game = Harness(JungleScene(), seed: 1)
    game.scene.focus(.goal)
    game.key(.enter)
    let goal = game.context.preferences.goal
    game.key(.two)
    for _ in 0..<4 { game.key(.space) }
    #expect(game.context.preferences.goal == goal && game.rect("alert.stay") == nil)
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
    for (count, x) in [(0, 0.5), (3, 0.8), (5, 0.2), (0, 0.2)] {
      let sign = try #require(game.rect("button.goal"))
      let crowns = game.picture.commands.filter { $0.name == "won" && sign.contains($0.frame) }
      #expect(crowns.count == count)
      game.tap(sign.point(x, 0.35))
      game.tick()
    }
  }
}
