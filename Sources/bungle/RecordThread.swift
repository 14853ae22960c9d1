internal import Glibc
internal import Records
internal import Rules
internal import SDLPlatform
internal import Stage
internal import Synchronization
internal import Threads

/// Loads and saves scores and settings on a thread, so that no frame waits for the disk.
final class RecordThread: Sendable {
  enum Answer: Sendable {
    /// The stored scores, in the order of saving.
    case scores([Standings.Entry])
    /// A score was saved or hit a `problem`.
    case saved(Standings.Entry, problem: RecordsError?)
    /// A one-time notice about the file that was found.
    case notice(StoreNotice)
  }

  private enum Order: Sendable {
    case begin
    case save(Standings.Entry)
    case keep([String: String])
    case write(Replay, to: String)
    case close
  }

  private struct State {
    var answers: [Answer] = []
    var awaited = 0
    /// Whether no thread could be started, so that callers carry out their orders themselves.
    var isAlone = false
    var hasScores = false
    /// The last reported failure of a save.
    var refusal: RecordsError?
  }

  /// The settings of earlier visits, by name.
  let settings: [String: String]

  private let store: RecordStore
  private let state = Mutex(State())
  private let orders = MessageQueue<Order>()
  /// Receives a value once all orders are carried out.
  private let closed = MessageQueue<Bool>()

  /// Opens the file in `folder`; if that fails, the game goes on and retries at each save.
  init(folder: String?) {
    store = RecordStore(folder: folder, patience: 1) { Int(time(nil)) }
    do throws(RecordsError) {
      settings = try store.settings()
    } catch {
      settings = [:]
      state.withLock {
        $0.answers.append(.notice(.refused(error)))
        $0.refusal = error
      }
    }
    passOnNotices()
    let hasThread = startThread { [self] in work() }
    state.withLock { $0.isAlone = !hasThread }
    send(.begin)
  }

  /// Saves a score; `takeAnswers` reports when it is done.
  func save(_ record: Standings.Entry) {
    var dated = record
    dated.date = Int(time(nil))
    send(.save(dated))
  }

  /// Saves settings by name; all others stay as they are.
  func keep(_ settings: [String: String]) { send(.keep(settings)) }

  func write(_ replay: Replay, to file: String) { send(.write(replay, to: file)) }

  /// Whether an answer is pending, so that the loop should look again soon.
  var isAwaited: Bool { state.withLock { $0.awaited > 0 || !$0.answers.isEmpty } }

  func takeAnswers() -> [Answer] {
    state.withLock { state in
      defer { state.answers.removeAll() }
      return state.answers
    }
  }

  /// Waits up to a second until everything is on the disk.
  func close() {
    if state.withLock({ $0.isAlone }) { return carryOut(.close) }
    orders.send(.close)
    _ = closed.receive(until: SteadyClock.now + 1_000_000_000)
  }

  private func send(_ order: Order) {
    let isAlone = state.withLock { state in
      state.awaited += 1
      return state.isAlone
    }
    if isAlone { carryOut(order) } else { orders.send(order) }
  }

  // MARK: - On the thread

  private func work() {
    while true {
      for order in orders.receive(until: nil) {
        carryOut(order)
        if case .close = order {
          closed.send(true)
          return
        }
      }
    }
  }

  private func carryOut(_ order: Order) {
    // The file could only be opened after the first answer, so its scores are passed on now.
    if !state.withLock({ $0.hasScores }), let scores = try? store.scores() {
      state.withLock { $0.hasScores = true }
      answer(.scores(scores))
    }
    switch order {
    case .begin: break
    case .save(let record): answer(.saved(record, problem: problem(of: record)))
    case .keep(let settings): keepNow(settings)
    // A failure is reported by the last write, at the end of the visit.
    case .write(let replay, let file): try? TextFile.write(replay.text, to: file)
    case .close: return store.close()
    }
    passOnNotices()
    state.withLock { $0.awaited -= 1 }
  }

  /// Saves settings; retries with each change, but reports a failure once.
  private func keepNow(_ settings: [String: String]) {
    var refusal: RecordsError?
    do throws(RecordsError) {
      try store.keep(settings, growing: Preferences.finishedGamesName)
    } catch { refusal = error }
    let isNews = state.withLock { state in
      defer { state.refusal = refusal }
      return refusal != state.refusal
    }
    if isNews, let refusal { answer(.notice(.refused(refusal))) }
  }

  private func problem(of record: Standings.Entry) -> RecordsError? {
    do throws(RecordsError) {
      try store.save(record)
      return nil
    } catch {
      return error
    }
  }

  private func passOnNotices() { for notice in store.takeNotices() { answer(.notice(notice)) } }

  private func answer(_ answer: Answer) { state.withLock { $0.answers.append(answer) } }
}
