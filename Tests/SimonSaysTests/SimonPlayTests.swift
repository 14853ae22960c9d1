import Animation
import Rules
import SimonSays
import Stage
import StageTesting
import Testing

@Suite struct SimonPlayTests {
  @Test("R70 opens with three options: Single-player, Multi-player, Scoreboard")
  func menu() {
    let game = Harness(SimonSaysScene())
    for (name, words) in [
      ("menu.single", "Single-player"), ("menu.multi", "Multi-player"),
      ("menu.scoreboard", "Scoreboard"),
    ] {
      #expect(game.rect(name) != nil && game.picture.shows(words))
    }
  }

  @Test("R71 single-player starts by itself: the first light within 2 s", arguments: 0..<8)
  func startsByItself(seed: UInt64) throws {
    var game = Harness<SimonSaysScene>.begun(seed: seed)
    var first: Double?
    let start = game.now
    game.advance(by: 3) { game in
      if first == nil, !game.picture.lit.isEmpty { first = (game.now - start).seconds }
    }
    #expect((1.7...2).contains(try #require(first)), "and there is time to get ready to listen")
  }

  @Test(
    "R71 R76 the next sequence follows the last right drum at once, whether alone or as a team",
    arguments: Preferences.Narration.allCases)
  func brisk(narration: Preferences.Narration) throws {
    for names in [[], ["Ana", "Ben"]] {
      var game = Harness<SimonSaysScene>.team(names, starts: false)
      if names.isEmpty {
        game = .begun { $0.narration = narration }
      } else {
        game.setPreferences { $0.narration = narration }
        game.tap(named: "button.start")
      }
      var begun: [Pad] = []
      for length in 1...4 {
        let sequence = begun + game.watch()
        for (index, pad) in sequence.enumerated() {
          game.strike(pad)
          if index + 1 < length { game.advance(by: 0.1) }
        }
        #expect(game.banner == "Right!")
        let (struck, before) = (game.now, game.effects.count)
        for _ in 0..<180 where game.drums(since: before).isEmpty { game.tick() }
        #expect((0.9...1.35).contains((game.now - struck).seconds), "\(names) \(narration)")
        begun = game.drums(since: before)
      }
    }
  }

  @Test("R101 a click beside the drums, Space or Enter hurries the pause before them")
  func hurriedPause() {
    for key in [Key.space, .enter, nil] {
      for isFirst in [true, false] {
        var game = Harness<SimonSaysScene>.begun(seed: 2)
        if !isFirst { game.repeatSequences(1) }
        let (began, before) = (game.now, game.effects.count)
        for _ in 0..<2 {
          if let key { game.key(key) } else { game.tap(Point(x: 230, y: 560)) }
          game.tick()
        }
        for _ in 0..<180 where game.drums(since: before).isEmpty { game.tick() }
        #expect((game.now - began).seconds < 0.2)
        let sequence = game.drums(since: before) + game.watch()
        #expect(sequence.count == (isFirst ? 1 : 2), "and no drum is lost")
      }
    }
  }

  @Test("R72 a sequence grows from 1, and each completed length n earns n points", arguments: 0..<5)
  func growing(seed: UInt64) {
    var game = Harness<SimonSaysScene>.begun(seed: seed)
    var before: [Pad] = []
    for length in 1...9 {
      let sequence = game.watch()
      #expect(sequence.count == length && sequence.dropLast() == before[...])
      #expect(game.picture.shows("\(length) of 10"))
      for pad in sequence {
        #expect(game.points == (length - 1) * length / 2)
        game.strike(pad)
        game.advance(by: 0.05)
      }
      #expect(game.points == length * (length + 1) / 2)
      before = sequence
    }
  }

  @Test("R72 presses during playback are ignored, never queued")
  func deafInPlayback() {
    var deaf = Harness<SimonSaysScene>.begun()
    deaf.repeatSequences(3)
    let keys: [Key] = [.left, .up, .right, .down, .one, .two, .three, .four]
    let before = deaf.effects.count
    for _ in 0..<3_600 {
      deaf.tick()
      guard deaf.hint == nil else { break }
      for pad in Pad.allCases { deaf.strike(pad) }
      for key in keys { deaf.key(key) }
    }
    deaf.tick()
    #expect(deaf.drums(since: before).count == 4, "only the drums of the playback")
    #expect(deaf.points == 6 && deaf.banner == "Your turn" && deaf.alert == nil)
    #expect(deaf.picture.lit.isEmpty)
  }

