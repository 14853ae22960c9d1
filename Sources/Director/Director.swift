public import Animation
internal import Figures
public import Phrases
public import Rules
public import Stage
internal import Widgets

/// Which scene plays, what follows it, and how one gives way to the next; the game without a window.
public struct Director: Sendable {
  public private(set) var sceneID: SceneID
  public private(set) var preferences: Preferences
  /// The scoreboard as it is stored.
  public var records: [Standings.Entry]
  public var metrics: FontMetrics
  /// The language that the game speaks.
  public var words: Language
  /// The languages that it could speak.
  public var languages: [Language.Traits] = [] {
    didSet { showPreferences() }
  }
  /// The device that was used last; hints are for it.
  public private(set) var device = InputDevice.pointer
  /// The visit has ended; the window may close.
  public private(set) var isOver = false
  /// The scene's own time; it stands still while another scene lies over it.
  public private(set) var now = Time.zero
  /// How many sixtieths of a second the visit has lasted, resting ones included.
  public private(set) var ticks: Int64 = 0
  /// The tick at which the player last did something.
  private(set) var lastInput: Int64 = 0

  /// A scene that waits under the settings, with its time.
  struct Suspended {
    let id: SceneID
    let scene: any Scene
    let now: Time
  }

  /// What plays, for those who look at the game from outside.
  public internal(set) var scene: any Scene
  private(set) var suspended: Suspended?
  /// What stayed of scenes that were left, while the program runs.
  private var remainders: [SceneID: any Scene] = [:]
  /// The time by which scenes give way to each other.
  private var clock = Time.zero
  private var wipe: Wipe?
  /// Whether the window is tall; then what is seen stands otherwise than the scenes have it.
  public var isTall = false
  /// What the pointer holds in a tall window.
  var hold: Arrangement.Hold?
  private var upcoming: SceneID?
  private var fadeIn: FadeIn?
  private var caption: Caption?
  var notice: Notice?
  private var hintHand = HintHand()
  /// Nothing can be read: for those who test whether pictures alone say enough.
  public var wordsAreBlank = false
  /// What the cast plays at the end of a game; the scene waits.
  private var show: Show?
  private var filter = InputFilter()
  private var chance: SplitMix64
  private var decorationRandom: SplitMix64
  private var effects: [Effect] = []

  public init(
    starting sceneID: SceneID = .opening, seed: UInt64, preferences: Preferences = Preferences(),
    words: Language = .english, records: [Standings.Entry] = [],
    metrics: FontMetrics = FontMetrics()
  ) {
    self.sceneID = sceneID
    self.preferences = preferences
    self.words = words
    self.records = records
    self.metrics = metrics
    let seeder = SplitMix64(seed: seed)
    chance = seeder.stream(1)
    decorationRandom = seeder.stream(2)
    scene = SceneFactory.scene(sceneID, preferences)
    perform { $0.enter(&$1) }
  }

  /// Says `sentence` over whatever plays, until the player accepts it.
  public mutating func tell(_ sentence: Phrase) { notice = Notice(sentence, since: clock) }

  /// Changes a choice from above the scenes, to be remembered.
  public mutating func prefer(_ change: (inout Preferences) -> Void) {
    let before = preferences
    change(&preferences)
    guard preferences != before else { return }
    effects.append(.prefer(preferences))
    showPreferences()
  }

  /// A scene at rest would not learn of a choice before it wakes.
  private mutating func showPreferences() {
    if scene.isStill(view(at: now)) { perform { $0.tick(&$1) } }
  }

  /// Hands what the player did to the scene; while a wipe covers it, only the devices' keys count.
  public mutating func send(_ event: InputEvent) {
    for event in filter.pass(event) {
      device = event.device(after: device)
      if event.isPlayers {
        lastInput = ticks
        hintHand.withdraw(at: ticks)
      }
      switch event {
      case .used: break
      case .key(.fullscreen, _):
        prefer { $0.isFullscreen.toggle() }
      case .key(.mute, _):
        prefer { $0.isMuted.toggle() }
      default:
        if show != nil, event.isBeginning, !event.isText {
          // Whoever has seen enough goes on at once.
          show = nil
        } else if notice != nil, event.isPlayers {
          if notice?.isAccepted(by: event) == true { notice = nil }
        } else if upcoming == nil || event.endsPress {
          // A name that is typed begins with its first letter, whatever the cast is at.
          if event.isText { show = nil }
          let before = preferences
          perform { $0.handle(event, &$1) }
          if preferences != before { showPreferences() }
        }
      }
    }
  }

  /// Lets a sixtieth of a second pass.
  public mutating func tick() {
    ticks += 1
    if ticks.isMultiple(of: 15) { lookForHint() }
    clock = clock + .frames(1)
    if let caption, clock >= caption.ends { self.caption = nil }
    if let sounds = show?.tick() {
      effects += sounds.map { .play($0, pan: 0) }
    } else {
      show = nil
      now = now + step
      perform { $0.tick(&$1) }
    }
    if let fadeIn, fadeIn.isOver(at: clock) { self.fadeIn = nil }
    guard let wipe else { return }
    if let upcoming, clock >= wipe.covers { enter(upcoming) }
    if clock >= wipe.ends { self.wipe = nil }
  }

  /// Lets `ticks` pass in which nothing moved; only while `isStill` and no longer than `wakesInTicks`.
  public mutating func rest(ticks: Int64) {
    lookForHint()
    self.ticks += max(0, ticks)
    now = now + step * Int(max(0, ticks))
    clock = clock + .frames(1) * Int(max(0, ticks))
  }

