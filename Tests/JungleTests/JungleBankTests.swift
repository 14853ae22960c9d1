import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// Whoever came up in the brook, and under again; and the victor into the reeds.
@Suite struct JungleBankTests {
  /// Pictures a sixtieth of a second apart, until it goes under again.
  private func moments(_ rest: Timeline) throws -> [Time] {
    let end = try #require(rest.time(of: .plunged))
    return stride(from: 0, to: end.seconds, by: 1.0 / 60).map { .seconds($0) }
  }

  private func height(_ rest: Timeline, _ time: Time) -> Double {
    rest[JungleTimelines.lift(.beaten), at: time]
  }

  @Test("R114 once under water it is gone", arguments: Animal.allCases)
  func isGone(animal: Animal) throws {
    for rest in [JungleTimelines.minding(animal), JungleTimelines.parting(animal)] {
      let plunge = try #require(rest.time(of: .plunged))
      #expect(rest.duration - plunge < .seconds(0.2))
      #expect(height(rest, rest.duration) < -200)
      #expect(rest[.opacity("beaten"), at: rest.duration] == 0)
    }
  }

  @Test("R114 the lion of a caught rabbit roars at the reeds, then laughs at the cobra in the hat")
  func laughsAtTheHat() {
    let visit = JungleTimelines.sharing(.loss, .lion, with: .rabbit)
    func moments(_ name: Pose.Name) -> [Time] {
      stride(from: 0, to: visit.duration.seconds, by: 0.01).map { Time.seconds($0) }
        .filter { visit.pose("waiting", of: .lion, at: $0) == Pose.of(.lion, name) }
    }
    let facing = JungleTimelines.facing(.waiting)
    #expect(moments(.roar).count > 10 && moments(.roar).allSatisfy { visit[facing, at: $0] == 1 })
    let laughs = moments(.cheer)
    #expect(laughs.count > 5 && laughs.allSatisfy { visit[facing, at: $0] == -1 })
    #expect(laughs.allSatisfy { $0 > .seconds(JungleTimelines.handedOn) })
    #expect(visit[facing, at: visit.duration] == 1)
  }

  @Test("R114 after a tie it leaps for joy in the brook", arguments: Animal.allCases)
  func leaps(animal: Animal) throws {
    let rest = JungleTimelines.parting(animal)
    let heights = try moments(rest).dropLast(16).map { height(rest, $0) }
    #expect(try #require(heights.max()) > #require(heights.first) + 25)
  }

  @Test(
    "R114 each minds in its own way: the lion rubs its nose, the cobra is dizzy, the rabbit looks round",
    arguments: zip(Animal.allCases, [Pose.Name.rub, .dizzy, .lookRound]))
  func minds(animal: Animal, name: Pose.Name) throws {
    let rest = JungleTimelines.minding(animal)
    let isSeen = try moments(rest).contains {
      rest.pose("beaten", of: animal, at: $0) == .of(animal, name)
    }
    #expect(isSeen)
  }

  /// The game at the moment when the next round may begin, and what is told then.
  private func ended(_ pair: Matchup) throws -> (Harness<JungleScene>, PlayingTimeline) {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    return (game, try #require(game.scene.motions[.beaten]))
  }

  @Test(
    "R114 who plunges into the brook goes under, and is not seen through before",
    arguments: Matchup.all(.win) + Matchup.all(.tie))
  func goesUnder(pair: Matchup) throws {
    var (game, _) = try ended(pair)
    game.rest { game in
      for part in game.picture.commands where part.opacity < 1 {
        #expect(part.imageName?.hasPrefix("jungle-\(pair.rival)-eyes") != true)
      }
    }
  }

  @Test(
    "R114 it splashes where somebody plunges in when that happens, and not before",
    arguments: Matchup.all(.win) + Matchup.all(.tie))
  func splashes(pair: Matchup) throws {
    var (game, told) = try ended(pair)
    let plunge = try #require(told.timeline.time(of: .plunged)).seconds
    func crowns(_ game: Harness<JungleScene>) -> Int {
      game.picture.commands.count {
        $0.imageName == SharedAssets.splashCrown.name
          && abs($0.at.x - JungleTimelines.brook.x) < 20
      }
    }
    game.advance(by: plunge - 0.1)
    #expect(crowns(game) == 0)
    game.advance(by: 0.2)
    #expect(crowns(game) == 1)
  }

  @Test("R33 the victor is among the reeds before it is gone", arguments: Matchup.all(.loss))
  func reeds(pair: Matchup) throws {
    let show = JungleTimelines.show(player: pair.player, rival: pair.rival)
    let frames = stride(from: 0, through: show.duration.seconds, by: 1.0 / 60).map {
      Time.seconds($0)
    }
    let last = try #require(frames.last { show[.opacity("rival"), at: $0] == 1 })
    let place = show[JungleTimelines.position(.rival), at: last]
    #expect(place.distance(to: JungleTimelines.reeds) < 20)
  }

  @Test("R115 a lion that hunts keeps lower in the water than one that is hunted")
  func stalks() {
    func heights(_ player: Animal, _ rival: Animal) -> [Double] {
      let show = JungleTimelines.show(player: player, rival: rival)
      // Until they have met: then it hunts.
      return (0..<24).map { show[JungleTimelines.lift(.rival), at: .frames($0)] }
    }
    let ways = zip(heights(.rabbit, .lion), heights(.cobra, .lion))
    #expect(ways.allSatisfy { $0 <= $1 } && ways.contains { $0 < $1 - 50 })
  }

  @Test("R115 a rabbit comes in with hops, and is stiff with fright when it sees the lion")
  func hops() throws {
    func highest(_ player: Animal, _ rival: Animal, _ actor: JungleTimelines.Actor) throws -> Double
    {
      let show = JungleTimelines.show(player: player, rival: rival)
      let met = try #require(show.labels.first { $0.name == "met" }).time.seconds
      return stride(from: 0, to: met, by: 0.01).map {
        show[JungleTimelines.lift(actor), at: .seconds($0)]
      }.max() ?? 0
    }
    #expect(try highest(.cobra, .rabbit, .rival) > 30 && highest(.lion, .rabbit, .rival) > 30)
    let take = StagedRound(.rabbit, .lion)
    let fright = Pose.of(.rabbit, .fright)
    let stiff = try (0..<take.tick(of: .splashed)).count {
      take.figure(.player, at: $0).pose[.body] == fright[.body]
    }
    #expect(Time.frames(stiff) >= .seconds(0.25))
  }

  @Test(
    "R112 an onlooker that turns away is seen from the front as it does", arguments: Matchup.all)
  func turnsAway(pair: Matchup) {
    for onlooker in [Animal.lion, .rabbit] where onlooker != pair.player {
      let outcome = pair.player.outcome(against: pair.rival)
      let visit = JungleTimelines.sharing(outcome, onlooker, with: pair.player)
      let last = Int(visit.duration.seconds * 60)
      let ways = (0...last).map { visit[JungleTimelines.facing(.waiting), at: .frames($0)] }
      let turns = (1...last).filter { ways[$0] != ways[$0 - 1] }
      let front = Pose.of(onlooker, .turn)[.head].shift
      #expect(!turns.isEmpty)
      for tick in turns {
        let pose = visit.pose("waiting", of: onlooker, at: .frames(tick))
        #expect(pose[.head].shift.distance(to: front) < 40, "\(onlooker) \(tick)")
      }
    }
  }
}
