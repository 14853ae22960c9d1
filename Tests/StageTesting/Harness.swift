public import Animation
public import Rules
public import Stage
internal import Testing

/// Plays a scene without a window: events in, time on command, effects out.
public struct Harness<Played: Scene> {
  public var scene: Played {
    get { played }
    set { (played, seen) = (newValue, Seen()) }
  }
  public private(set) var context: SceneContext
  /// All effects so far, in order.
  public private(set) var effects: [Effect] = []
  private var played: Played
  private var filter = InputFilter()
  /// What has been looked at since the last change, which a test may do many times.
  private var seen = Seen()

  private final class Seen {
    var picture: Picture?
    var layout: [Place]?
  }

  public init(
    _ scene: Played, seed: UInt64 = 0, preferences: Preferences = Preferences(),
    records: [Standings.Entry] = []
  ) {
    played = scene
    context = SceneContext(
      View(time: .zero, preferences: preferences), seed: seed, records: records)
    played.enter(&context)
    collect()
  }

  public var now: Time { context.now }

  /// What is shown of the scene.
  public var page: any Presentation { played.presentation }

  /// The picture at the last tick.
  public var picture: Picture {
    if let picture = seen.picture { return picture }
    let picture = page.picture(context.view)
    seen.picture = picture
    return picture
  }

  public var isStill: Bool { page.isStill(context.view) }

  public var layout: [Place] {
    if let layout = seen.layout { return layout }
    let layout = page.layout(context.view)
    seen.layout = layout
    return layout
  }

  public var hint: Hint? { page.hint(context.view) }

  public var textFocus: Rect? { page.textFocus(context.view) }

  /// Collects the scene's effects; `SceneContext` itself keeps changed preferences.
  private mutating func collect() {
    effects += context.takeEffects()
    seen = Seen()
  }

  public mutating func send(_ events: InputEvent...) {
    for event in events {
      if case .used(let device) = event { context.view.device = device }
      for passed in filter.pass(event) { played.handle(passed, &context) }
      collect()
    }
  }

  public mutating func tick() {
    context.view.time = context.now + context.step
    played.tick(&context)
    collect()
  }

  /// Lets `seconds` pass in whole ticks, and calls `each` after every one.
  public mutating func advance(by seconds: Double, each: (Self) -> Void = { _ in }) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      tick()
      each(self)
    }
  }

  /// Lets time pass until nothing moves, for at most a minute; true if it came to rest.
  @discardableResult
  public mutating func rest(each: (Self) -> Void = { _ in }) -> Bool {
    for _ in 0..<3600 {
      tick()
      each(self)
      if isStill { return true }
    }
    return false
  }

  /// Presses and releases at one point.
  public mutating func tap(_ point: Point) {
    send(.pointerMoved(point), .pointerDown(point), .pointerUp(point))
  }

  /// Presses and releases in the middle of a place; on a card that has just opened, once it takes
  /// presses.
  public mutating func tap(named name: String) {
    guard let place = place(name) else { return }
    while let card = page.openCard(context.view), card.frame.contains(place.center),
      now < card.ready
    {
      tick()
    }
    tap(place.center)
  }

  /// The rectangle of a required place; the test fails if it is missing.
  public func place(_ name: String) -> Rect? {
    if let rect = rect(name) { return rect }
    let known = layout.map(\.name).joined(separator: ", ")
    Issue.record("There is no place \(name) now; there are \(known).")
    return nil
  }

  /// Drags in `steps` moves, a tick each; `release: false` keeps holding.
  public mutating func drag(
    from start: Point, to end: Point, steps: Int = 8, release: Bool = true
  ) {
    send(.pointerMoved(start), .pointerDown(start))
    for step in 1...max(1, steps) {
      let share = Double(step) / Double(max(1, steps))
      send(.pointerMoved(share == 1 ? end : start + (end - start) * share))
      tick()
    }
    if release { send(.pointerUp(end)) }
  }

  public mutating func key(_ key: Key, _ modifiers: Modifiers = []) { send(.key(key, modifiers)) }

  /// Types `words`, a character at a time.
  public mutating func type(_ words: String) {
    for character in words { send(.text(String(character))) }
  }

  /// The rectangle of a named place, nil if the scene has no such place now.
  public func rect(_ name: String) -> Rect? {
    layout.first { $0.name == name }?.rect
  }

  public mutating func setPreferences(_ change: (inout Preferences) -> Void) {
    change(&context.view.preferences)
    seen = Seen()
  }

  /// Sets the scene time of a tick: more in a faster game.
  public mutating func setStep(_ step: Time) { context.step = step }

  /// Sets the next number that the rules draw.
  public mutating func setNextDraw(_ number: UInt64) {
    context.rulesRandom = SplitMix64(next: number)
    seen = Seen()
  }

  public mutating func setRecords(_ records: [Standings.Entry]) {
    context.records = records
    seen = Seen()
  }

  /// How often `sound` was played.
  public func plays(_ sound: SoundName) -> Int {
    effects.count { if case .play(sound, _) = $0 { true } else { false } }
  }

  /// The scene's ending; nil while it goes on.
  public var ending: Ending? {
    for case .finish(let ending) in effects { return ending }
    return nil
  }
}
