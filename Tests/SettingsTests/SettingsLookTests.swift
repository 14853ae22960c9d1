import Animation
import Rules
import Settings
import Stage
import StageTesting
import Testing

/// What the pages around the games show.
@Suite struct SettingsLookTests {
  @Test("R104 the row of the sound bears the sign of what is chosen")
  func sound() {
    for isMuted in [true, false] {
      var preferences = Preferences()
      preferences.isMuted = isMuted
      let names = Harness(SettingsScene(preferences: preferences), preferences: preferences)
        .picture.imageNames
      #expect(names.contains("icon-muted") == isMuted)
      #expect(names.contains("icon-sound") == !isMuted)
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
      game.tap(named: name)
      #expect(game.stage.preferences.hasChosenMotion)
    }
  }

  @Test("R46 every rule shows the winner and beside it the one that it beats")
  func rules() {
    let picture = Harness(InformationScene()).picture
    let hands = picture.commands.compactMap { command -> String? in
      guard case .image(let name) = command.shape, name.hasPrefix("hand-") else { return nil }
      return name
    }
    // Behind each other: the loser is painted first.
    let expected = Throw.allCases.flatMap { ["hand-\($0.beats)", "hand-\($0)"] }
    #expect(hands == expected)
  }
}
