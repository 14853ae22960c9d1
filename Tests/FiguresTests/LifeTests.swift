import Animation
import Rules
import Stage
import Testing

@testable import Figures

/// What flies, hops and minds by itself.
@Suite struct LifeTests {
  private func particles(_ kind: Burst.Kind, at seconds: Double) -> [Point] {
    var random = SplitMix64(seed: 3)
    let burst = Burst(kind, count: 40, at: .zero, since: .zero, using: &random)
    var picture = Picture()
    burst.draw(at: .seconds(seconds), into: &picture)
    return picture.commands.map(\.at)
  }

  @Test("R102 leaves that were thrown up come down again")
  func leavesComeDownAgain() throws {
    func height(_ seconds: Double) -> Double {
      let places = particles(.leaves, at: seconds)
      return places.map(\.y).reduce(0, +) / Double(places.count)
    }
    #expect(height(0.25) < -10)
    #expect(height(0.8) > 10)
  }

  @Test("R114 water that is thrown aside stays low and falls back where it came from")
  func dropsFallBack() {
    for tick in 1..<36 {
      let places = particles(.splash, at: Double(tick) / 60)
      #expect(places.allSatisfy { (-66...0).contains($0.y) && abs($0.x) >= 50 })
    }
  }

  @Test("R114 drops spread to a crown: those in the middle fly high, those aside fly far")
  func dropsSpreadToACrown() throws {
    let drops = particles(.surge, at: 0.2)
    let (inner, outer) = (drops.filter { abs($0.x) < 120 }, drops.filter { abs($0.x) > 170 })
    func height(_ drops: [Point]) -> Double {
      drops.map { -$0.y }.reduce(0, +) / Double(max(1, drops.count))
    }
    #expect(min(inner.count, outer.count) > 4)
    #expect(height(inner) > height(outer) + 8)
  }