  @Test(
    "R72 a sequence that was interrupted by the settings or a card is shown from its first drum",
    arguments: ["button.settings", "button.back"])
  func interrupted(button: String) throws {
    var game = Harness<SimonSaysScene>.begun()
    game.repeatSequences(4)
    game.advance(by: 1.2)
    #expect(!game.isStill, "the sequence is being shown")
    game.tap(named: button)
    if button == "button.back" {
      game.advance(by: 3)
      game.key(.escape)
    }
    let sequence = game.watch()
    #expect(sequence.count == 5)
    for pad in sequence {
      game.strike(pad)
      game.advance(by: 0.1)
    }
    #expect(game.points == 15, "what was shown was the whole of it")
  }

  @Test("R72 a press held from the playback into the player's turn counts for nothing")
  func heldPress() {
    var game = Harness<SimonSaysScene>.begun()
    game.advance(by: 1.2)
    let point = SimonPlayTests.center(of: .leaf, game)
    game.send(.pointerMoved(point), .pointerDown(point))
    _ = game.watch()
    let before = game.effects.count
    game.send(.pointerUp(point))
    #expect(game.drums(since: before).isEmpty && game.points == 0)
  }

  @Test("R72 the same drum twice is two lights with a dark gap and two tones", arguments: 0..<6)
  func darkGap(seed: UInt64) {
    var game = Harness<SimonSaysScene>.begun(seed: seed)
    for length in 1...8 {
      var lights = 0
      var wasDark = true
      let sequence = game.watch { game in
        let isDark = game.picture.lit.isEmpty
        if wasDark, !isDark { lights += 1 }
        wasDark = isDark
      }
      #expect(sequence.count == length)
      #expect(lights == length, "every light begins in the dark")
      for pad in sequence {
        game.strike(pad)
        game.advance(by: 0.5)
      }
    }
  }

