import Animation
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

/// Those who sit round the fire while a game is played.
@Suite struct SimonFireTests {
  /// Where a pupil of the lion's is in its eye, unless it blinks; the rabbit moves its head.
  private func gaze(_ game: Harness<SimonSaysScene>) -> Point? {
    func place(_ part: String) -> Point? {
      game.picture.commands.first { $0.imageName == part }?.at
    }
    guard let pupil = place("lion-pupil-near"), let eyes = place("lion-eyes-open") else {
      return nil
    }
    return pupil - eyes
  }

  private func frame(_ animal: Animal, _ game: Harness<SimonSaysScene>) throws -> Rect {
    try #require(game.picture.command(named: "player.\(animal)")).frame
  }

  private func signs(_ game: Harness<SimonSaysScene>) -> [String] {
    game.picture.commands.filter { $0.name == "turn" }.compactMap(\.imageName)
  }

  @Test("R76 R131 an ear and an eye stand beside Listen, a hand beside the player's turn")
  func turnSign() {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.advance(by: 0.5)
    #expect(
      game.banner == "Listen…" && signs(game) == ["icon-to-ear", "icon-to-sight"])
    _ = game.watch()
    #expect(
      game.banner == "Your turn" && signs(game) == ["hand-paper"])
  }

  @Test(
    "R76 R131 who plays is seen on the other side: the rabbit, then the face of one's own button")
  func turnFace() {
    func face(_ game: Harness<SimonSaysScene>) -> String? {
      game.picture.command(named: "doer")?.imageName
    }
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.advance(by: 0.5)
    #expect(face(game) == "badge-rabbit")
    _ = game.watch()
    #expect(face(game) == "mascot-frog")
    for (name, image) in [("Owl", "mascot-owl"), ("Ada", "mascot-frog")] {
      var team = Harness<SimonSaysScene>.team([name, "Ben"])
      _ = team.watch()
      #expect(face(team) == image)
    }
  }

  /// Where the parts of the rabbit are, but for its eyes, which follow the drums.
  private func rabbit(_ game: Harness<SimonSaysScene>) -> [Point] {
    game.picture.commands.filter {
      $0.imageName.map { $0.hasPrefix("rabbit-") && !$0.contains("pupil") } == true
    }.map(\.at)
  }

  @Test("R71 R76 the rabbit greets before the first drum, and holds out a paw at the player's turn")
  func drummer() throws {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      var quiet = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = true }
      quiet.tick()
      let rest = rabbit(quiet)
      game.advance(by: 0.5)
      #expect((rabbit(game) == rest) == reducesMotion, "it greets")
      while game.banner != "Your turn" { game.tick() }
      game.advance(by: 1.6)
      #expect((rabbit(game) == rest) == reducesMotion, "it invites")
    }
  }

  @Test("R72 the rabbit throws its paws towards each drum that sounds, to each in its own way")
  func pointing() throws {
    var ways: [Pad: [Point]] = [:]
    for seed in UInt64(1)..<12 {
      var game = Harness<SimonSaysScene>.begun(seed: seed)
      while game.picture.lit.isEmpty { game.tick() }
      let pad = try #require(game.picture.lit.first)
      game.advance(by: 0.2)
      ways[pad] = rabbit(game)
    }
    #expect(ways.count == 4 && Set(ways.values).count == 4)
  }

  @Test("R72 R76 at the player's turn all drums glow at once, as no tune does, and none moves")
  func invitation() throws {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      while game.banner != "Your turn" { game.tick() }
      func heights() -> [Double?] {
        Pad.allCases.map { game.picture.command(named: "drum.\($0)")?.at.y }
      }
      let rest = heights()
      var halos: Set<[Double]> = []
      game.advance(by: 0.8) { game in
        #expect(game.picture.lit.isEmpty, "a glow is no light")
        halos.insert(Pad.allCases.map { glow($0, game) })
      }
      #expect(heights() == rest)
      #expect(halos.count > 1 && halos.allSatisfy { Set($0).count == 1 }, "all alike")
    }
  }

  /// How brightly a drum invites.
  private func glow(_ pad: Pad, _ game: Harness<SimonSaysScene>) -> Double {
    game.picture.command(named: "halo.\(pad)")?.opacity ?? 0
  }

  @Test("R76 R131 a press beside the drums makes all of them glow, and counts for nothing")
  func pressedBeside() {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    let sequence = game.watch()
    let effects = game.effects.count
    game.tap(Point(x: 1000, y: 560))
    var invited: Set<Pad> = []
    let waiting = waiting(game)
    game.advance(by: 0.8) { game in
      invited.formUnion(Pad.allCases.filter { glow($0, game) > 1.3 * waiting })
    }
    #expect(invited.count == 4 && game.effects.count == effects)
    for pad in sequence { game.strike(pad) }
    #expect(game.points == 1)
    game.advance(by: 0.2)
    game.tap(Point(x: 1000, y: 560))
    game.advance(by: 0.3) { game in
      #expect(Pad.allCases.allSatisfy { glow($0, game) == 0 }, "it is not the player's turn")
    }
  }

  /// How brightly each drum glows while it waits to be struck and nothing invites.
  private func waiting(_ game: Harness<SimonSaysScene>) -> Double {
    var later = game
    later.advance(by: 2.5)
    return glow(.leaf, later)
  }

  @Test("R76 R131 drums that may be struck glow as long as they wait, the others never")
  func glowing() throws {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      let sequence = game.watch { game in
        let glows = Pad.allCases.filter { glow($0, game) > 0 }
        // What the banner says comes in.
        guard let banner = game.banner else { return }
        #expect(glows.count == (banner == "Your turn" ? 4 : 0))
      }
      game.advance(by: 60)
      #expect(waiting(game) > 0 && Set(Pad.allCases.map { glow($0, game) }).count == 1)
      for pad in sequence { game.strike(pad) }
      #expect(Pad.allCases.allSatisfy { glow($0, game) == 0 })
    }
  }

  @Test("R71 the rabbit strikes its sticks together twice before the first drum, with a sound")
  func countedIn() throws {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      let since = game.now
      var (beats, apart) = ([Double](), Set<Double>())
      while game.picture.lit.isEmpty {
        let heard = game.plays(.snap)
        game.tick()
        if game.plays(.snap) > heard { beats.append((game.now - since).seconds) }
        let sticks = game.picture.commands.filter { $0.name == "stick" }
        let isReady = (game.now - since).seconds >= 0.8
        #expect(sticks.count == (game.picture.lit.isEmpty && isReady ? 2 : 0))
        apart.formUnion(sticks.map(\.turn))
      }
      let first = (game.now - since).seconds
      #expect(beats.count == 2 && abs(beats[1] - beats[0] - (first - beats[1])) < 0.03, "in time")
      #expect((apart.count > 2) == !reducesMotion)
      game.repeatSequences(1)
      _ = game.watch { #expect($0.picture.command(named: "stick") == nil, "only once") }
    }
  }

  @Test(
    "R71 R131 before the first drum an ear beside the rabbit says to listen; not before the others")
  func ear() throws {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      var seen = 0.0
      while game.picture.lit.isEmpty {
        game.tick()
        guard let ear = game.picture.command(named: "ear") else { continue }
        if ear.frame.width > 60, ear.opacity == 1 { seen += game.context.step.seconds }
        #expect(game.picture.lit.isEmpty)
        for pad in Pad.allCases {
          let drum = try #require(game.rect("drum.\(pad)"))
          #expect(!drum.contains(ear.at))
        }
      }
      #expect(seen > 1.4)
      game.repeatSequences(1)
      _ = game.watch { #expect($0.picture.command(named: "ear") == nil, "only once") }
    }
  }

  @Test("R76 R118 who hesitates is invited again, and then now and then until the fire rests")
  func hesitating() {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      game.repeatSequences(1)
      while game.banner != "Your turn" { game.tick() }
      let (since, waiting) = (game.now, waiting(game))
      var hops: [Double] = []
      var wasUp = false
      game.advance(by: 50) { game in
        let isUp = glow(.leaf, game) > 1.3 * waiting
        if isUp, !wasUp { hops.append((game.now - since).seconds.rounded()) }
        wasUp = isUp
        #expect(game.picture.lit.isEmpty)
      }
      #expect(hops == (reducesMotion ? [0] : [0, 3, 9, 15, 21, 27]))
    }
  }

  @Test("R76 each stroke gives the player time again")
  func strokeGivesTime() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(1)
    let sequence = game.watch()
    while glow(.leaf, game) == 0 { game.tick() }
    let waiting = waiting(game)
    game.advance(by: 2)
    game.strike(try #require(sequence.first))
    game.advance(by: 2.8) { game in #expect(glow(.leaf, game) <= 1.3 * waiting) }
    game.advance(by: 0.5)
    #expect(Pad.allCases.contains { glow($0, game) > 1.3 * waiting })
  }

  @Test("R117 all three sit clear of drums, plaques, corners and a team's names")
  func places() throws {
    let game = Harness<SimonSaysScene>.team(["Ada", "Ben", "Cleo", "Dan"])
    for animal in Animal.allCases {
      let seen = try frame(animal, game)
      #expect(Design.frame.contains(seen))
      for place in game.layout { #expect(seen.isApart(from: place.rect), "\(place.name)") }
      for player in 1...4 {
        let name = try #require(game.picture.command(named: "player.\(player)")).frame
        #expect(seen.isApart(from: name), "\(animal)")
      }
    }
  }

  @Test("R126 in a tall window they are clear of the drums, and of each other")
  func tall() throws {
    var game = Harness<SimonSaysScene>.team(["Ada", "Ben", "Cleo", "Dan"])
    game.advance(by: 1)
    let tall = game.page.tall
    let player = try #require(game.picture.command(named: "performer")).frame
    let seen =
      try Animal.allCases.map { tall.place(of: try frame($0, game)) }
      + [tall.place(of: player)]
    let drums = try Pad.allCases.map {
      tall.place(of: try #require(game.rect("drum.\($0)")).insetBy(8))
    }
    for (index, place) in seen.enumerated() {
      #expect(Design.tall.contains(place))
      for other in drums + seen[(index + 1)...] { #expect(place.isApart(from: other)) }
    }
  }

  @Test("R116 R143 who sits there answers a tap at the player's turn, and does not drown the drums")
  func tickled() throws {
    for (animal, voice) in [(Animal.lion, SoundName.lionRoar), (.cobra, .hiss), (.rabbit, .squeak)]
    {
      var game = Harness<SimonSaysScene>.begun(seed: 2)
      game.tap(try frame(animal, game).center)
      #expect(game.plays(voice) == 0)
      _ = game.watch()
      // It invites the player first.
      game.advance(by: 2.6)
      game.tap(try frame(animal, game).center)
      #expect(game.plays(voice) == 1 && game.banner == "Your turn")
    }
  }

  @Test("R80 R117 a drum that sounds lights the ground in its colour, and all three bob to it")
  func light() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    let colours: [Pad: Color] = [
      .leaf: Color(0x009E73), .flower: Color(0xD55E00), .sun: Color(0xF0E442),
      .drop: Color(0x0072B2),
    ]
    game.repeatSequences(1)
    let pad = try #require(game.watch().first)
    #expect(game.picture.pools.isEmpty)
    game.advance(by: 2.6)
    game.strike(pad)
    var (lit, heights) = (0, [String: [Double]]())
    for _ in 0..<12 {
      game.tick()
      let pools = game.picture.pools
      lit += pools.isEmpty ? 0 : 1
      for pool in pools { #expect(pool.name == "pool.\(pad)" && pool.tint == colours[pad]) }
      for part in ["lion-body", "cobra-hood", "rabbit-body"] {
        heights[part, default: []].append(
          try #require(game.picture.commands.first { $0.imageName == part }).at.y)
      }
    }
    #expect(lit > 8)
    for (part, seen) in heights {
      #expect(try #require(seen.max()) - #require(seen.min()) > 3, "\(part)")
    }
  }

  @Test("R117 they look at the drum that sounds, whether the jungle or a player strikes it")
  func eyes() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(4)
    var shown: [Pad: Point] = [:]
    var (last, ticks) = (Pad?.none, 0)
    let sequence = game.watch { game in
      let pad = game.picture.lit.first
      (last, ticks) = (pad, pad == last ? ticks + 1 : 0)
      // As long after the stroke as below, because they bob to it.
      if let pad, let here = gaze(game), ticks <= 6 { shown[pad] = here }
    }
    // Nobody laughs with closed eyes before the last.
    var turned = 0
    for (before, pad) in zip([nil] + sequence.map(Pad?.some), sequence.dropLast()) {
      game.strike(pad)
      game.advance(by: 0.1)
      let (there, here) = (try #require(shown[pad]), try #require(gaze(game)))
      #expect(here.distance(to: there) < 0.2, "\(pad)")
      // The last drum is still lit.
      if let last = before.flatMap({ shown[$0] }), last.distance(to: there) > 0.4 { turned += 1 }
    }
    #expect(turned > 0)
  }

  @Test("R114 they rejoice at a whole sequence and mind a mistake, but not in calm motion")
  func moods() throws {
    func parts(_ game: Harness<SimonSaysScene>) -> Set<String> {
      let animals = Animal.allCases.map(\.rawValue)
      return game.picture.imageNames.filter { name in animals.contains { name.hasPrefix($0) } }
    }
    for reducesMotion in [false, true] {
      var begun = Harness<SimonSaysScene>.begun { $0.reducesMotion = reducesMotion }
      begun.tick()
      var (right, wrong) = (begun, begun)
      right.repeatSequences(1)
      right.advance(by: 0.3)
      wrong.strikeWrong()
      wrong.advance(by: 0.8)
      #expect((parts(right) == parts(begun)) == reducesMotion)
      #expect((parts(wrong) == parts(begun)) == reducesMotion)
      #expect((parts(right) == parts(wrong)) == reducesMotion)
    }
  }

  @Test("R117 while the player thinks there are at most fifteen pictures a second of what lives")
  func fewPictures() {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(1)
    _ = game.watch()
    // Inviting, the animals are seen to move.
    game.advance(by: 1) { game in
      let change = game.page.nextChange(game.context.view)
      #expect(change.map { ($0 - game.now).seconds < 0.07 } == true)
    }
    var (pictures, last) = (0, game.picture)
    game.advance(by: 12) { game in
      if game.picture != last { pictures += 1 }
      last = game.picture
      // Between them the game sleeps.
      #expect(game.isStill)
    }
    // The fire's flicker and idle life have times of their own.
    #expect(pictures < 12 * 24 && pictures > 12 * 6)
  }

  @Test(
    "R117 who sits there and who plays live while the player thinks: nods, yawns, a tapped foot")
  func livingWhileThinking() throws {
    for reducesMotion in [false, true] {
      var acts: [String: Int] = [:]
      for seed in UInt64(2)...4 {
        var game = Harness<SimonSaysScene>.begun(seed: seed) { $0.reducesMotion = reducesMotion }
        game.repeatSequences(1)
        _ = game.watch()
        game.advance(by: 32)
        // The drums invite no more. An act has fifteen pictures a second, idle life only ten.
        var (last, changed, tick): ([String: [DrawCommand]], [String: Int], Int) = ([:], [:], 0)
        game.advance(by: 24) { game in
          tick += 1
          for name in ["lion-", "cobra-", "rabbit-", "performer"] {
            let seen = game.picture.commands.filter {
              $0.imageName?.hasPrefix(name) == true || $0.name == name
            }
            if let last = last[name], last != seen {
              if tick - changed[name, default: 0] <= 4 { acts[name, default: 0] += 1 }
              changed[name] = tick
            }
            last[name] = seen
          }
        }
      }
      #expect(acts.values.count { $0 > 20 } == (reducesMotion ? 0 : 4), "\(acts)")
    }
  }

  @Test("R118 while nobody plays they doze off and the fire stands still; a touch wakes them")
  func asleep() {
    var game = Harness<SimonSaysScene>.begun()
    _ = game.watch()
    // The fire has burnt down by then, and they are still awake.
    game.advance(by: 35)
    #expect(game.page.nextChange(game.context.view) != nil)
    game.advance(by: 45)
    #expect(game.isStill && game.page.nextChange(game.context.view) == nil)
    game.send(.pointerMoved(Point(x: 640, y: 660)))
    #expect(game.page.nextChange(game.context.view) != nil)
  }
}

extension Picture {
  /// The light of drums on the ground.
  fileprivate var pools: [DrawCommand] {
    commands.filter { $0.name?.hasPrefix("pool.") == true }
  }
}
