import Testing

@testable import Rules

private func entry(_ name: String, _ points: Int, date: Int = 0) throws -> Standings.Entry {
  Standings.Entry(
    name: try Name(name), kind: .single, points: points, longest: points, date: date)
}

@Suite struct StandingsTests {
  @Test(
    "R78 sorted by points, best first; equal points: the earlier entry first, whatever its date")
  func order() throws {
    let made = try [
      entry("a", 3, date: 9), entry("b", 10), entry("c", 3, date: 1), entry("d", 0),
      entry("e", 10), entry("f", 3),
    ]
    let standings = Standings(made)
    #expect(standings.entries.map(\.name.text) == ["b", "e", "a", "c", "f", "d"])
    #expect(standings.rows.map(\.rank) == [1, 2, 3, 4, 5, 6])
    #expect(standings.rows.allSatisfy { !$0.isNewest })
    #expect(standings.newest == nil)
  }

  @Test("R78 an empty board has no rows")
  func empty() {
    #expect(Standings().rows.isEmpty)
  }

  @Test(
    "R78 a new entry goes below its equals and is the one highlighted",
    arguments: [(11, 0), (10, 2), (5, 2), (3, 4), (0, 5), (-1, 5)])
  func add(points: Int, place: Int) throws {
    var standings = Standings(
      try [entry("a", 10), entry("b", 3), entry("c", 10), entry("d", 3), entry("e", 0)])
    standings.add(try entry("first", 99))
    let index = standings.add(try entry("new", points))
    #expect(index == place + 1)
    #expect(standings.rows.filter(\.isNewest).map(\.entry.name.text) == ["new"])
    #expect(standings.row(at: index).rank == index + 1)
  }

  @Test("R78 adding one by one orders as sorting all at once, over 1,000 seeds")
  func addingIsSorting() throws {
    for seed in 0..<1000 {
      var generator = Seeded(seed)
      var one = Standings()
      var all: [Standings.Entry] = []
      for date in 0..<20 {
        let next = try entry("x", generator.index(below: 5), date: date)
        one.add(next)
        all.append(next)
      }
      #expect(one.entries == Standings(all).entries, "seed \(seed)")
    }
  }

  @Test("R77 a game's score is a team's when a team played")
  func ofGame() throws {
    var generator = Seeded(1)
    var game = Simon(team: [try Name("Ana"), try Name("Bo")], using: &generator)
    game.listen()
    game.press(game.sequence[0])
    let entry = Standings.Entry(game, name: try Name("The Owls"), date: 1_700_000_000)
    #expect(entry.kind == .team)
    #expect(entry.points == 1)
    #expect(entry.longest == 1)
    #expect(entry.date == 1_700_000_000)
    let alone = Simon(using: &generator)
    #expect(Standings.Entry(alone, name: try Name("Ana"), date: 0).kind == .single)
  }
}
