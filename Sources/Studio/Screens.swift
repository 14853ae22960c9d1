public import Director
internal import Stage

/// Every screen of the game, for review in windows of all shapes.
public enum Screens {
  /// The name of their sheet.
  public static let name = "screens"

  private static let ways: [RestingPlace] =
    [0.4, 3.9, 6.2].map { moment in
      RestingPlace("opening", in: .opening) { $0.wait(moment) }
    } + [SceneID.hub, .settings, .information].map { RestingPlace($0.rawValue, in: $0) } + [
      RestingPlace("hub, the last card", in: .hub) { $0.key(.escape) }
    ]

  /// The resting places, and the stills of each door's demo.
  public static func all() throws -> [Director] {
    let places = try (ways + Door.all.flatMap(\.restingPlaces)).map { place in
      var player = ScriptedPlayer(place.scene)
      try player.follow(place.walk)
      for _ in 0..<30 { player.step() }
      return player.director
    }
    return try places
      + Door.all.flatMap { door in
        var player = ScriptedPlayer(door.scene)
        try player.follow(door.demo)
        var playback = Playback(player.replay)
        return player.stills.map { still in
          playback.play(to: still.tick)
          return playback.director
        }
      }
  }
}
