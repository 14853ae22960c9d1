import Animation
import Jungle
import Rules
import Stage
import StageTesting
import Testing

/// How the jungle looks while somebody plays: where they look, what gives way, what shines.
@Suite struct JungleLookTests {
  private func part(_ name: String, _ game: Harness<JungleScene>) throws -> DrawCommand {
    try #require(game.picture.commands.first { $0.imageName == name })
  }

  /// Holds the animal over the river after a way from the left or the right, so fast.
  private func carrying(_ animal: Animal, by way: Double, ticks: Int = 12) throws -> Harness<
    JungleScene
  > {
    var game = Harness(JungleScene())
    let home = try #require(game.rect("home.\(animal)")).center
    game.drag(from: home, to: Point(x: 640, y: 300), release: false)
    game.advance(by: 1)
    for tick in 1...ticks {
      game.send(.pointerMoved(Point(x: 640 + way * Double(tick) / Double(ticks), y: 300)))
      game.tick()
    }
    return game
  }

  @Test("R31 the winner looks where it goes on its way home", arguments: Matchup.all(.win))
  func looksAhead(pair: Matchup) throws {
    var game = try pair.game()
    var way: [(x: Double, looksRight: Bool)] = []
    game.rest { game in
      guard (game.label?.opacity ?? 0) > 0, let own = game.animal(pair.player) else { return }
      way.append((own.at.x, (pair.player == .rabbit) != own.isFlipped))
    }
    let steps = zip(way, way.dropFirst()).filter { abs($1.x - $0.x) > 2 }
    #expect(Time.frames(steps.count) > .seconds(0.12))
    for (one, next) in steps.prefix(7) {
      #expect(next.looksRight == (next.x > one.x), "\(one) \(next)")
    }
  }

  @Test("R31 R101 in calm motion the lion runs home in its four pictures")
  func runs() throws {
    var game = try Matchup(player: .lion, rival: .rabbit).game()
    game.setPreferences { $0.reducesMotion = true }
    var pictures: Set<String> = []
    game.rest { if let name = $0.animal(.lion)?.imageName { pictures.insert(name) } }
    #expect(pictures.isSuperset(of: ["lion0", "lion1", "lion2", "lion3"]))
  }

  @Test("R31 at the hit everything stands still for a moment")
  func hitStop() throws {
    var game = try Matchup(player: .rabbit, rival: .cobra).game()
    for _ in 0..<400 where game.plays(.thump) == 0 { game.tick() }
    #expect(game.plays(.thump) == 1)
    game.tick()
    let hit = try part("rabbit-body", game)
    game.tick()
    #expect(try part("rabbit-body", game) == hit)
  }

  @Test(
    "R113 cobra and rabbit sit on the beaten one, of which all else is seen",
    arguments: Matchup.all.filter {
      $0.player != $0.rival && Set([$0.player, $0.rival]) != [.lion, .rabbit]
    })
  func sits(pair: Matchup) throws {
    var game = try pair.game()
    let isWin = pair.player.outcome(against: pair.rival) == .win
    var ticks = 0
    game.rest { game in
      guard let own = game.animal(pair.player), let other = game.rival, game.label != nil,
        own.opacity == 1, other.opacity == 1
      else { return }
      let (winner, loser) = isWin ? (own, other) : (other, own)
      if winner.frame.maxY < loser.frame.maxY - 20 { ticks += 1 }
    }
    // The player's rabbit goes into the water with it.
    #expect(Time.frames(ticks) >= .seconds(pair.player == .rabbit ? 0.18 : 0.25))
  }

  @Test(
    "R32 R114 whoever has been under water comes home with something on its head, after each tie another",
    arguments: Matchup.all)
  func headProp(pair: Matchup) throws {
    var game = try pair.game()
    let isTie = pair.player == pair.rival
    // On a wreath and on a cobra a lily would not be seen.
    let worn: [Matchup: String] = [
      Matchup(player: .lion, rival: .lion): "fish",
      Matchup(player: .rabbit, rival: .rabbit): "lily",
      Matchup(player: .lion, rival: .cobra): "lily",
    ]
    let headProp = worn[pair] ?? "flower-a"
    func count(_ game: Harness<JungleScene>) -> Int {
      game.picture.commands.count { $0.imageName == headProp }
    }
    let atRest = count(game)
    var most = 0
    game.rest { most = max(most, count($0)) }
    // After a tie both have been under water; there is one fish only, and one pad.
    #expect(most - atRest == (isTie && pair.player == .cobra ? 2 : 1) && count(game) == atRest)
  }

