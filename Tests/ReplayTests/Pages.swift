import Director
import Stage
import Studio

/// The pages, cards and setups of the game at rest whose pictures are kept.
extension RestingPlace {
  static let pictured =
    [
      RestingPlace("hub.leaving", in: .hub) { $0.key(.escape) },
      RestingPlace("hub.muted", in: .hub) { $0.key(.mute) },
      RestingPlace("settings", in: .settings),
      RestingPlace("information", in: .information),
    ] + Door.all.flatMap(\.restingPlaces).filter(\.isPictured)

  func picture() throws -> Picture {
    var preferences = Preferences()
    preferences.hasPlayed = true
    preferences.isCalm = true
    var player = ScriptedPlayer(scene, seed: 1, preferences: preferences)
    player.wait(0.3)
    try player.follow(walk)
    player.rest()
    return player.picture()
  }
}
