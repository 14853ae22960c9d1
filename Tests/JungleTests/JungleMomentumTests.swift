import Animation
import Figures
import Rules
import Stage
import Testing

@testable import Jungle

/// That who leaps and lands has a body with weight, and that what is loose comes after it.
@Suite struct JungleMomentumTests {
  /// A hop of a third of a second after one second, 100 design pixels high, on the spot.
  private let hop = sceneTimeline {
    Cut(JungleTimelines.position(.player), to: Point(x: 600, y: 394))
    Hold(1)
    Tween(JungleTimelines.lift(.player), from: 0, to: 100, duration: 0.17, easing: .outQuad)
    Tween(JungleTimelines.lift(.player), to: 0, duration: 0.17, easing: .inQuad)
    Hold(1)
  }
  /// A slide of 200 design pixels to the right in a quarter of a second, after one second.
  private let slide = sceneTimeline {
    Cut(JungleTimelines.position(.player), to: Point(x: 500, y: 394))
    Hold(1)
    Tween(JungleTimelines.position(.player), to: Point(x: 700, y: 394), duration: 0.25)
    Hold(1)
  }

  private func momentum(_ timeline: Timeline, _ seconds: Double) throws -> Momentum {
    try #require(Momentum(timeline, of: .player, at: .seconds(seconds)))
  }

  @Test(
    "R102 who is going to leap gets down for two pictures of a strip, and is not down in the air")
  func crouches() throws {
    #expect(try momentum(hop, 0.7).sunk == 0)
    for seconds in [0.86, 0.9, 0.94, 0.97] {
      #expect(try momentum(hop, seconds).sunk > 0.4, "\(seconds)")
    }
    for seconds in [1.06, 1.12, 1.2, 1.28] {
      #expect(abs(try momentum(hop, seconds).sunk) < 0.2, "\(seconds)")
    }
  }

  @Test("R102 who lands sinks in, comes up too far, and is at rest half a second later")
  func lands() throws {
    let depths = try stride(from: 1.36, to: 1.9, by: 0.02).map { try momentum(hop, $0).sunk }
    #expect(try #require(depths.prefix(4).max()) > 0.6)
    #expect(try #require(depths.min()) < -0.2)
    #expect(try abs(#require(depths.last)) < 0.05)
    #expect(try momentum(hop, 2.2).sunk == 0)
  }

  @Test("R102 who sets out leans back first, and who stops leans on, then back a little")
  func leans() throws {
    #expect(try momentum(slide, 0.92).lean < -0.3)
    #expect(try momentum(slide, 1.28).lean > 0.25)
    let after = try stride(from: 1.3, to: 1.75, by: 0.02).map { try momentum(slide, $0).lean }
    #expect(try #require(after.min()) < -0.05)
    #expect(try momentum(slide, 2).lean == 0)
  }

  @Test("R112 what is loose lags, swings past its rest after a stop, and tips do so last")
  func swings() throws {
    let moments = stride(from: 1.25, to: 1.8, by: 0.02).map { $0 }
    let trails = try moments.map { try momentum(slide, $0).trails(of: .lion) }
    for (part, swing) in [0, 1].map({ part in (part, trails.map { $0[part].x }) }) {
      #expect(swing[0] > 0.9, "\(part) lags")
      #expect(try #require(swing.min()) < -0.2, "\(part) swings past")
      #expect(try abs(#require(swing.last)) < 0.1, "\(part) settles")
    }
    let turns = [0, 1].map { part in trails.firstIndex { $0[part].x < 0 } ?? 0 }
    #expect(0 < turns[0] && turns[0] < turns[1])
  }

  @Test(
    "R102 R113 before each leap upon another the winner is seen to get down",
    arguments: [
      Matchup(player: .lion, rival: .rabbit), Matchup(player: .rabbit, rival: .cobra),
      Matchup(player: .cobra, rival: .rabbit),
    ])
  func getsDown(pair: Matchup) throws {
    let round = StagedRound(pair)
    let (winner, leap) = (try round.duel().winner, try round.tick(of: .leap))
    let depths = try (leap - 8..<leap).map {
      try #require(Momentum(round.show, of: winner, at: .frames($0))).sunk
    }
    #expect(depths.count { $0 > 0.2 } >= 4)
  }

  @Test(
    "R106 the last digit of a moment does not change the weight of who acts", arguments: Matchup.all
  )
  func isSteady(pair: Matchup) throws {
    let round = StagedRound(pair)
    for frame in 30..<Int(round.show.duration.seconds * 60) {
      let moment = Time.frames(frame)
      for actor in [JungleTimelines.Actor.player, .rival] {
        let both = [-2, 2].compactMap {
          Momentum(round.show, of: actor, at: Time(ticks: moment.ticks + $0))
        }
        guard let one = both.first, let other = both.last else { continue }
        #expect(abs(one.lean - other.lean) < 0.01 && abs(one.sunk - other.sunk) < 0.01, "\(frame)")
      }
    }
  }

  @Test("R113 the player's lion roars beside the rabbit it has caught, whose face is in sight")
  func roars() throws {
    let round = StagedRound(.lion, .rabbit)
    let (hit, result) = (try round.tick(of: .contact), try round.tick(of: .result))
    let roars = (hit..<result).filter {
      let face = round.figure(.player, at: $0).pose.face
      return face.mouth > 0.8 && face.gaze.y < -0.2
    }
    #expect(Time.frames(roars.count) >= .seconds(0.1))
    for tick in roars {
      let (lion, rabbit) = (round.figure(.player, at: tick), round.figure(.rival, at: tick))
      #expect(abs(lion.feet.x - rabbit.feet.x) > 60, "\(tick)")
    }
  }

  @Test("R112 while both stand still at a blow, nothing of the drawn animals moves but what stirs")
  func standsStill() throws {
    let round = StagedRound(.rabbit, .cobra)
    let hit = try #require(round.show.time(of: .contact))
    let depths = try [0.01, 0.05, 0.09].map {
      try #require(Momentum(round.show, of: .player, at: hit + .seconds($0))).sunk
    }
    #expect(Set(depths).count == 1)
  }
}
