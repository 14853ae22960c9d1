import Animation
import Figures
import Rules
import Stage
import StageTesting
import Testing

@testable import Jungle

/// How those who wait and look on begin and end minding what happens.
@Suite struct JungleMindingTests {
  private func ear(_ game: Harness<JungleScene>) throws -> Double {
    try #require(game.picture.commands.first { $0.imageName == "rabbit-ear-near" }).turn
  }

  /// The lion, held over the river for a while.
  private func carrying() throws -> Harness<JungleScene> {
    var game = Harness(JungleScene(), seed: 1)
    let home = try #require(game.rect("home.lion")).center
    game.drag(from: home, to: Point(x: 640, y: 300), release: false)
    game.advance(by: 1)
    return game
  }

  @Test(
    "R114 once an animal is let go in the river the others start at the splash, the quicker one first, and then mind it as when it was held"
  )
  func goesOn() throws {
    var held = try carrying()
    var game = held
    func shape(_ game: Harness<JungleScene>, _ name: String) throws -> Point {
      let part = game.picture.commands.first { $0.imageName == name }
      return try #require(part).scale
    }
    game.send(.pointerUp(Point(x: 640, y: 300)))
    let bodies = ["rabbit-body", "cobra-hood"]
    var starts: [[Int]] = [[], []]
    var ticks = 0
    while game.scene.round?.rival == nil, ticks < 90 {
      for (index, body) in bodies.enumerated()
      where try shape(game, body) != shape(held, body) { starts[index].append(ticks) }
      game.tick()
      held.tick()
      ticks += 1
    }
    let (rabbit, cobra) = (starts[0], starts[1])
    #expect(try #require(cobra.first) - #require(rabbit.first) >= 6)
    for start in starts {
      #expect(18...26 ~= start.count && (start.last ?? 0) < ticks - 6, "\(start)")
    }
  }

  @Test("R114 nobody minds a round for longer than it took")
  func endsSoon() {
    let minding = Animal.allCases.flatMap { hero in
      Outcome.allCases.flatMap { outcome in
        [JungleTimelines.mood(outcome, of: hero)]
          + Animal.allCases.filter { $0 != hero }.map {
            JungleTimelines.sharing(outcome, $0, with: hero)
          }
      } + [JungleTimelines.minding(hero), JungleTimelines.parting(hero)]
    }
    let lengths = minding.map(\.duration.seconds)
    #expect(lengths.allSatisfy { 0.9...2.2 ~= $0 }, "\(lengths)")
  }

  @Test("R114 who rolls with laughter is up again soon, and of the three victories one is so funny")
  func upAgain() {
    var longest: [Outcome: [Int]] = [:]
    for hero in Animal.allCases {
      for (onlooker, outcome) in Animal.allCases.flatMap({ a in Outcome.allCases.map { (a, $0) } })
      where onlooker != hero {
        let visit = JungleTimelines.sharing(outcome, onlooker, with: hero)
        let lying = (0..<Int(visit.duration.seconds * 60)).count {
          let pose = visit.pose("waiting", of: onlooker, at: .frames($0))
          return abs(pose[.root].turn) > 45 && pose.face.eyes == .glee
        }
        longest[outcome, default: []].append(lying)
      }
    }
    #expect(longest.values.allSatisfy { $0.allSatisfy { $0 < 32 } }, "\(longest)")
    #expect(longest[.win]?.count { $0 > 0 } == 1)
  }

  @Test(
    "R114 what made a round is told again on the bank: wet ears, a lion done for, a tail pulled, a burst",
    arguments: [
      (Outcome.win, Animal.lion, Animal.rabbit, Pose.Name.flop), (.win, .cobra, .lion, .topple),
      (.win, .rabbit, .lion, .tug), (.tie, .cobra, .rabbit, .hide),
    ])
  func tellsAgain(outcome: Outcome, hero: Animal, onlooker: Animal, name: Pose.Name) {
    let visit = JungleTimelines.sharing(outcome, onlooker, with: hero)
    let told = Pose.of(onlooker, name)
    let seen = (0..<Int(visit.duration.seconds * 60)).count {
      let pose = visit.pose("waiting", of: onlooker, at: .frames($0))
      return [Joint.root, .body, .head].allSatisfy { abs(pose[$0].turn - told[$0].turn) < 2 }
    }
    #expect(Time.frames(seen) >= .seconds(0.1))
  }

