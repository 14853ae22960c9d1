import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// What leads from one great pose to the next is seen.
@Suite struct JungleInBetweenTests {
  @Test("R113 the cobra that was flung off comes down on the lion, which looks up too late")
  func flies() throws {
    let take = StagedRound(.cobra, .lion)
    let (hit, result) = (try take.tick(of: .contact), try take.tick(of: .result))
    let high = (hit..<result).filter { take.figure(.player, at: $0).lift > 60 }
    #expect(Time.frames(high.count) >= .seconds(0.13))
    for tick in high {
      #expect((try #require(take.figure(.player, at: tick).place(of: .head))).y > 40, "in sight")
    }
    let ways = high.map { take.figure(.player, at: $0) }
    let falls = ways.drop { $0.feet.x > 700 }
    #expect(falls.count { $0.feet.x > 560 } >= 5, "it is seen on its way")
    #expect(zip(falls, falls.dropFirst()).allSatisfy { $1.lift < $0.lift }, "in an arc")
    let behold = Pose.of(.lion, .behold).face
    let looks = (hit..<result).filter { take.figure(.rival, at: $0).pose.face == behold }
    #expect(looks.count >= 3 && looks.contains { high.contains($0) })
    #expect(take.figure(.rival, at: result - 1).pose[.body] == Pose.of(.lion, .flat)[.body])
  }

