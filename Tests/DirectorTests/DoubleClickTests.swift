import Animation
import Director
import Stage
import Studio
import Testing

/// A double click counts once where its first click changes what lies under the pointer.
@Suite struct DoubleClickTests {
  private func click(_ game: inout Director, at point: Point) {
    game.send(.pointerDown(point))
    game.send(.pointerUp(point))
  }

  /// The places of a wrong answer's question after two clicks on Restart, `ticks` apart.
  private func places(after ticks: Int) throws -> Set<String> {
    let place = try #require(RestingPlace.all.first { $0.name == "win-or-lose.answer" })
    var game = try place.game()
    for _ in 0..<240 { game.tick() }
    let restart = try #require(game.layout.first { $0.name == "alert.restart" }).rect.center
    click(&game, at: restart)
    for _ in 0..<ticks { game.tick() }
    #expect(game.layout.contains { $0.name == "alert.stay" && !$0.rect.contains(restart) })
    click(&game, at: restart)
    return Set(game.layout.map(\.name))
  }

  @Test(
    "R91 R132 however often Restart is clicked, it asks, and does not answer",
    arguments: [1, 20, 60])
  func asks(ticks: Int) throws {
    #expect(try places(after: ticks).contains("alert.restart.now"))
  }

  /// Whether a hand is chosen by a click that follows one on Next Turn, `away` design pixels from
  /// it.
  private func choosesHand(after ticks: Int, away: Double) throws -> Bool {
    var player = ScriptedPlayer(.hands)
    player.type("Ada")
    try player.tap("button.continue")
    player.rest()
    try player.tap("throw.rock")
    player.rest()
    var game = player.director
    let place = try #require(game.layout.first { $0.name == "button.next-turn" }).rect.center
    click(&game, at: place)
    for _ in 0..<ticks { game.tick() }
    #expect(game.layout.contains { $0.name == "throw.paper" && $0.rect.contains(place) })
    click(&game, at: place + Point(x: away, y: 0))
    for _ in 0..<200 { game.tick() }
    return game.layout.contains { $0.name == "button.next-turn" }
  }

  @Test("R54 R91 Next Turn, clicked twice, chooses no hand", arguments: [1, 12, 25])
  func nextTurn(ticks: Int) throws { #expect(try !choosesHand(after: ticks, away: 0)) }

  @Test("R91 a quick click elsewhere is not half of a double click")
  func elsewhere() throws { #expect(try choosesHand(after: 20, away: 20)) }

  @Test("R80 a drum is struck as often as it is clicked, however quickly")
  func drum() throws {
    var game = Director(starting: .simonSays, seed: 1)
    let drum = try #require(game.layout.first { $0.name == "drum.leaf" }).rect.center
    _ = game.takeEffects()
    for _ in 0..<4 {
      click(&game, at: drum)
      for _ in 0..<6 { game.tick() }
    }
    let strokes = game.takeEffects().filter { if case .play = $0 { true } else { false } }
    #expect(strokes.count == 4)
  }
}
