import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// Who goes into the water, how, and what is seen where they were.
@Suite struct JungleWaterTests {
  @Test("R32 two lions topple over, and go under on their backs")
  func topples() throws {
    let tie = JungleTimelines.show(player: .lion, rival: .lion)
    for actor in [JungleTimelines.Actor.player, .rival] {
      let moments = stride(from: 0, to: tie.duration.seconds, by: 0.01).map { Time.seconds($0) }
      let isOver = moments.contains { moment in
        let turn = tie.pose(actor.rawValue, of: .lion, at: moment)[.root].turn
        return abs(turn) > 60 && tie[.opacity(actor.rawValue), at: moment] > 0.9
      }
      #expect(isOver, "\(actor)")
    }
  }

  @Test(
    "R114 who comes down by itself splashes when it touches the water, not before",
    arguments: Matchup.all)
  func splashes(pair: Matchup) throws {
    guard let duel = Duel(player: pair.player, rival: pair.rival), duel.descent == .startled else {
      return
    }
    let show = JungleTimelines.show(player: pair.player, rival: pair.rival)
    let result = try #require(show.markers.first { $0.name == "result" }).time.seconds
    func height(_ seconds: Double) -> Double {
      show[JungleTimelines.lift(duel.winner), at: .seconds(seconds)]
    }
    let touch = result + JungleTimelines.touchdown(duel)
    #expect(height(touch) <= 2 && height(touch - 0.05) > 2)
  }

