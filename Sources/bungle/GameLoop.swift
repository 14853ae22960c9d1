internal import Director
internal import Glibc
internal import Phrases
internal import Records
internal import SDLPlatform
internal import Stage
internal import Studio
internal import Threads
internal import Voice

/// Events in, time on, pictures and effects out, sixty times a second while anything moves.
@MainActor
final class GameLoop {
  var director: Director
  private let window: Window
  private let painter: Painter
  private let renderer: Renderer
  private let resources: ResourceFolder
  private let events: Events
  private let speaker: Speaker
  let voice: Voice
  let records: RecordThread
  /// The language that the player has chosen, as it is spoken.
  private var spoken: String?
  private var clock = FrameClock(now: SteadyClock.now)
  private var chores: [Chore] = []
  private var isHidden = false
  private var hasFocus = true
  private var wantsToQuit = false
  /// From when on the next picture may be drawn, if it cannot wait for its tick.
  private var mayShowAt: Int64 = 0
  /// When pictures of the window's new size are to be made.
  private var settlesAt: Int64?
  /// The window's shape as it is remembered.
  var shape: WindowShape
  /// Whether motion and contrast are as the desktop wants them, as long as the player has not chosen.
  var followsDesktop = false
  /// What the desktop was asked and has not answered yet.
  var wishes: DesktopWishes?
  /// What the player does, where it is written down.
  var recording: RecordingFile?
  /// Only with `--inspect`.
  var inspector: LiveInspector? {
    didSet { events.hasTools = inspector != nil }
  }

  /// Something that the first picture does not wait for.
  private struct Chore {
    let due: Int64
    let work: @MainActor (GameLoop) -> Void
  }

  private static let milliseconds: Int64 = 1_000_000
  /// How long a window keeps its size until it is drawn for that size.
  private static let settling = 100 * milliseconds
  /// No two pictures are begun faster, a quarter of a tick.
  private static let briefest = 4 * milliseconds

  init(
    director: Director, window: Window, painter: Painter, resources: ResourceFolder,
    records: RecordThread, recordings: [String]
  ) {
    self.director = director
    self.window = window
    self.painter = painter
    renderer = Renderer(window: window, painter: painter)
    self.resources = resources
    events = Events(window: window)
    speaker = Speaker(resources: resources)
    voice = Voice(output: speaker, folders: recordings, reader: ClipReader())
    self.records = records
    spoken = director.preferences.language
    shape = window.noteShape()
  }

  func run() {
    show()
    prefer(director.preferences)
    clock.realign(to: SteadyClock.now)
    planChores(from: SteadyClock.now)
    while !wantsToQuit, !director.isOver, renderer.problem == nil {
      let wasStill = waitForFrame()
      if wasStill { rest() }
      for event in events.drain(in: renderer.viewport) { handle(event) }
      passOnAnswers()
      followDesktop()
      if !wasStill { tick() }
      guard !wantsToQuit else { break }
      show()
      carryOut(director.takeEffects())
      speaker.surround(with: isPaused ? nil : director.soundscape)
      if isPaused || director.isAsleep { voice.rest() }
      doChores()
    }
    // What was asked for in the last moment counts too.
    carryOut(director.takeEffects())
    // The player sees the window go at once; only what is on its way to the disk is waited for.
    remember(window.noteShape())
    voice.hush(upTo: .answer)
    window.hide()
    records.close()
    do throws(PlatformError) { try saveRecording() } catch { report(error.description) }
    if let problem = renderer.problem { report(problem.description) }
    // The sound's thread may be at work; the process ends around it.
    _exit(renderer.problem == nil ? 0 : 1)
  }

  /// The last line is for those who compare: the digest of what is seen now.
  func saveRecording() throws(PlatformError) {
    guard let recording else { return }
    let text = recording.replay(endingAt: director.ticks).text
    try TextFile.write(text + "# digest \(EndState(director).digest)\n", to: recording.path)
  }

  // MARK: - Time

  /// Nobody watches: time stands still.
  private var isPaused: Bool { isHidden || !hasFocus }

  /// - Returns: whether nothing moves.
  private func waitForFrame() -> Bool {
    let isStill = director.isStill
    guard isPaused || isStill else {
      waitForTick()
      return false
    }
    var moments = [chores.first?.due, settlesAt, recording?.due]
    if records.isAwaited || wishes != nil {
      moments.append(SteadyClock.now + 8 * Self.milliseconds)
    }
    let ticks = [director.wakesInTicks, director.silentInTicks].compactMap { $0 }.min()
    if !isPaused, let ticks {
      moments.append(
        clock.nextTick + max(0, ticks - 1) * 1_000 * Self.milliseconds / FrameClock.rate)
    }
    events.wait(until: moments.compactMap { $0 }.min())
    return isStill
  }

  /// What is dragged follows the pointer sooner than the next tick, but not at every twitch.
  private func waitForTick() {
    SteadyClock.sleep(until: min(clock.nextTick, mayShowAt))
    // The last of it is slept, which is more exact.
    if events.wait(until: clock.nextTick - Self.milliseconds) { return }
    SteadyClock.sleep(until: clock.nextTick)
  }

