internal import Glibc
internal import Records
internal import Rules
internal import SDLPlatform
internal import Stage
internal import Synchronization
internal import Threads

/// Carries scores and choices between the game and the disk without keeping a frame waiting.
final class RecordThread: Sendable {
  /// What the disk has to say, for the loop to pass on.
  enum Answer: Sendable {
    /// The scoreboard as it is stored, in the order of saving.
    case scores([Standings.Entry])
    /// A score is on the disk, or why it is not.
    case saved(Standings.Entry, problem: RecordsError?)
    /// Something to be told once about the file that was found.
    case notice(StoreNotice)
  }

  private enum Order: Sendable {
    case begin
    case save(Standings.Entry)
    case keep([String: String])
    case write(Replay, to: String)
    case close
  }

  private struct Desk {
    var answers: [Answer] = []
    var awaited = 0
    /// No thread was to be had: whoever gives an order waits until it is carried out.
    var isAlone = false
    /// The scores have been read and passed on.
    var hasScores = false
    /// Why choices are not kept, as it was told.
    var refusal: RecordsError?
  }

  /// What was kept on an earlier visit, by name.
  let settings: [String: String]

  private let store: RecordStore
  private let desk = Mutex(Desk())
  private let orders = Mailbox<Order>()
  /// Gets a letter when everything is on the disk.
  private let closed = Mailbox<Bool>()

  /// Opens the file in `folder`; without it the game goes on, and tries again at each save.
  init(folder: String?) {
    store = RecordStore(folder: folder, patience: 1) { Int(time(nil)) }
    do throws(RecordsError) {
      settings = try store.settings()
    } catch {
      settings = [:]
      desk.withLock {
        $0.answers.append(.notice(.refused(error)))
        $0.refusal = error
      }
    }
    passOnNotices()
    let hasThread = startThread { [self] in work() }
    desk.withLock { $0.isAlone = !hasThread }
    send(.begin)
  }

  /// Puts a score on the disk; `takeAnswers` tells when it is there.
  func save(_ record: Standings.Entry) {
    var dated = record
    dated.date = Int(time(nil))
    send(.save(dated))
  }

  /// Keeps choices by name; those that are not named stay as they are.
  func keep(_ settings: [String: String]) { send(.keep(settings)) }

  /// Writes down what was played so far.
  func write(_ replay: Replay, to file: String) { send(.write(replay, to: file)) }

  /// Whether an answer is on its way: whoever sleeps should look again soon.
  var isAwaited: Bool { desk.withLock { $0.awaited > 0 || !$0.answers.isEmpty } }

  func takeAnswers() -> [Answer] {
    desk.withLock { desk in
      defer { desk.answers.removeAll() }
      return desk.answers
    }
  }

  /// Waits until everything is on the disk, for a second at the most.
  func close() {
    if desk.withLock({ $0.isAlone }) { return carryOut(.close) }
    orders.send(.close)
    _ = closed.receive(until: SteadyClock.now + 1_000_000_000)
  }

  private func send(_ order: Order) {
    let isAlone = desk.withLock { desk in
      desk.awaited += 1
      return desk.isAlone
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
    // A file that could not be opened at first is shown as soon as it can.
    if !desk.withLock({ $0.hasScores }), let scores = try? store.scores() {
      desk.withLock { $0.hasScores = true }
      answer(.scores(scores))
    }
    switch order {
    case .begin: break
    case .save(let record): answer(.saved(record, problem: problem(of: record)))
    case .keep(let settings): keepNow(settings)
    // What can't be written is told at the end.
    case .write(let replay, let file): try? TextFile.write(replay.text, to: file)
    case .close: return store.close()
    }
    passOnNotices()
    desk.withLock { $0.awaited -= 1 }
  }

  /// The next choice is kept again; why it can't be is told once.
  private func keepNow(_ settings: [String: String]) {
    var refusal: RecordsError?
    do throws(RecordsError) { try store.keep(settings) } catch { refusal = error }
    let isNews = desk.withLock { desk in
      defer { desk.refusal = refusal }
      return refusal != desk.refusal
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

  private func answer(_ answer: Answer) { desk.withLock { $0.answers.append(answer) } }
}