  @Test(
    "R114 where two of a kind are flung to the water stands up as each comes down, not before",
    arguments: [Animal.lion, .rabbit])
  func comesDown(animal: Animal) throws {
    var game = try Matchup(player: animal, rival: animal).game()
    var crowns = [Int](repeating: 0, count: 60)
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let playhead = game.scene.round?.playhead, let bump = playhead.timeline.time(of: .bump),
        playhead.time > bump, playhead.time - bump < .seconds(0.9)
      else { continue }
      crowns[Int((playhead.time - bump).seconds * 60)] = game.picture.commands.count {
        // The lions' roar drives up the water in the middle.
        $0.imageName == SharedAssets.splashCrown.name && abs($0.at.x - 640) > 100
      }
    }
    let landing =
      animal == .lion
      ? JungleTimelines.blowing + JungleTimelines.airborne : JungleTimelines.tumble
    let tick = Int(landing * 60)
    #expect(crowns[tick - 2] == 0 && crowns[tick + 6] == 2)
  }

  @Test("R114 whoever has come up in the water comes up too far, sinks too deep, and settles")
  func bobs() throws {
    let pair = Matchup(player: .lion, rival: .rabbit)
    let show = JungleTimelines.show(player: pair.player, rival: pair.rival)
    let down = try #require(show.time(of: .result)) + .seconds(JungleTimelines.plop)
    let depths = (0..<36).map { tick -> Double in
      var lion = AnimalFigure(.lion, feet: JungleLayout.playerPlace)
      lion.apply(show, of: .player, at: down + .frames(tick))
      lion.addSecondaryMotion(show, of: .player, at: down + .frames(tick))
      return lion.bobbing
    }
    let (deepest, highest) = (try #require(depths.max()), try #require(depths.min()))
    #expect(highest < -1 && deepest > 1 && deepest < -highest)
    #expect(
      try #require(depths.firstIndex(of: highest)) < #require(depths.firstIndex(of: deepest)))
    #expect(abs(try #require(depths.last)) < 1)
  }

  @Test("R101 what was thrown up before calm motion was chosen is gone at once")
  func calmed() throws {
    var game = try Matchup(player: .lion, rival: .lion).game()
    func hasCrown() -> Bool { game.picture.imageNames.contains(SharedAssets.splashCrown.name) }
    for _ in 0..<400 where !hasCrown() { game.tick() }
    try #require(hasCrown())
    game.setPreferences { $0.reducesMotion = true }
    #expect(!hasCrown())
  }

  @Test(
    "R113 R117 no fish is seen until all have come up, but the one that leaps over a torn pad's flower",
    arguments: Matchup.all, [true, false])
  func fish(pair: Matchup, reducesMotion: Bool) throws {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round?.rival == nil { game.tick() }
    game.setPreferences { $0.reducesMotion = reducesMotion }
    var isSeen = false
    for _ in 0..<400 {
      guard let playhead = game.scene.round?.playhead else { break }
      let hasRisen = playhead.timeline.time(of: .risen).map { $0 <= playhead.time } ?? false
      let leaps = playhead.timeline.value(of: JungleTimelines.place(of: .fish), at: playhead.time)
      isSeen =
        isSeen || !hasRisen && leaps == nil && game.picture.imageNames.contains("fish")
      game.tick()
    }
    #expect(!isSeen)
  }

  @Test(
    "R117 while those ashore mind a victory somebody comes by in the river, which is not empty then",
    arguments: Matchup.all(.win) + Matchup.all(.loss))
  func isNotEmpty(pair: Matchup) throws {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    var seen = 0
    game.advance(by: 1.2) { game in
      let guest = game.picture.commands.first { command in
        ["fish", "frog", "dragonfly"].contains { command.imageName?.hasPrefix($0) == true }
      }
      if let guest, Board.region.contains(guest.at) { seen += 1 }
    }
    #expect(Time.frames(seen) >= .seconds(0.66))
  }

  @Test(
    "R117 while the last of those who mind a round still act somebody comes by in the river",
    arguments: Matchup.all)
  func comesBy(pair: Matchup) throws {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    let moods = Animal.allCases.compactMap { game.scene.motions[.mood($0)]?.timeline.duration }
    let ends = game.now + (try #require(moods.max()))
    var seen = 0
    while game.now < ends {
      game.tick()
      let isThere = game.picture.commands.contains { command in
        ["fish", "frog", "dragonfly"].contains { command.imageName?.hasPrefix($0) == true }
          && Board.region.contains(command.at)
      }
      if isThere { seen += 1 }
    }
    #expect(Time.frames(seen) >= .seconds(0.6))
  }

  @Test(
    "R114 after a tie the fish or the pad comes home on a head, and the other one has a flower",
    arguments: [(Animal.lion, "fish"), (.rabbit, "lily")])
  func headProps(animal: Animal, name: String) throws {
    var game = try Matchup(player: animal, rival: animal).game()
    var (own, other) = (0, 0)
    // Pads float in the river.
    let others = Harness(JungleScene(), seed: 1).picture.commands.count {
      $0.imageName == name
    }
    for _ in 0..<400 {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        let up = playhead.timeline.time(of: .surfaced), playhead.time > up
      else { continue }
      own += game.picture.commands.count { $0.imageName == name } > others ? 1 : 0
      other += game.picture.imageNames.contains(HeadProp.flower.asset.name) ? 1 : 0
    }
    #expect(own >= 15 && other >= 10)
  }

  @Test("R120 water that is pressed ripples there and sounds, and nobody goes in")
  func dabbing() {
    for reducesMotion in [false, true] {
      var game = Harness(JungleScene(), seed: 2)
      game.setPreferences { $0.reducesMotion = reducesMotion }
      let place = Board.region.center + Point(x: 140, y: 60)
      game.tap(place)
      game.advance(by: 0.1)
      let rings = game.picture.commands.filter { $0.imageName == "ring" && $0.at == place }
      #expect(rings.isEmpty == reducesMotion)
      #expect(game.plays(.splashLight) == 1 && game.scene.round == nil)
      // A dab is smaller than what an animal makes.
      #expect(rings.allSatisfy { $0.frame.width < 120 })
    }
  }

  @Test("R171 of two, no eyes tell where a pointer has been", arguments: Animal.allCases)
  func eyes(animal: Animal) throws {
    func pupil(_ x: Double) throws -> Point {
      var game = Harness(JungleScene(), seed: 1)
      game.tap(named: "switch.rival")
      game.send(.pointerMoved(Point(x: x, y: 460)))
      return try #require(
        game.picture.commands.first { $0.imageName == "\(animal)-pupil-near" }
      ).at
    }
    #expect(try pupil(40) == pupil(1_240))
  }
}
