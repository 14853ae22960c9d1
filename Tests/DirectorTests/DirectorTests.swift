import Animation
import Director
import Phrases
import Stage
import StageTesting
import Testing
import Widgets

@Suite struct DirectorTests {
  private func visit(_ start: SceneID, seed: UInt64 = 1) -> Director {
    Director(starting: start, seed: seed)
  }

  @Test(
    "R121 the opening flows into the jungle, which can be played as soon as the scores are seen")
  func openingToJungle() throws {
    var game = visit(.opening)
    func plaque(_ game: Director) -> Double? {
      game.picture().commands.first { $0.words == "The jungle" }?.opacity
    }
    var before = game
    for _ in 0..<600 where game.sceneID == .opening {
      before = game
      game.tick()
    }
    #expect(game.sceneID == .jungle)
    #expect(try #require(plaque(before)) > 0.9, "the scores are there")
    // Nothing that was seen goes, or is covered.
    let (old, new) = (before.picture(), game.picture())
    let kept = Set(new.commands.filter { $0.opacity == 1 }.map(\.shape))
    for command in old.commands where command.opacity > 0.9 {
      #expect(kept.contains(command.shape))
    }
    #expect(new.commands.allSatisfy { $0.opacity > 0 }, "nothing is drawn that is not seen")
    let known = Set(old.commands.map(\.shape))
    let gentle = new.commands.filter { !known.contains($0.shape) && $0.opacity < 0.1 }.map(\.shape)
    #expect(!gentle.isEmpty, "what is new comes in gently")
    for _ in 0..<30 { game.tick() }
    let later = Set(game.picture().commands.filter { $0.opacity == 1 }.map(\.shape))
    #expect(gentle.contains(where: later.contains), "and stays")
    _ = game.takeEffects()
    game.send(.key(.one, []))
    let sounds = game.takeEffects().map(\.line)
    #expect(sounds.contains { $0.hasPrefix("play snap") }, "the lion goes into the river")
  }

  @Test("R121 from the game that the opening leads to, the doors are one step back")
  func openingToHub() {
    var game = visit(.opening)
    for _ in 0..<600 where game.sceneID == .opening { game.tick() }
    game.send(.key(.escape, []))
    for _ in 0..<120 { game.tick() }
    #expect(game.sceneID == .hub)
  }

  @Test("a wipe covers the picture wholly when the scenes are exchanged")
  func fullCover() throws {
    var game = visit(.hub)
    game.send(.key(.one, []))
    var before = game
    for _ in 0..<120 where game.sceneID == .hub {
      before = game
      game.tick()
    }
    for picture in [before.picture(ahead: 0.99), game.picture()] {
      let fill = try #require(picture.commands.lastIndex { $0.shape == .fill })
      #expect(picture.commands[fill].opacity == 1)
      let leaves = Set(picture.commands[fill...].dropFirst().map { $0.imageName ?? "ground" })
      #expect(leaves == ["ground", "leaves-left", "leaves-right"], "and nothing but leaves on it")
    }
    #expect(!game.isStill)
    for _ in 0..<600 where !game.isStill { game.tick() }
    #expect(game.isStill)
  }

