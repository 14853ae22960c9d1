import Animation
import Hands
import Rules
import Stage
import StageTesting
import Testing

extension Effect {
  /// Whether it is anything but what is remembered, in which calm motion itself stands.
  fileprivate var isNoChoice: Bool { if case .savePreferences = self { false } else { true } }
}

@Suite struct HandsPlayTests {
  @Test("R100 a whole match by rounds with the keyboard alone")
  func keyboardOnly() throws {
    var game = Game(HandsScene(), seed: 3)
    game.type("Ana")
    for key in [Key.tab, .enter, .tab, .tab] { game.key(key) }
    game.key(.home)
    game.key(.right)
    game.key(.tab)
    game.key(.enter)
    #expect(game.score == "0 of 2")
    var turns = 0
    while game.alert == nil, turns < 60 {
      turns += 1
      game.key([Key.one, .two, .three][turns % 3])
      game.advance(by: 2.5)
      if game.alert == nil {
        game.key(.enter)
        game.advance(by: 0.5)
      }
    }
    #expect(game.alert == "Victory!")
    game.key(.enter)
    #expect(game.score == "0 of 2")
  }

  @Test("R100 a whole match by points with the keyboard alone, hands chosen by the arrows")
  func arrowsOnly() throws {
    var game = Game(HandsScene(), seed: 4)
    game.type("Ana")
    for key in [Key.tab, .enter, .tab, .enter] { game.key(key) }
    for _ in MatchSetup.Preset.allCases { game.key(.tab) }
    for number in ["2", "0", "4"] {
      game.key(.tab)
      game.type(number)
    }
    game.key(.enter)
    game.key(.enter)
    #expect(game.score == "0 of 4")
    var turns = 0
    while game.alert == nil, turns < 60 {
      turns += 1
      game.key(turns.isMultiple(of: 2) ? .left : .right)
      game.key(.space)
      game.advance(by: 2.5)
      if game.alert == nil { game.key(.space) }
      game.advance(by: 0.5)
    }
    #expect(game.alert == "Victory!")
  }

  @Test("R100 R170 after a round one press of Enter goes on, for one player and for two")
  func enter() throws {
    var two = Game(HandsScene())
    two.tap(named: "switch.rival")
    for seat in Seat.allCases { two.send(.pressed(.one, at: seat)) }
    var one = byRounds(5)
    try one.play(.loss)
    for var game in [one, two] {
      game.advance(by: 4)
      #expect(game.shows("button.next-turn"))
      game.key(.enter)
      #expect(!game.shows("button.next-turn"))
    }
  }

  @Test(
    "R170 a key that comes too early is answered at its seat, whichever it is, and not for ever")
  func tooEarly() throws {
    var game = Game(HandsScene())
    game.tap(named: "switch.rival")
    game.send(.pressed(.one, at: .left), .pressed(.two, at: .right))
    game.advance(by: 1)
    func seen(_ game: Game) -> [String] {
      game.picture.commands.compactMap(\.name).filter { $0.hasPrefix("early.") }
    }
    #expect(seen(game) == [])
    var other = game
    game.send(.pressed(.three, at: .right))
    other.send(.pressed(.one, at: .right))
    #expect(seen(game) == ["early.right"] && game.picture.commands == other.picture.commands)
    game.advance(by: 0.7)
    #expect(seen(game) == [])
  }

  @Test("R54 R170 whoever hammers a key at a result stays there, and chooses nothing by that")
  func hammering() {
    var game = Game(HandsScene())
    game.tap(named: "switch.rival")
    for seat in Seat.allCases { game.send(.pressed(.one, at: seat)) }
    func hammer(for seconds: Double) {
      game.advance(by: seconds) { _ in }
      for seat in Seat.allCases { game.send(.pressed(.two, at: seat)) }
    }
    for _ in 0..<12 { hammer(for: 0.5) }
    #expect(game.shows("button.next-turn"), "one's own keys do not go on")
    var eager = game
    eager.advance(by: 1)
    eager.key(.enter)
    eager.advance(by: 0.1)
    eager.send(.pressed(.one, at: .left))
    #expect(eager.shows("left.rock"), "the turn has hardly begun")
    game.key(.enter)
    for _ in 0..<9 { hammer(for: 0.2) }
    #expect(game.shows("left.rock") && game.shows("right.rock"), "nobody has looked up yet")
    hammer(for: 0.6)
    #expect(!game.shows("left.rock") && !game.shows("right.rock"))
  }

  @Test("R100 the hands are also played by a click and by 1 2 3", arguments: Throw.allCases)
  func numbers(hand: Throw) {
    let keys: [Throw: Key] = [.rock: .one, .paper: .two, .scissors: .three]
    var clicked = byRounds(seed: 9)
    clicked.tap(named: "throw.\(hand.rawValue)")
    var typed = byRounds(seed: 9)
    typed.key(keys[hand] ?? .four)
    clicked.advance(by: 2)
    typed.advance(by: 2)
    #expect(clicked.hand("player") == "hand-\(hand.rawValue)")
    #expect(typed.hand("player") == clicked.hand("player"))
    #expect(typed.hand("jungle") == clicked.hand("jungle"))
  }

