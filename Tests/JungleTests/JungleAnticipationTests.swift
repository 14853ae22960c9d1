import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// What tells why the winner wins: the look before the ruse, and what it is done with.
@Suite struct JungleAnticipationTests {
  private func poses(
    _ pair: Matchup, _ actor: JungleTimelines.Actor, before cue: JungleTimelines.Cue
  ) throws -> [Pose] {
    let show = JungleTimelines.show(player: pair.player, rival: pair.rival)
    let end = try #require(show.time(of: cue)).seconds
    let animal = actor == .player ? pair.player : pair.rival
    return (0..<Int(end * 60)).map { show.pose(actor.rawValue, of: animal, at: .frames($0)) }
  }

  @Test("R113 a lion that has missed lurks with eyes and tail above the water, and winks")
  func lurks() throws {
    let pair = Matchup(player: .lion, rival: .rabbit)
    let poses = try poses(pair, .player, before: .contact)
    #expect(Time.frames(poses.count { $0.face.eyes == .wink }) >= .seconds(0.28))
    let lurking = Pose.of(.lion, .lurk)
    let seen = poses.indices.filter { poses[$0][.body] == lurking[.body] }
    #expect(Time.frames(seen.count) >= .seconds(0.22))
    let show = JungleTimelines.show(player: .lion, rival: .rabbit)
    let depths = seen.map { show[JungleTimelines.lift(.player), at: .frames($0)] }
    #expect(try #require(depths.min()) < -50)
    #expect(try #require(poses.firstIndex { $0.face.eyes == .wink }) > #require(seen.last))
  }

  @Test(
    "R113 the rabbit that laughs turns to the lion over it, and is caught as it turns away again")
  func turnsRound() throws {
    let take = StagedRound(.lion, .rabbit)
    let (duel, hit) = (try take.duel(), try take.tick(of: .contact))
    let fright = Pose.of(.rabbit, .yelp)[.body]
    let looks = (try take.tick(of: .splashed)..<take.tick(of: .leap)).filter {
      let rabbit = take.figure(.rival, at: $0)
      return rabbit.pose[.body] == fright && rabbit.facing == Animal.rabbit.facing(-duel.forward)
        && take.figure(.player, at: $0).feet.x > rabbit.feet.x
    }
    #expect(Time.frames(looks.count) >= .seconds(0.1))
    let high = Pose.of(.lion, .loom)[.body].turn - 8
    #expect(looks.allSatisfy { take.figure(.player, at: $0).pose[.body].turn > high })
    #expect(take.figure(.rival, at: hit).facing == Animal.rabbit.facing(duel.forward))
  }

  @Test("R113 the cobra has a sly look for the player before the lion's eyes follow it")
  func plots() throws {
    let pair = Matchup(player: .lion, rival: .cobra)
    let (sly, spell) = (Face.Eyes.half, Face.Eyes.spell)
    let cobra = try poses(pair, .rival, before: .contact)
    let lion = try poses(pair, .player, before: .contact)
    let begins = try #require(cobra.firstIndex { $0.face.eyes == spell })
    #expect(cobra[..<begins].count { $0.face.eyes == sly && $0.face.gaze.x > 0.4 } >= 6)
    #expect(try #require(lion.firstIndex { $0.face.eyes == spell }) > begins)
  }

