import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// What each victor does with whom it has beaten: no two the same.
@Suite struct JungleEndingTests {
  /// Both from the result on, tick by tick: the winner, and who is under it.
  private func cast(_ round: StagedRound) throws -> [(over: AnimalFigure, under: AnimalFigure)] {
    let (duel, result) = (try round.duel(), try round.tick(of: .result))
    return (result..<result + 34).map {
      (round.figure(duel.winner, at: $0), round.figure(duel.loser, at: $0))
    }
  }

  private let decided = Matchup.all(.win) + Matchup.all(.loss)

  @Test("R113 the six victors hold six poses on top of whom they have beaten")
  func differ() throws {
    let poses = try decided.map { pair in
      let round = StagedRound(pair)
      return try cast(round)[14].over.pose
    }
    #expect(Set(poses).count == 6)
  }

  @Test(
    "R113 a lion is upon the rabbit, not beside it, and the rabbit's face ahead of it",
    arguments: [Matchup(player: .lion, rival: .rabbit), Matchup(player: .rabbit, rival: .lion)])
  func isUpon(pair: Matchup) throws {
    let round = StagedRound(pair)
    let forward = try round.duel().forward
    // The player's rabbit is ahead to the end, the jungle's soon stands up behind the lion.
    for (over, under) in try cast(round).prefix(pair.player == .lion ? 1 : 12) {
      let ahead = (under.feet.x - over.feet.x) * forward
      #expect(40...80 ~= ahead && over.lift > 15)
      let (own, other) = (over.place(of: .head), under.place(of: .head))
      #expect((try #require(other) - #require(own)).x * forward > 16)
    }
  }

  @Test(
    "R113 on the rabbit that hid behind its paws the lion does so too, peeps once, and last it is gone"
  )
  func hides() throws {
    let moments = try cast(StagedRound(.rabbit, .lion))
    // Both paws are before the face, and as high as the eyes.
    let isHidden = try moments.map { lion, _ in
      try lion.pose[.wristFar].layer > 1 && lion.pose.face.eyes == .shut
        && [(Joint.wristNear, Joint.pupilNear), (.wristFar, .pupilFar)].allSatisfy { paw, pupil in
          let eye = try #require(lion.place(of: pupil))
          return try #require(lion.place(of: paw)).distance(to: eye) < 44
        }
    }
    let changes = zip(isHidden, isHidden.dropFirst()).filter { $0 != $1 }.map(\.1)
    #expect(changes == [true, false, true, false])
    #expect(Time.frames(isHidden.count { $0 }) >= .seconds(0.2))
    let (first, last) = (
      try #require(isHidden.firstIndex(of: true)), try #require(isHidden.lastIndex(of: true))
    )
    let peeps = (first...last).filter { !isHidden[$0] }.map { moments[$0].over.pose.face.eyes }
    #expect(peeps.count >= 4 && peeps.contains(.open))
    #expect(moments[last].under.lift < -70, "it is really hidden")
    #expect(moments[last...].contains { $0.over.pose.face == Pose.of(.lion, .lionPeek).face })
  }

  @Test("R113 the ears of the rabbit stand up behind the lion's head, and nothing else of it")
  func wearsEars() throws {
    let round = StagedRound(.lion, .rabbit)
    let result = try round.tick(of: .result)
    var seen = 0
    for tick in result + 8..<result + 14 {
      let (lion, rabbit) = (round.figure(.player, at: tick), round.figure(.rival, at: tick))
      let mane = try #require(lion.place(of: .mane))
      let (near, far) = (
        try #require(rabbit.place(of: .earNear)), try #require(rabbit.place(of: .earFar))
      )
      #expect(
        [near, far].allSatisfy { abs($0.x - mane.x) < 64 && mane.y - 100..<mane.y - 20 ~= $0.y })
      let eye = try #require(rabbit.place(of: .pupilFar))
      #expect(eye.distance(to: mane) < 84, "behind the mane, \(tick)")
      seen += 1
    }
    #expect(Time.frames(seen) >= .seconds(0.1))
  }

  @Test("R113 the knot rolls off with the rabbit on it, and both go under where it stops")
  func rolls() throws {
    let round = StagedRound(.cobra, .rabbit)
    let moments = try cast(round)
    let places = moments.map(\.under.feet.x)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(try #require(places.first) - #require(places.last) > 70)
    #expect(moments.allSatisfy { abs($0.over.feet.x - $0.under.feet.x) < 24 })
    let starts = moments.filter { $0.over.pose.face.fright > 0.9 }
    #expect(Time.frames(starts.count) >= .seconds(0.08), "the ball is gone")
    #expect(starts.allSatisfy { $0.under.lift < -30 })
    let surfaced = try round.tick(of: .surfaced)
    #expect(abs(round.figure(.player, at: surfaced).feet.x - (try #require(places.last))) < 40)
  }

  @Test("R113 the cobra sleeps on the lion it has lulled until that spouts at its head")
  func naps() throws {
    let round = StagedRound(.lion, .cobra)
    let result = try round.tick(of: .result)
    let ticks = result..<result + 34
    func isAsleep(_ tick: Int) -> Bool { round.figure(.rival, at: tick).pose.face.eyes == .shut }
    let asleep = ticks.drop { !isAsleep($0) }.prefix { isAsleep($0) }
    #expect(Time.frames(asleep.count) >= .seconds(0.25))
    func share(_ tick: Int) -> Double { round.show[JungleTimelines.spout, at: .frames(tick)] }
    let hit = try #require(ticks.first { share($0) > 0.95 })
    #expect(1...6 ~= (try #require(asleep.last)) - hit, "the water wakes it")
    let spouts = ticks.filter { 0.2..<1 ~= share($0) }
    #expect(spouts.contains { round.figure(.player, at: $0).pose.face.mouth > 0.3 })
    var game = try round.pair.game()
    var jets = 0
    for _ in 0..<400 where game.scene.round != nil {
      game.tick()
      guard let show = game.scene.round, show.rival != nil else { continue }
      let moment = show.playhead.time
      guard 0.9...1.1 ~= show.playhead.timeline[JungleTimelines.spout, at: moment] else { continue }
      let (own, other) = show.actors(false, at: moment)
      var picture = Picture()
      show.drawSpout(from: own, to: try #require(other), at: moment, into: &picture)
      let drops = picture.commands.map(\.at)
      let crown = try #require(other?.place(of: .crown))
      #expect(drops.count > 30 && drops.contains { $0.distance(to: crown) < 44 })
      #expect(try #require(drops.map(\.y).min()) < crown.y - 20, "in an arc")
      jets += 1
    }
    #expect(jets >= 1)
  }

  @Test("R113 hearts rise from the nose that is kissed, out of the water and none from below it")
  func hearts() throws {
    var game = try Matchup(player: .cobra, rival: .lion).game()
    var seen = 0
    for _ in 0..<400 {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        let result = playhead.timeline.time(of: .result), playhead.time > result
      else { continue }
      let hearts = game.picture.commands.filter { $0.tint == Color(0xE8425C) }
      #expect(hearts.allSatisfy { $0.at.y < JungleLayout.junglePlace.y })
      if !hearts.isEmpty { seen += 1 }
    }
    #expect(Time.frames(seen) >= .seconds(0.2))
  }
}
