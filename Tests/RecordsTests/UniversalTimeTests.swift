import Testing

@testable import Records

@Suite struct UniversalTimeTests {
  @Test(
    "A moment is written as ISO 8601 writes it",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (951_868_799, "2000-02-29T23:59:59Z"),
      (1_795_256_100, "2026-11-21T10:15:00Z"),
      (UniversalTime.range.upperBound, "9999-12-31T23:59:59Z"),
    ])
  func written(seconds: Int, words: String) {
    #expect("\(UniversalTime(seconds))" == words)
  }
}
