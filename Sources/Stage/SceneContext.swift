public import Animation
public import Phrases
public import Rules

/// A scene's environment for each event and tick: its view, its step, random numbers and effects.
///
/// The fields of `view` read like the context's own, e.g. `context.device`. Change `preferences`
/// with `changePreferences`, which also saves them.
@dynamicMemberLookup
public struct SceneContext: Sendable {
  /// The view at this tick.
  public var view: View
  /// The length of this tick on the scene's clock: 1/60 second at the normal speed.
  public var step: Time
  /// The random numbers that decide who wins.
  public var rulesRandom: SplitMix64
  /// The random numbers for decoration; drawing from them never changes who wins.
  public var decorationRandom: SplitMix64
  /// The scoreboard, in the order of saving.
  public var records: [Standings.Entry]
  /// The effects asked for so far, in order.
  public private(set) var effects: [Effect] = []

  /// Creates a context whose two streams of random numbers are derived from `seed`.
  public init(
    _ view: View = View(time: .zero), step: Time = .frames(1), seed: UInt64 = 0,
    records: [Standings.Entry] = []
  ) {
    (self.view, self.step, self.records) = (view, step, records)
    self.rulesRandom = SplitMix64(seed: seed).stream(1)
    self.decorationRandom = SplitMix64(seed: seed).stream(2)
  }

  /// A field of `view`.
  public subscript<Field>(dynamicMember field: KeyPath<View, Field>) -> Field {
    view[keyPath: field]
  }

  /// The time on the scene's clock.
  public var now: Time { view.time }

  /// Asks for an effect, which is carried out after this event or tick.
  public mutating func emit(_ effect: Effect) { effects.append(effect) }

  /// Plays `sound`, panned to the place `x` of design space.
  public mutating func play(_ sound: SoundName, x: Double = Design.middle) {
    emit(.play(sound, pan: max(-1, min(1, (x - Design.middle) / Design.middle))))
  }

  /// Says a result with the priority `.result`: to its end, after those before it.
  public mutating func say(_ words: Phrase) { emit(.say(Utterance(words, .result))) }

  /// Asks for the scene's end; it still gets ticks until the `Director` has replaced it.
  public mutating func finish(_ outcome: Ending) { emit(.finish(outcome)) }

  /// Ends the scene with the sound of a click.
  public mutating func leave(by exit: Ending) {
    play(.click)
    finish(exit)
  }

  /// Changes the player's choices now and for later visits.
  public mutating func changePreferences(_ change: (inout Preferences) -> Void) {
    change(&view.preferences)
    emit(.savePreferences(view.preferences))
  }

  /// Keeps a game's `value` between visits, under a `name` of its own among the player's choices.
  public mutating func keep(_ value: String, as name: String) {
    guard value != view.preferences.choices[name] ?? "" else { return }
    changePreferences { $0.choices[name] = value }
  }

  /// The animal that plays for the player: the one kept under `championKey`, otherwise the one of
  /// the player's last name.
  public var champion: Animal {
    let chosen = view.preferences.choices[Preferences.championKey].flatMap(Animal.init)
    return chosen ?? .champion(of: view.preferences.lastName, in: view.language)
  }

  /// Counts a finished game of `scene` for the hub's clearing, lets the cast play `finale`, and
  /// keeps `results`, e.g. a best score, by their names.
  public mutating func end(
    _ scene: SceneID, with finale: Finale?, keeping results: [String: String] = [:]
  ) {
    changePreferences { $0.grow(scene) }
    if let finale { emit(.celebrate(finale)) }
    for (name, value) in results { keep(value, as: name) }
  }

  /// Returns and clears the effects.
  public mutating func takeEffects() -> [Effect] {
    defer { effects.removeAll(keepingCapacity: true) }
    return effects
  }
}
