import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// Who is under somebody is pressed in where that is, and swells beside it.
@Suite struct JungleWeighingTests {
  /// Both from the blow on, on each tick on which the one presses the other in.
  private func presses(_ pair: Matchup, calm: Bool = false) throws
    -> [(over: AnimalFigure, under: AnimalFigure, dent: Dent)]
  {
    var game = try pair.game()
    if calm { game.setPreferences { $0.reducesMotion = true } }
    var presses: [(over: AnimalFigure, under: AnimalFigure, dent: Dent)] = []
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let round = game.scene.round, round.rival != nil else { continue }
      let (own, other) = round.actors(calm, at: round.playhead.time)
      guard let other else { continue }
      let (over, under) = round.outcome == .win ? (own, other) : (other, own)
      if let dent = under.dent { presses.append((over, under, dent)) }
    }
    return presses
  }

  private static let decided = Matchup.all(.win) + Matchup.all(.loss)

  @Test(
    "R113 each victor sinks into whom it has beaten, which gives way there, and swells on both sides",
    arguments: decided)
  func sinks(pair: Matchup) throws {
    let presses = try presses(pair)
    let deep = presses.filter { $0.dent.depth > 0.15 }
    #expect(Time.frames(deep.count) >= .seconds(0.1))
    for (over, under, dent) in deep {
      #expect(dent.ground == under.feet.y && under.dent?.at.x == dent.at.x)
      for side in [-1.6, 1.6] { #expect(dent.stretch(at: dent.at.x + side * dent.radius) > 1.06) }
      #expect(abs(dent.at.x - over.feet.x) < 170, "under the victor")
      // Who presses gets flat itself, from below.
      let own = try #require(over.dent)
      #expect(own.ground < own.at.y && own.depth < dent.depth)
      #expect(abs(own.at.y - dent.moved(dent.at).y) < 1, "the one is where the other gives way")
    }
  }

  @Test("R113 who lands on another has begun to sink in as everything stands still")
  func isFrozen() throws {
    for round in [StagedRound(.lion, .rabbit), .init(.rabbit, .cobra), .init(.cobra, .rabbit)] {
      let hit = try #require(round.show.time(of: .contact))
      for late in [0.02, 0.05, 0.08] {
        #expect(round.show[JungleTimelines.press, at: hit + .seconds(late)] > 0.1)
      }
    }
  }

  @Test("R101 in calm motion nobody is pressed in", arguments: decided)
  func isCalm(pair: Matchup) throws { #expect(try presses(pair, calm: true).isEmpty) }
}
