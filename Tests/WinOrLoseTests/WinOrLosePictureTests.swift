import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets
import WinOrLose

/// What Win or Lose shows, and where.
@Suite struct WinOrLosePictureTests {
  @Test("R62 the sign of winning says WIN and the sign of losing says LOSE", arguments: 0..<8)
  func signs(seed: UInt64) throws {
    let game = Harness<WinOrLoseScene>.asking(seed: seed)
    let isWin = try #require(game.question).aim == .win
    let signs = game.picture.imageNames.filter { $0.hasPrefix("sign-") }
    #expect(signs == [isWin ? "sign-win" : "sign-lose"])
  }

  @Test(
    "R61 R131 the sign shows the player's own animal, crowned where it is to win",
    arguments: Animal.allCases)
  func ownSign(animal: Animal) throws {
    for seed in UInt64(0)..<4 {
      let game = Harness<WinOrLoseScene>.asking(seed: seed) {
        $0.choices["hands.name"] = animal.rawValue.capitalizedFirst
      }
      let isWin = try #require(game.question).aim == .win
      let head = try #require(game.picture.command(named: "sign.champion"))
      #expect(head.imageName == WidgetAssets.head(animal).name)
      let sign = try #require(game.picture.command(named: "sign"))
      #expect(sign.frame.contains(head.frame) && head.at.x > sign.at.x)
      let crown = game.picture.command(named: "sign.crown")
      #expect((crown != nil) == isWin)
      if let crown { #expect(crown.at.y < head.frame.center.y - head.frame.height / 4) }
    }
  }

  @Test(
    "R60 R131 a crown hangs over the hand that is to win, a flower stands at the other",
    arguments: 0..<6)
  func wish(seed: UInt64) throws {
    let game = Harness<WinOrLoseScene>.asking(seed: seed)
    let isWin = try #require(game.question).aim == .win
    let jungle = try #require(game.rect("prompt.hand"))
    let (crown, flower) = (
      try #require(game.picture.command(named: "crown")).frame,
      try #require(game.picture.command(named: "flower")).frame
    )
    #expect((crown.center.x > jungle.maxX) == isWin)
    #expect((flower.center.x < jungle.maxX) == isWin)
  }

  @Test(
    "R60 R131 after a right answer the crown is on the hand that has won; a wrong one is not praised",
    arguments: Throw.allCases)
  func crowned(hand: Throw) throws {
    var game = Harness<WinOrLoseScene>.asking()
    let question = try #require(game.question)
    game.tap(named: "throw.\(hand)")
    game.advance(by: 2)
    let crown = game.picture.command(named: "crown")?.at.x
    #expect((crown != nil) == (hand == question.rightThrow))
    #expect((game.picture.command(named: "rays") != nil) == (crown != nil))
    if let crown { #expect((crown > 492) == (question.aim == .win)) }
  }

  @Test("R60 R131 the place of the answer shows all three hands, none as if it were right")
  func awaited() throws {
    var game = Harness<WinOrLoseScene>.asking()
    func shadows() -> [DrawCommand] {
      game.picture.commands.filter {
        $0.tint == .ink && $0.opacity > 0 && $0.imageName?.hasPrefix("hand-") == true
      }
    }
    #expect(Set(shadows().map(\.imageName)).count == 3)
    #expect(Set(shadows().map(\.opacity)).count == 1 && Set(shadows().map(\.scale)).count == 1)
    game.tap(named: "throw.rock")
    game.advance(by: 2)
    #expect(shadows().isEmpty)
  }

  @Test(
    "R61 the strip asks until the answer; what the hands did is said once, after a wrong one there",
    arguments: Throw.allCases)
  func sentence(hand: Throw) throws {
    var game = Harness<WinOrLoseScene>.asking()
    let question = try #require(game.question)
    #expect(game.page.prompt(game.stage.view) == .winOrLose(.prompt(question)))
    game.tap(named: "throw.\(hand)")
    game.advance(by: 0.2)
    #expect(game.page.prompt(game.stage.view) == nil, "while it is played out, too")
    game.key(.space)
    game.advance(by: 0.5)
    let words = game.page.prompt(game.stage.view)
    #expect((words == nil) == (hand == question.rightThrow))
    let story = Phrase.hands(Round(player: hand, jungle: question.jungle).story)
    #expect((words == story) != (hand == question.rightThrow))
    #expect(game.picture.texts.count { $0 == Language.english(story) } == 1)
    game.tap(named: "alert.continue")
    game.tick()
    #expect(game.page.prompt(game.stage.view) != words)
  }

  @Test("R60 the jungle's hand takes a quarter of a second to pop up")
  func popsUp() {
    var game = Harness(WinOrLoseScene(), seed: 1)
    var sizes: [Double] = []
    game.advance(by: 1) { sizes.append($0.picture.command(named: "jungle")?.scale.x ?? 0) }
    let changes = zip(sizes, sizes.dropFirst()).count { abs($0 - $1) > 1e-9 }
    #expect((12...24).contains(changes))
  }

  @Test("R119 the jungle's hand opens from a fist, finger by finger", arguments: 0..<8)
  func opens(seed: UInt64) {
    var game = Harness(WinOrLoseScene(), seed: seed)
    var hands: [String] = []
    game.advance(by: 0.5) {
      guard case .image(let name) = $0.picture.command(named: "jungle")?.shape else { return }
      if hands.last != name { hands.append(name) }
    }
    let open = hands.last ?? ""
    let way = open == "hand-rock" ? [] : ["hand-rock"] + (1...3).map { "\(open)-\($0)" }
    #expect(hands == way + [open])
  }

  @Test("R123 with calm motion the verdict is there after a second and a half, or two after a tie")
  func calmVerdict() throws {
    for hand in Throw.allCases {
      var game = Harness<WinOrLoseScene>.asking()
      game.setPreferences { $0.isCalm = true }
      let outcome = hand.outcome(against: try #require(game.question).jungle)
      game.tap(named: "throw.\(hand)")
      game.advance(by: outcome == .tie ? 2 : 1.5)
      #expect(game.alert != nil, "\(outcome)")
    }
  }

  @Test("R67 the times on the final card are those that the answers took")
  func times() {
    var game = Harness<WinOrLoseScene>.asking()
    for _ in 0..<10 {
      game.advance(by: 3 - Harness<WinOrLoseScene>.entrance)
      game.answer(rightly: true)
      game.proceed()
    }
    game.tap(named: "button.turn")
    for aim in ["win", "lose"] { #expect(game.picture.words(named: "time.\(aim)") == "3.0 s") }
  }

  @Test("R67 every choice of options has a best score of its own")
  func bests() {
    var game = Harness<WinOrLoseScene>.asking()
    game.playOn(10)
    game.tap(named: "button.options")
    #expect(game.shows("Your best so far: 100"))
    let other = ["scale.one": 10, "rounds.5": 50, "rounds.20": 200, "order.random": 100]
    for (option, possible) in other {
      var chosen = game
      chosen.tap(named: option)
      #expect(chosen.shows("The best possible: \(possible)"), "\(option)")
      #expect(!chosen.shows("Your best so far"))
    }
    game.tap(named: "scale.one")
    let before = game.stage.preferences.choices.filter { $0.key.hasPrefix("drill.best.") }
    game.tap(named: "button.start")
    game.letQuestionIn()
    game.playOn(10) { $0 < 6 }
    let after = game.stage.preferences.choices.filter { $0.key.hasPrefix("drill.best.") }
    #expect(after.count == before.count + 1)
    for (key, words) in before { #expect(after[key] == words) }
    let new = after.first { before[$0.key] == nil }?.value
    #expect(new?.hasPrefix("2 ") == true, "six right and four wrong, a point each")
  }

  @Test("R60 Start ends where the rows of the panel end")
  func panel() throws {
    var game = Harness(WinOrLoseScene())
    game.tap(named: "button.options")
    let start = try #require(game.rect("button.start"))
    let rows = game.layout.filter { place in
      ["order.", "scale.", "rounds."].contains { place.name.hasPrefix($0) }
    }
    #expect(rows.count == 7)
    let edge = try #require(rows.map(\.rect.maxX).max())
    #expect(start.maxX <= edge && start.maxX > edge - 12)
  }
}
