import Animation
import Rules
import Stage
import StageTesting
import Testing
import Widgets
import WinOrLose

/// Those who look on while answers are given.
@Suite struct WinOrLoseCastTests {
  private func playing(
    reducesMotion: Bool = false, as name: String? = "Rabbit"
  ) -> Harness<WinOrLoseScene> {
    var preferences = Preferences()
    preferences.reducesMotion = reducesMotion
    preferences.choices["hands.name"] = name
    var game = Harness(WinOrLoseScene(), seed: 1, preferences: preferences)
    game.letQuestionIn()
    return game
  }

  private func seen(
    _ game: inout Harness<WinOrLoseScene>, for seconds: Double,
    each: (Harness<WinOrLoseScene>) -> Void = { _ in }
  ) -> Set<String> {
    var names: Set<String> = []
    game.advance(by: seconds) { game in
      each(game)
      let beside = game.picture.commands.filter { abs($0.at.x - 640) > 160 || $0.at.y > 300 }
      names.formUnion(beside.compactMap(\.imageName))
    }
    return names
  }

  @Test("R122 R123 both throwers stand beside their hands, clear of sign, plaques and buttons")
  func throwersStandClear() throws {
    for name in [nil, "Cobra", "Rabbit"] {
      let game = playing(as: name)
      let picture = game.picture
      let own = "player.\(name?.lowercased() ?? "lion")"
      let (king, champion) = (
        try #require(picture.command(named: "jungle.lion")).frame,
        try #require(picture.command(named: own)).frame
      )
      let hand = try #require(picture.command(named: "jungle")).frame
      #expect(king.center.x < hand.minX && king.maxX > hand.minX && champion.minX > hand.maxX)
      let others =
        ["sign"].compactMap { picture.command(named: $0)?.frame } + game.layout.map(\.rect)
      for animal in [king, champion] {
        #expect(Design.frame.contains(animal))
        for other in others {
          let isApart =
            other.minX >= animal.maxX - 64 || other.maxX <= animal.minX + 64
            || other.minY >= animal.maxY - 2 || other.maxY <= animal.minY + 2
          #expect(isApart, "\(animal) and \(other)")
        }
      }
    }
  }

  @Test("R123 each thrower acts as the throws are for it, before the verdict")
  func throwersActTheBlow() throws {
    for hand in Throw.allCases {
      var game = playing(as: nil)
      let question = try #require(game.question)
      game.tap(named: "throw.\(hand)")
      var names: Set<String> = []
      game.advance(by: 2) {
        if $0.alert == nil { names.formUnion($0.picture.imageNames) }
      }
      let outcome = hand.outcome(against: question.jungle)
      #expect(names.contains("lion-eyes-wide") == (outcome != .win))
      #expect(names.contains("jungle-lion-eyes-wide") == (outcome != .loss))
    }
  }

  @Test(
    "R65 R123 the player's animals nod to the right answer, which is not theirs to cheer",
    arguments: [false, true])
  func friendsNodToTheLesson(reducesMotion: Bool) throws {
    var game = playing(reducesMotion: reducesMotion)
    game.answer(rightly: false)
    game.advance(by: 1.6)
    var turns: [Double] = []
    let names = seen(&game, for: 5) { game in
      let head = game.picture.commands.last { $0.imageName == "rabbit-head" && $0.at.x > 900 }
      turns.append(head?.turn ?? 0)
    }
    let range = (turns.max() ?? 0) - (turns.min() ?? 0)
    #expect(reducesMotion ? range == 0 : range > 14)
    #expect(names.isDisjoint(with: ["lion-eyes-glee", "rabbit-eyes-glee", "cobra-eyes-glee"]))
  }

