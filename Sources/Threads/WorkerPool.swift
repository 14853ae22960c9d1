internal import Glibc
internal import Synchronization

/// Threads that share the parts of one job, and sleep between jobs.
///
/// The caller works too, and waits only for parts already begun: when other programs keep the
/// processors busy, it is no slower than alone.
public final class WorkerPool: Sendable {
  /// A job, and which of its parts are still to begin.
  private final class Job: Sendable {
    private let parts: Int
    private let work: @Sendable (_ part: Int) -> Void
    private let next = Mutex(0)
    private let left: Mutex<Int>

    init(parts: Int, _ work: @escaping @Sendable (_ part: Int) -> Void) {
      (self.parts, self.work) = (parts, work)
      left = Mutex(parts)
    }

    var isDone: Bool { left.withLock { $0 == 0 } }

    /// Works until no part is left to begin; true if it finished the last one.
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

  /// One per thread; nil ends it.
  private let orders: [MessageQueue<Job?>]
  private let done = MessageQueue<Bool>()

  /// Threads besides the caller's: one per other processor, up to three.
  public convenience init() {
    self.init(count: min(3, max(0, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)))
  }

  /// Up to `count` threads besides the caller's.
  public init(count: Int) {
    let done = done
    orders = (0..<count).compactMap { _ in
      let orders = MessageQueue<Job?>()
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

  /// Runs every part of `work`; returns when all are done.
  public func divide(into parts: Int, _ work: @escaping @Sendable (_ part: Int) -> Void) {
    let job = Job(parts: parts, work)
    for box in orders.prefix(parts - 1) { box.send(job) }
    _ = job.help()
    // Messages of an earlier job may come late, so check again.
    while !job.isDone { _ = done.receive(until: nil) }
  }
}
