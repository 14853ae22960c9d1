public import Animation
internal import Figures
public import Phrases
public import Rules
public import Stage
internal import Widgets

/// The game without a window: the current scene, the next scene, and the transition between them.
public struct Director: Sendable {
  public private(set) var sceneID: SceneID
  public private(set) var preferences: Preferences
  /// The stored scoreboard.
  public var records: [Standings.Entry]
  public var metrics: FontMetrics
  /// The language of the game.
  public var language: Language
  /// The available languages.
  public var languages: [Language.Traits] = [] { didSet { tickIfStill() } }
  /// The device that the player used last, whose keys hints show.
  public private(set) var device = InputDevice.pointer
  /// Whether the player has left the game.
  public private(set) var isOver = false
  /// The time on the scene's clock, which stops while another scene lies over it.
  public private(set) var now = Time.zero
  /// The duration of this run of the game in ticks of 1/60 second, including rests.
  public private(set) var ticks: Int64 = 0
  /// `ticks` as a time, for transitions between scenes.
  var clock: Time { .frames(1) * Int(ticks) }
  var lastInput: Int64 = 0

  /// A scene that waits under the settings or the information, with its time.
  struct Suspended {
    let id: SceneID
    let scene: any Scene
    let now: Time
  }

  /// The current scene, public for tools that inspect the game.
  public internal(set) var scene: any Scene
  /// The part of the scene that is shown.
  public var page: any Presentation { scene.presentation }
  private(set) var suspended: Suspended?
  /// The states of scenes that were left, kept while the program runs.
  private var savedStates: [SceneID: any Scene] = [:]
  private(set) var wipe: Wipe?
  /// Whether the window is tall, so that the scene's `tall` arrangement is used.
  public var isTall = false
  /// The pane, figure or ground that the pointer holds in a tall window.
  var hold: Arrangement.Hold?
  private(set) var upcoming: SceneID?
  private(set) var fadeIn: FadeIn?
  private(set) var caption: Caption?
  var notice: Notice?
  private(set) var hintHand = HintHand()
  /// The memory of the voice's last sentences; nil while narration is off.
  var narration: Narration?
  /// The last result the scene announced.
  private(set) var result: Phrase?
  /// The pointer's state on the loudspeaker, and the loudspeaker's motion as it repeats a sentence.
  var loudspeakerControls = Controls()
  var sayingAgain: PlayingTimeline?
  /// Whether words are replaced by blanks, to test whether the pictures alone say enough.
  public var wordsAreBlank = false
  /// The cast's finale at the end of a game, during which the scene waits.
  private(set) var finale: FinaleAnimation?
  private var filter = InputFilter()
  private var lastPress: LastPress?
  /// The scene's context with its two streams of random numbers; its view is set anew for each
  /// event and tick.
  private var context: SceneContext
  var effects: [Effect] = []

  public init(
    starting sceneID: SceneID = .opening, seed: UInt64, preferences: Preferences = Preferences(),
    language: Language = .english, records: [Standings.Entry] = [],
    metrics: FontMetrics = FontMetrics()
  ) {
    (self.sceneID, self.preferences) = (sceneID, preferences)
    (self.language, self.records, self.metrics) = (language, records, metrics)
    context = SceneContext(seed: seed)
    scene = SceneFactory.scene(sceneID, preferences)
    perform { $0.enter(&$1) }
    inviteToListen()
  }

  /// Shows `sentence` over any scene until the player accepts it.
  public mutating func showNotice(_ sentence: Phrase) { notice = Notice(sentence, since: clock) }

  /// Changes preferences from outside the scenes; the change is saved.
  public mutating func changePreferences(_ change: (inout Preferences) -> Void) {
    let before = preferences
    change(&preferences)
    guard preferences != before else { return }
    effects.append(.savePreferences(preferences))
    tickIfStill()
  }

  /// Runs a step of a scene at rest, so that it learns of new preferences at once.
  private mutating func tickIfStill() {
    if page.isStill(view) { perform { $0.tick(&$1) } }
  }

  /// Passes an event to the scene; during a wipe only the window's own keys and releases count.
  public mutating func send(_ event: InputEvent) {
    for event in filter.pass(event) {
      device = event.device(after: device)
      if event.isByPlayer {
        lastInput = ticks
        // A mere move of the mouse does not withdraw the hint: the player has not found out what to
        // do.
        if !event.isMove { hintHand.withdraw(at: ticks) }
      }
      if case .key(.tab, _) = event { narration?.forgetFocus() }
      if narration != nil, event.isUserAction || event == .focusLost {
        effects.append(.hush(event == .focusLost ? .answer : .prompt))
      }
      let before = effects.count
      if !isStrayDoubleClick(event), !handleVoiceKey(event) { carryOut(event) }
      narrate(isUserAction: true)
      if effects.count == before { answerStep(event) }
    }
  }

  /// Returns whether `event` is the second press of a double click whose first has changed the
  /// places under it, and remembers the press.
  private mutating func isStrayDoubleClick(_ event: InputEvent) -> Bool {
    let isOpen = finale == nil && notice == nil && upcoming == nil
    guard let press = LastPress(event, at: ticks, on: isOpen ? layout : []) else { return false }
    if let lastPress, press.isStrayDoubleClick(after: lastPress) { return true }
    lastPress = press
    return false
  }

