import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// What a blow needs to be seen: what leads to it, how long it is held, and what gives way.
@Suite struct JungleBlowTests {
  @Test("R113 the rabbit is high above the cobra before it stamps, and presses it flat")
  func stamps() throws {
    let take = StagedRound(.rabbit, .cobra)
    let duel = try #require(Duel(player: .rabbit, rival: .cobra))
    let (leap, hit) = (try take.tick(of: .leap), try take.tick(of: .contact))
    let above = (leap..<hit).count { tick in
      let rabbit = take.figure(duel.winner, at: tick)
      return rabbit.lift > 110 && abs(rabbit.pose[.root].turn.remainder(dividingBy: 360)) < 50
    }
    #expect(Time.frames(above) >= .seconds(0.05))
    let flat = (hit..<hit + 24).filter { take.figure(duel.loser, at: $0).scale.y < 0.8 }
    #expect(Time.frames(flat.count) >= .seconds(0.11))
    for tick in flat {
      #expect(take.figure(duel.winner, at: tick).lift < duel.winnerPlace.height - 8)
    }
  }

  @Test("R113 of a lion's raised paw the pads and claws are seen, in front of its mane")
  func pads() throws {
    var game = try Matchup(player: .cobra, rival: .lion).game()
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
    #expect(Time.frames(seen) >= .seconds(0.15))
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

  @Test(
    "R32 after a tie both are under water before they are seen through, and a wake is seen",
    arguments: Animal.allCases)
  func isUnder(animal: Animal) throws {
    let take = StagedRound(animal, animal)
    let (result, risen) = (try take.tick(of: .result), try take.tick(of: .risen))
    let (after, down) = (result + 1..<risen, result + 1..<result + 34)
    for actor in [JungleTimelines.Actor.player, .rival] {
      let opacity = take.show.opacity(actor.rawValue)
      let through = after.filter { 0.05...0.65 ~= opacity($0) }
      #expect(through.allSatisfy { take.figure(actor, at: $0).lift < -130 }, "\(actor)")
    }
    let rival = down.filter { take.figure(.rival, at: $0).lift > JungleTimelines.deepest }
    #expect(try risen - #require(rival.last) >= 7)
    let own = down.filter { take.figure(.player, at: $0).lift > JungleTimelines.deepest }
    #expect(try abs(#require(own.last) - #require(rival.last)) < 2, "together")
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
    var game = try Matchup(player: .rabbit, rival: .lion).game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    var places: [Point] = []
    for tick in 0..<Int((JungleTimelines.handedOn + 0.36) * 60) {
      game.tick()
      let flower = game.picture.commands.last {
        $0.imageName == HeadProp.flower.asset.name && $0.at.y > 330 && $0.at.x > 500
      }
      if tick > Int(JungleTimelines.handedOn * 60) - 3, let flower { places.append(flower.at) }
    }
    let top = try #require(places.map(\.y).min())
    #expect(try top < #require(places.last).y - 20 && top < #require(places.first).y - 20)
    #expect(zip(places, places.dropFirst()).count { $0 != $1 } >= 5)
  }

  @Test("R113 two lions that laugh fall over backwards, the one at once after the other")
  func fallsOver() throws {
    let take = StagedRound(.lion, .lion)
    let result = try take.tick(of: .result)
    for actor in [JungleTimelines.Actor.player, .rival] {
      for tick in result + 11..<result + 24 {
        let pose = take.figure(actor, at: tick).pose
        #expect(pose[.root].turn > 50 && pose.face.eyes == .glee, "\(actor) at \(tick)")
      }
    }
    let under = [JungleTimelines.Actor.player, .rival].map { actor in
      (result..<result + 40).first { take.figure(actor, at: $0).lift < -30 } ?? 0
    }
    #expect(1...4 ~= under[0] - under[1])
  }

  @Test("R113 of two cobras in a plait each looks at the other before both pull away from it")
  func pullsApart() throws {
    let take = StagedRound(.cobra, .cobra)
    let (bump, result) = (try take.tick(of: .bump), try take.tick(of: .result))
    for actor in [JungleTimelines.Actor.player, .rival] {
      let pulls = (bump + 20..<result).filter { take.figure(actor, at: $0).pose.face.eyes == .shut }
      #expect(Time.frames(pulls.count) >= .seconds(0.15))
      #expect(pulls.contains { take.figure(actor, at: $0).pose[.root].turn > 15 }, "away from it")
      let first = try #require(pulls.first)
      let notices = (first - 11..<first - 4).map { take.figure(actor, at: $0).pose.face }
      #expect(notices.allSatisfy { $0.eyes == .wide && $0.brow < -0.8 && $0.fright > 0.3 })
      let glances = (bump..<first).filter {
        let face = take.figure(actor, at: $0).pose.face
        return face.eyes == .wide && face.gaze.x < -0.8
      }
      #expect(Time.frames(glances.count) >= .seconds(0.12), "at each other")
    }
  }

  @Test("R113 two cobras that have pulled are flung together, and then see stars")
  func bangs() throws {
    let take = StagedRound(.cobra, .cobra)
    let (bump, jerk) = (try take.tick(of: .bump), try take.tick(of: .flung))
    #expect((bump..<jerk + 2).allSatisfy { take.figure(.player, at: $0).pose.face.eyes != .dizzy })
    #expect(take.figure(.rival, at: jerk).pose.face.squint > 0.9, "nose to nose")
    let pressed = (jerk..<jerk + 12).filter { take.figure(.rival, at: $0).scale.x < 0.8 }
    #expect(Time.frames(pressed.count) >= .seconds(0.08))
    #expect(take.figure(.rival, at: jerk + 10).pose.face.eyes == .dizzy)
    var game = try Matchup(player: .cobra, rival: .cobra).game()
    var gaps = [Double]()
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let playhead = game.scene.round?.playhead, let hit = playhead.timeline.time(of: .flung),
        abs((playhead.time - hit).seconds) < 0.2
      else { continue }
      let hoods = ["cobra-hood", "jungle-cobra-hood"].compactMap { name in
        game.picture.commands.first { $0.imageName == name }?.at
      }
      if hoods.count == 2 { gaps.append(hoods[0].distance(to: hoods[1])) }
    }
    let nearest = try #require(gaps.min())
    #expect(nearest < 60 && gaps.first ?? 0 > nearest + 30, "\(gaps)")
    #expect(gaps.last ?? 0 > nearest + 20, "\(gaps)")
  }

