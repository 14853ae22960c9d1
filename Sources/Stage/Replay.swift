public import Rules

/// A visit to the game that can be played again: where it began, and every event with its tick.
public struct Replay: Hashable, Sendable {
  /// Something that happened after so many ticks of 1/60 s, before the next one.
  public struct Moment: Hashable, Sendable {
    public var tick: Int64
    public var event: InputEvent

    public init(tick: Int64, event: InputEvent) {
      self.tick = tick
      self.event = event
    }
  }

  public var scene: SceneID
  public var seed: UInt64
  /// The window in pixels; pictures of the replay are made at this size.
  public var width: Int
  public var height: Int
  /// What the player had chosen when it began.
  public var preferences: Preferences
  /// The scoreboard as it was when it began.
  public var records: [Standings.Entry]
  /// In the order in which they happened.
  public var moments: [Moment]
  /// The tick after which it ends.
  public var end: Int64

  /// A day of play, in ticks of 1/60 s, and what somebody who never rests does in it; no replay is longer.
  public static let mostTicks: Int64 = 24 * 60 * 60 * 60
  public static let mostLines = 500_000

  public init(
    scene: SceneID, seed: UInt64, width: Int = 1280, height: Int = 720,
    preferences: Preferences = Preferences(), records: [Standings.Entry] = [],
    moments: [Moment] = [],
    end: Int64 = 0
  ) {
    self.scene = scene
    self.seed = seed
    self.width = width
    self.height = height
    self.preferences = preferences
    self.records = records
    self.moments = moments
    self.end = end
  }
}

/// What is wrong with a replay file: where, and what was expected there.
public struct ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  public let expected: String

  public var description: String { "line \(line): expected \(expected)" }
}
