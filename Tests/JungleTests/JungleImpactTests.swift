import Animation
import Figures
import Rules
import Stage
import Testing

@testable import Jungle

/// What is struck is seen struck: for a picture of a strip, at twelve of them a second.
@Suite struct JungleImpactTests {
  /// How long somebody is in a pose, as far as its body or hood tells.
  private func lasts(
    _ name: Pose.Name, of actor: JungleTimelines.Actor, in round: StagedRound
  ) -> Time {
    let animal = actor == .player ? round.pair.player : round.pair.rival
    let joint = animal == .cobra ? Joint.hood : .body
    let sought = Pose.of(animal, name)[joint]
    let ticks = Int(round.show.duration.seconds * 60)
    return .frames((0..<ticks).count { round.figure(actor, at: $0).pose[joint] == sought })
  }

  @Test("R113 a face that is struck by its own muzzle is narrow, all its hair blown behind it")
  func strikes() {
    let round = StagedRound(.lion, .cobra)
    let ticks = Int(round.show.duration.seconds * 60)
    let struck = (0..<ticks).count {
      let pose = round.figure(.player, at: $0).pose
      return pose[.head].stretch.x < 0.72 && pose[.mane].shift.x > 30
    }
    #expect(Time.frames(struck) >= .seconds(0.05))
  }

  @Test(
    "R113 the cobra that loses its hold is seen drawn out on its way back",
    arguments: [StagedRound(.lion, .cobra), StagedRound(.cobra, .lion)])
  func recoils(round: StagedRound) throws {
    let cobra = try round.duel().winner
    #expect(lasts(.cobraRecoil, of: cobra, in: round) >= .seconds(0.06))
  }

  @Test("R113 the cobra in the air aims at the lion with glee, and comes down on it")
  func aims() throws {
    let round = StagedRound(.cobra, .lion)
    let (hit, result) = (try round.tick(of: .contact), try round.tick(of: .result))
    let aims = (hit..<result).filter {
      let cobra = round.figure(.player, at: $0)
      return cobra.lift > 60 && cobra.pose.face.brow > 0.5 && cobra.pose.face.gaze.y > 0.5
        && cobra.pose.face.mouth > 0.5
    }
    #expect(Time.frames(aims.count) >= .seconds(0.2))
  }

  @Test("R113 the lion under the cobra that lands bulges to both sides, its face clear of that")
  func bulges() throws {
    let round = StagedRound(.cobra, .lion)
    let bulging = Pose.of(.lion, .lionBulging)[.body]
    let ticks = (0..<(try round.tick(of: .result))).filter {
      round.figure(.rival, at: $0).pose[.body] == bulging
    }
    #expect(Time.frames(ticks.count) >= .seconds(0.05))
    for tick in ticks {
      let (lion, cobra) = (round.figure(.rival, at: tick), round.figure(.player, at: tick))
      #expect(try #require(lion.place(of: .nose)).x > cobra.feet.x + 90, "\(tick)")
      #expect(try round.height(of: .nose, .rival, at: tick) > 24)
    }
  }

  @Test("R113 a nose that is bitten swells for two pictures, and throbs")
  func throbs() throws {
    let round = StagedRound(.cobra, .lion)
    let sores = (0..<(try round.tick(of: .result))).map {
      round.show[JungleTimelines.sore(.rival), at: .frames($0)]
    }
    let swells = sores.prefix { $0 < 1.1 }.count { $0 > 0.05 }
    #expect(Time.frames(swells) >= .seconds(0.12))
    #expect(sores.peaks(above: 1.1).count >= 3)
  }

