internal import Director
internal import Glibc
internal import Phrases
internal import Records
internal import SDLPlatform
internal import Stage
internal import Studio
internal import Threads
internal import Voice

/// The main loop: events, ticks, effects and pictures, at 60 Hz while anything moves.
@MainActor
final class GameLoop {
  var director: Director
  private let window: Window
  private let painter: Painter
  private let renderer: Renderer
  private let resources: ResourceFolder
  private let events: EventQueue
  private let speaker: Speaker
  let voice: Voice
  let records: RecordThread
  /// The player's choice of language that was applied last.
  private var appliedLanguage: String?
  private var clock = FrameClock(now: SteadyClock.now)
  private var pacing = FramePacing()
  /// The time after the last tick that the picture shows, in ticks. The answer to an input shows
  /// the same moment as the picture before it, so that only the changes by the input are painted.
  private var ahead = 0.0
  /// The work that waits until after the first picture, soonest first.
  private var deferredWork: [(due: Int64, run: @MainActor (GameLoop) -> Void)] = []
  private var isHidden = false
  private var hasFocus = true
  private var wantsToQuit = false
  /// The time at which to redraw at the window's new size.
  private var settlesAt: Int64?
  /// The window's geometry as it was last saved.
  var geometry: WindowGeometry
  /// The command line's preferences, by stored name; for this visit only unless they change.
  var visitChoices: [String: String] = [:]
  /// Whether preferences that the player has not set follow the desktop's.
  var followsDesktop = false
  /// The query of the desktop's preferences that has no answer yet.
  var desktopQuery: DesktopPreferences?
  /// The recording of the player's input; nil if none is wanted.
  var recording: LiveRecording? { didSet { events.hasTools = recording?.hasTools ?? false } }

  private static let milliseconds: Int64 = 1_000_000
  /// The time for which a new size must last before it is drawn, in nanoseconds.
  private static let settling = 100 * milliseconds

  init(
    director: Director, window: Window, painter: Painter, resources: ResourceFolder,
    records: RecordThread, recordings: [String]
  ) {
    (self.director, self.window, self.painter) = (director, window, painter)
    renderer = Renderer(window: window, painter: painter)
    self.resources = resources
    events = EventQueue(window: window)
    speaker = Speaker(resources: resources)
    voice = Voice(output: speaker, folders: recordings, reader: ClipReader())
    self.records = records
    appliedLanguage = director.preferences.language
    geometry = window.updateGeometry()
  }

  func run() {
    show()
    applyPreferences(director.preferences)
    clock.restartTick(at: SteadyClock.now)
    deferWork(from: SteadyClock.now)
    // Computed once in each pass of the loop, as it takes a scene's whole screen.
    var isStill = director.isStill
    while !wantsToQuit, !director.isOver, renderer.problem == nil {
      let wasStill = isStill
      isPaused || wasStill ? waitForChange() : waitForTick()
      if wasStill { rest() }
      let happened = events.drain(in: renderer.viewport)
      for event in happened { handle(event) }
      passOnAnswers()
      followDesktop()
      let hasMoved = wasStill || tick()
      guard !wantsToQuit else { break }
      isStill = director.isStill
      if isStill || isPaused { ahead = 0 } else if hasMoved { ahead = clock.ahead }
      if hasMoved || !happened.isEmpty { show(answers: !hasMoved) }
      carryOut(director.takeEffects())
      speaker.setAmbience(isPaused ? nil : director.soundscape)
      if isPaused || director.isAsleep { voice.releaseResources() }
      settleSize()
      saveRecordingIfDue()
      runDeferredWork()
    }
    // The effects of the last tick are carried out too.
    carryOut(director.takeEffects())
    // The window is hidden at once; only pending writes to the disk are waited for.
    remember(window.updateGeometry())
    voice.hush(upTo: .answer)
    window.hide()
    records.close()
    do throws(PlatformError) { try saveRecording() } catch { report(error.description) }
    if let problem = renderer.problem { report(problem.description) }
    // `_exit` does not join the audio thread, which may still be running.
    _exit(renderer.problem == nil ? 0 : 1)
  }

  /// Ends the recording with a digest of the state, for comparing runs.
  func saveRecording() throws(PlatformError) {
    guard let recording, let path = recording.path else { return }
    let text = recording.replay(endingAt: director.ticks).text
    try TextFile.write(text + "# digest \(EndState(director).digest)\n", to: path)
  }

  // MARK: - Time

  private var isPaused: Bool { isHidden || !hasFocus }

  private func waitForChange() {
    var moments = [deferredWork.first?.due, settlesAt, recording?.due]
    if records.isAwaited || desktopQuery != nil {
      moments.append(SteadyClock.now + 8 * Self.milliseconds)
    }
    let ticks = [director.ticksUntilChange, director.silentInTicks].compactMap { $0 }.min()
    if !isPaused, let ticks {
      moments.append(clock.due(in: max(1, ticks)))
    }
    events.wait(until: moments.compactMap { $0 }.min())
  }

  /// Waits for the next tick; wakes early for input, at a limited rate, so that a drag keeps up.
  private func waitForTick() {
    let due = clock.due(in: pacing.ticks)
    SteadyClock.sleep(until: min(due, pacing.earliest))
    // Waiting is less exact than sleeping, which does the last millisecond.
    if events.wait(until: due - Self.milliseconds) { return }
    SteadyClock.sleep(until: due)
  }

