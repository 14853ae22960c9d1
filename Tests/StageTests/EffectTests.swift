import Animation
import Rules
import Stage
import Testing

/// What scenes ask for, and how groups are painted.
@Suite struct EffectTests {
  @Test("R93 wishes are handed over once, in the order in which they were made")
  func order() {
    var context = SceneContext()
    for words in ["one", "two", "three"] { context.emit(.copy(words)) }
    #expect(context.takeEffects() == [.copy("one"), .copy("two"), .copy("three")])
    #expect(context.takeEffects() == [])
  }

  @Test("R125 a game that is over is counted at once, and what it keeps is kept with it")
  func kept() {
    var context = SceneContext()
    context.end(.hands, with: .petals(3), keeping: ["best": "7"])
    #expect(
      context.preferences.finishedGames == [.hands: 1]
        && context.preferences.choices == ["best": "7"])
    #expect(
      context.takeEffects().last == .savePreferences(context.preferences), "it is remembered too")
    context.keep("7", as: "best")
    context.keep("", as: "name")
    #expect(context.takeEffects() == [], "nothing is new")
  }

  @Test("R80 a sound is heard on the side where it is made, in the middle on neither")
  func sides() {
    var context = SceneContext()
    for x in [0.0, 320, 640, 960, 1_280, 5_000] { context.play(.click, x: x) }
    let pans = context.takeEffects().map { effect in
      if case .play(_, let pan) = effect { pan } else { 7.0 }
    }
    #expect(pans == [-1, -0.5, 0, 0.5, 1, 1])
  }

  @Test("a number that is drawn lies between its two ends")
  func numbers() {
    var random = SplitMix64(seed: 5)
    let numbers = (0..<2_000).map { _ in random.number(in: -3...2) }
    #expect(numbers.allSatisfy { (-3...2).contains($0) })
    #expect(numbers.contains { $0 < -2.9 } && numbers.contains { $0 > 1.9 })
  }

  @Test("a group is painted larger about its pivot, and as much less visible")
  func groups() throws {
    var picture = Picture()
    picture.drawGroup(scaledBy: 2, about: Point(x: 100, y: 100), opacity: 0.5) {
      $0.draw(.roundedRect(Rect(x: 110, y: 90, width: 20, height: 10), radius: 0, tint: .sun))
      $0.draw(.roundedRect(Rect(x: 90, y: 90, width: 20, height: 20), radius: 0, tint: .sun))
    }
    let (beside, about) = (picture.commands[0], picture.commands[1])
    #expect(about.at == Point(x: 100, y: 100) && beside.at == Point(x: 140, y: 90))
    #expect(picture.commands.allSatisfy { $0.opacity == 0.5 && $0.scale == Point(x: 2, y: 2) })
    picture.drawGroup(opacity: 0) { $0.draw(.fill(.night)) }
    #expect(picture.commands.count == 2, "what cannot be seen is left out")
  }

  @Test("R143 the accompaniment is as rich as is asked for, from silence to all hands")
  func groove() {
    #expect(
      (-1...9).map { Soundscape(ambience: nil, groove: $0).groove }.max()
        == Soundscape.richestGroove)
    for groove in 0...Soundscape.richestGroove {
      #expect(Soundscape(ambience: .day, groove: groove).groove == groove)
    }
  }

  @Test("R121 what is on a door is still again when it has played")
  func doors() {
    let playing = Door.Thumbnail.playing
    #expect(Door.Thumbnail(center: .zero, play: playing - 0.01).play > 0)
    #expect(Door.Thumbnail(center: .zero, play: playing).play == 0)
  }

  @Test("R137 the game has five speeds, from half to double, and words three sizes up to 200 %")
  func choices() {
    #expect(Preferences.Speed.allCases.map { Double($0.quarters) / 4 } == [0.5, 0.75, 1, 1.5, 2])
    #expect(Preferences.TextSize.allCases.map(\.factor) == [1, 1.5, 2])
  }
}
