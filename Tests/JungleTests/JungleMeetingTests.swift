import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// How two meet in the river, and how friends meet beside it.
@Suite struct JungleMeetingTests {
  private func poses(_ pair: Matchup, _ actor: JungleTimelines.Actor) throws -> [Pose] {
    let show = JungleTimelines.show(player: pair.player, rival: pair.rival)
    let met = try #require(show.labels.first { $0.name == "met" }).time.seconds
    let animal = actor == .player ? pair.player : pair.rival
    return (1...20).map {
      show.pose(actor.rawValue, of: animal, at: .seconds(met * Double($0) / 20))
    }
  }

  @Test("R29 R112 on the way to its place it looks where it goes", arguments: Animal.allCases)
  func looksAhead(animal: Animal) {
    for (start, way) in [(Point(x: 400, y: 300), 1.0), (Point(x: 930, y: 300), -1)] {
      let snap = JungleTimelines.snap(animal, from: start)
      func looks(_ time: Time) -> Double {
        snap[JungleTimelines.facing(.player), at: time] * (animal.looksRight ? 1 : -1)
      }
      #expect(looks(.seconds(0.1)) == way, "from \(start)")
      #expect(looks(snap.duration) == -1, "then it faces the jungle's side")
    }
  }

  @Test(
    "R112 the lion comes to its place in one leap, on its belly, the cobra like a spear, head first, and the rabbit in three skips, each lower",
    arguments: zip(Animal.allCases, [1, 1, 3]))
  func gaits(animal: Animal, bounds: Int) throws {
    let snap = JungleTimelines.snap(animal, from: Point(x: 500, y: 300))
    let landed = try #require(snap.time(of: .landed))
    func lift(_ time: Time) -> Double { snap[JungleTimelines.lift(.player), at: time] }
    let lifts = (0...Int(landed.seconds * 120)).map { lift(.seconds(Double($0) / 120)) }
    let peaks = lifts.peaks(above: 15)
    #expect(peaks.count == bounds && peaks == peaks.sorted(by: >))
    #expect(!lifts.dropFirst(30).contains { $0 < 0 }, "once it is out of the water")
    let last = landed - .frames(1)
    let shape = snap.value(of: .stretch("player"), at: last, otherwise: .zero)
    #expect((shape.x > 1.2) == (animal == .lion) && (shape.y > 1.12) == (animal == .cobra))
    let turned = abs(snap[JungleTimelines.spin(.player), at: last])
    #expect((turned > 60) == (animal == .cobra))
    let dives = (0...24).contains { lift(landed + .frames($0)) < -100 }
    #expect(dives == (animal == .cobra) && lift(snap.duration) == 0)
  }

  @Test("R27 R112 the head of a cobra that flies like a spear stays over the river")
  func aims() throws {
    for aside in [-200.0, 0, 150] {
      var game = Harness(JungleScene())
      game.drop(.cobra, aside: aside)
      var seen = 0
      for _ in 0..<60 where game.scene.round?.rival == nil {
        game.tick()
        guard game.scene.round != nil else { continue }
        seen += 1
        let parts = game.picture.commands.filter { $0.imageName?.hasPrefix("cobra-") == true }
        let reach = try #require(parts.map(\.frame.center.x).max())
        #expect(reach < Board.region.maxX + 12, "\(aside)")
      }
      #expect(seen > 20)
    }
  }

  @Test("R115 nobody comes in as if it met another, and nobody is met as another is")
  func ways() throws {
    for animal in Animal.allCases {
      let theirs = try Animal.allCases.map { try poses(Matchup(player: $0, rival: animal), .rival) }
      let own = try Animal.allCases.map { try poses(Matchup(player: animal, rival: $0), .player) }
      #expect(Set(theirs).count > 1 && Set(own).count == 3, "\(animal)")
    }
  }

