import Animation
import Director
import Rules
import Stage
import Studio
import Testing

@Suite struct FinaleTests {
  /// A driver that has just ended a match of the jungle.
  private func ended(reducesMotion: Bool = false) throws -> ScriptedPlayer {
    var preferences = Preferences()
    preferences.goal = .firstTo(3)
    preferences.reducesMotion = reducesMotion
    var player = ScriptedPlayer(.jungle, seed: 3, preferences: preferences)
    for _ in 0..<40 {
      player.key(.one)
      for _ in 0..<600 {
        player.step()
        if isShown(player) { return player }
        if player.isStill { break }
      }
    }
    Issue.record("No match ended.")
    return player
  }

  private func isShown(_ player: ScriptedPlayer) -> Bool {
    player.picture().command(named: "show.middle") != nil
  }

  @Test(
    "R124 a finale lasts four seconds at most, and then the card speaks", arguments: [false, true])
  func lasts(reducesMotion: Bool) throws {
    var player = try ended(reducesMotion: reducesMotion)
    #expect(player.picture().command(named: "alert")?.opacity ?? 0 == 0)
    var ticks = 0
    while isShown(player), ticks < 600 {
      player.step()
      ticks += 1
    }
    #expect((30...240).contains(ticks))
    player.wait(0.5)
    #expect(player.picture().command(named: "alert") != nil)
  }

  @Test("R124 the card comes while the cast goes: the bare board is not seen between them")
  func noGap() throws {
    var player = try ended()
    while isShown(player) {
      player.step()
      let card = player.picture().command(named: "alert")?.opacity ?? 0
      #expect(isShown(player) || card > 0.5)
    }
  }

  @Test(
    "R124 a finale comes and goes behind leaves, so that one picture is never seen through another",
    arguments: [false, true])
  func behindLeaves(reducesMotion: Bool) throws {
    var player = try ended(reducesMotion: reducesMotion)
    func evening() -> DrawCommand? {
      player.picture().commands.first { $0.imageName == "simon-ground" }
    }
    func isCovered() -> Bool {
      player.picture().commands.contains { $0.shape == .fill && $0.opacity > 0.98 }
    }
    #expect(evening() != nil && isCovered())
    var openTicks = 0
    while let ground = evening(), openTicks < 600 {
      #expect(ground.opacity == 1)
      openTicks += isCovered() ? 0 : 1
      player.step()
    }
    #expect(isCovered() && openTicks > 20)
  }

  @Test("R124 any input ends a finale, and does nothing else")
  func skipped() throws {
    for event in [InputEvent.key(.escape, []), .pointerDown(Point(x: 640, y: 360)), .otherPressed] {
      var player = try ended()
      player.wait(1)
      player.send(event)
      player.send(.pointerUp(Point(x: 640, y: 360)))
      #expect(!isShown(player))
      player.wait(0.5)
      #expect(player.sceneID == .jungle && player.picture().command(named: "alert") != nil)
    }
  }

  @Test("R124 a press that was meant for the game before does not end the finale, and a key does")
  func hasty() throws {
    for ticks in [0, 20, 50] {
      var player = try ended()
      for _ in 0..<ticks { player.step() }
      player.send(.pointerDown(Point(x: 640, y: 600)))
      player.send(.pointerUp(Point(x: 640, y: 600)))
      player.send(.otherFinger(Point(x: 100, y: 600)))
      #expect(isShown(player))
      player.send(.key(.space, []))
      #expect(!isShown(player))
    }
  }

  @Test("R74 R124 a name that is typed into a finale ends it, and is there whole")
  func typed() throws {
    var player = ScriptedPlayer(.simonSays, seed: 1)
    try player.tap("menu.single")
    player.rest()
    func played() -> Pad? {
      Pad.allCases.first { pad in
        player.playback.effects.contains { $0.effect.line.lowercased().contains("drum\(pad)") }
      }
    }
    let pad = try #require(played())
    try player.tap("drum.\(pad)")
    player.rest()
    // The sequence begins with the same drum.
    try player.tap("drum.\(pad == .leaf ? Pad.drop : .leaf)")
    for _ in 0..<900 where !isShown(player) { player.step() }
    #expect(isShown(player))
    for letter in ["A", "d", "a"] { player.send(.text(letter)) }
    player.wait(0.5)
    #expect(!isShown(player))
    #expect(player.picture().description.contains("“Ada”"))
  }

  @Test("R126 R124 in a tall window neither the cast nor its swing is cut, wherever they march")
  func tall() throws {
    func isSeen(_ frame: Rect) -> Bool {
      frame.minX >= Design.tall.minX && frame.maxX <= Design.tall.maxX
    }
    var player = try ended()
    var seen = 0
    while isShown(player) {
      var game = player.director
      game.isTall = true
      let picture = game.picture()
      for name in ["left", "middle", "right"] {
        let frame = try #require(picture.command(named: "show.\(name)")).frame
        #expect(isSeen(frame), "\(name)")
      }
      let swing = picture.commands.last { if case .panel = $0.shape { true } else { false } }
      #expect(isSeen(try #require(swing).frame))
      seen += 1
      player.step()
    }
    #expect(Time.frames(seen) > .seconds(1))
  }

  @Test("R124 R125 a match that ends is remembered")
  func grows() throws {
    #expect(try ended().director.preferences.finishedGames == [.jungle: 1])
  }

  @Test(
    "R124 every finale is at most four seconds long",
    arguments: Catalogue.timelines(named: "finale"))
  func short(named: NamedTimeline) {
    #expect(named.timeline.stagingError == nil)
    #expect(named.timeline.duration <= .seconds(4), "\(named.name)")
  }
}
