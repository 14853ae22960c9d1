import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// What a blow needs to be seen: what leads to it, how long it is held, and what gives way.
@Suite struct JungleBlowTests {
  @Test(
    "R113 the jungle's rabbit leaps from side to side behind the cobra's head, all of it in sight")
  func leapfrog() throws {
    let take = StagedRound(.cobra, .rabbit)
    var (sides, behind) = ([Bool](), 0)
    for tick in 25..<(try take.tick(of: .jerked)) {
      let (rabbit, cobra) = (take.figure(.rival, at: tick), take.figure(.player, at: tick))
      let away = rabbit.feet.x - cobra.feet.x
      if abs(away) > 60, sides.last != (away > 0) { sides.append(away > 0) }
      let ear = try #require(rabbit.place(of: .earFar))
      #expect(ear.y > 20, "\(tick)")
      guard abs(away) < 40, take.show[JungleTimelines.noose, at: .frames(tick)] == 0 else {
        continue
      }
      behind += 1
      #expect(rabbit.feet.y < cobra.feet.y - 30, "\(tick)")
    }
    #expect(sides == [false, true, false, true] && behind >= 4)
  }

  @Test("R113 the rabbit leaps through the hoop of the cobra's neck, and its head goes after it")
  func leapsThrough() throws {
    let take = StagedRound(.cobra, .rabbit)
    let stages = (0..<(try take.tick(of: .contact))).map {
      take.show[JungleTimelines.noose, at: .frames($0)]
    }
    let open = stages.indices.filter { stages[$0] == 1 }
    let crosses = open.filter {
      abs(take.figure(.rival, at: $0).feet.x - take.figure(.player, at: $0).feet.x) < 70
    }
    #expect(crosses.count >= 2)
    for tick in crosses { #expect(take.figure(.rival, at: tick).lift > 60, "\(tick)") }
    #expect(stages.count { 1 < $0 && $0 < 2 } >= 4 && stages.count { 2 < $0 && $0 < 3 } >= 2)
    let through = try #require(stages.firstIndex { $0 > 1 })
    #expect(try take.tick(of: .jerked) > through)
  }

  @Test("R113 the head comes down beside its hoop and goes up from it, and is never put there")
  func bendsDown() throws {
    var game = try Pair(player: .cobra, rival: .rabbit).game()
    var (last, steps) = (Point?.none, [Double]())
    for _ in 0..<400 where game.plays(.thump) == 0 {
      game.tick()
      guard let playhead = game.scene.bout?.playhead,
        let head = game.picture.commands.first(where: {
          $0.imageName?.hasPrefix("cobra-head") == true
        })?.at
      else { continue }
      let isHoop = playhead.timeline[JungleTimelines.noose, at: playhead.time] > 0
      if let last, isHoop || !steps.isEmpty && steps.count < 30 {
        steps.append(head.distance(to: last))
      }
      last = head
    }
    #expect(steps.count >= 30 && steps.allSatisfy { $0 < 64 }, "\(steps)")
  }

  @Test("R113 half of the hoop is before the rabbit that leaps through it, and half behind")
  func surrounds() throws {
    var game = try Pair(player: .cobra, rival: .rabbit).game()
    var seen = 0
    for _ in 0..<400 where game.scene.bout != nil {
      game.tick()
      guard let playhead = game.scene.bout?.playhead,
        playhead.timeline[JungleTimelines.noose, at: playhead.time] == 1
      else { continue }
      seen += 1
      let commands = game.picture.commands
      let neck = commands.indices.filter { commands[$0].tint == Color(0xB8C838) }
      let body = try #require(commands.firstIndex { $0.imageName == "jungle-rabbit-body" })
      #expect(neck.count { $0 < body } >= 10 && neck.count { $0 > body } >= 10)
    }
    #expect(seen >= 4)
  }

  @Test("R113 the rabbit has its back to the knot that it kicks, which flies up and turns over")
  func kicks() throws {
    let take = StagedRound(.cobra, .rabbit)
    let (hit, result) = (try take.tick(of: .contact), try take.tick(of: .result))
    let rabbit = take.figure(.rival, at: hit)
    #expect(rabbit.feet.x > take.figure(.player, at: hit).feet.x + 90)
    #expect(rabbit.facing == 1 && rabbit.pose[.ankleNear].turn > 80)
    let flight = (hit..<result).map { take.figure(.player, at: $0) }
    #expect(flight.count { $0.lift > 60 } >= 6)
    #expect(flight.contains { abs($0.pose[.root].turn) > 150 })
    let lands = (hit..<result).filter { take.figure(.rival, at: $0).scale.y < 0.9 }
    #expect(lands.count >= 6 && take.figure(.player, at: lands[0]).lift == 0)
  }

  @Test("R113 the rabbit that ties the knot is above it before it stamps, and presses it flat")
  func stamps() throws {
    let take = StagedRound(.rabbit, .cobra)
    let duel = try #require(Duel(player: .rabbit, rival: .cobra))
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

  @Test("R113 one turn of the neck is added each time that the rabbit passes")
  func addsTurns() throws {
    let take = StagedRound(.rabbit, .cobra)
    let jerk = try take.tick(of: .jerked)
    func ahead(_ tick: Int) -> Point {
      take.figure(.player, at: tick).feet - take.figure(.rival, at: tick).feet
    }
    // Its place on the way round, in turns, and the head's.
    var (rabbit, lags) = (0.0, [Double]())
    for tick in 26..<jerk {
      let (last, now) = (ahead(tick - 1), ahead(tick))
      rabbit +=
        Portable.atan2(
          now.x * last.y - now.y * last.x, now.x * last.x + now.y * last.y) / (2 * .pi)
      let turns = take.show[JungleTimelines.wind, at: .frames(tick)]
      if 0.3...2.2 ~= rabbit { lags.append(rabbit - turns) }
    }
    #expect(2.4...2.6 ~= rabbit, "as often as the rings are")
    #expect(lags.count > 20 && lags.allSatisfy { 0..<0.6 ~= $0 })
  }

  @Test("R113 a tail that slips out of the paws whips home, and the rabbit tumbles backwards")
  func whipsHome() throws {
    let take = StagedRound(.rabbit, .cobra)
    let hit = try take.tick(of: .contact)
    let shares = (0..<hit).map { take.show[JungleTimelines.grasp, at: .frames($0)] }
    let loose = shares.indices.filter { 0.01...0.99 ~= shares[$0] }
    #expect(loose.count >= 9)
    let held = try #require(shares.firstIndex(of: 1))
    #expect((held - 5..<held).allSatisfy { 0.01..<1 ~= shares[$0] }, "it flicks up into them")
    #expect(loose.contains { take.figure(.player, at: $0).pose[.root].turn < -50 })
  }

  @Test("R113 of a lion's raised paw the pads and claws are seen, in front of its mane")
  func pads() throws {
    var game = try Pair(player: .cobra, rival: .lion).game()
    var seen = 0
    for _ in 0..<560 {
      game.tick()
      let commands = game.picture.commands
      guard let pad = commands.firstIndex(where: { $0.tint == Color(0x8A4B3C) }) else { continue }
      seen += 1
      // Of the two lions the one that was drawn last.
      let names = commands[..<pad].map { $0.imageName ?? "" }
      let mane = try #require(names.lastIndex { $0.hasSuffix("lion-mane") })
      let paw = try #require(names.lastIndex { $0.hasSuffix("lion-front-near-paw") })
      #expect(mane < paw && paw < pad)
    }
    #expect(seen >= 9)
  }

  @Test("R113 the flash of the fish is at the nose that it hits, and then at the other")
  func flashes() throws {
    var game = try Pair(player: .lion, rival: .lion).game()
    var places: [Point] = []
    for _ in 0..<400 where game.scene.bout != nil {
      game.tick()
      for command in game.picture.commands {
        guard case .rim(_, width: 8) = command.shape else { continue }
        if places.last?.distance(to: command.at) ?? 99 > 1 { places.append(command.at) }
      }
    }
    let noses = [JungleTimelines.Actor.rival, .player].map(JungleTimelines.muzzle)
    for nose in noses { #expect(places.contains { $0.distance(to: nose) < 4 }, "\(nose)") }
  }

  @Test(
    "R32 after a tie the jungle's animal comes up in the brook only as it is gone from the river",
    arguments: Animal.allCases)
  func isOnce(animal: Animal) throws {
    let take = StagedRound(animal, animal)
    let end = Int(take.show.duration.seconds * 60)
    let (river, brook) = (take.show.opacity("rival"), take.show.opacity("beaten"))
    let isTwice = (0..<end).filter { river($0) > 0.5 && brook($0) > 0.02 }
    #expect(isTwice.isEmpty)
    #expect(brook(end) == 1)
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

  @Test("R113 of two cobras in a plait each looks at the other before both pull away from it")
  func pullsApart() throws {
    let take = StagedRound(.cobra, .cobra)
    let (bump, result) = (try take.tick(of: .bump), try take.tick(of: .result))
    for actor in [JungleTimelines.Actor.player, .rival] {
      let pulls = (bump + 20..<result).filter { take.figure(actor, at: $0).pose.face.eyes == .shut }
      #expect(pulls.count >= 9)
      let way = JungleTimelines.side(actor)
      #expect(pulls.contains { take.figure(actor, at: $0).pose[.root].turn * way > 15 })
      let first = try #require(pulls.first)
      let notices = (first - 8..<first - 4).map { take.figure(actor, at: $0).pose.face }
      #expect(notices.allSatisfy { $0.eyes == .wide && $0.brow < -0.8 })
    }
  }

  @Test("R113 the necks of a plait come out before the rings, which are above the water")
  func rings() throws {
    var game = try Pair(player: .cobra, rival: .cobra).game()
    var seen = 0
    for _ in 0..<400 where game.scene.bout != nil {
      game.tick()
      guard let bout = game.scene.bout, let result = bout.playhead.timeline.time(of: .result),
        bout.playhead.time < result + .seconds(0.42),
        bout.playhead.timeline[JungleTimelines.plait, at: bout.playhead.time]
          == Double(JungleTimelines.crossings)
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

  @Test("R113 the player's lion leaps upon the rabbit, and holds it at arm's length")
  func pounces() throws {
    let take = StagedRound(.lion, .rabbit)
    let duel = try take.duel()
    let hit = try take.tick(of: .contact)
    #expect((hit - 8..<hit).count { take.figure(duel.winner, at: $0).lift > 20 } >= 4)
    for tick in hit..<hit + 10 {
      let (lion, rabbit) = (take.figure(duel.winner, at: tick), take.figure(duel.loser, at: tick))
      #expect(abs(lion.feet.x - rabbit.feet.x) > 92, "\(tick)")
      #expect(lion.pose.face.mouth > 0.5)
    }
  }

  @Test("R113 two rabbits lift the pad by its edges while they pull, until it tears")
  func liftsThePad() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let bump = try take.tick(of: .bump)
    let heights = (0..<bump).map { take.show[JungleTimelines.lift(.lily), at: .frames($0)] }
    #expect(heights.count { $0 > 36 } >= 24 && heights.last == JungleTimelines.held)
    for tick in 0..<bump where take.show[JungleTimelines.torn, at: .frames(tick)] == 0 {
      let frog = take.show[JungleTimelines.lift(.frog), at: .frames(tick)]
      #expect(abs(frog - heights[tick]) < 0.1, "the frog rides on it")
    }
  }
}

extension Timeline {
  /// How opaque somebody is at a tick.
  fileprivate func opacity(_ name: String) -> (Int) -> Double {
    { value(of: .opacity(name), at: .frames($0), otherwise: 0) }
  }
}