  @Test("R72 the player's own double stroke is dark for a moment between")
  func doubleStroke() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    for _ in 0..<60 {
      let sequence = game.watch()
      guard
        let index = sequence.indices.dropLast().first(where: { sequence[$0] == sequence[$0 + 1] })
      else {
        for pad in sequence {
          game.strike(pad)
          game.advance(by: 0.05)
        }
        if game.alert != nil { game.key(.escape) }
        continue
      }
      for pad in sequence[..<index] {
        game.strike(pad)
        game.advance(by: 0.4)
      }
      game.strike(sequence[index])
      game.advance(by: 0.1)
      #expect(game.picture.lit == [sequence[index]])
      game.strike(sequence[index + 1])
      game.tick()
      #expect(game.picture.lit.isEmpty)
      game.advance(by: 0.1)
      #expect(game.picture.lit == [sequence[index]])
      return
    }
    Issue.record("no sequence had the same drum twice")
  }

  @Test("R73 completing 10 → a won pop-up → a fresh sequence that grows to 15, then 20")
  func winning() {
    var game = Harness<SimonSaysScene>.begun(seed: 4)
    var target = 10
    var points = 0
    for _ in 0..<3 {
      for length in 1...target {
        let sequence = game.watch()
        #expect(sequence.count == length)
        #expect(game.picture.shows("\(length) of \(target)"))
        for pad in sequence {
          game.strike(pad)
          game.advance(by: 0.05)
        }
        points += length
        #expect(game.points == points)
        #expect(game.alert == nil)
      }
      game.rest()
      #expect(game.alert == "You have won!")
      game.strike(.leaf)
      #expect(game.points == points, "nothing is farmed behind the card")
      target += 5
      #expect(game.picture.shows("\(target)"))
      game.key(.enter)
      #expect(game.alert == nil)
    }
  }

  @Test("R73 whoever presses Esc after the tenth drum and plays on still sees the won pop-up")
  func escapeBeforeTheWonCard() {
    for tenth in 0..<7 {
      var game = Harness<SimonSaysScene>.begun(seed: 4)
      game.repeatSequences(10)
      game.advance(by: Double(tenth) / 10)
      game.key(.escape)
      game.advance(by: 1)
      #expect(game.alert == "Leave the game?")
      game.key(.escape)
      game.rest()
      #expect(game.alert == "You have won!")
      game.key(.enter)
      #expect(game.alert == nil && game.picture.shows("1 of 15"))
    }
  }

  @Test(
    "R72 between two lights of one drum it is dark for 0.15 s and more, and the drum comes up again",
    arguments: 0..<6)
  func equalDrums(seed: UInt64) throws {
    var game = Harness<SimonSaysScene>.begun(seed: seed)
    var pairs = 0
    for _ in 1...10 {
      var spells: [Spell] = []
      let sequence = game.watch { game in
        let lit = game.picture.lit.first
        if spells.last?.lit != lit || spells.isEmpty { spells.append(Spell(lit: lit)) }
        spells[spells.count - 1].heights.append(Self.heights(game))
      }
      for (before, (dark, after)) in zip(spells, zip(spells.dropFirst(), spells.dropFirst(2))) {
        guard dark.lit == nil, let pad = before.lit, after.lit == pad else { continue }
        pairs += 1
        #expect(Double(dark.heights.count) / 60 >= 0.15)
        let down = try #require(before.heights.compactMap { $0[pad] }.max())
        let up = try #require(dark.heights.compactMap { $0[pad] }.min())
        #expect(up <= down - 4, "the drum comes up")
      }
      for pad in sequence {
        game.strike(pad)
        game.advance(by: 0.1)
      }
    }
    #expect(pairs > 0)
  }

  @Test(
    "R80 lit 0.42 s for lengths 1–5, 0.32 s for 6–13, 0.22 s from 14, different drums 0.05 s apart",
    arguments: [(1, 0.42), (5, 0.42), (6, 0.32), (13, 0.32), (14, 0.22)])
  func timing(length: Int, lit: Double) throws {
    var game = Harness<SimonSaysScene>.begun(seed: 5)
    if length > 10 {
      game.repeatSequences(10)
      game.rest()
      game.key(.enter)
    }
    game.repeatSequences(length - 1)
    game.advance(by: 0.3)
    var spells: [Int] = []
    var gaps: [Int] = []
    var isLit = false
    let sequence = game.watch { game in
      let isNow = !game.picture.lit.isEmpty
      if isNow != isLit { isNow ? spells.append(0) : gaps.append(0) }
      isLit = isNow
      if isNow { spells[spells.count - 1] += 1 } else if !gaps.isEmpty { gaps[gaps.count - 1] += 1 }
    }
    #expect(spells.count == length)
    // A sixtieth of a second is the finest a frame can show.
    for ticks in spells { #expect(abs(Double(ticks) / 60 - lit) <= 1 / 60.0) }
    for (ticks, pair) in zip(gaps, zip(sequence, sequence.dropFirst())) where pair.0 != pair.1 {
      #expect(abs(Double(ticks) / 60 - 0.05) <= 1 / 60.0)
    }
  }

  @Test("R80 each light sounds its own drum exactly once, from its place")
  func soundsOnce() {
    var game = Harness<SimonSaysScene>.begun(seed: 6)
    for length in 1...8 {
      let before = game.effects.count
      var shown: [Pad] = []
      var lit: Set<Pad> = []
      let heard = game.watch { game in
        shown += game.picture.lit.subtracting(lit)
        lit = game.picture.lit
      }
      #expect(heard == shown && heard.count == length)
      for case .play(let sound, let pan) in game.effects[before...] {
        guard let pad = Pad.allCases.first(where: { $0.sound == sound }) else { continue }
        let x = Self.center(of: pad, game).x
        #expect(abs(pan - (x - 640) / 640) < 0.001)
      }
      for pad in heard {
        game.strike(pad)
        game.advance(by: 0.4)
      }
    }
  }

  @Test("R143 the groove is off while one listens, on while one plays, and grows with the sequence")
  func groove() {
    var game = Harness<SimonSaysScene>.begun(seed: 6)
    var grooves: [Int] = []
    for _ in 1...10 {
      let heard = game.watch { game in
        if !game.picture.lit.isEmpty { #expect(game.page.rhythm.groove == 0) }
      }
      grooves.append(game.page.rhythm.groove)
      for pad in heard {
        game.strike(pad)
        game.advance(by: 0.4)
      }
    }
    #expect(grooves == grooves.sorted())
    #expect(grooves.first == 1 && grooves.last == Soundscape.richestGroove)
  }

  @Test("R80 colour, shape, tone and place: the four drums differ in each")
  func fourDrums() {
    let game = Harness<SimonSaysScene>.begun()
    let images = Set(
      Pad.allCases.compactMap { game.picture.command(named: "drum.\($0.rawValue)")?.shape })
    let places = Set(Pad.allCases.map { Self.center(of: $0, game) })
    #expect(images.count == 4 && places.count == 4)
  }

  @Test(
    "R100 arrows strike the drum in their direction, and 1 2 3 4 strike them too",
    arguments: [
      (Key.left, Pad.leaf), (.up, .flower), (.right, .sun), (.down, .drop), (.one, .leaf),
      (.two, .flower), (.three, .sun), (.four, .drop),
    ])
  func keys(key: Key, pad: Pad) {
    var game = Harness<SimonSaysScene>.begun()
    _ = game.watch()
    let before = game.effects.count
    game.key(key)
    game.tick()
    let isRight = game.drums(since: before) == [pad]
    let isMistake = game.plays(.uhOh) == 1
    #expect(isRight || isMistake)
    #expect(game.picture.lit == [pad])
  }

  @Test("hovering over a drum lifts it and never looks like a flash")
  func hover() throws {
    var game = Harness<SimonSaysScene>.begun()
    _ = game.watch()
    let rest = try #require(game.picture.command(named: "drum.drop"))
    game.send(.pointerMoved(Self.center(of: .drop, game)))
    let hovered = try #require(game.picture.command(named: "drum.drop"))
    #expect(hovered.shape == rest.shape && hovered.tint == rest.tint && hovered.at.y < rest.at.y)
    #expect(game.picture.lit.isEmpty)
  }

  @Test("R101 calm motion: the drums are lit but do not bounce")
  func calm() {
    var game = Harness<SimonSaysScene>.begun { $0.reducesMotion = true }
    for _ in 0..<4 {
      let sequence = game.watch { game in
        for pad in Pad.allCases {
          #expect(
            game.picture.command(named: "drum.\(pad.rawValue)")?.scale == Point(x: 1, y: 1))
        }
      }
      for pad in sequence {
        game.strike(pad)
        game.advance(by: 0.3)
      }
    }
  }

  @Test("R105 while the players think, nothing but the flicker of the fire wants a picture")
  func stillness() throws {
    var game = Harness<SimonSaysScene>.begun()
    _ = game.watch()
    #expect(game.isStill)
    let change = try #require(game.page.nextChange(game.context.view))
    #expect(change > game.now && (change - game.now).seconds <= 0.25)
    let calm = Harness<SimonSaysScene>.begun { $0.reducesMotion = true }
    #expect(calm.page.nextChange(calm.context.view) == nil)
  }

  /// A time in which the same drum is lit, or none; where the drums were at every tick of it.
  private struct Spell {
    let lit: Pad?
    var heights: [[Pad: Double]] = []
  }

  private static func heights(_ game: Harness<SimonSaysScene>) -> [Pad: Double] {
    Dictionary(
      uniqueKeysWithValues: Pad.allCases.map {
        ($0, game.picture.command(named: "drum.\($0.rawValue)")?.at.y ?? 0)
      })
  }

  static func center(of pad: Pad, _ game: Harness<SimonSaysScene>) -> Point {
    game.rect("drum.\(pad.rawValue)")?.center ?? .zero
  }

  @Test("R72 R131 the player is shown a sequence once more by the drummer's button, or by key 5")
  func showsAgain() {
    for byKey in [false, true] {
      var game = Harness<SimonSaysScene>.begun()
      game.repeatSequences(2)
      let sequence = game.watch()
      #expect(game.rect("button.show-again") != nil)
      byKey ? game.key(.five) : game.tap(named: "button.show-again")
      #expect(game.rect("button.show-again") == nil, "not while it is shown")
      #expect(game.watch() == sequence)
      #expect(game.rect("button.show-again") == nil, "once only")
      for pad in sequence { game.strike(pad) }
      #expect(game.points == 6)
      _ = game.watch()
      #expect(game.rect("button.show-again") != nil, "the next one can be")
      game.strike(sequence[0])
      #expect(game.rect("button.show-again") == nil, "nobody is helped in the middle")
    }
  }
}
