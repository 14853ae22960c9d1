import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// How the jungle's animal comes to whom it meets, and how the victor goes about at home.
@Suite struct JungleComingTests {
  /// The ticks until both have met.
  private func ticks(_ take: StagedRound) throws -> Range<Int> {
    0..<Int((try #require(take.show.time(ofLabel: JungleTimelines.Part.met))).seconds * 60)
  }

  /// The distance of the jungle's animal from its place, tick by tick, once it is out of the reeds.
  private func ways(_ take: StagedRound) throws -> [Double] {
    try ticks(take).dropFirst(10).map {
      take.figure(.rival, at: $0).feet.x - JungleLayout.junglePlace.x
    }
  }

  @Test(
    "R115 the jungle's animal comes in from the bank while it fades in, a rabbit too far, and slides back",
    arguments: Matchup.all)
  func comesIn(pair: Matchup) throws {
    var game = try pair.game()
    let region = try #require(game.rect("region"))
    var way: [(left: Double, middle: Double, opacity: Double)] = []
    for _ in 0..<400 where game.scene.round?.rival == nil { game.tick() }
    let show = try #require(game.scene.round?.playhead.timeline)
    let met = try #require(show.time(ofLabel: JungleTimelines.Part.met))
    while let time = game.scene.round?.playhead.time, time <= met {
      if let rival = game.rival {
        way.append((rival.frame.minX, rival.frame.center.x, rival.opacity))
      }
      game.tick()
    }
    let first = try #require(way.first)
    #expect(first.left < region.minX && first.opacity < 0.1)
    let last = try #require(way.last)
    #expect(last.left - first.left > 100 && last.opacity == 1)
    let farthest = try #require(way.map(\.middle).max())
    #expect((20...60 ~= farthest - last.middle) == (pair.rival == .rabbit))
    let isBack = way.drop { $0.middle < farthest }
    for (way, sign) in [(way.prefix { $0.middle < farthest }, 1.0), (isBack, -1)] {
      #expect(zip(way, way.dropFirst()).allSatisfy { ($1.middle - $0.middle) * sign >= 0 })
    }
  }

  @Test("R115 a lion that hunts stops before it is there; one that is hunted goes too far")
  func lions() throws {
    let (hunting, vain) = (
      try ways(StagedRound(.rabbit, .lion)), try ways(StagedRound(.cobra, .lion))
    )
    let stops = zip(hunting, hunting.dropFirst()).count { $0 == $1 && $0 < -40 }
    #expect(Time.frames(stops) >= .seconds(0.06))
    #expect(hunting.allSatisfy { $0 <= 0 } && vain.contains { $0 > 10 })
  }

  @Test("R115 a rabbit hops up to the lion without a care, twice, and is small once it sees it")
  func rabbit() throws {
    let take = StagedRound(.lion, .rabbit)
    let rabbits = try ticks(take).map { take.figure(.rival, at: $0) }
    let lifts = rabbits.map(\.lift)
    let tops = lifts.indices.dropFirst().dropLast().filter {
      lifts[$0] > 30 && lifts[$0] >= lifts[$0 - 1] && lifts[$0] > lifts[$0 + 1]
    }
    try #require(tops.count == 2)
    #expect(lifts[tops[0]] > lifts[tops[1]])
    #expect(try ways(take).contains { $0 > 24 }, "too far")
    let small = Pose.of(.rabbit, .cower)[.head].shift.y
    #expect(rabbits[tops[1]...].contains { abs($0.pose[.head].shift.y - small) < 4 })
  }

  @Test("R115 of two rabbits the one leaps when the other does, and as high")
  func alike() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let lifts = (13..<18).map { tick in
      [JungleTimelines.Actor.player, .rival].map { take.figure($0, at: tick).lift }
    }
    #expect(lifts.allSatisfy { abs($0[0] - $0[1]) < 9 } && lifts.contains { $0[0] > 50 })
  }

  @Test("R115 a meeting takes the time of who comes: a lion that hunts has the most")
  func times() throws {
    let times = try Matchup.all.map { (pair: $0, count: try ticks(StagedRound($0)).count) }
    #expect(Set(times.map(\.count)).count >= 3)
    let longest = times.max { $0.count < $1.count }?.pair
    #expect(longest == Matchup(player: .rabbit, rival: .lion))
  }

  @Test("R31 R124 each round ends in its own time, and with a last gesture: then all stand")
  func ends() {
    let lengths = Matchup.all.map { pair -> Double in
      let outcome = pair.player.outcome(against: pair.rival)
      let mood = JungleTimelines.mood(outcome, of: pair.player)
      let end = mood.duration
      func pose(_ time: Time) -> Pose { mood.pose("waiting", of: pair.player, at: time) }
      #expect(pose(end) == .stand && pose(end - .seconds(0.09)) != .stand, "\(pair)")
      let rest = outcome == .win ? JungleTimelines.minding(pair.rival).duration : end
      return max(end, rest).seconds
    }
    for (index, length) in lengths.enumerated() {
      let others = lengths.indices.filter { $0 != index }.map { lengths[$0] }
      #expect(others.allSatisfy { abs($0 - length) > 0.015 }, "\(lengths)")
    }
  }

  @Test("R124 who has won or drawn stays on its patch, where the next round begins")
  func stays() {
    for hero in Animal.allCases {
      for outcome in [Outcome.win, .tie] {
        let mood = JungleTimelines.mood(outcome, of: hero)
        let ticks = 0...Int(mood.duration.seconds * 60)
        #expect(ticks.allSatisfy { mood[JungleTimelines.aside(.waiting), at: .frames($0)] == 0 })
      }
    }
  }

  @Test("R115 the vain lion lets the cobra wait, its back turned, until it looks round")
  func turnsItsBack() throws {
    let take = StagedRound(.cobra, .lion)
    let facing = try ticks(take).map { take.figure(.rival, at: $0).facing }
    #expect(facing.dropFirst(6).prefix(10).allSatisfy { $0 == 1 } && facing.last == -1)
    let turn = try #require(facing.lastIndex(of: 1))
    let front = Pose.of(.lion, .turn)[.head].shift
    #expect(take.figure(.rival, at: turn + 1).pose[.head].shift.distance(to: front) < 40)
  }

  @Test("R115 who comes is first seen at another time: a rush soon, an ambush late")
  func appears() throws {
    func first(_ player: Animal, _ rival: Animal) throws -> Int {
      let take = StagedRound(player, rival)
      return try #require((0..<36).first { take.figure(.rival, at: $0).lift > -120 })
    }
    let (rush, ambush) = (try first(.cobra, .rabbit), try first(.lion, .cobra))
    #expect(ambush - rush >= 8)
    let all = try Matchup.all.map { try first($0.player, $0.rival) }
    #expect(Set(all).count >= 4)
  }
}
