import Animation
import Rules
import Stage
import StageTesting
import Testing
import WinOrLose

/// Questions, answers and their verdicts.
@Suite struct WinOrLoseTests {
  @Test(
    "R60 R61 round, score, both hands and the task are seen at all times, also beside a verdict")
  func everythingShows() {
    var game = Harness<WinOrLoseScene>.asking()
    for round in 1...10 {
      game.expectAllIsSeen(round: round)
      game.answer(rightly: round.isMultiple(of: 2))
      #expect(game.alert != nil)
      game.expectAllIsSeen(round: round)
      game.askForRestart()
      game.advance(by: 0.5)
      #expect(game.shows("Start again?"))
      game.expectAllIsSeen(round: round)
      game.key(.escape)
      game.proceed()
    }
  }

  @Test("R65 a second click on Continue is no answer to the question that comes")
  func secondClick() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: true)
    let place = try #require(game.rect("alert.continue")).center
    game.tap(named: "alert.continue")
    game.advance(by: 0.1)
    #expect(try #require(game.rect("throw.paper")).contains(place))
    game.tap(place)
    game.advance(by: 3)
    #expect(game.alert == nil && game.question != nil && game.shows("2 of 10"))
  }

  @Test(
    "R65 R123 after a right answer the game goes on by itself, in calm motion too; a wrong one waits",
    arguments: [false, true])
  func rightAnswersGoOnByThemselves(reducesMotion: Bool) {
    var game = Harness<WinOrLoseScene>.asking { $0.reducesMotion = reducesMotion }
    game.answer(rightly: true)
    game.advance(by: 1.2)
    #expect(game.alert != nil && game.shows("1 of 10"), "the verdict is seen")
    game.advance(by: 0.3)
    #expect(game.alert == nil && game.shows("2 of 10"))
    game.letQuestionIn()
    game.answer(rightly: false)
    game.advance(by: 30)
    #expect(game.alert != nil && game.shows("2 of 10"))
  }

  @Test(
    "R65 R153 with hints the verdict stands for longer; whoever plays by ear decides when to go on")
  func onwardByEar() {
    var game = Harness<WinOrLoseScene>.asking { $0.narration = .hints }
    game.answer(rightly: true)
    game.advance(by: 2.2)
    #expect(game.alert != nil)
    game.advance(by: 1)
    #expect(game.alert == nil && game.shows("2 of 10"))
    game = .asking { $0.narration = .everything }
    game.answer(rightly: true)
    game.advance(by: 30)
    #expect(game.alert != nil && game.shows("1 of 10"))
  }

  @Test("R65 nothing goes on by itself for whoever is at Restart, on its question or after that")
  func nothingGoesOnAtRestart() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: true)
    for _ in 0..<2 { game.key(.tab) }
    game.advance(by: 5)
    #expect(game.alert != nil && game.shows("1 of 10"), "the focus is on Restart")
    game.key(.enter)
    game.advance(by: 5)
    #expect(game.shows("Start again?"))
    game.key(.escape)
    game.advance(by: 5)
    #expect(game.alert != nil && game.shows("1 of 10"))
    game.key(.enter)
    game.tick()
    #expect(game.shows("2 of 10"))
  }

  @Test("R65 clicks in quick succession on a hand hurry its answer, and leave the verdict standing")
  func tripleClick() throws {
    var game = Harness<WinOrLoseScene>.asking()
    let place = try #require(game.rect("throw.paper")).center
    for _ in 0..<3 {
      game.tap(place)
      game.advance(by: 0.1)
    }
    #expect(try #require(game.rect("alert.continue")).contains(place))
    #expect(game.alert != nil && game.shows("1 of 10"))
  }

  @Test(
    "R65 R101 in calm motion, too, what has come to rest takes a press; and beside the hands at once"
  )
  func restingTakesPresses() throws {
    var game = Harness<WinOrLoseScene>.asking { $0.reducesMotion = true }
    game.answer(rightly: true)
    game.tap(named: "alert.continue")
    game.rest()
    game.tap(try #require(game.rect("throw.rock")).center)
    game.wait(for: "alert.continue")
    game.key(.enter)
    game.tick()
    game.tap(try #require(game.rect("button.options")).center)
    game.tick()
    #expect(game.rect("button.start") != nil)
  }

  @Test("R61 the chosen hand stands out from the two others")
  func chosenHand() throws {
    for given in Throw.allCases {
      var game = Harness<WinOrLoseScene>.asking()
      game.tap(named: "throw.\(given)")
      game.advance(by: 0.5)
      for hand in Throw.allCases {
        let shown = try #require(game.picture.command(named: "player.\(hand.rawValue)"))
        #expect((shown.opacity == 1) == (hand == given))
      }
    }
  }

  @Test("R62 the first task is random, then they alternate strictly")
  func tasksAlternate() throws {
    var firsts: Set<Drill.Aim> = []
    for seed in UInt64(0)..<12 {
      var game = Harness<WinOrLoseScene>.asking(seed: seed)
      var aims: [Drill.Aim] = []
      for _ in 0..<10 {
        aims.append(try #require(game.question).aim)
        game.answer(rightly: true)
        game.proceed()
      }
      firsts.insert(aims[0])
      #expect(zip(aims, aims.dropFirst()).allSatisfy { $0 != $1 })
    }
    #expect(firsts.count == 2)
  }

  @Test("R62 random order is an option, and is remembered")
  func randomOrder() throws {
    var game = Harness(WinOrLoseScene())
    game.tap(named: "button.options")
    game.tap(named: "order.random")
    game.tap(named: "rounds.20")
    game.tap(named: "scale.one")
    let stored = game.context.preferences
    #expect(stored.choices["drill.order"] == "random")
    var again = Harness(WinOrLoseScene(preferences: stored), seed: 5, preferences: stored)
    again.letQuestionIn()
    #expect(again.shows("1 of 20"))
    var aims: [Drill.Aim] = []
    for _ in 0..<20 {
      aims.append(try #require(again.question).aim)
      again.answer(rightly: true)
      again.proceed()
    }
    #expect(zip(aims, aims.dropFirst()).contains { $0 == $1 })
    again.rest()
    #expect(again.picture.command(named: "gong")?.words == "20")
  }

  @Test(
    "R63 of eighteen answers six are right, and the card names the correct hand",
    arguments: Throw.allCases, Drill.Aim.allCases)
  func sixOfEighteenAreRight(jungle: Throw, aim: Drill.Aim) throws {
    let seed = try #require(
      (UInt64(0)..<200).first {
        Harness<WinOrLoseScene>.asking(seed: $0).question
          == Drill.Question(jungle: jungle, aim: aim)
      })
    var right: [Throw] = []
    for given in Throw.allCases {
      var game = Harness<WinOrLoseScene>.asking(seed: seed) { $0.narration = .everything }
      game.answer(with: given)
      let title = try #require(game.alert)
      if title == "Right!" { right.append(given) }
      let correct = aim == .win ? jungle.beatenBy : jungle.beats
      game.advance(by: 3)
      #expect(game.shows(correct.rawValue) || game.shows(correct.rawValue.capitalizedFirst))
      if given == jungle { #expect(title != "Right!") }
    }
    #expect(right == [aim == .win ? jungle.beatenBy : jungle.beats])
  }

  @Test("R64 the score is a plain sum and may go below zero")
  func scoreIsAPlainSum() throws {
    for (scale, unit) in [("10", 10), ("1", 1)] {
      var game = Harness<WinOrLoseScene>.asking { $0.choices["drill.scale"] = scale }
      for (isRight, score) in [(false, -unit), (true, 0), (true, unit)] {
        game.answer(rightly: isRight)
        #expect(game.page.counters.map(\.points) == [score])
        #expect(game.picture.commands.contains { $0.words == "\(score)" })
        game.proceed()
      }
    }
  }

  @Test("R65 the card offers Continue and Restart, and nothing behind it answers")
  func cardBlocksAllElse() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: true)
    #expect(game.shows("Continue") && game.shows("Restart"))
    let question = game.question
    for key in [Key.one, .two, .three] { game.key(key) }
    game.tap(Point(x: 640, y: 640))
    #expect(game.question == question && game.alert != nil)
  }

  @Test("R65 a press on the scene goes on from a verdict that can be seen; none in haste does")
  func pressBesideGoesOn() {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: true)
    let scene = Point(x: 640, y: 300)
    game.tap(scene)
    #expect(game.alert != nil, "in haste")
    game.advance(by: 0.7)
    for place in [Point(x: 640, y: 640), Point(x: 640, y: 480), Point(x: 300, y: 54)] {
      game.tap(place)
      #expect(game.alert != nil, "\(place)")
    }
    game.tap(scene)
    #expect(game.alert == nil && game.shows("2 of 10"))
  }

  @Test("R60 R62 one has to lose by night and to win by day, and it grows dark or light in between")
  func loseByNight() throws {
    var game = Harness(WinOrLoseScene(), seed: 2)
    for round in 0..<4 {
      var dark: [Double] = []
      game.advance(by: 0.8) { dark.append($0.picture.command(named: "night")?.opacity ?? 0) }
      let isNight = try #require(game.question).aim == .lose
      #expect((try #require(dark.last) > 0.3) == isNight && (dark.last == 0) != isNight)
      #expect(round == 0 || Set(dark).count > 10)
      game.answer(rightly: true)
      game.key(.enter)
    }
  }

  @Test("R60 R62 the task is heard: up to win, down to lose", arguments: 0..<6 as Range<UInt64>)
  func taskIsHeard(seed: UInt64) throws {
    var game = Harness(WinOrLoseScene(), seed: seed)
    game.advance(by: 0.8)
    let isWin = try #require(game.question).aim == .win
    #expect(game.notes == (isWin ? [261.6, 329.6, 392] : [392, 329.6, 196]))
  }

  @Test("R123 those who listen sing a note for each right answer in a row, four at most, upwards")
  func songGrowsWithTheRun() {
    var game = Harness<WinOrLoseScene>.asking()
    game.advance(by: 1)
    for notes in [1, 2, 3, 4, 4] {
      let before = game.notes.count
      game.answer(rightly: true)
      game.advance(by: 1.3)
      let sung = Array(game.notes.dropFirst(before))
      #expect(sung.count == notes && sung == sung.sorted() && Set(sung).count == notes)
      game.proceed()
      game.advance(by: 1)
    }
  }

  @Test("R123 the verdict follows an answer within a second and a half, unless it is a tie")
  func verdictFollowsSoon() throws {
    for seed in 0..<4 as Range<UInt64> {
      var game = Harness<WinOrLoseScene>.asking(seed: seed)
      game.tap(named: "throw.\(try #require(game.question).rightThrow)")
      game.advance(by: 1.5)
      #expect(game.alert != nil)
    }
  }

  @Test("R123 an answer is played out by both hands before the verdict; any press hurries it")
  func handsPlayTheAnswerOut() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.tap(named: "throw.paper")
    game.advance(by: 0.3)
    #expect(game.alert == nil && game.picture.command(named: "guest")?.imageName == "hand-rock")
    game.advance(by: 1)
    #expect(game.alert == nil && game.picture.command(named: "guest")?.imageName == "hand-paper")
    game.advance(by: 1.7)
    #expect(game.alert != nil && game.picture.command(named: "guest")?.imageName == "hand-paper")
    for event in [InputEvent.key(.space, []), .pointerDown(Point(x: 640, y: 60))] {
      var hurried = Harness<WinOrLoseScene>.asking()
      hurried.tap(named: "throw.paper")
      hurried.advance(by: 0.2)
      hurried.send(event)
      hurried.advance(by: 0.3)
      #expect(hurried.alert != nil && hurried.shows("1 of 10"))
    }
  }

  @Test("R65 a double click answers once")
  func doubleClick() throws {
    var game = Harness<WinOrLoseScene>.asking()
    let hand = try #require(game.rect("throw.rock")).center
    game.tap(hand)
    game.tap(hand)
    game.advance(by: 1)
    game.proceed()
    #expect(game.shows("2 of 10"))
  }

  @Test("R100 ten rounds by the keys 1 2 3 and Enter")
  func tenRoundsByKeys() throws {
    var game = Harness(WinOrLoseScene(), seed: 4)
    let keys: [Throw: Key] = [.rock: .one, .paper: .two, .scissors: .three]
    for _ in 0..<10 {
      game.letQuestionIn()
      let right = try #require(game.question).rightThrow
      game.key(try #require(keys[right]))
      game.wait(for: "alert.continue")
      game.key(.enter)
    }
    game.rest()
    #expect(game.shows("10 of 10"))
  }

  @Test("R130 the first question is asked at once, as it was chosen the last time")
  func firstQuestion() {
    var game = Harness<WinOrLoseScene>.asking { $0.choices["drill.rounds"] = "20" }
    #expect(game.shows("1 of 20") && game.question != nil)
    game.tap(named: "button.options")
    #expect(game.rect("rounds.20") != nil && game.rect("throw.rock") == nil)
  }

  @Test("R65 a second press on Continue changes nothing at the next question")
  func doubleContinue() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: true)
    game.advance(by: 0.5)
    let next = try #require(game.rect("alert.continue"))
    for place in [next.point(0.1, 0.5), next.center, next.point(0.9, 0.5)] {
      var twice = game
      twice.tap(place)
      twice.tap(place)
      twice.letQuestionIn()
      #expect(twice.shows("2 of 10") && twice.question != nil && twice.rect("throw.rock") != nil)
    }
  }

  @Test("R61 the corners are called as in the other scenes")
  func cornersAreNamedAsElsewhere() {
    let game = Harness(WinOrLoseScene())
    #expect(game.rect("button.back") != nil && game.rect("button.settings") != nil)
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
