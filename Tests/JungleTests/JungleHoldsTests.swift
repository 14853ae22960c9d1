import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// What is pulled, pressed or waited for long enough to be understood.
@Suite struct JungleHoldsTests {
  @Test(
    "R113 behind the rabbit that laughs the lion winks, and rises, and is known of for a fifth of a second before it leaps"
  )
  func isBehind() throws {
    let take = StagedRound(.lion, .rabbit)
    let leap = try take.tick(of: .leap)
    let ticks = 0..<leap
    let (lions, rabbits) = (
      ticks.map { take.figure(.player, at: $0) }, ticks.map { take.figure(.rival, at: $0) }
    )
    func isUp(_ tick: Int) -> Bool { lions[tick].lift > -10 && lions[tick].feet.x > 700 }
    let winks = ticks.filter { lions[$0].pose.face.eyes == .wink && isUp($0) }
    #expect(Time.frames(winks.count) >= .seconds(0.25))
    #expect(winks.count { rabbits[$0].pose.face.eyes == .glee } > winks.count * 2 / 3)
    let knows = ticks.filter { isUp($0) && rabbits[$0].pose.face.eyes == .wide }
    #expect(Time.frames(knows.count) >= .seconds(0.2))
    #expect(
      knows.contains {
        lions[$0].pose == .of(.lion, .lionMaw) && rabbits[$0].pose.face.fright > 0.9
      })
    let highest = try #require(knows.suffix(10).map { rabbits[$0].lift }.max())
    #expect(highest > 30, "thrown up by it")
    for tick in winks + knows.prefix(12) where tick > winks[3] {
      let gap = (try #require(lions[tick].place(of: .nose))).x - rabbits[tick].feet.x
      #expect(gap > 56, "daylight between them, \(tick)")
    }
  }

  @Test("R113 hanging by its ear the rabbit looks the lion in the face, with daylight between them")
  func looksInTheFace() throws {
    let take = StagedRound(.rabbit, .lion)
    let (hit, result) = (try take.tick(of: .contact), try take.tick(of: .result))
    let looks = (hit..<result).filter {
      take.figure(.player, at: $0).pose.face == Pose.of(.rabbit, .found).face
    }
    #expect(Time.frames(looks.count) >= .seconds(0.2))
    // It is seen before it is swung up.
    for tick in looks where take.figure(.player, at: tick).lift < 40 {
      let (lion, rabbit) = (take.figure(.rival, at: tick), take.figure(.player, at: tick))
      let (muzzle, nose) = (
        try #require(lion.place(of: .nose)), try #require(rabbit.place(of: .nose))
      )
      #expect(8...124 ~= nose.x - muzzle.x && abs(nose.y - muzzle.y) < 50, "\(tick)")
      #expect(rabbit.facing == -1 && take.show[JungleTimelines.grasp, at: .frames(tick)] == 1)
    }
    #expect(take.show[JungleTimelines.grasp, at: .frames(result - 10)] == 0, "and is let go")
  }

