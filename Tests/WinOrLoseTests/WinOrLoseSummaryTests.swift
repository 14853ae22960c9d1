import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets
import WinOrLose

/// The final card, and what it keeps.
@Suite struct WinOrLoseSummaryTests {
  @Test("R66 R67 ten right answers are 100 points; the card says score and rounds and restarts")
  func perfectGameHas100Points() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.playOn(10)
    game.rest()
    #expect(game.picture.command(named: "gong")?.words == "100" && game.shows("10 of 10"))
    game.tap(named: "button.turn")
    game.advance(by: 3)
    #expect(game.isStill)
    game.tap(named: "button.restart")
    game.advance(by: 1)
    #expect(game.shows("1 of 10") && game.shows("Score") && game.shows("0"))
  }

  @Test("R67 when the card is turned back its stars stand as they were counted")
  func turnedBackStarsStand() {
    var game = Harness<WinOrLoseScene>.finished(right: 5)
    game.advance(by: 4)
    game.tap(named: "button.turn")
    game.advance(by: 0.5)
    game.tap(named: "button.turn")
    #expect(game.picture.words(named: "right") == "5 of 10")
  }

  @Test("R124 on the final card more leaves fly the more was right, and none in calm motion")
  func leavesGrowWithTheScore() {
    func most(right: Int, reducesMotion: Bool = false) -> Int {
      var game = Harness<WinOrLoseScene>.asking { $0.reducesMotion = reducesMotion }
      game.playOn(10) { $0 < right }
      var most = 0
      game.advance(by: 4) { game in
        let leaves = game.picture.commands.filter { $0.imageName?.hasPrefix("leaf-") == true }
        most = max(most, leaves.count { $0.scale.x > 0 && $0.at.y > 120 && $0.at.y < 600 })
      }
      return most
    }
    #expect(most(right: 3) > most(right: 0))
    #expect(most(right: 9) > most(right: 3))
    #expect(most(right: 9, reducesMotion: true) == most(right: 0))
  }

  @Test("R67 a negative game says so", arguments: [5, 10, 20])
  func negativeScoreIsSaid(rounds: Int) throws {
    var game = Harness<WinOrLoseScene>.finished(right: 0, of: rounds)
    game.rest()
    #expect(game.picture.words(named: "owed.points") == "-\(rounds * 10)")
    #expect(game.shows("0 of \(rounds)"))
    let said = game.scene.presentation.spokenContent(game.context.view).standing
    #expect(
      Language.english(try #require(said)).contains("-\(rounds * 10) points in \(rounds) rounds"))
  }

  @Test("times are taken from the game's own clock, and the best is remembered")
  func timesAreByTheGamesClock() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.advance(by: 1.2)
    game.playOn(10)
    let best = try #require(game.context.preferences.choices["drill.best.alternating.10.10"])
    #expect(best.hasPrefix("100 "))
    #expect(game.shows("Your best score so far!"))
    var again = Harness(
      WinOrLoseScene(preferences: game.context.preferences), seed: 9,
      preferences: game.context.preferences)
    again.letQuestionIn()
    again.playOn(10) { _ in false }
    #expect(again.shows("It happens. Your best score is 100."))
  }

  @Test("R67 the final card praises only what deserves it", arguments: 0...10)
  func onlyMeritIsPraised(right: Int) {
    let game = Harness<WinOrLoseScene>.finished(right: right)
    #expect(game.shows("best score so far") == (right > 5))
    let token = game.picture.command(named: "mark")?.imageName
    #expect(token == "star", "what the boards counted")
    #expect(!game.shows("fastest"), "times are only praised where the score is not")
    #expect(game.shows("harder than it sounds") == (right < 5))
    #expect(game.shows("As many right as wrong") == (right == 5))
  }

  @Test("R66 a score is kept under the options it was played with, not those chosen meanwhile")
  func keptUnderItsOptions() {
    var game = Harness<WinOrLoseScene>.asking { $0.choices["drill.rounds"] = "5" }
    game.tap(named: "button.options")
    game.tap(named: "rounds.20")
    game.key(.escape)
    game.letQuestionIn()
    game.playOn(5)
    let kept = game.context.preferences.choices
    #expect(kept["drill.best.alternating.10.5"]?.hasPrefix("50 ") == true)
    #expect(kept["drill.best.alternating.10.20"] == nil)
  }

  @Test("R67 a score of nothing or less is not shown as a best one", arguments: [0, 4, 5])
  func noBestBelowOne(right: Int) {
    var game = Harness<WinOrLoseScene>.finished(right: right)
    game.tap(named: "button.options")
    #expect(game.shows("The best possible: 100"))
  }

  @Test(
    "R67 from the figures of the final card the arrow goes back to its rounds, then to the doors")
  func backFromFigures() {
    var game = Harness<WinOrLoseScene>.finished(right: 5)
    game.tap(named: "button.turn")
    #expect(game.picture.command(named: "time.win") != nil)
    // A house stands in the corner only where it leads home.
    #expect(game.picture.imageNames.contains("icon-back"))
    game.tap(named: "button.back")
    #expect(game.ending == nil && game.picture.command(named: "time.win") == nil)
    #expect(game.picture.imageNames.contains("icon-to-home"))
    game.tap(named: "button.back")
    #expect(game.ending == .back)
  }

  @Test("R67 the time at the options does not count as thinking")
  func timeAtOptions() {
    var game = Harness<WinOrLoseScene>.asking { $0.choices["drill.rounds"] = "5" }
    for _ in 0..<5 {
      game.tap(named: "button.options")
      game.advance(by: 60)
      game.key(.escape)
      game.advance(by: 2)
      game.answer(rightly: true)
      game.proceed()
    }
    game.tap(named: "button.turn")
    for aim in ["win", "lose"] { #expect(game.picture.words(named: "time.\(aim)") == "2.0 s") }
  }
}