  @Test("R121 leaves come from both sides in two tones, unevenly, and their tips come first")
  func leaves() throws {
    var game = visit(.hub)
    game.send(.key(.one, []))
    for _ in 0..<12 { game.tick() }
    let picture = game.picture()
    for name in ["leaves-left", "leaves-right"] {
      let leaves = picture.commands.filter { $0.imageName == name }
      #expect(Set(leaves.map(\.tint)).count == 2)
      #expect(Set(leaves.map { $0.at.x }).count > Set(leaves.map(\.tint)).count + 1)
    }
    let ground = try #require(
      picture.commands.first { $0.shape == .roundedRect(radius: 0) && $0.tint == .deepLeaf })
    let tips = picture.commands.filter { $0.imageName == "leaves-left" }.map(\.frame.maxX)
    #expect(try #require(tips.max()) > ground.frame.maxX + 100)
  }

  @Test("R104 a press on the crossed loudspeaker gives the sound back", arguments: SceneID.allCases)
  func unmutes(id: SceneID) {
    var game = visit(id)
    game.send(.key(.mute, []))
    let place = MuteSign.frame.center
    #expect(game.picture().command(named: "muted")?.at == place)
    game.send(.pointerDown(place))
    game.send(.pointerUp(place))
    #expect(!game.preferences.isMuted && game.picture().command(named: "muted") == nil)
    game.send(.pointerDown(place))
    game.send(.pointerUp(place))
    #expect(!game.preferences.isMuted, "it is no switch while it is not seen")
  }

  @Test("R105 M mutes and F11 fills the screen in every scene", arguments: SceneID.allCases)
  func everywhere(id: SceneID) {
    var game = visit(id)
    game.send(.key(.mute, []))
    #expect(game.preferences.isMuted)
    game.send(.key(.fullscreen, []))
    #expect(game.preferences.isFullscreen)
    #expect(game.takeEffects().contains(.savePreferences(game.preferences)))
    game.send(.key(.fullscreen, []))
    #expect(!game.preferences.isFullscreen)
  }

  @Test("R37 the sign of the match shows the next goal with the very next picture, also at rest")
  func goalAtRest() throws {
    var game = Director(starting: .jungle, seed: 1)
    for _ in 0..<45 * 60 { game.tick() }
    #expect(game.isStill)
    let sign = try #require(game.layout.first { $0.name == "button.goal" }).rect.center
    // In its middle is the first of them.
    for words in ["First to 3", "First to 5", "First to 3"] {
      game.send(.pointerDown(sign))
      game.send(.pointerUp(sign))
      let shown = game.picture().texts
      #expect(shown.contains(words))
      #expect(shown.contains { $0.hasPrefix("A new match") })
    }
  }

  @Test("R105 what a key chooses while the settings lie open is shown at once")
  func shownAtOnce() {
    var game = visit(.settings)
    for _ in 0..<60 { game.tick() }
    let before = game.picture()
    game.send(.key(.mute, []))
    #expect(game.picture() != before)
  }

  @Test("R101 the player's own choice of motion is told from the desktop's")
  func motion() {
    var game = visit(.settings)
    game.changePreferences { $0.reducesMotion = true }
    #expect(game.preferences.reducesMotion && !game.preferences.hasChosenMotion)
    #expect(game.takeEffects() == [.savePreferences(game.preferences)])
    for name in ["page.sight", "motion.0"] {
      let place = game.layout.first { $0.name == name }?.rect.center ?? Point(x: 0, y: 0)
      game.send(.pointerDown(place))
      game.send(.pointerUp(place))
    }
    #expect(!game.preferences.reducesMotion && game.preferences.hasChosenMotion)
    #expect(Preferences(values: game.preferences.values) == game.preferences)
  }

  @Test("the same seed and the same events give the same pictures")
  func deterministic() {
    func play() -> [String] {
      var game = visit(.jungle, seed: 42)
      var pictures: [String] = []
      for tick in 0..<400 {
        if tick == 20 { game.send(.key(.two, [])) }
        game.tick()
        pictures.append(game.picture(ahead: 0.5).description)
      }
      return pictures
    }
    #expect(play() == play())
  }

  @Test("a rest of n ticks is the same as n ticks in which nothing moves")
  func resting() throws {
    var ticked = visit(.jungle)
    for _ in 0..<3_600 where !ticked.isStill { ticked.tick() }
    var rested = ticked
    let pause = try #require(ticked.ticksUntilChange) - 1
    for _ in 0..<pause { ticked.tick() }
    rested.rest(ticks: pause)
    ticked.tick()
    rested.tick()
    #expect(ticked.now == rested.now)
    #expect(ticked.picture() == rested.picture())
  }

  @Test("R104 with captions on, a sound is also a sentence for a while; without, it is not")
  func captions() {
    func sentences(_ isOn: Bool, after seconds: Double) -> String {
      var preferences = Preferences()
      preferences.showsCaptions = isOn
      var game = Director(starting: .jungle, seed: 1, preferences: preferences)
      let lion = Point(x: 260, y: 560)
      game.send(.pointerDown(lion))
      game.send(.pointerUp(lion))
      for _ in 0..<Int(seconds * 60) { game.tick() }
      return game.picture().description
    }
    #expect(sentences(true, after: 0.5).contains("♪ The lion roars."))
    #expect(!sentences(true, after: 3).contains("♪"))
    #expect(!sentences(false, after: 0.5).contains("♪"))
  }

  @Test("R105 large words are larger and stay inside their places")
  func largeWords() {
    func sizes(_ size: Preferences.TextSize) -> [Double] {
      var preferences = Preferences()
      preferences.textSize = size
      return Director(starting: .settings, seed: 1, preferences: preferences).picture().commands
        .compactMap { if case .text(_, let style, _) = $0.shape { style.size } else { nil } }
    }
    for (normal, large) in zip(sizes(.normal), sizes(.large)) {
      #expect(normal > 36 ? large == normal : large >= normal)
    }
    #expect(sizes(.large).reduce(0, +) > sizes(.normal).reduce(0, +))
    for (large, largest) in zip(sizes(.large), sizes(.largest)) { #expect(largest >= large) }
  }

  @Test(
    "R96 a notice lies over the scene and blocks it until it is accepted", arguments: [true, false])
  func notice(byKey: Bool) throws {
    var game = visit(.hub)
    game.showNotice(
      "The scores can't be read; the file is now called records.sqlite.damaged-2026-11-21.")
    for _ in 0..<60 { game.tick() }
    #expect(game.isStill)
    #expect(game.picture().command(named: "alert") != nil)
    game.send(.key(.one, []))
    for _ in 0..<120 { game.tick() }
    #expect(game.sceneID == .hub)
    if byKey {
      game.send(.key(.escape, []))
    } else {
      let button = try #require(
        game.picture().commands.last { if case .panel = $0.shape { true } else { false } })
      game.send(.pointerDown(button.at))
      game.send(.pointerUp(button.at))
    }
    #expect(game.picture().command(named: "alert") == nil && !game.isOver)
    game.send(.key(.one, []))
    for _ in 0..<120 { game.tick() }
    #expect(game.sceneID == .jungle)
  }

  @Test(
    "R137 R96 with high contrast a notice is in black and white as well", arguments: [true, false])
  func contrast(isHigh: Bool) {
    var preferences = Preferences()
    preferences.isHighContrast = isHigh
    var game = Director(starting: .hub, seed: 1, preferences: preferences)
    game.showNotice("The scores can't be read.")
    for _ in 0..<60 { game.tick() }
    let tints = game.picture().commands.filter { $0.words != nil }.map(\.tint)
    #expect(tints.allSatisfy { [.white, Color(0)].contains($0) } == isHigh)
  }

  @Test("R104 whoever has muted the game sees a sign of it everywhere, and nobody else does")
  func muted() {
    for scene in SceneID.allCases where scene != .opening {
      var game = visit(scene)
      #expect(game.picture().command(named: "muted") == nil, "\(scene)")
      game.send(.key(.mute, []))
      #expect(game.picture().command(named: "muted") != nil, "\(scene)")
      game.send(.key(.mute, []))
      #expect(game.picture().command(named: "muted") == nil, "\(scene)")
    }
  }
}
