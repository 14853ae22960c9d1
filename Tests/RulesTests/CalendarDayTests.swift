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

  @Test("R78 a score without a time has no day")
  func none() { #expect(CalendarDay(of: 0) == nil) }
}