  @Test("R113 the lion draws its arm back and has it half-way down before the rabbit is")
  func hurls() throws {
    let round = StagedRound(.rabbit, .lion)
    #expect(lasts(.lionSwing, of: .rival, in: round) >= .seconds(0.03))
    #expect(lasts(.lionHurl, of: .rival, in: round) >= .seconds(0.06))
    let hurl = Pose.of(.lion, .lionHurl)[.body]
    let ticks = (0..<(try round.tick(of: .result))).filter {
      round.figure(.rival, at: $0).pose[.body] == hurl
    }
    for tick in ticks { #expect(round.figure(.player, at: tick).lift > 30) }
  }

  private let reach = StagedRound(.cobra, .rabbit)

  /// Where the head of the neck that is drawn out is, and how wide its loop.
  private func neck(at tick: Int) throws -> (head: Point, loop: Double) {
    let moment = Time.frames(tick)
    var (cobra, picture) = (reach.figure(.player, at: tick), Picture())
    let neck = try #require(
      CobraNeck(
        of: &cobra, out: reach.show[JungleTimelines.drawnOut, at: moment],
        tightened: reach.show[JungleTimelines.curl, at: moment], into: &picture))
    picture = Picture()
    neck.draw(isBefore: false, into: &picture)
    let far = picture.commands.filter { $0.tint == Color(0xB8C838) }.map(\.at.x)
    return (
      try #require(cobra.place(of: .hood)), try #require(far.max()) - #require(far.min())
    )
  }

  @Test("R113 the cobra backs off at each pull, its head held, and the loop is all that shrinks")
  func pulls() throws {
    let jerk = try reach.tick(of: .knotted)
    let pulled = (24..<jerk).filter {
      reach.show[JungleTimelines.curl, at: .frames($0)] > 0
        && reach.show[JungleTimelines.drawnOut, at: .frames($0)] == 1
    }
    let bodies = pulled.map { reach.figure(.player, at: $0).feet.x }
    #expect(try #require(bodies.max()) - bodies[0] > 30)
    let necks = try pulled.map { try neck(at: $0) }
    let heads = necks.map(\.head.x)
    #expect(try #require(heads.max()) - #require(heads.min()) < 40)
    #expect(try #require(necks.last).loop < 0.45 * necks[0].loop)
    let shut = pulled.count { reach.figure(.player, at: $0).pose.face.eyes == .shut }
    #expect(Time.frames(shut) >= .seconds(0.08), "it pulls with all its might")
  }

