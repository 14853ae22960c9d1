public import Director
public import Phrases
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
  /// The first place that the replay reaches for and that is not there; what it meant is left out.
  public private(set) var missing: MissingPlace?
  private let replay: Replay
  /// Passes over what stands still at once, as the window does.
  private let isResting: Bool
  private var next = 0

  /// - Parameters:
  ///   - language: the one that is spoken; what comes of the replay is the same in each.
  ///   - isResting: what stands still is passed over at once, as the window does.
  public init(
    _ replay: Replay, language: Language = .english, metrics: FontMetrics = FontMetrics(),
    isResting: Bool = false
  ) {
    self.replay = replay
    self.isResting = isResting
    director = Director(
      starting: replay.scene, seed: replay.seed, preferences: replay.preferences,
      language: language, records: replay.records, metrics: metrics)
    collect()
    sendWhatIsDue()
  }

  public var tick: Int64 { director.ticks }

  public var isOver: Bool { tick >= replay.end }

  /// Lets one tick pass, or a rest up to what follows it, and sends the events that are due then.
  public mutating func step() {
    let quiet = isResting ? quietTicks : 0
    if quiet > 0 { director.rest(ticks: quiet) } else { director.tick() }
    collect()
    sendWhatIsDue()
  }

  /// Plays to the end, or to `tick` if that is earlier.
  public mutating func play(to tick: Int64 = .max) {
    while !isOver, self.tick < tick { step() }
  }

  /// Hands over what came of it so far, and keeps it no longer.
  public mutating func takeWishes() -> [Wish] {
    defer { wishes.removeAll() }
    return wishes
  }

  /// Sends an event that is not in the replay.
  public mutating func send(_ event: InputEvent) {
    director.send(event)
    collect()
  }

  /// How many ticks may be passed over before something moves or happens.
  private var quietTicks: Int64 {
    guard director.isStill else { return 0 }
    let due = next < replay.moments.count ? replay.moments[next].tick : replay.end
    return min(due - tick, director.wakesInTicks ?? .max) - 1
  }

  private mutating func sendWhatIsDue() {
    while next < replay.moments.count, replay.moments[next].tick <= tick {
      let moment = replay.moments[next]
      next += 1
      if let event = moment.event(among: director.layout) {
        send(event)
      } else if missing == nil {
        missing = MissingPlace(
          name: moment.place ?? "", scene: director.sceneID, known: director.layout.map(\.name))
      }
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
