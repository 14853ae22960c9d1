import Rules
import Testing

@Suite struct CalendarDayTests {
  @Test(
    "R78 a score's time is a day of the calendar",
    arguments: [
      (1, [1, 1, 1970]), (951_782_400, [29, 2, 2000]), (951_868_799, [29, 2, 2000]),
      (951_868_800, [1, 3, 2000]), (1_795_256_100, [21, 11, 2026]), (4_107_542_400, [1, 3, 2100]),
    ])
  func day(seconds: Int, expected: [Int]) throws {
    let day = try #require(CalendarDay(of: seconds))
    #expect([day.day, day.month, day.year] == expected)
  }

  @Test(
    "The calendar goes from the year 1 to 9999",
    arguments: [
      (0, [1, 1, 1970]), (-1, [31, 12, 1969]), (-86_400, [31, 12, 1969]),
      (-86_401, [30, 12, 1969]),
      (-62_135_596_800, [1, 1, 1]), (-62_167_219_201, [31, 12, -1]),
      (253_402_300_799, [31, 12, 9999]),
    ])
  func anyDay(seconds: Int, expected: [Int]) {
    let day = CalendarDay(containing: seconds)
    #expect([day.day, day.month, day.year] == expected)
  }

  @Test("R78 a score without a time has no day")
  func none() { #expect(CalendarDay(of: 0) == nil) }
}
