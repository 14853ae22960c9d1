import Animation
import Phrases
import Rules
import Settings
import Stage
import StageTesting
import Testing
import Widgets

@Suite struct SettingsSceneTests {
  @Test("R105 every choice is applied and remembered at once, and shown")
  func choices() throws {
    var game = Harness(SettingsScene())
    var wasMuted = false
    for page in ["page.sound", "page.sight", "page.play"] {
      game.tap(named: page)
      let places = game.layout.filter {
        $0.name.contains(".") && !$0.name.hasPrefix("page.") && $0.name != "button.back"
      }
      #expect(places.count >= 6)
      for place in places {
        game.tap(place.rect.center)
        let last = game.effects.reversed().firstNonNil { effect -> Preferences? in
          if case .savePreferences(let preferences) = effect { preferences } else { nil }
        }
        #expect(last == game.context.preferences)
        wasMuted = wasMuted || game.context.preferences.isMuted
      }
    }
    let chosen = game.context.preferences
    #expect(wasMuted && !chosen.isMuted && chosen.showsCaptions)
    #expect(chosen.reducesMotion && chosen.isFullscreen)
    #expect(chosen.speed == .fast && chosen.rival == .oldLion && chosen.goal == .endless)
    #expect(!chosen.wantsExactDrop && chosen.textSize == .largest)
    #expect(chosen.isMono && chosen.isHighContrast && chosen.hasChosenContrast)
  }

  @Test("R37 of a match's goals one that ends comes first, and Endless last")
  func goals() {
    var game = Harness(SettingsScene())
    game.tap(named: "page.play")
    for (index, goal) in [Match.Goal.firstTo(3), .firstTo(5), .endless].enumerated() {
      game.tap(named: "goal.\(index)")
      #expect(game.context.preferences.goal == goal)
    }
  }

  @Test(
    "R103 R131 what the chosen rival does is told in words and in hands",
    arguments: [
      ("rival.0", "Each throw is pure luck.", "icon-to-dice hand-rock hand-paper hand-scissors"),
      (
        "rival.1", "It throws what would beat your last throw.",
        "hand-rock icon-to-next hand-paper"
      ),
      (
        "rival.2", "It remembers what you like to throw.",
        "hand-rock hand-rock hand-rock icon-to-next hand-paper"
      ),
    ])
  func rule(rival: String, words: String, hands: String) {
    var game = Harness(SettingsScene())
    game.tap(named: "page.play")
    game.tap(named: rival)
    let shown = game.picture.commands.filter { $0.name == "rule" }
    #expect(shown.compactMap(\.imageName) == hands.split(separator: " ").map(String.init))
    #expect(shown.allSatisfy { $0.frame.maxX < 500 }, "clear of the words")
    #expect(game.picture.texts.contains(words))
    let told = game.page.spokenContent(game.context.view).surroundings?.english
    #expect(told?.hasSuffix(words) == true)
  }

  @Test("R104 the volume follows drag and keys, from silent to full")
  func volume() throws {
    var game = Harness(SettingsScene())
    let slider = try #require(game.rect("volume"))
    game.drag(from: slider.center, to: slider.point(0, 0.5))
    #expect(game.context.preferences.volume == 0)
    game.drag(from: slider.point(0.1, 0.5), to: slider.point(1, 0.5))
    #expect(game.context.preferences.volume == 1)
    game.key(.tab)
    game.key(.left)
    #expect(abs(game.context.preferences.volume - 0.9) < 1e-9)
  }

  @Test("R144 what sounds by itself has a volume of its own")
  func ambience() throws {
    var game = Harness(SettingsScene())
    let slider = try #require(game.rect("ambience"))
    game.drag(from: slider.center, to: slider.point(0, 0.5))
    #expect(game.context.preferences.ambienceVolume == 0)
    #expect(game.context.preferences.volume == Preferences().volume)
  }

  @Test("R144 R150 the voice is heard when it is chosen and when its loudness changes")
  func voice() throws {
    var game = Harness(SettingsScene())
    func said() -> Int {
      game.effects.count { if case .say = $0 { true } else { false } }
    }
    let slider = try #require(game.rect("voice-volume"))
    game.drag(from: slider.center, to: slider.point(0.2, 0.5))
    #expect(said() == 0, "no voice is wanted")
    game.tap(named: "narration.1")
    #expect(said() == 1)
    game.tap(slider.point(0.6, 0.5))
    #expect(said() == 2)
  }

  @Test("R100 the page can be left by Esc and by its button")
  func leaving() {
    var byKey = Harness(SettingsScene())
    byKey.key(.escape)
    #expect(byKey.ending == .back)
    var byButton = Harness(SettingsScene())
    byButton.tap(named: "button.back")
    #expect(byButton.ending == .back)
  }

  @Test("R137 a key put on another's position changes places with it, so that none is there twice")
  func keys() {
    var game = Harness(SettingsScene())
    game.tap(named: "page.keys")
    game.tap(named: "put.one")
    #expect(game.scene.keyReading == .byPosition)
    game.send(.keyNamed("W"))
    #expect(game.scene.keyReading == .byMeaning)
    #expect(game.context.preferences.keys == [.one: "W", .sayPlace: "1"])
    game.tap(named: "put.two")
    game.send(.keyNamed("W"))
    #expect(game.context.preferences.keys == [.two: "W", .one: "2", .sayPlace: "1"])
    game.tap(named: "put.two")
    game.send(.keyNamed("X"))
    #expect(game.context.preferences.keys == [.two: "X", .one: "2", .sayPlace: "1"])
    game.tap(named: "put.one")
    game.send(.keyNamed("1"))
    #expect(game.context.preferences.keys == [.two: "X", .sayPlace: "2"], "1 is at home again")
    game.tap(named: "put.two")
    game.send(.keyNamed("W"))
    #expect(game.scene.picture(game.context.view).command(named: "key.two")?.words == "W")
    game.tap(named: "keys.usual")
    #expect(game.context.preferences.keys.isEmpty)
  }

  @Test("R137 Esc, and a press elsewhere, leave every key as it is")
  func keptKeys() {
    var game = Harness(SettingsScene())
    game.tap(named: "page.keys")
    game.tap(named: "put.one")
    game.key(.escape)
    #expect(game.scene.keyReading == .byMeaning && game.ending == nil)
    game.tap(named: "put.one")
    game.tap(named: "page.play")
    #expect(game.scene.keyReading == .byMeaning && game.context.preferences.keys.isEmpty)
    #expect(game.rect("speed.0") != nil)
  }

  @Test(
    "R94 nothing on a page overlaps or leaves the design space",
    arguments: ["page.sound", "page.sight", "page.play", "page.keys"])
  func composition(page: String) {
    var game = Harness(SettingsScene())
    game.tap(named: page)
    let places = game.layout
    for (index, place) in places.enumerated() {
      #expect(Design.frame.contains(place.rect))
      for other in places[(index + 1)...] {
        let apart =
          place.rect.maxX <= other.rect.minX || other.rect.maxX <= place.rect.minX
          || place.rect.maxY <= other.rect.minY || other.rect.maxY <= place.rect.minY
        #expect(apart, "\(place.name) and \(other.name)")
      }
    }
  }
}

extension Collection {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
