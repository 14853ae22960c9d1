import Foundation
import Testing

@testable import Rules

@Suite struct StoredTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("R78 what is stored comes back as it was")
  func comesBack() throws {
    let entry = Standings.Entry(
      name: try Name("👩‍👩‍👧‍👦 Ωμέγα"), kind: .team, points: 55, longest: 10, date: 1_700_000_000)
    #expect(try roundTrip(entry) == entry)
    let options = DrillOptions(order: .random, scale: .one, rounds: .twenty)
    #expect(try roundTrip(options) == options)
    #expect(try roundTrip(Rival.Kind.oldLion) == .oldLion)
    var generator = Seeded(1)
    var drill = Drill(DrillOptions(rounds: .five), using: &generator)
    for _ in 0..<5 {
      let question = try #require(drill.question)
      drill.answer(question.rightThrow, after: 0.75)
      drill.proceed(using: &generator)
    }
    var best = DrillBest()
    best.improve(with: drill)
    #expect(try roundTrip(best) == best)
  }

  @Test("R79 a stored name is checked as if it had been typed")
  func checkedName() throws {
    let stored = { (text: String) in try JSONDecoder().decode(Name.self, from: Data(text.utf8)) }
    #expect(try stored("\" Ana \"").text == "Ana")
    #expect(throws: DecodingError.self) { try stored("\"a:b\"") }
    #expect(throws: DecodingError.self) { try stored("\"\"") }
  }

  @Test(
    "Stored words stay what they are, or old files could not be read",
    arguments: [
      (Throw.allCases.map(\.rawValue), ["rock", "paper", "scissors"]),
      (Animal.allCases.map(\.rawValue), ["lion", "cobra", "rabbit"]),
      (Pad.allCases.map(\.rawValue), ["leaf", "flower", "sun", "drop"]),
      (Rival.Kind.allCases.map(\.rawValue), ["dice", "copycat", "old-lion"]),
      (Standings.Entry.Kind.allCases.map(\.rawValue), ["single", "team"]),
      (DrillOptions.Order.allCases.map(\.rawValue), ["alternating", "random"]),
    ])
  func words(found: [String], expected: [String]) {
    #expect(found == expected)
  }
}
