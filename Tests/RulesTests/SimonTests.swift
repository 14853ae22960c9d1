import Testing

@testable import Rules

extension Simon {
  /// Shows and repeats the sequence without a mistake.
  @discardableResult
  fileprivate mutating func complete() -> Press {
    listen()
    var last = Press.ignored
    for pad in sequence { last = press(pad) }
    return last
  }

  /// Completes sequences until the one of `length` is waiting to be shown.
  fileprivate mutating func reach(length: Int, using generator: inout Seeded) {
    for _ in 0..<100 where sequence.count < length {
      complete()
      proceed(using: &generator)
    }
  }
}

private func otherPad(than pad: Pad) -> Pad { pad == .leaf ? .drop : .leaf }

@Suite struct SimonTests {
  @Test("R72 a sequence grows by one and each completed length n earns n points")
  func growsAndEarns() {
    var generator = Seeded(1)
    var game = Simon(using: &generator)
    var points = 0
    for length in 1...9 {
      let shown = game.sequence
      #expect(shown.count == length)
      #expect(game.phase == .playback)
      #expect(game.complete() == .completed(length: length))
      points += length
      #expect(game.points == points)
      #expect(game.longest == length)
      game.proceed(using: &generator)
      #expect(Array(game.sequence.dropLast()) == shown)
    }
    #expect(game.points == 45)
  }

  @Test("R73 the 10-colour sequence wins, then fresh sequences grow to 15, 20, 25")
  func targets() {
    var generator = Seeded(2)
    var game = Simon(using: &generator)
    var points = 0
    for target in [10, 15, 20, 25] {
      #expect(game.target == target)
      #expect(game.sequence.count == 1)
      game.reach(length: target, using: &generator)
      #expect(game.sequence.count == target)
      #expect(game.complete() == .won(length: target))
      #expect(game.phase == .won)
      points += target * (target + 1) / 2
      #expect(game.points == points)
      #expect(game.longest == target)
      game.proceed(using: &generator)
    }
  }

  @Test("R73 the sequence after a won round is a fresh one, over 1,000 seeds")
  func fresh() {
    var repeated = 0
    for seed in 0..<1000 {
      var generator = Seeded(seed)
      var game = Simon(using: &generator)
      game.reach(length: 10, using: &generator)
      let before = game.sequence
      game.complete()
      game.proceed(using: &generator)
      game.reach(length: 10, using: &generator)
      if game.sequence == before { repeated += 1 }
    }
    // Two fair sequences of ten agree once in 4¹⁰.
    #expect(repeated == 0)
  }

