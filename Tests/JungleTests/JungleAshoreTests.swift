import Animation
import Figures
import Rules
import Stage
import Testing

@testable import Jungle

/// How loud those ashore are: less than those in the river, and one at a time.
@Suite struct JungleAshoreTests {
  /// How far up head and limbs of an onlooker are above where they are while it looks on, in design
  /// pixels.
  private func gesture(
    _ actor: JungleTimelines.Actor, _ animal: Animal, _ show: Timeline, _ tick: Int
  ) -> Double {
    func heights(_ pose: Pose) -> [Double] {
      var figure = AnimalFigure(animal, feet: .zero)
      figure.pose = pose
      return [Joint.head, .wristNear, .wristFar, .hood].compactMap { figure.place(of: $0)?.y }
    }
    let pose = show.pose(actor.rawValue, of: animal, at: .frames(tick))
    let hop = max(0, show[JungleTimelines.lift(actor), at: .frames(tick)])
    return hop + max(0, zip(heights(pose), heights(.of(animal, .watch))).map { $1 - $0 }.max() ?? 0)
  }

  private func onlookers(_ pair: Matchup) -> [(JungleTimelines.Actor, Animal)] {
    Array(zip(JungleTimelines.onlookers, Animal.allCases.filter { $0 != pair.player }))
  }

  @Test(
    "R114 until the jungle's animal is there those ashore do nothing large", arguments: Matchup.all)
  func isQuiet(pair: Matchup) throws {
    let show = StagedRound(pair).show
    let met = Int((try #require(show.time(ofLabel: JungleTimelines.Part.met))).seconds * 60)
    for (actor, animal) in onlookers(pair) {
      let largest = (0..<met).map { gesture(actor, animal, show, $0) }.max() ?? 0
      #expect(largest < 18, "\(actor) \(animal): \(largest)")
    }
  }

  @Test(
    "R114 at the blow one of those ashore starts, and the other at least a tenth of a second later",
    arguments: Matchup.all)
  func startsLater(pair: Matchup) throws {
    let take = StagedRound(pair)
    let hit = try take.tick(of: pair.player == pair.rival ? .bump : .contact)
    let starts = onlookers(pair).map { actor, animal in
      func pose(_ tick: Int) -> Pose {
        take.show.pose(actor.rawValue, of: animal, at: .frames(tick))
      }
      return (hit..<hit + 40).first { pose($0) != pose(hit) }
    }
    let first = try #require(starts.compactMap { $0 }.min())
    let later = starts.map { $0 ?? hit + 40 }.max() ?? hit
    #expect(later - first >= 6, "\(starts)")
  }

  @Test(
    "R114 once all is decided the two ashore are not at their largest at once",
    arguments: Matchup.all(.win) + Matchup.all(.tie))
  func takesTurns(pair: Matchup) throws {
    let take = StagedRound(pair)
    let result = try take.tick(of: .result)
    let end = Int(take.show.duration.seconds * 60)
    let both = (result..<end).filter { tick in
      onlookers(pair).allSatisfy { gesture($0.0, $0.1, take.show, tick) > 24 }
    }
    #expect(both.isEmpty, "\(both)")
  }
}