  @Test("R113 the head that was pulled whips back, stands up over its knot, and flops")
  func flops() throws {
    let (jerk, hit) = (try reach.tick(of: .knotted), try reach.tick(of: .contact))
    let last = try #require(
      (24..<jerk).last { reach.show[JungleTimelines.drawnOut, at: .frames($0)] > 0 })
    #expect(try neck(at: last).head.x > neck(at: last - 3).head.x + 40)
    let heights = try (jerk..<hit).map { try reach.height(of: .head, .player, at: $0) }
    #expect(heights[1] > 2 * (try #require(heights.last)))
    #expect(reach.figure(.player, at: hit).pose.face.eyes == .dizzy)
    for tick in jerk..<hit where reach.figure(.player, at: tick).pose[.hood].stretch.x < 0.38 {
      var picture = Picture()
      reach.figure(.player, at: tick).draw(named: "cobra", into: &picture)
      #expect(picture.commands.contains { $0.tint == Color(0xB8C838) }, "its neck, \(tick)")
    }
  }

  @Test("R113 the rabbit dives head first over its highest point, and its feet are seen last")
  func dives() throws {
    let round = StagedRound(.rabbit, .lion)
    let splash = try round.tick(of: .splashed)
    let leap = (splash - 12..<splash).map { round.figure(.player, at: $0) }
    let top = try #require(leap.indices.max { leap[$0].lift < leap[$1].lift })
    #expect(leap[top].lift > 90)
    let turns = (splash - 12..<splash).map {
      round.show[JungleTimelines.spin(.player), at: .frames($0)]
    }
    #expect(turns[top] < 50 && turns[top...].contains { $0 > 70 })
    #expect(
      try round.height(of: .ankleNear, .player, at: splash)
        > round.height(of: .head, .player, at: splash) + 40)
  }

  @Test("R113 the cobra draws back in an S when the lion's eyes are shut, and bites out of that")
  func gathers() throws {
    let round = StagedRound(.cobra, .lion)
    let (leap, hit) = (try round.tick(of: .leap), try round.tick(of: .contact))
    let bent = Pose.of(.cobra, .cobraPoised)[.neckHigh].turn * 0.8
    let seen = (leap..<hit).filter {
      let cobra = round.figure(.player, at: $0).pose
      return cobra.face.eyes == .half && cobra[.neckHigh].turn < bent
    }
    #expect(Time.frames(seen.count) >= .seconds(0.05))
    #expect(seen.allSatisfy { round.figure(.rival, at: $0).pose.face.eyes == .shut })
    #expect(try #require(seen.last) >= hit - 9)
  }

  @Test("R113 the nose that was bitten gets a kiss from above, long enough to be seen")
  func kisses() throws {
    let round = StagedRound(.cobra, .lion)
    let result = try round.tick(of: .result)
    let kiss = Pose.of(.cobra, .cobraKiss)
    let seen = (result..<result + 26).filter { round.figure(.player, at: $0).pose == kiss }
    #expect(Time.frames(seen.count) >= .seconds(0.08))
    for tick in seen {
      let (cobra, lion) = (round.figure(.player, at: tick), round.figure(.rival, at: tick))
      #expect(cobra.facing == -1)
      let lips = try #require(cobra.gap), nose = try #require(lion.place(of: .nose))
      #expect(lips.distance(to: nose + Point(x: 0, y: lion.wading - cobra.wading)) < 54, "\(tick)")
    }
    let struck = (result..<result + 26).map { round.figure(.rival, at: $0).scale.y }
    #expect(try #require(struck.firstIndex { $0 < 0.9 }) + result >= #require(seen.first) - 2)
  }

  @Test(
    "R30 R113 nobody seems to shrink: who was near for the story is so until all go home",
    arguments: [Matchup(player: .lion, rival: .rabbit), Matchup(player: .rabbit, rival: .lion)])
  func staysNear(pair: Matchup) throws {
    let round = StagedRound(pair)
    let result = try round.tick(of: .result)
    let near = (result..<result + 46).map { round.show[JungleTimelines.nearness, at: .frames($0)] }
    #expect(near[33] > 1.08)
    #expect(zip(near, near.dropFirst()).allSatisfy { $0 - $1 < 0.02 })
  }

  @Test("R114 the lion ashore starts at a bite, and ducks from the tail that whips back, no more")
  func looksOn() throws {
    let round = StagedRound(.rabbit, .cobra)
    let hit = try round.tick(of: .contact)
    let bodies = (0..<hit).map {
      round.show.pose("firstOnlooker", of: .lion, at: .frames($0))[.body]
    }
    func seen(_ name: Pose.Name, from first: Int) throws -> Int {
      try #require((first..<hit).first { bodies[$0] == Pose.of(.lion, name)[.body] }, "\(name)")
    }
    let starts = try seen(.dread, from: 30)
    let calm = try seen(.watch, from: starts)
    let ducks = try seen(.cower, from: calm)
    let tug = { round.show[JungleTimelines.tug, at: .frames($0)] }
    #expect(tug(starts) == 0 && tug(calm) >= 0)
    #expect((ducks - 8...ducks + 8).contains { tug($0) < 0 }, "as it whips back")
  }

  @Test(
    "R114 ashore the rabbit hides its eyes from a dive that fails, and the cobra knows the rest")
  func knows() throws {
    let round = StagedRound(.lion, .rabbit)
    let (splash, leap) = (try round.tick(of: .splashed), try round.tick(of: .leap))
    let hides = (0..<leap).filter {
      round.show.pose("secondOnlooker", of: .rabbit, at: .frames($0))[.shoulderNear].layer > 0
    }
    #expect(abs(try #require(hides.first) - splash) < 8)
    #expect(Time.frames(hides.count) >= .seconds(0.25))
    let sly = Pose.of(.cobra, .plot).face
    let looks = (0..<leap).filter {
      round.show.pose("firstOnlooker", of: .cobra, at: .frames($0)).face == sly
    }
    #expect(Time.frames(looks.count) >= .seconds(0.3) && looks[0] > splash + 20)
  }

  @Test("R101 in calm motion the lion that was bitten lies down little by little")
  func liesDown() throws {
    let round = StagedRound(.lion, .cobra)
    var preferences = Preferences()
    preferences.reducesMotion = true
    let calm = round.show.adapted(to: preferences)
    let end = Int(try #require(calm.time(of: .result)).seconds * 60)
    let heights = (0..<end).map {
      calm.pose("player", of: .lion, at: .frames($0))[.body].shift.y
    }
    #expect(try #require(heights.max()) > 70)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { abs($0 - $1) < 24 })
  }
}
