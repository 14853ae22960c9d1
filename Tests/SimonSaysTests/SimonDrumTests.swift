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
    #expect(lights.count > 6 && lights.allSatisfy { $0.opacity < 0.2 && $0.frame.width > 60 })
    #expect(try #require(lights.map(\.opacity).min()) < 0.03, "its edge is not seen")
    #expect(lights.allSatisfy { drum.frame.contains($0.frame.center) })
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
