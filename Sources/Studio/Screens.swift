internal import Animation
public import Director
internal import Figures
internal import Opening
public import Stage

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

/// Every timeline in the game, by name.
public enum Catalogue {
  public static let timelines =
    OpeningScene.timelines + HubScene.timelines + FinaleAnimation.timelines + Thrower.timelines
    + Door.all.flatMap { $0.timelines() }

  /// The timeline called `name`, or else the family it prefixes, e.g. `jungle.win`.
  public static func timelines(named name: String) -> [NamedTimeline] {
    let exact = timelines.filter { $0.name == name }
    return exact.isEmpty ? timelines.filter { $0.name.hasPrefix(name + ".") } : exact
  }

  /// The timeline's name; nil if it isn't in the catalogue.
  static func name(of timeline: Timeline) -> String? { names[timeline] }

  private static let names = Dictionary(
    timelines.map { ($0.timeline, $0.name) }, uniquingKeysWith: { first, _ in first })
}
