import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// What has to last long enough to be seen, and what tells one ending from another.
@Suite struct JungleStoryTests {
  private static let decided = Matchup.all(.win) + Matchup.all(.loss)

  private func show(_ pair: Matchup) throws -> (duel: Duel, timeline: Timeline) {
    let duel = try #require(Duel(player: pair.player, rival: pair.rival))
    return (duel, JungleTimelines.show(player: pair.player, rival: pair.rival))
  }

  private func time(_ cue: String, _ timeline: Timeline) throws -> Double {
    try #require(timeline.markers.first { $0.name == cue }).time.seconds
  }

  private func ended(_ pair: Matchup) throws -> Harness<JungleScene> {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    return game
  }

  @Test(
    "R113 where somebody lands on somebody both are pressed flat, long enough to be seen",
    arguments: decided)
  func pressed(pair: Matchup) throws {
    let (duel, timeline) = try show(pair)
    guard duel.winningAnimal != .cobra else { return }
    let hit = try time("contact", timeline)
    for actor in [duel.winner, duel.loser] {
      let flat = (0..<90).count { tick in
        let moment = Time.seconds(hit) + .frames(tick)
        let shape = timeline.value(of: .stretch(actor.rawValue), at: moment)
        return shape.map { $0.y < 0.95 && $0.x > 1.04 } ?? false
      }
      #expect(Time.frames(flat) >= .seconds(0.15), "\(actor)")
    }
  }

  /// In how many pictures, sixty a second, an actor holds itself so before a cue.
  private func pictures(
    _ pair: Matchup, _ actor: JungleTimelines.Actor, before cue: String, _ isSo: (Pose) -> Bool
  ) throws -> Int {
    let show = JungleTimelines.show(player: pair.player, rival: pair.rival)
    let animal = actor == .player ? pair.player : pair.rival
    return (0..<Int(try time(cue, show) * 60)).count {
      isSo(show.pose(actor.rawValue, of: animal, at: .frames($0)))
    }
  }

  @Test("R113 two cobras snap at one dragonfly, follow it round, and pull when they are tied")
  func braids() throws {
    let show = JungleTimelines.show(player: .cobra, rival: .cobra)
    let (bump, result) = (try time("bump", show), try time("result", show))
    let moments = (Int(bump * 60)..<Int(result * 60)).map { Time.frames($0) }
    let turns = moments.map { show[JungleTimelines.plait, at: $0] }
    let most = Double(JungleTimelines.crossings)
    #expect(turns == turns.sorted() && turns.last == most)
    for turn in 1...JungleTimelines.crossings {
      let (from, to) = (Double(turn) - 0.95, Double(turn) - 0.05)
      #expect(turns.count { from...to ~= $0 } >= 4, "turn \(turn) is seen to come about")
    }
    let last = try #require(turns.firstIndex(of: most))
    let still = zip(moments, moments.dropFirst()).count {
      [JungleTimelines.position(.player), .position("rival"), JungleTimelines.dragonfly]
        .allSatisfy { [one = $0, next = $1] in show[$0, at: one] == show[$0, at: next] }
        && show[JungleTimelines.dragonfly, at: $0].y < 170
    }
    #expect(Time.frames(still) >= .seconds(0.22), "all is still when it has sat down on them")
    let flight = moments[..<last].map { show[JungleTimelines.dragonfly, at: $0] }
    #expect(flight.contains { $0.x < 500 } && flight.contains { $0.x > 780 })
    #expect(flight.contains { $0.y > 200 } && flight.contains { $0.y < 170 }, "round both")
    let apart = moments.map { moment in
      show[JungleTimelines.position(.player), at: moment].x
        - show[JungleTimelines.position(.rival), at: moment].x
    }
    let rest = apart[last]
    #expect(apart[last...].contains { $0 > rest + 90 }, "they pull in opposite directions")
    let faces = (Int(result * 60)..<Int(show.duration.seconds * 60)).map { frame in
      [JungleTimelines.Actor.player, .rival].map {
        show.pose($0.rawValue, of: .cobra, at: .frames(frame)).face.eyes
      }
    }
    #expect(faces.prefix(3).allSatisfy { $0 == [.dizzy, .dizzy] }, "dizzy from the bang")
  }

