import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// What each victor does with whom it has beaten: no two the same.
@Suite struct JungleEndingTests {
  /// Both from the result on, tick by tick: the winner, and who is under it.
  private func cast(_ round: StagedRound) throws -> [(over: AnimalFigure, under: AnimalFigure)] {
    let (duel, result) = (try round.duel(), try round.tick(of: .result))
    return (result..<result + 34).map {
      (round.figure(duel.winner, at: $0), round.figure(duel.loser, at: $0))
    }
  }

  private let decided = Matchup.all(.win) + Matchup.all(.loss)

  @Test("R113 the six victors hold six poses on top of whom they have beaten")
  func differ() throws {
    let poses = try decided.map { pair in
      let round = StagedRound(pair)
      return try cast(round)[14].over.pose
    }
    #expect(Set(poses).count == 6)
  }

  @Test(
    "R113 a lion is upon the rabbit, not beside it, and the rabbit's face ahead of it",
    arguments: [Matchup(player: .lion, rival: .rabbit), Matchup(player: .rabbit, rival: .lion)])
  func isUpon(pair: Matchup) throws {
    let round = StagedRound(pair)
    let forward = try round.duel().forward
    for (over, under) in try cast(round).prefix(12) {
      let ahead = (under.feet.x - over.feet.x) * forward
      #expect(40...80 ~= ahead && over.lift > 15)
      let (own, other) = (over.place(of: .head), under.place(of: .head))
      #expect((try #require(other) - #require(own)).x * forward > 16)
    }
  }

  @Test("R113 the lion that sits on the rabbit rocks with laughter, and last looks under itself")
  func laughs() throws {
    let heads = try cast(StagedRound(.rabbit, .lion)).map(\.over.pose)
    let glee = heads.prefix { $0.face.eyes == .glee && $0.face.mouth > 0.7 }
    #expect(Time.frames(glee.count) >= .seconds(0.3))
    let turns = glee.map { $0[.body].turn + $0[.head].turn }
    let middle = (try #require(turns.max()) + #require(turns.min())) / 2
    #expect(try #require(turns.max()) > #require(turns.min()) + 30)
    let bows = turns.map { $0 < middle }
    #expect(zip(bows, bows.dropFirst()).count { !$0 && $1 } == 2)
    #expect(heads.dropFirst(glee.count).contains { $0.face == Pose.of(.lion, .lionPeek).face })
  }

  @Test("R113 the knot rolls off with the rabbit on it, and both go under where it stops")
  func rolls() throws {
    let round = StagedRound(.cobra, .rabbit)
    let moments = try cast(round)
    let places = moments.map(\.under.feet.x)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(try #require(places.first) - #require(places.last) > 70)
    #expect(moments.allSatisfy { abs($0.over.feet.x - $0.under.feet.x) < 24 })
    let starts = moments.filter { $0.over.pose.face.fright > 0.9 }
    #expect(Time.frames(starts.count) >= .seconds(0.08), "the ball is gone")
    #expect(starts.allSatisfy { $0.under.lift < -30 })
    let surfaced = try round.tick(of: .surfaced)
    #expect(abs(round.figure(.player, at: surfaced).feet.x - (try #require(places.last))) < 40)
  }

  @Test("R113 the cobra sleeps on the lion that it has lulled until it is wet, and starts up")
  func naps() throws {
    let eyes = try cast(StagedRound(.lion, .cobra)).map { ($0.over.pose.face.eyes, $0.over.lift) }
      .drop { $0.0 != .shut }
    let sleep = eyes.prefix { $0.0 == .shut }
    #expect(Time.frames(sleep.count) >= .seconds(0.3))
    #expect(eyes.dropFirst(sleep.count).first?.1 ?? 0 < 0, "its chin is in the water")
  }

  @Test("R113 hearts rise from the nose that is kissed, out of the water and none from below it")
  func hearts() throws {
    var game = try Matchup(player: .cobra, rival: .lion).game()
    var seen = 0
    for _ in 0..<400 {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        let result = playhead.timeline.time(of: .result), playhead.time > result
      else { continue }
      let hearts = game.picture.commands.filter { $0.tint == Color(0xE8425C) }
      #expect(hearts.allSatisfy { $0.at.y < JungleLayout.junglePlace.y })
      if !hearts.isEmpty { seen += 1 }
    }
    #expect(Time.frames(seen) >= .seconds(0.2))
  }
}
