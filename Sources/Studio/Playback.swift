public import Director
internal import Rules
public import Stage

/// Plays a replay without a window and keeps what came of it.
public struct Playback: Sendable {
  /// Something the game asked the world for, and when.
  public struct Wish: Hashable, Sendable {
    public let tick: Int64
    public let effect: Effect
  }

  public private(set) var director: Director
  public private(set) var wishes: [Wish] = []
  private let replay: Replay
  private var next = 0

  public init(_ replay: Replay, metrics: FontMetrics = FontMetrics()) {
    self.replay = replay
    director = Director(
      starting: replay.scene, seed: replay.seed, preferences: replay.preferences,
      records: replay.records, metrics: metrics)
    collect()
    sendWhatIsDue()
  }

  public var tick: Int64 { director.ticks }

  public var isOver: Bool { tick >= replay.end }

  /// Lets one tick pass and sends the events that follow it.
  public mutating func step() {
    director.tick()
    collect()
    sendWhatIsDue()
  }

  /// Plays to the end, or to `tick` if that is earlier.
  public mutating func play(to tick: Int64 = .max) {
    while !isOver, self.tick < tick { step() }
  }

  /// Sends an event that is not in the replay.
  public mutating func send(_ event: InputEvent) {
    director.send(event)
    collect()
  }

  private mutating func sendWhatIsDue() {
    while next < replay.moments.count, replay.moments[next].tick <= tick {
      send(replay.moments[next].event)
      next += 1
    }
  }

  /// Scores are kept in memory, so that the scoreboard works as in play and no file is touched.
  private mutating func collect() {
    for effect in director.takeEffects() {
      wishes.append(Wish(tick: tick, effect: effect))
      guard case .save(var record) = effect else { continue }
      record.date = Int(tick / 60)
      director.records.append(record)
      director.send(.saved(record, problem: nil))
      collect()
    }
  }
}
