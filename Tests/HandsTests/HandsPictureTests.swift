import Animation
import Hands
import Rules
import Stage
import StageTesting
import Testing

/// What is seen of the hands besides who wins.
@Suite struct HandsPictureTests {
  @Test(
    "R55 Reset Game brings back the very picture of the first visit, the slider's knob included")
  func resetPicture() {
    var fresh = Game(HandsScene())
    fresh.setPreferences { $0.reducesMotion = true }
    fresh.unfold()
    fresh.send(.pointerMoved(Point(x: 2, y: 360)))
    fresh.rest()
    for wins in [1, 2, 5] {
      var game = byRounds(wins)
      game.setPreferences { $0.reducesMotion = true }
      game.tap(named: "button.reset")
      game.unfold()
      game.send(.pointerMoved(Point(x: 2, y: 360)))
      game.rest()
      let commands = Set(game.picture.commands)
      #expect(commands == Set(fresh.picture.commands), "after a match to \(wins)")
    }
  }

  @Test("R48 the hand that was chosen has a golden rim until the blow, and no other has one")
  func isChosen() throws {
    var game = byRounds()
    #expect(game.picture.command(named: "chosen") == nil)
    game.tap(named: "throw.paper")
    let button = try #require(game.layout.first { $0.name == "throw.paper" }).rect
    game.advance(by: 1) { game in
      let rims = game.picture.commands.filter { $0.name == "chosen" }
      #expect(rims.map(\.frame.center) == [button.center])
    }
    game.advance(by: 3)
    #expect(game.picture.command(named: "chosen") == nil)
  }

  @Test("R119 a fist opens through drawn in-betweens, in order, and closes through them again")
  func fingers() {
    for (hand, name) in [(Throw.paper, "paper"), (.scissors, "scissors")] {
      var game = byRounds()
      var shown: [String] = []
      func note(_ game: Game) {
        guard case .image(let name) = game.picture.command(named: "hand.player")?.shape,
          name != shown.last
        else { return }
        shown.append(name)
      }
      game.tap(named: "throw.\(hand.rawValue)")
      game.advance(by: 1.4) { note($0) }
      let steps = ["hand-rock"] + (1...3).map { "hand-\(name)-\($0)" } + ["hand-\(name)"]
      #expect(Array(shown.prefix(5)) == steps)
      game.advance(by: 2)
      shown = []
      game.tap(named: "button.next-turn")
      game.advance(by: 0.6) { note($0) }
      #expect(Array(shown.suffix(4)) == Array(steps.reversed().dropFirst()))
    }
  }

  @Test("R119 the winner's fingers act and the loser's yield; a rock does neither")
  func acting() throws {
    for hand in Throw.allCases {
      var game = byRounds(5)
      let answer = try #require(game.answer)
      game.tap(named: "throw.\(hand.rawValue)")
      var shown: Set<String> = []
      game.advance(by: 4) { game in
        if case .image(let name) = game.picture.command(named: "hand.player")?.shape {
          shown.insert(name)
        }
      }
      let last = game.picture.command(named: "hand.player")?.shape
      switch (hand, hand.outcome(against: answer)) {
      case (.rock, _): #expect(shown == ["hand-rock"])
      case (.scissors, .win): #expect(shown.contains("hand-scissors-shut"))
      case (.scissors, .loss): #expect(last == .image("hand-scissors-2"))
      case (.paper, .loss): #expect(last == .image("hand-paper-3"))
      case (_, .tie), (.paper, .win): #expect(last == .image("hand-\(hand.rawValue)"))
      }
    }
  }

  @Test("R54 the loser's hand sinks for a third of a second and more, and is never seen through")
  func sinks() throws {
    for outcome in [Rules.Outcome.win, .loss] {
      var game = byRounds(5)
      let answer = try #require(game.answer)
      let hand = try #require(Throw.allCases.first { $0.outcome(against: answer) == outcome })
      game.tap(named: "throw.\(hand.rawValue)")
      var harm: [Double] = []
      let loser = outcome == .win ? "hand.jungle" : "hand.player"
      let before = try #require(game.picture.command(named: loser)).at.y
      game.advance(by: 3) { game in
        guard let hand = game.picture.command(named: loser) else { return }
        #expect(hand.tint == .white && hand.opacity == 1)
        harm.append(game.picture.command(named: "plaster")?.opacity ?? 0)
      }
      #expect(try #require(game.picture.command(named: loser)).at.y > before + 10)
      #expect(harm.last == 1)
      let changes = zip(harm, harm.dropFirst()).count { $0 != $1 }
      #expect((18...30).contains(changes))
    }
  }

