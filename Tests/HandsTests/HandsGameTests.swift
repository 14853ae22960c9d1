import Animation
import Hands
import Rules
import Stage
import StageTesting
import Testing

/// One of the nine rounds, and a seed with which the jungle answers so.
struct Meeting: CustomTestStringConvertible, Sendable {
  let player: Throw
  let jungle: Throw

  static let all = Throw.allCases.flatMap { player in
    Throw.allCases.map { Meeting(player: player, jungle: $0) }
  }

  var testDescription: String { "\(player) against \(jungle)" }
  var outcome: Rules.Outcome { player.outcome(against: jungle) }

  func game() throws -> Game {
    for seed in UInt64(0)..<100 {
      let game = byRounds(seed: seed)
      if game.answer == jungle { return game }
    }
    return try #require(nil, "no seed below 100 gives \(testDescription)")
  }
}

@Suite struct HandsGameTests {
  @Test("R47 three hands to choose from on a gray ground")
  func begins() {
    let game = byRounds()
    #expect(game.ground == Ground.gray)
    for hand in Throw.allCases {
      #expect(game.shows("throw.\(hand.rawValue)"))
      #expect(game.picture.imageNames.contains("hand-\(hand.rawValue)"))
    }
  }

  @Test("R48 R49 R50 all nine rounds end as they should", arguments: Meeting.all)
  func table(meeting: Meeting) throws {
    var game = try meeting.game()
    game.tap(named: "throw.\(meeting.player.rawValue)")
    game.advance(by: 2.5)
    #expect(game.hand("player") == "hand-\(meeting.player.rawValue)")
    #expect(game.hand("jungle") == "hand-\(meeting.jungle.rawValue)")
    #expect(game.ground == Ground.after(meeting.outcome))
    let word = [Rules.Outcome.win: "won", .loss: "lost", .tie: "and the jungle tied"]
    #expect(game.text(named: "sentence") == "Ana \(word[meeting.outcome] ?? "")!")
  }

  @Test("R48 the jungle chooses each hand about equally often")
  func fairness() {
    var counts: [String: Int] = [:]
    for seed in UInt64(0)..<120 {
      counts[byRounds(seed: seed).answer?.rawValue ?? "none", default: 0] += 1
    }
    #expect(counts.count == 3)
    #expect(counts.values.allSatisfy { (22...60).contains($0) }, "\(counts)")
  }

  @Test("R48 what the player throws does not change what the jungle throws")
  func blind() {
    let game = byRounds(seed: 5)
    let answers = Throw.allCases.map { hand -> String? in
      var copy = game
      copy.tap(named: "throw.\(hand.rawValue)")
      copy.advance(by: 2)
      return copy.hand("jungle")
    }
    #expect(Set(answers).count == 1)
  }

  @Test("R48 the hands shake on the count of three as fists and open together")
  func shaking() throws {
    var game = byRounds()
    game.tap(named: "throw.paper")
    var sides: [[String?]] = []
    var count: [String] = []
    var heights: Set<Double> = []
    game.advance(by: 1.6) { game in
      sides.append([game.hand("player"), game.hand("jungle")])
      if let word = game.text(named: "count"), word != count.last { count.append(word) }
      if let hand = game.picture.command(named: "hand.player") { heights.insert(hand.at.y) }
    }
    let opened = try #require(sides.firstIndex { $0[0] == "hand-paper" })
    #expect(sides.prefix(opened).allSatisfy { $0 == ["hand-rock", "hand-rock"] })
    #expect(sides.suffix(from: opened).allSatisfy { $0 == sides.last })
    #expect(count == ["One", "Two", "Three!"])
    #expect(heights.count > 20, "they move")
    #expect(game.plays(.snap) == 2, "and the third beat is the opening")
  }

  @Test("R49 the colour changes once, within 0.3 s, when the blow lands")
  func colour() throws {
    for outcome in [Rules.Outcome.win, .loss, .tie] {
      var game = byRounds()
      let answer = try #require(game.answer)
      let hand = try #require(Throw.allCases.first { $0.outcome(against: answer) == outcome })
      game.tap(named: "throw.\(hand.rawValue)")
      var colours: [Color] = []
      game.advance(by: 2.5) { game in
        guard let ground = game.ground, ground != colours.last else { return }
        colours.append(ground)
        if ground != Ground.gray {
          #expect(game.text(named: "sentence")?.hasPrefix("Ana ") == true)
        }
      }
      #expect(colours.first == Ground.gray)
      #expect(colours.last == Ground.after(outcome))
      #expect((3...19).contains(colours.count), "at most 0.3 s of 60 ticks a second")
      let reds = colours.map { Int($0.red) }
      let isSteady = reds == reds.sorted() || reds == reds.sorted(by: >)
      #expect(isSteady, "in one direction, without a flash")
    }
  }

  @Test("R49 beside the colour there is a sign", arguments: [Rules.Outcome.win, .loss, .tie])
  func sign(outcome: Rules.Outcome) throws {
    var game = byRounds()
    try game.play(outcome)
    let name = "sign.\(outcome.rawValue)"
    let sign = game.picture.commands.filter { $0.name == name }
    let hand = try #require(game.hand("player"))
    let pictures =
      switch outcome {
      case .win: ["badge-lion"]
      case .loss: ["badge-jungle"]
      case .tie: [hand, hand]
      }
    #expect(sign.map(\.imageName) == pictures, "the winner's head, or both equal hands")
    #expect(sign.allSatisfy { $0.opacity == 1 })
  }

