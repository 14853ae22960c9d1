internal import Rules

/// A moment in UTC, as ISO 8601 writes it: `2026-11-21T10:15:00Z`.
public struct UniversalTime: CustomStringConvertible {
  /// The date, e.g. `2026-11-21`.
  public let day: String
  private let time: String

  public var description: String { "\(day)T\(time)Z" }

  /// The seconds from the year 1 to the year 9999, counted from the beginning of 1970.
  static let range = -62_135_596_800...253_402_300_799

  /// The moment `seconds` after the beginning of 1970.
  public init(_ seconds: Int) {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = CalendarDay(containing: seconds)
    day = "\(date.year)-\(two(date.month))-\(two(date.day))"
    let second = seconds - CalendarDay.days(before: seconds) * 86_400
    time = "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
  }
}