  @Test("R131 the winner's hand has the crown and the other one the plaster; after a tie neither")
  func crown() throws {
    for outcome in [Rules.Outcome.win, .loss, .tie] {
      var game = byRounds(5)
      try game.play(outcome)
      let (crown, plaster) = (
        game.picture.command(named: "crown"), game.picture.command(named: "plaster")
      )
      if outcome == .tie {
        #expect(crown == nil && plaster == nil)
        continue
      }
      let middle = Design.frame.center.x
      #expect((try #require(crown).at.x > middle) == (outcome == .win))
      // Only the player's counts to the goal, and red is loud enough without light.
      #expect(crown?.imageName == (outcome == .win ? "crown" : "wreath"))
      #expect((game.picture.command(named: "rays") != nil) == (outcome == .win))
      #expect((try #require(plaster).at.x > middle) == (outcome == .loss))
      game.tap(named: "button.next-turn")
      game.advance(by: 0.5)
      #expect(game.picture.command(named: "crown") == nil)
    }
  }

  @Test("R43 R131 as many crowns shine as rounds have to be won, and a press on one sets that")
  func crowns() throws {
    var game = Game(HandsScene())
    game.unfold()
    for rounds in [1, 5, 3] {
      game.tap(named: "crown.\(rounds)")
      #expect(game.picture.commands.count { $0.name == "wanted" } == rounds)
    }
    game.type("Ana")
    #expect(game.text(named: "length") == "about 9 throws")
  }

  @Test(
    "R57 R131 over the number of throws are the three hands, and at the table the points to reach")
  func goal() throws {
    var game = Game(HandsScene())
    game.tap(named: "badge.cobra")
    game.unfold()
    let name = try #require(game.rect("field.name"))
    let options = try #require(game.rect("button.options"))
    func seen(_ name: String) -> [DrawCommand] {
      game.picture.commands.filter { $0.name == name }
    }
    let length = try #require(seen("length").first).at.y
    #expect(seen("thrown").count == 3 && seen("empty").isEmpty)
    for hand in seen("thrown") {
      #expect(hand.frame.maxX < options.minX && hand.frame.minX > name.maxX)
      #expect(hand.frame.maxY < length)
    }
    game.tap(named: "crown.5")
    game.tap(named: "button.options")
    #expect(seen("wanted").count == 5 && seen("thrown").isEmpty, "the options are hidden")
    game.choosePoints("1", "1", "10")
    #expect(seen("thrown").count == 3)
    game.tap(named: "button.options")
    #expect(seen("goal").map(\.imageName) == ["star"] && game.text(named: "goal.points") == "10")
    game.unfold()
    game.fill("field.win", with: "x")
    #expect(seen("thrown").isEmpty)
  }

  @Test("R41b R131 on the card an empty place shows where Continue will be")
  func place() {
    var game = Game(HandsScene())
    game.unfold()
    func isEmpty() -> Bool { game.picture.command(named: "empty") != nil }
    #expect(isEmpty() && game.rect("button.continue") == nil)
    game.tap(named: "badge.cobra")
    #expect(!isEmpty() && game.rect("button.continue") != nil)
  }

  @Test(
    "R41b R118 R131 the animals hop in turn until somebody plays or all sleep, not in calm motion")
  func inviting() throws {
    func hopped(_ game: inout Game, for seconds: Double) -> Set<String> {
      let still = Dictionary(uniqueKeysWithValues: heads(game).map { ($0.key, $0.value) })
      var moved: Set<String> = []
      game.advance(by: seconds) { game in
        for (name, y) in heads(game) where y < (still[name] ?? y) - 6 { moved.insert(name) }
      }
      return moved
    }
    func heads(_ game: Game) -> [String: Double] {
      let seen = Animal.allCases.compactMap { game.picture.command(named: "lender.\($0)") }
      return Dictionary(seen.map { ($0.name ?? "", $0.at.y) }) { first, _ in first }
    }
    var game = Game(HandsScene())
    game.advance(by: 2.35)
    #expect(heads(game).count == 3 && hopped(&game, for: 9).count == 3)
    #expect(game.page.nextChange(game.context.view) != nil)
    var chosen = game
    chosen.tap(named: "badge.lion")
    #expect(hopped(&chosen, for: 9).isEmpty)
    game.advance(by: 75)
    #expect(hopped(&game, for: 9).isEmpty && game.page.nextChange(game.context.view) == nil)
    var calm = Game(HandsScene())
    calm.setPreferences { $0.reducesMotion = true }
    calm.advance(by: 2.35)
    #expect(hopped(&calm, for: 9).isEmpty)
  }