  @Test("R113 both rabbits take the pad at once, drag it to and fro, and neither gets it")
  func claims() throws {
    let pair = Matchup(player: .rabbit, rival: .rabbit)
    let show = JungleTimelines.show(player: .rabbit, rival: .rabbit)
    let own = try poses(pair, .player, before: .bump)
    let other = try poses(pair, .rival, before: .bump)
    let claim = Pose.of(.rabbit, .claim)
    // Before they have met they look at each other.
    let met = Int((try #require(show.time(ofLabel: JungleTimelines.Part.met))).seconds * 60)
    func takes(_ poses: [Pose]) -> Int? {
      poses.indices.first { $0 > met && poses[$0].face.gaze == claim.face.gaze }
    }
    let taken = try #require(takes(own))
    #expect(takes(other) == taken)
    let parted = try #require(own.indices.first { $0 > taken && own[$0] != other[$0] })
    #expect(parted > taken + 3 && own.last == other.last)
    for dragged in [own[parted...], other[parted...]] {
      #expect(dragged.contains { $0.face == claim.face }, "each is dragged off its feet")
    }
    let pads = own.indices.dropFirst(taken).compactMap {
      show.value(of: JungleTimelines.place(of: .lily), at: .frames($0))?.x
    }
    #expect(pads.last == 640)
    let (far, near) = (try #require(pads.max()), try #require(pads.min()))
    #expect(far > 670 && near < 610, "each gains once")
  }

  @Test(
    "R113 the pad cracks while both stare at it without a move, and tears; each sits down behind its half"
  )
  func tears() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let (bump, result) = (try take.tick(of: .bump), try take.tick(of: .result))
    func torn(_ tick: Int) -> Double { take.show[JungleTimelines.torn, at: .frames(tick)] }
    let cracked = try #require((0..<bump).first { torn($0) > 0 })
    #expect(bump - cracked >= 11 && torn(bump - 1) == JungleTimelines.crack)
    #expect((bump..<result).allSatisfy { torn($0) >= JungleTimelines.crack })
    let gape = Pose.of(.rabbit, .rabbitGape)
    for actor in [JungleTimelines.Actor.player, .rival] {
      #expect(take.figure(actor, at: cracked - 2).pose[.root].turn < -15, "\(actor) pulls")
      let looks = (cracked..<bump).filter { take.figure(actor, at: $0).pose == gape }
      #expect(Time.frames(looks.count) >= .seconds(0.12), "\(actor) looks at the crack")
      #expect(Set(looks.map { take.figure(actor, at: $0).feet }).count == 1, "frozen")
      let (before, after) = (take.figure(actor, at: bump), take.figure(actor, at: bump + 14))
      #expect(JungleTimelines.side(actor) * (after.feet.x - before.feet.x) > 8, "\(actor)")
      let blind = (bump..<result).count {
        let pose = take.figure(actor, at: $0).pose
        return pose[.earFar].layer > 0 && pose[.earFar].turn > 70 && pose[.earNear].turn > -40
      }
      #expect(Time.frames(blind) >= .seconds(0.06), "an ear is over its eyes, the other one up")
      let seen = try (result..<result + 30).count {
        try take.height(of: .nose, actor, at: $0) > 16
      }
      #expect(Time.frames(seen) >= .seconds(0.2), "its face is above the water for so long")
    }
  }

  @Test("R113 of the torn pad two halves are seen, one on each side, in place of the whole one")
  func halves() throws {
    var game = try Matchup(player: .rabbit, rival: .rabbit).game()
    var seen = 0
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        playhead.timeline[JungleTimelines.torn, at: playhead.time] > 0,
        playhead.timeline[.scale(JungleTimelines.name(of: .lily)), at: playhead.time] > 0
      else { continue }
      seen += 1
      let places = ["lily-left", "lily-right"].compactMap { name in
        game.picture.commands.first { $0.imageName == name }?.at.x
      }
      #expect(places.count == 2 && places[0] < 600 && places[1] > 680)
      #expect(
        !game.picture.commands.contains {
          $0.imageName == "lily" && $0.scale.x == JungleTimelines.padSize
        })
    }
    #expect(Time.frames(seen) >= .seconds(0.83))
  }

  @Test("R113 the whole pad carries the frog until both take it")
  func frog() throws {
    let show = JungleTimelines.show(player: .rabbit, rival: .rabbit)
    let moments = (0..<26).map { Time.frames($0) }
    let pad = moments.compactMap { show.value(of: JungleTimelines.place(of: .lily), at: $0) }
    let frog = moments.compactMap { show.value(of: JungleTimelines.place(of: .frog), at: $0) }
    #expect(zip(pad, frog).allSatisfy { 20...34 ~= $0.y - $1.y })
    let depths = moments.map { show[JungleTimelines.sunken(.frog), at: $0] }
    #expect(try #require(depths.first) > 90 && #require(depths.last) < 1, "it comes up")
  }
}
