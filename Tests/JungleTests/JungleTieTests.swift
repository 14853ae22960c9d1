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

  @Test("R113 two lions press each other's sore noses, and are flung up and back by that")
  func presses() throws {
    let take = StagedRound(.lion, .lion)
    let (press, result) = (try take.tick(of: .flung), try take.tick(of: .result))
    let poke = Pose.of(.lion, .lionPoke)
    let both = try (press..<result).filter { tick in
      let lions = pair.map { take.figure($0, at: tick) }
      guard lions.allSatisfy({ $0.pose == poke }) else { return false }
      let gaps = try zip(lions, lions.reversed()).map { one, other in
        try #require(one.place(of: .wristFar)).distance(to: try #require(other.place(of: .nose)))
      }
      return gaps.allSatisfy { $0 < 34 }
    }
    #expect(Time.frames(both.count) >= .seconds(0.1), "a paw on each nose")
    #expect(both.contains { take.figure(.player, at: $0).sore < 0.85 }, "which gives way")
    for actor in pair {
      let before = take.figure(actor, at: press).feet.x
      let hurt = (result - 2..<result + 16).map { take.figure(actor, at: $0) }
      #expect(hurt[2].pose.face.eyes == .shut && hurt[2].pose.face.mouth > 0.8)
      #expect(hurt.contains { $0.lift > 36 }, "\(actor)")
      #expect(JungleTimelines.side(actor) * (hurt[13].feet.x - before) > 50, "away from it")
    }
  }

  @Test("R113 where two lions press each other's noses both arms are seen, and both paws")
  func showsBothArms() throws {
    var game = try Matchup(player: .lion, rival: .lion).game()
    var paws = [Int]()
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        let press = playhead.timeline.time(of: .flung),
        playhead.time > press + .seconds(0.04), playhead.time < press + .seconds(0.1)
      else { continue }
      let names = game.picture.commands.compactMap(\.imageName)
      let face = try #require(names.lastIndex(of: "lion-face"))
      paws.append(names.indices.count { $0 > face && names[$0] == "jungle-lion-front-far-paw" })
    }
    #expect(paws.count > 2 && paws.allSatisfy { $0 == 1 })
  }

  @Test(
    "R32 two rabbits that lose their pads fall into each other's arms, and go under together, ears last"
  )
  func goUnder() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let result = try take.tick(of: .result)
    let both = (result..<result + 36).map { tick in pair.map { take.figure($0, at: tick) } }
    let hugs = both.filter { abs($0[0].feet.x - $0[1].feet.x) < 120 }
    #expect(Time.frames(hugs.count) >= .seconds(0.2))
    #expect(hugs.allSatisfy { abs($0[0].lift - $0[1].lift) < 2 }, "together")
    #expect(hugs.count { $0[0].pose.face.eyes == .wide && $0[1].pose.face.eyes == .shut } > 8)
    let ears = both.count { -150 ... -130 ~= $0[0].lift && abs($0[0].pose[.root].turn) < 12 }
    #expect(Time.frames(ears) >= .seconds(0.05))
  }

  @Test(
    "R113 two rabbits do not swell: they are as near as they get before they leap on their pads")
  func doesNotSwell() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let result = try take.tick(of: .result)
    let near = (result - 30..<result + 34).map {
      take.show[JungleTimelines.nearness, at: .frames($0)]
    }
    #expect(near[0] > 1.15 && zip(near, near.dropFirst()).allSatisfy { $0 >= $1 })
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