  @Test("R41b R131 who is missing leaves the mark of a fist, and missing numbers an arrow to them")
  func vacancy() throws {
    func shown(_ game: Game) -> DrawCommand? { game.picture.command(named: "vacancy") }
    var game = Game(HandsScene())
    let mark = try #require(shown(game))
    #expect(mark.imageName == "hand-rock" && mark.opacity < 0.5 && mark.frame.minX > 700)
    game.tap(named: "badge.lion")
    #expect(shown(game) == nil, "nothing is missing")
    game.unfold()
    game.tap(named: "option.points")
    #expect(shown(game).map { $0.imageName == "icon-to-down" } == true)
    #expect(try #require(game.rect("field.win")).minY > #require(shown(game)).at.y)
    game.tap(named: "preset.short")
    #expect(shown(game) == nil && game.shows("button.continue"))
  }

  @Test("R41b R131 the player's thrower comes with a name; before, no ghost stands there")
  func noGhost() {
    func throwers(_ game: Game) -> [Bool] {
      ["jungle", "player"].map { game.picture.command(named: "thrower.\($0)") != nil }
    }
    var game = Game(HandsScene())
    #expect(throwers(game) == [true, false])
    game.tap(named: "badge.rabbit")
    #expect(throwers(game) == [true, true])
  }

  @Test("R91 the strip asks for nothing while a card is in the way, and does so again afterwards")
  func noStripUnderCard() {
    var game = byRounds()
    game.tap(named: "throw.rock")
    game.rest()
    #expect(game.text(named: "status") != nil)
    game.tap(named: "button.back")
    #expect(game.shows("alert.stay") && game.text(named: "status") == nil)
    game.tap(named: "alert.stay")
    #expect(game.text(named: "status") != nil)
  }