  @Test("R72 presses during playback, and whenever none is awaited, do nothing")
  func ignored() {
    var generator = Seeded(3)
    var game = Simon(using: &generator)
    func expectIgnored(_ situation: Comment) {
      var pressed = game
      for pad in Pad.allCases { #expect(pressed.press(pad) == .ignored, situation) }
      #expect(pressed == game, situation)
    }
    expectIgnored("playback")
    game.complete()
    expectIgnored("completed")
    game.proceed(using: &generator)
    game.reach(length: 10, using: &generator)
    expectIgnored("long playback")
    game.complete()
    expectIgnored("won")
    game.proceed(using: &generator)
    game.listen()
    game.press(otherPad(than: game.sequence[0]))
    expectIgnored("lost")
    game = Simon(using: &generator)
    game.leave()
    expectIgnored("left")
  }

  @Test("R72 listening twice does not forget what was already right")
  func listensOnce() {
    var generator = Seeded(4)
    var game = Simon(using: &generator)
    game.reach(length: 3, using: &generator)
    game.listen()
    #expect(game.press(game.sequence[0]) == .right)
    game.listen()
    #expect(game.phase == .listening(done: 1))
  }

  @Test("R74 a mistake at any place ends the game, tells the right pad and keeps the points")
  func mistakes() {
    for seed in 0..<1000 {
      var generator = Seeded(seed)
      var game = Simon(using: &generator)
      let length = 1 + generator.index(below: 9)
      game.reach(length: length, using: &generator)
      let points = length * (length - 1) / 2
      let place = generator.index(below: length)
      game.listen()
      for pad in game.sequence[..<place] { #expect(game.press(pad) == .right) }
      let right = game.sequence[place]
      let wrong = otherPad(than: right)
      let mistake = Simon.Mistake(pressed: wrong, right: right)
      #expect(game.press(wrong) == .mistake(mistake))
      #expect(game.phase == .lost(mistake))
      #expect(game.points == points)
      #expect(game.longest == length - 1)
      #expect(game.isOver)
      let end = game
      game.proceed(using: &generator)
      game.listen()
      game.leave()
      #expect(game == end)
    }
  }

  @Test("R74 a wrong first press still offers the board; leaving offers it when there are points")
  func offers() {
    var generator = Seeded(5)
    var lost = Simon(using: &generator)
    #expect(!lost.offersScoreboard)
    lost.listen()
    lost.press(otherPad(than: lost.sequence[0]))
    #expect(lost.points == 0)
    #expect(lost.offersScoreboard)

    var left = Simon(using: &generator)
    left.leave()
    #expect(left.isOver)
    #expect(!left.offersScoreboard)

    var rich = Simon(using: &generator)
    rich.complete()
    #expect(!rich.offersScoreboard)
    rich.leave()
    #expect(rich.offersScoreboard)
    #expect(rich.points == 1)
  }

  @Test("R92 leaving is possible in playback, in the player's turn, when completed and when won")
  func leaving() {
    var generator = Seeded(6)
    var game = Simon(using: &generator)
    game.reach(length: 10, using: &generator)
    var listening = game
    listening.listen()
    listening.press(listening.sequence[0])
    var won = game
    won.complete()
    for situation in [game, listening, won] {
      var leaver = situation
      leaver.leave()
      #expect(leaver.phase == .left)
      #expect(leaver.points == situation.points)
    }
  }

  @Test("R76 the next player is due after each completed sequence, a won round included")
  func turns() throws {
    let team = [try Name("Ana"), try Name("Bo"), try Name("Chi")]
    var generator = Seeded(7)
    var game = Simon(team: team, using: &generator)
    for index in 0..<25 {
      #expect(game.turn == index % 3)
      #expect(game.player == team[index % 3])
      game.complete()
      #expect(game.player == team[index % 3])
      game.proceed(using: &generator)
    }
  }

  @Test("R71 alone there is nobody to name")
  func alone() {
    var generator = Seeded(8)
    var game = Simon(using: &generator)
    game.complete()
    game.proceed(using: &generator)
    #expect(game.turn == 0)
    #expect(game.player == nil)
  }

  @Test("R72 pads are drawn fairly, the same pad twice allowed, over 1,000 seeds")
  func fair() {
    var counts = [Pad: Int]()
    var pairs = [Bool: Int]()
    for seed in 0..<1000 {
      var generator = Seeded(seed)
      var game = Simon(using: &generator)
      game.reach(length: 10, using: &generator)
      for pad in game.sequence { counts[pad, default: 0] += 1 }
      for (one, next) in zip(game.sequence, game.sequence.dropFirst()) {
        pairs[one == next, default: 0] += 1
      }
    }
    #expect(chiSquare(Pad.allCases.map { counts[$0, default: 0] }) < chiSquareBound[3, default: 0])
    // A quarter of 9,000 pairs, and 3.3 standard deviations of 41 either way.
    #expect((2115...2385).contains(pairs[true, default: 0]))
  }

  @Test("R72 a sequence can be shown again until the first of it is repeated, and then not")
  func showsAgain() {
    var generator = Seeded(3)
    var game = Simon(using: &generator)
    game.reach(length: 3, using: &generator)
    let shown = game.sequence
    game.listen()
    game.showAgain()
    #expect(game.phase == .playback && game.sequence == shown)
    #expect(game.press(shown[0]) == .ignored)
    game.listen()
    game.press(shown[0])
    game.showAgain()
    #expect(game.phase == .listening(done: 1))
  }

  @Test(
    "R71 R76 a team's second try: the first wrong pad lets the same player begin anew, the next ends"
  )
  func secondTry() throws {
    var generator = Seeded(5)
    let team = [try Name("Ana"), try Name("Bo")]
    var game = Simon(team: team, hasSecondTry: true, using: &generator)
    game.reach(length: 3, using: &generator)
    game.listen()
    let (sequence, player, points) = (game.sequence, game.player, game.points)
    game.press(sequence[0])
    let wrong = try #require(Pad.allCases.first { $0 != sequence[1] })
    let mistake = Simon.Mistake(pressed: wrong, right: sequence[1])
    #expect(game.press(wrong) == .mistake(mistake))
    #expect(game.phase == .stumbled(mistake) && game.mistake == mistake && game.done == 1)
    #expect(!game.isOver && !game.hasSecondTry && !game.offersScoreboard)
    #expect(game.press(sequence[1]) == .ignored, "only after retry()")
    game.proceed(using: &generator)
    #expect(game.sequence == sequence)
    game.retry()
    #expect(game.phase == .listening(done: 0) && game.mistake == nil)
    #expect(game.player == player && game.points == points && game.sequence == sequence)
    game.press(try #require(Pad.allCases.first { $0 != sequence[0] }))
    #expect(game.isOver && game.mistake != nil)
    game.retry()
    #expect(game.isOver)
  }

  @Test("R71 R74 without a second try one wrong pad ends the game")
  func oneMistake() throws {
    var generator = Seeded(5)
    var game = Simon(using: &generator)
    game.listen()
    game.press(try #require(Pad.allCases.first { $0 != game.due }))
    #expect(game.isOver && !game.hasSecondTry)
  }
}
