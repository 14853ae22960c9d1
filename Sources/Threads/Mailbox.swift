internal import CLinux
internal import Glibc
internal import Synchronization

/// Hands values from one thread to another, which sleeps until one comes.
///
/// Threads and mailboxes replace Swift concurrency, whose thread pool wakes up once a second.
public final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Mutex<[Letter]>([])
  private let bell = eventfd(0, Int32(EFD_CLOEXEC))

  public init() {}

  deinit { close(bell) }

  public func send(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    var ring: UInt64 = 1
    write(bell, &ring, 8)
  }

  /// Waits for letters, or until `deadline` in nanoseconds of `SteadyClock`, and returns all.
  public func receive(until deadline: Int64?) -> [Letter] {
    if SteadyClock.wait(on: bell, until: deadline) {
      var rings: UInt64 = 0
      read(bell, &rings, 8)
    }
    return letters.withLock { kept in
      defer { kept.removeAll(keepingCapacity: true) }
      return kept
    }
  }
}

/// Runs `work` on a new thread; false if none can be created.
@discardableResult
public func startThread(_ work: @escaping @Sendable () -> Void) -> Bool {
  var thread: pthread_t = 0
  let parcel = Unmanaged.passRetained(Parcel(work))
  let code = pthread_create(
    &thread, nil,
    { argument in
      if let argument { Unmanaged<Parcel>.fromOpaque(argument).takeRetainedValue().work() }
      return nil
    }, parcel.toOpaque())
  guard code == 0 else {
    parcel.release()
    return false
  }
  pthread_detach(thread)
  return true
}

private final class Parcel: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}