  @Test(
    "R53 R122 R131 the boards mirror each other: crowns on the way to the goal, and wreaths of the jungle's"
  )
  func tokens() throws {
    func tokens(_ game: Game) -> [String?] {
      game.picture.commands.filter { $0.name == "token" }.map(\.imageName)
    }
    var rounds = byRounds(3)
    let (own, jungle) = (
      try #require(rounds.rect("board.player")), try #require(rounds.rect("board.jungle"))
    )
    func seen(_ name: String, in frame: Rect) -> [DrawCommand] {
      rounds.picture.commands.filter { $0.imageName == name && frame.contains($0.at) }
    }
    #expect(own.isApart(from: jungle) && own.size == jungle.size && own.minY == jungle.minY)
    #expect(own.center.x - Design.middle == Design.middle - jungle.center.x)
    let faces = Side.allCases.compactMap { rounds.picture.command(named: "face.\($0)")?.at }
    #expect(faces.count == 2 && abs(faces[0].x + faces[1].x - 2 * Design.middle) < 1)
    #expect(
      seen("crown", in: own).count == 3 && seen("crown", in: own).allSatisfy { $0.name != "won" })
    #expect(seen("badge-lion", in: own).count == 1 && seen("badge-jungle", in: jungle).count == 1)
    try rounds.play([.loss, .win, .loss, .tie, .loss])
    let inOrder = seen("crown", in: own).sorted { $0.at.x < $1.at.x }
    #expect(inOrder.map { $0.name == "won" } == [true, false, false], "as one reads")
    #expect(seen("crown", in: jungle).isEmpty && seen("wreath", in: jungle).count == 3)
    #expect(rounds.score == "1 of 3" && rounds.text(named: "score.jungle") == "3")
    #expect(rounds.shows("throw.rock"), "three wins of the jungle's end nothing")
    try rounds.play([.loss, .loss, .loss])
    #expect(seen("wreath", in: jungle).count == 1 && rounds.text(named: "score.jungle") == "6")
    #expect(try #require(rounds.picture.command(named: "score.jungle")).frame.maxX < jungle.maxX)
    var points = Game(HandsScene())
    points.type("Ana")
    points.choosePoints("1", "1", "3")
    points.tap(named: "button.continue")
    #expect(tokens(points) == ["star"])
  }

  @Test("R54 Next Turn, pressed before the triumph, loses nothing of it: the stars still fly")
  func triumph() throws {
    var game = byRounds(5)
    let answer = try #require(game.answer)
    game.tap(named: "throw.\(answer.beatenBy.rawValue)")
    for _ in 0..<300 where !game.shows("button.next-turn") { game.tick() }
    #expect(game.picture.commands.count { $0.imageName == "star" } < 12, "it comes before them")
    game.tap(named: "button.next-turn")
    game.advance(by: 0.1)
    #expect(game.picture.commands.count { $0.imageName == "star" } >= 12)
  }

  @Test(
    "R53 R102 the crown of a round that is won flies from the hand to its place; calmly it is there"
  )
  func prize() throws {
    for reducesMotion in [false, true] {
      var game = byRounds(3)
      game.setPreferences { $0.reducesMotion = reducesMotion }
      let answer = try #require(game.answer)
      game.tap(named: "throw.\(answer.beatenBy)")
      var (seen, won): ([DrawCommand], [Int]) = ([], [])
      game.advance(by: 4) { game in
        seen += game.picture.command(named: "prize").map { [$0] } ?? []
        won.append(game.picture.commands.count { $0.name == "won" })
        #expect(seen.isEmpty || game.picture.command(named: "prize") == nil || won.last == 0)
      }
      #expect(won.first == 0 && won.last == 1)
      guard !reducesMotion else {
        #expect(seen.isEmpty)
        continue
      }
      let place = try #require(game.picture.command(named: "won"))
      let last = try #require(seen.last)
      #expect(try #require(seen.first).at.y > 240 && last.at.distance(to: place.at) < 20)
      #expect(abs(last.scale.x - place.scale.x) < 0.1)
    }
  }

  @Test("R41 R131 the field of the name shows that it is typed, then whose name it is")
  func owner() throws {
    var game = Game(HandsScene())
    let field = try #require(game.rect("field.name"))
    let typed = try #require(game.picture.command(named: "typed"))
    #expect(field.contains(typed.frame))
    let heads = game.picture.commands.filter { $0.name == "candidate" }
    #expect(heads.count == 3 && heads.allSatisfy { $0.frame.minX > field.maxX - 8 }, "one of them")
    game.tap(named: "badge.rabbit")
    let face = try #require(game.picture.command(named: "owner"))
    #expect(face.imageName == "badge-rabbit" && face.at.distance(to: heads[0].at) < 40)
    #expect(game.picture.command(named: "typed") == nil)
    game.unfold()
    let owner = try #require(game.picture.command(named: "owner"))
    #expect(owner.imageName == "badge-rabbit")
    #expect(try #require(game.rect("field.name")).contains(owner.frame))
  }

  @Test("R51 R131 by points a bar fills up to the crown, with the points on it")
  func bar() throws {
    var game = byPoints(2, 1, 8)
    func width() -> Double { game.picture.command(named: "points")?.frame.width ?? 0 }
    let crown = try #require(game.picture.command(named: "aim")).at.x
    #expect(width() == 0)
    var widths: [Double] = []
    for _ in 0..<3 {
      try game.play([.win])
      widths.append(width())
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(try #require(game.picture.command(named: "points")).frame.maxX < crown)
    #expect(game.score == "6 of 8")
  }

  @Test("R44 a ready game leaves the fields as they were: four digits can be typed and are taken")
  func afterPreset() {
    for preset in ["preset.short", "preset.classic"] {
      for field in ["field.win", "field.lose", "field.required"] {
        var game = Game(HandsScene())
        game.type("Ana")
        game.unfold()
        game.tap(named: "option.points")
        game.tap(named: preset)
        game.fill(field, with: "9998")
        #expect(game.texts.contains("9998"), "\(field) after \(preset)")
        #expect(game.shows("button.continue"))
      }
    }
  }

  @Test("R131 a crown lies on the winning hand, and lower on scissors, which are not as high")
  func lowCrown() throws {
    var heights: [Throw: Double] = [:]
    for hand in Throw.allCases {
      var game = byRounds(5)
      for _ in 0..<60 where heights[hand] == nil {
        game.tap(named: "throw.\(hand)")
        game.rest()
        if let crown = game.picture.command(named: "crown"), crown.imageName == "crown" {
          heights[hand] = crown.at.y
        }
        if game.shows("alert.again") { game.tap(named: "alert.again") }
        if game.shows("button.next-turn") { game.tap(named: "button.next-turn") }
        game.rest()
      }
    }
    let scissors = try #require(heights[.scissors])
    #expect(scissors > (heights[.rock] ?? 0) + 8 && scissors > (heights[.paper] ?? 0) + 8)
  }
}