  private mutating func carryOut(_ event: InputEvent) {
    switch event {
    case .used: break
    case .key(.fullscreen, _): changePreferences { $0.isFullscreen.toggle() }
    case .key(.mute, _): changePreferences { $0.isMuted.toggle() }
    case .pointerDown(let point) where preferences.isMuted && MuteSign.frame.contains(point):
      changePreferences { $0.isMuted = false }
    default:
      let event = event.isForVoice ? .otherPressed : event
      if let finale, event.isUserAction, !event.isText {
        // Any act of the player ends the finale, except a press that was still meant for the game
        // before.
        if !finale.hasJustBegun || event.pressPoint == nil { self.finale = nil }
      } else if notice != nil, event.isByPlayer {
        let view = view(at: clock)
        if notice?.accepts(event, view) == true { notice = nil }
      } else if upcoming == nil || event.endsPress {
        // The finale ends at the first letter of a name, which would otherwise be lost.
        if event.isText { finale = nil }
        let chosen = preferences
        perform { $0.handle(event, &$1) }
        if preferences != chosen { tickIfStill() }
      }
    }
  }

  /// Advances by one tick, 1/60 second.
  public mutating func tick() {
    pass(ticks: 1)
    if ticks.isMultiple(of: Self.hintInterval) { updateHint(at: ticks) }
    if let caption, clock >= caption.ends { self.caption = nil }
    if let sounds = finale?.tick() {
      effects += sounds.map { .play($0, pan: 0) }
    } else {
      finale = nil
    }
    // The scene goes on, and shows its card, while the cast fades out.
    if finale?.isLeaving ?? true {
      now = now + step
      perform { $0.tick(&$1) }
    }
    if let fadeIn, fadeIn.isOver(at: clock) { self.fadeIn = nil }
    if let upcoming, let wipe, clock >= wipe.covers { enter(upcoming) }
    if let wipe, clock >= wipe.ends { self.wipe = nil }
    narrate(isUserAction: false)
  }

  private mutating func pass(ticks passed: Int64) {
    let wasAsleep = isAsleep
    ticks += passed
    if narration != nil, isAsleep, !wasAsleep { effects.append(.hush(.answer)) }
  }

  /// Skips `ticks` without motion; call it only while `isStill`, with at most `ticksUntilChange`.
  public mutating func rest(ticks: Int64) {
    let look = (self.ticks / Self.hintInterval + 1) * Self.hintInterval
    if look <= self.ticks + ticks { updateHint(at: look) }
    pass(ticks: max(0, ticks))
    now = now + step * Int(max(0, ticks))
  }

  /// The number of ticks between two checks for a hint.
  private static let hintInterval: Int64 = 15

  private mutating func updateHint(at tick: Int64) {
    let isFree = wipe == nil && notice == nil && finale == nil
    hintHand.wait(for: isFree ? page.hint(view) : nil, at: tick)
  }

  /// Returns and clears the effects that the scenes asked for.
  public mutating func takeEffects() -> [Effect] {
    defer { effects.removeAll(keepingCapacity: true) }
    return effects
  }

  private mutating func enter(_ id: SceneID) {
    upcoming = nil
    if let suspended, suspended.id == id {
      self.suspended = nil
      (sceneID, scene, now) = (id, suspended.scene, suspended.now)
    } else {
      suspended = SceneFlow.isOverlay(id) ? Suspended(id: sceneID, scene: scene, now: now) : nil
      if suspended == nil { savedStates[sceneID] = scene.savedState }
      let next =
        savedStates.removeValue(forKey: id)
        ?? SceneFactory.scene(id, preferences, over: suspended?.id)
      (sceneID, scene, now) = (id, next, .zero)
      perform { $0.enter(&$1) }
    }
    perform { $0.tick(&$1) }
    result = nil
    inviteToListen()
    guard preferences.narration != .off else { return }
    narration = Narration()
    effects.append(.hush(.answer))
  }

  /// Runs one step of the scene and carries out its effects.
  private mutating func perform(_ step: (inout any Scene, inout SceneContext) -> Void) {
    (context.view, context.step, context.records) = (view, self.step, records)
    step(&scene, &context)
    for effect in context.takeEffects() {
      switch effect {
      case .finish(let ending):
        follow(ending)
        continue
      case .celebrate(let finale): self.finale = FinaleAnimation(finale, preferences)
      case .savePreferences(let changed): preferences = changed
      case .play(let sound, _) where !sound.isIncidental(in: sceneID):
        caption = Caption(sentence: sound.caption, since: clock)
      case .say(let utterance):
        caption = Caption(sentence: utterance.words, since: clock)
        result = utterance.words
        narration?.hear(utterance.words)
      case .play, .hush, .save, .copy: break
      }
      effects.append(effect)
    }
  }

  private mutating func follow(_ ending: Ending) {
    guard upcoming == nil, !isOver else { return }
    guard let next = SceneFlow.next(after: sceneID, ending, over: suspended?.id) else {
      isOver = true
      return
    }
    upcoming = next
    if SceneFlow.skipsWipe(after: sceneID) {
      fadeIn = FadeIn(after: page.picture(view), since: clock)
      enter(next)
    } else {
      wipe = Wipe(in: view(at: clock))
    }
  }
}
