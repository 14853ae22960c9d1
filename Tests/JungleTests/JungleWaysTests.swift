import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// The three ways in which each animal comes to its place.
@Suite struct JungleWaysTests {
  typealias Way = JungleTimelines.Way
  private static let start = Point(x: 500, y: 300)
  private static let others = Animal.allCases.flatMap { animal in
    [Way.tumbling, .gliding].map { (animal, $0) }
  }

  private func lifts(_ snap: Timeline) -> [Double] {
    (0...Int(snap.duration.seconds * 120)).map {
      snap[JungleTimelines.lift(.player), at: .seconds(Double($0) / 120)]
    }
  }

  @Test("R27 R29 whichever way it comes, it ends in its place, upright, and looks to the left")
  func ends() throws {
    for (animal, way) in Self.others {
      for feet in [Self.start, Point(x: 900, y: 420), Board.home(of: animal)] {
        let snap = JungleTimelines.snap(animal, from: feet, by: way)
        let landed = try #require(snap.time(of: .landed))
        for moment in [landed, snap.duration] {
          #expect(snap[JungleTimelines.position(.player), at: moment] == JungleLayout.playerPlace)
        }
        #expect(snap[JungleTimelines.facing(.player), at: snap.duration] == animal.facing(-1))
        #expect(snap[JungleTimelines.lift(.player), at: snap.duration] == 0)
        #expect(snap[JungleTimelines.spin(.player), at: snap.duration] == 0)
        #expect(snap.pose("player", of: animal, at: snap.duration) == .stand)
        let shape = snap.value(of: .stretch("player"), at: snap.duration, otherwise: .zero)
        #expect(shape == Point(x: 1, y: 1), "\(animal) \(way)")
        #expect(snap.duration < .seconds(1.2), "\(animal) \(way)")
      }
    }
  }

