import Animation
import Rules
import Stage
import StageTesting
import Testing
import Widgets
import WinOrLose

/// What is asked before something is lost, and what goes on where it stood.
@Suite struct WinOrLoseLeavingTests {
  @Test("R65 R123 Restart stands apart from Continue, is smaller, and asks before anything is lost")
  func restartAsksFirst() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: true)
    game.proceed()
    game.answer(rightly: true)
    let proceed = try #require(game.rect("alert.continue"))
    let restart = try #require(game.rect("alert.restart"))
    #expect(restart.width * 1.5 <= proceed.width && restart.maxX + 32 <= proceed.minX)
    func isRed(_ frame: Rect) -> Bool {
      game.picture.commands.contains {
        guard case .panel = $0.shape, $0.tint != .white else { return false }
        return $0.frame.center.distance(to: frame.center) < 6
      }
    }
    #expect(!isRed(restart), "nothing is lost by it yet")
    game.askForRestart()
    game.advance(by: 1)
    #expect(isRed(try #require(game.rect("alert.restart.now"))))
    #expect(game.picture.imageNames.isSuperset(of: ["icon-to-again", "star", "icon-cross"]))
    #expect(game.shows("2 rounds and 20 points") && game.shows("2 of 10"))
    game.key(.escape)
    game.advance(by: 1)
    #expect(game.alert == "Right!" && game.shows("2 of 10"), "Esc keeps playing")
    game.askForRestart()
    game.tap(named: "alert.restart.now")
    game.advance(by: 1)
    #expect(game.shows("1 of 10") && game.alert == nil)
  }

  @Test(
    "R132 Esc and the arrow ask before rounds and score are lost, and who stays goes on as it was",
    arguments: [("Esc", false), ("button.back", false), ("button.back", true)])
  func leavingAsksFirst(way: String, isAnswered: Bool) throws {
    var game = Harness<WinOrLoseScene>.asking()
    func press(_ game: inout Harness<WinOrLoseScene>) {
      way == "Esc" ? game.key(.escape) : game.tap(named: way)
      game.advance(by: 1)
    }
    game.answer(rightly: true)
    game.proceed()
    if isAnswered { game.answer(rightly: true) }
    let (question, before) = (game.question, game.alert)
    for answer in ["Esc", "Enter", "alert.stay"] {
      press(&game)
      #expect(game.alert == "Leave now?" && game.ending == nil && game.question == question)
      #expect(game.shows(isAnswered ? "2 rounds and 20 points" : "1 round and 10 points"))
      game.expectAllIsSeen(round: 2)
      switch answer {
      case "Esc": game.key(.escape)
      case "Enter": game.key(.enter)
      default: game.tap(named: answer)
      }
      game.advance(by: 1)
      #expect(game.alert == before && game.question == question && game.ending == nil)
    }
    press(&game)
    game.tap(named: "alert.discard")
    game.advance(by: 1)
    #expect(game.ending == .back)
  }

  @Test("R132 where nothing is lost nobody is asked: at the first question, and after the last")
  func leavingWithNothing() {
    var game = Harness<WinOrLoseScene>.asking()
    game.key(.escape)
    #expect(game.ending == .back)
    game = Harness<WinOrLoseScene>.asking { $0.choices["drill.rounds"] = "5" }
    game.playOn(5)
    game.key(.escape)
    #expect(game.ending == .back && game.alert == nil)
  }

  @Test("R65 R123 Restart is where no hand was, so that a quick hand does not meet it")
  func restartIsClearOfTheHands() throws {
    var game = Harness<WinOrLoseScene>.asking()
    let hands = try Throw.allCases.map { try #require(game.rect("throw.\($0.rawValue)")) }
    game.answer(rightly: true)
    let restart = try #require(game.rect("alert.restart"))
    #expect(hands.allSatisfy { $0.insetBy(-24).isApart(from: restart) })
    let card = try #require(game.scene.presentation.cardBeside(game.context.view))
    #expect(card.isApart(from: restart))
  }

  @Test("R132 whoever goes on pressing where Restart is loses nothing")
  func hammeringLosesNothing() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: true)
    let place = try #require(game.rect("alert.restart")).center
    game.askForRestart()
    game.advance(by: 1)
    #expect(game.shows("Start again?"))
    #expect(try #require(game.rect("alert.restart.now")).contains(place) == false)
    game.tap(place)
    game.tap(place)
    #expect(game.shows("Start again?"))
    game.key(.escape)
    game.proceed()
    #expect(game.shows("2 of 10"))
  }

  @Test("R92 restart in mid-animation leaves a fresh game")
  func restartInMidAnimation() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: true)
    game.key(.escape)
    game.tick()
    game.tap(named: "button.options")
    game.tick()
    game.tap(named: "button.start")
    game.tick()
    game.tap(named: "alert.restart.now")
    game.tick()
    #expect(game.shows("1 of 10"))
    game.answer(rightly: true)
    game.proceed()
    #expect(game.shows("2 of 10"))
  }

  @Test(
    "R130 whoever only looks at the options goes on where the game stood, by Esc or the arrow",
    arguments: [0, 3], [true, false])
  func lookAtOptions(answers: Int, isKey: Bool) {
    var game = Harness<WinOrLoseScene>.asking()
    game.playOn(answers)
    let question = game.question
    game.tap(named: "button.options")
    game.advance(by: 30)
    #expect(game.picture.imageNames.contains("icon-back"))
    isKey ? game.key(.escape) : game.tap(named: "button.back")
    game.letQuestionIn()
    #expect(game.question == question && game.shows("\(answers + 1) of 10"))
    game.answer(rightly: true)
    #expect(game.page.counters == [Counter("player", answers * 10 + 10)])
    #expect(game.ending == nil)
  }

  @Test("R132 a new game asks before it takes the place of one with answers")
  func startAsks() {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: true)
    game.proceed()
    game.tap(named: "button.options")
    game.tap(named: "button.start")
    game.advance(by: 0.5)
    #expect(game.shows("1 round and 10 points") && game.shows("2 of 10"))
    game.key(.escape)
    game.letQuestionIn()
    #expect(game.shows("2 of 10") && game.alert == nil && game.question != nil)
    #expect(game.rect("throw.rock") != nil)
  }
}
