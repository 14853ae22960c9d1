import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// Who comes up to the player, and how those ashore take it.
@Suite struct JungleCloseupTests {
  typealias Visit = (player: Animal, rival: Animal, actor: JungleTimelines.Actor)

  private static let visits: [Visit] = [
    (.cobra, .lion, .player), (.lion, .rabbit, .player), (.rabbit, .cobra, .player),
    (.lion, .cobra, .rival), (.rabbit, .lion, .rival),
  ]

  @Test(
    "R113 at the height of five stories somebody comes close, and is as large as ever before the end"
  )
  func comesClose() throws {
    for (player, rival, actor) in Self.visits {
      let round = StagedRound(player, rival)
      let result = try round.tick(of: .result)
      let sizes = (0...result).map {
        round.show[.scale(actor.rawValue), at: .frames($0)]
          * round.show[JungleTimelines.nearness, at: .frames($0)]
      }
      let close = sizes.indices.filter { sizes[$0] > 1.21 }
      #expect(Time.frames(close.count) >= .seconds(0.12), "\(player) \(rival)")
      let (first, last) = (try #require(close.first), try #require(close.last))
      #expect(last - first == close.count - 1, "once")
      #expect(sizes.max() ?? 0 < 1.6)
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { abs($0 - $1) < 0.16 }, "without a jump")
      #expect(round.show[.scale(actor.rawValue), at: .frames(result)] == 1)
      for tick in close where player != .rabbit || rival != .cobra {
        let figure = round.figure(actor, at: tick)
        #expect(try #require(figure.place(of: .head)).y > 40, "its face is seen")
      }
    }
  }

  @Test("R102 who comes up close draws away first, and is seen on its way there and back")
  func comesInAnArc() throws {
    for (player, rival, actor) in Self.visits where player != rival && rival != .rabbit {
      let round = StagedRound(player, rival)
      let result = try round.tick(of: .result)
      let sizes = (0...result).map { round.show[.scale(actor.rawValue), at: .frames($0)] }
      let large = try #require(sizes.firstIndex { $0 > 1.2 })
      let away = try #require((0..<large).last { sizes[$0] < 0.95 }, "\(player) \(rival)")
      #expect(Time.frames(large - away) >= .seconds(0.1))
      let last = try #require(sizes.lastIndex { $0 > 1.2 })
      let back = try #require((last...result).first { sizes[$0] < 1.12 })
      #expect(Time.frames(back - last) >= .seconds(0.03))
    }
  }

  @Test("R114 at each of the six blows those ashore do something else")
  func respond() throws {
    var seen = Set<[Pose]>()
    let pairs = Matchup.all(.win) + Matchup.all(.loss)
    for pair in pairs {
      let round = StagedRound(pair)
      let moment = Time.frames(try round.tick(of: .contact) + 11)
      seen.insert(
        JungleTimelines.onlookers.map { round.show.pose($0.rawValue, of: .lion, at: moment) }
          + JungleTimelines.onlookers.map { round.show.pose($0.rawValue, of: .rabbit, at: moment) })
    }
    #expect(seen.count == pairs.count)
  }

  private func ticks(
    _ round: StagedRound, _ actor: JungleTimelines.Actor, _ animal: Animal, _ name: Pose.Name
  ) throws -> [Int] {
    (0..<Int(round.show.duration.seconds * 60)).filter {
      round.show.pose(actor.rawValue, of: animal, at: .frames($0)).face
        == Pose.of(animal, name).face
        && round.show.pose(actor.rawValue, of: animal, at: .frames($0))[.head]
          == Pose.of(animal, name)[.head]
    }
  }

  @Test("R114 the rabbit ashore falls asleep under the spell too, and starts up at the bite")
  func isLulled() throws {
    let round = StagedRound(.lion, .cobra)
    let hit = try round.tick(of: .contact)
    let asleep = try ticks(round, .secondOnlooker, .rabbit, .doze)
    #expect(Time.frames(asleep.count) >= .seconds(0.1) && (hit - 3...hit + 7) ~= (asleep.last ?? 0))
    let lifts = (hit..<hit + 20).map {
      round.show[JungleTimelines.lift(.secondOnlooker), at: .frames($0)]
    }
    #expect(lifts.contains { $0 > 30 })
  }

  @Test("R114 the lion ashore is about to leap to the rabbit in the paw, and ducks at the blow")
  func isAboutToLeap() throws {
    let round = StagedRound(.rabbit, .lion)
    let result = try round.tick(of: .result)
    let wiggles = try ticks(round, .firstOnlooker, .lion, .wiggle)
    let held = (0..<result).filter { round.show[JungleTimelines.grasp, at: .frames($0)] == 1 }
    #expect(wiggles.contains { held.contains($0) })
    let ducks = try ticks(round, .firstOnlooker, .lion, .cower)
    #expect(Time.frames(ducks.count { $0 > wiggles[0] && $0 < result }) >= .seconds(0.15))
  }

  @Test("R114 the cobra ashore takes a blow drily: it squints, or gets smaller, a good while later")
  func isSlow() throws {
    for (rival, name) in [(Animal.cobra, Pose.Name.crossEyed), (.lion, .dread)] {
      let round = StagedRound(.rabbit, rival)
      let hit = try round.tick(of: .contact)
      let seen = try ticks(round, .secondOnlooker, .cobra, name)
      let first = try #require(seen.first { $0 > hit }, "\(rival)")
      #expect(first - hit >= 14, "\(rival)")
    }
  }

  @Test(
    "R114 who is frightened ashore shows it without drops, and a swelling in the water without stars"
  )
  func isSpared() throws {
    let round = StagedRound(.lion, .cobra)
    let moment = Time.frames(try round.tick(of: .contact) + 11)
    var figure = AnimalFigure(.rabbit, feet: Board.home(of: .rabbit))
    figure.look(on: round.show, as: .secondOnlooker, at: moment)
    #expect(figure.pose.face.fright > 0.5)
    func drops() -> Int {
      var picture = Picture()
      figure.draw(named: "rabbit", into: &picture)
      return picture.commands.count { $0.imageName == SharedAssets.drop.name }
    }
    #expect(drops() == 0)
    figure.isMarked = true
    #expect(drops() == 3)
    for isInWater in [true, false] {
      var (lion, picture) = (AnimalFigure(.lion, feet: JungleLayout.playerPlace), Picture())
      (lion.sore, lion.effectPhase, lion.isInWater) = (1, 40, isInWater)
      lion.draw(named: "lion", into: &picture)
      #expect(picture.commands.contains { $0.imageName == SharedAssets.star.name } != isInWater)
    }
  }

  @Test("R113 what lies flat rocks as it sinks, and what was trodden on wobbles")
  func rocks() throws {
    for (pair, least) in [((Animal.lion, Animal.rabbit), 3), ((.rabbit, .cobra), 3)] {
      let round = StagedRound(pair.0, pair.1)
      let result = try round.tick(of: .result)
      let turns = (result..<result + 26).map {
        round.show[JungleTimelines.spin(.rival), at: .frames($0)]
      }
      let sides = turns.filter { abs($0) > 3 }.map { $0 > 0 }
      #expect(zip(sides, sides.dropFirst()).count { $0 != $1 } >= least)
    }
  }
}
