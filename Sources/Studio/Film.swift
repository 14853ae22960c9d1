internal import Animation
internal import Director
public import Stage

/// A scripted part of a visit that shows one motion.
public struct Film: Hashable, Sendable {
  public let name: String
  public let replay: Replay
  /// The tick at which the motion begins; the ticks before it lead up to it.
  public let begin: Int64

  /// The names of all films; most are also names of timelines.
  public static var names: [String] { scripts.map(\.script.name) }

  /// The film and second of each picture that is kept as text.
  public static var stills: [(film: String, seconds: Double)] {
    scripts.flatMap { item in item.script.stills.map { (item.script.name, $0) } }
  }

  /// Returns the film called `name`, otherwise the first of the family that it prefixes, e.g.
  /// `jungle.win`.
  public static func named(_ name: String) throws -> Film? {
    let found =
      scripts.first { $0.script.name == name }
      ?? scripts.first { $0.script.name.hasPrefix(name + ".") }
    return try found.map { try Film($0.script, in: $0.scene) }
  }

  private static let scripts: [(scene: SceneID, script: FilmScript)] =
    [(.opening, opening), (.opening, opening.calm()), (.hub, doors)]
    + Door.all.flatMap { door in door.films.map { (door.scene, $0) } }

  /// Creates a film by trying up to 100 seeds until chance plays out as the script wants.
  private init(_ script: FilmScript, in scene: SceneID) throws {
    var preferences = Preferences()
    preferences.reducesMotion = script.reducesMotion
    var player = ScriptedPlayer(scene, preferences: preferences)
    var begin: Int64 = 0
    for seed in UInt64(0)..<100 {
      player = ScriptedPlayer(scene, seed: seed, preferences: preferences)
      try player.follow(script.lead)
      begin = player.playback.tick
      if try player.follow(script.motion) { break }
    }
    (name, replay, self.begin) = (script.name, player.replay, begin)
  }

  private static let opening = FilmScript(
    "opening.title", stills: [0.5, 3.9], lead: { _ in }
  ) { driver in
    while driver.sceneID == .opening { driver.wait(0.1) }
    driver.wait(0.5)
    return true
  }

  private static let doors = FilmScript("hub.door", stills: [0.4], lead: { $0.rest() }) {
    for door in Door.all {
      let name = "door.\(door)"
      $0.send(.pointerMoved(try $0.place(name).center), near: name)
      $0.wait(0.7)
    }
    return true
  }
}
