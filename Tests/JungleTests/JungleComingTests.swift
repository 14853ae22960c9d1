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

  @Test(
    "R31 R124 who has won goes along the bank, looking ahead, and home, while all others are calm again",
    arguments: Animal.allCases)
  func lap(hero: Animal) throws {
    let mood = JungleTimelines.mood(.win, of: hero)
    let ticks = 0...Int(mood.duration.seconds * 60)
    let ways = ticks.map { mood[JungleTimelines.aside(.waiting), at: .frames($0)] }
    let farthest = try #require(ways.max { abs($0) < abs($1) })
    #expect(abs(farthest) > 100 && ways.last == 0)
    for tick in ticks.dropFirst() where abs(ways[tick] - ways[tick - 1]) > 1 {
      let looks = mood[JungleTimelines.facing(.waiting), at: .frames(tick)]
      let ahead = (ways[tick] > ways[tick - 1]) == hero.looksRight ? 1.0 : -1
      #expect(looks == ahead, "\(tick)")
    }
    for looker in Animal.allCases where looker != hero {
      #expect(JungleTimelines.sharing(.win, looker, with: hero).duration < mood.duration)
    }
  }

  @Test(
    "R32 R124 after a tie lion and rabbit go over to those who sit there, and are home last",
    arguments: [Animal.lion, .rabbit])
  func strolls(hero: Animal) {
    let mood = JungleTimelines.mood(.tie, of: hero)
    let ways = (0...Int(mood.duration.seconds * 60)).map {
      abs(mood[JungleTimelines.aside(.waiting), at: .frames($0)])
    }
    #expect((ways.max() ?? 0) > 80 && ways.last == 0)
    #expect(ways.dropLast(40).allSatisfy { $0 < 60 }, "they laugh at home first")
    #expect(mood[JungleTimelines.facing(.waiting), at: mood.duration] == 1)
  }

  @Test("R31 R112b the head of who goes along the bank keeps off those who sit there")
  func keepsClear() {
    for hero in Animal.allCases {
      let mood = JungleTimelines.mood(.win, of: hero)
      let others = Animal.allCases.filter { $0 != hero }.map(Board.homeRect)
      for tick in 0...Int(mood.duration.seconds * 60) {
        var figure = AnimalFigure(hero, feet: Board.home(of: hero))
        figure.look(on: mood, as: .waiting, at: .frames(tick))
        guard let head = figure.place(of: .head) else { continue }
        #expect(!others.contains { $0.insetBy(20).contains(head) }, "\(hero) at \(tick)")
      }
    }
  }
}
