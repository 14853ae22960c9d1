import Animation
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@testable import Sample

@Suite struct SampleTests {
  @Test("five guesses lead to a card that says how many were right, and from there on")
  func game() {
    var game = Harness(SampleScene(), seed: 7)
    for round in 1...SampleGame.rounds {
      game.key([.one, .two, .three][round % 3])
      game.rest()
      #expect(game.picture.command(named: "hidden")?.imageName?.hasPrefix("hand-") == true)
      game.key(.enter)
    }
    game.rest()
    #expect(game.picture.command(named: "alert") != nil)
    #expect(game.plays(.win) == game.scene.counters.first?.points)
    #expect(game.plays(.win) + game.plays(.uhOh) == SampleGame.rounds)
    #expect(game.effects.contains(.celebrate(.petals(game.plays(.win)))), "R124")
    var again = game
    again.tap(named: "alert.again")
    #expect(again.scene.counters == [Counter("player", 0)] && again.place("throw.rock") != nil)
    game.key(.escape)
    #expect(game.ending == .back)
  }

  @Test("the hand comes out, and then everything is still", arguments: [false, true])
  func reveal(reducesMotion: Bool) throws {
    var game = Harness(SampleScene())
    game.setPreferences { $0.reducesMotion = reducesMotion }
    #expect(game.isStill)
    game.tap(named: "throw.paper")
    var scales: Set<Double> = []
    let rests = game.rest { game in
      if let hand = game.picture.command(named: "hidden") { scales.insert(hand.scale.x) }
    }
    #expect(rests && game.now < .seconds(1))
    #expect(reducesMotion ? scales == [1] : scales.count > 10, "calm motion grows nothing")
  }

  @Test("settings and the way back are in their corners")
  func corners() {
    for (name, ending) in [("button.back", Ending.back), ("button.settings", .chose(.settings))] {
      var game = Harness(SampleScene())
      game.tap(named: name)
      #expect(game.ending == ending)
    }
  }
}