  @Test(
    "R114 the beaten rabbit looks for the lion on either side of itself, from the front between")
  func looksBehind() {
    let rest = JungleTimelines.minding(.rabbit)
    let ticks = 0..<Int(rest.duration.seconds * 60)
    let ways = ticks.map { rest[JungleTimelines.facing(.beaten), at: .frames($0)] }
    let watch = Pose.of(.rabbit, .watch)
    #expect(
      ticks.contains {
        ways[$0] == -1 && rest.pose("beaten", of: .rabbit, at: .frames($0)) == watch
      }
    )
    let front = Pose.of(.rabbit, .turn)[.head].shift
    for tick in ticks.dropFirst().prefix(40) where ways[tick] != ways[tick - 1] {
      let head = rest.pose("beaten", of: .rabbit, at: .frames(tick))[.head].shift
      #expect(head.distance(to: front) < 40, "\(tick)")
    }
  }

  @Test(
    "R114 the first friend has set out half a second after the round", arguments: Animal.allCases)
  func atOnce(hero: Animal) throws {
    let friend = try #require(JungleTimelines.visitors(of: hero, after: .loss).first).animal
    let visit = JungleTimelines.sharing(.loss, friend, with: hero)
    #expect(abs(visit[JungleTimelines.aside(.waiting), at: .seconds(0.5)]) > 40)
  }

  @Test("R114 they calm down by and by when it goes home, and not from one moment to the next")
  func calmsDown() throws {
    var game = try carrying()
    let before = try ear(game)
    game.send(.pointerUp(Point(x: 1_200, y: 80)))
    game.tick()
    #expect(abs(try ear(game) - before) < 14)
    let hasCome = game.rest { #expect($0.scene.round == nil) }
    #expect(hasCome)
  }

  @Test("R114 the cobra, in the middle, need not turn to see the river", arguments: Matchup.all)
  func middle(pair: Matchup) throws {
    guard pair.player != .cobra else { return }
    var game = try pair.game()
    var seen = 0
    for _ in 0..<400 where game.scene.round != nil {
      #expect(game.animal(.cobra)?.isFlipped == false)
      seen += 1
      game.tick()
    }
    #expect(Time.frames(seen) > .seconds(1.67))
  }

  @Test(
    "R114 the two who come over set out one after the other",
    arguments: Matchup.all(.loss).filter { $0.player != .rabbit })
  func oneByOne(pair: Matchup) throws {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    func body(_ animal: Animal) -> Double? {
      let name = "\(animal)-\(animal == .cobra ? "coil-low" : "body")"
      return game.picture.commands.first { $0.imageName == name }?.at.x
    }
    let friends = Animal.allCases.filter { $0 != pair.player }
    let homes = friends.map { Board.home(of: $0).x }
    var left: [Int?] = [nil, nil]
    for tick in 0..<120 {
      for (index, friend) in friends.enumerated() where left[index] == nil {
        if let place = body(friend), abs(place - homes[index]) > 45 { left[index] = tick }
      }
      game.tick()
    }
    let ways = try left.map { try #require($0) }
    #expect(abs(ways[1] - ways[0]) > 3)
  }

  @Test(
    "R114 whoever came over is at home in the end and stands as before: nothing jumps",
    arguments: Animal.allCases)
  func homeAgain(onlooker: Animal) {
    for outcome in Outcome.allCases {
      for hero in Animal.allCases where hero != onlooker {
        let visit = JungleTimelines.sharing(outcome, onlooker, with: hero)
        let end = visit.duration
        // Where nothing is staged everybody stands at home, too.
        #expect(visit.stagingError == nil && end > .seconds(0.9), "\(outcome) with \(hero)")
        #expect(visit[JungleTimelines.facing(.waiting), at: end] == 1)
        #expect(visit[JungleTimelines.aside(.waiting), at: end] == 0)
        #expect(visit.pose("waiting", of: onlooker, at: end) == .stand)
      }
    }
  }

  @Test("R114 what was hit gets better by and by, and is no swelling any more when it is gone")
  func heals() throws {
    for pair in [Matchup(player: .lion, rival: .cobra), Matchup(player: .rabbit, rival: .lion)] {
      var game = try pair.game()
      var sizes: [Double] = []
      game.rest { game in
        let name = "\(pair.player)-sore"
        if let sore = game.picture.commands.first(where: { $0.imageName == name }) {
          sizes.append(sore.scale.y)
        }
      }
      let largest = try #require(sizes.max())
      #expect(try #require(sizes.last) < 0.4 * largest, "\(pair)")
    }
  }

  @Test(
    "R114 who was hit comes up swollen in the brook, and takes that along",
    arguments: [
      Matchup(player: .lion, rival: .rabbit), Matchup(player: .cobra, rival: .lion),
    ])
  func ashore(pair: Matchup) throws {
    var game = try pair.game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    var isSwollen: [Bool] = []
    game.rest { game in
      guard let mark = game.picture.command(named: "beaten"), mark.frame.height > 60 else { return }
      isSwollen.append(game.picture.imageNames.contains("jungle-\(pair.rival)-sore"))
    }
    #expect(isSwollen.count > 30 && isSwollen.allSatisfy { $0 })
  }

  @Test(
    "R112 a carried rabbit hangs from the hand, behind which it comes late", arguments: [1.0, -1])
  func dangles(way: Double) throws {
    func turn(reducesMotion: Bool) throws -> Double {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var game = Harness(JungleScene(preferences: preferences), seed: 1, preferences: preferences)
      let (home, place) = (try #require(game.animal(.rabbit)).frame.center, Point(x: 640, y: 250))
      game.drag(from: home, to: place, release: false)
      game.advance(by: 1)
      for step in 1...8 {
        game.send(.pointerMoved(place + Point(x: way * 20 * Double(step), y: 0)))
        game.tick()
      }
      return try #require(game.picture.commands.first { $0.imageName == "rabbit-body" }).turn
    }
    #expect(try way * (turn(reducesMotion: false) - turn(reducesMotion: true)) > 4)
  }

  @Test("R113 bubbles rise where somebody is deep in the water, and only there")
  func bubbles() {
    func shapes(_ lift: Double) -> Int {
      var figure = AnimalFigure(.lion, feet: JungleLayout.playerPlace)
      figure.wade()
      (figure.lift, figure.effectPhase) = (lift, 0)
      var picture = Picture()
      figure.draw(named: "lion", into: &picture)
      return picture.commands.count
    }
    #expect(shapes(-100) == shapes(-40) + 6)
  }
}
