public import Stage
internal import Synchronization
internal import Threads

/// Says sentences, one at a time, by recordings, a synthesizer or the desktop's speech service.
///
/// Its thread lives while there is something to say, and some seconds longer. If it hangs, it is
/// abandoned and another begins.
public final class Voice: Sendable {
  /// Limits of time, in nanoseconds.
  struct Patience: Sendable {
    /// After so much silence the thread ends.
    var idle = 4 * SteadyClock.second
    /// A source that is busy for longer without a sound counts as hung.
    var busy = 2 * SteadyClock.second
    /// The pause between two sentences.
    var pause = SteadyClock.second / 4
  }

  /// The sources, in no order.
  struct Ways: Sendable {
    var clips: any SpeechSource
    var synthesizer: any SpeechSource
    var dispatcher: any SpeechSource
  }

  /// Whether the sources may keep things ready for the next sentence.
  private enum Rest { case none, wanted, taken }

  private struct Desk {
    var rest = Rest.taken
    var order = SpeechOrder<Sentence>()
    var worker: Worker?
    /// When the worker last made a sound or began a sentence; nil while it is not busy.
    var busySince: Int64?
    /// Whether the worker is waiting for the synthesizer.
    var asksSynthesizer = false
    /// Whether the synthesizer has hung; it is not used again.
    var isSynthesizerLost = false
    var hasScreenReader = false
  }

  /// A thread and the mailbox that wakes it.
  private final class Worker: Sendable {
    let bell = Mailbox<Bool>()
  }

  private let desk = Mutex(Desk())
  private let output: any SpeechOutput
  private let ways: Ways
  private let patience: Patience

  /// - Parameters:
  ///   - folders: where recordings are looked for, below `LANGUAGE/`.
  ///   - reader: reads the recordings.
  public convenience init(
    output: any SpeechOutput, folders: [String], reader: any ClipReading
  ) {
    self.init(
      output: output,
      ways: Ways(
        clips: Clips(folders: folders, reader: reader),
        synthesizer: SpeechSynthesizer { ESpeak.load() },
        dispatcher: SpeechDispatcher(path: SpeechDispatcher.usualPath)))
  }

  init(output: any SpeechOutput, ways: Ways, patience: Patience = Patience()) {
    (self.output, self.ways, self.patience) = (output, ways, patience)
  }

  /// Says a sentence in its turn, see `SpeechOrder`; an empty one is ignored.
  public func say(_ sentence: Sentence, _ priority: Utterance.Priority) {
    guard !sentence.text.isEmpty else { return }
    change {
      $0.rest = .none
      $0.order.say(sentence, priority)
    }
  }

  /// Silences sentences of this priority and below, both the current one and those that wait.
  public func hush(upTo priority: Utterance.Priority) {
    change { $0.order.hush(upTo: priority) }
  }

  /// Silences everything and releases what is kept ready; the next sentence may take longer.
  public func rest() {
    change {
      $0.order.hush(upTo: .answer)
      if $0.rest == .none { $0.rest = .wanted }
    }
  }

  /// Lets the desktop's speech service come before the synthesizer while a screen reader is on.
  public func follow(hasScreenReader: Bool) {
    desk.withLock { $0.hasScreenReader = hasScreenReader }
  }

  /// Whether there is a thread, for tests.
  var isAtWork: Bool { desk.withLock { $0.worker != nil } }

  private func change(_ change: (inout Desk) -> Void) {
    let fresh = desk.withLock { desk -> Worker? in
      leaveWhatHangs(&desk)
      let before = desk.order.current?.number
      change(&desk)
      let (now, mayRest) = (desk.order.current?.number, desk.rest == .wanted)
      if now != before, before != nil { output.endSpeech() }
      if now != before || mayRest { desk.worker?.bell.send(true) }
      guard now != nil || mayRest, desk.worker == nil else { return nil }
      desk.worker = Worker()
      return desk.worker
    }
    guard let fresh, !startThread({ [self] in work(fresh) }) else { return }
    // Without a thread nothing can be said, so nothing waits.
    desk.withLock {
      $0.worker = nil
      if let current = $0.order.current { $0.order.end(current.number) }
    }
  }

