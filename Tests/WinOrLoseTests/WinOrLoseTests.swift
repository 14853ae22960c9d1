import Animation
import Rules
import Stage
import StageTesting
import Testing
import WinOrLose

extension Harness<WinOrLoseScene> {
  /// What the prompt shows: the jungle's hand and the task, read from the picture.
  var question: Drill.Question? {
    guard case .image(let name) = picture.command(named: "jungle")?.shape,
      let hand = Throw.allCases.first(where: { name == "hand-\($0.rawValue)" }),
      let words = picture.words(named: "task")
    else { return nil }
    return Drill.Question(jungle: hand, aim: words == "WIN" ? .win : .lose)
  }

  var alert: String? { picture.words(named: "alert") }

  func shows(_ part: String) -> Bool { picture.shows(part) }

  /// Begins a game; a fresh scene has begun one by itself.
  mutating func start() {
    if rect("button.start") != nil { tap(named: "button.start") }
    advance(by: 0.8)
  }

  /// Answers the question, rightly or with a throw that is wrong.
  mutating func answer(rightly: Bool) {
    guard let question else { return }
    let wrong = Throw.allCases.first { $0 != question.rightThrow } ?? .rock
    tap(named: "throw.\((rightly ? question.rightThrow : wrong).rawValue)")
    advance(by: 3)
  }

  mutating func accept() {
    key(.escape)
    advance(by: 0.8)
  }
}

@Suite struct WinOrLoseTests {
  private func playing(
    seed: UInt64 = 1, _ change: (inout Preferences) -> Void = { _ in }
  ) -> Harness<WinOrLoseScene> {
    var preferences = Preferences()
    change(&preferences)
    var game = Harness(
      WinOrLoseScene(preferences: preferences), seed: seed, preferences: preferences)
    game.start()
    return game
  }

  @Test(
    "R60 R61 round, score, both hands and the task are seen at all times, also beside a verdict")
  func everythingShows() {
    var game = playing()
    for round in 1...10 {
      expectAllIsSeen(game, round: round)
      game.answer(rightly: round.isMultiple(of: 2))
      #expect(game.alert != nil)
      expectAllIsSeen(game, round: round)
      game.tap(named: "alert.restart")
      game.advance(by: 0.5)
      #expect(game.shows("Start again?"))
      expectAllIsSeen(game, round: round)
      game.accept()
      game.accept()
    }
  }

  /// Everything of R61 is in the picture, and nothing lies over it.
  private func expectAllIsSeen(_ game: Harness<WinOrLoseScene>, round: Int) {
    let commands = game.picture.commands
    let wanted =
      ["jungle", "sign", "task"] + Throw.allCases.map { "player.\($0.rawValue)" }
    for name in wanted {
      guard let index = commands.firstIndex(where: { $0.name == name }) else {
        Issue.record("\(name) is missing in round \(round)")
        continue
      }
      #expect(commands[index].hidden(by: commands[(index + 1)...]).isEmpty, "\(name) is covered")
    }
    for words in ["\(round) of 10", "Score"] {
      guard let index = commands.firstIndex(where: { $0.words?.contains(words) == true }) else {
        Issue.record("\(words) is missing in round \(round)")
        continue
      }
      #expect(commands[index].hidden(by: commands[(index + 1)...]).isEmpty, "\(words) is covered")
    }
  }

  @Test("R61 the chosen hand stands out from the two others")
  func chosenHand() throws {
    for given in Throw.allCases {
      var game = playing()
      game.tap(named: "throw.\(given.rawValue)")
      game.advance(by: 3)
      for hand in Throw.allCases {
        let shown = try #require(game.picture.command(named: "player.\(hand.rawValue)"))
        #expect((shown.opacity == 1) == (hand == given))
      }
    }
  }

