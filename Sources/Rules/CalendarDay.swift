/// A day of the Gregorian calendar, in UTC: `day` and `month` from 1, and the whole `year`.
public struct CalendarDay: Sendable, Hashable {
  public let day: Int
  public let month: Int
  public let year: Int

  /// The day in which a time, in seconds since the beginning of 1970, lies; nil up to that moment.
  public init?(of seconds: Int) {
    guard seconds > 0 else { return nil }
    self.init(containing: seconds)
  }

  /// The day of any time in seconds since the beginning of 1970.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  public init(containing seconds: Int) {
    let days = Self.days(before: seconds) + 719_468
    let era = days.floored(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = (shifted + 2) % 12 + 1
    year = yearOfEra + era * 400 + (shifted >= 10 ? 1 : 0)
  }

  /// The number of whole days from the beginning of 1970 to a time in seconds; below zero before.
  public static func days(before seconds: Int) -> Int { seconds.floored(by: 86_400) }
}

extension Int {
  /// The quotient rounded down, instead of towards zero.
  fileprivate func floored(by divisor: Int) -> Int { self / divisor - (self % divisor < 0 ? 1 : 0) }
}
