import Animation
import Jungle
import Rules
import Stage
import StageTesting
import Testing

@Suite struct JungleCueTests {
  @Test("R29 on the way to its place the player's animal turns, and stays so when the jungle comes")
  func turnsOnTheWay() throws {
    for animal in Animal.allCases {
      var game = Harness(JungleScene(), seed: 1)
      game.drop(animal)
      var last = try #require(game.animal(animal))
      while game.rival == nil, game.now < .seconds(3) {
        last = try #require(game.animal(animal))
        game.tick()
      }
      let first = try #require(game.animal(animal))
      // Drawn looking left are lion and cobra; the rabbit looks right.
      #expect(last.isFlipped == (animal == .rabbit), "\(animal) at the end of its way")
      #expect(first.isFlipped == last.isFlipped, "\(animal) when the jungle comes")
      #expect(abs(first.scale.x - last.scale.x) < 0.2, "\(animal) does not jump round")
    }
  }

  @Test("R30 R31 every sound of a round is heard exactly once", arguments: Matchup.all)
  func soundsOnce(pair: Matchup) throws {
    var game = try pair.game()
    game.rest()
    let outcome = pair.player.outcome(against: pair.rival)
    #expect(game.plays(.snap) == 1)
    #expect(game.plays(.pounce) == (outcome == .tie ? 0 : 1))
    #expect(game.plays(.win) == (outcome == .win ? 1 : 0))
    #expect(game.plays(.lose) == (outcome == .loss ? 1 : 0))
    #expect(game.plays(.tie) == (outcome == .tie ? 1 : 0))
    // They meet with a thump and a squeal; cobra and rabbit appear with their voices.
    #expect(game.plays(.thump) == 1 && game.plays(.yelp) == 1)
    #expect(game.plays(.hiss) == (pair.rival == .cobra ? 1 : 0))
    #expect(game.plays(.squeak) == (pair.rival == .rabbit ? 1 : 0))
    // Both fall into the water, and whoever wins falls once more; a bump makes the water jump too.
    let splashes = [SoundName.splashLight, .splashMiddle, .splashHeavy].map { game.plays($0) }
    #expect(splashes.reduce(0, +) == 3)
    // The player's animal comes home on its own feet.
    let steps = [SoundName.footstep, .slide, .hop].map { game.plays($0) }
    #expect(steps.reduce(0, +) == 1)
    #expect(game.plays(.lionRoar) == 0)
  }
}
