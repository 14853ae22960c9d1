import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// That the rabbit is faster than the cobra, and the cobra minds it before anybody is upon it.
@Suite struct JungleRaceTests {
  private let lap = StagedRound(.rabbit, .cobra)
  private let reach = StagedRound(.cobra, .rabbit)

  /// How far somebody gets from one tick to another.
  private func way(_ actor: JungleTimelines.Actor, _ ticks: Range<Int>) -> Double {
    let places = ticks.map { lap.figure(actor, at: $0).feet }
    return zip(places, places.dropFirst()).map { $0.distance(to: $1) }.reduce(0, +)
  }

  @Test("R113 the rabbit runs all the way round and comes up behind the cobra, which is far slower")
  func runsRound() throws {
    let leap = try lap.tick(of: .leap)
    let behind = (24..<leap).filter { tick in
      lap.figure(.rival, at: tick).feet.x - lap.figure(.player, at: tick).feet.x > 120
        && lap.figure(.player, at: tick).facing == 1 && !hasTurned(tick)
    }
    #expect(
      Time.frames(behind.count) >= .seconds(0.36), "one behind the other, both looking to the right"
    )
    let first = try #require(behind.first)
    let off = try #require(
      (24..<first).first { lap.figure(.player, at: $0).feet != JungleLayout.playerPlace })
    #expect(way(.player, off..<first) > 3 * way(.rival, off..<first))
    for tick in 24..<first {
      let away = lap.figure(.player, at: tick).feet - lap.figure(.rival, at: tick).feet
      #expect(abs(away.x) > 80 || away.y < -100, "it passes behind, clear of the head, \(tick)")
    }
  }

  @Test("R113 the cobra bites below the rabbit, which hangs over its head with its eyes on that")
  func dodges() throws {
    let run = try #require(
      (24..<200).first { lap.figure(.player, at: $0).feet != JungleLayout.playerPlace })
    let bites = (24..<run).filter { lap.figure(.rival, at: $0).pose[.head].turn > 96 }
    #expect(Time.frames(bites.count) >= .seconds(0.06))
    for tick in bites.dropFirst(2) {
      let (rabbit, cobra) = (lap.figure(.player, at: tick), lap.figure(.rival, at: tick))
      #expect(rabbit.lift > 120 && rabbit.pose.face.gaze.y > 0.5, "\(tick)")
      let mouth = try #require(cobra.place(of: .jaw))
      #expect(abs(mouth.x - rabbit.feet.x) < 120, "where it was, \(tick)")
      #expect(mouth.y > rabbit.feet.y - rabbit.lift, "below it, \(tick)")
    }
  }

  @Test(
    "R113 the cobra's head goes round after the rabbit, to its own tail, which it looks at long")
  func looksBack() throws {
    let leap = try lap.tick(of: .leap)
    func head(_ tick: Int) -> JointPose { lap.figure(.rival, at: tick).pose[.head] }
    let back = (24..<leap).filter { head($0).stretch.x < 0 }
    let (first, last) = (try #require(back.first), try #require(back.last))
    #expect(back.count == last - first + 1, "without a look elsewhere")
    #expect(Time.frames(back.count) >= .seconds(0.6))
    let front = Pose.of(.cobra, .turn)[.hood].stretch
    #expect((24..<first).contains { lap.figure(.rival, at: $0).pose[.hood].stretch == front })
    let tail = (first...last).filter { lap.show[JungleTimelines.tug, at: .frames($0)] > 0 }
    #expect(Time.frames(tail.count) >= .seconds(0.35))
    #expect(try lap.figure(.rival, at: lap.tick(of: .contact)).scale.y < 1.05)
  }

  @Test("R113 the cobra first looks for the rabbit where it has bitten")
  func looksInVain() throws {
    let leap = try lap.tick(of: .leap)
    let poses = (24..<leap).map { lap.figure(.rival, at: $0).pose }
    let back = try #require(poses.firstIndex { $0[.head].stretch.x < 0 })
    let watch = Pose.of(.cobra, .watch)
    let looks = poses[..<back].indices.filter { poses[$0].face == watch.face }
    let bite = try #require(poses.firstIndex { $0[.head].turn > 96 })
    #expect(try !looks.isEmpty && #require(looks.first) > bite)
  }

  /// Whether the cobra looks back: it has come in facing its way.
  private func hasTurned(_ tick: Int) -> Bool {
    lap.show.value(of: JungleTimelines.facing(.rival), at: .frames(tick)) == 1
  }

  @Test(
    "R113 the cobra turns round with its tail about its neck, and stands until feet strike its head"
  )
  func findsOut() throws {
    let hit = try lap.tick(of: .contact)
    let fright = Pose.of(.cobra, .cobraBound).face
    let starts = (24..<hit).filter {
      lap.figure(.rival, at: $0).pose.face == fright && hasTurned($0)
    }
    #expect(Time.frames(starts.count) >= .seconds(0.1))
    for tick in try #require(starts.first)...hit + 4 {
      #expect(lap.figure(.rival, at: tick).pose.face.eyes != .dizzy, "\(tick)")
      #expect(try lap.height(of: .crown, .rival, at: tick) > 90, "\(tick)")
    }
    let (rabbit, cobra) = (lap.figure(.player, at: hit), lap.figure(.rival, at: hit))
    #expect(abs(rabbit.feet.x - cobra.feet.x) < 20)
    let above = try rabbit.lift - lap.height(of: .crown, .rival, at: hit)
    #expect(0...60 ~= above, "\(above): its face is seen under the feet")
    let pressed = Pose.of(.cobra, .cobraPressed).face
    let faces = (hit..<hit + 40).map { lap.figure(.rival, at: $0).pose.face }
    #expect(Time.frames(faces.count { $0 == pressed }) >= .seconds(0.15), "its eyes pop")
    #expect(Time.frames(faces.count { $0.eyes == .dizzy }) >= .seconds(0.15))
  }

  @Test("R113 the face of the cobra that was struck is seen under the feet of the rabbit on it")
  func isSeen() throws {
    let (hit, result) = (try lap.tick(of: .contact), try lap.tick(of: .result))
    for tick in hit + 10..<result {
      let (rabbit, cobra) = (lap.figure(.player, at: tick), lap.figure(.rival, at: tick))
      let head = try #require(cobra.place(of: .head))
      #expect(abs(rabbit.feet.x - head.x) < 16, "\(tick)")
      let eyes = try lap.height(of: .pupilNear, .rival, at: tick) - cobra.wading
      #expect(10..<rabbit.lift - rabbit.wading ~= eyes, "\(tick)")
    }
  }

  @Test("R113 the rabbit pulls the cobra's tail long, which starts when that whips back")
  func pullsTail() throws {
    let leap = try lap.tick(of: .leap)
    func tug(_ tick: Int) -> Double { lap.show[JungleTimelines.tug, at: .frames(tick)] }
    func tail(_ tick: Int) throws -> Double {
      let root = lap.figure(.rival, at: tick).place(of: .tail)
      return try #require(root).distance(to: #require(lap.figure(.player, at: tick).grip))
    }
    let held = (24..<leap).filter { tug($0) > 0.9 }
    let (first, last) = (try #require(held.first), try #require(held.last))
    #expect(Time.frames(held.count) >= .seconds(0.3))
    let lengths = held.map(tug)
    let shifts = zip(lengths, lengths.dropFirst()).map { $0 < $1 }
    #expect(zip(shifts, shifts.dropFirst()).count { $0 != $1 } >= 5, "it trembles")
    #expect(try tail(last) > tail(first) + 50 && tail(last) > 130)
    let aghast = Pose.of(.cobra, .glimpse).face
    let sees = held.count { lap.figure(.rival, at: $0).pose.face == aghast }
    #expect(Time.frames(sees) >= .seconds(0.3), "it sees that")
    #expect((last..<last + 10).contains { tug($0) < -0.3 })
    #expect(
      (last..<last + 12).contains {
        let cobra = lap.figure(.rival, at: $0)
        return cobra.lift > 30 && cobra.pose.face.fright > 0.9
      })
    let free = (last..<leap).filter { 0.3..<0.9 ~= tug($0) }
    #expect(
      Time.frames(free.prefix { lap.figure(.rival, at: $0).lift < 2 }.count) >= .seconds(0.05))
    let turns = (last..<leap).map { lap.show[JungleTimelines.spin(.player), at: .frames($0)] }
    #expect(turns.contains { $0 < -300 } && turns.last == 0, "over backwards")
  }

  @Test("R113 the tail that is pulled is above the water from the rings to the paws")
  func tailIsWhole() throws {
    let leap = try lap.tick(of: .leap)
    for tick in 24..<leap where lap.show[JungleTimelines.tug, at: .frames(tick)] > 0.9 {
      var (cobra, picture) = (lap.figure(.rival, at: tick), Picture())
      let paws = try #require(lap.figure(.player, at: tick).grip)
      cobra.drawTail(to: paws, by: 1, into: &picture)
      let rope = picture.commands.filter { $0.tint == Color(0xC86840) }.map(\.at)
      #expect(rope.allSatisfy { $0.y < cobra.feet.y })
      let held = try #require(rope.first { abs($0.x - paws.x) < 1 })
      #expect(try #require(rope.last).y < held.y - 40, "its tip is seen above them")
    }
  }

  @Test("R112 the head of a cobra in a knot is at the end of its neck, beside the knot")
  func hangsOn() throws {
    for name in [Pose.Name.knot, .peep, .caught] {
      var (cobra, picture) = (AnimalFigure(.cobra, feet: Point(x: 640, y: 600)), Picture())
      cobra.pose = .of(.cobra, name)
      cobra.draw(named: "cobra", into: &picture)
      let rope = picture.commands.filter { $0.tint == Color(0xB8C838) }.map(\.at)
      let head = try #require(cobra.place(of: .head))
      #expect(try #require(rope.last).distance(to: head) < 1, "\(name)")
      #expect(try #require(rope.first).distance(to: head) > 24, "\(name)")
    }
  }

  @Test("R113 who stands on the cobra goes down with it, little by little")
  func bellows() throws {
    let hit = try lap.tick(of: .contact)
    let heights = (hit + 4..<hit + 12).map { lap.figure(.player, at: $0).lift }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { 0..<48 ~= $0 - $1 }, "\(heights)")
    #expect(try #require(heights.last) < lap.duel().winnerPlace.height - 24)
  }

  private func share(_ tick: Int) -> Double {
    reach.show[JungleTimelines.drawnOut, at: .frames(tick)]
  }

  private func curl(_ tick: Int) -> Double {
    reach.show[JungleTimelines.curl, at: .frames(tick)]
  }

  /// The places of the neck that are before somebody in its loop, or behind.
  private func strands(_ tick: Int, isBefore: Bool) throws -> [Point] {
    var (cobra, picture) = (reach.figure(.player, at: tick), Picture())
    let neck = CobraNeck(of: &cobra, out: share(tick), tightened: curl(tick), into: &picture)
    picture = Picture()
    try #require(neck).draw(isBefore: isBefore, into: &picture)
    return picture.commands.filter { $0.tint == Color(0xB8C838) }.map(\.at)
  }

  @Test("R113 the rabbit turns back over the head, and leaps through the loop before that does")
  func goesThrough() throws {
    let ticks = 24..<(try reach.tick(of: .knotted))
    let rabbit = { reach.figure(.rival, at: $0) }
    let over = ticks.filter { rabbit($0).lift > 100 && rabbit($0).facing == 1 }
    #expect(Time.frames(over.count) >= .seconds(0.06))
    #expect(over.allSatisfy { 0.05...0.55 ~= share($0) }, "\(over.map(share))")
    let last = try #require(over.last)
    let inside = (last..<ticks.upperBound).filter {
      abs(rabbit($0).feet.x - 640) < 60 && rabbit($0).facing == -1
    }
    #expect(inside.count >= 3)
    for tick in inside {
      let (far, near) = (
        try strands(tick, isBefore: false), try strands(tick, isBefore: true)
      )
      let spot = rabbit(tick).feet - Point(x: 0, y: rabbit(tick).lift + 60)
      #expect(try #require(far.map(\.x).min()) < spot.x - 30, "\(tick)")
      #expect(try #require(near.map(\.x).max()) > spot.x + 30, "\(tick)")
      #expect(far.contains { $0.y < spot.y - 20 } && near.contains { $0.y > spot.y + 20 })
      #expect(0.5...0.86 ~= share(tick), "the head is not through yet, \(tick)")
    }
  }

  @Test("R113 the cobra knows before the loop is pulled tight, four times, by nobody but itself")
  func isTightened() throws {
    let jerk = try reach.tick(of: .knotted)
    let pulls = (24..<jerk).map { curl($0) < curl($0 + 1) }
    #expect(zip(pulls, pulls.dropFirst()).count { !$0 && $1 } == 4)
    let regret = Pose.of(.cobra, .regret).face
    let knows = (24..<jerk).filter {
      reach.figure(.player, at: $0).pose.face == regret && curl($0) == 0
    }
    #expect(knows.count >= 5 && knows.allSatisfy { share($0) > 0.9 })
    let puzzled = (24..<(knows.first ?? 0)).filter {
      reach.figure(.player, at: $0).pose.face == Pose.of(.cobra, .cobraPuzzled).face
    }
    #expect(Time.frames(puzzled.count) >= .seconds(0.06), "it wonders before that")
    func wide(_ tick: Int) throws -> Double {
      let places = try strands(tick, isBefore: false).map(\.x)
      return try #require(places.max()) - #require(places.min())
    }
    let last = try #require((24..<jerk).last { share($0) > 0 })
    #expect(try wide(last) < 0.5 * wide(try #require(knows.last)))
    #expect(share(jerk) == 0 && reach.figure(.player, at: jerk).pose[.knot].layer > 0)
    #expect((jerk - 10...jerk + 4).allSatisfy { reach.figure(.rival, at: $0).feet.x < 400 })
    #expect(try reach.tick(of: .leap) >= jerk + 4, "the knot is seen alone")
  }

  @Test("R113 the rabbit sees the open loop first, then smiles, and waits until that is tight")
  func smiles() throws {
    let jerk = try reach.tick(of: .knotted)
    func face(_ tick: Int) -> Face { reach.figure(.rival, at: tick).pose.face }
    let open = (24..<jerk).filter { share($0) > 0.98 && curl($0) == 0 }
    #expect(Time.frames(open.count) >= .seconds(0.3))
    let smile = Pose.of(.rabbit, .plot).face
    let smiles = (24...jerk).filter { face($0) == smile }
    #expect(try #require(smiles.first) > open[0] + 6 && #require(smiles.last) >= jerk - 1)
    #expect(Time.frames(smiles.count) >= .seconds(0.25))
    let wide = Pose.of(.rabbit, .watch).face
    #expect((open[0]..<smiles[0]).count { face($0) == wide } >= 6, "it looks before that")
  }

  @Test(
    "R113 the rabbit lies on the cobra, which sinks from under it, floats on, and starts up once it is wet"
  )
  func lounges() throws {
    let result = try lap.tick(of: .result)
    let cast = (result..<result + 34).map {
      (lap.figure(.player, at: $0), under: lap.figure(.rival, at: $0))
    }
    let lying = cast.prefix { $0.0.pose[.root].turn < -50 && $0.0.pose.face.eyes == .shut }
    #expect(Time.frames(lying.count) >= .seconds(0.4))
    #expect(lying.contains { $0.0.lift > 80 }, "high and dry")
    let floats = lying.count { $0.0.lift < -40 && $0.under.lift < -100 }
    #expect(Time.frames(floats) >= .seconds(0.08), "nobody is under it")
    let stirs = cast.dropFirst(lying.count).filter { $0.0.pose.face.eyes == .wide }
    #expect(stirs.count >= 4 && stirs.allSatisfy { $0.0.lift < 0 })
    #expect(try #require(cast.last).0.lift > -20, "up at once")
    let splash = Int(JungleTimelines.touchdown(try lap.duel()) * 60)
    #expect(cast[splash].0.lift < -40 && cast[splash + 4].0.lift > cast[splash].0.lift + 20)
  }

  @Test("R112 a neck that is drawn out is whole from its rings to its head, and never jumps")
  func isWhole() throws {
    var game = try Matchup(player: .cobra, rival: .rabbit).game()
    var heads = [Point]()
    for _ in 0..<400 where game.plays(.thump) == 0 {
      game.tick()
      guard let playhead = game.scene.round?.playhead,
        playhead.timeline[JungleTimelines.drawnOut, at: playhead.time] > 0,
        playhead.timeline[JungleTimelines.curl, at: playhead.time] < 1
      else { continue }
      let rope = game.picture.commands.filter { $0.tint == Color(0xB8C838) }.map(\.at)
      let hood = game.picture.commands.first { $0.imageName == "cobra-hood" }?.at
      let head = try #require(hood)
      #expect(areConnected(rope + [head], within: 16))
      #expect(rope.contains { $0.distance(to: head) < 4 })
      heads.append(head)
    }
    #expect(Time.frames(heads.count) > .seconds(0.67))
    #expect(zip(heads, heads.dropFirst()).allSatisfy { $0.distance(to: $1) < 96 })
  }

  /// Whether one gets from each place to every other in short steps.
  private func areConnected(_ places: [Point], within step: Double) -> Bool {
    var (reached, rest) = (Array(places.prefix(1)), Array(places.dropFirst()))
    while let next = rest.firstIndex(where: { place in
      reached.contains { $0.distance(to: place) < step }
    }) {
      reached.append(rest.remove(at: next))
    }
    return rest.isEmpty
  }

  @Test("R113 both lean away from each other and tremble while the tail is pulled")
  func strains() throws {
    let held = (24..<(try lap.tick(of: .leap))).filter {
      lap.show[JungleTimelines.tug, at: .frames($0)] > 0.9
    }
    let turns = [JungleTimelines.Actor.player, .rival].map { actor in
      held.map { lap.show[JungleTimelines.spin(actor), at: .frames($0)] }
    }
    // The cobra faces right, but was drawn facing left.
    let leans = zip(turns[0], turns[1]).count { $0 < -8 && $1 < -7 }
    #expect(Time.frames(leans) >= .seconds(0.18))
  }
}