  @Test("R113 who is hunted has noticed it when both stand there", arguments: Matchup.all)
  func notices(pair: Matchup) throws {
    let outcome = pair.player.outcome(against: pair.rival)
    guard outcome != .tie else { return }
    let (losingAnimal, actor) =
      outcome == .win ? (pair.rival, JungleTimelines.Actor.rival) : (pair.player, .player)
    let last = try #require(try poses(pair, actor).last)
    #expect(last.face.lift > 0.4 || last.face.brow > 0.6, "\(losingAnimal) \(last.face)")
    #expect(last != .stand)
  }

  @Test("R113 from the meeting to the hunt nobody's pose jumps", arguments: Matchup.all)
  func flows(pair: Matchup) throws {
    let show = JungleTimelines.show(player: pair.player, rival: pair.rival)
    let met = try #require(show.labels.first { $0.name == "met" }).time
    for (actor, animal) in [(JungleTimelines.Actor.player, pair.player), (.rival, pair.rival)] {
      for calm in [true, false] {
        let timeline = calm ? show.adapted(to: Self.calm) : show
        func head(_ time: Time) -> Double {
          timeline.pose(actor.rawValue, of: animal, at: time)[.head].shift.y
        }
        #expect(abs(head(met + .frames(1)) - head(met - .frames(1))) < 11, "\(actor) calm \(calm)")
      }
    }
  }

  private static let calm = {
    var preferences = Preferences()
    preferences.reducesMotion = true
    return preferences
  }()

  @Test(
    "R115 whoever meets its own kind greets it in its way: a paw to the mane, a paw to the other",
    arguments: [(Animal.lion, Pose.Name.preen, Joint.wristNear), (.rabbit, .jeer, .shoulderNear)])
  func greets(animal: Animal, name: Pose.Name, paw: Joint) throws {
    let turns = try poses(Matchup(player: animal, rival: animal), .player).map { $0[paw].turn }
    let (raised, rest) = (Pose.of(animal, name)[paw].turn, Pose.stand[paw].turn)
    #expect(turns.contains { abs($0 - raised) < 0.2 * abs(raised - rest) })
  }

  @Test("R115 of two cobras each is the other's mirror image, also when both start")
  func mirrors() throws {
    let (own, other) = (
      try poses(Matchup(player: .cobra, rival: .cobra), .player),
      try poses(Matchup(player: .cobra, rival: .cobra), .rival)
    )
    #expect(own.dropFirst(4) == other.dropFirst(4))
    #expect(own.contains { $0[.head].shift.y < -10 && $0.face.fright > 0.8 })
  }

  /// The game at the moment when the next round may begin.
  private func ended(_ pair: Matchup) throws -> Harness<JungleScene> {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    return game
  }

  private func body(_ animal: Animal, _ game: Harness<JungleScene>) throws -> Double {
    let name = "\(animal)-\(animal == .cobra ? "coil-low" : "body")"
    return try #require(game.picture.commands.first { $0.imageName == name }).at.x
  }

  @Test(
    "R114 a friend comes so near to who was beaten that it touches", arguments: Matchup.all(.loss))
  func touches(pair: Matchup) throws {
    var game = try ended(pair)
    let friend: Animal = pair.player == .cobra ? .lion : .cobra
    var nearest = 1_000.0
    game.advance(by: 1.6) { game in
      guard let own = try? body(pair.player, game), let other = try? body(friend, game) else {
        return
      }
      nearest = min(nearest, abs(own - other))
    }
    #expect((90...190).contains(nearest))
  }

  @Test("R114 each of three pats goes through whom it is meant for, away from who pats")
  func pats() {
    for hero in Animal.allCases {
      let mood = JungleTimelines.mood(.loss, of: hero)
      let ways = (0...120).map {
        mood[JungleTimelines.aside(.waiting), at: .frames($0)] * (hero == .lion ? -1 : 1)
      }
      #expect(zip(ways, ways.dropFirst()).count { $0 < 5 && $1 >= 5 } == 3 && ways.last == 0)
    }
  }

