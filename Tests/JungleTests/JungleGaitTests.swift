import Animation
import Figures
import Rules
import Stage
import Testing

@testable import Jungle

/// How each goes home: with steps and weight, proud, merry or beaten.
@Suite struct JungleGaitTests {
  private func wayHome(_ player: Animal, _ rival: Animal) throws -> [AnimalFigure] {
    let take = StagedRound(player, rival)
    let home = Int((try #require(take.show.time(ofLabel: JungleTimelines.Part.home))).seconds * 60)
    return (home + 1..<Int(take.show.duration.seconds * 60)).map { take.figure(.player, at: $0) }
  }

  @Test(
    "R31 the lion that has won goes home in two bounds, flat where it comes down, and struts in")
  func bounds() throws {
    let lions = try wayHome(.lion, .rabbit)
    let ups = zip(lions, lions.dropFirst()).map { $0.lift < $1.lift }
    #expect(zip(ups, ups.dropFirst()).count { $0 && !$1 } >= 2)
    #expect(lions.contains { $0.scale.y < 0.86 && $0.scale.x > 1.1 }, "heavy")
    let knees = lions.suffix(14).map { $0.pose[.wristNear].shift.y }
    #expect(knees.contains { $0 < -60 }, "a knee high")
  }

  @Test("R32 R33 the lion of a tie trots home with its knees high, the beaten one drags its chin")
  func differs() throws {
    let (merry, beaten) = (try wayHome(.lion, .lion), try wayHome(.lion, .cobra))
    func knees(_ lions: [AnimalFigure]) -> Double {
      lions.suffix(11).map { min($0.pose[.wristNear].shift.y, $0.pose[.wristFar].shift.y) }.min()
        ?? 0
    }
    func chin(_ lions: [AnimalFigure]) -> Double {
      lions.suffix(16).map(\.pose[.head].shift.y).max() ?? 0
    }
    #expect(knees(merry) < -60 && knees(beaten) > -30)
    #expect(chin(beaten) > chin(merry) + 30)
    let swings = beaten.suffix(18).map { $0.pose[.wristNear].shift.x - $0.pose[.wristFar].shift.x }
    #expect((swings.max() ?? 0) - (swings.min() ?? 0) > 60, "one forepaw, then the other")
  }

  @Test(
    "R32 R33 the rabbit of a tie hops home, the beaten one comes on its hind feet, its ears down")
  func plods() throws {
    let (merry, beaten) = (try wayHome(.rabbit, .rabbit), try wayHome(.rabbit, .lion))
    #expect(merry.suffix(20).contains { $0.lift > 20 })
    #expect(merry.suffix(20).contains { $0.scale.y < 0.86 }, "flat where it comes down")
    let last = beaten.suffix(8)
    #expect(last.allSatisfy { $0.lift < 4 })
    let feet = last.map { $0.pose[.ankleNear].shift.x - $0.pose[.ankleFar].shift.x }
    #expect((feet.max() ?? 0) > 40 && (feet.min() ?? 0) < 0, "one foot, then the other")
  }
}
