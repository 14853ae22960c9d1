import Animation
import Figures
import Jungle
import Rules
import Stage
import StageTesting
import Testing

/// How things move between two moments, and what lies over what; what they lead to is tested
/// elsewhere.
@Suite struct JungleMotionTests {
  private func game(reducesMotion: Bool, _ pair: Matchup) throws -> Harness<JungleScene> {
    for seed in UInt64(0)..<200 {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var game = Harness(
        JungleScene(preferences: preferences), seed: seed, preferences: preferences)
      game.drop(pair.player)
      let start = game
      game.advance(by: 1.2)
      if case .image(let name) = game.rival?.shape, name.hasPrefix(pair.rival.rawValue) {
        return start
      }
    }
    return try #require(nil, "no seed below 200 gives \(pair.testDescription)")
  }

  /// The distances from tick to tick, without those of no length.
  private func steps(_ places: [Point]) -> [Double] {
    zip(places, places.dropFirst()).map { $0.distance(to: $1) }.filter { $0 > 0.001 }
  }

  @Test(
    "R27 an animal slows down into its place, into which a cobra dives, and is never put there",
    arguments: Matchup.all)
  func snaps(pair: Matchup) throws {
    var game = try pair.game()
    var places = [try #require(game.animal(pair.player)).at]
    for _ in 0..<60 where (game.rival?.opacity ?? 0) < 0.9 {
      game.tick()
      places.append(try #require(game.animal(pair.player)).at)
    }
    // Along the water: on the way it may hop.
    places = places.map { Point(x: $0.x, y: 0) }
    // It takes off within a tick, so that the first step is a part of one.
    let steps = steps(places).dropFirst()
    #expect(Time.frames(steps.count) > .seconds(0.09))
    let isDive = pair.player == .cobra
    #expect(
      zip(steps, steps.dropFirst()).allSatisfy { isDive ? $1 < $0 + 3 : $1 <= $0 + 0.01 })
  }

  @Test(
    "R27 an animal takes off from where it was let go, and is nowhere else before",
    arguments: Matchup.all, [-150, 0, 150.0])
  func takesOff(pair: Matchup, aside: Double) throws {
    var game = try pair.game(aside: aside)
    let start = try #require(game.rect("region")).center.x + aside
    var last = Point(x: start, y: 0)
    for _ in 0..<60 where (game.rival?.opacity ?? 0) < 0.3 {
      // Along the water: on the way it may hop.
      let now = Point(x: try #require(game.animal(pair.player)).at.x, y: 0)
      #expect(now.distance(to: last) < 70, "at \(game.now.seconds) s")
      last = now
      game.tick()
    }
  }

  @Test(
    "R24 R31 R32 R33 whoever goes home slows down into its place and is never put there",
    arguments: Matchup.all)
  func arrives(pair: Matchup) throws {
    var round = try pair.game()
    var missed = Harness(JungleScene(), seed: 1)
    let home = try #require(missed.rect("home.\(pair.player.rawValue)")).center
    missed.drag(from: home, to: Point(x: 1_200, y: 60))
    for isRound in [true, false] {
      var places: [Point] = []
      var game = isRound ? round : missed
      game.rest { if let animal = $0.animal(pair.player) { places.append(animal.at) } }
      let last = steps(places).suffix(6)
      #expect(zip(last, last.dropFirst()).allSatisfy { $1 < $0 })
      #expect(try #require(last.last) < 1)
      if isRound { round = game } else { missed = game }
    }
  }

  @Test(
    "R31 on its way home an animal looks as it was drawn, and turns no more", arguments: Matchup.all
  )
  func looksHome(pair: Matchup) throws {
    var game = try pair.game()
    var seen: [(place: Point, isFlipped: Bool)] = []
    game.rest {
      if let animal = $0.animal(pair.player) { seen.append((animal.at, animal.isFlipped)) }
    }
    let home = try #require(game.animal(pair.player)).at
    let arrival = try #require(seen.firstIndex { $0.place.distance(to: home) < 0.001 })
    #expect(Time.frames(arrival) > .seconds(1))
    // Later the victor may go along the bank.
    #expect(seen[(arrival - 20)...(arrival + 30)].allSatisfy { !$0.isFlipped })
    #expect(seen.last?.isFlipped == false)
  }

  @Test(
    "R112b on its way home an animal passes beside those who sit there, not over them",
    arguments: Matchup.all)
  func passesBeside(pair: Matchup) throws {
    var game = try pair.game()
    let others = try Animal.allCases.filter { $0 != pair.player }.map {
      try #require(game.rect("home.\($0.rawValue)"))
    }
    var seen = 0
    game.rest { game in
      guard let own = game.animal(pair.player)?.frame else { return }
      seen += 1
      for other in others {
        let isBeside = own.maxX <= other.minX || own.minX >= other.maxX || own.maxY <= other.minY
        #expect(isBeside, "\(own) is over \(other)")
      }
    }
    #expect(Time.frames(seen) > .seconds(2))
  }

  @Test(
    "R114 those beside the river turn to it while a round plays, and sit as they were drawn after it",
    arguments: Matchup.all)
  func onlookers(pair: Matchup) throws {
    var game = try pair.game()
    let beside = [Animal.lion, .rabbit].filter { $0 != pair.player }
    var turned: Set<Animal> = []
    game.rest { game in
      for animal in beside where game.animal(animal)?.isFlipped == true { turned.insert(animal) }
    }
    #expect(turned == Set(beside))
    for animal in beside { #expect(game.animal(animal)?.isFlipped == false) }
  }

  @Test(
    "R30 R114 whom the player has beaten is seen to make off under water, comes up in the brook, and is gone at the end",
    arguments: Matchup.all(.win))
  func comesUp(pair: Matchup) throws {
    var game = try pair.game()
    let region = try #require(game.rect("region"))
    var (seen, ways) = (0, [Double]())
    game.rest { game in
      guard let beaten = game.picture.command(named: "beaten"), beaten.frame.height > 4 else {
        return
      }
      guard game.rival == nil else {
        // On its way to the brook no more than the top of its head is above the water.
        ways.append(beaten.frame.center.x)
        return #expect(beaten.frame.height < 100)
      }
      seen += 1
      #expect(beaten.frame.maxX <= region.minX)
    }
    #expect(Time.frames(seen) > .seconds(0.67))
    #expect(Time.frames(ways.count) >= .seconds(0.2) && ways == ways.sorted(by: >))
    #expect(try #require(ways.first) > 480)
    #expect(game.picture.command(named: "beaten") == nil)
  }

  @Test(
    "R32 R114 after a tie the jungle's animal comes up too, and its wake is seen until it does",
    arguments: Matchup.all(.tie))
  func partsAsFriends(pair: Matchup) throws {
    var game = try pair.game()
    var (met, both, nobody, wakes) = (false, 0, 0, 0)
    func isSeen(_ command: DrawCommand?) -> Bool {
      command.map { $0.opacity > 0.2 && $0.frame.height > 4 } ?? false
    }
    game.rest { game in
      let own = isSeen(game.animal(pair.player))
      met = met || isSeen(game.rival)
      let risen = isSeen(game.picture.command(named: "beaten"))
      if risen && own { both += 1 }
      guard met, !own, !risen, !isSeen(game.rival) else { return }
      nobody += 1
      let isMarked = game.picture.commands.contains {
        $0.imageName == CreatureAssets.ring.name && $0.scale.x < 0.75
      }
      if isMarked { wakes += 1 }
    }
    #expect(both > 20 && game.picture.command(named: "beaten") == nil)
    #expect(nobody <= 16 && wakes >= nobody - 4, "\(wakes) of \(nobody)")
  }

  @Test(
    "R30 R32 R33 what fades is under water or behind the winner: nobody is seen through",
    arguments: Matchup.all)
  func solid(pair: Matchup) throws {
    var game = try pair.game()
    let tall = try #require(game.animal(pair.player)).frame.height
    var (met, faded) = (false, 0)
    game.rest { game in
      guard let own = game.animal(pair.player), let rival = game.rival else { return }
      met = met || rival.opacity == 1
      guard met else { return }
      for (one, other) in [(own, rival), (rival, own)] where one.opacity < 0.85 {
        faded += 1
        let isCovered = other.opacity == 1 && other.frame.contains(one.frame)
        #expect(isCovered || one.frame.height < 0.45 * tall, "\(one) at \(game.now)")
      }
    }
    #expect(Time.frames(faded) >= .seconds(0.13))
  }

  @Test(
    "R115 while the jungle's animal can be seen through, it is under water", arguments: Matchup.all)
  func noGhost(pair: Matchup) throws {
    var game = try pair.game()
    let tall = try #require(game.animal(pair.player)).frame.height
    var (seen, isThere) = (0, false)
    game.advance(by: 1.6) { game in
      guard let rival = game.rival, !isThere else { return }
      isThere = rival.opacity == 1
      guard rival.opacity < 0.85 else { return }
      seen += 1
      #expect(rival.frame.height < 0.3 * tall, "\(rival) at \(game.now)")
    }
    #expect(seen > 4 && isThere)
  }

  @Test("R101 in calm motion no stars circle about a dizzy head", arguments: [true, false])
  func stars(reducesMotion: Bool) throws {
    var game = try game(reducesMotion: reducesMotion, Matchup(player: .cobra, rival: .lion))
    var seen = false
    game.rest { if $0.picture.imageNames.contains("star") { seen = true } }
    #expect(seen != reducesMotion)
  }

  @Test("R118 without the focus all three doze, and the first input wakes them")
  func dozes() {
    var game = Harness(JungleScene(), seed: 3)
    game.advance(by: 1)
    let shut = Set(Animal.allCases.map { "\($0.rawValue)-eyes-shut" })
    #expect(!shut.isSubset(of: game.picture.imageNames))
    game.send(.focusLost)
    #expect(shut.isSubset(of: game.picture.imageNames))
    game.rest()
    let asleep = game.picture
    game.advance(by: 5)
    #expect(game.picture == asleep)
    game.send(.focusGained)
    #expect(shut.isDisjoint(with: game.picture.imageNames))
  }

  @Test("R24 the way home takes less than a second, from wherever", arguments: Animal.allCases)
  func wayHome(animal: Animal) throws {
    for target in [Point(x: 1_279, y: 1), Point(x: 1, y: 1), Point(x: 640, y: 60)] {
      var game = Harness(JungleScene(), seed: 1)
      let home = try #require(game.rect("home.\(animal.rawValue)")).center
      game.drag(from: home, to: target)
      var ticks = 0
      while game.animal(animal)?.frame.center != home, ticks < 120 {
        game.tick()
        ticks += 1
      }
      #expect((20..<60).contains(ticks))
    }
  }

  @Test("R32 the two of a tie fade for more than half a second", arguments: Animal.allCases)
  func tieFades(animal: Animal) throws {
    var game = try Matchup(player: animal, rival: animal).game()
    var opacities: [Double] = []
    game.rest { opacities.append($0.rival?.opacity ?? 0) }
    let falling = zip(opacities, opacities.dropFirst()).map { $1 < $0 }
    let (first, last) = (falling.firstIndex(of: true), falling.lastIndex(of: true))
    let ticks = try #require(last) - #require(first) + 1
    #expect((31...48).contains(ticks))
    #expect(falling.count { $0 } > ticks / 2 - 1, "on every second tick at least")
  }

  @Test(
    "R30 the winner is drawn over the loser while it covers it, whoever's it is",
    arguments: Matchup.all)
  func winnerAbove(pair: Matchup) throws {
    let outcome = pair.player.outcome(against: pair.rival)
    guard outcome != .tie else { return }
    var game = try pair.game()
    var (covered, isGone) = (0, false)
    game.rest { game in
      let names = game.picture.marks.map(\.name)
      let seen = min(game.rival?.opacity ?? 0, game.animal(pair.player)?.opacity ?? 0)
      isGone = isGone || covered > 0 && seen < 0.05
      guard let mine = names.firstIndex(of: pair.player.rawValue),
        let theirs = names.firstIndex(of: "rival"),
        let one = game.animal(pair.player), let other = game.rival, !isGone,
        one.frame.contains(other.frame) || other.frame.contains(one.frame)
      else { return }
      covered += 1
      #expect((outcome == .win) == (mine > theirs))
    }
    #expect(Time.frames(covered) > .seconds(0.09))
  }

  @Test("R101 in calm motion no leaf stirs at a hit; otherwise they do", arguments: [true, false])
  func breeze(reducesMotion: Bool) throws {
    var game = try game(reducesMotion: reducesMotion, Matchup(player: .lion, rival: .rabbit))
    for _ in 0..<600 where !reducesMotion && game.rival == nil { game.tick() }
    var leaves: Set<[DrawCommand]> = []
    game.rest { game in
      leaves.insert(
        game.picture.commands.filter {
          if case .image(let name) = $0.shape { name.hasPrefix("leaves-") } else { false }
        })
    }
    #expect(leaves.contains { !$0.isEmpty })
    #expect((leaves.count == 1) == reducesMotion)
  }

  @Test(
    "R101 a knock of two heads throws off strokes once, and nothing else that two of a kind do",
    arguments: Animal.allCases, [true, false])
  func bumps(animal: Animal, reducesMotion: Bool) throws {
    var game = try game(reducesMotion: reducesMotion, Matchup(player: animal, rival: animal))
    var seen: [Bool] = []
    game.rest { game in
      seen.append(
        game.picture.commands.count {
          if case .roundedRect = $0.shape { $0.tint == .sun } else { false }
        } > 8)
    }
    let starts = zip(seen, seen.dropFirst()).count { !$0 && $1 }
    #expect(starts == (!reducesMotion && animal == .cobra ? 1 : 0))
    #expect(seen.first == false && seen.last == false)
  }

  @Test("R26 an animal that is carried is a little larger", arguments: Animal.allCases)
  func carried(animal: Animal) throws {
    var game = Harness(JungleScene(), seed: 1)
    let home = try #require(game.animal(animal)).frame
    game.drag(from: home.center, to: Point(x: 640, y: 250), release: false)
    let carried = try #require(game.animal(animal)).frame
    #expect(carried.height > home.height * 1.03 && carried.height < home.height * 1.15)
  }

  @Test(
    "R100 the keys 1 2 3 throw lion, cobra and rabbit",
    arguments: zip([Key.one, .two, .three], [Animal.lion, .cobra, .rabbit]))
  func keys(key: Key, animal: Animal) throws {
    var game = Harness(JungleScene(), seed: 1)
    game.key(key)
    game.advance(by: 0.3)
    for other in Animal.allCases {
      let home = try #require(game.rect("home.\(other.rawValue)"))
      let isAway = try #require(game.animal(other)).frame.center.distance(to: home.center) > 60
      #expect(isAway == (other == animal), "\(other)")
    }
  }

  @Test(
    "R103 a rival that guesses draws its lot before the drop, in every round",
    arguments: [Rival.Kind.copycat, .oldLion])
  func commitsFirst(rival: Rival.Kind) {
    var preferences = Preferences()
    preferences.rival = rival
    var drawn = 0
    for seed in UInt64(0)..<4 {
      var game = Harness(
        JungleScene(preferences: preferences), seed: seed, preferences: preferences)
      for animal in [Animal.lion, .rabbit, .cobra, .cobra, .lion, .rabbit, .lion] {
        let before = game.context.rulesRandom
        game.drop(animal)
        game.advance(by: 1.2)
        #expect(
          game.rival != nil && game.context.rulesRandom == before, "nothing is left to choose")
        game.rest()
        if game.context.rulesRandom != before { drawn += 1 }
      }
    }
    #expect(rival == .copycat || drawn > 8, "after the round it draws for the next one")
  }
}
