import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// How two of a kind meet and go under.
@Suite struct JungleTieTests {
  private let pair = [JungleTimelines.Actor.player, .rival]

  @Test("R32 two rabbits go under together, nose to nose, ears last; only the one minds")
  func goUnder() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let result = try take.tick(of: .result)
    let both = (result..<result + 36).map { tick in pair.map { take.figure($0, at: tick) } }
    let hugs = both.filter { abs($0[0].feet.x - $0[1].feet.x) < 260 }
    for pair in hugs.prefix(4) {
      let noses = try pair.map { try #require($0.place(of: .nose)) }
      #expect(20..<64 ~= noses[0].x - noses[1].x, "both faces are seen")
    }
    #expect(Time.frames(hugs.count) >= .seconds(0.2))
    #expect(hugs.allSatisfy { abs($0[0].lift - $0[1].lift) < 2 }, "together")
    #expect(hugs.count { $0[0].pose.face.eyes == .wide && $0[1].pose.face.eyes == .shut } > 8)
    let ears = both.count { -150 ... -130 ~= $0[0].lift && abs($0[0].pose[.root].turn) < 12 }
    #expect(Time.frames(ears) >= .seconds(0.05))
  }

  @Test(
    "R113 two rabbits do not swell: they are as near as they get when they come together again")
  func doesNotSwell() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let result = try take.tick(of: .result)
    let near = (result - 30..<result + 34).map {
      take.show[JungleTimelines.nearness, at: .frames($0)]
    }
    #expect(near[0] > 1.05 && zip(near, near.dropFirst()).allSatisfy { $0 >= $1 })
    let wide = (result - 8..<result + 30).map { take.figure(.player, at: $0).scale.x }
    #expect((wide.max() ?? 2) < 1.15)
  }

  @Test("R113 two cobras' heads pass each other one above the other, both in sight")
  func passesInSight() throws {
    var game = try Matchup(player: .cobra, rival: .cobra).game()
    var rises = [Double]()
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        let result = playhead.timeline.time(of: .result), playhead.time < result
      else { continue }
      let turns = playhead.timeline[JungleTimelines.plait, at: playhead.time]
      let hoods = ["cobra-hood", "jungle-cobra-hood"].compactMap { name in
        game.picture.commands.first { $0.imageName == name }?.at
      }
      if turns > 1, abs(turns - turns.rounded(.down) - 0.5) < 0.2, hoods.count == 2 {
        rises.append(abs(hoods[0].y - hoods[1].y))
      }
    }
    #expect(rises.count >= 2 && rises.allSatisfy { $0 > 28 }, "\(rises)")
  }

  @Test("R32 two cobras are screwed into the water by their necks, a head on this side and on that")
  func areScrewedIn() throws {
    let take = StagedRound(.cobra, .cobra)
    let result = try take.tick(of: .result)
    let after = result..<result + 34
    let turns = after.map { take.show[JungleTimelines.plait, at: .frames($0)] }
    let most = Double(JungleTimelines.crossings)
    #expect(turns.contains { $0 > most + 0.15 }, "drawn tight once more")
    let loose = try #require(turns.firstIndex { $0 < 1 })
    #expect(turns[8...] == turns[8...].sorted(by: >)[...] && turns.last == 0)
    for actor in pair {
      let lifts = after.map { take.figure(actor, at: $0).lift }
      #expect(lifts.contains { $0 > 10 } && lifts[loose] < -110, "deep before they are loose")
      #expect(after.allSatisfy { abs(take.figure(actor, at: $0).feet.x - 640) < 70 }, "upright")
    }
    let faces = (result + 8..<result + 24).map { tick in
      pair.map { take.figure($0, at: tick).pose.face.eyes }
    }
    #expect(faces.allSatisfy { $0 == [.wide, .shut] })
  }
}
