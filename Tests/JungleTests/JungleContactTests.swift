import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// What decides a round, and the ways after it, are in full sight.
@Suite struct JungleContactTests {
  @Test(
    "R113 the rabbit under the lion's paws is pressed flat at once, and seen for a quarter of a second, its face ahead of the lion's"
  )
  func holds() throws {
    let round = StagedRound(.lion, .rabbit)
    let duel = try round.duel()
    let hit = try round.tick(of: .contact)
    for tick in Array(hit..<hit + 14) + [hit + 16] {
      let (lion, rabbit) = (round.figure(duel.winner, at: tick), round.figure(duel.loser, at: tick))
      let (own, other) = (lion.place(of: .head), rabbit.place(of: .head))
      let ahead = (try #require(other) - #require(own)).x * duel.forward
      #expect(ahead > 70)
      let isFlat = tick < hit + 14
      #expect(try round.height(of: .head, duel.loser, at: tick) > (isFlat ? 24 : 40))
      #expect(rabbit.scale.y > (isFlat ? 0.65 : 0.8))
      #expect(tick < hit + 2 || !isFlat || rabbit.scale.y < 0.75 && rabbit.scale.x > 1.2)
      #expect(!isFlat || rabbit.pose[.head].stretch.x > 1.3)
      #expect(isFlat || rabbit.pose.face.eyes == .wide)
    }
  }

  @Test("R113 both paws of the lion come down on the rabbit's crown, and stay there")
  func isOnTop() throws {
    let round = StagedRound(.lion, .rabbit)
    let (duel, hit) = (try round.duel(), try round.tick(of: .contact))
    for tick in hit..<hit + 13 {
      let (lion, rabbit) = (round.figure(duel.winner, at: tick), round.figure(duel.loser, at: tick))
      let crown = try #require(rabbit.place(of: .crown))
      for paw in [Joint.wristNear, .wristFar] {
        let away = try #require(lion.place(of: paw)) - crown
        #expect(abs(away.x) < 70 && abs(away.y) < 34, "\(paw), \(tick)")
      }
    }
  }

  @Test("R113 the bitten sleeper falls flat into the water before the cobra is on it")
  func falls() throws {
    let round = StagedRound(.lion, .cobra)
    let (splash, result) = (try round.tick(of: .splashed), try round.tick(of: .result))
    let seen = (splash..<result).count { tick in
      let (lion, cobra) = (round.figure(.player, at: tick), round.figure(.rival, at: tick))
      return lion.lift == 0 && lion.feet.x - cobra.feet.x > 150
    }
    #expect(Time.frames(seen) >= .seconds(0.06))
    #expect(round.show[JungleTimelines.spin(.player), at: .frames(splash - 2)] < -30)
  }

  @Test(
    "R114 the water surges where somebody falls into it, or hides in it",
    arguments: [Matchup(player: .lion, rival: .cobra), Matchup(player: .rabbit, rival: .lion)])
  func surges(pair: Matchup) throws {
    var game = try pair.game()
    var isSeen = false
    for _ in 0..<400 {
      guard let round = game.scene.round else { break }
      if let fall = round.playhead.timeline.time(of: .splashed), fall <= round.playhead.time {
        let place = round.place(.player, at: .splashed)
        isSeen = isSeen || game.scene.bursts.contains { $0.origin == place }
      }
      game.tick()
    }
    #expect(isSeen)
  }

  @Test("R113 no head leaves the window", arguments: Matchup.all)
  func staysInSight(pair: Matchup) throws {
    let take = StagedRound(pair)
    for actor in [JungleTimelines.Actor.player, .rival] {
      let heads = (0..<Int(take.show.duration.seconds * 60)).compactMap {
        take.figure(actor, at: $0).place(of: .crown)?.y
      }
      #expect(try #require(heads.min()) > 30, "\(actor)")
    }
  }

  @Test("R113 two cobras that knock their heads are seen alone for a tenth of a second")
  func isBare() throws {
    var game = try Matchup(player: .cobra, rival: .cobra).game()
    var (bare, hidden) = (0, 0)
    for _ in 0..<400 {
      guard let playhead = game.scene.round?.playhead else { break }
      if let bump = playhead.timeline.time(of: .bump), playhead.time >= bump,
        (playhead.time - bump).seconds < 0.3
      {
        let isCovered = game.picture.commands.contains {
          $0.imageName == SharedAssets.star.name || $0.imageName == SharedAssets.splashCrown.name
        }
        if isCovered { hidden += 1 } else if hidden == 0 { bare += 1 }
      }
      game.tick()
    }
    #expect(Time.frames(bare) >= .seconds(0.1) && hidden > 3)
  }

  @Test("R113 no heart rises from the lion before its mirror while its nose is bitten")
  func loveIsOver() throws {
    var game = try Matchup(player: .cobra, rival: .lion).game()
    var (hearts, bitten) = (0, 0)
    for _ in 0..<400 {
      guard let playhead = game.scene.round?.playhead else { break }
      let seen = game.picture.commands.count { $0.tint == Color(0xE8425C) }
      if playhead.timeline[JungleTimelines.cling, at: playhead.time.onTwos] > 0 {
        bitten += 1
        #expect(seen == 0)
      } else {
        hearts = max(hearts, seen)
      }
      game.tick()
    }
    #expect(hearts > 3 && bitten > 10)
  }

  @Test(
    "R114 on the way home the victor and the one that it has beaten look at each other",
    arguments: Matchup.all(.loss))
  func glances(pair: Matchup) throws {
    let round = StagedRound(pair)
    let duel = try round.duel()
    let home = try #require(round.show.time(ofLabel: JungleTimelines.Part.home)).seconds
    let window = JungleTimelines.lookingBack
    #expect(window.upperBound - window.lowerBound >= 0.2)
    let tick = Int((home + window.lowerBound + 0.06) * 60)
    var (victor, beaten) = (round.figure(duel.winner, at: tick), round.figure(duel.loser, at: tick))
    #expect(victor.opacity == 1 && beaten.opacity > 0.9)
    let (here, there) = (
      try #require(victor.place(of: .head)), try #require(beaten.place(of: .head))
    )
    victor.glance(at: there)
    beaten.glance(at: here)
    let way = (there - here) * (1 / there.distance(to: here))
    for (figure, side) in [(victor, 1.0), (beaten, -1)] {
      let gaze = figure.pose.face.gaze
      #expect((gaze.x * figure.facing * way.x + gaze.y * way.y) * side > 0.6)
    }
  }

  @Test("R113 two cobras come to be one knot little by little")
  func passing() throws {
    let cobras = StagedRound(.cobra, .cobra)
    let bump = try cobras.tick(of: .bump)
    let passing = (bump..<bump + 60).count { tick in
      let (own, other) = (cobras.figure(.player, at: tick), cobras.figure(.rival, at: tick))
      return (100.0...200).contains(own.feet.distance(to: other.feet))
    }
    #expect(Time.frames(passing) >= .seconds(0.15))
  }

  @Test("R113 the lion's leap is over the rabbit, with water between them")
  func leapsOver() throws {
    let round = StagedRound(.lion, .rabbit)
    let fallen = try round.tick(of: .splashed)
    var leaps = 0
    for tick in fallen - 15..<fallen - 3 {
      let (lion, rabbit) = (round.figure(.player, at: tick), round.figure(.rival, at: tick))
      guard lion.lift > 40, abs(lion.feet.x - rabbit.feet.x) < 90 else { continue }
      leaps += 1
      #expect(rabbit.feet.y - rabbit.lift - (lion.feet.y - lion.lift) > 20, "\(tick)")
    }
    #expect(leaps > 0)
  }

  @Test("R33 the victor that swims off keeps its head above the water")
  func swimsOff() throws {
    let round = StagedRound(.lion, .cobra)
    let home = try #require(round.show.labels.first { $0.name == "home" }).time.seconds
    for tick in Int(home * 60) + 1..<Int((home + 0.46) * 60) {
      #expect(try round.height(of: .head, .rival, at: tick) > 20)
    }
  }

  @Test("R31 who swims home is seen by its face", arguments: [(Animal.lion, 70.0), (.rabbit, 45)])
  func swimsHome(animal: Animal, least: Double) throws {
    let round = StagedRound(animal, animal == .lion ? .cobra : .rabbit)
    let up = try round.tick(of: .surfaced)
    for tick in up + 5..<up + 13 {
      #expect(try round.height(of: .crown, .player, at: tick) > least)
    }
  }

  @Test(
    "R113 the frog goes under before both pull, its eyes come up and blink, and it looks on from beside them"
  )
  func leapsOff() throws {
    let round = StagedRound(.rabbit, .rabbit)
    let (bump, result) = (try round.tick(of: .bump), try round.tick(of: .result))
    let frog = JungleTimelines.name(of: .frog)
    let sizes = (0..<result).map { round.show[.scale(frog), at: .frames($0)] }
    let (first, tear) = (bump - 46, bump)
    let depths = (first..<tear).map { round.show[JungleTimelines.sunken(.frog), at: .frames($0)] }
    #expect(depths.contains { $0 > 54 } && sizes[24] > 0.8, "all of it is under the water")
    #expect(depths.suffix(12).allSatisfy { 24...36 ~= $0 }, "no more than its eyes")
    let shapes = (first..<tear).compactMap {
      round.show.value(of: .stretch(frog), at: .frames($0))?.y
    }
    #expect(shapes.contains { $0 < 0.8 } && shapes.last == 1, "it blinks")
    #expect(try #require(sizes.last) > 0.8)
    let heights = (34..<46).map { round.show[JungleTimelines.lift(.frog), at: .frames($0)] }
    let falls = zip(heights, zip(heights.dropFirst(), heights.dropFirst(2))).map {
      $0 - 2 * $1.0 + $1.1
    }
    #expect(falls.allSatisfy { abs($0 - falls[0]) < 0.2 && $0 < 0 }, "in a true parabola")
    let rest = round.show[JungleTimelines.place(of: .frog), at: .frames(result)]
    #expect(rest.x > round.figure(.player, at: result).feet.x + 100)
  }

  @Test(
    "R113 the vain lion flings the cobra on its nose up, and sees in the water what that is now")
  func flings() throws {
    let round = StagedRound(.cobra, .lion)
    let (hit, result) = (try round.tick(of: .contact), try round.tick(of: .result))
    let held = (hit..<result).filter { round.show[JungleTimelines.cling, at: .frames($0)] == 1 }
    #expect(Time.frames(held.count) >= .seconds(0.31))
    let heads = try held.map { try round.height(of: .head, .rival, at: $0) }
    let turns = zip(heads, heads.dropFirst()).map { $0 < $1 }
    #expect(zip(turns, turns.dropFirst()).count { $0 != $1 } >= 2, "up, down and up")
    #expect(try #require(heads.max()) > heads[0] + 40)
    let looks = (try #require(held.last)..<result).filter {
      round.show[JungleTimelines.reflection, at: .frames($0)] > 0.9
    }
    #expect(Time.frames(looks.count) >= .seconds(0.15))
    for tick in looks {
      let (lion, cobra) = (round.figure(.rival, at: tick), round.figure(.player, at: tick))
      #expect(lion.sore > 0.9 && cobra.lift > 50, "swollen, \(tick)")
      #expect(cobra.feet.x - lion.feet.x > 120, "and nothing before it, \(tick)")
      var picture = Picture()
      lion.drawReflection(1, into: &picture)
      #expect(picture.commands.contains { $0.imageName == "jungle-lion-sore" })
      #expect(!picture.commands.contains { $0.tint == Color(0xE8425C) }, "no hearts")
    }
  }

  @Test("R113 between the two there is water, and nothing but the nose of the one")
  func nose() throws {
    let round = StagedRound(.lion, .cobra)
    let duel = try round.duel()
    let (hit, result) = (try round.tick(of: .contact), try round.tick(of: .result))
    let pulled = (hit..<result).filter {
      round.show[JungleTimelines.cling, at: .frames($0)] == 1
        && round.figure(duel.loser, at: $0).pose[.snout].stretch.x > 2
    }
    #expect(Time.frames(pulled.count) >= .seconds(0.15))
    let longest = Pose.of(.lion, .quiver)[.snout].stretch.x
    #expect(
      pulled.count { round.figure(duel.loser, at: $0).pose[.snout].stretch.x > longest + 0.2 } >= 4,
      "it pulls again")
    for tick in pulled {
      let lion = round.figure(duel.loser, at: tick)
      var cobra = round.figure(duel.winner, at: tick)
      cobra.hang(on: lion, by: 1)
      let (eye, jaw) = (lion.place(of: .pupilFar), cobra.place(of: .jaw))
      #expect(try abs(#require(eye).x - #require(jaw).x) > 90, "\(tick)")
      #expect(abs(cobra.lift) < 24, "it stays in the water, \(tick)")
    }
  }