  private func leaveWhatHangs(_ desk: inout Desk) {
    guard let since = desk.busySince, SteadyClock.now - since > patience.busy else { return }
    if desk.asksSynthesizer { desk.isSynthesizerLost = true }
    (desk.worker, desk.busySince, desk.asksSynthesizer) = (nil, nil, false)
    if let current = desk.order.current { desk.order.end(current.number) }
  }

  // MARK: - On the thread

  private func work(_ worker: Worker) {
    while let turn = next(for: worker) {
      let line = Line(voice: self, worker: worker, number: turn.number)
      let order = desk.withLock { desk -> [(source: any SpeechSource, isSynthesizer: Bool)] in
        desk.busySince = SteadyClock.now
        let synthesizer = desk.isSynthesizerLost ? [] : [(ways.synthesizer, true)]
        let dispatcher = [(ways.dispatcher, false)]
        return [(ways.clips, false)]
          + (desk.hasScreenReader ? dispatcher + synthesizer : synthesizer + dispatcher)
      }
      let isSaid = order.contains { source, isSynthesizer in
        desk.withLock { if $0.worker === worker { $0.asksSynthesizer = isSynthesizer } }
        return line.isWanted && source.say(turn.words, for: line)
      }
      desk.withLock { if $0.worker === worker { $0.busySince = nil } }
      if isSaid { line.waitForEnd() }
      desk.withLock { if $0.worker === worker { $0.order.end(turn.number) } }
    }
  }

  /// Releases what the sources keep, if that is wanted. Only this thread uses the synthesizer.
  private func takeRest(_ worker: Worker) -> Bool {
    let tired = desk.withLock { desk -> [any SpeechSource]? in
      guard desk.worker === worker, desk.rest == .wanted else { return nil }
      desk.rest = .taken
      return [ways.clips] + (desk.isSynthesizerLost ? [] : [ways.synthesizer])
    }
    for way in tired ?? [] { way.rest() }
    return tired != nil
  }

  /// Waits for the next turn; nil once the thread should end.
  private func next(for worker: Worker) -> SpeechOrder<Sentence>.Turn? {
    let deadline = SteadyClock.now + patience.idle
    while true {
      let (turn, isOver) = desk.withLock { desk -> (SpeechOrder<Sentence>.Turn?, Bool) in
        guard desk.worker === worker else { return (nil, true) }
        if let turn = desk.order.current { return (turn, false) }
        guard desk.rest != .wanted else { return (nil, false) }
        guard desk.rest == .taken || SteadyClock.now >= deadline else { return (nil, false) }
        desk.worker = nil
        return (nil, true)
      }
      if turn != nil || isOver { return turn }
      if !takeRest(worker) { _ = worker.bell.receive(until: deadline) }
    }
  }

  /// A turn as its source sees it.
  private final class Line: SpeechTurn {
    private let voice: Voice
    private let worker: Worker
    private let number: Int
    /// When all samples so far will have been heard; nil before the first.
    private var end: Int64?

    init(voice: Voice, worker: Worker, number: Int) {
      (self.voice, self.worker, self.number) = (voice, worker, number)
    }

    var isWanted: Bool { voice.desk.withLock { isWanted(in: $0) } }

    private func isWanted(in desk: borrowing Desk) -> Bool {
      desk.worker === worker && desk.order.current?.number == number
    }

    func speak(_ samples: [Int16], rate: Int) -> Bool {
      voice.desk.withLock { desk in
        guard isWanted(in: desk) else { return false }
        let now = SteadyClock.now
        desk.busySince = now
        end = max(end ?? now, now) + Int64(samples.count) * SteadyClock.second / Int64(max(1, rate))
        // Under the lock, so that no sample follows the end of its sentence.
        voice.output.speak(samples, rate: rate)
        return true
      }
    }

    func duck(_ isDucked: Bool) {
      voice.desk.withLock { if $0.worker === worker { $0.busySince = nil } }
      voice.output.duck(isDucked)
    }

    func waitForEnd() {
      guard let end = end.map({ $0 + voice.patience.pause }) else { return }
      while isWanted, SteadyClock.now < end { _ = worker.bell.receive(until: end) }
    }
  }
}
