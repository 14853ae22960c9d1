public import Animation
public import Phrases
public import Rules

/// What a scene is given with every event and every tick: the time, chance, and a place for its wishes.
public struct StageContext: Sendable {
  /// The game's own time at this tick.
  public var now: Time
  /// How long this tick is; more than 1/60 s when the player has chosen a faster game.
  public var step: Time
  /// Chance that decides who wins.
  public var chance: SplitMix64
  /// Chance that only decorates; drawing from it never changes who wins.
  public var decorationRandom: SplitMix64
  public var preferences: Preferences
  /// The language that the game speaks.
  public var words: Language
  /// The languages that it could speak; one alone where there is nothing to choose.
  public var languages: [Language.Traits]
  /// The scoreboard as it is stored, in the order of saving.
  public var records: [Standings.Entry]
  public var metrics: FontMetrics
  public var device: InputDevice
  /// What the scene has asked for, in order.
  public private(set) var effects: [Effect] = []

  public init(
    now: Time = .zero, step: Time = .frames(1), seed: UInt64 = 0,
    preferences: Preferences = Preferences(), words: Language = .english,
    languages: [Language.Traits] = [], records: [Standings.Entry] = [],
    metrics: FontMetrics = FontMetrics(), device: InputDevice = .pointer
  ) {
    self.now = now
    self.step = step
    self.chance = SplitMix64(seed: seed).stream(1)
    self.decorationRandom = SplitMix64(seed: seed).stream(2)
    self.preferences = preferences
    self.words = words
    self.languages = languages
    self.records = records
    self.metrics = metrics
    self.device = device
  }

  public mutating func emit(_ effect: Effect) { effects.append(effect) }

  /// Plays `sound` at the place `x` of design space.
  public mutating func play(_ sound: SoundName, x: Double = Design.size.width / 2) {
    let middle = Design.size.width / 2
    emit(.play(sound, pan: max(-1, min(1, (x - middle) / middle))))
  }

  /// Says what has happened.
  public mutating func say(_ words: Phrase) { emit(.say(Utterance(words, .result))) }

  public mutating func finish(_ outcome: Ending) { emit(.finish(outcome)) }

  /// Changes one thing the player has chosen, for this scene at once and for the next time.
  public mutating func prefer(_ change: (inout Preferences) -> Void) {
    change(&preferences)
    emit(.prefer(preferences))
  }

  /// A game of `scene` is finished: the cast plays, and something grows in the clearing for it.
  public mutating func end(_ scene: SceneID, with finale: Finale?) {
    prefer { $0.grow(scene) }
    if let finale { emit(.celebrate(finale)) }
  }

  /// Hands over what the scene has asked for.
  public mutating func takeEffects() -> [Effect] {
    defer { effects.removeAll(keepingCapacity: true) }
    return effects
  }
}
