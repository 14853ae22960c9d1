internal import Glibc
internal import Synchronization

/// Threads that take parts of one piece of work as they come to it, and sleep between two pieces.
///
/// Whoever asks works too, and waits only for parts that somebody has begun: where other programs keep the processors
/// busy, it is no slower than alone.
public final class WorkerPool: Sendable {
  /// A piece of work, and which of its parts nobody has begun.
  private final class Job: Sendable {
    private let parts: Int
    private let work: @Sendable (_ part: Int) -> Void
    private let next = Mutex(0)
    private let left: Mutex<Int>

    init(parts: Int, _ work: @escaping @Sendable (_ part: Int) -> Void) {
      self.parts = parts
      self.work = work
      left = Mutex(parts)
    }

    var isDone: Bool { left.withLock { $0 == 0 } }

    /// Does parts until none is left to begin; true if the last one to end was among them.
    func help() -> Bool {
      var wasLast = false
      while let part = begin() {
        work(part)
        wasLast = left.withLock { left in
          left -= 1
          return left == 0
        }
      }
      return wasLast
    }

    private func begin() -> Int? {
      next.withLock { next in
        guard next < parts else { return nil }
        next += 1
        return next - 1
      }
    }
  }

  /// One for each thread; nil ends it.
  private let orders: [Mailbox<Job?>]
  private let done = Mailbox<Bool>()

  /// Threads beside the one that asks: as many as there are processors left, up to three.
  public convenience init() {
    self.init(count: min(3, max(0, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)))
  }

  /// So many threads beside the one that asks, or as many as are to be had.
  public init(count: Int) {
    let done = done
    orders = (0..<count).compactMap { _ in
      let orders = Mailbox<Job?>()
      let hasBegun = startThread {
        while true {
          for job in orders.receive(until: nil) {
            guard let job else { return }
            if job.help() { done.send(true) }
          }
        }
      }
      return hasBegun ? orders : nil
    }
  }

  deinit { for box in orders { box.send(nil) } }

  /// Does every part of `work`; returns when all are done.
  public func divide(into parts: Int, _ work: @escaping @Sendable (_ part: Int) -> Void) {
    let job = Job(parts: parts, work)
    for box in orders.prefix(parts - 1) { box.send(job) }
    _ = job.help()
    // What came too late for an earlier piece of work may lie there.
    while !job.isDone { _ = done.receive(until: nil) }
  }
}
