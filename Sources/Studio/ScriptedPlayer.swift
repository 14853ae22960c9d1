public import Director
public import Phrases
public import Stage

/// A player who follows scripts by the names of places, and records the visit for replay.
public struct ScriptedPlayer: GameDriver {
  public private(set) var playback: Playback
  /// The named ticks worth a picture.
  public private(set) var stills: [(name: String, tick: Int64)] = []

  public init(
    _ scene: SceneID, seed: UInt64 = 0, preferences: Preferences = Preferences(),
    language: Language = .english, metrics: FontMetrics = FontMetrics()
  ) {
    playback = Playback(
      Replay(scene: scene, seed: seed, preferences: preferences, end: .max), language: language,
      metrics: metrics)
  }

  public var director: Director { playback.director }
  public var sceneID: SceneID { director.sceneID }
  public var isStill: Bool { director.isStill }
  public var layout: [Place] { director.layout }
  public var effects: [Effect] { playback.effects.map(\.effect) }
  public func picture() -> Picture { director.picture() }

  /// The recording so far, ending now.
  public var replay: Replay { playback.replay.cut(at: playback.tick) }

  public mutating func send(_ event: InputEvent, near place: String?) {
    playback.add(event, near: layout.first { $0.name == place })
  }

  public mutating func step() { playback.step() }

  public mutating func keep(_ name: String) { stills.append((name, playback.tick)) }

  /// Carries out `script`.
  public mutating func follow<Result>(
    _ script: (inout any GameDriver) throws -> Result
  ) rethrows -> Result {
    var driver: any GameDriver = self
    let result = try script(&driver)
    if let player = driver as? Self { self = player }
    return result
  }
}
