import Animation
import Director
import Rules
import Settings
import Stage
import StageTesting
import Testing

/// What the pages around the games show.
@Suite struct SettingsLookTests {
  @Test("R104 of the two signs of the sound the chosen one lies on a leaf")
  func sound() throws {
    for isMuted in [true, false] {
      var preferences = Preferences()
      preferences.isMuted = isMuted
      let game = Harness(SettingsScene(preferences: preferences), preferences: preferences)
      #expect(game.picture.imageNames.isSuperset(of: ["icon-to-muted", "icon-to-sound"]))
      for (name, isChosen) in [("sound.0", !isMuted), ("sound.1", isMuted)] {
        let place = try #require(game.rect(name))
        let leaves = game.picture.commands.filter { $0.tint == .leaf && place.contains($0.frame) }
        #expect(leaves.isEmpty != isChosen)
      }
    }
  }

  @Test("R144 the sliders stand where they were left", arguments: [0.0, 0.3, 1])
  func sliders(volume: Double) throws {
    var preferences = Preferences()
    (preferences.volume, preferences.ambienceVolume) = (volume, 1 - volume)
    let game = Harness(SettingsScene(preferences: preferences), preferences: preferences)
    for (name, share) in [("volume", volume), ("ambience", 1 - volume)] {
      let (place, knob) = (
        try #require(game.rect(name)), try #require(game.picture.command(named: name)).at.x
      )
      #expect(abs(knob - (place.minX + 24 + share * (place.width - 48))) < 0.5, "\(name)")
    }
  }

  @Test("R101 whoever chooses a motion is not overruled by the desktop any more")
  func motion() {
    for name in ["motion.0", "motion.1"] {
      var game = Harness(SettingsScene())
      game.tap(named: "page.sight")
      game.tap(named: name)
      #expect(game.stage.preferences.hasChosenMotion)
    }
  }

  @Test("R46 every rule shows the winner and beside it the one that it beats")
  func rules() {
    let picture = Harness(InformationScene(doors: Door.all)).picture
    let hands = picture.commands.compactMap { command -> String? in
      guard case .image(let name) = command.shape, name.hasPrefix("hand-") else { return nil }
      return name
    }
    // Behind each other: the loser is painted first.
    let expected = Throw.allCases.flatMap { ["hand-\($0.beats)", "hand-\($0)"] }
    #expect(Array(hands.prefix(6)) == expected)
  }
}