  @Test("R113 above a plait there is water between two heads, each on a neck of its own")
  func isLoose() throws {
    var game = try Matchup(player: .cobra, rival: .cobra).game()
    var gaps = [Double]()
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        let jerk = playhead.timeline.time(of: .flung),
        playhead.time < jerk - .seconds(0.1),
        playhead.timeline[JungleTimelines.plait, at: playhead.time]
          == Double(JungleTimelines.crossings)
      else { continue }
      let heads = ["cobra-hood", "jungle-cobra-hood"].compactMap { name in
        game.picture.commands.first { $0.imageName == name }?.at
      }
      if heads.count == 2 { gaps.append(heads[0].distance(to: heads[1])) }
    }
    #expect(gaps.count > 12 && gaps.count { $0 > 96 } > gaps.count / 2, "\(gaps)")
  }

  @Test("R114 those ashore keep still while the hunt goes on", arguments: Matchup.all(.win))
  func keepStill(pair: Matchup) throws {
    let take = StagedRound(pair)
    let met = try #require(take.show.time(ofLabel: JungleTimelines.Part.met)).seconds
    let hunt = Int(met * 60) + 1..<(try take.tick(of: .contact))
    for actor in JungleTimelines.onlookers {
      let moves = hunt.count { tick in
        let poses = [tick - 1, tick].map {
          take.show.pose(actor.rawValue, of: .lion, at: .frames($0))
        }
        return poses[0] != poses[1]
      }
      #expect(moves * 3 < hunt.count, "\(actor)")
    }
  }

  @Test(
    "R30 R113 a lion under a cobra goes down little by little, and is not gone at once",
    arguments: [Matchup(player: .cobra, rival: .lion), Matchup(player: .lion, rival: .cobra)])
  func sinks(pair: Matchup) throws {
    let take = StagedRound(pair)
    let (result, loser) = (try take.tick(of: .result), try take.duel().loser)
    let lifts = (result..<result + 26).map { take.figure(loser, at: $0).lift }
    #expect(try #require(lifts.last) > -60)
    #expect(zip(lifts, lifts.dropFirst()).allSatisfy { 0..<6 ~= $0 - $1 })
  }

  @Test("R113 the jungle's cobra throws one loop after the other, and the lion's face swells")
  func winds() throws {
    let take = StagedRound(.lion, .cobra)
    let result = try take.tick(of: .result)
    func loops(_ tick: Int) -> Double { take.show[JungleTimelines.wrap, at: .frames(tick)] }
    func swells(_ ticks: Range<Int>) -> Bool {
      ticks.contains { take.figure(.player, at: $0).pose[.head].stretch.x > 1.2 }
    }
    #expect(0.9...1 ~= loops(result) && loops(result + 8) == 2)
    #expect(swells(result - 8..<result) && swells(result + 2..<result + 12))
  }

  @Test("R113 the lion that was bitten asleep rocks on its heels, and falls in one piece")
  func keelsOver() throws {
    let take = StagedRound(.lion, .cobra)
    let fall = try take.tick(of: .splashed)
    let slack = Pose.of(.lion, .lionSlack)
    let board = (fall - 20..<fall).filter {
      take.show.pose("player", of: .lion, at: .frames($0)) == slack
    }
    #expect(Time.frames(board.count) >= .seconds(0.2))
    let turns = board.map { take.show[JungleTimelines.spin(.player), at: .frames($0)] }
    let ups = zip(turns, turns.dropFirst()).map { $0 < $1 }
    #expect(zip(ups, ups.dropFirst()).count { $0 != $1 } >= 2, "to and fro")
    #expect(
      try #require(turns.last) < -40 && board.allSatisfy { take.figure(.player, at: $0).lift <= 0 })
    let drops = zip(turns, turns.dropFirst()).map { $0 - $1 }.suffix(5)
    #expect(drops.allSatisfy { $0 > 0 } && drops.elementsEqual(drops.sorted()), "ever faster")
    #expect(take.figure(.player, at: fall + 4).pose[.body].stretch.x > 1, "flat after that")
    #expect(take.show[JungleTimelines.spin(.player), at: .frames(fall + 4)] == 0)
  }

  @Test("R113 R114 the cobra on the bank keeps low while the lion is bitten, and hides nothing")
  func keepsLow() throws {
    let take = StagedRound(.lion, .cobra)
    let (leap, result) = (try take.tick(of: .leap), try take.tick(of: .result))
    for tick in leap..<result {
      let pose = take.show.pose("firstOnlooker", of: .cobra, at: .frames(tick))
      let neck = [Joint.neckLow, .neckMiddle, .neckHigh].map { pose[$0].shift.y }.reduce(0, +)
      #expect(neck > -60, "\(tick)")
      #expect(take.show[JungleTimelines.lift(.firstOnlooker), at: .frames(tick)] == 0)
    }
  }

  @Test(
    "R114 the cobra on the bank keeps its head out of the river as long as two act there",
    arguments: Matchup.all.filter { $0.player != .cobra })
  func keepsOut(pair: Matchup) throws {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round?.rival == nil { game.tick() }
    var (seen, highest) = (0, Board.region.maxY + 99)
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      for part in game.picture.commands where part.imageName?.hasPrefix("cobra-head") == true {
        seen += 1
        highest = min(highest, part.at.y)
      }
    }
    #expect(seen > 150)
    #expect(highest > Board.region.maxY + 10, "no more than its crown")
  }

  @Test("R117 after each round another small one comes by, or elsewhere, and is looked at")
  func passes() throws {
    let names = ["fish", "frog-leap", "dragonfly-up"]
    var (guests, ways) = (Set<String>(), Set<String>())
    for pair in Matchup.all(.win) + Matchup.all(.loss) {
      var game = try pair.game()
      for _ in 0..<400 where game.scene.round != nil { game.tick() }
      let onlooker = try #require(Animal.allCases.first { $0 != pair.player })
      var (guest, way): (String?, String?)
      var eyes = Set<Double>()
      game.advance(by: 1.2) { game in
        let seen = game.picture.commands.filter { names.contains($0.imageName ?? "") }
        guard let first = seen.first(where: { Board.region.contains($0.at) }) else { return }
        guest = guest ?? first.imageName
        way = way ?? "\(first.imageName ?? "") \(Int(first.at.x) / 100)"
        let eye = game.picture.commands.first { $0.imageName == "\(onlooker)-pupil-near" }
        if let eye { eyes.insert(eye.at.x) }
      }
      guests.insert(try #require(guest))
      ways.insert(try #require(way))
      #expect(eyes.count > 4, "\(pair)")
    }
    #expect(guests.count == names.count && ways.count == 6)
  }

  @Test("R114 those who wait mind each animal that is carried in another way")
  func heeds() throws {
    let ways = try [Animal.cobra, .rabbit].map { animal -> [Double] in
      var game = Harness(JungleScene())
      let home = try #require(game.rect("home.\(animal)")).center
      game.drag(from: home, to: Point(x: 640, y: 300), release: false)
      var turns = [Double]()
      game.advance(by: 0.8) { game in
        if let part = game.picture.commands.first(where: { $0.imageName == "lion-face" }) {
          turns.append(part.turn)
        }
      }
      return turns
    }
    #expect(try #require(ways[0].max()) + 4 < #require(ways[1].max()))
  }
}
