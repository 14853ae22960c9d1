import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// How somebody comes down in the river, and how two see each other there.
@Suite struct JungleEntranceTests {
  private func shape(_ snap: Timeline, _ time: Time) -> Point {
    snap.value(of: .stretch("player"), at: time, otherwise: Point(x: 1, y: 1))
  }

  @Test(
    "R112 an animal gathers before it leaps to its place, and is itself again there",
    arguments: Animal.allCases)
  func gathers(animal: Animal) throws {
    for (feet, down) in [(Point(x: 500, y: 300), 0.12), (Board.home(of: animal), 0.08)] {
      let snap = JungleTimelines.snap(animal, from: feet)
      #expect(shape(snap, .seconds(down)).y < 0.82)
      #expect((snap[JungleTimelines.lift(.player), at: .seconds(down)] == 0) == (feet.y > 480))
      #expect(shape(snap, snap.duration) == Point(x: 1, y: 1))
      #expect(snap.pose("player", of: animal, at: snap.duration) == .stand)
    }
  }

  @Test(
    "R120 let go over the river an animal falls in feet first, past where it floats, each to its own depth, and is not set down on the water"
  )
  func plunges() {
    let depths = Animal.allCases.map { animal in
      let snap = JungleTimelines.snap(animal, from: Point(x: 500, y: 300))
      let lifts = (0..<14).map { snap[JungleTimelines.lift(.player), at: .frames($0)] }
      #expect(lifts[0] > 20 && lifts[2] <= 0, "it falls from where it was held")
      return lifts.min() ?? 0
    }
    #expect(depths.allSatisfy { -110 ... -45 ~= $0 } && Set(depths).count == 3)
  }

  @Test(
    "R120 who has come to its place sinks in there, comes up too far, and settles, each in its own time",
    arguments: Animal.allCases)
  func bobs(animal: Animal) throws {
    for way in JungleTimelines.Way.allCases {
      let snap = JungleTimelines.snap(animal, from: Point(x: 500, y: 300), by: way)
      let landed = try #require(snap.time(of: .landed))
      let ticks = Int((snap.duration - landed).seconds * 60)
      let lifts = (0...ticks).map { snap[JungleTimelines.lift(.player), at: landed + .frames($0)] }
      let (low, high) = (try #require(lifts.min()), try #require(lifts.max()))
      #expect(low < -24 && high > 5, "\(way)")
      #expect(try #require(lifts.firstIndex(of: low)) < #require(lifts.firstIndex(of: high)))
    }
  }

  @Test("R120 over the river a carried animal has no shadow under it, as over the sand")
  func shadow() throws {
    for (place, isSeen) in [(Point(x: 640, y: 250), false), (Point(x: 640, y: 520), true)] {
      var game = Harness(JungleScene(), seed: 1)
      game.drag(from: try #require(game.rect("home.lion")).center, to: place, release: false)
      game.advance(by: 0.5)
      let feet = try #require(game.animal(.lion)).at
      #expect(
        game.picture.commands.contains {
          $0.imageName == SharedAssets.shadow.name && $0.at.distance(to: feet) < 30
        } == isSeen)
    }
  }

  @Test("R112 a lion is flat on the water, and then up too far; a rabbit is flat at every touch")
  func landsFlat() throws {
    let lion = JungleTimelines.snap(.lion, from: Point(x: 500, y: 300))
    let landed = try #require(lion.time(of: .landed))
    let flat = (1...20).map { shape(lion, landed + .frames($0)) }
    #expect(flat.count { $0.y < 0.6 && $0.x > 1.4 } >= 3 && flat.contains { $0.y > 1.05 })
    let feet = Point(x: 500, y: 300)
    let rabbit = JungleTimelines.snap(.rabbit, from: feet)
    let touches = JungleTimelines.touches(of: .rabbit, from: feet)
    #expect(touches.count == 3)
    for touch in touches {
      let moment = Time.seconds(touch.seconds)
      #expect(shape(rabbit, moment).x > 1.25 && shape(rabbit, moment).y < 0.75)
      #expect(rabbit[JungleTimelines.lift(.player), at: moment] < 4)
    }
  }

  @Test(
    "R112 water flies up where an animal leaps off, wherever a rabbit skips, and to both sides of who falls in",
    arguments: Animal.allCases)
  func splashes(animal: Animal) throws {
    var game = Harness(JungleScene(), seed: 1)
    game.drop(animal)
    let place = try #require(game.scene.bursts.first).origin
    #expect(Board.region.contains(place) && place != JungleLayout.playerPlace)
    game.advance(by: 0.1)
    func crowns() -> [DrawCommand] {
      game.picture.commands.filter { $0.imageName == SharedAssets.splashCrown.name }
    }
    #expect(crowns().contains { $0.at == place })
    var (widest, places) = (0.0, Set([place]))
    for _ in 0..<60 where game.scene.round?.rival == nil {
      game.tick()
      let here = crowns().filter { $0.at == JungleLayout.playerPlace }
      widest = max(widest, here.map(\.frame.width).max() ?? 0)
      places.formUnion(crowns().map(\.at))
    }
    #expect((widest > 1.2 * AnimalFigure.size(of: animal).width) == (animal != .rabbit))
    #expect(places.count == (animal == .rabbit ? 4 : 2))
  }

  @Test("R115 as both stand there their eyes meet", arguments: Matchup.all)
  func eyesMeet(pair: Matchup) throws {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round?.rival == nil { game.tick() }
    let round = try #require(game.scene.round)
    let met = try #require(round.playhead.timeline.time(ofLabel: JungleTimelines.Part.met))
    for tick in -6...3 {
      let (own, rivals) = round.actors(false, at: met + .frames(tick))
      let other = try #require(rivals)
      let (here, there) = (try #require(own.place(of: .head)), try #require(other.place(of: .head)))
      let way = (there - here) * (1 / there.distance(to: here))
      for (figure, side) in [(own, 1.0), (other, -1)] {
        let (gaze, turned) = (figure.pose.face.gaze, figure.animal.looksRight ? 1.0 : -1)
        let looks = gaze.x * figure.facing * turned * way.x * turned + gaze.y * way.y
        #expect(looks * side > 0.8, "\(figure.animal) at \(tick)")
      }
    }
  }

  @Test(
    "R115 who sees another come goes down into itself, or plants its paws, and stands as it was",
    arguments: Matchup.all)
  func takesIn(pair: Matchup) throws {
    let take = StagedRound(pair)
    let met = try #require(take.show.time(ofLabel: JungleTimelines.Part.met)).seconds
    let shapes = (1..<Int(met * 60)).map { take.figure(.player, at: $0).scale }
    #expect(shapes.contains { $0.x > 1.1 && $0.y < 0.9 } && shapes.contains { $0.y > 1.02 })
    #expect(abs((shapes.last?.y ?? 0) - 1) < 0.08)
  }

  @Test("R115 who comes out of the water is drawn out, and who hops in is flat where it comes down")
  func comesIn() throws {
    for pair in Matchup.all {
      let take = StagedRound(pair)
      let shapes = (7..<24).map { take.figure(.rival, at: $0) }
      #expect(shapes.contains { $0.scale.y > 1.1 && $0.scale.x < 0.92 }, "\(pair)")
      let isFlat = shapes.contains { $0.scale.y < 0.86 && $0.lift < 20 }
      #expect(isFlat == shapes.contains { $0.lift > 25 }, "\(pair)")
    }
  }
}
