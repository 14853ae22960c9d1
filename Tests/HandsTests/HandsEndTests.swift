import Animation
import Hands
import Rules
import Stage
import StageTesting
import Testing

@Suite struct HandsEndTests {
  @Test("R49 R53 a show that is skipped leaves the board as it ends, in its very first picture")
  func skippedShow() throws {
    var game = byRounds(1)
    let answer = try #require(game.answer)
    let hand = try #require(Throw.allCases.first { $0.outcome(against: answer) == .win })
    game.tap(named: "throw.\(hand.rawValue)")
    game.advance(by: 0.3)
    var skips = 0
    while game.score != "1 of 1", game.alert == nil, skips < 4 {
      game.key(.space)
      skips += 1
      if game.shows("throw.rock") { continue }
      #expect(game.score == "1 of 1" && game.ground == Ground.green)
      #expect(game.picture.command(named: "prize") == nil)
    }
    #expect(game.score == "1 of 1")
  }

  @Test("R52 reaching the score exactly is a victory, and so is passing it")
  func victory() throws {
    for (win, required, wins) in [(2, 4, 2), (3, 4, 2), (9, 4, 1), (1, 1, 1)] {
      var game = byPoints(win, 0, required)
      for round in 1...wins {
        #expect(game.alert == nil)
        try game.play(.win)
        if round < wins { game.tap(named: "button.next-turn") }
      }
      #expect(game.alert == "Victory!")
      #expect(game.texts.contains { $0.hasPrefix("Ana reached \(win * wins) points") })
    }
  }

  @Test("R53 the slider's value is the number of rounds to win", arguments: 1...5)
  func rounds(wins: Int) throws {
    var game = byRounds(wins)
    for round in 1...wins {
      #expect(game.alert == nil)
      try game.play(.win)
      if round < wins { game.tap(named: "button.next-turn") }
    }
    #expect(game.alert == "Victory!")
    game.key(.escape)
    #expect(game.score == "\(wins) of \(wins)")
  }

  private static let acceptances: [(String, @Sendable (inout Game) -> Void)] = [
    ("Enter", { $0.key(.enter) }), ("Esc", { $0.key(.escape) }), ("Space", { $0.key(.space) }),
    ("button", { $0.tap(named: "alert.again") }),
  ]