  @Test("R114 the lion on the bank looks after the dragonfly, and laughs when heads are knocked")
  func follows() throws {
    let take = StagedRound(.cobra, .cobra)
    let (bump, jerk) = (try take.tick(of: .bump), try take.tick(of: .flung))
    let poses = (bump..<jerk).map {
      take.show.pose("firstOnlooker", of: .lion, at: .frames($0))
    }
    #expect(!poses.contains { $0.face == Pose.of(.lion, .cheer).face })
    for name in [Pose.Name.swayLeft, .swayRight, .crouch] {
      let head = Pose.of(.lion, name)[.head]
      #expect(poses.contains { abs($0[.head].turn - head.turn) < 1.5 }, "\(name)")
    }
  }

  @Test("R113 the necks of a plait come out before the rings, which are above the water")
  func rings() throws {
    var game = try Matchup(player: .cobra, rival: .cobra).game()
    var seen = 0
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let round = game.scene.round, let result = round.playhead.timeline.time(of: .result),
        round.playhead.time < result + .seconds(0.42),
        round.playhead.timeline[JungleTimelines.plait, at: round.playhead.time]
          == Double(JungleTimelines.crossings)
      else { continue }
      seen += 1
      let commands = game.picture.commands
      let belly = try #require(
        commands.firstIndex { $0.tint == Color(0xE9EA9C) || $0.tint == Color(0xF0BC90) })
      for name in ["cobra-coil-low", "jungle-cobra-coil-low"] {
        let ring = try #require(commands.firstIndex { $0.imageName == name && $0.scale.x > 0.5 })
        #expect(ring < belly, "\(name)")
      }
    }
    #expect(Time.frames(seen) >= .seconds(0.33))
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

  @Test("R113 rings go from the eyes that cast a spell to the lion's, and from no others")
  func gazes() throws {
    let take = StagedRound(.lion, .cobra)
    func drawn(_ tick: Int) -> [DrawCommand] {
      var picture = Picture()
      take.figure(.rival, at: tick).drawGaze(at: take.figure(.player, at: tick), into: &picture)
      return picture.commands
    }
    func rings(_ tick: Int) -> [Double] { drawn(tick).map(\.at.x) }
    let leap = try take.tick(of: .leap)
    let spell = (0..<leap).filter { take.figure(.rival, at: $0).pose.face.eyes == .spell }
    for tick in spell {
      let ends = [JungleTimelines.Actor.rival, .player].compactMap {
        take.figure($0, at: tick).place(of: .pupilFar)?.x
      }
      #expect(rings(tick).count >= 8 && rings(tick).allSatisfy { ends[0]...ends[1] ~= $0 })
    }
    #expect(Time.frames(spell.count) >= .seconds(0.4) && rings(leap).isEmpty)
    let sizes = spell.flatMap { drawn($0).map(\.frame.height) }
    #expect(try #require(sizes.max()) > 60, "as large as a face where they arrive")
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
  }
}

extension Timeline {
  /// How opaque somebody is at a tick.
  fileprivate func opacity(_ name: String) -> (Int) -> Double {
    { value(of: .opacity(name), at: .frames($0), otherwise: 0) }
  }
}
