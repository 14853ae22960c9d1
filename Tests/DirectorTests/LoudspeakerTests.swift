import Animation
import Director
import Phrases
import Stage
import StageTesting
import Testing
import Widgets

/// How the button beside the strip answers.
@Suite struct LoudspeakerTests {
  private func game(reducesMotion: Bool = false, _ narration: Preferences.Narration = .off)
    -> Director
  {
    var preferences = Preferences()
    (preferences.reducesMotion, preferences.narration) = (reducesMotion, narration)
    var game = Director(starting: .jungle, seed: 1, preferences: preferences)
    for _ in 0..<30 { game.tick() }
    return game
  }

  private func look(_ game: Director) throws -> String {
    let name = try #require(
      game.picture().commands.last {
        $0.imageName?.contains("round") == true
          && $0.at.distance(to: Loudspeaker.frame.center) < 8
      }?.imageName)
    return name
  }

  private func sign(_ game: Director) throws -> DrawCommand {
    try #require(game.picture().command(named: Loudspeaker.name))
  }

  private func shine(_ game: Director) -> Double {
    game.picture().command(named: "loudspeaker.shine")?.opacity ?? 0
  }

  @Test("R100 R150 the loudspeaker rises under the pointer and sinks under a press, as buttons do")
  func looks() throws {
    var game = game()
    let middle = Loudspeaker.frame.center
    var looks = [try look(game)]
    game.send(.pointerMoved(middle))
    looks.append(try look(game))
    game.send(.pointerDown(middle))
    looks.append(try look(game))
    #expect(Set(looks).count == 3)
    game.send(.pointerMoved(Point(x: 300, y: 300)))
    #expect(try look(game) == looks[0], "a release there would do nothing")
    game.send(.pointerUp(Point(x: 300, y: 300)))
    #expect(game.preferences.narration == .off)
  }

  @Test(
    "R150 whoever asks for the sentence again sees the loudspeaker bounce and shine for a moment")
  func answers() throws {
    let middle = Loudspeaker.frame.center
    let ways: [[InputEvent]] = [
      [.pointerDown(middle), .pointerUp(middle)], [.otherFinger(middle)], [.key(.sayAgain, [])],
    ]
    for way in ways {
      for reducesMotion in [false, true] {
        var game = game(reducesMotion: reducesMotion, .hints)
        let size = try sign(game).scale.x
        for event in way { game.send(event) }
        var largest = 0.0
        for _ in 0..<12 {
          game.tick()
          #expect(shine(game) == 1 && !game.isStill)
          largest = max(largest, try sign(game).scale.x / size)
        }
        #expect(reducesMotion ? largest == 1 : largest > 1.1, "\(way)")
        for _ in 0..<60 { game.tick() }
        #expect(shine(game) == 0)
        #expect(try sign(game).scale.x == size)
      }
    }
  }

  @Test("R131 R150 the loudspeaker is crossed out while the voice is off, and green while it is on")
  func isOn() throws {
    var first = game()
    func sign() -> String? { first.picture().command(named: "loudspeaker")?.imageName }
    func isGreen() -> Bool {
      first.picture().commands.contains { $0.tint == .leaf && Loudspeaker.frame.contains($0.frame) }
    }
    #expect(sign() == "icon-to-hushed" && !isGreen())
    first.send(.pointerDown(Loudspeaker.frame.center))
    first.send(.pointerUp(Loudspeaker.frame.center))
    for _ in 0..<120 { first.tick() }
    #expect(sign() == "icon-to-speech" && isGreen())
  }

  @Test("R46 R131 behind every door the rules are one press away, at the same place")
  func rulesAtHand() throws {
    for door in Door.all {
      var game = Director(starting: door.scene, seed: 1)
      for _ in 0..<30 { game.tick() }
      let sign = try #require(game.layout.first { $0.name == "button.information" }).rect
      #expect(sign == IconButton.besideTopRight, "\(door)")
      let place = sign.center
      for event in [InputEvent.pointerMoved(place), .pointerDown(place), .pointerUp(place)] {
        game.send(event)
      }
      for _ in 0..<120 { game.tick() }
      #expect(game.sceneID == .information, "\(door)")
      // It tells of this game, whichever was opened from the clearing before.
      let told = game.picture().texts.map { $0.replacing("\n", with: " ") }
      #expect(door.lessons.allSatisfy { told.contains($0.sentence.english) }, "\(door)")
      game.send(.key(.escape, []))
      for _ in 0..<120 { game.tick() }
      #expect(game.sceneID == door.scene)
    }
  }

  @Test("R150 the loudspeaker glows for a while until the player has chosen whether to hear")
  func invites() {
    func isInviting(_ game: Director) -> Bool {
      (game.picture().command(named: "loudspeaker.shine")?.opacity ?? 0) > 0.3
    }
    var first = game()
    for _ in 0..<60 { first.tick() }
    #expect(isInviting(first))
    for _ in 0..<300 { first.tick() }
    #expect(!isInviting(first), "nothing burns for ever")
    var preferences = Preferences()
    preferences.hasChosenNarration = true
    var silent = Director(starting: .hub, seed: 1, preferences: preferences)
    for _ in 0..<30 { silent.tick() }
    #expect(!isInviting(silent))
  }

  @Test("R150 on the settings, which have no strip, what is set is told when asked, and only then")
  func settings() throws {
    var preferences = Preferences()
    preferences.narration = .hints
    var game = Director(starting: .settings, seed: 1, preferences: preferences)
    func said() -> [String] {
      game.takeEffects().compactMap {
        if case .say(let utterance) = $0 { utterance.words.english } else { nil }
      }
    }
    for _ in 0..<30 { game.tick() }
    #expect(said().isEmpty)
    game.send(.pointerDown(Loudspeaker.frame.center))
    game.send(.pointerUp(Loudspeaker.frame.center))
    #expect(said().contains { $0.contains("Sound: On") && $0.contains("Voice: Hints") })
  }

  @Test("R150 on the page of rules, which has no strip, they are told too")
  func rules() throws {
    var game = Director(starting: .information, seed: 1)
    for _ in 0..<30 { game.tick() }
    game.send(.pointerDown(Loudspeaker.frame.center))
    game.send(.pointerUp(Loudspeaker.frame.center))
    let said = game.takeEffects().compactMap {
      if case .say(let utterance) = $0 { utterance.words.english } else { nil }
    }
    #expect(said.contains { $0.contains("The stronger one gets a point.") })
  }
}
