import Animation
import Rules
import Stage
import StageTesting
import Testing
import Widgets
import WinOrLose

/// Those who look on while answers are given.
@Suite struct WinOrLoseCrowdTests {
  private func playing(isCalm: Bool = false) -> Harness<WinOrLoseScene> {
    var preferences = Preferences()
    preferences.isCalm = isCalm
    var game = Harness(WinOrLoseScene(), seed: 1, preferences: preferences)
    game.start()
    return game
  }

  private func seen(_ game: inout Harness<WinOrLoseScene>, for seconds: Double) -> Set<String> {
    var names: Set<String> = []
    game.advance(by: seconds) { names.formUnion($0.picture.imageNames) }
    return names
  }

  @Test("R122 R123 three look on, clear of hands, sign, plaques and buttons")
  func places() throws {
    let game = playing()
    let picture = game.picture
    let crowd = try Animal.allCases.map {
      try #require(picture.command(named: "player.\($0)")).frame
    }
    let others =
      ["jungle", "sign"].compactMap { picture.command(named: $0)?.frame }
      + game.page.layout.map(\.rect)
    for animal in crowd {
      #expect(Design.frame.contains(animal))
      for other in others {
        let isApart =
          other.minX >= animal.maxX || other.maxX <= animal.minX || other.minY >= animal.maxY - 2
          || other.maxY <= animal.minY + 2
        #expect(isApart, "\(animal) and \(other)")
      }
    }
  }

  @Test("R122 they are glad of what was right and mind what was wrong", arguments: [true, false])
  func reactions(isRight: Bool) throws {
    var game = playing()
    game.answer(rightly: isRight)
    let names = seen(&game, for: 2)
    #expect(names.contains("rabbit-eyes-glee") == isRight)
    #expect(names.contains("rabbit-snout-sad") == !isRight)
  }

  @Test(
    "R122 whoever has come to the end is cheered, whatever was right", arguments: [true, false])
  func end(isRight: Bool) {
    var game = playing()
    var names: Set<String> = []
    for _ in 0..<10 {
      game.answer(rightly: isRight)
      game.key(.escape)
      names = seen(&game, for: 0.8)
    }
    #expect(game.question == nil && names.contains("rabbit-eyes-glee"))
    #expect(!names.contains("rabbit-snout-sad"))
  }

  @Test("R118 R122 while a question stands they are awake and do something, but not in calm motion")
  func awake() {
    for isCalm in [false, true] {
      var game = playing(isCalm: isCalm)
      var pictures: Set<Picture> = []
      game.advance(by: 8) { pictures.insert($0.picture) }
      #expect(isCalm ? pictures.count == 1 : pictures.count > 20)
      #expect((game.page.wakes(game.stage.view) == nil) == isCalm)
      game.answer(rightly: true)
      #expect(seen(&game, for: 2).contains("rabbit-eyes-glee") == !isCalm)
    }
  }

  @Test("R118 after a minute without a touch they sleep, and a touch wakes them")
  func asleep() {
    var game = playing()
    game.advance(by: 75)
    #expect(game.page.wakes(game.stage.view) == nil)
    game.send(.pointerMoved(Point(x: 640, y: 300)))
    #expect(game.page.wakes(game.stage.view) != nil)
  }
}
