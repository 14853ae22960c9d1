import Animation
import Figures
import Phrases
import Rules
import Stage
import StageTesting
import Testing

@testable import Director
@testable import Jungle

@Suite struct JungleDropTests {
  @Test("R92 keys do not take a carried animal out of the player's hand")
  func keysMeanwhile() throws {
    var game = Harness(JungleScene(), seed: 1)
    let lion = try #require(game.rect("home.lion")).center
    game.send(.pointerDown(lion), .pointerMoved(lion + Point(x: 90, y: -60)))
    game.advance(by: 0.2)
    for key in [Key.enter, .enter, .enter] { game.key(key) }
    guard case .dragging = game.scene.gesture else {
      return #expect(Bool(false), "the lion is not carried any more")
    }
  }

  @Test(
    "R23 an edge exactly on the region's edge counts as inside, one pixel beyond does not",
    arguments: Animal.allCases, Edge.allCases)
  func dropAtTheEdge(animal: Animal, edge: Edge) throws {
    for (beyond, plays) in [(0.0, true), (1.0, false), (-1.0, true)] {
      var game = Harness(JungleScene(), seed: 7)
      let region = try #require(game.rect("region"))
      let home = try #require(game.rect("home.\(animal.rawValue)"))
      let target = edge.rect(home.size, on: region, beyond: beyond)
      game.drag(from: home.center, to: target.center)
      #expect(
        (game.plays(.snap) == 1) == plays, "\(animal), \(edge) edge, \(beyond) px beyond")
    }
  }

  @Test("R23 R131 after two drops that missed only just, a button offers that half is enough")
  func offersHalf() throws {
    var game = Harness(JungleScene(), seed: 1)
    let home = try #require(game.rect("home.rabbit")).center
    func drop(_ end: Point) {
      game.send(.pointerDown(home), .pointerMoved(end), .pointerUp(end))
      game.advance(by: 1.5)
    }
    let edge = Point(x: Board.region.center.x, y: Board.region.maxY - 20)
    drop(Point(x: 1_020, y: 500))
    drop(Point(x: 1_020, y: 500))
    drop(edge)
    #expect(game.rect("button.half") == nil, "only one of them was near")
    drop(edge)
    #expect(game.scene.round == nil && game.context.preferences.wantsExactDrop)
    game.tap(named: "button.half")
    #expect(!game.context.preferences.wantsExactDrop && game.rect("button.half") == nil)
    drop(edge)
    #expect(game.scene.round != nil)
  }

  @Test("R133 the open hand shows another animal after each round, and each of them first at times")
  func variedHint() throws {
    var first: Set<Double> = []
    for seed in UInt64(0)..<12 {
      var game = Harness(JungleScene(), seed: seed)
      let before = try #require(game.hint).place.x
      first.insert(before)
      game.key(.one)
      game.rest()
      #expect(try #require(game.hint).place.x != before)
    }
    #expect(first.count == 3)
  }

  @Test("R23 the region is larger than every animal", arguments: Animal.allCases)
  func regionIsLarger(animal: Animal) throws {
    let game = Harness(JungleScene())
    let region = try #require(game.rect("region"))
    let size = try #require(game.rect("size.\(animal.rawValue)"))
    #expect(region.width > size.width && region.height > size.height)
  }

  @Test(
    "R24 a drop outside glides home and ends exactly there", arguments: Animal.allCases,
    [Point(x: 640, y: 130), Point(x: 1240, y: 20), Point(x: -300, y: 900), Point(x: 350, y: 480)])
  func glidesHome(animal: Animal, target: Point) throws {
    var game = Harness(JungleScene(), seed: 3)
    let home = try #require(game.rect("home.\(animal.rawValue)"))
    game.drag(from: home.center, to: target)
    let start = try #require(game.animal(animal)).frame
    let place = home.point(0.5, 1)
    var ways: [Double] = [start.point(0.5, 1).distance(to: place)]
    var pictures: Set<String> = []
    game.rest { game in
      guard let command = game.animal(animal) else { return }
      ways.append(command.frame.point(0.5, 1).distance(to: place))
      if case .image(let name) = command.shape { pictures.insert(name) }
    }
    let end = try #require(game.animal(animal)).frame
    #expect(end == home)
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 >= $1 }, "it never turns away from home")
    let steps = zip(ways, ways.dropFirst()).map { $0 - $1 }
    #expect(steps.max() ?? 0 < ways[0] * 0.12, "no step is a jump")
    #expect(steps.count { $0 > 0 } >= 20, "it takes its time")
    if animal == .lion { #expect(pictures == ["lion0"]) }
    #expect(game.plays(.snap) == 0)
  }

  @Test(
    "R24 what is let go outside keeps the shape that it had in the hand, and only then stands",
    arguments: [Animal.cobra, .rabbit])
  func keepsItsShape(animal: Animal) throws {
    var game = Harness(JungleScene(), seed: 3)
    let home = try #require(game.rect("home.\(animal.rawValue)")).center
    // The way that it looks, so that it needs not turn round.
    let there = home + Point(x: animal == .rabbit ? 60 : -60, y: 30)
    game.send(.pointerMoved(home), .pointerDown(home), .pointerMoved(there))
    game.advance(by: 1)
    func parts() -> [DrawCommand] {
      game.picture.commands.filter { $0.imageName?.hasPrefix("\(animal.rawValue)-") == true }
    }
    let held = parts()
    game.send(.pointerUp(there))
    game.tick()
    let freed = parts()
    #expect(held.map(\.imageName) == freed.map(\.imageName) && held.count > 10)
    let ways = zip(held, freed).map { $0.at.distance(to: $1.at) }
    #expect(ways.max() ?? 99 < 5, "\(ways)")
  }

  @Test("R25 a tap on the lion roars exactly once, a second one while it sounds does nothing")
  func tapRoars() throws {
    var game = Harness(JungleScene())
    let lion = try #require(game.rect("home.lion")).center
    game.tap(lion)
    #expect(game.plays(.lionRoar) == 1)
    game.advance(by: 0.5)
    game.tap(lion)
    #expect(game.plays(.lionRoar) == 1)
    game.advance(by: 2.5)
    game.tap(lion)
    #expect(game.plays(.lionRoar) == 2)
  }

  @Test(
    "R25 the lock lasts as long as the roar, whatever the game's speed",
    arguments: [0.5, 1, 1.5, 2])
  func tapRoarsAtSpeed(speed: Double) throws {
    var game = Harness(JungleScene())
    game.setStep(.seconds(speed / 60))
    let lion = try #require(game.rect("home.lion")).center
    // `advance` counts in ticks, sixty a second of real time.
    for (wait, roars) in [(0.0, 1), (1, 1), (1.3, 1), (0.6, 2)] {
      game.advance(by: wait)
      game.tap(lion)
      #expect(game.plays(.lionRoar) == roars, "\(wait) s later")
    }
  }

  @Test("R25 R104 one roar has one caption, its own")
  func oneCaption() {
    var game = Harness(JungleScene())
    game.tap(named: "home.lion")
    #expect(!game.effects.contains { if case .say = $0 { true } else { false } })
    #expect(
      SoundName.lionRoar.caption.english == "The lion roars."
        && !SoundName.lionRoar.isIncidental(in: .jungle))
  }

  @Test("R116 cobra and rabbit answer a tap with their own voices")
  func voices() {
    var game = Harness(JungleScene())
    game.tap(named: "home.cobra")
    game.tap(named: "home.rabbit")
    #expect(game.plays(.hiss) == 1 && game.plays(.squeak) == 1)
  }

  @Test(
    "R100 an animal gives way at once to who presses it, and no other does",
    arguments: Animal.allCases)
  func givesWay(animal: Animal) throws {
    var game = Harness(JungleScene())
    let home = try #require(game.rect("home.\(animal.rawValue)"))
    func heights(_ game: Harness<JungleScene>) -> [Animal: Double] {
      Dictionary(
        uniqueKeysWithValues: Animal.allCases.map { ($0, game.animal($0)?.frame.height ?? 0) })
    }
    let before = heights(game)
    game.send(.pointerDown(home.center))
    let pressed = heights(game)
    for other in Animal.allCases {
      let share = (pressed[other] ?? 0) / (before[other] ?? 1)
      #expect(other == animal ? (0.9..<0.98).contains(share) : share == 1)
    }
    game.send(.pointerCancelled)
    #expect(heights(game) == before)
  }

  @Test("R25 a press that moves five pixels is a tap, one that moves six is a drag")
  func tapThreshold() throws {
    for (distance, roars) in [(0.0, 1), (5, 1), (6, 0), (40, 0)] {
      var game = Harness(JungleScene())
      let lion = try #require(game.rect("home.lion")).center
      game.drag(from: lion, to: Point(x: lion.x + distance, y: lion.y), steps: 1)
      game.rest()
      #expect(game.plays(.lionRoar) == roars, "moved \(distance) px")
    }
  }

  @Test("R25 tapping cobra or rabbit never roars", arguments: [Animal.cobra, .rabbit])
  func othersDoNotRoar(animal: Animal) {
    var game = Harness(JungleScene())
    game.tap(named: "home.\(animal.rawValue)")
    game.advance(by: 1)
    #expect(game.plays(.lionRoar) == 0)
  }

  @Test("R26 the lion's four pictures cycle while it is dragged and while it is held still")
  func runCycle() throws {
    var game = Harness(JungleScene())
    let lion = try #require(game.rect("home.lion")).center
    game.drag(from: lion, to: Point(x: 700, y: 300), release: false)
    var names: [String] = []
    game.advance(by: 4) { game in
      if case .image(let name) = game.animal(.lion)?.shape { names.append(name) }
    }
    var runs: [(name: String, ticks: Int)] = []
    for name in names {
      if runs.last?.name == name { runs[runs.count - 1].ticks += 1 } else { runs.append((name, 1)) }
    }
    let whole = runs.dropFirst().dropLast()
    #expect(Set(whole.map(\.ticks)).count == 1, "one constant interval")
    let interval = try #require(whole.first).ticks
    #expect((80.0...120).contains(Double(interval) * 1000 / 60))
    let order = ["lion0", "lion1", "lion2", "lion3"]
    for (this, next) in zip(runs, runs.dropFirst()) {
      let index = try #require(order.firstIndex(of: this.name))
      #expect(next.name == order[(index + 1) % 4])
    }
  }

  @Test("R36 a press that ends without a release is a drop outside, even over the river")
  func cancelledDrag() throws {
    for ending in [InputEvent.pointerCancelled, .focusLost] {
      var game = Harness(JungleScene())
      let home = try #require(game.rect("home.rabbit"))
      let region = try #require(game.rect("region"))
      game.drag(from: home.center, to: region.center, release: false)
      game.send(ending)
      game.rest()
      #expect(game.plays(.snap) == 0)
      #expect(game.animal(.rabbit)?.frame == home)
    }
  }

  @Test("R36 a second pointer neither drags nor drops")
  func secondPointer() throws {
    var game = Harness(JungleScene())
    let lion = try #require(game.rect("home.lion")).center
    let rabbit = try #require(game.rect("home.rabbit"))
    game.drag(from: lion, to: Point(x: 640, y: 300), release: false)
    game.send(.pointerDown(rabbit.center))
    #expect(game.animal(.rabbit)?.frame == rabbit)
    #expect(game.animal(.lion)?.frame.center != lion)
  }

  @Test("R101 a click picks up and a click in the river puts down")
  func clickPickClickPlace() throws {
    var game = Harness(JungleScene())
    let region = try #require(game.rect("region"))
    game.tap(named: "home.rabbit")
    game.advance(by: 0.5)
    #expect(game.plays(.snap) == 0)
    game.tap(region.center)
    #expect(game.plays(.snap) == 1)
  }

  @Test(
    "R24 a drop outside says how much of the animal must be in the river", arguments: [true, false])
  func missed(exact: Bool) throws {
    var preferences = Preferences()
    preferences.wantsExactDrop = exact
    var game = Harness(JungleScene(preferences: preferences), preferences: preferences)
    let home = try #require(game.rect("home.lion"))
    game.drag(from: home.center, to: Point(x: 1240, y: 20))
    let words = try #require(game.picture.words(named: "status"))
    #expect(words.contains("whole") == exact && words.contains("half") != exact)
  }

  @Test("R24 R131 a drop half over the river's edge shows where it would count, and an arrow there")
  func halfIn() throws {
    for animal in Animal.allCases {
      for reducesMotion in [false, true] {
        var game = Harness(JungleScene())
        game.setPreferences { $0.reducesMotion = reducesMotion }
        let (home, region) = (
          try #require(game.rect("home.\(animal)")), try #require(game.rect("region"))
        )
        game.drag(from: home.center, to: Point(x: region.minX + 20, y: region.center.y))
        game.advance(by: 0.5)
        let image = try #require(game.picture.command(named: "missedDrop"))
        #expect(region.contains(image.frame) && image.opacity > 0.3)
        #expect(game.picture.imageNames.contains("icon-to-next"))
        let glow = try #require(game.picture.command(named: "glow"))
        #expect(glow.opacity > 0.3 && glow.tint == .cream, "it does not say yes")
        guard case .border(30..., _) = glow.shape, glow.frame == region else {
          Issue.record("R120 it is as round as the bank, and the rule's rectangle")
          continue
        }
        game.rest()
        #expect(game.picture.command(named: "missedDrop") == nil)
        // Far from the water only that shines, and for no longer.
        game.drag(from: home.center, to: Point(x: 1240, y: 20))
        game.advance(by: 0.5)
        #expect(game.picture.command(named: "missedDrop") == nil)
        #expect(try #require(game.picture.command(named: "glow")).opacity > 0.3)
        game.rest()
        #expect(game.picture.command(named: "glow") == nil)
      }
    }
  }

  @Test("Esc lets go of an animal that is dragged, and leaves only with empty hands")
  func escapeWhileDragging() throws {
    var game = Harness(JungleScene())
    let home = try #require(game.rect("home.cobra"))
    game.drag(from: home.center, to: Point(x: 640, y: 300), release: false)
    let invitation = Harness(JungleScene()).picture.words(named: "status")
    game.key(.escape)
    #expect(game.ending == nil)
    game.rest()
    #expect(game.picture.words(named: "status") == invitation, "nothing is held any more")
    #expect(game.animal(.cobra)?.frame == home)
    #expect(game.plays(.snap) == 0)
    game.key(.escape)
    #expect(game.ending == .back)
  }

  @Test("R101 a click elsewhere puts a picked animal down again")
  func clickElsewhere() throws {
    var game = Harness(JungleScene())
    game.tap(named: "home.rabbit")
    game.tap(Point(x: 160, y: 400))
    let region = try #require(game.rect("region"))
    game.tap(region.center)
    game.advance(by: 0.5)
    #expect(game.plays(.snap) == 0)
  }
}

