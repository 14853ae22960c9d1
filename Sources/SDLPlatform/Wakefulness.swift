/// Keeps the screen lit while the window has the focus and a gamepad was used lately.
struct Wakefulness: Hashable, Sendable {
  /// How long a use keeps the screen lit, in nanoseconds.
  static let span: Int64 = 60_000_000_000

  var hasFocus = true
  private var lastUse: Int64?

  mutating func use(at now: Int64) { lastUse = now }

  func isWanted(at now: Int64) -> Bool { hasFocus && end(after: now) != nil }

  /// When the screen may go dark, in nanoseconds of `SteadyClock`; nil if nothing keeps it lit.
  func end(after now: Int64) -> Int64? {
    lastUse.map { $0 + Self.span }.flatMap { $0 > now ? $0 : nil }
  }
}
