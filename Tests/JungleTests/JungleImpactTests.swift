import Animation
import Figures
import Rules
import Stage
import Testing

@testable import Jungle

/// What is struck is seen struck: for a picture of a strip, at twelve of them a second.
@Suite struct JungleImpactTests {
  /// How long somebody is in a pose, as far as its body or hood tells.
  private func lasts(
    _ name: Pose.Name, of actor: JungleTimelines.Actor, in round: StagedRound
  ) -> Time {
    let animal = actor == .player ? round.pair.player : round.pair.rival
    let joint = animal == .cobra ? Joint.hood : .body
    let sought = Pose.of(animal, name)[joint]
    let ticks = Int(round.show.duration.seconds * 60)
    return .frames((0..<ticks).count { round.figure(actor, at: $0).pose[joint] == sought })
  }

  @Test("R113 a face that is struck by its own muzzle is narrow, all its hair blown behind it")
  func strikes() {
    let round = StagedRound(.lion, .cobra)
    let ticks = Int(round.show.duration.seconds * 60)
    let struck = (0..<ticks).count {
      let pose = round.figure(.player, at: $0).pose
      return pose[.head].stretch.x < 0.72 && pose[.mane].shift.x > 30
    }
    #expect(Time.frames(struck) >= .seconds(0.05))
  }

  @Test(
    "R113 the cobra that loses its hold is seen drawn out on its way back",
    arguments: [StagedRound(.lion, .cobra), StagedRound(.cobra, .lion)])
  func recoils(round: StagedRound) throws {
    let cobra = try round.duel().winner
    #expect(lasts(.cobraRecoil, of: cobra, in: round) >= .seconds(0.06))
  }

  @Test("R113 the cobra in the air aims at the lion with glee, and comes down on it")
  func aims() throws {
    let round = StagedRound(.cobra, .lion)
    let (hit, result) = (try round.tick(of: .contact), try round.tick(of: .result))
    let aims = (hit..<result).filter {
      let cobra = round.figure(.player, at: $0)
      return cobra.lift > 60 && cobra.pose.face.brow > 0.5 && cobra.pose.face.gaze.y > 0.5
        && cobra.pose.face.mouth > 0.5
    }
    #expect(Time.frames(aims.count) >= .seconds(0.2))
  }

  @Test("R113 the lion under the cobra that lands bulges to both sides, its face clear of that")
  func bulges() throws {
    let round = StagedRound(.cobra, .lion)
    let bulging = Pose.of(.lion, .lionBulging)[.body]
    let ticks = (0..<(try round.tick(of: .result))).filter {
      round.figure(.rival, at: $0).pose[.body] == bulging
    }
    #expect(Time.frames(ticks.count) >= .seconds(0.05))
    for tick in ticks {
      let (lion, cobra) = (round.figure(.rival, at: tick), round.figure(.player, at: tick))
      #expect(try #require(lion.place(of: .nose)).x > cobra.feet.x + 90, "\(tick)")
      #expect(try round.height(of: .nose, .rival, at: tick) > 24)
    }
  }

  @Test("R113 a nose that is bitten swells for two pictures, and throbs")
  func throbs() throws {
    let round = StagedRound(.cobra, .lion)
    let sores = (0..<(try round.tick(of: .result))).map {
      round.show[JungleTimelines.sore(.rival), at: .frames($0)]
    }
    let swells = sores.prefix { $0 < 1.1 }.count { $0 > 0.05 }
    #expect(Time.frames(swells) >= .seconds(0.12))
    let tops = zip(zip(sores, sores.dropFirst()), sores.dropFirst(2)).count {
      $0.1 > $0.0 && $0.1 >= $1 && $0.1 > 1.1
    }
    #expect(tops >= 3)
  }

  @Test("R113 the lion draws its arm back and has it half-way down before the rabbit is")
  func hurls() throws {
    let round = StagedRound(.rabbit, .lion)
    #expect(lasts(.lionSwing, of: .rival, in: round) >= .seconds(0.03))
    #expect(lasts(.lionHurl, of: .rival, in: round) >= .seconds(0.06))
    let hurl = Pose.of(.lion, .lionHurl)[.body]
    let ticks = (0..<(try round.tick(of: .result))).filter {
      round.figure(.rival, at: $0).pose[.body] == hurl
    }
    for tick in ticks { #expect(round.figure(.player, at: tick).lift > 30) }
  }
}