  @Test(
    "R142 where two different hands meet, the stronger one is heard and the other is not",
    arguments: Throw.allCases)
  func contact(hand: Throw) throws {
    var answers: Set<Throw> = []
    for seed: UInt64 in 1...12 {
      var game = byRounds(seed: seed)
      let answer = try #require(game.answer)
      answers.insert(answer)
      game.tap(named: "throw.\(hand.rawValue)")
      game.advance(by: 3)
      let heard = Throw.allCases.filter { game.plays($0.sound) > 0 }
      let stronger = hand.outcome(against: answer) == .loss ? answer : hand
      #expect(heard == (hand == answer ? [] : [stronger]), "\(hand) against \(answer)")
    }
    #expect(answers.count == 3, "each of the three is met")
  }

  @Test("R51 by points the stored score is floored at zero: 0 − 5 is 0, and + 2 is 2")
  func floor() throws {
    var game = byPoints(2, 5, 50)
    #expect(game.score == "0 of 50")
    try game.play([.loss])
    #expect(game.score == "0 of 50")
    try game.play([.win])
    #expect(game.score == "2 of 50")
    try game.play([.tie])
    #expect(game.score == "2 of 50")
    try game.play([.win, .win, .loss])
    #expect(game.score == "1 of 50")
  }

  @Test(
    "R48 R49 R50 R51 nothing but fingers and faces tells how it ends before the blow is heard",
    arguments: [Rules.Outcome.win, .loss, .tie], [false, true])
  func untold(outcome: Rules.Outcome, reducesMotion: Bool) throws {
    var game = byPoints(2, 5, 50)
    game.setPreferences { $0.reducesMotion = reducesMotion }
    let answer = try #require(game.answer)
    let hand = try #require(Throw.allCases.first { $0.outcome(against: answer) == outcome })
    game.tap(named: "throw.\(hand)")
    let blows: [SoundName] = [.rock, .paper, .scissors, .tie]
    func isTold(_ game: Game) -> Bool {
      game.ground != Ground.gray || game.text(named: "sentence") != nil
        || game.score != "0 of 50" || game.shows("button.next-turn")
        || game.effects.contains { if case .say = $0 { true } else { false } }
    }
    var openFor = 0
    while !blows.contains(where: { game.plays($0) > 0 }), game.now < .seconds(9) {
      #expect(!isTold(game))
      if game.hand("jungle") == "hand-\(answer)", game.text(named: "count") == nil { openFor += 1 }
      game.tick()
    }
    #expect(isTold(game) && openFor > 20, "the open hands are seen before")
  }

  @Test("R51 the score changes at the moment the blow lands")
  func realTime() throws {
    var game = byPoints(2, 5, 50)
    let answer = try #require(game.answer)
    game.tap(named: "throw.\(answer.beatenBy.rawValue)")
    game.advance(by: 2) { game in
      let isHit = game.text(named: "sentence")?.hasPrefix("Ana ") == true
      #expect(game.score == (isHit ? "2 of 50" : "0 of 50"))
    }
    #expect(game.score == "2 of 50")
  }

  @Test("R53 by rounds only won rounds count")
  func counting() throws {
    var game = byRounds(5)
    #expect(game.score == "0 of 5")
    try game.play([.loss, .tie, .win])
    #expect(game.score == "1 of 5")
    try game.play([.win, .loss, .tie])
    #expect(game.score == "2 of 5")
  }

  @Test("R54 Next Turn appears after a round, gives the gray back and keeps the score")
  func nextTurn() throws {
    var game = byPoints(2, 1, 50)
    #expect(!game.shows("button.next-turn"))
    game.tap(named: "throw.rock")
    #expect(!game.shows("button.next-turn"))
    game.advance(by: 2.5)
    #expect(game.shows("button.next-turn"))
    let score = game.score
    game.tap(named: "button.next-turn")
    game.advance(by: 0.5)
    #expect(game.ground == Ground.gray)
    #expect(game.score == score)
    #expect(!game.shows("button.next-turn"))
    #expect(game.shows("throw.rock"))
    #expect(game.hand("player") == "hand-rock" && game.hand("jungle") == "hand-rock")
  }

  @Test("R54 until Next Turn the hands do nothing")
  func blocked() throws {
    var game = byRounds(5)
    let place = try #require(game.rect("throw.paper"))
    try game.play(.win)
    let (score, ground) = (game.score, game.ground)
    for key in [Key.one, .two, .three] { game.key(key) }
    game.tap(Point(x: place.minX + 4, y: place.minY + 4))
    game.advance(by: 3)
    #expect(game.score == score)
    #expect(game.ground == ground)
    #expect(game.shows("button.next-turn"))
  }

  @Test("R54 a second choice while the hands shake changes nothing of the round")
  func impatient() throws {
    var game = byRounds(5)
    game.tap(named: "throw.rock")
    game.tap(named: "throw.paper")
    game.key(.three)
    game.advance(by: 3)
    #expect(game.hand("player") == "hand-rock")
    #expect(game.plays(.win) + game.plays(.lose) + game.plays(.tie) == 1)
  }
}
