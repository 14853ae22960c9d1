internal import CLinux
internal import Glibc
internal import Synchronization

/// Hands values from one thread to another, which sleeps until one comes.
///
/// Threads and message queues replace Swift concurrency, whose thread pool wakes up once a second.
public final class MessageQueue<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])
  private let event = eventfd(0, Int32(EFD_CLOEXEC))

  public init() {}

  deinit { close(event) }

  public func send(_ message: Message) {
    messages.withLock { $0.append(message) }
    var count: UInt64 = 1
    write(event, &count, 8)
  }

  /// Waits for messages, or until `deadline` in nanoseconds of `SteadyClock`, and returns all.
  public func receive(until deadline: Int64?) -> [Message] {
    if SteadyClock.wait(on: event, until: deadline) {
      var counts: UInt64 = 0
      read(event, &counts, 8)
    }
    return messages.withLock { kept in
      defer { kept.removeAll(keepingCapacity: true) }
      return kept
    }
  }
}

/// Runs `work` on a new thread; false if none can be created.
@discardableResult
public func startThread(_ work: @escaping @Sendable () -> Void) -> Bool {
  var thread: pthread_t = 0
  let body = Unmanaged.passRetained(ThreadBody(work))
  let code = pthread_create(
    &thread, nil,
    { argument in
      if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().work() }
      return nil
    }, body.toOpaque())
  guard code == 0 else {
    body.release()
    return false
  }
  pthread_detach(thread)
  return true
}

private final class ThreadBody: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}