  @Test("R114 after a tie the knot bounces, higher each time, and bursts open by itself")
  func burstsOpen() throws {
    let mood = JungleTimelines.mood(.tie, of: .cobra)
    let moments = (0...160).map { Time.frames($0) }
    let heights = moments.map { mood[JungleTimelines.lift(.waiting), at: $0] }
    let tops = heights.indices.dropFirst().dropLast().filter {
      heights[$0] > heights[$0 - 1] && heights[$0] >= heights[$0 + 1]
    }.map { heights[$0] }
    #expect(tops.count == 3 && tops == tops.sorted())
    let tied = moments.filter { mood.pose("waiting", of: .cobra, at: $0)[.knot].layer > 0 }
    #expect(try #require(tied.last) > .seconds(0.7) && tied.count < 70)
  }

  @Test(
    "R114 a knot stays until the friends are there to pull it open; then both fall over, laughing")
  func pulledOpen() throws {
    let mood = JungleTimelines.mood(.loss, of: .cobra)
    func isTied(_ moment: Time) -> Bool {
      mood.pose("waiting", of: .cobra, at: moment)[.knot].layer > 0
    }
    let pats = (0...160).map { Time.frames($0) }
      .filter { mood[JungleTimelines.aside(.waiting), at: $0] > 5 }
    let (first, last) = (try #require(pats.first), try #require(pats.last))
    #expect(isTied(first) && !isTied(last + .seconds(0.3)))
    let heights = (0...160).map { Time.frames($0) }.filter { $0 < first }
      .map { mood.pose("waiting", of: .cobra, at: $0)[.knot].stretch.y }
    let lowest = try #require(heights.firstIndex { $0 < 0.8 }, "it tries in vain")
    #expect(heights[lowest...].contains { $0 > 0.95 })
    for friend in [Animal.lion, .rabbit] {
      let visit = JungleTimelines.sharing(.loss, friend, with: .cobra)
      let pulls = (0...160).count {
        let pose = visit.pose("waiting", of: friend, at: .frames($0))
        return pose[.body].turn == Pose.of(friend, .tug)[.body].turn
          || pose[.head].turn == Pose.of(friend, .tug)[.head].turn
      }
      let lies = (0...160).count {
        let pose = visit.pose("waiting", of: friend, at: .frames($0))
        let over = Pose.of(friend, .laugh)
        return abs(pose[.root].turn - over[.root].turn) < 8 && pose.face.eyes == over.face.eyes
      }
      let isDazed = (0...160).contains {
        visit.pose("waiting", of: friend, at: .frames($0)).face.eyes == .dizzy
      }
      #expect(pulls > 0 && lies >= 12 && !isDazed, "\(friend)")
    }
  }

  @Test(
    "R115 R120 whoever hops into the river throws up water where it comes down; who wades or glides in does not, and a cobra leaves two lines",
    arguments: Matchup.all)
  func comesIn(pair: Matchup) throws {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round?.rival == nil { game.tick() }
    let show = try #require(game.scene.round?.playhead.timeline)
    let place = show[JungleTimelines.position(.rival), at: try #require(show.time(of: .entered))]
    let met = try #require(show.time(ofLabel: JungleTimelines.Part.met))
    var (crowns, lines) = (0, 0)
    while let playhead = game.scene.round?.playhead, playhead.time < met {
      let picture = game.picture.commands
      crowns += picture.count {
        $0.imageName == SharedAssets.splashCrown.name && $0.at.distance(to: place) < 4
      }
      lines += picture.count {
        $0.frame.height == 6 && $0.tint == .white && $0.at.y > place.y
      }
      game.tick()
    }
    let hops = pair.rival == .rabbit
    #expect((crowns > 3) == hops && (crowns == 0) == !hops)
    // A fast rabbit has lines of its own behind it.
    #expect(pair.rival == .rabbit || (lines > 6) == (pair.rival == .cobra))
  }

  @Test("R114 a knot that is pulled open unwinds turn by turn, each of which is seen")
  func unwinds() {
    for (timeline, actor) in [
      (JungleTimelines.parting(.cobra), "beaten"),
      (JungleTimelines.mood(.loss, of: .cobra), "waiting"),
    ] {
      let turns = (0..<200).map { tick in
        let pose = timeline.pose(actor, of: .cobra, at: .frames(tick))
        // In the knot there are more turns than can be counted.
        if pose[.knot].layer > 0 { return 4 }
        return [Joint.turnOne, .turnTwo, .turnThree].count { pose[$0].layer > 0 }
      }
      let last = turns.lastIndex(of: 3) ?? 0
      for (seen, count) in [(turns[...last], 3), (turns[last...], 2), (turns[last...], 1)] {
        #expect(seen.count { $0 == count } >= 3, "\(actor): \(count)")
      }
    }
  }

  @Test("R114 a knot that is pulled gathers itself before it springs open")
  func gathers() throws {
    for (timeline, actor) in [
      (JungleTimelines.parting(.cobra), "beaten"),
      (JungleTimelines.mood(.loss, of: .cobra), "waiting"),
    ] {
      let poses = (0..<200).map { timeline.pose(actor, of: .cobra, at: .frames($0)) }
      let free = try #require(poses.firstIndex { $0[.turnThree].layer > 0 })
      let low = poses[..<free].filter { $0[.knot].stretch.y < 0.8 && $0[.knot].layer > 0 }
      #expect(low.count >= 4)
      let tries = zip(low, low.dropFirst()).count { $0[.knot].stretch.y > $1[.knot].stretch.y }
      #expect(tries >= 2)
      let crown = Pose.of(.cobra, .windThrice)[.neckLow].shift.y
      #expect(
        poses[free...].contains { $0[.neckLow].shift.y < crown - 2 }, "and further than it is")
    }
  }

  @Test("R115 a cobra that hunts has its eyes above the water, sly, before it rises")
  func rises() throws {
    let take = StagedRound(.lion, .cobra)
    let met = Int((try #require(take.show.time(ofLabel: JungleTimelines.Part.met))).seconds * 60)
    let lurks = (0..<met).filter { tick in
      let cobra = take.figure(.rival, at: tick)
      return -160 ... -50 ~= cobra.lift && cobra.pose.face == Pose.of(.cobra, .plot).face
    }
    #expect(Time.frames(lurks.count) >= .seconds(0.08))
    #expect(take.figure(.rival, at: met).lift == 0)
  }

  @Test("R115 a lion parts the reeds, through which the others slip")
  func partsReeds() throws {
    for pair in Matchup.all {
      let show = StagedRound(pair).show
      let turns = (0..<18).map { show[JungleTimelines.rustle, at: .frames($0)] }
      let parted = turns.filter { $0 < -28 }
      #expect((Time.frames(parted.count) >= .seconds(0.1)) == (pair.rival == .lion), "\(pair)")
    }
  }

  @Test("R115 a cobra that is hunted slides in, low; one that is not comes up beside its place")
  func slidesIn() throws {
    let hunted = try poses(Matchup(player: .rabbit, rival: .cobra), .rival)
    #expect(hunted[2..<13].allSatisfy { $0[.head].turn > 0 && $0[.neckLow].turn < -8 })
    for (player, isNear) in [(Animal.lion, true), (.cobra, true), (.rabbit, false)] {
      let take = StagedRound(player, .cobra)
      let first = try #require((0..<24).first { take.figure(.rival, at: $0).lift > -140 })
      let away = JungleLayout.junglePlace.x - take.figure(.rival, at: first).feet.x
      #expect((away < 60) == isNear, "\(player) \(away)")
    }
  }

  @Test(
    "R114 after a tie somebody rolls on its back with laughter",
    arguments: [Animal.lion, .rabbit])
  func rolls(onlooker: Animal) {
    let hero: Animal = onlooker == .lion ? .cobra : .lion
    let visit = JungleTimelines.sharing(.tie, onlooker, with: hero)
    let over = Pose.of(onlooker, .topple)[.root].turn
    #expect(abs(over) > 45)
    let seen = (0...160).count {
      let pose = visit.pose("waiting", of: onlooker, at: .frames($0))
      return abs(pose[.root].turn - over) < 8 && pose.face.eyes == .glee
    }
    #expect(Time.frames(seen) >= .seconds(0.15))
  }

  @Test("R113 two cobras are pressed, still head against head, and neither behind the other")
  func flat() throws {
    let pair = Matchup(player: .cobra, rival: .cobra)
    var game = try pair.game()
    let width = try #require(game.animal(pair.player)).frame.width
    for _ in 0..<400 where game.plays(.thump) == 0 { game.tick() }
    func gap(_ game: Harness<JungleScene>) throws -> Double {
      try #require(game.animal(pair.player)).frame.minX - #require(game.rival).frame.maxX
    }
    let touching = try gap(game)
    var held = 0
    for _ in 0..<12 {
      game.tick()
      guard try #require(game.animal(pair.player)).frame.width < 0.9 * width else { continue }
      held += 1
      let heads = game.picture.commands.filter {
        $0.frame.center.y < 420 && $0.imageName?.contains("\(pair.player)-head") == true
      }
      #expect(heads.count == 2)
      #expect(abs(heads[0].frame.center.x - heads[1].frame.center.x) > 0.6 * heads[0].frame.width)
      let apart = try gap(game)
      #expect(abs(apart - touching) < 20, "\(apart) \(touching)")
    }
    #expect(Time.frames(held) >= .seconds(0.1))
  }

  @Test("R114 what is heavy throws up more water than what is not", arguments: Matchup.all(.win))
  func surge(pair: Matchup) throws {
    var game = try pair.game()
    var largest = 0.0
    game.rest { game in
      for crown in game.picture.commands where crown.imageName == SharedAssets.splashCrown.name {
        largest = max(largest, crown.frame.height)
      }
    }
    #expect((largest > 122) == (pair.player == .lion))
  }

  @Test(
    "R114 the heavy one throws up more water as it comes down, too", arguments: Matchup.all(.win))
  func comesDown(pair: Matchup) throws {
    var game = try pair.game()
    for _ in 0..<400 where game.plays(.win) == 0 { game.tick() }
    let fall = try #require(game.scene.bursts.last)
    var picture = Picture()
    for tick in 0..<60 { fall.draw(at: fall.since + .frames(tick), into: &picture) }
    let largest = try #require(picture.commands.map(\.frame.height).max())
    #expect((largest > 122) == (pair.player == .lion))
  }

  @Test("R114 whoever pats is seen before whom it pats", arguments: Matchup.all(.loss))
  func before(pair: Matchup) throws {
    var game = try ended(pair)
    game.advance(by: 0.8)
    let names = game.picture.commands.compactMap(\.imageName)
    func last(_ animal: Animal) -> Int? { names.lastIndex { $0.hasPrefix("\(animal)-") } }
    let own = try #require(last(pair.player))
    for friend in Animal.allCases where friend != pair.player {
      #expect(try #require(last(friend)) > own)
    }
  }

  @Test(
    "R20 a friend that has come over is picked up where it is seen", arguments: Matchup.all(.loss))
  func pickedUp(pair: Matchup) throws {
    var game = try ended(pair)
    let friend: Animal = pair.player == .cobra ? .lion : .cobra
    game.advance(by: 0.9)
    let place = Point(x: try body(friend, game), y: Board.home(of: friend).y - 90)
    let home = try #require(game.rect("home.\(friend)"))
    #expect(!home.contains(place))
    game.drag(from: place, to: Point(x: 640, y: 300), release: false)
    #expect(abs(try #require(game.animal(friend)).at.x - 640) < 60)
  }
}
