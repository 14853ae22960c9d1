import Animation
import Director
import Phrases
import Stage
import Studio
import Testing

/// A press of the pointer that was meant for the game does nothing on the card that follows it.
@Suite struct HastyPressTests {
  /// A driver that looks at every card in the moment it opens.
  private struct Watcher: GameDriver {
    var player: ScriptedPlayer
    /// The game when each card has opened, after its finale, and the card's words.
    var opened: [(game: Director, words: String)] = []

    var sceneID: SceneID { player.sceneID }
    var isStill: Bool { player.isStill }
    var layout: [Place] { player.layout }
    var effects: [Effect] { player.effects }
    func picture() -> Picture { player.picture() }

    mutating func send(_ event: InputEvent, near place: String?) {
      player.send(event, near: place)
    }

    mutating func step() {
      let before = words
      player.step()
      guard let words, words != before else { return }
      var game = player.director
      game.send(.otherPressed)
      opened.append((game, words))
    }

    mutating func keep(_ name: String) {}

    private var words: String? {
      let game = player.director
      return game.page.openCard(game.view).map { game.language($0.spoken) }
    }
  }

  private func click(_ game: inout Director, at point: Point) {
    game.send(.pointerDown(point))
    game.tick()
    game.send(.pointerUp(point))
    game.tick()
  }

  /// What the buttons of the card that opens in `game` do when they are clicked `ticks` later.
  private func isAnswered(_ game: Director, after ticks: Int) -> Bool {
    game.layout.filter { $0.name.hasPrefix("alert.") || $0.name.hasPrefix("curtain.") }
      .contains { button in
        var game = game
        for _ in 0..<ticks { game.tick() }
        _ = game.takeEffects()
        let places = game.layout
        click(&game, at: button.rect.center)
        return game.layout != places || !game.takeEffects().isEmpty
      }
  }

  @Test(
    "R91 no button of a card takes a press in its first 0.6 s, in any scene; then they all do",
    arguments: RestingPlace.pictured)
  func cards(place: RestingPlace) throws {
    var driver = Watcher(player: ScriptedPlayer(place.scene, seed: 1))
    driver.wait(0.3)
    var anyone: any GameDriver = driver
    try place.walk(&anyone)
    driver = try #require(anyone as? Watcher)
    driver.rest()
    for (game, words) in driver.opened {
      for ticks in [0, 12, 30] { #expect(!isAnswered(game, after: ticks), "\(words), \(ticks)") }
      #expect(isAnswered(game, after: 40), "\(words)")
    }
  }
}
