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

  @Test("R113 two lions leap at each other long and low, a bow wave before each")
  func charges() throws {
    let take = StagedRound(.lion, .lion)
    let (leap, bump) = (try take.tick(of: .leap), try take.tick(of: .bump))
    for actor in pair {
      let long = (leap..<bump).count {
        let lion = take.figure(actor, at: $0)
        return lion.scale.x > 1.2 && lion.scale.y < 0.9 && lion.lift > 12
      }
      #expect(Time.frames(long) >= .seconds(0.06), "\(actor)")
    }
    var game = try take.pair.game()
    var leans = Set<Bool>()
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let playhead = game.scene.round?.playhead, let hit = playhead.timeline.time(of: .bump),
        playhead.time < hit, hit - playhead.time < .seconds(0.2)
      else { continue }
      for crown in game.picture.commands
      where crown.imageName == SharedAssets.splashCrown.name && abs(crown.turn) > 5 {
        #expect((crown.at.x < 640) == (crown.turn > 0), "towards the other")
        leans.insert(crown.turn > 0)
      }
    }
    #expect(leans.count == 2)
  }

  @Test("R114 the bang of two lions throws up both who look on")
  func throwsUp() throws {
    let take = StagedRound(.lion, .lion)
    let bump = try take.tick(of: .bump)
    for (actor, least) in [(JungleTimelines.Actor.firstOnlooker, 16.0), (.secondOnlooker, 40)] {
      let lifts = (bump - 4..<bump + 16).map {
        take.show[JungleTimelines.lift(actor), at: .frames($0)]
      }
      #expect(lifts.prefix(4).allSatisfy { $0 == 0 } && lifts.last == 0)
      #expect(try #require(lifts.max()) > least, "\(actor)")
    }
    let looks = (bump..<bump + 12).map {
      take.show.pose("secondOnlooker", of: .rabbit, at: .frames($0)).face
    }
    #expect(looks.contains { $0.eyes == .wide && $0.fright > 0.9 } && looks[0].eyes == .shut)
  }

  @Test("R114 the bang of two cobras that are flung together throws up both who look on, too")
  func throwsUpAgain() throws {
    let take = StagedRound(.cobra, .cobra)
    let bang = try take.tick(of: .flung)
    for actor in JungleTimelines.lookers {
      let lifts = (bang - 3..<bang + 16).map {
        take.show[JungleTimelines.lift(actor), at: .frames($0)]
      }
      #expect(lifts[0] == 0 && lifts.last == 0 && lifts.contains { $0 > 30 }, "\(actor)")
    }
  }

  @Test("R113 two rabbits on their halves clap: paw meets paw in the middle, and stars fly there")
  func claps() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let (bump, result) = (try take.tick(of: .bump), try take.tick(of: .result))
    let clap = Pose.of(.rabbit, .rabbitClap)
    let touching = try (bump..<result).filter { tick in
      let figures = pair.map { take.figure($0, at: tick) }
      guard figures.allSatisfy({ $0.pose == clap }) else { return false }
      let paws = try figures.map { try #require($0.paw) }
      return paws[0].distance(to: paws[1]) < 12 && abs(paws[0].x - 640) < 8
    }
    #expect(Time.frames(touching.count) >= .seconds(0.06))
    let rabbit = take.figure(.player, at: touching[0])
    let near = take.show[JungleTimelines.nearness, at: .frames(touching[0])]
    let high = 344 + (try #require(rabbit.paw).y - 344) * near
    #expect(abs(high - JungleTimelines.clap.y) < 16, "\(high)")
    #expect(rabbit.lift > JungleTimelines.aboard + 12, "in a leap")
    #expect((touching[0]..<result).contains { take.figure(.player, at: $0).scale.y < 0.85 })
  }

  @Test("R32 of two rabbits the one goes under straight, its ears last, the other feet up")
  func goUnder() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let result = try take.tick(of: .result)
    let ears = (result..<result + 36).count {
      let rabbit = take.figure(.player, at: $0)
      return -150 ... -130 ~= rabbit.lift && abs(rabbit.pose[.root].turn) < 12
    }
    #expect(Time.frames(ears) >= .seconds(0.05))
    let over = (result..<result + 30).filter {
      take.figure(.rival, at: $0).pose[.root].turn < -40
    }
    #expect(Time.frames(over.count) >= .seconds(0.06))
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

  @Test(
    "R32 two cobras come unwound, fall over to either side, and lie on the water before they sink")
  func goLimp() throws {
    let take = StagedRound(.cobra, .cobra)
    let result = try take.tick(of: .result)
    let turns = (result..<result + 20).map { take.show[JungleTimelines.plait, at: .frames($0)] }
    #expect(turns == turns.sorted(by: >) && turns.first ?? 0 > 2.9 && turns.last == 0)
    #expect(turns.count { 1...2.6 ~= $0 } >= 4, "turn by turn")
    for actor in pair {
      let lies = (result..<result + 30).count {
        let cobra = take.figure(actor, at: $0)
        return cobra.pose[.root].turn > 45 && cobra.lift > -60
          && JungleTimelines.side(actor) * (cobra.feet.x - 640) > 95
      }
      #expect(Time.frames(lies) >= .seconds(0.06), "\(actor)")
      let eyes = (result..<result + 24).map { take.figure(actor, at: $0).pose.face.eyes }
      #expect(eyes.allSatisfy { $0 == .dizzy })
    }
  }
}
