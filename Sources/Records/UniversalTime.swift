internal import Glibc

/// A moment in UTC, as ISO 8601 writes it: `2026-11-21T10:15:00Z`.
public struct UniversalTime: CustomStringConvertible {
  /// Its date, e.g. `2026-11-21`.
  public let day: String
  private let time: String

  public var description: String { "\(day)T\(time)Z" }

  /// The seconds of the years 1 to 9999.
  static let range = -62_135_596_800...253_402_300_799

  /// The moment `seconds` after the beginning of 1970.
  public init(_ seconds: Int) {
    var seconds = time_t(seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    day = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    time = "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
  }
}