  /// Lets the time pass in which nothing moved.
  private func rest() {
    let now = SteadyClock.now
    guard !isPaused else { return clock.realign(to: now) }
    let passed = clock.rest(until: now)
    let quiet = min(passed, max(0, (director.wakesInTicks ?? .max) - 1))
    director.rest(ticks: quiet)
    for _ in 0..<min(passed - quiet, 6) { director.tick() }
  }

  private func tick() {
    let now = SteadyClock.now
    guard !isPaused else { return clock.realign(to: now) }
    for _ in 0..<clock.advance(to: now) { director.tick() }
  }

  // MARK: - What happened

  private func handle(_ event: PlatformEvent) {
    switch event {
    case .input(let input):
      if input == .focusLost { hasFocus = false }
      if input == .focusGained {
        hasFocus = true
        // Not every desktop tells when its screen has become smaller.
        window.fitScreen()
      }
      let input = director.received(input)
      recording?.add(input, at: director.ticks, layout: director.layout)
      inspector?.note(input, in: director)
      director.send(input)
    case .tool(let tool): inspector?.use(tool, in: director)
    case .quit: wantsToQuit = true
    case .reshaped: settlesAt = SteadyClock.now + Self.settling
    case .exposed: renderer.show()
    case .screenChanged: window.fitScreen()
    case .hidden: isHidden = true
    case .shown:
      isHidden = false
      renderer.forget()
    }
  }

  private func show() {
    guard !isHidden else { return }
    let began = SteadyClock.now
    director.isTall = renderer.shape.isTall
    var picture = director.picture(ahead: director.isStill || isPaused ? 0 : clock.ahead)
    inspector?.draw(director, over: &picture)
    if renderer.draw(picture) {
      let ended = SteadyClock.now
      // A slow machine spends no more than half its time on following the pointer.
      mayShowAt = max(began + Self.briefest, ended + (ended - began))
      // Counted from here: on a slow machine the next size may wait already.
      if renderer.isUnsettled { settlesAt = ended + Self.settling }
    }
    let focus = director.textFocus
    events.isTyping = focus != nil
    (events.awaitsKey, events.isForTwo) = (director.awaitsKey, director.isForTwo)
    window.setTextFocus(focus, in: renderer.viewport)
  }

  // MARK: - What the scenes asked for

  private func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .play(let sound, let pan): speaker.play(sound, pan: pan)
      case .prefer(let preferences):
        records.keep(preferences.values)
        prefer(preferences)
      case .copy(let words): events.copy(words)
      case .save(let record): records.save(record)
      case .say(let utterance): say(utterance)
      case .hush(let priority): voice.hush(upTo: priority)
      case .celebrate, .finish: break
      }
    }
  }

  /// What the disk has answered since the last frame.
  private func passOnAnswers() {
    for answer in records.takeAnswers() {
      switch answer {
      case .scores(let scores):
        recording?.begin(with: scores)
        inspector?.begin(with: scores)
        director.records = scores
      case .saved(let record, let problem):
        if problem == nil { director.records.append(record) }
        director.send(.saved(record, problem: problem?.phrase))
      case .notice(let notice):
        report(notice.description)
        director.tell(notice.phrase)
      }
    }
  }

  private func prefer(_ preferences: Preferences) {
    if preferences.language != spoken {
      spoken = preferences.language
      director.language = Languages(resources: resources).spoken(spoken)
      show()
    }
    speaker.setVolumes(
      sounds: preferences.isMuted ? 0 : preferences.volume,
      ambience: preferences.isMuted ? 0 : preferences.ambienceVolume)
    speaker.setVoiceVolume(preferences.isMuted ? 0 : preferences.voiceVolume)
    if !speaks { voice.rest() }
    speaker.setMono(preferences.isMono)
    events.setKeys(preferences.keys)
    window.setFullscreen(preferences.isFullscreen)
  }

  // MARK: - Chores

  private func planChores(from now: Int64) {
    func plan(_ delay: Int64, _ work: @escaping @MainActor (GameLoop) -> Void) {
      chores.append(Chore(due: now + delay * Self.milliseconds, work: work))
    }
    // On a thread that gives way to what is read for the next pictures.
    plan(0) { $0.speaker.prepare() }
    plan(40) { $0.painter.readAheadAll(for: $0.renderer.viewport) }
    plan(0) { if $0.asksDesktop { $0.wishes = DesktopWishes() } }
    plan(100) { $0.director.metrics = $0.renderer.metrics() }
    plan(200) { $0.window.setIcon(file: $0.resources.image("icon", .single)) }
    plan(600) { $0.events.startGamepads() }
    plan(4_000) { _ in MallocTuning.tidy() }
  }

  /// One a frame, so that none of them shows.
  private func doChores() {
    let now = SteadyClock.now
    if let settlesAt, settlesAt <= now {
      self.settlesAt = nil
      remember(window.noteShape())
      if renderer.isUnsettled {
        renderer.settle()
        show()
        painter.readAheadAll(for: renderer.viewport)
        MallocTuning.tidy()
      }
    }
    if let due = recording?.due, due <= now, let path = recording?.path,
      let replay = recording?.taken(endingAt: director.ticks)
    {
      records.write(replay, to: path)
    }
    guard let next = chores.first, next.due <= now else { return }
    chores.removeFirst().work(self)
  }
}
