import Animation
import Rules
import SimonSays
import Stage
import StageTesting
import Testing

/// What is seen of Simon Says, where it stands, and for how long.
@Suite struct SimonPictureTests {
  /// The places of what is drawn with a picture, from left to right.
  private func places(of image: String, in picture: Picture) -> [Point] {
    picture.commands.compactMap { command in
      if case .image(image) = command.shape { command.at } else { nil }
    }.sorted { $0.x < $1.x }
  }

  /// A point over a drum.
  private func overhead(_ pad: Pad, _ game: Harness<SimonSaysScene>) -> Point {
    SimonPlayTests.center(of: pad, game) - Point(x: 0, y: 100)
  }

  /// Where words stand, and how they are anchored.
  private func command(_ words: String, in picture: Picture) -> DrawCommand? {
    picture.commands.first { $0.words == words }
  }

  @Test("R70 the shapes over the menu stand in the order of the keys 1 2 3 4")
  func emblems() throws {
    let picture = Harness(SimonSaysScene()).picture
    let row = Pad.allCases.flatMap { places(of: "emblem-\($0.rawValue)", in: picture) }
    #expect(row.count == 4)
    #expect(row.map(\.x) == row.map(\.x).sorted())
    #expect(Set(row.map(\.y)).count == 1)
  }

  @Test("R75 every name's field stands beside its number, all in one column")
  func fields() throws {
    let game = Harness<SimonSaysScene>.team(["Ana", "Ben", "Cleo", "Dora", "Emil"], starts: false)
    var edges: Set<Double> = []
    for number in 1...5 {
      let field = try #require(game.rect("field.player.\(number)"))
      let label = try #require(
        game.picture.commands.first {
          $0.words == "\(number)" && abs($0.at.y - field.center.y) < 1 && $0.at.x < field.minX
        })
      #expect((20...50).contains(field.minX - label.at.x))
      edges.insert(field.minX)
    }
    #expect(edges.count == 1)
  }

  @Test("R78 the columns of the scoreboard keep clear of each other")
  func columns() throws {
    let record = Standings.Entry(
      name: "Ana", kind: .team, points: 4_711, longest: 3, date: 1_795_256_100)
    var game = Harness(SimonSaysScene(), records: [record])
    game.tap(named: "menu.scoreboard")
    for (points, who) in [("Points", "Who"), ("4711", "team")] {
      let left = try #require(command(points, in: game.picture))
      let right = try #require(command(who, in: game.picture))
      #expect(
        left.anchor.x == 1 && right.anchor.x == 0, "figures end in a line, words begin in one")
      #expect(right.at.x - left.at.x >= 24)
    }
  }

  @Test("R78 of two equal scores the one just made is marked, which stands below the older one")
  func newestOfEqual() throws {
    func play(_ records: [Standings.Entry]) -> Harness<SimonSaysScene> {
      var game = Harness<SimonSaysScene>.begun(seed: 3, records: records)
      game.repeatSequences(2)
      game.fail()
      game.type("Ada")
      game.key(.enter)
      game.answer()
      game.tap(named: "alert.scoreboard")
      return game
    }
    let first = play([])
    let record = try #require(first.context.records.first)
    let second = play([record])
    #expect(second.context.records == [record, record])
    let newest = try #require(second.picture.command(named: "newest"))
    let rows = ["row.1", "row.2"].map { name in
      second.picture.command(named: name).map { newest.frame.contains($0.at) }
    }
    #expect(rows == [false, true])
  }

  @Test("R76 a team's next player has more time to take over than a player alone has")
  func handingOver() {
    /// Seconds from the last stroke of a sequence to the first light of the next.
    func pause(_ start: Harness<SimonSaysScene>) -> Double {
      var game = start
      game.repeatSequences(1)
      game.advance(by: 0.4)
      #expect(game.picture.lit.isEmpty)
      var ticks = 0
      while game.picture.lit.isEmpty, ticks < 600 {
        game.tick()
        ticks += 1
      }
      return Double(ticks) / 60 + 0.5
    }
    let alone = pause(.begun())
    let team = pause(.team(["Ana", "Ben"]))
    #expect(alone < 1.1)
    #expect(team >= alone + 0.25)
  }

  @Test("R80 a drum that is struck is lit for a quarter of a second")
  func struck() {
    var game = Harness<SimonSaysScene>.begun()
    let sequence = game.watch()
    sequence.first.map { game.strike($0) }
    var lit = 0
    game.advance(by: 0.5) { if !$0.picture.lit.isEmpty { lit += 1 } }
    #expect((13...16).contains(lit))
  }

  @Test("R74 after a mistake the right drum blinks three times")
  func blinks() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    let sequence = game.watch()
    game.strike(try #require(Pad.allCases.first { $0 != sequence.first }))
    game.advance(by: 0.4)
    var (lights, wasLit) = (0, false)
    game.rest { game in
      let isLit = !game.picture.lit.isEmpty
      if isLit, !wasLit { lights += 1 }
      wasLit = isLit
    }
    #expect(lights == 3)
  }

  @Test("R74 the cross is over the drum that was struck, the check over the one that was due")
  func verdict() throws {
    for seed in UInt64(1)..<9 {
      var game = Harness<SimonSaysScene>.begun(seed: seed)
      let right = try #require(game.watch().first)
      let wrong = try #require(Pad.allCases.first { $0 != right })
      game.strike(wrong)
      game.advance(by: 0.6)
      for (icon, pad) in [("icon-check", right), ("icon-cross", wrong)] {
        let place = try #require(places(of: icon, in: game.picture).first)
        let nearest = Pad.allCases.min {
          overhead($0, game).distance(to: place)
            < overhead($1, game).distance(to: place)
        }
        #expect(nearest == pad)
      }
    }
  }

  @Test("R72 a drum is struck where it is seen, and not beside it", arguments: Pad.allCases)
  func hitArea(pad: Pad) throws {
    var game = Harness<SimonSaysScene>.begun()
    _ = game.watch()
    let frame = try #require(game.rect("drum.\(pad.rawValue)"))
    for (inside, outside) in [
      (Point(x: frame.minX + 14, y: frame.center.y), Point(x: frame.minX - 3, y: frame.center.y)),
      (Point(x: frame.maxX - 14, y: frame.center.y), Point(x: frame.maxX + 3, y: frame.center.y)),
      (Point(x: frame.center.x, y: frame.minY + 14), Point(x: frame.center.x, y: frame.minY - 3)),
      (Point(x: frame.center.x, y: frame.maxY - 14), Point(x: frame.center.x, y: frame.maxY + 3)),
    ] {
      for (point, isHit) in [(inside, true), (outside, false)] {
        var copy = game
        copy.tap(point)
        copy.tick()
        #expect(copy.picture.lit == (isHit ? [pad] : []), "\(point)")
      }
    }
  }
}
