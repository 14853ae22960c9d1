import Animation
import Director
import Phrases
import Rules
import Stage
import Testing

/// A game that is listened to.
struct Listener {
  var game: Director
  /// What was asked of the voice since the last look.
  private(set) var voice: [Effect] = []

  init(
    _ scene: SceneID, _ narration: Preferences.Narration,
    _ change: (inout Preferences) -> Void = { _ in }
  ) {
    var preferences = Preferences()
    preferences.narration = narration
    change(&preferences)
    game = Director(starting: scene, seed: 3, preferences: preferences)
    game.send(.used(.keyboard))
    collect()
  }

  private mutating func collect() {
    for effect in game.takeEffects() {
      switch effect {
      case .say, .hush: voice.append(effect)
      default: break
      }
    }
  }

  mutating func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { game.tick() }
    collect()
  }

  mutating func send(_ event: InputEvent) {
    game.send(event)
    collect()
  }

  mutating func key(_ key: Key) { send(.key(key, [])) }

  mutating func press(_ name: String) throws {
    let place = try #require(game.layout.first { $0.name == name }, "there is no \(name)")
    for event in [
      InputEvent.pointerMoved(place.rect.center), .pointerDown(place.rect.center),
      .pointerUp(place.rect.center),
    ] { send(event) }
  }

  /// What was said, after its priority, since the last look; and forgets it.
  mutating func take() -> [String] {
    defer { voice = [] }
    return voice.map { effect in
      switch effect {
      case .say(let said): "\(said.priority): \(said.words.english)"
      case .hush(let priority): "hush \(priority)"
      default: ""
      }
    }
  }
}

@Suite struct NarrationTests {
  private static let threeKeys = "Press 1, 2 or 3, or choose with the arrows and Enter."

  @Test("R150 the sentence on the strip is said once, and again when it changes")
  func sentence() {
    var hub = Listener(.hub, .hints)
    hub.wait(0.1)
    #expect(hub.take() == ["prompt: Choose a game."])
    hub.wait(1)
    #expect(hub.take() == [])
    hub.key(.right)
    #expect(hub.take().last == "prompt: Lion, cobra, rabbit: one goes into the river.")
  }

  @Test("R150 with the voice off nothing is said but what has happened, and no key asks for more")
  func off() {
    var jungle = Listener(.jungle, .off)
    jungle.wait(0.2)
    for key in [Key.sayAgain, .sayScores, .sayPlace, .right, .one] { jungle.key(key) }
    jungle.wait(8)
    let said = jungle.take()
    #expect(said.count == 1 && said[0].hasPrefix("result: "), "\(said)")
  }

  @Test("R153 any press silences hints and prompts, and what has happened is said to its end")
  func hush() {
    var hub = Listener(.hub, .hints)
    hub.wait(0.1)
    _ = hub.take()
    hub.key(.tab)
    #expect(hub.take().first == "hush prompt")
  }

