internal import Glibc

/// The monotonic clock, and waits by it.
public enum SteadyClock {
  public static let second: Int64 = 1_000_000_000

  /// Nanoseconds since an arbitrary moment.
  public static var now: Int64 { time(of: CLOCK_MONOTONIC) }

  /// Nanoseconds that all cores have worked for this process.
  public static var work: Int64 { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * second + Int64(time.tv_nsec)
  }

  /// Milliseconds until `moment`, in nanoseconds of this clock, rounded up; 0 if it has passed.
  public static func milliseconds(until moment: Int64) -> Int32 {
    Int32(clamping: max(0, (moment - now + 999_999) / 1_000_000))
  }

  /// Sleeps until `moment`, to a fraction of a millisecond.
  public static func sleep(until moment: Int64) {
    let left = moment - now
    guard left > 0 else { return }
    var time = timespec(
      tv_sec: Int(left / second), tv_nsec: Int(left % second))
    nanosleep(&time, nil)
  }

  /// Waits until `descriptor` can be read, or else written; false after `deadline`.
  public static func wait(
    on descriptor: Int32, toWrite: Bool = false, until deadline: Int64?
  ) -> Bool {
    var watched = pollfd(
      fd: descriptor, events: Int16(toWrite ? POLLOUT : POLLIN), revents: 0)
    while true {
      let found = poll(&watched, 1, deadline.map(milliseconds) ?? -1)
      if found != -1 || errno != EINTR { return found > 0 }
    }
  }
}
