internal import Animation
internal import Director
public import Stage

/// A scripted piece of a visit that shows one motion of the game.
public struct Film: Hashable, Sendable {
  public let name: String
  public let replay: Replay
  /// The tick at which the motion begins; what comes before only leads to it.
  public let begin: Int64

  /// The names that films can be asked for by; most are also names of timelines.
  public static var names: [String] { scripts.map(\.name) }

  /// The film called `name`, or the first of the family that `name` begins, e.g. `jungle.win`.
  public static func named(_ name: String) throws(MissingPlace) -> Film? {
    let script =
      scripts.first { $0.name == name } ?? scripts.first { $0.name.hasPrefix(name + ".") }
    guard let script else { return nil }
    return try script.play(script.name)
  }

  /// What has to be done to see a motion.
  struct Script: Sendable {
    let name: String
    let play: @Sendable (String) throws(MissingPlace) -> Film
  }

  static let scripts: [Script] =
    [
      Script(name: "opening.title") { name throws(MissingPlace) in opening(name, isCalm: false) },
      Script(name: "opening.title.calm") { name throws(MissingPlace) in
        opening(name, isCalm: true)
      },
      Script(name: "hub.door", play: door),
    ] + jungle + hands + trainer + simon

  init(_ name: String, _ player: ScriptedPlayer, from begin: Int64) {
    self.name = name
    self.replay = player.replay
    self.begin = begin
  }

  static func choices(isCalm: Bool) -> Preferences {
    var preferences = Preferences()
    preferences.isCalm = isCalm
    // The ghost hand of a first visit would lie over everything.
    preferences.hasPlayed = true
    return preferences
  }

  private static func opening(_ name: String, isCalm: Bool) -> Film {
    var visit = ScriptedPlayer(.opening, preferences: choices(isCalm: isCalm))
    while visit.director.sceneID == .opening { visit.wait(0.1) }
    visit.wait(0.5)
    return Film(name, visit, from: 0)
  }

  private static func door(_ name: String) throws(MissingPlace) -> Film {
    var visit = ScriptedPlayer(.hub, preferences: choices(isCalm: false))
    visit.rest()
    let begin = visit.director.ticks
    for door in ["jungle", "win-or-lose", "simon-says"] {
      visit.send(.pointerMoved(try visit.place(door).center))
      visit.wait(0.7)
    }
    return Film(name, visit, from: begin)
  }
}