  @Test("R113 the knot rolls like a ball under the feet of the jungle's rabbit, which keeps on it")
  func rides() throws {
    let (duel, show) = try show(Matchup(player: .cobra, rival: .rabbit))
    let result = try time("result", show)
    let moments = (0..<Int(JungleTimelines.giving * 60)).map { Time.seconds(result) + .frames($0) }
    let turns = moments.map { show[JungleTimelines.spin(duel.loser), at: $0] }
    #expect(zip(turns, turns.dropFirst()).allSatisfy { $0 >= $1 } && turns.contains { $0 < -180 })
    let lifts = moments.map {
      show[JungleTimelines.lift(duel.winner), at: $0] - duel.winnerPlace.height
    }
    #expect(lifts.allSatisfy { -24...20 ~= $0 } && lifts.contains { $0 > 8 })
  }

  @Test("R31 a rabbit that has won turns over in the air, not with its head under water")
  func somersault() throws {
    let show = JungleTimelines.show(player: .rabbit, rival: .cobra)
    let way = try time("result", show) + JungleTimelines.enjoying
    let lifts = (0..<30).compactMap { tick -> Double? in
      let moment = Time.seconds(way) + .frames(tick)
      let turn = show[JungleTimelines.spin(.player), at: moment]
      return turn > 120 && turn < 240 ? show[JungleTimelines.lift(.player), at: moment] : nil
    }
    #expect(lifts.count >= 5 && lifts.allSatisfy { $0 > 100 })
  }

  @Test(
    "R112 a knot that rolls home is round: its flat coils are drawn in",
    arguments: [Animal.cobra, .rabbit])
  func rolls(rival: Animal) throws {
    let show = JungleTimelines.show(player: .cobra, rival: rival)
    let home = try time("surfaced", show)
    for tick in 4..<24 {
      let moment = Time.seconds(home) + .frames(tick)
      let turn = abs(show[JungleTimelines.spin(.player), at: moment])
      guard turn > 20, turn < 690 else { continue }
      #expect(show.pose("player", of: .cobra, at: moment)[.coilLow].stretch.x < 0.8, "\(tick)")
    }
  }

  @Test(
    "R113 the lion shows the player one eye while the rabbit has its back to it",
    arguments: [Matchup(player: .lion, rival: .rabbit), Matchup(player: .rabbit, rival: .lion)])
  func winks(pair: Matchup) throws {
    let (duel, show) = try show(pair)
    let hit = Int(try time("contact", show) * 60)
    let winking = (0..<hit).map { Time.frames($0) }.filter {
      // With its face out of the water.
      show.pose(duel.winner.rawValue, of: .lion, at: $0).face.eyes == .wink
        && show[JungleTimelines.lift(duel.winner), at: $0] > -60
    }
    #expect(Time.frames(winking.count) >= .seconds(0.18))
    let way = Animal.rabbit.facing(duel.forward)
    for moment in winking.dropLast(6) {
      #expect(show[JungleTimelines.facing(duel.loser), at: moment] == way, "\(moment)")
    }
  }

  @Test("R30 the beaten one lists as it sinks, and is level before that", arguments: decided)
  func lists(pair: Matchup) throws {
    let (duel, show) = try show(pair)
    let result = try time("result", show)
    let turns = [0, 0.2, 0.4].map {
      show[JungleTimelines.spin(duel.loser), at: .seconds(result + $0)]
    }
    #expect(turns[0] == 0 && abs(turns[1]) > 1 && abs(turns[2]) > 10)
  }

  @Test("R113 a rabbit that is laughing has the lion upright behind its back, or one eye on it")
  func gloats() throws {
    let chase = Matchup(player: .lion, rival: .rabbit)
    let high = Pose.of(.lion, .loom)[.body].turn - 8
    #expect(try pictures(chase, .player, before: "contact") { $0[.body].turn > high } >= 9)
    let prowl = Matchup(player: .rabbit, rival: .lion)
    #expect(try pictures(prowl, .rival, before: "contact") { $0.face.eyes == .wink } >= 11)
    let show = JungleTimelines.show(player: .rabbit, rival: .lion)
    let result = try time("result", show)
    let eyes = (0..<18).map {
      show.pose("player", of: .rabbit, at: .seconds(result) + .frames($0)).face.eyes
    }
    #expect(eyes.allSatisfy { $0 == .wide }, "it kicks to the end")
  }

