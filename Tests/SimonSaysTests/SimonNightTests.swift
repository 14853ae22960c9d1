import Animation
import Phrases
import Rules
import SimonSays
import Stage
import StageTesting
import Testing

/// What a long game brings: night, guests, and for a team a second try.
@Suite struct SimonNightTests {
  @Test("R72 the night deepens and another pair of eyes opens in the leaves with each sequence")
  func night() {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    var (dark, eyes): ([Double], [Int]) = ([], [])
    for _ in 0..<5 {
      game.repeatSequences(1)
      dark.append(game.picture.command(named: "night")?.opacity ?? 0)
      eyes.append(game.picture.commands.count { $0.name == "eye" })
    }
    #expect(zip(dark, dark.dropFirst()).allSatisfy { $0 < $1 } && dark[0] > 0)
    #expect(eyes == [2, 4, 6, 8, 10])
    #expect(dark[4] < 0.5, "the drums are still seen")
    var team = Harness<SimonSaysScene>.team(["Ada", "Ben"], seed: 2)
    team.repeatSequences(5)
    let open = team.picture.commands.filter { $0.name == "eye" }
    let plates = Rect(x: 0, y: 100, width: 240, height: 540)
    #expect(open.count == 10 && !open.contains { plates.contains($0.at) }, "clear of the names")
    #expect(Harness<SimonSaysScene>.begun().picture.command(named: "night") == nil)
  }

  @Test(
    "R76 with every second drum a mascot that does not play comes out to listen",
    arguments: [false, true]
  )
  func guests(reducesMotion: Bool) throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
    func guests() -> [DrawCommand] { game.picture.commands.filter { $0.name == "guest" } }
    for length in 1...5 {
      game.repeatSequences(1)
      game.tick()
      #expect(guests().count == length / 2)
      guard length == 2 else { continue }
      let way = try #require(guests().first).at.x
      var later = game
      later.advance(by: 1)
      let there = try #require(later.picture.command(named: "guest")).at.x
      #expect((abs(there - way) > 40) != reducesMotion, "it hops in")
    }
    #expect(guests().map(\.imageName) == ["mascot-toucan-large", "mascot-monkey-large"])
    game.rest()
    let drums = Pad.allCases.compactMap { game.rect("drum.\($0)") }
    for guest in guests() {
      #expect(drums.allSatisfy { guest.frame.insetBy(8).isApart(from: $0.insetBy(16)) })
    }
  }

  @Test("R76 a team that all mascots play for has no guests, and none comes in vain")
  func noGuests() {
    var game = Harness<SimonSaysScene>.team(["Frog", "Toucan", "Monkey", "Owl"], seed: 2)
    game.repeatSequences(4)
    game.tick()
    #expect(game.picture.command(named: "guest") == nil)
  }

  /// The changes of what is seen of the player after the first drum is struck.
  private func strokes(of name: String) -> [[Point]] {
    var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.choices["simon.name"] = name }
    game.repeatSequences(2)
    let first = game.watch().first ?? .leaf
    game.advance(by: 2)
    game.strike(first)
    var seen: [[Point]] = []
    game.advance(by: 0.4) { game in
      let own = game.picture.commands.filter { abs($0.at.x - 846) < 130 && $0.at.y > 470 }
      let performer = own.filter { $0.name == "performer" || $0.name == nil }
      seen.append(performer.map { Point(x: $0.scale.y, y: $0.turn) })
    }
    return seen
  }

  @Test("R112 each animal and mascot strikes in a way of its own")
  func ways() {
    var seen: Set<[[Point]]> = []
    for avatar in Avatar.allCases { seen.insert(strokes(of: Language.english(avatar.name))) }
    #expect(seen.count == Avatar.allCases.count)
  }

  @Test("R72 the rabbit draws back, so that its paws come down as a drum of the sequence sounds")
  func drawsBack() throws {
    for reducesMotion in [false, true] {
      var ways: [Pad: [Point]] = [:]
      for seed in UInt64(1)..<12 {
        var game = Harness<SimonSaysScene>.begun(seed: seed) { $0.reducesMotion = reducesMotion }
        while game.picture.lit.isEmpty { game.tick() }
        // Its pupils follow the drum in any case.
        let parts = game.picture.commands.filter {
          $0.imageName.map { $0.hasPrefix("rabbit-") && !$0.contains("pupil") } == true
        }
        ways[try #require(game.picture.lit.first)] = parts.map(\.at)
      }
      #expect(ways.count == 4 && Set(ways.values).count == (reducesMotion ? 1 : 4))
    }
  }

  /// A team of two that has agreed on a second try.
  private func agreed(seed: UInt64 = 2) -> Harness<SimonSaysScene> {
    var game = Harness<SimonSaysScene>.team(["Ada", "Bo"], seed: seed, starts: false)
    game.tap(named: "switch.second-try")
    game.tap(named: "button.start")
    return game
  }

  @Test("R71 R76 a team's second try is off at first, and seen as a spare pair of sticks once on")
  func agreement() {
    var game = Harness<SimonSaysScene>.team(["Ada", "Bo"], starts: false)
    #expect(game.picture.command(named: "switch.on") == nil)
    game.tap(named: "switch.second-try")
    #expect(game.picture.command(named: "switch.on") != nil)
    game.tap(named: "switch.second-try")
    #expect(game.picture.command(named: "switch.on") == nil)
    game.tap(named: "button.start")
    #expect(game.picture.command(named: "second-try") == nil)
    #expect(agreed().picture.command(named: "second-try") != nil)
  }

  @Test(
    "R71 R136 R76 with a second try the team is shown what was right, and the same player goes on")
  func stumbles() throws {
    for (done, isHurried) in [(0, false), (2, false), (2, true)] {
      var game = agreed()
      game.repeatSequences(done)
      let sequence = game.watch()
      let (banner, points) = (game.banner, game.points)
      game.strike(try #require(Pad.allCases.first { $0 != sequence.first }))
      game.tick()
      #expect(game.banner == "Nearly!" && game.picture.command(named: "second-try") == nil)
      if isHurried {
        game.key(.space)
      } else {
        #expect(Array(game.watch().suffix(sequence.count)) == sequence)
      }
      game.rest()
      #expect(game.alert == nil && game.banner == banner && game.points == points)
      #expect(game.context.preferences.finishedGames[.simonSays] == nil, "the game is not over")
      for pad in sequence { game.strike(pad) }
      #expect(game.points == (points ?? 0) + sequence.count)
      game.fail()
      #expect(game.alert == "The end!")
    }
  }

  @Test("R77 Play Again begins with the same team, which has its second try again")
  func again() {
    var game = agreed()
    let right = game.watch().first
    let wrong = Pad.allCases.first { $0 != right } ?? .leaf
    for _ in 0..<2 {
      game.strike(wrong)
      game.rest()
    }
    game.tap(named: "alert.again")
    game.advance(by: 0.5)
    #expect(game.alert == nil && game.picture.command(named: "second-try") != nil)
  }
}
