import Animation
import Figures
import Rules
import Stage
import Testing

@testable import Jungle

/// What is pulled, pressed or waited for long enough to be understood.
@Suite struct JungleStrainTests {
  @Test("R113 the rabbit that swings knocks its nose on the lion's, and both are pressed by that")
  func knocks() throws {
    let take = StagedRound(.rabbit, .lion)
    let hit = try take.tick(of: .contact)
    let pressed = (hit + 20..<hit + 36).filter { take.figure(.player, at: $0).scale.x < 0.9 }
    #expect(Time.frames(pressed.count) >= .seconds(0.1))
    for tick in pressed.prefix(6) {
      let noses = [JungleTimelines.Actor.rival, .player].compactMap {
        take.figure($0, at: tick).place(of: .nose)
      }
      #expect(noses[1].x - noses[0].x < 70, "\(tick)")
    }
    let away = (hit + 14..<pressed[0]).map { take.figure(.player, at: $0).feet.x }
    #expect(try #require(away.max()) > take.figure(.player, at: pressed[2]).feet.x + 50)
    let down = try take.tick(of: .result) - 10
    #expect(take.show[JungleTimelines.grasp, at: .frames(pressed[0] + 12)] == 1)
    #expect(take.show[JungleTimelines.grasp, at: .frames(down)] == 0)
  }
}