  @Test(
    "R27 let go in each third of the river it comes in another way, and so it does in each round")
  func choosesWay() {
    let river = Board.region
    let thirds = [0.2, 0.5, 0.8].map { river.point($0, 0.7) }
    for round in 0..<3 {
      #expect(Set(thirds.map { JungleTimelines.way(from: $0, round: round) }).count == 3)
    }
    for feet in thirds {
      #expect(Set((0..<3).map { JungleTimelines.way(from: feet, round: $0) }).count == 3)
    }
    // At the river's edge too, and ashore there is nothing to glide on.
    #expect(
      JungleTimelines.way(from: river.point(1, 1), round: 0)
        == JungleTimelines.way(from: thirds[0], round: 0))
    let ashore = (0..<4).map { JungleTimelines.way(from: Board.home(of: .lion), round: $0) }
    #expect(ashore == [.usual, .tumbling, .usual, .tumbling])
  }

  @Test("R27 what a round begins with follows from the place and from the rounds before")
  func playsWay() throws {
    for (aside, way) in [(-150.0, Way.gliding), (0, .usual), (150, .tumbling)] {
      var game = Harness(JungleScene(), seed: 3)
      game.drop(.lion, aside: aside)
      let feet = try #require(game.scene.round).place(.player, at: .leap)
      let snap = JungleTimelines.snap(.lion, from: feet, by: way)
      #expect(try #require(game.scene.round).playhead.timeline == snap, "\(aside)")
    }
  }

  @Test("R112 a lion that rolls up turns over once and goes to the bottom; one that swims does not")
  func lionsWays() throws {
    let ball = JungleTimelines.snap(.lion, from: Self.start, by: .tumbling)
    let landed = try #require(ball.time(of: .landed))
    #expect(ball[JungleTimelines.spin(.player), at: landed - .frames(8)] < -180)
    #expect(ball[JungleTimelines.spin(.player), at: landed - .frames(1)] < -330)
    #expect(lifts(ball).min() ?? 0 <= JungleTimelines.deepest)
    let swim = JungleTimelines.snap(.lion, from: Self.start, by: .gliding)
    let wet = (0...60).map { Time.frames($0) }.filter {
      -60 ..< -20 ~= swim[JungleTimelines.lift(.player), at: $0]
    }
    let way = try [#require(wet.first), #require(wet.last)].map {
      swim[JungleTimelines.position(.player), at: $0].x
    }
    #expect(wet.count > 15 && way[1] - way[0] > 100)
    let paws = wet.map { swim.pose("player", of: .lion, at: $0) }
    for joint in [Joint.wristNear, .wristFar] {
      #expect(paws.count { $0[joint].shift.y < -100 } >= 4, "both paws come out of the water")
    }
  }

  @Test("R112 a cobra hops on its rings, each time lower; or they are under water as it glides")
  func cobrasWays() {
    let heights = lifts(JungleTimelines.snap(.cobra, from: Self.start, by: .tumbling))
    let peaks = heights.peaks(above: 15)
    #expect(peaks.count == 3 && peaks == peaks.sorted(by: >))
    let swan = lifts(JungleTimelines.snap(.cobra, from: Self.start, by: .gliding))
    #expect(swan.count { -90 ..< -60 ~= $0 } > 40 && swan.min() ?? 0 > -90)
  }

  @Test(
    "R112 a rabbit turns over forwards in the air; or comes down on its ears, slower than it rose")
  func rabbitsWays() throws {
    let over = JungleTimelines.snap(.rabbit, from: Self.start, by: .tumbling)
    let landed = try #require(over.time(of: .landed))
    let turns = (6...Int(landed.seconds * 60)).map {
      over[JungleTimelines.spin(.player), at: .frames($0)]
    }
    // Upright again, it has not turned at all.
    let over300 = try #require(turns.firstIndex { $0 > 300 })
    #expect(turns[...over300] == turns[...over300].sorted()[...])
    let sail = lifts(JungleTimelines.snap(.rabbit, from: Self.start, by: .gliding))
    let top = try #require(sail.indices.max { sail[$0] < sail[$1] })
    let (up, down) = (sail[..<top].count { $0 > 0 }, sail[top...].count { $0 > 0 })
    #expect(down > 2 * up)
  }

  @Test("R112 water flies up wherever one touches it on the way, and only there")
  func touches() {
    for (animal, way) in Self.others {
      let snap = JungleTimelines.snap(animal, from: Self.start, by: way)
      let touches = JungleTimelines.touches(of: animal, from: Self.start, by: way)
      for touch in touches {
        #expect(snap[JungleTimelines.lift(.player), at: .seconds(touch.seconds)] < 4)
        #expect(Board.region.contains(touch.place))
      }
      #expect(touches.isEmpty == ((animal, way) == (.lion, .tumbling) || animal == .rabbit))
    }
  }

  @Test("R113 who comes up close is drawn foreshortened: what is towards the player is large")
  func foreshortens() throws {
    let visits: [(Animal, Animal, JungleTimelines.Actor, Joint)] = [
      (.cobra, .lion, .player, .head), (.lion, .rabbit, .player, .wristNear),
      (.rabbit, .lion, .rival, .wristNear), (.rabbit, .cobra, .player, .ankleNear),
    ]
    for (player, rival, actor, joint) in visits {
      let round = StagedRound(player, rival)
      let animal = actor == .player ? player : rival
      let large = (0...(try round.tick(of: .result))).filter {
        round.show.pose(actor.rawValue, of: animal, at: .frames($0))[joint].stretch.y > 1.5
      }
      #expect(large.count >= 4, "\(player) \(rival)")
      #expect(
        large.allSatisfy {
          round.show[.scale(actor.rawValue), at: .frames($0)]
            * round.show[JungleTimelines.nearness, at: .frames($0)] > 1.05
        }, "only then")
    }
  }

  @Test("R30 R113 each of the beaten leaves the river in a way of its own")
  func leaves() throws {
    func heights(_ round: StagedRound, _ actor: JungleTimelines.Actor) throws -> [Double] {
      let result = try round.tick(of: .result)
      return (0..<24).map { round.figure(actor, at: result + $0).lift }
    }
    func dips(_ heights: [Double]) -> Int {
      zip(heights, zip(heights.dropFirst(), heights.dropFirst(2))).count {
        $1.0 < $0 - 0.01 && $1.0 < $1.1 - 0.01
      }
    }
    // Up again like a cork, twice like a spring, or never.
    #expect(try dips(heights(StagedRound(.lion, .rabbit), .rival)) == 1)
    #expect(try dips(heights(StagedRound(.rabbit, .cobra), .rival)) == 2)
    #expect(try dips(heights(StagedRound(.rabbit, .lion), .player)) == 0)
    // One is ridden away.
    let ridden = try StagedRound(.cobra, .lion).duel()
    #expect(abs(ridden.exit.x - ridden.end.x) > 60)
    #expect(Board.region.insetBy(100).minX < ridden.exit.x)
  }

  @Test(
    "R21 R113 the tail that whips back is wound round the cobra's neck until the rabbit is on it")
  func bound() throws {
    let lap = StagedRound(.rabbit, .cobra)
    let contact = try lap.tick(of: .contact)
    let free = (0..<contact).last { lap.show[JungleTimelines.tug, at: .frames($0)] > 0.3 } ?? 0
    let isBound = (0..<contact).map { lap.figure(.rival, at: $0).pose[.turnOne].layer > 0 }
    #expect(isBound[contact - 1] && isBound.suffix(8).allSatisfy { $0 })
    #expect(!isBound[..<free].contains(true))
  }
}
