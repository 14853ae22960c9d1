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
    fresh.send(.pointerMoved(Point(x: 2, y: 360)))
    fresh.rest()
    for wins in [1, 2, 5] {
      var game = byRounds(wins)
      game.tap(named: "button.reset")
      game.send(.pointerMoved(Point(x: 2, y: 360)))
      game.rest()
      let commands = Set(game.picture.commands)
      #expect(commands == Set(fresh.picture.commands), "after a match to \(wins)")
    }
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

  @Test("R54 the loser's hand pales for a third of a second and more, and keeps its colour")
  func pales() throws {
    for outcome in [Rules.Outcome.win, .loss] {
      var game = byRounds(5)
      let answer = try #require(game.answer)
      let hand = try #require(Throw.allCases.first { $0.outcome(against: answer) == outcome })
      game.tap(named: "throw.\(hand.rawValue)")
      var opacities: [Double] = []
      game.advance(by: 3) { game in
        let loser = outcome == .win ? "hand.jungle" : "hand.player"
        guard let hand = game.picture.command(named: loser) else { return }
        opacities.append(hand.opacity)
        #expect(hand.tint == .white)
      }
      #expect(opacities.last != opacities.first)
      let changes = zip(opacities, opacities.dropFirst()).count { $0 != $1 }
      #expect((18...30).contains(changes))
    }
  }

  @Test("R54 Next Turn, pressed before the triumph, loses nothing of it: the stars still fly")
  func triumph() throws {
    var game = byRounds(5)
    let answer = try #require(game.answer)
    game.tap(named: "throw.\(answer.beatenBy.rawValue)")
    for _ in 0..<300 where !game.shows("button.next-turn") { game.tick() }
    #expect(!game.picture.imageNames.contains("star"), "it comes before them")
    game.tap(named: "button.next-turn")
    game.advance(by: 0.1)
    #expect(game.picture.imageNames.contains("star"))
  }

  @Test("R44 a ready game leaves the fields as they were: four digits can be typed and are taken")
  func afterPreset() {
    for preset in ["preset.short", "preset.classic"] {
      for field in ["field.win", "field.lose", "field.required"] {
        var game = Game(HandsScene())
        game.type("Ana")
        game.tap(named: "option.points")
        game.tap(named: preset)
        game.fill(field, with: "9998")
        #expect(game.texts.contains("9998"), "\(field) after \(preset)")
        #expect(game.shows("button.continue"))
      }
    }
  }
}
