import Animation
import Phrases
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

/// How the drums sound and look, whoever strikes them.
@Suite struct SimonDrumTests {
  @Test("R80 the drum that sounds stands in a light that fades outwards, and no other does")
  func light() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    for _ in 0..<600 where game.picture.lit.isEmpty { game.tick() }
    let picture = game.picture
    let pad = try #require(picture.lit.first)
    let drum = try #require(picture.command(named: "drum.\(pad.rawValue)"))
    let lights = picture.commands.filter { $0.name?.hasPrefix("light.") == true }
    #expect(lights.map(\.name) == ["light.\(pad.rawValue)"])
    let light = try #require(lights.first)
    #expect(light.imageName == "light" && light.opacity > 0.5)
    #expect(light.frame.width > 240 && drum.frame.contains(light.frame.center))
  }

  @Test("R102 R136 a drum is squashed by a stroke, springs up and rests, but not in calm motion")
  func squash() throws {
    for reducesMotion in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var game = Harness(SimonSaysScene(), seed: 1, preferences: preferences)
      game.strike(.sun)
      var shapes: [Point] = []
      for _ in 0..<40 {
        shapes.append(try #require(game.picture.command(named: "drum.sun")).scale)
        game.tick()
      }
      let flat = shapes.contains { $0.x > 1.08 && $0.y < 0.95 }
      let tall = shapes.contains { $0.x < 0.97 && $0.y > 1.02 }
      #expect([flat, tall] == [!reducesMotion, !reducesMotion])
      #expect(shapes.last == Point(x: 1, y: 1))
    }
  }

  @Test("R102 R131 a right stroke throws the drum's shapes up; a wrong one, the jungle's none")
  func sparks() throws {
    func seen(_ game: Harness<SimonSaysScene>) -> [DrawCommand] {
      game.picture.commands.filter { $0.name?.hasPrefix("spark.") == true }
    }
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    let pad = try #require(game.watch { #expect(seen($0).isEmpty) }.first)
    var wrong = game
    wrong.strikeWrong()
    wrong.advance(by: 0.6) { #expect(seen($0).isEmpty) }
    game.strike(pad)
    game.advance(by: 0.1)
    let drum = try #require(game.picture.command(named: "drum.\(pad.rawValue)"))
    #expect(seen(game).count > 2)
    #expect(seen(game).allSatisfy { $0.imageName == "emblem-\(pad.rawValue)" })
    #expect(Set(seen(game).map(\.at.x)).count == seen(game).count, "each goes its own way")
    #expect(seen(game).allSatisfy { $0.at.y < drum.frame.center.y - 40 })
    game.advance(by: 0.6)
    #expect(seen(game).isEmpty)
  }

  @Test("R126 in a tall window a struck drum keeps its size and its light")
  func tallStroke() throws {
    for pad in Pad.allCases {
      var game = Harness<SimonSaysScene>.begun(seed: 2)
      game.repeatSequences(1)
      _ = game.watch()
      func seen(_ game: Harness<SimonSaysScene>) throws -> DrawCommand {
        var picture = game.page.picture(View(time: game.now, isTall: true))
        picture.arrange(game.page.tall, card: nil)
        return try #require(picture.command(named: "drum.\(pad)"))
      }
      let rest = try seen(game)
      game.send(.pointerDown(try #require(game.rect("drum.\(pad)")).center))
      let struck = try seen(game)
      #expect(abs(struck.frame.width / rest.frame.width - 1.15) < 0.01)
      #expect(struck.at.distance(to: rest.at) < 16)
    }
  }

  @Test("R73 R124 by the fire a stone glows for each whole sequence, out of ten, then of fifteen")
  func ring() {
    func stones(_ game: Harness<SimonSaysScene>) -> [Int] {
      ["stone.lit", "stone"].map { name in game.picture.commands.count { $0.name == name } }
    }
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.tick()
    #expect(stones(game) == [0, 10])
    game.repeatSequences(3)
    #expect(stones(game) == [3, 7], "at once, before the next begins")
    var lost = game
    _ = lost.watch()
    #expect(stones(lost) == [3, 7])
    lost.strikeWrong()
    lost.advance(by: 0.5)
    #expect(stones(lost) == [3, 7], "what was reached stays")
    game.repeatSequences(7)
    #expect(stones(game) == [10, 0])
    game.rest()
    game.key(.enter)
    game.tick()
    #expect(stones(game) == [0, 15])
  }

  @Test("R136 the drums beside the menu sound when they are struck, by hand or by key")
  func freeDrums() {
    var game = Harness(SimonSaysScene(), seed: 1)
    for pad in Pad.allCases { game.strike(pad) }
    #expect(game.drums(since: 0) == Pad.allCases)
    #expect(!game.picture.lit.isEmpty)
    game.key(.two)
    #expect(game.drums(since: 0).last == .flower && game.rect("menu.single") != nil)
    game.rest()
    #expect(game.picture.lit.isEmpty)
  }

  @Test("R172 a second finger strikes a drum of its own while the first one is held")
  func twoFingers() {
    var game = Harness(SimonSaysScene(), seed: 1)
    guard
      let (leaf, sun) = game.rect("drum.leaf").flatMap({ leaf in
        game.rect("drum.sun").map { (leaf.center, $0.center) }
      })
    else { return #expect(Bool(false), "no drums") }
    game.send(.pointerDown(leaf), .otherFinger(sun))
    #expect(game.drums(since: 0) == [.leaf, .sun])
    game.send(.pointerUp(leaf))
    #expect(game.drums(since: 0).count == 2)
  }

  @Test("R94 a drum that is let go while the card is there is not drawn as pressed afterwards")
  func heldOverCard() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(9)
    let sequence = game.watch()
    for pad in sequence.dropLast() {
      game.strike(pad)
      game.advance(by: 0.1)
    }
    let drum = "drum.\(try #require(sequence.last).rawValue)"
    let away = Point(x: 640, y: 20)
    game.send(.pointerMoved(away))
    game.advance(by: 0.5)
    let height = game.picture.command(named: drum)?.at.y
    let place = try #require(game.rect(drum)).center
    game.send(.pointerDown(place))
    game.rest()
    #expect(game.alert == "You have won!")
    game.send(.pointerUp(place))
    game.tap(named: "alert.continue")
    game.send(.pointerMoved(away))
    game.rest()
    #expect(height != nil)
    #expect(game.picture.command(named: drum)?.at.y == height)
  }

  @Test("R92 whoever stays goes on exactly where the drums were left", arguments: [0.2, 0.7, 1.4])
  func staying(pause: Double) {
    var played = Harness<SimonSaysScene>.begun(seed: 8)
    played.repeatSequences(3)
    var left = played
    left.advance(by: pause)
    left.key(.escape)
    left.advance(by: 5)
    #expect(left.alert == "Leave the game?")
    let before = left.effects.count
    left.key(.escape)
    left.advance(by: 0.1)
    let rest = left.watch()
    let whole = played.watch()
    #expect(left.alert == nil && left.banner == "Your turn")
    #expect(whole.suffix(rest.count) == rest[...])
    #expect(left.drums(since: before).count <= whole.count)
    left.strike(whole.first ?? .leaf)
    #expect(left.alert == nil && left.plays(.uhOh) == 0)
  }
}
