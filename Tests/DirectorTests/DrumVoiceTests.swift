import Director
import Phrases
import Stage
import Testing

/// What is said between the drums, and what is not.
@Suite struct DrumVoiceTests {
  /// A game alone, at the player's turn.
  private func turn() -> Listener {
    var simon = Listener(.simonSays, .everything)
    simon.wait(0.2)
    for key in [Key.tab, .enter] { simon.key(key) }
    waitForTurn(&simon)
    return simon
  }

  private func waitForTurn(_ simon: inout Listener) {
    for _ in 0..<1200 where simon.game.page.hint(simon.game.view) == nil { simon.wait(1.0 / 60) }
    _ = simon.take()
  }

  @Test("R153 nobody talks while the player is at the drums")
  func striking() throws {
    var simon = turn()
    // The only one, and then the first of two.
    for _ in 0..<2 {
      waitForTurn(&simon)
      let drum = try #require(simon.game.page.hint(simon.game.view)).place
      for event in [InputEvent.pointerDown(drum), .pointerUp(drum)] { simon.send(event) }
    }
    simon.wait(0.3)
    #expect(simon.take().allSatisfy { $0.hasPrefix("hush") })
  }

  @Test(
    "R71 R152 the drums wait for no voice: a word before them, and the points at the player's turn")
  func brisk() throws {
    var simon = turn()
    let drum = try #require(simon.game.page.hint(simon.game.view)).place
    for event in [InputEvent.pointerDown(drum), .pointerUp(drum)] { simon.send(event) }
    simon.wait(0.9)
    #expect(
      simon.take().filter { !$0.hasPrefix("hush") } == ["prompt: Right!", "prompt: Listen…"])
    for _ in 0..<600 where simon.game.page.hint(simon.game.view) == nil { simon.wait(1.0 / 60) }
    let said = try #require(simon.take().last)
    #expect(said.hasPrefix("prompt: Now") && said.hasSuffix(" You have 1 point."), "\(said)")
  }

  @Test("R152 whoever asks where the drums are is told so once")
  func drumPlaces() throws {
    var simon = turn()
    simon.key(.sayPlace)
    let said = try #require(simon.take().last)
    #expect(said.ranges(of: Phrase.spoken(.drumPlaces).english).count == 1, "\(said)")
  }
}
