public import Stage
internal import Synchronization
internal import Threads

/// Says sentences, one at a time, by recordings, a synthesizer or the desktop's speech service.
///
/// The voice's thread ends after some seconds of silence. A thread that hangs is abandoned, and
/// another one started.
public final class Voice: Sendable {
  /// Limits of time, in nanoseconds.
  struct Timeouts: Sendable {
    /// The silence after which the thread ends.
    var idle = 4 * SteadyClock.second
    /// The time without a sound after which a busy source counts as hung.
    var busy = 2 * SteadyClock.second
    /// The pause between two sentences.
    var pause = SteadyClock.second / 4
  }

  struct Sources: Sendable {
    var clips: any SpeechSource
    var synthesizer: any SpeechSource
    var dispatcher: any SpeechSource
  }

  /// The state of the sources' resources for the next sentence: kept, to be released, or released.
  private enum Resources { case kept, unwanted, released }

  private struct State {
    var resources = Resources.released
    var queue = SpeechQueue<Sentence>()
    var worker: Worker?
    /// The time of the worker's last sound or sentence's beginning; nil while it is not busy.
    var busySince: Int64?
    /// Whether the worker is waiting for the synthesizer.
    var usesSynthesizer = false
    /// Whether the synthesizer has hung, so that it is not used again.
    var isSynthesizerLost = false
    var hasScreenReader = false
  }

  /// A thread and the message queue that wakes it.
  private final class Worker: Sendable {
    let wakeUp = MessageQueue<Bool>()
  }

  private let state = Mutex(State())
  private let output: any SpeechOutput
  private let sources: Sources
  private let timeouts: Timeouts

  /// - Parameters:
  ///   - folders: where recordings are looked for, below `LANGUAGE/`.
  ///   - reader: reads the recordings.
  public convenience init(
    output: any SpeechOutput, folders: [String], reader: any ClipReading
  ) {
    self.init(
      output: output,
      sources: Sources(
        clips: Clips(folders: folders, reader: reader),
        synthesizer: SpeechSynthesizer { ESpeak.load() },
        dispatcher: SpeechDispatcher(path: SpeechDispatcher.usualPath)))
  }

  init(output: any SpeechOutput, sources: Sources, timeouts: Timeouts = Timeouts()) {
    (self.output, self.sources, self.timeouts) = (output, sources, timeouts)
  }

  /// Says a sentence in its turn (see `SpeechQueue`); an empty one is ignored.
  public func say(_ sentence: Sentence, _ priority: Utterance.Priority) {
    guard !sentence.text.isEmpty else { return }
    change {
      $0.resources = .kept
      $0.queue.say(sentence, priority)
    }
  }

  /// Silences sentences of this priority and below: the current one and those that wait.
  public func hush(upTo priority: Utterance.Priority) { change { $0.queue.hush(upTo: priority) } }

  /// Silences everything and releases the sources' resources; the next sentence may take longer.
  public func releaseResources() {
    change {
      $0.queue.hush(upTo: .answer)
      if $0.resources == .kept { $0.resources = .unwanted }
    }
  }

  /// Lets the desktop's speech service come before the synthesizer while a screen reader is on.
  public func follow(hasScreenReader: Bool) {
    state.withLock { $0.hasScreenReader = hasScreenReader }
  }

  /// Whether the thread runs; for tests.
  var hasThread: Bool { state.withLock { $0.worker != nil } }

  private func change(_ change: (inout State) -> Void) {
    let fresh = state.withLock { state -> Worker? in
      abandonHungWorker(&state)
      let before = state.queue.current?.number
      change(&state)
      let (now, mayRelease) = (state.queue.current?.number, state.resources == .unwanted)
      if now != before, before != nil { output.endSpeech() }
      if now != before || mayRelease { state.worker?.wakeUp.send(true) }
      guard now != nil || mayRelease, state.worker == nil else { return nil }
      state.worker = Worker()
      return state.worker
    }
    guard let fresh, !startThread({ [self] in work(fresh) }) else { return }
    // Without a thread no sentence can be said, so none may wait.
    state.withLock {
      $0.worker = nil
      if let current = $0.queue.current { $0.queue.end(current.number) }
    }
  }