  @Test("R114 what lies on a head is thrown off at home, and falls", arguments: Matchup.all(.loss))
  func shakenOff(pair: Matchup) throws {
    var game = try pair.game()
    let headProp = pair.player == .lion ? "lily" : "flower-a"
    func heights(_ game: Harness<JungleScene>) -> [Double] {
      game.picture.commands.filter { $0.imageName == headProp }.map(\.at.y)
    }
    let atRest = heights(game).count
    for _ in 0..<400 where game.animal(pair.player)?.frame != game.rect("home.\(pair.player)") {
      game.tick()
    }
    var (ticks, faded) = (0, Set<Double>())
    game.rest { game in
      guard heights(game).count > atRest else { return }
      ticks += 1
      faded.formUnion(game.picture.commands.filter { $0.imageName == headProp }.map(\.opacity))
    }
    // The cobra takes it from the rabbit, and wears it for a while.
    let lasting = pair.player == .rabbit ? 90...170 : 15...60
    #expect(lasting.contains(ticks) && faded.count > 5, "\(ticks) \(faded.count)")
  }

  @Test("R113 nothing is drawn before a bite while the teeth are in")
  func bite() throws {
    var game = try Matchup(player: .cobra, rival: .lion).game()
    for _ in 0..<400 where game.plays(.thump) == 0 { game.tick() }
    for _ in 0..<10 {
      let teeth = try #require(game.picture.commands.first { $0.imageName == "cobra-gape" }).at
      let near = game.picture.commands.filter { $0.at.distance(to: teeth) < 160 }
      #expect(near.allSatisfy { !["star", "petal", "leaf-a"].contains($0.imageName) })
      game.tick()
    }
  }

  @Test("R30 a winner that is smaller than what it covers becomes as large")
  func covers() throws {
    var game = try Matchup(player: .cobra, rival: .lion).game()
    var widest = 0.0
    game.rest { if $0.label != nil { widest = max(widest, $0.animal(.cobra)?.frame.width ?? 0) } }
    #expect(widest >= 244)
  }

  @Test("R33 two of a kind never pass through each other", arguments: Animal.allCases)
  func apart(animal: Animal) throws {
    var game = try Matchup(player: animal, rival: animal).game()
    var seen = 0
    game.rest { game in
      guard let own = game.animal(animal), let other = game.rival, other.opacity > 0.5,
        own.opacity > 0.5
      else { return }
      seen += 1
      #expect(own.at.x > other.at.x)
    }
    #expect(Time.frames(seen) > .seconds(1))
  }

  @Test(
    "R27 an animal that is sent by a key can be followed on its way",
    arguments: [Key.one, .two, .three])
  func sent(key: Key) {
    var game = Harness(JungleScene())
    game.key(key)
    var ticks = 0
    while game.plays(.splashHeavy) + game.plays(.splashMiddle) + game.plays(.splashLight) == 0,
      ticks < 120
    {
      game.tick()
      ticks += 1
    }
    // The lion comes from far away.
    #expect((key == .one ? 28...60 : 15...60).contains(ticks))
  }

  @Test("R31 a click hurries a round that plays")
  func hurried() throws {
    func ticks(clicking: Bool) throws -> Int {
      var game = try Matchup(player: .lion, rival: .rabbit).game()
      game.advance(by: 1.8)
      if clicking { game.tap(Point(x: 640, y: 80)) }
      var ticks = 0
      game.rest { _ in ticks += 1 }
      return ticks
    }
    #expect(try ticks(clicking: true) < ticks(clicking: false) - 30)
  }

  @Test("R23 the river's edge shines while letting go would play, and dimly while it nearly would")
  func glows() throws {
    func glow(_ game: Harness<JungleScene>) -> Double {
      guard let edge = game.picture.command(named: "glow") else { return 0 }
      #expect(edge.frame == game.rect("region"))
      #expect((edge.tint == .sun) == (edge.opacity > 0.6), "golden when it would play")
      return edge.opacity
    }
    var game = Harness(JungleScene())
    #expect(glow(game) == 0)
    game.drag(
      from: try #require(game.rect("home.rabbit")).center, to: Point(x: 640, y: 280), release: false
    )
    let whole = glow(game)
    #expect(whole > 0.6)
    let parts = [340.0, 400, 460].map { y in
      game.send(.pointerMoved(Point(x: 640, y: y)))
      return glow(game)
    }
    #expect(parts.allSatisfy { $0 > 0.02 && $0 < whole * 0.6 } && parts == parts.sorted(by: >))
    game.send(.pointerMoved(Point(x: 640, y: 600)))
    #expect(glow(game) == 0)
  }