  @Test("R62 the first task is random, then they alternate strictly")
  func alternation() throws {
    var firsts: Set<Drill.Aim> = []
    for seed in UInt64(0)..<12 {
      var game = playing(seed: seed)
      var aims: [Drill.Aim] = []
      for _ in 0..<10 {
        aims.append(try #require(game.question).aim)
        game.answer(rightly: true)
        game.accept()
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
    let stored = game.stage.preferences
    #expect(stored.choices["drill.order"] == "random")
    var again = Harness(WinOrLoseScene(preferences: stored), seed: 5, preferences: stored)
    again.start()
    #expect(again.shows("1 of 20"))
    var aims: [Drill.Aim] = []
    for _ in 0..<20 {
      aims.append(try #require(again.question).aim)
      again.answer(rightly: true)
      again.accept()
    }
    #expect(zip(aims, aims.dropFirst()).contains { $0 == $1 })
    #expect(again.shows("20 points"))
  }

  @Test(
    "R63 of eighteen answers six are right, and the card names the correct hand",
    arguments: Throw.allCases, Drill.Aim.allCases)
  func verdicts(jungle: Throw, aim: Drill.Aim) throws {
    let seed = try #require(
      (UInt64(0)..<200).first {
        playing(seed: $0).question == Drill.Question(jungle: jungle, aim: aim)
      })
    var right: [Throw] = []
    for given in Throw.allCases {
      var game = playing(seed: seed)
      game.tap(named: "throw.\(given.rawValue)")
      game.advance(by: 3)
      let title = try #require(game.alert)
      if title == "Right!" { right.append(given) }
      let correct = aim == .win ? jungle.beatenBy : jungle.beats
      #expect(game.shows(correct.rawValue) || game.shows(correct.rawValue.capitalizedFirst))
      if given == jungle { #expect(title != "Right!" && game.shows("Nobody wins")) }
    }
    #expect(right == [aim == .win ? jungle.beatenBy : jungle.beats])
  }

  @Test("R64 the score is a plain sum and may go below zero")
  func scores() throws {
    for (scale, unit) in [("10", 10), ("1", 1)] {
      var game = playing { $0.choices["drill.scale"] = scale }
      for (isRight, score) in [(false, -unit), (true, 0), (true, unit)] {
        game.answer(rightly: isRight)
        #expect(game.page.counters.map(\.points) == [score])
        #expect(game.picture.commands.contains { $0.words == "\(score)" })
        game.accept()
      }
    }
  }

  @Test("R65 the card offers Continue and Restart, and nothing behind it answers")
  func card() throws {
    var game = playing()
    game.answer(rightly: true)
    #expect(game.shows("Continue") && game.shows("Restart"))
    let question = game.question
    for key in [Key.one, .two, .three] { game.key(key) }
    game.tap(Point(x: 640, y: 640))
    #expect(game.question == question && game.alert != nil)
  }

  @Test("R65 R123 Restart stands apart from Continue, is smaller, and asks before anything is lost")
  func restarting() throws {
    var game = playing()
    game.answer(rightly: true)
    game.accept()
    game.answer(rightly: true)
    let proceed = try #require(game.rect("alert.continue"))
    let restart = try #require(game.rect("alert.restart"))
    #expect(restart.width * 1.5 <= proceed.width && restart.maxX + 32 <= proceed.minX)
    game.tap(named: "alert.restart")
    game.advance(by: 1)
    #expect(game.shows("2 rounds and 20 points") && game.shows("2 of 10"))
    game.key(.escape)
    game.advance(by: 1)
    #expect(game.alert == "Right!" && game.shows("2 of 10"), "Esc keeps playing")
    game.tap(named: "alert.restart")
    game.tap(named: "alert.restart.now")
    game.advance(by: 1)
    #expect(game.shows("1 of 10") && game.alert == nil)
  }

  @Test(
    "R132 Esc and the arrow ask before rounds and score are lost, and who stays goes on as it was",
    arguments: [("Esc", false), ("button.back", false), ("button.back", true)])
  func leaving(way: String, isAnswered: Bool) throws {
    var game = playing()
    func press(_ game: inout Harness<WinOrLoseScene>) {
      way == "Esc" ? game.key(.escape) : game.tap(named: way)
      game.advance(by: 1)
    }
    game.answer(rightly: true)
    game.accept()
    if isAnswered { game.answer(rightly: true) }
    let (question, before) = (game.question, game.alert)
    for answer in ["Esc", "Enter", "alert.stay"] {
      press(&game)
      #expect(game.alert == "Leave now?" && game.ending == nil && game.question == question)
      #expect(game.shows(isAnswered ? "2 rounds and 20 points" : "1 round and 10 points"))
      expectAllIsSeen(game, round: 2)
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
    var game = playing()
    game.key(.escape)
    #expect(game.ending == .back)
    game = playing { $0.choices["drill.rounds"] = "5" }
    for _ in 0..<5 {
      game.answer(rightly: true)
      game.accept()
    }
    game.key(.escape)
    #expect(game.ending == .back && game.alert == nil)
  }

  @Test("R123 an answer is played out by both hands before the verdict; any press hurries it")
  func playedOut() throws {
    var game = playing()
    game.tap(named: "throw.paper")
    game.advance(by: 0.3)
    #expect(game.alert == nil && game.picture.command(named: "guest")?.imageName == "hand-rock")
    game.advance(by: 1)
    #expect(game.alert == nil && game.picture.command(named: "guest")?.imageName == "hand-paper")
    game.advance(by: 1.7)
    #expect(game.alert != nil && game.picture.command(named: "guest")?.imageName == "hand-paper")
    for event in [InputEvent.key(.space, []), .pointerDown(Point(x: 640, y: 60))] {
      var hurried = playing()
      hurried.tap(named: "throw.paper")
      hurried.advance(by: 0.2)
      hurried.send(event)
      hurried.advance(by: 0.3)
      #expect(hurried.alert != nil && hurried.shows("1 of 10"))
    }
  }

  @Test("R65 a double click answers once")
  func doubleClick() throws {
    var game = playing()
    let hand = try #require(game.rect("throw.rock")).center
    game.tap(hand)
    game.tap(hand)
    game.advance(by: 1)
    game.accept()
    #expect(game.shows("2 of 10"))
  }

  @Test("R66 R67 ten right answers are 100 points; the card says score and rounds and restarts")
  func perfect() throws {
    var game = playing()
    for _ in 0..<10 {
      game.answer(rightly: true)
      game.accept()
    }
    #expect(game.shows("100 points in 10 rounds"))
    game.tap(named: "button.turn")
    #expect(game.shows("100 points in 10 rounds") && game.shows("10"))
    game.advance(by: 2)
    #expect(game.isStill)
    game.tap(named: "button.restart")
    game.advance(by: 1)
    #expect(game.shows("1 of 10") && game.shows("Score") && game.shows("0"))
  }

  @Test("R67 a negative game says so", arguments: [5, 10, 20])
  func negative(rounds: Int) throws {
    var game = playing { $0.choices["drill.rounds"] = "\(rounds)" }
    for _ in 0..<rounds {
      game.answer(rightly: false)
      game.accept()
    }
    #expect(game.shows("-\(rounds * 10) points in \(rounds) rounds"))
  }

  @Test("R92 restart in mid-animation leaves a fresh game")
  func restartInMidAnimation() throws {
    var game = playing()
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
    game.accept()
    #expect(game.shows("2 of 10"))
  }

  @Test("R100 ten rounds by the keys 1 2 3 and Enter")
  func byKeys() throws {
    var game = Harness(WinOrLoseScene(), seed: 4)
    let keys: [Throw: Key] = [.rock: .one, .paper: .two, .scissors: .three]
    for _ in 0..<10 {
      game.advance(by: 0.6)
      let right = try #require(game.question).rightThrow
      game.key(try #require(keys[right]))
      game.advance(by: 3)
      game.key(.enter)
    }
    game.advance(by: 0.5)
    #expect(game.shows("100 points in 10 rounds"))
  }

  @Test("times are taken from the game's own clock, and the best is remembered")
  func times() throws {
    var game = playing()
    game.advance(by: 1.2)
    for _ in 0..<10 {
      game.answer(rightly: true)
      game.accept()
    }
    let best = try #require(game.stage.preferences.choices["drill.best.alternating.10.10"])
    #expect(best.hasPrefix("100 "))
    #expect(game.shows("Your best score so far!"))
    var again = Harness(
      WinOrLoseScene(preferences: game.stage.preferences), seed: 9,
      preferences: game.stage.preferences)
    again.start()
    for _ in 0..<10 {
      again.answer(rightly: false)
      again.accept()
    }
    #expect(again.shows("It happens. Your best score is 100."))
  }

  /// The final card after a first game with so many right answers of ten.
  private func finished(right: Int) -> Harness<WinOrLoseScene> {
    var game = playing()
    for round in 0..<10 {
      game.answer(rightly: round < right)
      game.accept()
    }
    return game
  }

  @Test("R67 the final card praises only what deserves it", arguments: 0...10)
  func praise(right: Int) {
    let game = finished(right: right)
    #expect(game.shows("best score so far") == (right > 5))
    let mark = game.picture.command(named: "mark")?.imageName
    #expect(mark == (right == 10 ? "crown" : "icon-check"), "only a perfect one is crowned")
    #expect(!game.shows("fastest"), "times are only praised where the score is not")
    #expect(game.shows("harder than it sounds") == (right < 5))
    #expect(game.shows("As many right as wrong") == (right == 5))
  }

  @Test("R66 a score is kept under the options it was played with, not those chosen meanwhile")
  func keptUnderItsOptions() {
    var game = playing { $0.choices["drill.rounds"] = "5" }
    game.tap(named: "button.options")
    game.tap(named: "rounds.20")
    game.key(.escape)
    game.advance(by: 0.8)
    for _ in 0..<5 {
      game.answer(rightly: true)
      game.accept()
    }
    let kept = game.stage.preferences.choices
    #expect(kept["drill.best.alternating.10.5"]?.hasPrefix("50 ") == true)
    #expect(kept["drill.best.alternating.10.20"] == nil)
  }

  @Test("R67 a score of nothing or less is not shown as a best one", arguments: [0, 4, 5])
  func noBest(right: Int) {
    var game = finished(right: right)
    game.tap(named: "button.options")
    #expect(game.shows("The best possible: 100"))
  }

  @Test("R130 the first question is asked at once, as it was chosen the last time")
  func firstQuestion() {
    var game = playing { $0.choices["drill.rounds"] = "20" }
    #expect(game.shows("1 of 20") && game.question != nil)
    game.tap(named: "button.options")
    #expect(game.rect("rounds.20") != nil && game.rect("throw.rock") == nil)
  }

  @Test(
    "R130 whoever only looks at the options goes on where the game stood, by Esc or the arrow",
    arguments: [0, 3], [true, false])
  func lookAtOptions(answers: Int, isKey: Bool) {
    var game = playing()
    for _ in 0..<answers {
      game.answer(rightly: true)
      game.accept()
    }
    let question = game.question
    game.tap(named: "button.options")
    game.advance(by: 30)
    #expect(game.picture.imageNames.contains("icon-back"))
    isKey ? game.key(.escape) : game.tap(named: "button.back")
    game.advance(by: 0.8)
    #expect(game.question == question && game.shows("\(answers + 1) of 10"))
    game.answer(rightly: true)
    #expect(game.page.counters == [Counter("player", answers * 10 + 10)])
    #expect(game.ending == nil)
  }

  @Test(
    "R67 from the figures of the final card the arrow goes back to its rounds, then to the doors")
  func backFromFigures() {
    var game = finished(right: 5)
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

  @Test("R65 a second press on Continue changes nothing at the next question")
  func doubleContinue() throws {
    var game = playing()
    game.answer(rightly: true)
    game.advance(by: 0.5)
    let next = try #require(game.rect("alert.continue"))
    for place in [next.point(0.1, 0.5), next.center, next.point(0.9, 0.5)] {
      var twice = game
      twice.tap(place)
      twice.tap(place)
      twice.advance(by: 0.8)
      #expect(twice.shows("2 of 10") && twice.question != nil && twice.rect("throw.rock") != nil)
    }
  }

  @Test("R67 the time at the options does not count as thinking")
  func timeAtOptions() {
    var game = playing { $0.choices["drill.rounds"] = "5" }
    for _ in 0..<5 {
      game.tap(named: "button.options")
      game.advance(by: 60)
      game.key(.escape)
      game.advance(by: 2)
      game.answer(rightly: true)
      game.accept()
    }
    game.tap(named: "button.turn")
    for aim in ["win", "lose"] { #expect(game.picture.words(named: "time.\(aim)") == "2.0 s") }
  }

  @Test("R132 a new game asks before it takes the place of one with answers")
  func startAsks() {
    var game = playing()
    game.answer(rightly: true)
    game.accept()
    game.tap(named: "button.options")
    game.tap(named: "button.start")
    game.advance(by: 0.5)
    #expect(game.shows("1 round and 10 points") && game.shows("2 of 10"))
    game.key(.escape)
    game.advance(by: 0.8)
    #expect(game.shows("2 of 10") && game.alert == nil && game.question != nil)
    #expect(game.rect("throw.rock") != nil)
  }

  @Test("R61 the corners are called as in the other scenes")
  func names() {
    let game = Harness(WinOrLoseScene())
    #expect(game.rect("button.back") != nil && game.rect("button.settings") != nil)
  }
}

extension DrawCommand {
  /// The panels and floods among `later` that lie over it.
  fileprivate func hidden(by later: ArraySlice<DrawCommand>) -> [DrawCommand] {
    let own = words == nil ? frame : Rect(center: at, size: Size(1, 1))
    return later.filter { command in
      switch command.shape {
      case .flood, .backdrop: true
      case .panel: command.frame.overlaps(own)
      case .image, .text, .rounded, .rim: false
      }
    }
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