  @Test("R113 each neck in the plait is seen from its rings to its head, over and under the other")
  func plaits() throws {
    var game = try Matchup(player: .cobra, rival: .cobra).game()
    let skins = [Color(0xB8C838), Color(0xC86840)]
    var (plaited, heads) = (0, Set<Bool>())
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let round = game.scene.round, let risen = round.playhead.timeline.time(of: .risen),
        round.playhead.time < risen
      else { continue }
      let ropes = skins.map { skin in game.picture.commands.filter { $0.tint == skin } }
      let hoods = ["cobra-hood", "jungle-cobra-hood"].compactMap { name in
        game.picture.commands.first { $0.imageName == name }?.at
      }
      guard ropes.allSatisfy({ $0.count > 40 }), hoods.count == 2 else { continue }
      heads.insert(hoods[0].x < hoods[1].x)
      for (rope, hood) in zip(ropes, hoods) {
        #expect(try #require(rope.map { $0.at.distance(to: hood) }.min()) < 12)
        let ways = zip(rope, rope.dropFirst()).map { $1.at - $0.at }
        #expect(ways.allSatisfy { $0.length < 24 })
      }
      let turns = round.playhead.timeline[JungleTimelines.plait, at: round.playhead.time]
      guard turns == Double(JungleTimelines.crossings) else { continue }
      plaited += 1
      let order = game.picture.commands.compactMap { command in
        skins.firstIndex { $0 == command.tint }
      }
      #expect(zip(order, order.dropFirst()).count { $0 != $1 } == JungleTimelines.crossings)
    }
    #expect(plaited >= 20 && heads.count == 2)
  }

  @Test("R113 a neck in the plait comes up into its head, and does not lie flat below it")
  func upright() throws {
    var game = try Matchup(player: .cobra, rival: .cobra).game()
    var seen = 0
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        let result = playhead.timeline.time(of: .result), playhead.time < result,
        playhead.timeline[JungleTimelines.plait, at: playhead.time] >= 1
      else { continue }
      for skin in [Color(0xB8C838), Color(0xC86840)] {
        let rope = game.picture.commands.filter { $0.tint == skin }.map(\.at).suffix(4)
        let ways = zip(rope, rope.dropFirst()).map { $1 - $0 }
        seen += 1
        #expect(ways.allSatisfy { abs($0.x) < -2.2 * $0.y }, "\(ways) at \(playhead.time)")
      }
    }
    #expect(Time.frames(seen / 2) >= .seconds(0.5))
  }

  @Test("R113 two heads that pass each other do so above and below, each over the other in turn")
  func passes() throws {
    var game = try Matchup(player: .cobra, rival: .cobra).game()
    var overs = [Bool]()
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        let risen = playhead.timeline.time(of: .risen), playhead.time < risen,
        playhead.timeline[JungleTimelines.plait, at: playhead.time] > 0
      else { continue }
      let names = game.picture.commands.map { $0.imageName ?? "" }
      guard let own = names.lastIndex(of: "cobra-hood"),
        let other = names.lastIndex(of: "jungle-cobra-hood"), overs.last != (own > other)
      else { continue }
      overs.append(own > other)
    }
    // Up to three half-turns and a little further, and back.
    #expect(overs == [true, false, true, false, true, false, true])
  }

  @Test("R113 who is bitten is before the lower jaw and behind the upper one, its eyes in sight")
  func between() throws {
    for pair in [Matchup(player: .cobra, rival: .lion), Matchup(player: .lion, rival: .cobra)] {
      var game = try pair.game()
      let (lion, cobra) = pair.player == .lion ? ("lion", "jungle-cobra") : ("jungle-lion", "cobra")
      var bites = 0
      for _ in 0..<400 where game.scene.round != nil {
        game.tick()
        guard let round = game.scene.round,
          round.playhead.timeline[JungleTimelines.cling, at: round.playhead.time.onTwos] == 1
        else { continue }
        let names = game.picture.commands.map { $0.imageName ?? "" }
        let jaw = try #require(names.firstIndex(of: "\(cobra)-gape"))
        // One before that may be its reflection's.
        let face = try #require(names.lastIndex(of: "\(lion)-face"))
        let upper = try #require(names.lastIndex(of: "\(cobra)-head-open"))
        #expect(jaw < face && face < upper)
        bites += 1
      }
      #expect(Time.frames(bites) >= .seconds(0.2))
    }
  }
}
