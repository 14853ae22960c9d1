import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// What a blow needs to be seen: what leads to it, how long it is held, and what gives way.
@Suite struct JungleBlowTests {
  @Test("R113 the jungle's rabbit leaps over the cobra's head four times, from side to side")
  func leapfrog() throws {
    let take = StagedRound(.cobra, .rabbit)
    var (sides, over) = ([Bool](), 0)
    for tick in 25..<(try take.tick(of: .jerked)) {
      let (rabbit, cobra) = (take.figure(.rival, at: tick), take.figure(.player, at: tick))
      let away = rabbit.feet.x - cobra.feet.x
      if abs(away) > 60, sides.last != (away > 0) { sides.append(away > 0) }
      guard abs(away) < 40 else { continue }
      over += 1
      #expect(rabbit.lift > 140, "\(tick)")
    }
    #expect(sides == [false, true, false, true, false] && over >= 6)
  }

  @Test(
    "R113 a rabbit is above the knot before it stamps, which is pressed flat and held so",
    arguments: [Pair(player: .rabbit, rival: .cobra), Pair(player: .cobra, rival: .rabbit)])
  func stamps(pair: Pair) throws {
    let take = StagedRound(pair.player, pair.rival)
    let duel = try #require(Duel(player: pair.player, rival: pair.rival))
    let (leap, hit) = (try take.tick(of: .leap), try take.tick(of: .contact))
    let above = (leap..<hit).count { tick in
      let rabbit = take.figure(duel.winner, at: tick)
      return rabbit.lift > 150 && abs(rabbit.pose[.root].turn.remainder(dividingBy: 360)) < 50
    }
    #expect(above >= 3)
    let flat = (hit..<hit + 24).filter { take.figure(duel.loser, at: $0).scale.y < 0.7 }
    #expect(flat.count >= 7)
    for tick in flat {
      #expect(take.figure(duel.winner, at: tick).lift < duel.winnerPlace.height - 8)
    }
  }

  @Test("R112 a cobra that lets go of a nose is seen on its way back from it")
  func letsGo() throws {
    let take = StagedRound(.cobra, .lion)
    let result = try take.tick(of: .result)
    let shares = (0..<result).map { take.show[JungleTimelines.cling, at: .frames($0)] }
    #expect(shares.count { 0.05...0.95 ~= $0 } >= 4)
  }

  @Test("R114 the flower flies from the one head to the other, in an arc")
  func handsOn() throws {
    var game = try Pair(player: .rabbit, rival: .lion).game()
    for _ in 0..<400 where game.scene.bout != nil { game.tick() }
    var places: [Point] = []
    for tick in 0..<Int((JungleTimelines.handedOn + 0.36) * 60) {
      game.tick()
      let flower = game.picture.commands.last {
        $0.imageName == Topper.flower.asset.name && $0.at.y > 330 && $0.at.x > 500
      }
      if tick > Int(JungleTimelines.handedOn * 60) - 3, let flower { places.append(flower.at) }
    }
    let top = try #require(places.map(\.y).min())
    #expect(try top < #require(places.last).y - 20 && top < #require(places.first).y - 20)
    #expect(zip(places, places.dropFirst()).count { $0 != $1 } >= 5)
  }

  @Test("R113 two lions see each other's red noses, point at them, and laugh as they go under")
  func pointing() throws {
    let take = StagedRound(.lion, .lion)
    let result = try take.tick(of: .result)
    for actor in [JungleTimelines.Actor.player, .rival] {
      let pointing = Pose.of(.lion, .pat)[.wristNear].shift
      let seen = (result - 12..<result + 4).count { tick in
        let pose = take.figure(actor, at: tick).pose
        return pose.face.eyes == .glee && pose[.wristNear].shift.distance(to: pointing) < 20
      }
      #expect(seen >= 4, "\(actor)")
      for tick in result + 14..<result + 24 {
        #expect(take.figure(actor, at: tick).pose.face == .glee, "\(actor) at \(tick)")
      }
    }
  }

  @Test("R113 of two cobras in a plait one pulls while the other looks, and then the other")
  func takesTurns() throws {
    let take = StagedRound(.cobra, .cobra)
    let (bump, result) = (try take.tick(of: .bump), try take.tick(of: .result))
    func pulls(_ actor: JungleTimelines.Actor) -> [Int] {
      (bump + 20..<result).filter { take.figure(actor, at: $0).pose.face.eyes == .shut }
    }
    let (first, second) = (pulls(.rival), pulls(.player))
    #expect(first.count >= 8 && second.count >= 8)
    #expect(try #require(first.last) < #require(second.first))
  }

  @Test("R113 the necks of a plait come out before the rings, which are above the water")
  func rings() throws {
    var game = try Pair(player: .cobra, rival: .cobra).game()
    var seen = 0
    for _ in 0..<400 where game.scene.bout != nil {
      game.tick()
      guard let bout = game.scene.bout, let risen = bout.playhead.timeline.time(of: .risen),
        bout.playhead.time < risen,
        bout.playhead.timeline[JungleTimelines.plait, at: bout.playhead.time] == 2
      else { continue }
      seen += 1
      let commands = game.picture.commands
      let belly = try #require(commands.firstIndex { $0.tint == Color(0xF4E6B0) })
      for name in ["cobra-coil-low", "jungle-cobra-coil-low"] {
        let ring = try #require(commands.firstIndex { $0.imageName == name && $0.scale.x > 0.5 })
        #expect(ring < belly, "\(name)")
      }
    }
    #expect(seen >= 20)
  }

  @Test("R113 the cobra does not take its eyes off the lion before that sleeps")
  func stares() throws {
    let take = StagedRound(.lion, .cobra)
    let leap = try take.tick(of: .leap)
    let asleep = try #require(
      (0..<leap).first { take.figure(.player, at: $0).pose.face.eyes == .shut })
    let stares = (0..<leap).filter { take.figure(.rival, at: $0).pose.face.eyes == .spell }
    #expect(try #require(stares.last) >= asleep - 4)
    #expect(zip(stares, stares.dropFirst()).allSatisfy { $1 == $0 + 1 }, "without a blink")
  }

  @Test(
    "R113 the lion gathers, leaps upon the rabbit, and holds it at arm's length",
    arguments: [Pair(player: .lion, rival: .rabbit), Pair(player: .rabbit, rival: .lion)])
  func pounces(pair: Pair) throws {
    let take = StagedRound(pair.player, pair.rival)
    let duel = try #require(Duel(player: pair.player, rival: pair.rival))
    let hit = try take.tick(of: .contact)
    #expect((hit - 8..<hit).count { take.figure(duel.winner, at: $0).lift > 20 } >= 4)
    for tick in hit..<hit + 10 {
      let (lion, rabbit) = (take.figure(duel.winner, at: tick), take.figure(duel.loser, at: tick))
      #expect(abs(lion.feet.x - rabbit.feet.x) > 92, "\(tick)")
      #expect(lion.pose.face.mouth > 0.5)
    }
  }

  @Test("R113 two rabbits lift the pad by its edges while they pull, and let it fall to leap")
  func liftsThePad() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let bump = try take.tick(of: .bump)
    let heights = (0...bump).map { take.show[JungleTimelines.lift(.lily), at: .frames($0)] }
    #expect(heights.count { $0 > 36 } >= 14 && heights.last == 0)
    for tick in 0...bump {
      let frog = take.show[JungleTimelines.lift(.frog), at: .frames(tick)]
      #expect(abs(frog - heights[tick]) < 0.1, "the frog rides on it")
    }
  }
}
