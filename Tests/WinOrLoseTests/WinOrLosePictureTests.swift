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
  @Test(
    "R62 the sign of winning says WIN by day, and the sign of losing LOSE by night",
    arguments: Drill.Aim.allCases)
  func signSaysItsTask(aim: Drill.Aim) throws {
    let games = (0..<16).map { Harness<WinOrLoseScene>.asking(seed: $0) }
    let game = try #require(games.first { $0.question?.aim == aim })
    let sign = game.picture.texts.filter { ["WIN", "LOSE"].contains($0) }
    #expect(sign == [aim == .win ? "WIN" : "LOSE"])
    let skies = game.picture.commands.map(\.tint).filter { [Color.day, .nightSky].contains($0) }
    #expect(Set(skies) == [aim == .win ? .day : .nightSky])
  }

  @Test(
    "R61 R131 on the sign the player's own animal stands on top, or lies laughing below the jungle's",
    arguments: Animal.allCases)
  func signShowsThePlayersAnimal(animal: Animal) throws {
    for seed in UInt64(0)..<4 {
      let game = Harness<WinOrLoseScene>.asking(seed: seed) {
        $0.choices["hands.name"] = animal.rawValue.capitalizedFirst
      }
      let isWin = try #require(game.question).aim == .win
      let (own, jungle) = (
        try #require(game.picture.command(named: "sign.champion")),
        try #require(game.picture.command(named: "sign.jungle"))
      )
      #expect(own.imageName?.contains(animal.rawValue) == true && own.at.x > jungle.at.x)
      #expect((own.frame.maxY < jungle.frame.maxY - 20) == isWin)
      let crown = try #require(game.picture.command(named: "sign.crown")).at
      #expect(abs(crown.x - (isWin ? own : jungle).at.x) < 60)
      #expect(abs(crown.x - (isWin ? jungle : own).at.x) > 60)
    }
  }

  @Test("R60 R131 a crown hangs over the hand that is to win", arguments: 0..<6)
  func crownOverTheHandThatIsToWin(seed: UInt64) throws {
    let game = Harness<WinOrLoseScene>.asking(seed: seed)
    let isWin = try #require(game.question).aim == .win
    let jungle = try #require(game.rect("prompt.hand"))
    let crown = try #require(game.picture.command(named: "crown")).frame
    #expect((crown.center.x > jungle.maxX) == isWin)
  }

  @Test(
    "R61 R65 R123 a wrong hand stays as it was thrown, the sign is crossed out, and a tab of the card plays what is right",
    arguments: [false, true], 0..<4 as Range<UInt64>)
  func tabShowsTheRightAnswer(reducesMotion: Bool, seed: UInt64) throws {
    var game = Harness<WinOrLoseScene>.asking(seed: seed) { $0.reducesMotion = reducesMotion }
    let question = try #require(game.question)
    let wrong = try #require(Throw.allCases.first { $0 != question.rightThrow })
    game.answer(with: wrong)
    let right = "hand-\(question.rightThrow)"
    #expect(game.picture.command(named: "lesson.player")?.imageName == right, "it is there at once")
    var own: [String] = []
    game.advance(by: 6) { game in
      let picture = game.picture
      #expect(picture.command(named: "guest")?.imageName?.hasPrefix("hand-\(wrong)") == true)
      let sign = picture.command(named: "sign")?.frame.insetBy(-34)
      #expect(picture.command(named: "cross").map { sign?.contains($0.at) == true } == true)
      for praise in ["crown", "rays"] { #expect(picture.command(named: praise) == nil) }
      let hands = ["player", "jungle"].map { picture.command(named: "lesson.\($0)")?.imageName }
      own += hands[0].map { [$0] } ?? []
      #expect(
        ["hand-rock", "hand-\(question.jungle)"].contains { hands[1]?.hasPrefix($0) == true })
    }
    #expect(own.last?.hasPrefix(right) == true || own.contains(right))
    #expect((Set(own).count > 1) == (!reducesMotion && question.rightThrow != .rock))
    #expect(game.page.counters.map(\.points) == [-10], "it counts nothing")
    game.proceed()
    #expect(game.shows("2 of 10"))
    for name in ["guest", "cross", "lesson"] { #expect(game.picture.command(named: name) == nil) }
  }

  @Test(
    "R65 R123 the tab with the right answer is clear of both hands, sign and faces of the throwers",
    arguments: Animal.allCases)
  func tabIsClear(animal: Animal) throws {
    for (seed, hand) in (0..<3).flatMap({ seed in Throw.allCases.map { (UInt64(seed), $0) } }) {
      var game = Harness<WinOrLoseScene>.asking(seed: seed) {
        $0.choices["hands.name"] = animal.rawValue.capitalizedFirst
      }
      guard hand != (try #require(game.question)).rightThrow else { continue }
      game.answer(with: hand)
      game.advance(by: 4)
      let tab = try #require(game.picture.command(named: "lesson")).frame
      let sign = try #require(game.picture.command(named: "sign")).frame
      #expect(tab.isApart(from: sign))
      for name in ["guest", "jungle"] {
        let thrown = try #require(game.picture.command(named: name))
        let turn = thrown.turn * .pi / 180
        // The hand, from its heel to its tips and over its whole width.
        for (reach, aside) in [60.0, 100, 140, 180].flatMap({ [($0, -60.0), ($0, 0), ($0, 60)] }) {
          let (up, right) = (reach * thrown.scale.y, aside * thrown.scale.y)
          let finger =
            thrown.at
            + Point(
              x: up * Portable.sin(turn) + right * Portable.cos(turn),
              y: right * Portable.sin(turn) - up * Portable.cos(turn))
          #expect(!tab.contains(finger), "\(hand) \(name)")
        }
      }
      for face in ["badge-jungle", "badge-\(animal)"] {
        let shown = game.picture.commands.filter { $0.name == "lesson.face" }
        #expect(shown.contains { $0.imageName == face && tab.contains($0.at) })
      }
    }
  }

  @Test(
    "R123 R135 the sign alone tells right from wrong, what was asked: a check or a cross, not the hands",
    arguments: 0..<6 as Range<UInt64>)
  func sealIsOnTheSign(seed: UInt64) throws {
    for isRight in [true, false] {
      var game = Harness<WinOrLoseScene>.asking(seed: seed)
      game.answer(rightly: isRight)
      game.advance(by: 0.6)
      let sign = try #require(game.picture.command(named: "sign")).frame.insetBy(-20)
      let marks = game.picture.commands.filter {
        ["icon-check", "icon-cross"].contains($0.imageName) && $0.at.y < 300
      }
      #expect(marks.map(\.imageName) == [isRight ? "icon-check" : "icon-cross"])
      #expect(marks.allSatisfy { sign.contains($0.at) })
    }
  }

  @Test(
    "R65 R123 the card on a wrong answer shows what the hands did: whose was stronger, or a tie")
  func cardShowsWhatTheHandsDid() throws {
    for hand in Throw.allCases {
      var game = Harness<WinOrLoseScene>.asking()
      let question = try #require(game.question)
      guard hand != question.rightThrow else { continue }
      game.answer(with: hand)
      let outcome = hand.outcome(against: question.jungle)
      let shown = game.picture.commands.filter { $0.name == "sign.\(outcome)" }
      let faces: [Rules.Outcome: [String]] = [
        .win: ["badge-lion"], .loss: ["badge-jungle"], .tie: ["hand-\(hand)", "hand-\(hand)"],
      ]
      #expect(shown.compactMap(\.imageName) == faces[outcome])
    }
  }

  @Test(
    "R119 R123 a plaster lies under the hand that strikes, not on it", arguments: Throw.allCases)
  func plasterLiesUnderTheStriker(hand: Throw) {
    for seed in 0..<6 as Range<UInt64> {
      var game = Harness<WinOrLoseScene>.asking(seed: seed)
      guard let jungle = game.question?.jungle, jungle != hand else { continue }
      let winner = hand.outcome(against: jungle) == .win ? "guest" : "jungle"
      game.tap(named: "throw.\(hand)")
      game.advance(by: 3) { game in
        let all = game.picture.commands
        guard let plaster = all.firstIndex(where: { $0.name == "plaster" }),
          let striking = all.firstIndex(where: { $0.name == winner })
        else { return }
        #expect(plaster < striking)
      }
    }
  }

  @Test("R60 R61 nothing flies across the sign or the board, whatever is thrown")
  func nothingFliesAcrossTheSign() throws {
    for (seed, hand) in (0..<6).flatMap({ seed in Throw.allCases.map { (UInt64(seed), $0) } }) {
      var game = Harness<WinOrLoseScene>.asking(seed: seed)
      game.tap(named: "throw.\(hand)")
      game.advance(by: 4.5) { game in
        let all = game.picture.commands
        guard let sign = all.firstIndex(where: { $0.name == "sign" }) else { return }
        let later = all[sign...].filter { ["jungle", "guest", "crown"].contains($0.name) }
        #expect(later.isEmpty, "\(hand)")
      }
    }
  }

  @Test(
    "R61 the rounds stand in rows of ten at most, large enough to tell apart, up to the crown",
    arguments: [5, 10, 20])
  func roundsStandInRows(rounds: Int) throws {
    var game = Harness<WinOrLoseScene>.asking { $0.choices["drill.rounds"] = "\(rounds)" }
    let board = try #require(game.rect("plaque"))
    func places() -> [DrawCommand] {
      game.picture.commands.filter {
        if case .roundedRect = $0.shape {
          $0.frame.width == $0.frame.height && board.contains($0.frame) && $0.tint == .night
        } else {
          false
        }
      }
    }
    let rows = Dictionary(grouping: places(), by: \.at.y)
    #expect(rows.count == (rounds + 9) / 10 && rows.values.allSatisfy { $0.count <= 10 })
    #expect(places().count == rounds && places().allSatisfy { $0.frame.width >= 26 })
    let words = game.picture.commands.filter { $0.words != nil && board.contains($0.at) }
    let (first, last) = (places()[0].frame.minX, try #require(game.picture.command(named: "aim")))
    #expect(words.count == 3 && words[0].at.x + 56 <= first, "the number of the round comes first")
    #expect(words[1].words == "Score" && words[1].at.x - 92 >= last.frame.maxX - 12)
    func walker() throws -> Double {
      let walker = try #require(game.picture.command(named: "walker"))
      let stop = try #require(
        places().min { $0.at.distance(to: walker.at) < $1.at.distance(to: walker.at) })
      if walker.at.x < places()[rounds - 1].at.x + 4, rounds <= 10 {
        #expect(abs(walker.at.y - stop.at.y) > 0.5 * stop.frame.height, "it covers no star")
      }
      return walker.at.x
    }
    var seen = [try walker()]
    #expect(abs(seen[0] - places()[0].at.x) < 1e-6, "it begins at the first")
    for round in 0..<3 {
      game.answer(rightly: round != 1)
      game.advance(by: 1.2)
      #expect(try walker() == seen.last, "it stands where the number says")
      game.proceed()
      seen.append(try walker())
    }
    let apart = zip(seen, seen.dropFirst()).map { $1 - $0 }
    #expect(apart.allSatisfy { abs($0 - apart[0]) < 1e-6 && $0 > 20 })
    for round in 4...rounds {
      game.answer(rightly: true)
      game.advance(by: 1.2)
      if round < rounds { game.proceed() }
    }
    let crown = try #require(game.picture.command(named: "aim")).at
    #expect(abs(try walker() - crown.x) < 1e-6 && crown.y < board.center.y - 12, "it is crowned")
    #expect(seen.allSatisfy { $0 < crown.x })
  }

  @Test(
    "R61 R123 right answers in a row bring one frog each, then its crown; a wrong one sends them off"
  )
  func frogsComeAndGo() throws {
    var game = Harness<WinOrLoseScene>.asking()
    func listening() -> [Int] {
      ["frog", "frog.crown"].map { name in game.picture.commands.count { $0.name == name } }
    }
    for (isRight, frogs) in [(true, [1, 0]), (true, [2, 0]), (false, [0, 0]), (true, [1, 0])] {
      game.answer(rightly: isRight)
      game.advance(by: 1.2)
      #expect(listening() == frogs)
      game.proceed()
      #expect(listening() == frogs)
    }
    game.playOn(5)
    #expect(listening() == [5, 1])
  }

  @Test("R123 R124 the longer the row of right answers, the more stars fly; none in calm motion")
  func starsGrowWithTheRun() throws {
    for reducesMotion in [false, true] {
      var game = Harness<WinOrLoseScene>.asking { $0.reducesMotion = reducesMotion }
      var most: [Int] = []
      for _ in 0..<3 {
        game.answer(rightly: true)
        var count = 0
        game.advance(by: 1.2) { game in
          let stars = game.picture.commands.filter { $0.imageName == "star" }
          count = max(count, stars.count { $0.at.x < 820 && $0.at.y > 330 })
        }
        most.append(count)
        game.proceed()
      }
      #expect(
        reducesMotion ? most == [0, 0, 0] : most[0] < most[1] && most[1] < most[2], "\(most)")
    }
  }

  @Test(
    "R123 R124 each right answer leaves a flower, and brings a guest unlike the last four; none in calm motion"
  )
  func guestsPassBy() {
    for reducesMotion in [false, true] {
      var game = Harness<WinOrLoseScene>.asking { $0.reducesMotion = reducesMotion }
      var guests: [Set<String>] = []
      for round in 0..<6 {
        game.answer(rightly: true)
        var seen: Set<String> = []
        game.advance(by: 1.3) { game in
          let all = game.picture.commands
          seen.formUnion(all.compactMap(\.name).filter { $0.hasPrefix("guest.") })
          seen.formUnion(
            all.compactMap(\.imageName).filter { $0.hasPrefix("dragonfly") }.map { _ in "dragonfly"
            })
        }
        guests.append(seen)
        game.proceed()
        #expect(game.picture.commands.count { $0.name == "bloom" } == round + 1)
      }
      #expect(guests.allSatisfy { $0.count == (reducesMotion ? 0 : 1) }, "\(guests)")
      #expect(Set(guests.prefix(5)).count == (reducesMotion ? 1 : 5))
    }
  }

  @Test("R60 R62 by night fireflies glow and the moon lies in the river; by day neither does")
  func nightIsAlive() throws {
    for seed in UInt64(0)..<4 {
      var game = Harness<WinOrLoseScene>.asking(seed: seed)
      game.advance(by: 1)
      let isNight = try #require(game.question).aim == .lose
      func flies() -> [Point] {
        game.picture.commands.filter { $0.name == "firefly" }.map(\.at)
      }
      #expect((flies().count > 9) == isNight && flies().isEmpty != isNight)
      #expect((game.picture.command(named: "moon") != nil) == isNight)
      let before = flies()
      game.advance(by: 1)
      #expect((flies() != before) == isNight, "they drift")
      let drawn = game.picture.commands
      guard isNight, let last = drawn.lastIndex(where: { $0.name == "firefly" }) else { continue }
      #expect(!drawn[..<last].contains { $0.words != nil }, "behind every word")
    }
  }

  @Test("R65 R123 on the verdict's card lies a star for each right answer in a row")
  func verdictHasAHeapOfStars() throws {
    var game = Harness<WinOrLoseScene>.asking()
    for (isRight, stars) in [(true, 1), (true, 2), (true, 3), (true, 4), (false, 0), (true, 1)] {
      game.answer(rightly: isRight)
      game.advance(by: 1.2)
      let next = try #require(game.rect("alert.continue"))
      let seen = game.picture.commands.filter {
        $0.imageName == "star" && $0.at.x > next.maxX && $0.at.y > next.minY - 60
          && $0.at.x < next.maxX + 200
      }
      #expect(seen.count == stars)
      game.proceed()
    }
  }

  @Test("R65 R123 a right answer is not played again")
  func rightAnswersAreNotCorrected() throws {
    var game = Harness<WinOrLoseScene>.asking { $0.narration = .everything }
    game.answer(rightly: true)
    let name = game.picture.command(named: "guest")?.imageName
    game.advance(by: 4) { #expect($0.picture.command(named: "guest")?.imageName == name) }
  }

  @Test(
    "R60 R131 after a right answer the crown is on the hand that has won; a wrong one is not praised",
    arguments: Throw.allCases)
  func rightHandIsCrowned(hand: Throw) throws {
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
  func placeShowsAllThreeHands() throws {
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
    "R61 R65 the strip asks until the answer, then says what the hands show, and no more than that",
    arguments: Throw.allCases)
  func stripAsksThenTells(hand: Throw) throws {
    var game = Harness<WinOrLoseScene>.asking { $0.narration = .everything }
    let question = try #require(game.question)
    #expect(game.page.prompt(game.context.view) == .winOrLose(.prompt(question)))
    game.tap(named: "throw.\(hand)")
    game.advance(by: 0.2)
    #expect(game.page.prompt(game.context.view) == nil, "while it is played out, too")
    game.key(.space)
    game.advance(by: 0.5)
    let given = Round(player: hand, jungle: question.jungle)
    #expect(game.page.prompt(game.context.view) == .hands(given.story))
    game.advance(by: 0.6) { #expect($0.page.prompt($0.context.view) == .hands(given.story)) }
    game.advance(by: 3)
    let words = game.page.prompt(game.context.view)
    #expect(
      words
        == (hand == question.rightThrow ? .hands(given.story) : .winOrLose(.correction(question))))
    #expect(game.picture.texts.count { $0 == Language.english(words ?? "") } == 1)
    game.tap(named: "alert.continue")
    game.tick()
    #expect(game.page.prompt(game.context.view) != words)
  }

  @Test("R60 the jungle's hand takes a quarter of a second to pop up")
  func jungleHandPopsUp() {
    var game = Harness(WinOrLoseScene(), seed: 1)
    var sizes: [Double] = []
    game.advance(by: 1) { sizes.append($0.picture.command(named: "jungle")?.scale.x ?? 0) }
    let changes = zip(sizes, sizes.dropFirst()).count { abs($0 - $1) > 1e-9 }
    #expect((12...24).contains(changes))
  }

  @Test("R119 the jungle's hand opens from a fist, finger by finger", arguments: 0..<8)
  func jungleHandOpens(seed: UInt64) {
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
      game.setPreferences { $0.reducesMotion = true }
      let outcome = hand.outcome(against: try #require(game.question).jungle)
      game.tap(named: "throw.\(hand)")
      game.advance(by: outcome == .tie ? 2 : 1.5)
      #expect(game.alert != nil, "\(outcome)")
    }
  }

  @Test("R67 the times on the final card are those that the answers took")
  func timesAreThoseTaken() {
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
  func bestForEachOptions() {
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
    let before = game.context.preferences.choices.filter { $0.key.hasPrefix("drill.best.") }
    game.tap(named: "button.start")
    game.letQuestionIn()
    game.playOn(10) { $0 < 6 }
    let after = game.context.preferences.choices.filter { $0.key.hasPrefix("drill.best.") }
    #expect(after.count == before.count + 1)
    for (key, words) in before { #expect(after[key] == words) }
    let new = after.first { before[$0.key] == nil }?.value
    #expect(new?.hasPrefix("2 ") == true, "six right and four wrong, a point each")
  }

  @Test("R62 R64 R66 R131 each choice of the start panel has a picture, the chosen ones a check")
  func choicesHavePictures() throws {
    var game = Harness(WinOrLoseScene())
    game.tap(named: "button.options")
    for chosen in [
      ["order.alternate", "scale.ten", "rounds.10"], ["order.random", "scale.one", "rounds.20"],
    ] {
      for name in chosen { game.tap(named: name) }
      let rows = game.layout.filter { place in
        ["order.", "scale.", "rounds."].contains { place.name.hasPrefix($0) }
      }
      for row in rows {
        let own = game.picture.commands.filter { row.rect.contains($0.at) }.compactMap(\.imageName)
        #expect(own.contains("icon-check") == chosen.contains(row.name), "\(row.name)")
        #expect(own.contains { ["icon-crown", "star"].contains($0) }, "\(row.name)")
      }
      let points = rows.map { row in
        game.picture.commands.filter { $0.name == "gong" && row.rect.contains($0.at) }
          .compactMap(\.words)
      }
      #expect(points.filter { !$0.isEmpty } == [["10"], ["1"]])
    }
  }

  @Test("R60 Start ends where the rows of the panel end")
  func startAlignsWithTheRows() throws {
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

extension Color {
  fileprivate static let (day, nightSky) = (Color(0xBFE3F2), Color(0x3B3F7A))
}
