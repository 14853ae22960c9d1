internal import Glibc
internal import Records
internal import Rules
internal import SDLPlatform
internal import Stage
internal import Synchronization

/// Carries scores and choices between the game and the disk without keeping a frame waiting.
final class Archive: Sendable {
  /// What the disk has to say, for the loop to pass on.
  enum Answer: Sendable {
    /// The scoreboard as it is stored, in the order of saving.
    case scores([Standings.Entry])
    /// A score is on the disk, or why it is not.
    case saved(Standings.Entry, problem: String?)
  }

  private enum Order: Sendable {
    case readScores
    case save(Standings.Entry)
    case keep([String: String])
    case close
  }

  private struct Desk {
    var answers: [Answer] = []
    var awaited = 0
  }

  /// What was kept on an earlier visit, by name.
  let settings: [String: String]
  /// What is to be told once about the file that was found.
  let notice: String?

  private let desk = Mutex(Desk())
  private let orders = Mailbox<Order>()
  /// Gets a letter when everything is on the disk.
  private let closed = Mailbox<Bool>()

  /// Opens the file in `folder`; without it the game goes on and keeps nothing.
  init(folder: String) {
    var ledger: Ledger?
    var settings: [String: String] = [:]
    var notice: String?
    do throws(RecordsError) {
      let opening = try Ledger.open(folder: folder, now: Int(time(nil)), patience: 1)
      ledger = opening.ledger
      notice = opening.notice
      settings = try opening.ledger.settingsAtOnce()
    } catch {
      notice = error.description
    }
    self.settings = settings
    self.notice = notice
    let store = Store(ledger: ledger, problem: notice)
    startThread { [self] in
      while true {
        for order in orders.receive(until: nil) {
          if case .close = order {
            closed.send(true)
            return
          }
          let answer = store.carryOut(order)
          desk.withLock {
            if let answer { $0.answers.append(answer) }
            $0.awaited -= 1
          }
        }
      }
    }
    send(.readScores)
  }

  /// Puts a score on the disk; `takeAnswers` tells when it is there.
  func save(_ record: Standings.Entry) {
    var dated = record
    dated.date = Int(time(nil))
    send(.save(dated))
  }

  /// Keeps choices by name; those that are not named stay as they are.
  func keep(_ settings: [String: String]) { send(.keep(settings)) }

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
    orders.send(.close)
    _ = closed.receive(until: SteadyClock.now + 1_000_000_000)
  }

  private func send(_ order: Order) {
    desk.withLock { $0.awaited += 1 }
    orders.send(order)
  }

  /// The ledger, or why there is none.
  private struct Store {
    let ledger: Ledger?
    let problem: String?

    func carryOut(_ order: Order) -> Answer? {
      switch order {
      case .readScores:
        guard let scores = try? ledger?.scoresAtOnce() else { return nil }
        return .scores(scores)
      case .save(let record):
        return .saved(record, problem: problem(of: record))
      case .keep(let settings):
        // The next choice is kept again; a disk that refuses has been told about already.
        try? ledger?.keepAtOnce(settings)
        return nil
      case .close: return nil
      }
    }

    private func problem(of record: Standings.Entry) -> String? {
      guard let ledger else { return problem ?? "The score isn't saved." }
      do {
        try ledger.saveAtOnce(record)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }
}