  @Test(
    "R113 the rabbit kicks as it hangs, is swung up, and comes down flat with a great splash, from which it bounces"
  )
  func slams() throws {
    let take = StagedRound(.rabbit, .lion)
    let (hit, result) = (try take.tick(of: .contact), try take.tick(of: .result))
    let rabbits = (hit..<result).map { take.figure(.player, at: $0) }
    let hangs = rabbits.filter { $0.pose.face.lift > 1.5 }
    let feet = hangs.map { $0.pose[.ankleNear].shift.x }
    let ways = zip(feet, feet.dropFirst()).filter { $0 != $1 }.map { $0 < $1 }
    #expect(zip(ways, ways.dropFirst()).contains { $0 != $1 }, "to and fro")
    let low = try #require(hangs.map(\.lift).min())
    #expect(try #require(hangs.last).lift > low + 14)
    let free = (hit..<result).filter {
      let rabbit = take.figure(.player, at: $0)
      return take.show[JungleTimelines.grasp, at: .frames($0)] == 0 && rabbit.lift > 30
    }
    #expect(Time.frames(free.count) >= .seconds(0.08), "in the air with nothing that holds it")
    let flat = rabbits.filter { $0.scale.y < 0.7 }
    #expect(Time.frames(flat.count) >= .seconds(0.2) && flat.allSatisfy { $0.lift < 30 })
    #expect(rabbits.suffix(10).contains { $0.lift > 8 })
    var game = try take.pair.game()
    var (largest, isInFoam) = (0.0, false)
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        let contact = playhead.timeline.time(of: .contact),
        0.6..<0.9 ~= (playhead.time - contact).seconds
      else { continue }
      for crown in game.picture.commands where crown.imageName == SharedAssets.splashCrown.name {
        largest = max(largest, crown.frame.height)
      }
      isInFoam =
        isInFoam
        || game.picture.commands.contains {
          $0.imageName == "collar" && $0.scale.y > 1.2 && $0.frame.width > 60
        }
    }
    #expect(largest > 80 && isInFoam)
  }

  @Test("R113 the rabbit that is thrown stays over the river")
  func staysInside() throws {
    var game = try Matchup(player: .rabbit, rival: .lion).game()
    var furthest = 0.0
    for _ in 0..<400 where game.plays(.lose) == 0 {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        let contact = playhead.timeline.time(of: .contact), playhead.time > contact,
        playhead.timeline[JungleTimelines.grasp, at: playhead.time] == 0
      else { continue }
      for part in game.picture.commands where part.imageName == "rabbit-body" {
        furthest = max(furthest, part.frame.maxX)
      }
    }
    #expect(Board.region.center.x..<Board.region.maxX ~= furthest, "\(furthest)")
  }

  @Test("R113 before the rabbit goes under its cheeks are full, and its face is above the water")
  func takesABreath() throws {
    let take = StagedRound(.rabbit, .lion)
    let (loser, result) = (try take.duel().loser, try take.tick(of: .result))
    let gulp = Pose.of(.rabbit, .gulp)
    let gulps = (result..<result + 30).filter { take.figure(loser, at: $0).pose.face == gulp.face }
    let seen = try gulps.count { try take.height(of: .pupilNear, loser, at: $0) > 16 }
    #expect(Time.frames(seen) >= .seconds(0.1))
    #expect(gulp[.head].stretch.x > 1.15)
  }

  private static let near = [
    Matchup(player: .rabbit, rival: .lion), Matchup(player: .lion, rival: .rabbit),
    Matchup(player: .lion, rival: .lion), Matchup(player: .rabbit, rival: .rabbit),
  ]

  @Test(
    "R27 R113 where the action is, both animals come nearer to the eye; at their places they are as large as ever",
    arguments: near)
  func comesNear(pair: Matchup) throws {
    let take = StagedRound(pair)
    let met = try #require(take.show.labels.first { $0.name == "met" }).time
    // The lion that has won only on its way home.
    let isWon = pair.player != pair.rival
    let alone = try #require(take.show.time(of: .result)) + .seconds(isWon ? 0.88 : 0.56)
    func nearness(_ tick: Int) -> Double { take.show[JungleTimelines.nearness, at: .frames(tick)] }
    let ticks = 0..<Int(take.show.duration.seconds * 60)
    #expect(ticks.count { (isWon ? 1.15 : 1.05)...1.35 ~= nearness($0) } >= 24)
    for tick in ticks where .frames(tick) <= met || .frames(tick) >= alone {
      #expect(nearness(tick) == 1, "\(tick)")
    }
    let steps = ticks.dropFirst().map { abs(nearness($0) - nearness($0 - 1)) }
    #expect(steps.allSatisfy { $0 < 0.1 }, "without a jump")
  }

  @Test(
    "R101 R113 animals that come nearer are drawn larger and lower, reeds never, and in calm motion nothing"
  )
  func isLarger() throws {
    for reducesMotion in [false, true] {
      var game = try Matchup(player: .rabbit, rival: .lion).game()
      if reducesMotion { game.setPreferences { $0.reducesMotion = true } }
      var (lions, reeds) = ([DrawCommand](), Set<Double>())
      for _ in 0..<400 where game.scene.round != nil {
        game.tick()
        lions += game.picture.commands.filter { $0.imageName == "jungle-lion-face" }
        reeds.formUnion(
          game.picture.commands.filter { $0.imageName == BoardAssets.cattails.name }.map(\.scale.x))
      }
      let largest = try #require(lions.map(\.scale.x).max())
      #expect(reducesMotion ? largest < 1.16 : largest > 1.26)
      #expect(reeds.contains(0.9) && reeds.allSatisfy { $0 <= 0.9 })
      if !reducesMotion {
        #expect(
          lions.contains { $0.scale.x > 1.2 && ($0.feet?.y ?? 0) > JungleLayout.junglePlace.y })
      }
    }
  }

  @Test(
    "R113 while the lion strokes its mane the cobra creeps up, rears higher, and draws back")
  func looms() throws {
    let take = StagedRound(.cobra, .lion)
    let (leap, hit) = (try take.tick(of: .leap), try take.tick(of: .contact))
    let preen = Pose.of(.lion, .preen)[.wristNear].shift.y + 60
    let met = Int((try #require(take.show.time(ofLabel: JungleTimelines.Part.met))).seconds * 60)
    let strokes = (met..<leap).filter {
      take.figure(.rival, at: $0).pose[.wristNear].shift.y < preen
    }
    try #require(
      zip(strokes, strokes.dropFirst()).contains { $1 > $0 + 1 }, "more than once")
    let creeps = (0..<leap).filter { take.figure(.player, at: $0).pose[.head].shift.y > 30 }
    #expect(creeps.count >= 3 && creeps.contains { strokes.contains($0) })
    let cobras = [met + 1, leap - 8, leap - 1].map { take.figure(.player, at: $0) }
    #expect(cobras[0].feet.x > cobras[1].feet.x + 30, "nearer")
    #expect(cobras[0].scale.y < cobras[1].scale.y && cobras[1].scale.y < cobras[2].scale.y)
    let back = (leap..<hit).map { take.figure(.player, at: $0).feet.x }
    #expect(try #require(back.max()) > back[0] + 20, "it draws back before it strikes")
  }

  @Test(
    "R113 the pad becomes longer and thinner with each pull, and both still lean back as it cracks")
  func strains() throws {
    let take = StagedRound(.rabbit, .rabbit)
    let bump = try take.tick(of: .bump)
    let lily = JungleTimelines.name(of: .lily)
    let shapes = [24, 16, 1].map {
      take.show[.stretch(lily), at: .frames(bump - $0)]
    }
    for (one, next) in zip(shapes, shapes.dropFirst()) {
      #expect(one.x < next.x && one.y > next.y, "\(one) \(next)")
    }
    let cracks = (bump - 11..<bump - 2).map { take.show[JungleTimelines.torn, at: .frames($0)] }
    #expect(Set(cracks).count == cracks.count && cracks == cracks.sorted(), "little by little")
    for actor in [JungleTimelines.Actor.player, .rival] {
      #expect(take.figure(actor, at: bump - 1).pose[.root].turn < -15)
      let sits = (bump + 8..<bump + 40).count {
        let rabbit = take.figure(actor, at: $0)
        return rabbit.lift == 0 && rabbit.pose.face.squint > 0.9
      }
      #expect(Time.frames(sits) >= .seconds(0.08), "\(actor) sits and stares")
    }
  }
}
