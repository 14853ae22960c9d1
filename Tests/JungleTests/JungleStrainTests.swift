import Animation
import Figures
import Rules
import Stage
import Testing

@testable import Jungle

/// What is pulled, pressed or waited for long enough to be understood.
@Suite struct JungleStrainTests {
  @Test("R113 the lion has the rabbit by its tail, which becomes long, and it runs in place")
  func pullsTheTail() throws {
    let take = StagedRound(.lion, .rabbit)
    let leap = try take.tick(of: .leap)
    let held = (0..<leap).filter { take.show[JungleTimelines.tug, at: .frames($0)] > 0.95 }
    try #require(Time.frames(held.count) >= .seconds(0.18))
    let lengths = try held.map { tick in
      let (lion, rabbit) = (take.figure(.player, at: tick), take.figure(.rival, at: tick))
      return try #require(lion.grip).distance(to: #require(rabbit.place(of: .tail)))
    }
    #expect(try #require(lengths.max()) > 70 && lengths[0] < 50)
    let rabbits = held.map { take.figure(.rival, at: $0) }
    #expect(Set(rabbits.map { $0.pose[.ankleNear].shift.x > 30 }).count == 2, "its feet run")
    let ways = zip(rabbits, rabbits.dropFirst()).map { $1.feet.x - $0.feet.x }
    #expect(ways.contains { $0 < -1 } && ways.contains { $0 > 1 }, "and it is drawn back")
    let rears = try #require(
      (0..<leap).first { take.figure(.player, at: $0).pose[.body].turn > 24 })
    #expect(rears > held[held.count / 2])
  }

  @Test("R113 the rabbit that swings knocks its nose on the lion's, and both are pressed by that")
  func knocks() throws {
    let take = StagedRound(.rabbit, .lion)
    let hit = try take.tick(of: .contact)
    let pressed = (hit + 20..<hit + 36).filter { take.figure(.player, at: $0).scale.x < 0.9 }
    try #require(Time.frames(pressed.count) >= .seconds(0.1))
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

  @Test(
    "R113 while the lion strokes its mane the cobra creeps up, rears higher, and is seen at last")
  func looms() throws {
    let take = StagedRound(.cobra, .lion)
    let (leap, hit) = (try take.tick(of: .leap), try take.tick(of: .contact))
    let preen = Pose.of(.lion, .preen)[.wristNear].shift.y + 60
    let strokes = (0..<leap).filter { take.figure(.rival, at: $0).pose[.wristNear].shift.y < preen }
    try #require(
      zip(strokes, strokes.dropFirst()).contains { $1 > $0 + 1 }, "more than once")
    let creeps = (0..<leap).filter { take.figure(.player, at: $0).pose[.head].shift.y > 30 }
    #expect(creeps.count >= 3 && creeps.contains { strokes.contains($0) })
    let cobras = [strokes[0], leap - 8, leap - 1].map { take.figure(.player, at: $0) }
    #expect(cobras[0].feet.x > cobras[1].feet.x + 30, "nearer")
    #expect(cobras[0].scale.y < cobras[1].scale.y && cobras[1].scale.y < cobras[2].scale.y)
    let back = (leap..<hit).map { take.figure(.player, at: $0).feet.x }
    #expect(try #require(back.max()) > back[0] + 20, "it draws back before it strikes")
    let aware = (leap..<hit).filter { take.figure(.rival, at: $0).pose.face.fright > 0.5 }
    #expect(Time.frames(aware.count) >= .seconds(0.15))
  }

  @Test(
    "R113 the pad becomes longer and thinner with each pull, and both still lean back as it cracks")
  func strains() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let bump = try take.tick(of: .bump)
    let lily = JungleTimelines.name(of: .lily)
    let shapes = [24, 16, 1].map {
      take.show[.stretch(lily), at: .frames(bump - $0)]
    }
    for (one, next) in zip(shapes, shapes.dropFirst()) {
      #expect(one.x < next.x && one.y > next.y, "\(one) \(next)")
    }
    let cracks = (bump - 9..<bump).map { take.show[JungleTimelines.torn, at: .frames($0)] }
    #expect(Set(cracks).count == cracks.count && cracks == cracks.sorted(), "little by little")
    for actor in [JungleTimelines.Actor.player, .rival] {
      #expect(take.figure(actor, at: bump - 1).pose[.root].turn < -15)
      let sits = (bump + 8..<bump + 24).count {
        let rabbit = take.figure(actor, at: $0)
        return rabbit.lift == 0 && rabbit.pose.face.squint > 0.9
      }
      #expect(Time.frames(sits) >= .seconds(0.08), "\(actor) sits and stares")
    }
  }

  @Test("R113 the lions gather before they run, turn over in the air, and cannot stand straight")
  func staggers() throws {
    let take = StagedRound(.lion, .lion)
    let (bump, result) = (try take.tick(of: .bump), try take.tick(of: .result))
    let low = (0..<bump - 8).count { take.figure(.player, at: $0).scale.y < 0.9 }
    #expect(Time.frames(low) >= .seconds(0.12))
    let turns = (bump..<result).map { take.show[JungleTimelines.spin(.player), at: .frames($0)] }
    #expect(try #require(turns.max()) > 15)
    let sides = turns.filter { abs($0) > 2 }.map { $0 > 0 }
    #expect(zip(sides, sides.dropFirst()).count { $0 != $1 } >= 4 && abs(turns.last ?? 9) < 1)
  }
}