  private func abandonHungWorker(_ state: inout State) {
    guard let since = state.busySince, SteadyClock.now - since > timeouts.busy else { return }
    if state.usesSynthesizer { state.isSynthesizerLost = true }
    (state.worker, state.busySince, state.usesSynthesizer) = (nil, nil, false)
    if let current = state.queue.current { state.queue.end(current.number) }
  }

  // MARK: - On the thread

  private func work(_ worker: Worker) {
    while let turn = next(for: worker) {
      let current = CurrentSentence(voice: self, worker: worker, number: turn.number)
      let order = state.withLock { state -> [(source: any SpeechSource, isSynthesizer: Bool)] in
        state.busySince = SteadyClock.now
        let synthesizer = state.isSynthesizerLost ? [] : [(sources.synthesizer, true)]
        let dispatcher = [(sources.dispatcher, false)]
        return [(sources.clips, false)]
          + (state.hasScreenReader ? dispatcher + synthesizer : synthesizer + dispatcher)
      }
      let isSaid = order.contains { source, isSynthesizer in
        state.withLock { if $0.worker === worker { $0.usesSynthesizer = isSynthesizer } }
        return current.isWanted && source.say(turn.words, to: current)
      }
      state.withLock { if $0.worker === worker { $0.busySince = nil } }
      if isSaid { current.waitForEnd() }
      state.withLock { if $0.worker === worker { $0.queue.end(turn.number) } }
    }
  }

  /// Releases the sources' resources once they are unwanted. Only this thread uses the synthesizer.
  private func releaseResources(_ worker: Worker) -> Bool {
    let released = state.withLock { state -> [any SpeechSource]? in
      guard state.worker === worker, state.resources == .unwanted else { return nil }
      state.resources = .released
      return [sources.clips] + (state.isSynthesizerLost ? [] : [sources.synthesizer])
    }
    for source in released ?? [] { source.releaseResources() }
    return released != nil
  }

  /// Waits for the next turn; nil when the thread should end.
  private func next(for worker: Worker) -> SpeechQueue<Sentence>.Turn? {
    let deadline = SteadyClock.now + timeouts.idle
    while true {
      let (turn, isOver) = state.withLock { state -> (SpeechQueue<Sentence>.Turn?, Bool) in
        guard state.worker === worker else { return (nil, true) }
        if let turn = state.queue.current { return (turn, false) }
        guard state.resources != .unwanted else { return (nil, false) }
        guard state.resources == .released || SteadyClock.now >= deadline else {
          return (nil, false)
        }
        state.worker = nil
        return (nil, true)
      }
      if turn != nil || isOver { return turn }
      if !releaseResources(worker) { _ = worker.wakeUp.receive(until: deadline) }
    }
  }

  /// The sentence being said, as its source sees it.
  private final class CurrentSentence: SpeechSink {
    private let voice: Voice
    private let worker: Worker
    private let number: Int
    /// The time at which all samples so far will have been heard; nil before the first.
    private var end: Int64?

    init(voice: Voice, worker: Worker, number: Int) {
      (self.voice, self.worker, self.number) = (voice, worker, number)
    }

    var isWanted: Bool { voice.state.withLock { isWanted(in: $0) } }

    private func isWanted(in state: borrowing State) -> Bool {
      state.worker === worker && state.queue.current?.number == number
    }

    func speak(_ samples: [Int16], rate: Int) -> Bool {
      voice.state.withLock { state in
        guard isWanted(in: state) else { return false }
        let now = SteadyClock.now
        state.busySince = now
        end = max(end ?? now, now) + Int64(samples.count) * SteadyClock.second / Int64(max(1, rate))
        // The lock is held, so that no sample follows the end of its sentence.
        voice.output.speak(samples, rate: rate)
        return true
      }
    }

    func duck(_ isDucked: Bool) {
      voice.state.withLock { if $0.worker === worker { $0.busySince = nil } }
      voice.output.duck(isDucked)
    }

    func waitForEnd() {
      guard let end = end.map({ $0 + voice.timeouts.pause }) else { return }
      while isWanted, SteadyClock.now < end { _ = worker.wakeUp.receive(until: end) }
    }
  }
}
