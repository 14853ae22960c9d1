public import Director
public import Phrases
internal import Rules
public import Stage

/// A playback of a replay without a window, which collects the effects.
public struct Playback: Sendable {
  /// An effect, with the tick at which it occurred.
  public struct TimedEffect: Hashable, Sendable {
    public let tick: Int64
    public let effect: Effect
  }

  public internal(set) var director: Director
  public private(set) var effects: [TimedEffect] = []
  /// The first place of the replay that the scene lacks; the event there is skipped.
  public private(set) var missing: MissingPlace?
  public private(set) var replay: Replay
  /// Whether time without motion is skipped at once, as in the window.
  private let isResting: Bool
  private var next = 0

  /// - Parameter language: the spoken language; it doesn't change the outcome.
  public init(
    _ replay: Replay, language: Language = .english, metrics: FontMetrics = FontMetrics(),
    languages: [Language.Traits] = [], isResting: Bool = false
  ) {
    (self.replay, self.isResting) = (replay, isResting)
    director = Director(
      starting: replay.scene, seed: replay.seed, preferences: replay.preferences,
      language: language, records: replay.records, metrics: metrics)
    director.languages = languages
    collect()
    sendWhatIsDue()
  }

  public var tick: Int64 { director.ticks }

  public var isOver: Bool { tick >= replay.end }

  /// Advances by a tick, or to the end of a rest, and sends the events that are due then.
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

  /// Returns the effects so far and clears them.
  public mutating func takeEffects() -> [TimedEffect] {
    defer { effects.removeAll() }
    return effects
  }

  /// Adds an event to the replay and sends it.
  public mutating func add(_ event: InputEvent, near place: Place?) {
    replay.add(event, at: tick, near: place)
    sendWhatIsDue()
  }

  /// The number of ticks to skip before the next motion or event.
  private var quietTicks: Int64 {
    guard director.isStill else { return 0 }
    let due = next < replay.moments.count ? replay.moments[next].tick : replay.end
    return min(due - tick, director.ticksUntilChange ?? .max) - 1
  }

  private mutating func sendWhatIsDue() {
    while next < replay.moments.count, replay.moments[next].tick <= tick {
      let moment = replay.moments[next]
      next += 1
      if let event = moment.event(among: director.layout) {
        director.send(event)
        collect()
      } else if missing == nil {
        missing = MissingPlace(
          name: moment.place ?? "", scene: director.sceneID, known: director.layout.map(\.name))
      }
    }
  }

  /// Collects the effects, and keeps scores in memory, so that the scoreboard works as in play
  /// without touching a file.
  private mutating func collect() {
    for effect in director.takeEffects() {
      effects.append(TimedEffect(tick: tick, effect: effect))
      guard case .save(var record) = effect else { continue }
      record.date = Int(tick / 60)
      director.records.append(record)
      director.send(.saved(record, problem: nil))
      collect()
    }
  }
}