  private mutating func lookForHint() {
    let isFree = wipe == nil && notice == nil && show == nil
    hintHand.wait(for: isFree ? scene.hint : nil, at: ticks)
  }

  /// What is seen `ahead` of the last tick, 0..<1 of a tick.
  public func picture(ahead share: Double = 0) -> Picture {
    func part(of step: Time) -> Time {
      Time(ticks: Int64((Double(step.ticks) * max(0, min(1, share))).rounded()))
    }
    let ahead = part(of: step)
    var picture = scene.picture(view(at: now + ahead, ahead: ahead))
    fadeIn?.apply(at: clock, to: &picture)
    if preferences.isMuted { MuteSign.draw(into: &picture) }
    if let caption, preferences.showsCaptions { caption.draw(view(at: now), into: &picture) }
    if notice == nil { hintHand.draw(at: ticks, view(at: now), into: &picture) }
    write(&picture)
    if preferences.isHighContrast { picture.heightenContrast() }
    picture.enlargeText(by: preferences.textSize.factor, metrics)
    if isTall { picture.arrange(scene.tall, card: scene.card) }
    let moment = clock + part(of: .frames(1))
    picture.drawGroup(scaledBy: isTall ? 0.86 : 1, about: Design.frame.center) {
      show?.draw(ahead: part(of: .frames(1)), into: &$0)
    }
    wipe?.draw(at: moment, over: isTall ? Design.tall : Design.frame, into: &picture)
    if let notice {
      var said = Picture()
      notice.draw(view(at: moment), into: &said)
      said.enlargeText(by: preferences.textSize.factor, metrics)
      picture.drawGroup(scaledBy: isTall ? card.scale : 1, about: Design.frame.center) {
        $0.draw(said)
      }
    }
    if wordsAreBlank { picture.blankWords() }
    return picture
  }

  private func view(at time: Time, ahead: Time = .zero) -> View {
    View(
      time: time, ahead: ahead, preferences: preferences, words: words, device: device,
      metrics: metrics)
  }

  /// Hands over what the scenes have asked the world for.
  public mutating func takeEffects() -> [Effect] {
    defer { effects.removeAll(keepingCapacity: true) }
    return effects
  }

  /// Nothing moves until the next event, or for `wakesInTicks`.
  public var isStill: Bool {
    wipe == nil && fadeIn == nil && show == nil && scene.isStill(view(at: now))
      && !(notice?.isOpening(at: clock) ?? false)
      && (preferences.isCalm || !hintHand.isSeen(at: ticks))
  }

  /// How many ticks a still scene stays still by itself; nil for ever.
  public var wakesInTicks: Int64? {
    let scenes = scene.wakes(view(at: now)).map {
      max(0, ($0.ticks - now.ticks + step.ticks - 1) / step.ticks)
    }
    let captions = caption.map {
      max(0, ($0.ends.ticks - clock.ticks + Time.frames(1).ticks - 1) / Time.frames(1).ticks)
    }
    return [scenes, captions, hintHand.changesInTicks(after: ticks)].compactMap { $0 }.min()
  }

  public var textFocus: Rect? {
    wipe == nil && notice == nil ? scene.textFocus.map(seen) : nil
  }

  public var awaitsKey: Bool { wipe == nil && notice == nil && scene.awaitsKey }

  /// How much of the game's own time a tick is; the player may have chosen a faster game.
  private var step: Time {
    let quarters = preferences.speed.quarters
    return Time(
      ticks: Time.frames(1).ticks / 4 * (scene.keepsItsPace ? min(4, quarters) : quarters))
  }

  private mutating func enter(_ id: SceneID) {
    upcoming = nil
    if let suspended, suspended.id == id {
      self.suspended = nil
      (sceneID, scene, now) = (id, suspended.scene, suspended.now)
    } else {
      suspended =
        SceneFlow.liesOver(id) ? Suspended(id: sceneID, scene: scene, now: now) : nil
      if suspended == nil { remainders[sceneID] = scene.remainder }
      let next = remainders.removeValue(forKey: id) ?? SceneFactory.scene(id, preferences)
      (sceneID, scene, now) = (id, next, .zero)
      perform { $0.enter(&$1) }
    }
    perform { $0.tick(&$1) }
  }

  /// Runs one step of the scene and takes care of what it asked for.
  private mutating func perform(_ step: (inout any Scene, inout StageContext) -> Void) {
    var stage = StageContext(
      now: now, step: self.step, preferences: preferences, words: words, languages: languages,
      records: records, metrics: metrics, device: device)
    stage.chance = chance
    stage.decorationRandom = decorationRandom
    step(&scene, &stage)
    chance = stage.chance
    decorationRandom = stage.decorationRandom
    for effect in stage.takeEffects() {
      switch effect {
      case .finish(let ending): follow(ending)
      case .celebrate(let finale):
        show = Show(finale, preferences)
        effects.append(effect)
      case .prefer(let changed):
        preferences = changed
        effects.append(effect)
      case .play(let sound, _):
        if !sound.isIncidental { caption = Caption(words: sound.caption, since: clock) }
        effects.append(effect)
      case .say(let utterance):
        caption = Caption(words: utterance.words, since: clock)
        effects.append(effect)
      default: effects.append(effect)
      }
    }
  }

  private mutating func follow(_ ending: Ending) {
    guard upcoming == nil, !isOver else { return }
    guard let next = SceneFlow.next(after: sceneID, ending, over: suspended?.id) else {
      isOver = true
      return
    }
    upcoming = next
    if SceneFlow.flows(from: sceneID) {
      fadeIn = FadeIn(after: scene.picture(view(at: now)), since: clock)
      enter(next)
    } else {
      wipe = Wipe(since: clock, preferences)
    }
  }
}
