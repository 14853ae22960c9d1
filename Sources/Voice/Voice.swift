public import Stage
internal import Synchronization
internal import Threads

/// Says sentences, one at a time, by the best way that this machine has.
///
/// There is a thread only while there is something to say, and some seconds longer; what hangs on it is
/// left alone.
public final class Voice: Sendable {
  /// In nanoseconds.
  struct Patience: Sendable {
    /// Ends the thread after so much silence.
    var idle = 4 * SteadyClock.second
    /// Whoever is busy for longer without a sound never comes back.
    var busy = 2 * SteadyClock.second
    /// Between two sentences.
    var pause = SteadyClock.second / 4
  }

  /// How a sentence may be said.
  fileprivate enum Way { case clips, synthesizer, dispatcher }

  struct Ways: Sendable {
    var clips: any SpeechSource
    var synthesizer: any SpeechSource
    var dispatcher: any SpeechSource

    fileprivate subscript(way: Way) -> any SpeechSource {
      switch way {
      case .clips: clips
      case .synthesizer: synthesizer
      case .dispatcher: dispatcher
      }
    }
  }

  /// Whether something may be left at work for the next sentence.
  private enum Rest { case none, wanted, taken }

  private struct Desk {
    var rest = Rest.taken
    var order = SpeechOrder<Sentence>()
    var worker: Worker?
    /// Since when the worker has been busy without a sound.
    var busySince: Int64?
    /// The worker is at the synthesizer now.
    var asksSynthesizer = false
    /// The synthesizer hung once, and is not asked again.
    var isSynthesizerLost = false
    var hasScreenReader = false
  }

  /// A thread, by what wakes it.
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
        synthesizer: Synthesizer { ESpeak.load() },
        dispatcher: SpeechDispatcher(path: SpeechDispatcher.usualPath)))
  }

  init(output: any SpeechOutput, ways: Ways, patience: Patience = Patience()) {
    (self.output, self.ways, self.patience) = (output, ways, patience)
  }

  /// Says a sentence in its turn.
  public func say(_ sentence: Sentence, _ priority: Utterance.Priority) {
    guard !sentence.text.isEmpty else { return }
    change {
      $0.rest = .none
      $0.order.say(sentence, priority)
    }
  }

  /// Ends what is said or waits, up to this priority.
  public func hush(upTo priority: Utterance.Priority) {
    change { $0.order.hush(upTo: priority) }
  }

  /// Ends everything, and whatever is kept ready for the next sentence.
  public func rest() {
    change {
      $0.order.hush(upTo: .answer)
      if $0.rest == .none { $0.rest = .wanted }
    }
  }

  /// Where the desktop's screen reader is on, its own voice speaks.
  public func follow(hasScreenReader: Bool) {
    desk.withLock { $0.hasScreenReader = hasScreenReader }
  }

  /// Whether there is a thread, for those who count.
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
    // Without a thread nothing is said, and nothing waits for it.
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
      let ways = desk.withLock { desk -> [Way] in
        desk.busySince = SteadyClock.now
        let synthesizer: [Way] = desk.isSynthesizerLost ? [] : [.synthesizer]
        return [.clips]
          + (desk.hasScreenReader ? [.dispatcher] + synthesizer : synthesizer + [.dispatcher])
      }
      let isSaid = ways.contains { way in
        desk.withLock { if $0.worker === worker { $0.asksSynthesizer = way == .synthesizer } }
        return line.isWanted && self.ways[way].say(turn.words, for: line)
      }
      desk.withLock { if $0.worker === worker { $0.busySince = nil } }
      if isSaid { line.waitForEnd() }
      desk.withLock { if $0.worker === worker { $0.order.end(turn.number) } }
    }
  }

  /// Once nobody wants to hear anything; on this thread, which alone is at the synthesizer.
  private func takeRest(_ worker: Worker) -> Bool {
    let tired = desk.withLock { desk -> [any SpeechSource]? in
      guard desk.worker === worker, desk.rest == .wanted else { return nil }
      desk.rest = .taken
      return [ways.clips] + (desk.isSynthesizerLost ? [] : [ways.synthesizer])
    }
    for way in tired ?? [] { way.rest() }
    return tired != nil
  }

  /// What is to be said now; waits for it, but not for ever.
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

  /// One turn, as its source sees it.
  private final class Line: SpeechTurn {
    private let voice: Voice
    private let worker: Worker
    private let number: Int
    /// When everything has been heard that was handed over.
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
        // Under the lock, so that no sample comes after the end of its sentence.
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