  /// Advances the game by the time in which nothing moved.
  private func rest() {
    let now = SteadyClock.now
    guard !isPaused else { return clock.restartTick(at: now) }
    let passed = clock.rest(until: now)
    let quiet = min(passed, max(0, (director.ticksUntilChange ?? .max) - 1))
    director.rest(ticks: quiet)
    for _ in 0..<min(passed - quiet, 6) { director.tick() }
  }

  /// Advances the game to the next picture; false if that is not due.
  private func tick() -> Bool {
    let now = SteadyClock.now
    guard isPaused || now >= clock.due(in: pacing.ticks) else { return false }
    if isPaused { clock.restartTick(at: now) }
    for _ in 0..<clock.advance(to: now) { director.tick() }
    return true
  }

  // MARK: - Events

  private func handle(_ event: PlatformEvent) {
    switch event {
    case .input(let input):
      if input == .focusLost { hasFocus = false }
      if input == .focusGained {
        hasFocus = true
        // Not every desktop reports that its screen has shrunk.
        window.fitScreen()
      }
      let input = director.translate(input)
      recording?.add(input, in: director)
      director.send(input)
    case .tool(let tool): recording?.use(tool, in: director)
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

  private func show(answers: Bool = false) {
    guard !isHidden else { return }
    let (began, worked) = (SteadyClock.now, SteadyClock.work)
    director.isTall = renderer.beginPicture().isTall
    var picture = director.picture(ahead: ahead)
    recording?.draw(director, over: &picture)
    if renderer.draw(picture) {
      let ended = SteadyClock.now
      if answers {
        pacing.noteAnswer(from: began, to: ended)
      } else {
        pacing.note(from: began, to: ended, work: SteadyClock.work - worked)
      }
      // The delay counts from the end of the picture: on a slow machine the next size may be due.
      if renderer.isUnsettled { settlesAt = ended + Self.settling }
    }
    let focus = director.textFocus
    events.isTyping = focus != nil
    (events.awaitsKey, events.isForTwo) = (director.awaitsKey, director.isForTwo)
    window.setTextFocus(focus, in: renderer.viewport)
  }

  // MARK: - Effects

  private func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .play(let sound, let pan): speaker.order(.play(sound, pan: pan))
      case .savePreferences(let preferences):
        visitChoices = visitChoices.filter { preferences.values[$0.key] == $0.value }
        records.keep(preferences.values.filter { visitChoices[$0.key] == nil })
        applyPreferences(preferences)
      case .copy(let words): events.copy(words)
      case .save(let record): records.save(record)
      case .say(let utterance): say(utterance)
      case .hush(let priority): voice.hush(upTo: priority)
      case .celebrate, .finish: break
      }
    }
  }

  private func passOnAnswers() {
    for answer in records.takeAnswers() {
      switch answer {
      case .scores(let scores):
        recording?.begin(with: scores)
        director.records = scores
      case .saved(let record, let problem):
        if problem == nil { director.records.append(record) }
        director.send(.saved(record, problem: problem.map { .records($0.words) }))
      case .notice(let notice):
        report(notice.description)
        director.showNotice(.records(notice.words))
      }
    }
  }

  private func applyPreferences(_ preferences: Preferences) {
    if preferences.language != appliedLanguage {
      appliedLanguage = preferences.language
      director.language = Languages(resources: resources).spoken(appliedLanguage)
      show()
    }
    let share = preferences.isMuted ? 0.0 : 1
    speaker.order(
      .volumes(
        sounds: share * preferences.volume, ambience: share * preferences.ambienceVolume))
    speaker.order(.voiceVolume(share * preferences.voiceVolume))
    if !speaks { voice.releaseResources() }
    speaker.order(.mono(preferences.isMono))
    events.setKeys(preferences.keys)
    window.setFullscreen(preferences.isFullscreen)
  }

  // MARK: - Deferred work

  /// Plans the work of the first seconds; each delay, in milliseconds, is at least the one before.
  private func deferWork(from now: Int64) {
    func plan(_ delay: Int64, _ run: @escaping @MainActor (GameLoop) -> Void) {
      deferredWork.append((due: now + delay * Self.milliseconds, run: run))
    }
    // The sound thread has a lower priority than reading the next pictures.
    plan(0) { $0.speaker.order(.prepare) }
    plan(40) { $0.painter.readAheadAll(for: $0.renderer.viewport) }
    plan(40) { if $0.asksDesktop { $0.desktopQuery = DesktopPreferences() } }
    plan(100) { $0.director.metrics = $0.renderer.metrics() }
    plan(200) { $0.window.setIcon(file: $0.resources.image("icon", .single)) }
    plan(600) { $0.events.startGamepads() }
    plan(4_000) { _ in MallocTuning.trim() }
  }

  /// Runs one piece of work a frame, so that none delays a picture noticeably.
  private func runDeferredWork() {
    guard let next = deferredWork.first, next.due <= SteadyClock.now else { return }
    deferredWork.removeFirst().run(self)
  }

  /// Draws the window anew once its size has lasted.
  private func settleSize() {
    guard let settlesAt, settlesAt <= SteadyClock.now else { return }
    self.settlesAt = nil
    remember(window.updateGeometry())
    guard renderer.isUnsettled else { return }
    renderer.settle()
    show()
    painter.readAheadAll(for: renderer.viewport)
    MallocTuning.trim()
  }

  private func saveRecordingIfDue() {
    guard let due = recording?.due, due <= SteadyClock.now, let path = recording?.path,
      let replay = recording?.takeReplay(endingAt: director.ticks)
    else { return }
    records.write(replay, to: path)
  }
}
