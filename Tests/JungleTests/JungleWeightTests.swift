import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// That what is heavy takes effort, and that what gives way does so step by step.
@Suite struct JungleWeightTests {
  @Test("R113 the lion leans back, its eyes shut, before it has the rabbit out of the water")
  func heaves() throws {
    let take = StagedRound(.rabbit, .lion)
    let hit = try take.tick(of: .contact)
    let out = try #require((hit..<hit + 20).first { take.figure(.player, at: $0).lift > -40 })
    let heaves = (hit..<out).filter {
      let lion = take.figure(.rival, at: $0).pose
      return lion.face.eyes == .shut && lion[.body].turn > Pose.of(.lion, .claim)[.body].turn + 8
    }
    #expect(Time.frames(heaves.count) >= .seconds(0.05))
    #expect(take.figure(.rival, at: out + 8).pose.face.eyes != .shut)
  }

  @Test("R113 hanging by its ear the rabbit is clear of the water, and its feet run there")
  func dangles() throws {
    let take = StagedRound(.rabbit, .lion)
    let hit = try take.tick(of: .contact)
    let rabbits = (hit + 15..<hit + 34).map { take.figure(.player, at: $0) }
    for rabbit in rabbits { #expect(rabbit.lift > rabbit.wading + 8) }
    for foot in [Joint.ankleNear, .ankleFar] {
      let ways = rabbits.map(\.pose[foot].shift.x)
      #expect(try #require(ways.max()) - #require(ways.min()) > 60, "\(foot)")
    }
  }

  @Test("R113 the muzzle that is let go is seen half-way back, before it is in the lion's face")
  func whipsBack() throws {
    let take = StagedRound(.lion, .cobra)
    let (hit, result) = (try take.tick(of: .contact), try take.tick(of: .result))
    let flat = try #require(
      (hit..<result).first {
        take.figure(.player, at: $0).pose[.snout].stretch.x < 0.75
      })
    let back = (hit..<flat).filter {
      let isFree = take.show[JungleTimelines.cling, at: .frames($0)] == 0
      return isFree && take.figure(.player, at: $0).pose[.snout].stretch.x > 1.1
    }
    #expect(!back.isEmpty)
    let dented = (flat..<result).prefix {
      take.figure(.player, at: $0).pose[.snout].stretch.x < 0.75
    }
    #expect(Time.frames(dented.count) >= .seconds(0.09))
  }

  @Test("R113 the lion that keels over stays as large as it was, and over the river")
  func falls() throws {
    let take = StagedRound(.lion, .cobra)
    let (hit, splash) = (try take.tick(of: .contact), try take.tick(of: .splashed))
    let slack = Pose.of(.lion, .lionSlack).face
    let falling = (hit..<splash).map { take.figure(.player, at: $0) }.filter {
      $0.pose.face == slack
    }
    #expect(falling.count > 6)
    for lion in falling {
      #expect(lion.scale.x * lion.scale.y > 0.9)
      #expect(lion.feet.x + 100 < Board.region.maxX)
    }
  }

  @Test("R113 the cobra that bites nothing snaps once more there before it looks for the rabbit")
  func snapsTwice() throws {
    let take = StagedRound(.rabbit, .cobra)
    let leap = try take.tick(of: .leap)
    let met = Int((try #require(take.show.time(ofLabel: JungleTimelines.Part.met))).seconds * 60)
    let poses = (met + 1..<leap).map { take.figure(.rival, at: $0).pose }
    let looks = try #require(poses.firstIndex { $0.face == Pose.of(.cobra, .watch).face })
    let mouths = poses[..<looks].map { $0.face.mouth > 0.5 }
    #expect(zip(mouths, mouths.dropFirst()).count { $0 && !$1 } == 2)
    let low = poses[..<looks].count { $0[.head].turn > 96 }
    #expect(Time.frames(low) >= .seconds(0.1))
  }

  @Test("R113 the rabbit pulls a tail further each time, and slips between two pulls")
  func pullsInGrades() throws {
    let take = StagedRound(.rabbit, .cobra)
    let leap = try take.tick(of: .leap)
    let held = (24..<leap).filter { take.show[JungleTimelines.tug, at: .frames($0)] > 0.9 }
    let ways = held.map { -take.figure(.player, at: $0).feet.x }
    let turns = ways.indices.dropFirst().dropLast().filter {
      (ways[$0] - ways[$0 - 1]) * (ways[$0 + 1] - ways[$0]) < 0
    }
    let (far, near) = (try #require(turns.first), try #require(turns.last))
    #expect(far < near && ways[near] < ways[far] - 10, "it slips")
    #expect(try #require(ways.max()) > ways[far] + 30, "and pulls again")
  }

  @Test("R113 the loop in the cobra's neck gets smaller in four steps, and keeps belly and spots")
  func tightens() throws {
    let take = StagedRound(.cobra, .rabbit)
    let end = Int(take.show.duration.seconds * 60)
    let curls = (0..<end).map { take.show[JungleTimelines.curl, at: .frames($0)] }
    let rests = zip(curls, curls.dropFirst()).filter { $0 == $1 && $0 > 0 && $0 < 1 }.map(\.0)
    #expect(Set(rests).count >= 3 && rests == rests.sorted())
    var game = try take.pair.game()
    var spots = 0
    game.rest { game in
      spots = max(spots, game.picture.commands.count { $0.tint == Color(0x6B7E22) })
    }
    #expect(spots >= 6)
  }
}
