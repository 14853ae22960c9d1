import Animation
import Director
import Opening
import Phrases
import Stage
import StageTesting
import Testing

/// What the clearing tells about its doors, and the evening about the day.
@Suite struct HubLookTests {
  private func words(_ game: Harness<HubScene>) -> String? {
    guard case .text(let words, _, _) = game.picture.command(named: "status")?.shape else {
      return nil
    }
    return words
  }

  @Test(
    "R5 the line below tells of the door that is looked at, by pointer or by focus",
    arguments: Door.all)
  func lines(door: Door) throws {
    var game = Harness(HubScene(doors: Door.all, focus: door.scene))
    #expect(words(game) == "Choose a door.")
    game.send(.pointerMoved(try #require(game.rect("door.\(door)")).center))
    #expect(words(game) == door.line.english)
    game.send(.pointerMoved(Point(x: 4, y: 4)))
    #expect(words(game) == "Choose a door.")
    game.key(.tab)
    #expect(words(game) == door.line.english)
  }

  @Test("R14 nobody is seen by the river before the evening has gone")
  func evening() {
    var game = Harness(OpeningScene())
    var isDay = false
    game.advance(by: 3) { game in
      let isEvening = game.picture.command(named: "launch") != nil
      let isSeen = game.picture.command(named: "lion") != nil
      #expect(isEvening != isSeen)
      isDay = isDay || isSeen
    }
    #expect(isDay)
  }

  @Test("R5 a door that was opened is remembered, a page is not")
  func lastDoor() {
    var game = Harness(HubScene(doors: Door.all))
    game.tap(named: "settings")
    #expect(game.stage.preferences.lastDoor == .jungle)
    game.tap(named: "door.hands")
    #expect(game.stage.preferences.lastDoor == .hands)
  }
}
