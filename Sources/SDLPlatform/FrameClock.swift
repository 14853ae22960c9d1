internal import Animation

/// Turns elapsed nanoseconds into whole ticks of 1/60 s and carries the rest over exactly.
public struct FrameClock: Hashable, Sendable {
  /// Ticks a second.
  public static let rate: Int64 = 60
  /// The longest gap that is counted, in nanoseconds; a closed lid or a debugger makes longer ones.
  public static let longestGap: Int64 = 100_000_000
  static let second: Int64 = 1_000_000_000

  private var last: Int64
  /// The elapsed time that is not yet a tick, in nanoseconds × 60.
  private var balance: Int64 = 0

  /// A clock that starts at `now`, in nanoseconds of any steady clock.
  public init(now: Int64) { last = now }

  /// The share of the present tick that has passed, 0..<1.
  public var ahead: Double { Double(balance) / Double(Self.second) }

  /// The number of ticks that are due at `now`.
  public mutating func advance(to now: Int64) -> Int {
    pass((now - last).clamped(to: 0...Self.longestGap), to: now)
  }

  /// The number of ticks that passed during a rest, without a limit.
  public mutating func rest(until now: Int64) -> Int64 { Int64(pass(max(0, now - last), to: now)) }

  private mutating func pass(_ elapsed: Int64, to now: Int64) -> Int {
    last = max(last, now)
    let seconds = elapsed / Self.second
    balance += elapsed % Self.second * Self.rate
    defer { balance %= Self.second }
    return Int(seconds * Self.rate + balance / Self.second)
  }

  /// Starts a new tick at `now`, when movement begins after a rest.
  public mutating func restartTick(at now: Int64) {
    last = max(last, now)
    balance = 0
  }

  /// The time at which `ticks` more ticks are due, in nanoseconds of the same clock.
  public func due(in ticks: Int64) -> Int64 {
    last + (ticks * Self.second - balance + Self.rate - 1) / Self.rate
  }
}