  @Test("R119 R123 the stronger hand reaches the other one, and two alike meet")
  func handsMeet() {
    for hand in Throw.allCases {
      var game = playing(as: nil)
      game.tap(named: "throw.\(hand)")
      var nearest = Double.infinity
      game.advance(by: 2) {
        guard let own = $0.picture.command(named: "guest"),
          let other = $0.picture.command(named: "jungle")
        else { return }
        nearest = min(nearest, own.at.x - other.at.x)
      }
      // Two sheets touch at the fingertips, which are far from the wrists.
      #expect(nearest < (hand == .paper ? 380 : 300))
    }
  }

  @Test("R122 they are glad of what was right and mind what was wrong", arguments: [true, false])
  func friendsFeelTheVerdict(isRight: Bool) throws {
    var game = playing()
    game.answer(rightly: isRight)
    let names = seen(&game, for: 0.6)
    #expect(names.contains("rabbit-eyes-glee") == isRight)
    #expect(names.contains("rabbit-snout-sad") == !isRight)
  }

  @Test(
    "R122 whoever has come to the end is cheered, whatever was right", arguments: [true, false])
  func everyEndIsCheered(isRight: Bool) {
    var game = playing()
    var names: Set<String> = []
    for _ in 0..<10 {
      game.answer(rightly: isRight)
      game.key(.escape)
      names = seen(&game, for: 0.8)
    }
    #expect(game.question == nil && names.contains("rabbit-eyes-glee"))
    #expect(!names.contains("rabbit-snout-sad"))
  }

  @Test("R123 who loses on purpose falls on its back, lies there as if beaten, and rolls laughing")
  func goodLoserJests() throws {
    for seed in UInt64(0)..<6 {
      var game = Harness<WinOrLoseScene>.asking(seed: seed)
      guard try #require(game.question).aim == .lose else { continue }
      game.tap(named: "throw.\(try #require(game.question).rightThrow)")
      var turns: [Double] = []
      game.advance(by: 4.5) { game in
        let body = game.picture.commands.first { $0.imageName == "lion-body" && $0.at.x > 900 }
        turns.append(abs(body?.turn ?? 0))
      }
      // On its back, flat, and on its back again.
      let back = turns.map { $0 > 55 }
      #expect(zip(back, back.dropFirst()).count { $0 != $1 } >= 4, "\(turns)")
      #expect(game.plays(.yelp) == 1)
    }
  }

  @Test("R117 R118 R124 on the final card one of them after another dances on, until they sleep")
  func dancesOn() {
    for reducesMotion in [false, true] {
      var game = playing(reducesMotion: reducesMotion)
      game.playOn(10)
      game.rest()
      var dancing: Set<String> = []
      for _ in 0..<3 {
        dancing.formUnion(seen(&game, for: 6).filter { $0.hasSuffix("-eyes-glee") })
      }
      #expect(dancing.count == (reducesMotion ? 0 : 3))
      game.advance(by: 75)
      let asleep = game.picture
      game.advance(by: 6) { #expect($0.picture == asleep && $0.isStill) }
    }
  }

  @Test("R118 R122 while a question stands they are awake and do something, but not in calm motion")
  func awakeWhileAsked() {
    for reducesMotion in [false, true] {
      var game = playing(reducesMotion: reducesMotion)
      var pictures: Set<Picture> = []
      game.advance(by: 8) { pictures.insert($0.picture) }
      #expect(reducesMotion ? pictures.count == 1 : pictures.count > 20)
      #expect((game.page.nextChange(game.context.view) == nil) == reducesMotion)
      game.answer(rightly: true)
      #expect(seen(&game, for: 2).contains("rabbit-eyes-glee") == !reducesMotion)
    }
  }

  @Test("R118 after a minute without a touch they sleep, and a touch wakes them")
  func asleepAfterAMinute() {
    var game = playing()
    game.advance(by: 75)
    #expect(game.page.nextChange(game.context.view) == nil)
    game.send(.pointerMoved(Point(x: 640, y: 300)))
    #expect(game.page.nextChange(game.context.view) != nil)
  }
}
