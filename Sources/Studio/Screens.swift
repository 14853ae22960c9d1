internal import Animation
public import Director
internal import Figures
internal import Opening
public import Stage

/// The screens of the game, for review in windows of all shapes.
public enum Screens {
  /// The name of the sheet of all screens.
  public static let name = "screens"

  private static let ways: [RestingPlace] =
    [0.4, 3.9, 6.2].map { moment in
      RestingPlace("opening", in: .opening) { $0.wait(moment) }
    } + [SceneID.hub, .settings, .information].map { RestingPlace($0.rawValue, in: $0) } + [
      RestingPlace("hub, the last card", in: .hub) { $0.key(.escape) }
    ]

  /// Returns the game at each resting place, and at each still of each door's demo.
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

/// The catalogue of the game's timelines, by name.
public enum Catalogue {
  public static let timelines =
    OpeningScene.timelines + HubScene.timelines + FinaleAnimation.timelines + Thrower.timelines
    + Door.all.flatMap { $0.timelines() }

  /// Returns the timeline called `name`, otherwise the family that it prefixes, e.g. `jungle.win`.
  public static func timelines(named name: String) -> [NamedTimeline] {
    let exact = timelines.filter { $0.name == name }
    return exact.isEmpty ? timelines.filter { $0.name.hasPrefix(name + ".") } : exact
  }

  /// Returns the timeline's name; nil if it is not in the catalogue.
  static func name(of timeline: Timeline) -> String? { names[timeline] }

  private static let names = Dictionary(
    timelines.map { ($0.timeline, $0.name) }, uniquingKeysWith: { first, _ in first })
}