  @Test("R101 a picked animal stands in light above its place until it is put down")
  func pickedUp() throws {
    var game = Harness(JungleScene())
    let home = try #require(game.rect("home.cobra"))
    let before = try #require(game.animal(.cobra)).frame
    game.tap(named: "home.cobra")
    game.advance(by: 6)
    let light = try #require(game.picture.command(named: "spot"))
    #expect(light.at.x == home.center.x && abs(light.at.y - home.maxY) < 30)
    #expect(try #require(game.animal(.cobra)).frame.minY < before.minY - 12)
    game.key(.escape)
    #expect(game.picture.command(named: "spot") == nil)
  }

  @Test("R26 an animal that is carried turns to where it is carried", arguments: Animal.allCases)
  func turns(animal: Animal) throws {
    for way in [-200.0, 200] {
      let own = try #require(try carrying(animal, by: way).animal(animal))
      #expect(((animal == .rabbit) != own.isFlipped) == (way > 0))
    }
  }

  @Test("R112 what is loose trails behind while an animal is carried")
  func trails() throws {
    // It looks to the left already, and is carried on.
    let (still, fast) = (try carrying(.rabbit, by: -1), try carrying(.rabbit, by: -260))
    #expect(try part("rabbit-ear-near", fast).turn > part("rabbit-ear-near", still).turn + 4)
  }

  @Test("R112 the running lion swings behind the hand, and hangs straight when that is still")
  func swings() throws {
    func turn(_ game: Harness<JungleScene>) throws -> Double {
      let names = (0..<4).map { "lion\($0)" }
      return try #require(
        game.picture.commands.first { names.contains($0.imageName ?? "") && $0.name == nil }
      ).turn
    }
    let (left, right) = (try carrying(.lion, by: -260), try carrying(.lion, by: 260))
    #expect(try turn(left) < -4 && turn(right) > 4)
    var still = right
    still.advance(by: 1)
    #expect(try abs(turn(still)) < 0.5)
  }

  @Test(
    "R114 those who wait are all ears while another is carried, and in calm motion still",
    arguments: [true, false])
  func allEars(reducesMotion: Bool) throws {
    var preferences = Preferences()
    preferences.reducesMotion = reducesMotion
    var game = Harness(JungleScene(preferences: preferences), preferences: preferences)
    let ear = try part("rabbit-ear-near", game).turn
    game.drag(
      from: try #require(game.rect("home.lion")).center, to: Point(x: 640, y: 300), release: false)
    var turns: Set<Double> = []
    game.advance(by: 1) { game in
      if let ear = try? part("rabbit-ear-near", game).turn { turns.insert(ear) }
    }
    #expect(reducesMotion ? turns == [ear] : (turns.max() ?? 0) > ear + 4 && turns.count > 3)
  }

  @Test("R25 an animal gives way while it is pressed")
  func pressed() throws {
    var game = Harness(JungleScene())
    let before = try #require(game.animal(.cobra)).scale
    game.send(.pointerDown(try #require(game.rect("home.cobra")).center))
    let scale = try #require(game.animal(.cobra)).scale
    #expect(scale.y < before.y - 0.02 && scale.x > before.x)
  }

  @Test("R114 those who wait turn to what is carried with each tick; between two it moves alone")
  func turnsByTick() throws {
    var game = try carrying(.lion, by: 60)
    let before = game.picture.commands
    game.send(.pointerMoved(Point(x: 560, y: 240)))
    let moved = game.picture.commands
    #expect(moved.count == before.count)
    let changed = zip(before, moved).filter { $0 != $1 }.map { $1.imageName ?? "" }
    #expect(changed.contains { $0.hasPrefix("lion") })
    #expect(changed.allSatisfy { $0.hasPrefix("lion") || $0 == "shadow" }, "\(changed)")
    let held = try #require(game.picture.held)
    let (old, new) = (before[held], moved[held])
    let way = try #require(new.first).at - #require(old.first).at
    for (old, new) in zip(old, new) {
      #expect((new.at - old.at - way).length < 1e-6, "as a whole, so that it can be copied")
      #expect(new.turn == old.turn && new.scale == old.scale && new.floor == nil)
    }
    #expect(zip(before, moved).count { $0 != $1 } == held.count)
    let head = try part("cobra-head", game).at
    game.tick()
    #expect(try part("cobra-head", game).at != head)
  }

  @Test("R121 those who wait follow the pointer with their eyes")
  func eyes() throws {
    let places = try [60.0, 1_200].map { x in
      var game = Harness(JungleScene())
      game.send(.pointerMoved(Point(x: x, y: 500)))
      return try part("cobra-pupil-near", game).at.x
    }
    #expect(places[0] < places[1] - 1)
  }

  @Test("R37 the sign of the match keeps clear of the settings' button")
  func sign() throws {
    let game = Harness(JungleScene())
    let (sign, settings) = (
      try #require(game.rect("button.goal")), try #require(game.rect("button.settings"))
    )
    #expect(settings.minX - sign.maxX >= 16)
  }
}
