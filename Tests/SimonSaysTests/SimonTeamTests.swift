import Animation
import Phrases
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

/// A team of two to five.
@Suite struct SimonTeamTests {
  @Test("R126 in a tall window only a team has places below the drums")
  func places() {
    let below = Point(x: 640 - 228 / 2, y: 806)
    #expect(Harness<SimonSaysScene>.begun().page.tall.hold(at: below) == .ground)
    #expect(Harness<SimonSaysScene>.team(["Ada", "Bo"]).page.tall.hold(at: below) != .ground)
  }

  @Test("R75 a stepper from 2 to 5, inert at its ends; stepping keeps what was typed")
  func stepper() {
    var game = Harness(SimonSaysScene())
    game.tap(named: "menu.multi")
    #expect(game.picture.shows("Add players"))
    game.tap(named: "stepper.less")
    #expect(game.picture.words(named: "stepper") == "2")
    for _ in 0..<6 { game.tap(named: "stepper.more") }
    #expect(game.picture.words(named: "stepper") == "5")
    for player in 1...5 {
      game.tap(named: "field.player.\(player)")
      game.type("Player \(player)")
    }
    for _ in 0..<6 { game.tap(named: "stepper.less") }
    #expect(game.picture.words(named: "stepper") == "2")
    #expect(game.rect("field.player.3") == nil && !game.picture.shows("Player 3"))
    for _ in 0..<3 { game.tap(named: "stepper.more") }
    for player in 1...5 { #expect(game.picture.shows("Player \(player)")) }
  }

  @Test(
    "R75 R131 a press on an empty place lets that player join, and those before", arguments: 3...5)
  func seats(player: Int) {
    var game = Harness(SimonSaysScene())
    game.tap(named: "menu.multi")
    game.tap(named: "seat.\(player)")
    #expect(game.picture.words(named: "stepper") == "\(player)")
    for other in 3...5 {
      #expect((game.rect("field.player.\(other)") != nil) == (other <= player))
      #expect((game.rect("seat.\(other)") == nil) == (other <= player))
    }
  }

  @Test("R76 players are prompted by name, the next one after each completed sequence")
  func turns() {
    let names = ["Ada", "Grace", "Zoë"]
    var game = Harness<SimonSaysScene>.team(names)
    for turn in 0..<7 {
      let name = names[turn % 3]
      game.tick()
      #expect(game.banner == "\(name), listen…")
      let sequence = game.watch()
      #expect(game.banner == "\(name) plays")
      #expect(sequence.count == turn + 1)
      for pad in sequence {
        game.strike(pad)
        game.advance(by: 0.05)
      }
      for _ in 0..<120 where game.banner == "Right!" { game.tick() }
    }
  }

  @Test("R124 the whole team drums in the show at the end, whoever missed", arguments: 2...5)
  func finale(players: Int) {
    var game = Harness<SimonSaysScene>.team(["Ada", "Bo", "Cy", "Di", "Eve"].prefix(players) + [])
    for pad in game.watch() { game.strike(pad) }
    let second = game.watch()
    game.strike(Pad.allCases.first { $0 != second.first } ?? .leaf)
    game.rest()
    let heroes = game.effects.flatMap { effect -> [DrumSolo.Player] in
      if case .celebrate(let finale) = effect { finale.heroes } else { [] }
    }
    #expect(heroes.count == players && Set(heroes).count == players)
  }

  @Test("R100 a team game from the menu to the scoreboard by keys alone")
  func keysAlone() {
    var game = Harness(SimonSaysScene(), seed: 9)
    game.key(.right)
    game.key(.right)
    game.key(.enter)
    game.type("Ada")
    game.key(.enter)
    game.type("Grace")
    game.key(.enter)
    game.key(.enter)
    game.tick()
    #expect(game.banner == "Ada, listen…")
    let sequence = game.watch()
    let arrows: [Pad: Key] = [.leaf: .left, .flower: .up, .sun: .right, .drop: .down]
    for pad in sequence { game.key(arrows[pad] ?? .left) }
    #expect(game.points == 1)
    let second = game.watch()
    game.key(arrows[Pad.allCases.first { $0 != second.first } ?? .leaf] ?? .left)
    game.rest()
    game.type("The Two")
    game.key(.enter)
    game.answer()
    game.key(.left)
    game.key(.enter)
    #expect(game.picture.words(named: "row.1") == "The Two")
    game.key(.escape)
    #expect(game.rect("menu.single") != nil)
    game.key(.escape)
    #expect(game.ending == .back)
  }
}