  @Test(
    "R114 a splash is one crown, there at once, highest within a tenth of a second and gone within half a one, the wider the lower, and few small unequal drops that it throws",
    arguments: [Burst.Kind.splash, .surge])
  func waterCrownRisesAndFalls(kind: Burst.Kind) throws {
    var random = SplitMix64(seed: 3)
    let burst = Burst(kind, count: 18, at: Board.region.center, since: .zero, using: &random)
    func water(_ seconds: Double) -> (crowns: [DrawCommand], drops: [DrawCommand]) {
      var picture = Picture()
      burst.draw(at: .seconds(seconds), into: &picture)
      let parts = picture.commands
      return (parts.filter { $0.floor == burst.origin.y }, parts.filter { $0.floor == nil })
    }
    func crown(_ seconds: Double) throws -> Rect { try #require(water(seconds).crowns.first).frame }
    #expect(water(0.14).crowns.count == 1)
    let heights = try (0..<22).map { try crown(.init($0) / 60).height }
    let high = try #require(heights.max())
    #expect(try #require(heights.firstIndex(of: high)) <= 6 && high > 60)
    #expect(0.6...0.85 ~= heights[0] / high)
    #expect(try crown(0.36).width > 1.12 * crown(0.05).width && heights[21] < 0.8 * high)
    #expect(water(0.5).crowns.isEmpty && water(0.5).drops.isEmpty)
    let drops = water(0.14).drops
    #expect(3...8 ~= drops.count)
    let sizes = drops.map(\.scale.x)
    #expect(try #require(sizes.min()) < 0.6 * #require(sizes.max()))
    #expect(drops.allSatisfy { $0.scale.x < 1.6 })
    let ashore = Burst(kind, count: 18, at: Board.home(of: .lion), since: .zero, using: &random)
    var shaken = Picture()
    ashore.draw(at: .seconds(0.14), into: &shaken)
    #expect(shaken.commands.count > 9 && shaken.commands.allSatisfy { $0.floor == nil }, "no crown")
  }

  @Test("R114 a crown leans the way that somebody fell in, and is the higher the faster that was")
  func crownLeansAlongTheFall() throws {
    func crown(_ entry: Point) throws -> DrawCommand {
      var random = SplitMix64(seed: 3)
      let burst = Burst(
        .surge, count: 9, at: Board.region.center, entering: entry, since: .zero, using: &random)
      var picture = Picture()
      burst.draw(at: .seconds(0.1), into: &picture)
      return try #require(picture.commands.first { $0.floor != nil })
    }
    let (left, right) = (try crown(Point(x: -400, y: 0)), try crown(Point(x: 400, y: 900)))
    #expect(left.turn < -4 && right.turn > 4 && left.isFlipped != right.isFlipped)
    #expect(right.scale.y > 1.1 * left.scale.y)
  }

  @Test("R120 who glides into the river makes waves, and nothing flies up")
  func glidingInMakesOnlyWaves() {
    var random = SplitMix64(seed: 3)
    let burst = Burst(
      .splash, count: 0, at: Board.region.center, since: .zero, using: &random)
    var (water, waves) = (Picture(), Picture())
    burst.draw(at: .seconds(0.1), into: &water)
    burst.drawFlash(at: .seconds(0.1), into: &waves)
    #expect(water.commands.isEmpty && !waves.commands.isEmpty)
  }

  @Test(
    "R120 what falls into the river sends waves over it, which stay in it; on land there are none")
  func wavesStayInTheRiver() {
    for (place, isWet) in [
      (Point(x: 798, y: 394), true), (Point(x: 436, y: 354), true), (Board.home(of: .lion), false),
    ] {
      var random = SplitMix64(seed: 3)
      let burst = Burst(.splash, count: 9, at: place, since: .zero, using: &random)
      var picture = Picture()
      for tick in 0..<60 { burst.drawFlash(at: .frames(tick), into: &picture) }
      let waves = picture.commands.map(\.frame)
      #expect(waves.contains { $0.width > 150 } == isWet)
      #expect(waves.allSatisfy { Board.region.insetBy(-1).contains($0) })
    }
  }

  @Test("R102 what flies up does so when it is asked to, and not at all in calm motion")
  func burstsWaitAndAreNotCalm() {
    var context = SceneContext(View(time: .seconds(5)), seed: 3)
    var bursts: [Burst] = []
    bursts.add(.stars, 6, at: .zero, after: 0.5, &context)
    #expect(bursts.map(\.since) == [.seconds(5.5)])
    context.view.preferences.reducesMotion = true
    bursts.add(.leaves, 6, at: .zero, &context)
    #expect(bursts.count == 1)
  }

  @Test("a burst is over within a second, and then nothing of it is left")
  func burstsEndWithinASecond() {
    for kind in [Burst.Kind.dust, .leaves, .stars, .splash, .bump] {
      var random = SplitMix64(seed: 3)
      let burst = Burst(kind, count: 9, at: .zero, since: .seconds(2), using: &random)
      #expect((burst.ends - burst.since).seconds <= 1)
      #expect(particles(kind, at: (burst.ends - burst.since).seconds).isEmpty)
    }
  }

  @Test("R113 stars go out as sparks do: they shrink, and nothing is seen through them")
  func starsShrink() {
    for kind in [Burst.Kind.bump, .stars] {
      var random = SplitMix64(seed: 6)
      let burst = Burst(kind, count: 9, at: .zero, since: .zero, using: &random)
      let sizes = stride(from: 0.1, to: 0.9, by: 0.1).map { share in
        var picture = Picture()
        burst.draw(at: .seconds(burst.ends.seconds * share), into: &picture)
        #expect(picture.commands.allSatisfy { $0.opacity == 1 })
        return picture.commands.map(\.scale.x).min() ?? 0
      }
      #expect((sizes.min() ?? 1) < 0.2 * (sizes.first ?? 0))
    }
  }

  @Test("R113 what is large and slow costs a new picture in every second frame at most")
  func largeMotionIsOnTwos() {
    var random = SplitMix64(seed: 4)
    let burst = Burst(.splash, count: 9, at: Board.region.center, since: .zero, using: &random)
    var leaves = CornerLeaves()
    leaves.blow(at: .zero)
    let frames = (0..<36).map { Time.frames($0) }
    let swings = frames.map { picture(leaves, $0) }
    let waves = frames.map { time in
      var picture = Picture()
      burst.drawFlash(at: time, into: &picture)
      return picture
    }
    for pictures in [swings, waves] {
      let changes = zip(pictures, pictures.dropFirst()).count { $0 != $1 }
      #expect((15...18).contains(changes))
    }
  }

  private func picture(_ leaves: CornerLeaves, _ time: Time) -> Picture {
    var picture = Picture()
    leaves.draw(at: time, into: &picture)
    return picture
  }

  @Test("R101 what swayed hangs straight again in the end")
  func cornerLeavesComeToRest() {
    var leaves = CornerLeaves()
    let before = picture(leaves, .zero)
    leaves.blow(at: .zero)
    #expect(picture(leaves, .seconds(0.2)) != before)
    #expect(!leaves.isOver(at: .seconds(0.2)))
    #expect(leaves.isOver(at: .seconds(3)) && picture(leaves, .seconds(3)) == before)
  }

  @Test("R20 each of the three has a home of its own")
  func homesAreApart() {
    for (one, other) in [(Animal.lion, Animal.cobra), (.cobra, .rabbit), (.lion, .rabbit)] {
      let (here, there) = (Board.homeRect(of: one), Board.homeRect(of: other))
      #expect(here.maxX < there.minX || there.maxX < here.minX)
    }
  }

  @Test("R120 the frog sits on a lily, and no fish leaps out of one")
  func creaturesKeepTheirPlaces() throws {
    var board = Picture()
    Board.draw(into: &board)
    let lilies = board.commands.filter { $0.shape == .image("lily") }.map(\.at)
    #expect(lilies.count == 3)
    func distance(_ place: Point) -> Double { lilies.map { $0.distance(to: place) }.min() ?? 0 }
    for way in 0..<Creature.variants {
      for creature in [Creature.frog, .fish] {
        var picture = Picture()
        creature.draw(at: .seconds(creature == .frog ? 1 : 0.3), variant: way, into: &picture)
        let own = picture.commands.first { $0.imageName == "\(creature)" || $0.imageName == "ring" }
        let place = try #require(own).at
        #expect(
          creature == .frog ? distance(place) < 50 : distance(place) > 80, "\(creature) \(way)")
      }
    }
  }