  @Test("R153 a card is said when it opens, without what was just said; then its first button")
  func card() throws {
    var game = Listener(.winOrLose, .everything)
    game.wait(0.2)
    #expect(
      game.take().first?.hasPrefix("prompt: You are here: Win or Lose. The jungle") == true)
    game.key(.tab)
    _ = game.take()
    game.key(.enter)
    game.wait(4)
    let said = game.take()
    #expect(said[0] == "hush prompt")
    let results = said.filter { $0.hasPrefix("result: ") }
    #expect(["result: Right!", "result: Not that one"].contains(results.first), "\(said)")
    // Right answers or points have changed.
    #expect(results.count == 2, "\(said)")
    let card = try #require(said.last)
    #expect(card.hasPrefix("prompt: ") && card.hasSuffix(" Continue, 1 of 6"), "\(said)")
    #expect(!card.contains("Right!") && !card.contains("Not that one"))
  }

  @Test("R152 the focus says name, state and place, and once more what has changed")
  func focus() throws {
    var settings = Listener(.settings, .everything)
    settings.wait(0.2)
    settings.key(.tab)
    #expect(settings.take().last == "answer: Sound, chosen, 1 of 15")
    for _ in 0..<6 { settings.key(.tab) }
    #expect(
      settings.take().last
        == "answer: Volume, a slider: 8 out of 10. Left and right move it. 7 of 15")
    settings.key(.left)
    #expect(settings.take() == ["hush prompt", "answer: Volume: 7 of 10"])
    for _ in 0..<2 { settings.key(.tab) }
    #expect(settings.take().last == "answer: Voice: Off, not chosen, 9 of 15")
    for _ in 0..<11 { settings.key(.tab) }
    settings.key(.enter)
    #expect(settings.take().last == "answer: Sound: Off, chosen, 5 of 15")
  }

  @Test("R152 a field says what is in it, letter by letter")
  func field() {
    var hands = Listener(.hands, .everything)
    hands.wait(0.2)
    #expect(
      hands.take().last
        == "prompt: You are here: Hands. Press an animal, or type your name.")
    hands.send(.text("A"))
    #expect(hands.take().contains("answer: Your name, a field to type in: A, 4 of 15"))
    hands.send(.text("d"))
    #expect(hands.take().contains("answer: Your name: Ad"))
  }

  @Test("R152 an arrow that moves the caret of a field is not answered by where one is")
  func caret() {
    var hands = Listener(.hands, .everything)
    hands.wait(0.2)
    hands.send(.text("A"))
    _ = hands.take()
    hands.key(.left)
    #expect(hands.take().allSatisfy { $0.hasPrefix("hush") })
  }

  @Test("R152 keys say it again, the scores, and where one is")
  func keys() {
    var jungle = Listener(.jungle, .hints)
    jungle.wait(0.2)
    jungle.key(.one)
    jungle.wait(8)
    let result = jungle.take().first { $0.hasPrefix("result: ") }?.dropFirst("result: ".count) ?? ""
    jungle.key(.sayAgain)
    #expect(jungle.take() == ["hush prompt", "answer: \(result)"])
    jungle.key(.sayScores)
    #expect(jungle.take().last?.hasPrefix("answer: You have ") == true)
    jungle.key(.sayPlace)
    #expect(
      jungle.take().last == "answer: You are here: Jungle. \(result) \(Self.threeKeys)")
  }

  @Test("R150 the loudspeaker says the sentence again, and turns the voice on for good")
  func loudspeaker() throws {
    var hub = Listener(.hub, .off)
    hub.wait(0.2)
    try hub.press("loudspeaker")
    #expect(hub.take() == ["answer: Choose a game."])
    #expect(hub.game.preferences.narration == .hints && hub.game.preferences.hasChosenNarration)
    try hub.press("loudspeaker")
    #expect(hub.take() == ["hush prompt", "answer: Choose a game."])
    hub.wait(0.5)
    #expect(hub.take() == [])
  }

  @Test("R153 a scene that has gone is silent, and so is one that sleeps or is not looked at")
  func silence() {
    var hub = Listener(.hub, .everything)
    hub.wait(0.2)
    hub.key(.one)
    hub.wait(1)
    let said = hub.take()
    #expect(said.contains("hush answer"))
    #expect(said.last?.hasPrefix("prompt: You are here: Jungle. ") == true, "\(said)")
    hub.send(.focusLost)
    #expect(hub.take() == ["hush answer"])
    hub.send(.focusGained)
    hub.wait(58)
    _ = hub.take()
    hub.game.rest(ticks: 180)
    hub.wait(0.1)
    #expect(hub.take() == ["hush answer"])
  }

  @Test("R150 whoever does nothing hears once more what could be done")
  func hint() {
    var hub = Listener(.hub, .hints)
    hub.wait(7)
    _ = hub.take()
    hub.wait(2)
    #expect(hub.take() == ["hint: Choose a game."])
  }

  @Test(
    "R152 whoever does nothing after a round hears which keys there are")
  func goingOn() {
    var jungle = Listener(.jungle, .everything)
    jungle.wait(0.2)
    #expect(jungle.take().last?.hasSuffix(Self.threeKeys) == true)
    jungle.key(.one)
    jungle.wait(6)
    _ = jungle.take()
    jungle.wait(10)
    let hint = jungle.take()
    #expect(hint.count == 1 && hint[0].hasPrefix("hint: "), "\(hint)")
    #expect(hint.last?.hasSuffix(" \(Self.threeKeys)") == true, "\(hint)")
    var game = Listener(.winOrLose, .everything)
    game.wait(0.2)
    game.key(.sayPlace)
    #expect(game.take().last?.hasSuffix(" \(Self.threeKeys)") == true)
  }

  @Test("R152 an arrow that leads nowhere says where one still is")
  func deadEnd() {
    var settings = Listener(.settings, .everything)
    settings.wait(0.2)
    for _ in 0..<4 { settings.key(.tab) }
    let first = settings.take().last
    settings.key(.right)
    #expect(settings.take() == ["hush prompt"] + [first].compactMap { $0 })
  }

  @Test("R152 what is thrown with a digit is said by its name, and not as what cannot be used")
  func thrown() {
    var hands = Listener(.hands, .everything)
    hands.wait(0.2)
    for letter in ["A", "d"] { hands.send(.text(letter)) }
    // The five crowns of the match's length stand between the name and Continue.
    for _ in 0..<7 { hands.key(.tab) }
    #expect(hands.take().last?.hasPrefix("answer: Continue, ") == true)
    hands.key(.enter)
    hands.wait(1)
    _ = hands.take()
    hands.key(.three)
    #expect(hands.take().contains("answer: Scissors, 3 of 9"))
  }

  @Test("R153 a scene that is left with the very first key is hushed like any other")
  func hushedAtOnce() {
    var preferences = Preferences()
    preferences.narration = .everything
    var game = Director(starting: .hub, seed: 1, preferences: preferences)
    game.send(.key(.one, []))
    var effects: [Effect] = []
    for _ in 0..<60 where game.sceneID == .hub {
      game.tick()
      effects = game.takeEffects()
    }
    #expect(game.sceneID == .jungle && effects.contains(.hush(.answer)))
  }

  @Test("R153 nobody talks over the drums, whatever is asked for meanwhile")
  func drums() {
    var simon = Listener(.simonSays, .everything)
    simon.wait(0.2)
    for key in [Key.tab, .enter] { simon.key(key) }
    var (isSounding, drums) = (false, 0)
    for _ in 0..<480 {
      simon.game.tick()
      simon.game.send(.key(.sayScores, []))
      for effect in simon.game.takeEffects() {
        switch effect {
        case .hush(.answer): isSounding = true
        case .play(let sound, _) where sound.rawValue.hasPrefix("drum"): drums += 1
        case .say(let said):
          guard isSounding else { break }
          // The player's turn ends the silence.
          isSounding = false
          #expect(drums == 1 && said.words.english.hasPrefix("Now you"), "\(said.words.english)")
        default: break
        }
      }
    }
    #expect(!isSounding && drums == 1)
  }
}
