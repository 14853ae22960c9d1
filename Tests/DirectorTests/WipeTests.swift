import Animation
import Director
import Rules
import Stage
import StageTesting
import Testing

@Suite struct WipeTests {
  private func jungle(reducesMotion: Bool = false) -> Director {
    var preferences = Preferences()
    preferences.reducesMotion = reducesMotion
    var game = Director(starting: .jungle, seed: 1, preferences: preferences)
    for _ in 0..<30 { game.tick() }
    return game
  }

  private func snaps(_ game: inout Director) -> Int {
    game.takeEffects().count { if case .play(.snap, _) = $0 { true } else { false } }
  }

  @Test("a key that is pressed while a wipe covers a scene does nothing in it")
  func noKeys() {
    var played = jungle()
    played.send(.key(.one, []))
    #expect(snaps(&played) == 1, "otherwise it throws")
    var left = jungle()
    left.send(.key(.escape, []))
    left.tick()
    left.send(.key(.one, []))
    for _ in 0..<6 { left.tick() }
    #expect(snaps(&left) == 0)
  }

  @Test("a press that began before a wipe ends as it would have")
  func endsPress() throws {
    var game = jungle()
    let sign = try #require(game.layout.first { $0.name == "button.goal" }).rect.center
    game.send(.pointerDown(sign))
    game.send(.key(.escape, []))
    game.tick()
    #expect(game.preferences.goal == .endless)
    game.send(.pointerUp(sign))
    #expect(game.preferences.goal == .firstTo(3))
    game.send(.pointerDown(sign))
    game.send(.pointerUp(sign))
    #expect(game.preferences.goal == .firstTo(3), "but no other one begins")
  }

  @Test(
    "R101 R121 nothing is seen between one scene and the next for two pictures",
    arguments: [false, true])
  func closes(reducesMotion: Bool) {
    var game = jungle(reducesMotion: reducesMotion)
    game.send(.key(.escape, []))
    var covered: [SceneID] = []
    for _ in 0..<90 {
      game.tick()
      let isCovered = game.picture().commands.contains {
        $0.shape == .fill && $0.tint == .deepLeaf && $0.opacity == 1
      }
      if isCovered { covered.append(game.sceneID) }
    }
    #expect(covered.count >= 2)
    #expect(covered.last == .hub)
  }

  /// How far each leaf from the left has come, at every tick until the scenes are exchanged.
  private func reaches(_ game: inout Director) -> [Set<Double>] {
    game.send(.key(.escape, []))
    var reaches: [Set<Double>] = []
    for _ in 0..<120 where game.sceneID == .jungle {
      game.tick()
      let edges = game.picture().commands.compactMap { command -> Double? in
        // Those in the jungle's corner keep to it.
        command.imageName == "leaves-left" && command.pin == nil ? command.frame.maxX : nil
      }
      reaches.append(Set(edges))
    }
    return reaches
  }

  @Test("R101 the leaves come one after another; calm, they do not come at all")
  func oneAfterAnother() {
    var (lively, calm) = (jungle(), jungle(reducesMotion: true))
    let reaches = reaches(&lively)
    #expect(reaches.contains { $0.count > 1 }, "some are behind the others")
    let isEmpty = self.reaches(&calm).allSatisfy(\.isEmpty)
    #expect(isEmpty)
  }

  @Test("the leaves take a third of a second to close, not an instant")
  func duration() {
    var game = jungle()
    #expect((17...24).contains(reaches(&game).count))
  }
}

@Suite struct CaptionTests {
  /// What is said for those who do not hear, a number of ticks after a place was clicked.
  private func caption(after place: String, ticks: Int) throws -> String? {
    var preferences = Preferences()
    preferences.showsCaptions = true
    var game = Director(starting: .jungle, seed: 1, preferences: preferences)
    game.tick()
    let point = try #require(game.layout.first { $0.name == place }).rect.center
    game.send(.pointerDown(point))
    game.send(.pointerUp(point))
    for _ in 0..<ticks { game.tick() }
    return game.picture().texts.first { $0.contains("♪") }
  }

  @Test("R104 a caption stays for two seconds at least, and is gone after three")
  func lasting() throws {
    for (ticks, isThere) in [(1, true), (60, true), (120, true), (180, false)] {
      #expect((try caption(after: "home.lion", ticks: ticks) != nil) == isThere, "\(ticks) ticks")
    }
  }

  @Test("R104 a caption stands below the sentence of the strip, which stays")
  func below() throws {
    let lines = try #require(try caption(after: "home.lion", ticks: 5)).split(separator: "\n")
    #expect(lines.count == 2 && !lines[0].contains("♪") && lines[1] == "♪ The lion roars.")
  }

  @Test("R104 a click has no caption: everybody sees what it did")
  func noClicks() throws {
    for ticks in 0..<10 { #expect(try caption(after: "button.goal", ticks: ticks) == nil) }
  }
}