  @Test(
    "R101 a click or Space hurries the shake without changing the result", arguments: [true, false])
  func skip(byClick: Bool) throws {
    for seed in UInt64(0)..<12 {
      var slow = byRounds(1, seed: seed)
      slow.tap(named: "throw.paper")
      var fast = slow
      var told: String?
      slow.advance(by: 4) { told = $0.text(named: "sentence") ?? told }
      fast.advance(by: 0.2)
      for _ in 0..<2 {
        if byClick { fast.tap(Point(x: 640, y: 250)) } else { fast.key(.space) }
      }
      #expect(fast.text(named: "sentence") == told)
      #expect(fast.page.counters == slow.page.counters)
      fast.advance(by: 3)
      #expect(fast.alert == slow.alert)
      #expect(fast.ground == slow.ground)
      #expect(fast.plays(.snap) == slow.plays(.snap), "no beat is lost or doubled")
    }
  }

  @Test("R54 once the hands open nobody is said to choose any more")
  func opened() throws {
    var game = Game(HandsScene())
    game.tap(named: "badge.lion")
    game.tap(named: "button.continue")
    game.tap(named: "throw.rock")
    let choosing = "The jungle is choosing…"
    var (told, counted) = (0, false)
    for _ in 0..<400 where !game.shows("button.next-turn") {
      game.tick()
      let isCounting = game.picture.command(named: "count") != nil
      if counted, !isCounting { #expect(!game.texts.contains(choosing)) }
      counted = counted || isCounting
      if game.texts.contains(choosing) { told += 1 }
    }
    #expect(counted && told > 20)
  }

  @Test("R54 Next Turn does not wait for the triumph to end")
  func nextTurnAtOnce() throws {
    var game = byRounds(5)
    let answer = try #require(game.answer)
    game.tap(named: "throw.\(answer.beatenBy.rawValue)")
    while !game.shows("button.next-turn"), game.now < .seconds(5) { game.tick() }
    game.tap(named: "button.next-turn")
    #expect(game.shows("throw.rock"))
    #expect(game.page.counters.first?.points == 1)
    game.advance(by: 1)
    #expect(game.ground == Ground.gray)
  }

  @Test("R101 calm motion: the same events in the same order, nothing shakes, hops or flies")
  func calm() throws {
    for seed in UInt64(0)..<6 {
      var lively = byRounds(1, seed: seed)
      var calm = lively
      calm.setPreferences { $0.reducesMotion = true }
      lively.tap(named: "throw.rock")
      calm.tap(named: "throw.rock")
      lively.advance(by: 3)
      var places: Set<Double> = []
      calm.advance(by: 3) { game in
        let hands = ["hand.player", "hand.jungle"].compactMap { game.picture.command(named: $0) }
        for hand in hands {
          places.insert(hand.at.y)
          #expect(abs(hand.turn) == 90)
        }
        let flying = game.picture.imageNames.filter { $0.hasPrefix("leaf-") || $0 == "star" }
        #expect(flying.isEmpty)
      }
      #expect(places.count == 1)
      #expect(calm.effects.filter(\.isNoChoice) == lively.effects.filter(\.isNoChoice))
      #expect(calm.text(named: "sentence") == lively.text(named: "sentence"))
      #expect(calm.ground == lively.ground)
    }
  }

  @Test("R102 the winner's side has the confetti, and a tie has none")
  func confetti() throws {
    for outcome in [Rules.Outcome.win, .loss, .tie] {
      var game = byRounds(5)
      let answer = try #require(game.answer)
      let hand = try #require(Throw.allCases.first { $0.outcome(against: answer) == outcome })
      game.tap(named: "throw.\(hand.rawValue)")
      var places: [Double] = []
      // Before that the hands strike.
      game.advance(by: 2.6)
      game.advance(by: 0.6) { game in
        places += game.picture.commands.compactMap { command in
          // The stars that a beaten hand sees are no confetti.
          guard case .image(let name) = command.shape, name == "petal" || name.hasPrefix("leaf-")
          else { return nil }
          return command.at.x
        }
      }
      let mean = places.reduce(0, +) / Double(max(1, places.count))
      switch outcome {
      case .win: #expect(mean > 640)
      case .loss: #expect(!places.isEmpty && mean < 640)
      case .tie: #expect(places.isEmpty)
      }
    }
  }

  @Test("R105 a table on which nothing happens is still")
  func still() throws {
    var game = Game(HandsScene())
    game.rest()
    #expect(game.isStill)
    game.fill("field.name", with: "Ana")
    #expect(!game.isStill, "Continue grows in")
    game.rest()
    #expect(game.isStill)
    game.tap(named: "button.continue")
    game.rest()
    #expect(game.isStill)
    game.tap(named: "throw.rock")
    #expect(!game.isStill)
    game.rest()
    #expect(game.isStill)
    game.tap(named: "button.next-turn")
    #expect(!game.isStill)
    game.rest()
    #expect(game.isStill)
  }

  @Test("R103 the rival that is set plays: Copycat beats the last throw")
  func rivals() {
    var preferences = Preferences()
    preferences.rival = .copycat
    var game = Game(HandsScene(), preferences: preferences)
    game.fill("field.name", with: "Ana")
    game.tap(named: "button.continue")
    game.tap(named: "throw.rock")
    game.advance(by: 2.5)
    game.tap(named: "button.next-turn")
    game.tap(named: "throw.rock")
    game.advance(by: 2.5)
    #expect(game.hand("jungle") == "hand-paper")
  }

  @Test("R103 after a match the Old Lion tells how it guessed, the dice tell nothing")
  func account() throws {
    for (rival, tells) in [(Rival.Kind.oldLion, true), (.dice, false)] {
      var game = byRounds(1)
      game.setPreferences { $0.rival = rival }
      game.tick()
      try game.play(.win)
      game.tick()
      #expect(game.alert == "Victory!")
      #expect(game.texts.contains { $0.contains("The Old Lion") } == tells)
    }
  }

  @Test("R92 a thousand wild events leave a game that can still be played")
  func monkey() throws {
    let keys = Key.allCases.filter { $0 != .escape }
    for seed in UInt64(0)..<10 {
      var chance = SplitMix64(seed: seed)
      var game = byPoints(2, 1, 6, seed: seed)
      for _ in 0..<250 {
        switch chance.next() % 5 {
        case 0: game.key(keys[Int(chance.next() % UInt64(keys.count))])
        case 1: game.advance(by: Double(chance.next() % 90) / 60)
        case 2: game.type(String(chance.next() % 1000))
        default:
          let places = game.layout
          game.tap(places[Int(chance.next() % UInt64(places.count))].rect.center)
        }
        #expect(!game.texts.contains { $0.hasPrefix("-") })
        if let score = game.score?.split(separator: " ").first.flatMap({ Int($0) }) {
          #expect(score >= 0)
        }
      }
      if game.rect("curtain.back") != nil { game.tap(named: "curtain.back") }
      // Leaves that have closed on a choice part.
      game.advance(by: 1.3)
      if game.alert != nil { game.key(.enter) }
      if game.page.keyReading == .bySeat { game.tap(named: "switch.rival") }
      if !game.isConfiguring { game.tap(named: "button.reset") }
      if game.alert != nil { game.tap(named: "alert.discard") }
      #expect(game.isConfiguring)
      game.rest()
      #expect(game.isStill)
    }
  }
}

@Suite struct HandsLayoutTests {
  /// Every state of the screens, with its name.
  private static func states() throws -> [(String, Game)] {
    var points = Game(HandsScene())
    points.type("a:b")
    var warned = points
    warned.key(.enter)
    points.key(.selectAll)
    points.type("Ana")
    points.choosePoints("10", "x", "12345")
    var settled = byRounds(5)
    try settled.play(.win)
    var alerted = byRounds(1)
    try alerted.play(.win)
    var finished = alerted
    finished.key(.escape)
    return [
      ("empty", Game(HandsScene())), ("points", points), ("warned", warned),
      ("playing", byRounds()), ("settled", settled), ("alert", alerted), ("finished", finished),
    ]
  }

  @Test("R94 every control lies inside the design space, and no two overlap")
  func inside() throws {
    for (state, game) in try Self.states() {
      let controls = game.layout.filter {
        !["card", "alert.again", "alert.leave"].contains($0.name)
      }
      for control in controls {
        #expect(Design.frame.contains(control.rect), "\(state): \(control)")
      }
      for (index, one) in controls.enumerated() {
        for other in controls[(index + 1)...] {
          #expect(one.rect.isApart(from: other.rect), "\(state): \(one.name) over \(other.name)")
        }
      }
      let names = game.layout.map(\.name)
      #expect(Set(names).count == names.count, "\(state)")
    }
  }

  @Test("R100 every control shows when it has the focus")
  func focus() throws {
    for (state, game) in try Self.states() where game.alert == nil {
      var game = game
      game.tap(Point(x: 8, y: 360))
      var pictures: Set<Picture> = []
      let controls = game.layout.filter {
        let name = $0.name
        return name != "card" && !name.hasPrefix("board.")
          && !name.hasPrefix("crown.")
      }
      for _ in controls {
        game.key(.tab)
        pictures.insert(game.picture)
      }
      #expect(pictures.count == controls.count, "\(state)")
    }
  }
}