  @Test("R117 fish, frog and dragonfly show themselves within some minutes")
  func allCreaturesShowUp() {
    var (seen, idle, context) = (
      Set<String>(), IdleMotion(with: Creature.allCases), SceneContext(seed: 1)
    )
    for tick in 0..<240 * 60 {
      context.view.time = .frames(1) * tick
      if tick % 600 == 0 { idle.noteActivity(at: context.now, using: &context.decorationRandom) }
      idle.tick(&context)
      var picture = Picture()
      idle.drawCreature(at: context.now, into: &picture)
      seen.formUnion(picture.imageNames)
    }
    #expect(seen.isSuperset(of: ["fish", "frog", "dragonfly-up"]))
  }

  @Test("R117 who watches a creature blinks and twitches, and no two do so together")
  func watchersBlinkInTurn() {
    var life = IdleMotion()
    life.show(.dragonfly, variant: 0, from: .zero)
    let moments = (0..<120).map { Time.frames($0) }
    let blinks = Animal.allCases.map { animal in
      Set(moments.filter { life.pose(of: animal, at: $0).face.eyes == .shut })
    }
    #expect(blinks.allSatisfy { $0.count > 8 && $0.count < 40 })
    #expect(blinks[0].isDisjoint(with: blinks[1]) && blinks[1].isDisjoint(with: blinks[2]))
    for animal in Animal.allCases {
      let joint: Joint = animal == .cobra ? .tail : .earNear
      let turns = moments.map { life.pose(of: animal, at: $0)[joint].turn }
      #expect((turns.max() ?? 0) - (turns.min() ?? 0) > 6, "\(animal)")
    }
  }

  @Test("R117 each breathes in its own time")
  func breathsAreOutOfPhase() {
    let still = Animal.allCases.filter { Pose.stand.breathing($0, at: .zero) == .stand }
    #expect(still == [.lion])
  }

  @Test("R107 R117 what they do of themselves can be built")
  func idleScriptsCanBeBuilt() {
    #expect(IdleMotion.scripts.count == 7)
    for script in IdleMotion.scripts {
      #expect(script.stagingError == nil && !script.channels.isEmpty)
    }
  }

  @Test("R122 the player's friends cheer when the player wins, and the jungle's king does not")
  func friendsCheerAndTheKingDoesNot() {
    let king = Cast.Member(.lion, .jungle, feet: Point(x: 100, y: 600), scale: 1)
    let friend = Cast.Member(.rabbit, feet: Point(x: 900, y: 600), scale: 1)
    func names(_ spot: Cast.Member, _ outcome: Outcome) -> Set<String> {
      var cast = Cast([king, friend])
      cast.react(to: outcome, SceneContext(seed: 1))
      var picture = Picture()
      cast.draw(spot, View(time: .seconds(0.4)), pointer: nil, into: &picture)
      return picture.imageNames
    }
    #expect(names(friend, .win).contains("rabbit-eyes-glee"))
    #expect(names(king, .loss).contains("jungle-lion-eyes-glee"))
    #expect(!names(friend, .loss).contains("rabbit-eyes-glee"))
    #expect(!names(king, .win).contains("jungle-lion-eyes-glee"))
  }

  @Test("R121 whoever is tickled again while it answers is not interrupted")
  func answersAreNotInterrupted() {
    let spot = Cast.Member(.rabbit, feet: Point(x: 900, y: 600), scale: 1)
    var (cast, context) = (Cast([spot]), SceneContext(seed: 1))
    cast.tickle(spot, &context)
    context.view.time = .seconds(0.3)
    cast.tickle(spot, &context)
    #expect(context.effects.count == 1)
    #expect(cast.isOver(at: Animal.rabbit.answer.duration))
  }
}