enum Edge: CaseIterable {
  case left, right, top, bottom

  /// A rectangle of `size` in the middle of that edge of `region`, reaching `beyond` pixels over
  /// it.
  func rect(_ size: Size, on region: Rect, beyond: Double) -> Rect {
    var rect = Rect(center: region.center, size: size)
    switch self {
    case .left: rect.x = region.minX - beyond
    case .right: rect.x = region.maxX - size.width + beyond
    case .top: rect.y = region.minY - beyond
    case .bottom: rect.y = region.maxY - size.height + beyond
    }
    return rect
  }
}

extension Harness<JungleScene> {
  func animal(_ animal: Animal) -> DrawCommand? { picture.command(named: animal.rawValue) }
  var rival: DrawCommand? { picture.command(named: "rival") }
  var label: DrawCommand? { picture.command(named: "label") }

  /// Drops `animal` into the middle of the river, or so far to the right of it.
  mutating func drop(_ animal: Animal, aside way: Double = 0) {
    guard let home = place("home.\(animal.rawValue)"), let region = place("region") else { return }
    drag(from: home.center, to: region.center + Point(x: way, y: 0))
  }

  /// The numbers on the two plaques.
  var scores: (player: Int, jungle: Int) {
    func number(in place: String) -> Int {
      guard let rect = rect(place) else { return -1 }
      let words = picture.commands.filter { rect.contains($0.at) }.compactMap(\.words)
      return words.lazy.compactMap { Int($0) }.first ?? -1
    }
    return (number(in: "score.player"), number(in: "score.jungle"))
  }
}
