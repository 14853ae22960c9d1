import Animation
import Figures
import Rules
import Stage
import Testing

@testable import Jungle

/// `sceneTimeline` plays a timeline with a mistake in it as nothing: here it is heard of.
@Suite struct JungleStagingTests {
  private func expectStaged(_ timeline: Timeline, _ name: String) {
    for timeline in [timeline, timeline.calmed()] {
      #expect(timeline.stagingError == nil, "\(name)")
      #expect(timeline.duration > .zero && !timeline.channels.isEmpty, "\(name)")
    }
  }

  @Test("R107 every round and all that follows it can be built", arguments: Matchup.all)
  func rounds(pair: Matchup) {
    expectStaged(JungleTimelines.show(player: pair.player, rival: pair.rival), "show")
    for outcome in Outcome.allCases {
      expectStaged(JungleTimelines.mood(outcome, of: pair.player), "mood, \(outcome)")
      guard pair.player != pair.rival else { continue }
      let visit = JungleTimelines.sharing(outcome, pair.rival, with: pair.player)
      expectStaged(visit, "\(pair.rival) shares, \(outcome)")
    }
    expectStaged(JungleTimelines.minding(pair.rival), "minding")
    expectStaged(JungleTimelines.parting(pair.rival), "parting")
  }

  @Test(
    "R107 the way home and the way to its place can be built from everywhere",
    arguments: Animal.allCases)
  func ways(animal: Animal) {
    let region = Board.region
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)].map { region.point($0, $1) }
    let places = corners + [JungleLayout.playerPlace, Board.home(of: animal), .zero]
    for feet in places {
      expectStaged(JungleTimelines.glideHome(animal, from: feet), "home from \(feet)")
      expectStaged(JungleTimelines.snap(animal, from: feet), "snap from \(feet)")
    }
  }
}
