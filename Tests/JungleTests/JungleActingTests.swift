import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// That the fast parts of a round are seen: what leads to them, and the pictures between.
@Suite struct JungleActingTests {
  @Test(
    "R113 a strike is seen on its way, drawn out above what it bites, and both are pressed by it",
    arguments: [Matchup(player: .cobra, rival: .lion), Matchup(player: .lion, rival: .cobra)])
  func strikes(pair: Matchup) throws {
    let take = StagedRound(pair)
    let duel = try take.duel()
    let (leap, hit) = (try take.tick(of: .leap) - 1, try take.tick(of: .contact))
    let reared = take.figure(duel.winner, at: leap)
    #expect(reared.pose[.hood].stretch.x > 1.25)
    let stretched = Pose.of(.cobra, .lunge)[.neckHigh].turn + 2
    #expect(
      (leap..<hit).count { take.figure(duel.winner, at: $0).pose[.neckHigh].turn < stretched } >= 2)
    for actor in [duel.winner, duel.loser] {
      let pressed = (hit..<hit + 14).count { take.figure(actor, at: $0).scale.y > 1.05 }
      #expect(Time.frames(pressed) >= .seconds(0.05), "\(actor)")
    }
  }

  @Test("R113 the lion that is bitten in its sleep opens its eyes where it sits")
  func nextChange() throws {
    let take = StagedRound(.lion, .cobra)
    let hit = try take.tick(of: .contact)
    let roused = Pose.of(.lion, .roused)
    let seen = (hit..<hit + 16).count { tick in
      let pose = take.figure(.player, at: tick).pose
      return pose[.body] == roused[.body] && pose.face.eyes == .wide
    }
    #expect(Time.frames(seen) >= .seconds(0.05))
    let lifts = (hit..<hit + 52).map { take.figure(.player, at: $0).lift }
    let held = (hit..<hit + 40).filter { take.show[JungleTimelines.cling, at: .frames($0)] == 1 }
    #expect(held.count > 12 && held.allSatisfy { lifts[$0 - hit] == 0 }, "held by its nose")
  }

  @Test("R113 the lion goes into the water nose first, and sticks there with its rump up")
  func dives() throws {
    let chase = StagedRound(.lion, .rabbit)
    let drenched = try chase.tick(of: .splashed)
    let steep = (drenched - 3..<drenched + 2).count {
      chase.show[JungleTimelines.spin(.player), at: .frames($0)] < -15
    }
    #expect(Time.frames(steep) >= .seconds(0.03))
    let stuck = (drenched + 2..<drenched + 11).map { chase.figure(.player, at: $0) }
    #expect(stuck.allSatisfy { -40...0 ~= $0.lift && $0.pose[.root].turn < -50 })
  }

  @Test("R113 the rabbit that hides has its paws over its eyes, and only its ears are seen")
  func hides() throws {
    let take = StagedRound(.rabbit, .lion)
    let leap = try take.tick(of: .leap)
    for tick in leap - 6..<leap + 9 {
      let rabbit = take.figure(.player, at: tick)
      #expect(rabbit.pose.face.eyes == .shut && rabbit.pose[.shoulderNear].layer > 0, "\(tick)")
      let paw = try #require(rabbit.place(of: .shoulderNear, away: Point(x: 112, y: 82)))
      #expect(paw.distance(to: try #require(rabbit.place(of: .pupilNear))) < 24)
      #expect(try take.height(of: .earFar, .player, at: tick) > 8)
      #expect(try take.height(of: .pupilNear, .player, at: tick) < 0, "no more of it")
    }
  }

  /// How long the rabbit's ear is drawn, as a share of its own length.
  private func ear(_ take: StagedRound, at tick: Int) -> Double {
    var rabbit = take.figure(.player, at: tick)
    let grasp = take.show[JungleTimelines.grasp, at: .frames(tick)]
    rabbit.stretchEar(to: take.figure(.rival, at: tick), by: grasp)
    return rabbit.pose[.earNear].stretch.x
  }

  @Test("R113 the rabbit sticks in the water until its ear is long, and comes out by it at once")
  func isPulledOut() throws {
    let take = StagedRound(.rabbit, .lion)
    let hit = try take.tick(of: .contact)
    let out = try #require((hit..<hit + 20).first { take.figure(.player, at: $0).lift > -40 })
    #expect((hit..<out).map { ear(take, at: $0) }.contains { $0 > 1.8 })
    #expect(take.figure(.player, at: out + 5).lift > 50)
    let later = ear(take, at: out + 15)
    #expect(later < 1.9)
  }

  @Test(
    "R113 the rabbit hangs by its ear for less than half a second, kicks, peeps, and swings further until it flies"
  )
  func hangs() throws {
    let take = StagedRound(.rabbit, .lion)
    let hit = try take.tick(of: .contact)
    let ticks = hit + 15..<hit + 35
    let hung = ticks.map { take.figure(.player, at: $0) }
    // Then it is swung up.
    for (tick, rabbit) in zip(ticks, hung) where tick < hit + 28 {
      let lion = take.figure(.rival, at: tick)
      let (paw, head, mane) = (
        try #require(lion.place(of: .wristFar)), try #require(rabbit.place(of: .head)),
        try #require(lion.place(of: .mane))
      )
      // As it bounces the ear is drawn out once more.
      let (ear, longest) = (ear(take, at: tick), tick < hit + 22 ? 2.8 : 2)
      #expect(0.35...longest ~= ear && paw.y < head.y - 60, "\(tick) \(ear)")
      #expect(rabbit.lift > 20 && head.x - mane.x > 60, "\(tick)")
    }
    #expect(hung.count { $0.pose.face.eyes == .wink } >= 4)
    let (legs, turns) = (hung.map(\.pose[.ankleNear].turn), hung.map(\.pose[.root].turn))
    #expect(try #require(legs.max()) > 90, "it kicks")
    #expect(try #require(turns.min()) < -10, "it swings")
    let sides = turns.filter { abs($0) > 3 }.map { $0 > 0 }
    #expect(zip(sides, sides.dropFirst()).count { $0 != $1 } >= 2, "to and fro")
    #expect(try #require(turns.last) < -18, "and away from the lion")
    let result = try take.tick(of: .result)
    let isHeld = (hit..<result).filter {
      take.show[JungleTimelines.grasp, at: .frames($0)] == 1
        && take.figure(.player, at: $0).lift > 0
    }
    #expect(.seconds(0.3)...(.seconds(0.45)) ~= Time.frames(isHeld.count))
    #expect(take.figure(.player, at: result - 2).lift == 0, "and is pressed down")
  }

  @Test(
    "R113 the vain lion has eyes for its head in the water alone, and shuts them to kiss it")
  func admires() throws {
    let take = StagedRound(.cobra, .lion)
    let (leap, bite) = (try take.tick(of: .leap), try take.tick(of: .contact))
    func clear(_ tick: Int) -> Double { take.show[JungleTimelines.reflection, at: .frames(tick)] }
    let seen = (0..<leap).filter { clear($0) == 1 }
    #expect(Time.frames(seen.count) >= .seconds(0.22))
    #expect((24..<leap).count { 0.05...0.95 ~= clear($0) } >= 5, "it grows")
    let fading = (bite..<bite + 14).map(clear)
    #expect(fading.count { 0.1...0.9 ~= $0 } >= 3, "it does not blink out")
    #expect((0..<bite).allSatisfy { take.figure(.rival, at: $0).pose.face.fright < 0.5 })
    let shut = (leap..<bite).count { take.figure(.rival, at: $0).pose.face.eyes == .shut }
    #expect(Time.frames(shut) >= .seconds(0.15))
    let (spread, mouth) = (Pose.of(.cobra, .rear)[.hood].stretch.x, 0.5)
    for tick in leap - 7..<leap {
      let cobra = take.figure(.player, at: tick).pose
      #expect(cobra[.hood].stretch.x > spread - 0.05 && cobra.face.mouth > mouth)
    }
    let lion = take.figure(.rival, at: try #require(seen.last))
    var picture = Picture()
    lion.drawReflection(1, into: &picture)
    let hearts = picture.commands.filter { $0.tint == Color(0xE8425C) && $0.turn == 45 }
    let muzzle = try #require(lion.place(of: .nose))
    #expect(
      hearts.count == 3 && hearts.allSatisfy { $0.at.x > muzzle.x && $0.at.y < muzzle.y + 30 })
    let face = try #require(picture.commands.first { $0.imageName == "jungle-lion-face" })
    #expect(abs(face.turn) > 120 && face.isFlipped != (lion.facing < 0))
    let plain = try #require(lion.place(of: .head))
    #expect(face.at.y > plain.y + 60)
  }

  @Test("R113 the lion shoves the rabbit under with all its weight")
  func shoves() throws {
    let take = StagedRound(.lion, .rabbit)
    let result = try take.tick(of: .result)
    #expect((result..<result + 8).contains { take.figure(.player, at: $0).scale.y < 0.88 })
  }

  @Test("R32 the frog that looks for two lions sits clear of the cobra ashore")
  func looksOn() throws {
    let (show, frog) = (StagedRound(.lion, .lion).show, JungleTimelines.name(of: .frog))
    let moments = (0..<Int(show.duration.seconds * 60)).map { Time.frames($0) }
    let places = moments.filter { show[.scale(frog), at: $0] > 0.5 }
      .map { show[JungleTimelines.place(of: .frog), at: $0] }
    #expect(!places.isEmpty)
    for place in places { #expect(abs(place.x - Board.home(of: .cobra).x) > 70) }
  }

  @Test("R32 of the lion that has sunk the nose bobs up once more")
  func bobs() throws {
    let take = StagedRound(.lion, .lion)
    let result = try take.tick(of: .result)
    let depths = (result + 14..<result + 32).map { take.figure(.rival, at: $0).lift }
    let rises = zip(depths, depths.dropFirst()).map { $0 < $1 }
    #expect(zip(rises, rises.dropFirst()).count { !$0 && $1 } == 1)
  }

  @Test(
    "R113 both pull at the pad, leaning back, each drags the other off its feet, and no paw lets go"
  )
  func pulls() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let bump = try take.tick(of: .bump)
    let cracked = try #require(
      (0..<bump).first { take.show[JungleTimelines.torn, at: .frames($0)] > 0 })
    let lily = JungleTimelines.name(of: .lily)
    for tick in cracked - 16..<cracked {
      let long = take.show.value(of: .stretch(lily), at: .frames(tick))?.x ?? 0
      let half = JungleTimelines.padSize * HeadProp.lily.asset.size.width / 2 * long
      let pad = take.show.value(of: JungleTimelines.place(of: .lily), at: .frames(tick))
      let middle = try #require(pad).x
      for actor in [JungleTimelines.Actor.player, .rival] {
        let figure = take.figure(actor, at: tick)
        let paw = try #require(figure.place(of: .shoulderFar, away: Point(x: 84, y: 40)))
        #expect(abs(paw.x - middle) < half + 14, "\(actor) at \(tick)")
      }
      let lean = [JungleTimelines.Actor.player, .rival].map {
        take.figure($0, at: tick).pose[.root].turn
      }
      #expect(lean.contains { $0 < -5 } || tick < cracked - 14, "one of them at \(tick)")
      #expect(lean.allSatisfy { $0 < -5 } || tick < cracked - 1)
    }
  }

  @Test("R120 the pad comes up as large as it is, and goes down behind the water, not through it")
  func floats() throws {
    let show = JungleTimelines.show(player: .rabbit, rival: .rabbit)
    let sizes = (0..<20).map {
      show[.scale(JungleTimelines.name(of: .lily)), at: .frames($0)]
    }
    #expect(Set(sizes) == [0, JungleTimelines.padSize])
    let depths = (0..<20).map { show[JungleTimelines.sunken(.lily), at: .frames($0)] }
    #expect(depths.count { 4...100 ~= $0 } >= 5, "little by little")
    var game = try Matchup(player: .rabbit, rival: .rabbit).game()
    var cut = 0
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let round = game.scene.round,
        round.playhead.timeline[JungleTimelines.sunken(.lily), at: round.playhead.time] > 20,
        let pad = game.picture.commands.last(where: {
          $0.imageName == "lily" && $0.scale.x == JungleTimelines.padSize
        })
      else { continue }
      cut += 1
      #expect(pad.opacity == 1)
      let depth = round.playhead.timeline[JungleTimelines.sunken(.lily), at: round.playhead.time]
      let edge = JungleTimelines.pad.y + pad.size.height * JungleTimelines.padSize / 2
      #expect(try #require(pad.floor) < edge - 0.9 * depth)
    }
    #expect(Time.frames(cut) >= .seconds(0.06))
  }

  @Test(
    "R113 the necks in the plait have bellies, each of its colour, and each crossing is looked at")
  func bellies() throws {
    let take = StagedRound(.cobra, .cobra)
    let (bump, result) = (try take.tick(of: .bump), try take.tick(of: .result))
    let turns = (bump..<result).map { take.show[JungleTimelines.plait, at: .frames($0)] }
    #expect(turns.count { $0 == 1 } >= 3)
    var game = try Matchup(player: .cobra, rival: .cobra).game()
    var (most, dots) = ([0, 0], 0)
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      most = zip(most, [Color(0xE9EA9C), Color(0xF0BC90)]).map { most, tint in
        max(most, game.picture.commands.count { $0.tint == tint })
      }
      let marks = game.picture.commands.filter {
        $0.tint == .white && $0.size.width < 12 && $0.size.width == $0.size.height
          && $0.at.y > 170 && abs($0.at.x - 640) < 244
      }
      dots = max(dots, marks.count)
    }
    #expect(most.allSatisfy { $0 > 40 })
    #expect(dots >= 5, "the way of the dragonfly before them is seen")
  }

  @Test(
    "R112 let go on the way to the other side, an animal is seen from the front before it turns",
    arguments: Animal.allCases)
  func fronts(animal: Animal) {
    let home = Board.home(of: animal).x
    let front = Pose.of(animal, .turn)[.head].shift.x
    // It came to the left, and its place is to the right.
    let snap = JungleTimelines.snap(animal, from: Point(x: min(home, 700) - 60, y: 280))
    let ticks = (0..<Int(snap.duration.seconds * 60)).map { Time.frames($0) }
    let ways = ticks.map { snap[JungleTimelines.facing(.player), at: $0] }
    let turns = (1..<ways.count).filter { ways[$0] != ways[$0 - 1] }
    #expect(turns.count == 2)
    // Under water nobody sees it.
    for turn in turns where snap[JungleTimelines.lift(.player), at: ticks[turn]] > -150 {
      let shift = snap.pose("player", of: animal, at: ticks[turn])[.head].shift.x
      #expect(abs(shift - front) < abs(front) / 2, "at \(turn)")
    }
  }

  @Test("R114 a knot is burst open: twice the cobra pulls its head out of it with all its strength")
  func swells() {
    let mood = JungleTimelines.mood(.tie, of: .cobra)
    let poses = (0..<120).map { mood.pose("waiting", of: .cobra, at: .frames($0)) }
    let free = poses.firstIndex { $0[.knot].layer == 0 } ?? 0
    let pulls = poses[..<free].map { $0[.neckLow].turn < -22 }
    #expect(zip(pulls, pulls.dropFirst()).count { !$0 && $1 } == 2)
  }
}