  @Test(
    "R113 rings turn in the eyes of the cobra that sways, and in the lion's until it sleeps"
  )
  func spellbound() throws {
    let pair = Matchup(player: .lion, rival: .cobra)
    for (actor, least) in [(JungleTimelines.Actor.rival, 20), (.player, 12)] {
      #expect(try pictures(pair, actor, before: "contact") { $0.face.eyes == .spell } >= least)
    }
    let show = JungleTimelines.show(player: .lion, rival: .cobra)
    func first(_ actor: String, _ animal: Animal) throws -> Int {
      try #require(
        (0..<120).first { show.pose(actor, of: animal, at: .frames($0)).face.eyes == .spell })
    }
    #expect(try first("rival", .cobra) + 4 < first("player", .lion), "it comes from the cobra")
    let trance = (0..<120).count {
      show.pose("player", of: .lion, at: .frames($0)).face.eyes == .spell
    }
    #expect(Time.frames(trance) >= .seconds(0.33), "long enough to be seen")
    let bite = Time.seconds(try time("contact", show))
    #expect(show.pose("player", of: .lion, at: bite).face.eyes == .shut)
    #expect(show[JungleTimelines.facing(.player), at: bite] == 1, "its nose is before the cobra")
    let after = bite + .seconds(0.52)
    #expect(show[JungleTimelines.sore(.player), at: after] >= 1, "what was bitten swells")
  }

  @Test(
    "R113 the lion falls in as it washes itself, looks under itself, and grins as a bubble bursts on its nose"
  )
  func nobodyThere() throws {
    let pair = Matchup(player: .lion, rival: .rabbit)
    let show = JungleTimelines.show(player: pair.player, rival: pair.rival)
    let result = try time("result", show)
    let seen = (0..<60).count { tick in
      let moment = Time.seconds(result) + .frames(tick)
      let face = show.pose("player", of: .lion, at: moment).face
      return face.gaze.y > 0.9 && face.fright < 0.1
    }
    #expect(Time.frames(seen) >= .seconds(0.1))
    let bubbles = (0..<60).map {
      show[JungleTimelines.bubble, at: .seconds(result) + .frames($0)]
    }
    let burst = try #require(bubbles.lastIndex { $0 > 0 })
    #expect(bubbles[burst] == 1 && bubbles.count { $0 > 0 } >= 5)
    let grins = (burst..<burst + 9).count { tick in
      let face = show.pose("player", of: .lion, at: .seconds(result) + .frames(tick)).face
      return face.eyes == .glee && face.mouth > 0.3
    }
    #expect(grins >= 4)
    let washing = (0..<60).filter { tick in
      show.pose("player", of: .lion, at: .seconds(result) + .frames(tick))[.wristNear].layer > 0
    }
    #expect(Time.frames(washing.count) >= .seconds(0.16))
    #expect(zip(washing, washing.dropFirst()).count { $1 > $0 + 1 } == 1, "and once more")
  }

  @Test(
    "R113 whoever is under the player's winner makes another face before it is gone",
    arguments: [Matchup(player: .cobra, rival: .lion), Matchup(player: .rabbit, rival: .cobra)])
  func changesFace(pair: Matchup) throws {
    let take = StagedRound(pair)
    let result = try take.tick(of: .result)
    let seen = (result..<result + 30).map { take.figure(.rival, at: $0) }.filter {
      $0.opacity > 0.4
    }
    let last = seen.suffix(4)
    #expect(last.allSatisfy { $0.pose.face.eyes == .wide })
    #expect(seen.prefix(4).allSatisfy { $0.pose.face.eyes != .wide })
    #expect(last.allSatisfy { $0.pose[.head].stretch.x > 1.15 }, "its cheeks are full of air")
  }

  @Test("R31 the cobra that has won looks back over its rings on its way home")
  func looksBack() throws {
    let show = JungleTimelines.show(player: .cobra, rival: .lion)
    let home = try #require(show.labels.first { $0.name == "home" }).time
    let back = (0..<40).filter {
      show.pose("player", of: .cobra, at: home + .frames($0))[.head].stretch.x < 0
    }
    #expect(Time.frames(back.count) >= .seconds(0.1))
  }

  @Test(
    "R30 the beaten one sinks for almost half a second, and rises at most by a head",
    arguments: decided)
  func sinks(pair: Matchup) throws {
    let (duel, timeline) = try show(pair)
    let result = try time("result", timeline)
    let depths = (0..<34).map { tick in
      timeline[JungleTimelines.lift(duel.loser), at: .seconds(result) + .frames(tick)]
    }
    #expect(zip(depths, depths.dropFirst()).count { $0 > $1 } >= 18)
    for (index, depth) in depths.enumerated() {
      #expect((depths[index...].max() ?? depth) - depth < 45)
    }
    #expect(depths.last ?? 0 < -200)
  }

  @Test(
    "R30 R33 whoever is beaten is never elsewhere from one moment to the next", arguments: decided)
  func staysThere(pair: Matchup) throws {
    let (duel, timeline) = try show(pair)
    let result = try time("result", timeline)
    let moments = (0..<Int((result + 0.55) * 60)).map { Time.frames($0) }
    let place = JungleTimelines.position(duel.loser)
    let places = moments.compactMap { timeline.value(of: place, at: $0) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.distance(to: $1) < 36 })
    let struck = places.suffix(30)
    #expect(duel.isWin || struck.allSatisfy { $0.x > 640 })
  }

  @Test(
    "R33 the jungle's winner brags in three great poses before it leaves",
    arguments: Matchup.all(.loss))
  func brags(pair: Matchup) throws {
    let (duel, timeline) = try show(pair)
    let result = try time("result", timeline)
    // The cobra naps on the lion that it lulled.
    let own: Pose.Name = duel.winningAnimal == .cobra ? .doze : .danceRight
    let great: [Pose.Name] = [.triumph, .exult, .danceLeft, own]
    let heads = (0..<66).map { tick in
      timeline.pose("rival", of: duel.winningAnimal, at: .seconds(result) + .frames(tick))
    }
    let seen = great.filter { name in
      heads.contains { abs($0[.head].turn - Pose.of(duel.winningAnimal, name)[.head].turn) < 0.5 }
    }
    #expect(seen.count >= 3)
  }

  @Test(
    "R32 R114 after a tie each laughs at what the other wears, which stays on for so long",
    arguments: Animal.allCases)
  func wears(animal: Animal) throws {
    var game = try ended(Matchup(player: animal, rival: animal))
    let headProp = try #require(game.scene.film.round?.headProp)
    game.advance(by: 1.2)
    let worn = game.picture.commands.count { $0.imageName == headProp.asset.name }
    game.advance(by: 1.6)
    #expect(worn >= game.picture.commands.count { $0.imageName == headProp.asset.name } + 1)
  }

  @Test("R117 when all is over a small one shows itself, and heads turn after it")
  func guests() throws {
    for pair in Matchup.all {
      var game = try ended(pair)
      var (seen, heads) = (false, Set<Double>())
      game.advance(by: 6) { game in
        guard let place = game.scene.idle.creature(at: game.now) else { return }
        seen = true
        let cobra = game.picture.commands.first { $0.imageName == "cobra-head" }
        if place.x > 0, let cobra { heads.insert(cobra.at.x) }
      }
      #expect(seen && heads.count > 2, "\(pair)")
    }
  }

  @Test(
    "R114 friends share a win, a loss and a tie each in another way", arguments: Animal.allCases)
  func friends(onlooker: Animal) {
    let hero: Animal = onlooker == .cobra ? .lion : .cobra
    let ways = Outcome.allCases.map { outcome in
      let visit = JungleTimelines.sharing(outcome, onlooker, with: hero)
      return (40..<90).map { visit.pose("waiting", of: onlooker, at: .frames($0)) }
    }
    #expect(Set(ways).count == 3)
  }
}
