internal import Glibc

/// The monotonic clock, and a sleep accurate to a fraction of a millisecond.
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

  /// Sleeps until `moment`, in nanoseconds of this clock.
  public static func sleep(until moment: Int64) {
    let left = moment - now
    guard left > 0 else { return }
    var time = timespec(
      tv_sec: Int(left / second), tv_nsec: Int(left % second))
    nanosleep(&time, nil)
  }
}