  @Test(
    "R52 R91 the alert is removed by Enter, Esc, Space and a click on its button",
    arguments: acceptances.map(\.0))
  func accepting(by name: String) throws {
    let accept = try #require(Self.acceptances.first { $0.0 == name }).1
    var game = byRounds(1)
    try game.play(.win)
    #expect(game.alert != nil)
    accept(&game)
    game.tick()
    #expect(game.alert == nil)
    #expect(game.ending == nil, "accepting leaves the player where he is")
    #expect(
      game.score == (name == "Esc" ? "1 of 1" : "0 of 1"), "all but Esc play again at once")
  }

  @Test("R56 R131 one card ends a match: it plays again or leads to all games, and resets nothing")
  func oneCard() throws {
    let won = try wonMatches()
    for game in [won.one, won.two] {
      let (again, leave) = (
        try #require(game.rect("alert.again")), try #require(game.rect("alert.leave"))
      )
      #expect(
        leave.isApart(from: again) && leave.width < again.width && !game.shows("button.play-again"))
      #expect(!game.texts.contains("Reset\nGame"))
      var (played, left) = (game, game)
      played.tap(named: "alert.again")
      played.advance(by: 0.5)
      #expect(played.alert == nil && played.ending == nil && played.ground == Ground.gray)
      #expect(played.shows("throw.rock") || played.shows("left.rock"))
      left.tap(named: "alert.leave")
      #expect(left.ending == .back)
    }
  }

  @Test("R54 R56 whoever clicks on where Next Turn was neither hurries a victory nor plays again")
  func clickingOn() throws {
    var game = byRounds(2)
    try game.play(.win)
    let next = try #require(game.rect("button.next-turn")).center
    game.tap(named: "button.next-turn")
    game.advance(by: 0.5)
    game.tap(named: "throw.\(try #require(game.answer).beatenBy)")
    var (calm, ticks) = (game, 0)
    func wait() {
      game.tick()
      calm.tick()
    }
    while game.ground == Ground.gray { wait() }
    while game.alert == nil, ticks < 300 {
      if ticks.isMultiple(of: 12) { game.tap(next) }
      wait()
      ticks += 1
    }
    #expect(calm.alert == "Victory!", "the clicks have hurried nothing")
    for _ in 0..<120 {
      game.tap(next)
      game.tick()
    }
    #expect(game.alert == "Victory!" && game.score == nil)
  }

  @Test("R56 no button of the victory's card lies where hands are pressed")
  func clear() throws {
    var game = byRounds(1)
    let hands = try Throw.allCases.map { try #require(game.rect("throw.\($0)")) }
    try game.play(.win)
    for button in ["alert.again", "alert.leave"] {
      let frame = try #require(game.rect(button))
      #expect(hands.allSatisfy { $0.minY > frame.maxY }, "\(button)")
    }
  }

  @Test("R56 R124 both animals are large on the card of a victory, and nothing runs over its words")
  func largeFigures() throws {
    for var game in [byRounds(5), byPoints(5, 0, 5)] {
      while game.alert == nil {
        try game.play(.win)
        if game.shows("button.next-turn") { game.tap(named: "button.next-turn") }
      }
      game.advance(by: 0.5)
      let picture = game.picture
      let title = try #require(picture.command(named: "alert")).at
      let words = try #require(picture.commands.first { $0.words?.hasPrefix("Ana ") == true }).at
      let rays = try #require(picture.command(named: "rays")).frame
      for side in ["player", "jungle"] {
        let figure = try #require(picture.command(named: "result.\(side)")).frame
        #expect(abs(figure.center.x - 640) > 200, "\(side)")
      }
      #expect(rays.minX > max(title.x, words.x) + 150)
      let won = picture.commands.filter { $0.name == "won" || $0.name == "gong" }
      #expect(won.count == (won.first?.name == "gong" ? 1 : 5))
      #expect(won.allSatisfy { title.y + 40 < $0.at.y && $0.at.y < words.y - 40 })
    }
  }

  @Test(
    "R124 below the card of a victory both hands rest and the winner's pats; calmly they lie still")
  func peace() throws {
    for reducesMotion in [false, true] {
      var game = byRounds(1)
      game.setPreferences { $0.reducesMotion = reducesMotion }
      #expect(game.picture.command(named: "resting.player") == nil)
      try game.play(.win)
      game.advance(by: 1)
      let card = try #require(game.page.cardFrame(game.context.view))
      var places: [String: Set<Double>] = [:]
      game.advance(by: 3) {
        for side in ["jungle", "player"] {
          guard let hand = $0.picture.command(named: "resting.\(side)") else { continue }
          places[side, default: []].insert(hand.at.x)
          #expect(hand.at.y > card.maxY + 30 && hand.at.y < 660)
        }
      }
      #expect(places["jungle"]?.count == 1)
      #expect(reducesMotion ? places["player"]?.count == 1 : (places["player"]?.count ?? 0) > 5)
    }
  }

  @Test(
    "R124 friends dance on the card of a victory, petals fall beside its words, both wins are told")
  func feast() throws {
    var game = byRounds(2)
    try game.play([.loss, .win])
    try game.play(.win)
    game.advance(by: 0.5)
    let picture = game.picture
    #expect(picture.commands.count { $0.name == "reached.jungle" } == 1)
    let petals = picture.commands.filter { $0.imageName == "petal" }
    #expect(petals.count == 14 && petals.allSatisfy { abs($0.at.x - 640) > 170 })
    let buttons = try #require(game.rect("alert.again"))
    let words = try #require(picture.commands.first { $0.words?.hasPrefix("Ana ") == true })
    for friend in ["friend.cobra", "friend.rabbit"] {
      let frame = try #require(picture.command(named: friend)).frame
      #expect(frame.minX > words.at.x + 124 && frame.maxX < 1_130, "\(friend)")
      #expect(frame.maxY < buttons.minY, "\(friend)")
    }
    game.rest()
    let tufts = game.picture.commands.filter { $0.imageName == "jungle-lion-tuft" }
    #expect(!tufts.isEmpty && tufts.allSatisfy { $0.at.y < buttons.minY - 30 })
  }

  @Test(
    "R124 on the card of a victory no tail and no crown reaches over its rim",
    arguments: Animal.allCases)
  func withinTheCard(champion: Animal) throws {
    let name = champion.rawValue
    var game = byRounds(1, name: name.prefix(1).uppercased() + name.dropFirst())
    try game.play(.win)
    let inside = Rect(x: 150, y: 26, width: 980, height: 500)
    game.advance(by: 8) { game in
      for command in game.picture.commands
      where command.name == "result.crown" || command.imageName?.hasSuffix("lion-tuft") == true {
        #expect(inside.contains(command.frame), "\(command.imageName ?? "")")
      }
    }
  }

  @Test("R137 at 200 % the words of a victory keep clear of its crowns")
  func largeVictory() throws {
    var game = byRounds(1)
    try game.play(.win)
    game.advance(by: 0.5)
    var picture = game.picture
    picture.enlargeText(by: 2, FontMetrics())
    let words = try #require(picture.commands.first { $0.words?.hasPrefix("Ana ") == true })
    guard case .text(let lines, let style, _) = words.shape else { return }
    let height = Double(lines.split(separator: "\n").count) * style.size * LargeText.leading
    let crown = try #require(picture.command(named: "won")).frame
    #expect(style.size > 32 && words.at.y - height / 2 > crown.maxY - 8)
  }

  @Test("R130 R132 R170 from a match one click asks for a friend, and no win is lost unasked")
  func friend() throws {
    var game = byRounds(3)
    game.tap(named: "switch.rival")
    #expect(game.scene.page.keyReading == .bySeat && game.shows("left.rock"))
    game.tap(named: "switch.rival")
    game = byRounds(3)
    try game.play([.win])
    game.tap(named: "switch.rival")
    #expect(game.shows("alert.stay") && !game.shows("left.rock"))
    game.tap(named: "alert.stay")
    #expect(game.score == "1 of 3")
    game.tap(named: "switch.rival")
    game.tap(named: "alert.discard")
    #expect(game.shows("left.rock"))
  }

  @Test("R41b a name of one's own changes nobody who plays, and another language neither")
  func champion() {
    var game = Game(HandsScene())
    game.tap(named: "badge.cobra")
    game.tap(named: "button.continue")
    #expect(game.context.champion == .cobra)
    game.tap(named: "button.options")
    game.fill("field.name", with: "Ana")
    game.tap(named: "button.continue")
    #expect(game.context.champion == .cobra && game.context.preferences.lastName == "Ana")
    game.tap(named: "button.reset")
    #expect(game.context.champion == .lion)
  }

  @Test("R91 nothing behind an alert reacts")
  func blocked() throws {
    var game = byRounds(1)
    let hidden = try [
      "button.reset", "button.back", "button.settings", "button.information", "board.player",
    ].map { try #require(game.place($0)).center }
    try game.play(.win)
    let before = game.layout
    let picture = game.picture
    game.send(.pointerMoved(hidden[0]))
    #expect(game.picture.commands == picture.commands, "nor does it light up")
    for place in hidden { game.tap(place) }
    for key in [Key.one, .two, .three, .up, .down] { game.key(key) }
    game.send(.text("x"), .paste("y"), .wheel(3))
    #expect(game.ending == nil)
    #expect(game.alert != nil)
    #expect(game.layout == before)
    #expect(game.ground == picture.command(named: "ground")?.tint)
  }

  @Test("R91 nothing sticks out from under the card of a victory, and all is there again after it")
  func clearOfTheCard() throws {
    var game = byRounds(1)
    try game.play(.win)
    game.rest()
    #expect(game.alert != nil && game.text(named: "score.jungle") == nil)
    #expect(!game.texts.contains("Reset\nGame"), "which would throw away what was just won")
    game.key(.escape)
    #expect(
      game.text(named: "score.jungle") == "0" && game.score == "1 of 1"
        && game.texts.contains("Reset\nGame"))
  }

  @Test("R124 the friends dance on the card of a victory, and nobody is there twice")
  func friendsOnce() throws {
    var game = byRounds(1)
    func friends(_ game: Game) -> [Bool] {
      ["player.cobra", "friend.cobra", "player.rabbit", "friend.rabbit"]
        .map { game.picture.command(named: $0) != nil }
    }
    #expect(friends(game) == [true, false, true, false])
    try game.play(.win)
    game.rest()
    #expect(friends(game) == [false, true, false, true])
    game.key(.escape)
    #expect(friends(game) == [true, false, true, false])
  }

  @Test("R54 R56 after a victory there is no Next Turn; the board stays, with two ways on")
  func finished() throws {
    var game = byRounds(1)
    try game.play(.win)
    game.key(.escape)
    game.advance(by: 3)
    #expect(!game.shows("button.next-turn"))
    #expect(!game.shows("throw.rock"))
    #expect(game.shows("button.play-again") && game.shows("button.reset"))
    #expect(game.ground == Ground.green)
    #expect(game.score == "1 of 1")
    for key in [Key.one, .two, .three] { game.key(key) }
    game.advance(by: 3)
    #expect(game.score == "1 of 1")
  }

  @Test("R52 by points the jungle's wins are not counted, as they would look like points")
  func noDisc() throws {
    var game = byPoints(2, 1, 4)
    try game.play([.loss])
    #expect(game.text(named: "score.jungle") == nil)
  }

  @Test("R56 Play Again starts from zero with the same options")
  func again() throws {
    var game = byPoints(2, 1, 4)
    try game.play([.win])
    try game.play(.win)
    game.tap(named: "alert.again")
    game.advance(by: 1)
    #expect(game.ground == Ground.gray)
    #expect(game.score == "0 of 4")
    #expect(game.text(named: "sentence")?.contains("Ana") == true)
    try game.play([.win])
    #expect(game.score == "2 of 4")
    try game.play(.win)
    #expect(game.alert == "Victory!")
  }

  /// Moments at which somebody may want to start all over.
  enum Moment: String, CaseIterable, Sendable {
    case atOnce, shaking, opening, settled, turning, finished
  }

  private func game(at moment: Moment) throws -> Game {
    var game = byPoints(1, 1, 2)
    switch moment {
    case .atOnce: break
    case .shaking:
      game.tap(named: "throw.rock")
      game.advance(by: 0.5)
    case .opening:
      game.tap(named: "throw.rock")
      game.advance(by: 1.05)
    case .settled: try game.play(.win)
    case .turning:
      try game.play(.win)
      game.tap(named: "button.next-turn")
      game.advance(by: 0.1)
    case .finished:
      try game.play([.win])
      try game.play(.win)
      game.key(.escape)
    }
    return game
  }

  @Test(
    "R55 R92 Reset Game brings back the empty configuration, at any moment",
    arguments: Moment.allCases)
  func reset(moment: Moment) throws {
    var game = try game(at: moment)
    game.tap(named: "button.reset")
    game.giveUp(at: moment)
    var fresh = Game(HandsScene())
    fresh.tick()
    #expect(game.isConfiguring)
    #expect(game.layout == fresh.layout)
    #expect(game.text(named: "problem.name") == nil, "nothing was tried yet")
    game.advance(by: 3)
    #expect(game.isStill)
    // All that was set is gone.
    game.unfold()
    game.tap(named: "option.points")
    for field in NumberField.allCases {
      game.tap(named: "field.\(field.rawValue)")
      game.key(.enter)
      #expect(game.text(named: "problem.\(field.rawValue)") != nil)
    }
    game.tap(named: "option.rounds")
    game.fill("field.name", with: "Bo")
    #expect(game.text(named: "length") == "about 9 throws")
    game.tap(named: "button.continue")
    game.tick()
    #expect(game.score == "0 of 3")
    #expect(game.ground == Ground.gray)
  }

  @Test(
    "R132 a match under way asks before it is lost, and goes on as it was",
    arguments: ["button.reset", "button.options", "button.back", "Esc"], [Moment.settled, .turning])
  func asking(way: String, moment: Moment) throws {
    var game = try game(at: moment)
    let score = game.score
    func press(_ game: inout Game) { way == "Esc" ? game.key(.escape) : game.tap(named: way) }
    for answer in ["Esc", "Enter", "alert.stay"] {
      press(&game)
      game.advance(by: 1)
      #expect(game.alert != nil && !game.isConfiguring && game.score == score)
      let stay = try #require(game.rect("alert.stay"))
      let leave = try #require(game.rect("alert.discard"))
      #expect(leave.maxX + 40 < stay.minX && leave.width < stay.width, "it stands apart")
      #expect(
        game.texts.contains { $0.hasSuffix("The next match begins anew.") }
          || way.hasSuffix("reset"))
      switch answer {
      case "Esc": game.key(.escape)
      case "Enter": game.key(.enter)
      default: game.tap(named: answer)
      }
      #expect(game.alert == nil && game.score == score)
    }
    if game.shows("button.next-turn") { game.tap(named: "button.next-turn") }
    try game.play(.win)
    #expect(game.alert == "Victory!")
  }

  @Test("R132 a match in which the player has won nothing yet is left without a question")
  func nothingToLose() throws {
    for way in ["button.back", "button.options"] {
      for var game in [byRounds(), byPoints(2, 1, 4)] {
        try game.play([.loss, .tie])
        game.tap(named: way)
        game.tick()
        #expect(game.alert == nil)
        #expect(way == "button.back" ? game.ending == .back : game.isConfiguring)
      }
    }
  }

  @Test("R55 R132 with a match under way Reset Game asks even if the player has won nothing yet")
  func resetAsks() throws {
    var game = byRounds()
    game.tap(named: "button.reset")
    game.tick()
    #expect(game.alert == nil && game.isConfiguring, "before the first throw")
    for var game in [byRounds(), byPoints(2, 1, 4)] {
      try game.play([.loss, .tie])
      game.tap(named: "button.reset")
      game.advance(by: 1)
      #expect(game.alert != nil && !game.isConfiguring)
      game.tap(named: "alert.discard")
      game.tick()
      #expect(game.isConfiguring)
    }
  }

  @Test("R131 R132 the question shows the crowns that would go")
  func crownsAtStake() throws {
    var game = byRounds(3)
    try game.play([.loss, .win])
    game.key(.escape)
    game.advance(by: 1)
    let card = try #require(game.page.cardFrame(game.context.view))
    let crowns = game.picture.commands.filter {
      $0.imageName == "crown" && card.insetBy(60).contains($0.at)
    }
    #expect(crowns.map { $0.name == "won" } == [true, false, false])
  }

  @Test("R132 a victory that comes while the card asks takes its place")
  func victoryMeanwhile() throws {
    var game = byPoints(1, 0, 2)
    try game.play([.win])
    game.jungleThrows(.scissors)
    game.tap(named: "throw.rock")
    game.key(.escape)
    #expect(game.alert == "Leave the match?")
    game.advance(by: 4)
    #expect(game.alert == "Victory!")
    game.key(.escape)
    #expect(game.alert == nil && game.shows("button.play-again"))
  }

  @Test(
    "R92 changing the game gives up the match and keeps what was set up", arguments: Moment.allCases
  )
  func change(moment: Moment) throws {
    var game = try game(at: moment)
    game.tap(named: "button.options")
    game.giveUp(at: moment)
    #expect(game.isConfiguring)
    #expect(game.texts.contains("Ana"))
    #expect(game.shows("button.continue"))
    game.tap(named: "button.continue")
    game.tick()
    #expect(game.score == "0 of 2")
    #expect(game.ground == Ground.gray)
  }
}

extension Harness where Played == HandsScene {
  /// Says that the match may go, where there is one to lose.
  fileprivate mutating func giveUp(at moment: HandsEndTests.Moment) {
    switch moment {
    case .atOnce, .shaking, .finished: #expect(alert == nil, "there is nothing to lose")
    case .settled, .turning: #expect(alert != nil)
    case .opening: break
    }
    if alert != nil { tap(named: "alert.discard") }
    tick()
  }
}
