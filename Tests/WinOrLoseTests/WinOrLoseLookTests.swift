import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets
import WinOrLose

/// What colours, sizes and places say in Win or Lose.
@Suite struct WinOrLoseLookTests {
  @Test("R5 on the door the lion wins by day, loses by night while it is looked at, and wins again")
  func doorShowsDayAndNight() throws {
    var skies: Set<Color> = []
    func winsRight(_ share: Double) throws -> Bool {
      let thumbnail = Door.Thumbnail(center: .zero, play: share * Door.Thumbnail.playing)
      let picture = Picture.of { Door.winOrLose.draw(thumbnail, &$0) }
      let crown = try #require(picture.command(named: "crown")).at.x
      let flower = try #require(picture.command(named: "flower")).at.x
      let heads = try ["badge-jungle", "head-lion"].map { name in
        try #require(picture.commands.first { $0.imageName == name }).at
      }
      #expect(heads[0].x < 0 && heads[1].x > 0)
      #expect((crown > flower) == (heads[1].y < heads[0].y), "the winner stands higher")
      skies.insert(try #require(picture.commands.first).tint)
      return crown > flower
    }
    #expect(try [0, 0.5, 0.99].map(winsRight) == [true, false, true])
    #expect(skies.count == 2)
  }

  @Test(
    "R64 R65 the verdict shows the right hand with a check, and a star for it or one asleep, over its points",
    arguments: [true, false], 1...6 as ClosedRange<UInt64>)
  func verdictShowsHandAndStar(isRight: Bool, seed: UInt64) throws {
    var game = Harness<WinOrLoseScene>.asking(seed: seed)
    let right = try #require(game.question).rightThrow
    game.answer(rightly: isRight)
    game.advance(by: 0.5)
    let next = try #require(game.rect("alert.continue"))
    let words = Rect(center: next.center, size: Size(620, 120))
    let card = game.picture.commands.filter { words.contains($0.at) }
    let mark = isRight ? "right" : "lesson.player"
    let hand = try #require(game.picture.command(named: mark))
    #expect(hand.imageName == "hand-\(right)")
    let tab = game.picture.command(named: "lesson")?.frame ?? words
    let check = try #require(
      game.picture.commands.last { $0.imageName == "icon-check" && $0.at.y > 300 })
    #expect(isRight ? hand.frame.contains(check.at) : tab.contains(check.at))
    func rim(_ mark: DrawCommand) -> [Color] {
      game.picture.commands.filter { $0.at == mark.at && $0.imageName == nil }.map(\.tint)
    }
    #expect(rim(check) == [.cream, .leaf])
    #expect(card.contains { $0.imageName == "star" } == isRight)
    #expect(card.contains { $0.imageName == "star-asleep" } == !isRight)
    #expect(!card.contains { $0.imageName == "icon-cross" })
    let star = try #require(card.last { $0.imageName == (isRight ? "star" : "star-asleep") })
    let points = try #require(card.last { $0.name == (isRight ? "gong" : "owed.points") })
    #expect(points.words == (isRight ? "10" : "-10"))
    #expect(points.at.y > star.at.y + 20 && abs(points.at.x - star.at.x) < 40)
  }

  @Test("R65 the heap of stars for right answers in a row lies on the gong, never behind it")
  func heapLiesOnTheGong() throws {
    var game = Harness<WinOrLoseScene>.asking()
    for run in 1...10 {
      game.answer(rightly: true)
      game.advance(by: 0.5)
      let all = game.picture.commands
      let gong = try #require(all.lastIndex { $0.name == "gong" })
      let stars = all[(gong + 1)...].prefix { $0.imageName == "star" }
      #expect(stars.count == run)
      // The picture of a star has a margin of a tenth; the gong has a radius of 27.
      let lowest = try #require(stars.map { $0.frame.center.y + 0.4 * $0.frame.height }.max())
      #expect(lowest < all[gong].at.y - 22, "\(run)")
      game.proceed()
    }
  }

  @Test(
    "R61 R152 the voice counts what the boards show: right answers, and points unless below zero")
  func voiceCountsAsTheBoards() throws {
    var game = Harness<WinOrLoseScene>.asking()
    for (isRight, words) in [
      (true, "1 answer was right. You have 10 points."), (false, "1 answer was right. You have 0"),
      (false, "Round 3 of 10. 1 answer was right."),
    ] {
      game.answer(rightly: isRight)
      let standing = game.scene.presentation.spokenContent(game.context.view).standing
      let said = Language.english(try #require(standing))
      #expect(said.contains(words) && !said.contains("-") && !said.contains("−"), "\(said)")
      game.proceed()
    }
  }

  @Test("R67 R74 the dancing animals of the final card stay clear of its stars and words")
  func animalsAreClearOfStars() throws {
    var game = Harness<WinOrLoseScene>.finished(right: 10)
    game.advance(by: 6) { game in
      let stars = game.picture.commands.filter { $0.name == "prize" }.map(\.frame.maxY).max() ?? 0
      let crown = game.picture.command(named: "hero.crown")?.frame
      if let crown { #expect(crown.minY > stars - 4, "\(crown)") }
    }
    let (mark, right) = (
      try #require(game.picture.command(named: "mark")),
      try #require(game.picture.command(named: "right"))
    )
    // Half of the room for those words is at most 56 pixels.
    #expect(right.at.x - 56 > mark.frame.maxX - 4)
  }

  @Test("R60 the sign of winning nods upwards, that of losing downwards", arguments: 0..<6)
  func signNodsToItsTask(seed: UInt64) throws {
    var game = Harness(WinOrLoseScene(), seed: seed)
    var heights: [Double] = []
    game.advance(by: 1) { heights.append($0.picture.command(named: "sign")?.at.y ?? 0) }
    let (rest, isWin) = (try #require(heights.last), try #require(game.question).aim == .win)
    let seen = heights.filter { $0 > 0 }
    #expect((try #require(seen.min()) < rest - 6) == isWin)
    #expect((try #require(seen.max()) > rest + 6) == !isWin)
  }

  @Test("R60 the jungle's hand keeps clear of the player's, and the verdict of hands and sign")
  func handsAndVerdictAreClear() throws {
    var game = Harness<WinOrLoseScene>.asking()
    let hand = try #require(game.picture.command(named: "jungle")).frame
    let own = try #require(game.rect("throw.rock"))
    #expect(own.minY - hand.maxY >= 40)
    game.answer(rightly: false)
    let card = try #require(game.picture.commands.last { $0.imageName == "card" }).frame
    let ring = try #require(game.picture.commands.first { $0.imageName == "beat-ring" }).frame
    #expect(ring.isApart(from: card), "R134 who beats whom is seen beside the verdict")
    for seen in ["jungle", "guest", "sign"] {
      let frame = try #require(game.picture.command(named: seen)).frame
      #expect(frame.isApart(from: card), "\(seen)")
      #expect(frame.insetBy(16).isApart(from: ring), "\(seen)")
    }
  }

  @Test(
    "R67 R135 the final card shows what was right, its second page how long each took, in pebbles"
  )
  func cardShowsStarsThenTimes() throws {
    var game = Harness<WinOrLoseScene>.asking()
    for round in 0..<10 {
      game.advance(by: round < 4 ? 0.2 : 3)
      game.answer(rightly: round < 7)
      game.proceed()
    }
    game.rest()
    #expect(game.picture.words(named: "right") == "7 of 10")
    for animal in ["lion-body", "cobra-hood", "rabbit-body"] {
      let seen = game.picture.commands.filter { $0.imageName == animal && abs($0.at.x - 640) < 300 }
      #expect(seen.count == 1, "\(animal)")
    }
    let stars = game.picture.commands.filter { $0.name == "prize" }
    #expect(stars.count == 7, "R135 what was right is shown, and nothing is crossed out")
    #expect(!game.picture.imageNames.contains("icon-cross"))
    game.tap(named: "button.turn")
    game.rest()
    let heaps = (0..<10).map { index in
      game.picture.commands.filter { $0.name == "time.\(index)" }
    }
    #expect(heaps.prefix(4).allSatisfy { $0.count == 1 })
    #expect(heaps.dropFirst(4).allSatisfy { $0.count >= 3 }, "a pebble for each second begun")
    #expect(heaps.prefix(7).joined().allSatisfy { $0.tint == .sun })
    #expect(heaps.dropFirst(7).joined().allSatisfy { $0.tint != .sun }, "wrong ones are pale")
    let first = try #require(heaps[0].first).frame
    let rabbit = try #require(game.picture.command(named: "fastest"))
    #expect(rabbit.imageName == "badge-rabbit" && abs(rabbit.frame.maxY - first.minY) < 14)
  }

  @Test(
    "R123 R135 to lose as asked is a feat: the light is the player's, and harm is small")
  func losingAsAskedIsAFeat() throws {
    for seed in UInt64(0)..<8 {
      var game = Harness<WinOrLoseScene>.asking(seed: seed)
      let question = try #require(game.question)
      game.answer(rightly: true)
      let own = try #require(game.picture.command(named: "guest")).frame
      let rays = try #require(game.picture.command(named: "rays")).frame.center
      #expect(own.contains(rays))
      guard question.aim == .lose else { continue }
      #expect(try #require(game.picture.command(named: "plaster")).scale.x < 0.5)
      var names: Set<String> = []
      game.advance(by: 3) { names.formUnion($0.picture.imageNames) }
      #expect(names.contains("lion-eyes-glee"))
      #expect(names.isDisjoint(with: ["lion-snout-sad", "cobra-frown", "rabbit-snout-sad"]))
    }
  }

  @Test(
    "R67 R135 a pebble is a second, and a higher heap a longer time, over a round and beside a sign",
    arguments: ["10", "20"])
  func pebblesAreSeconds(rounds: String) throws {
    var game = Harness<WinOrLoseScene>.asking { $0.choices["drill.rounds"] = rounds }
    for round in 0..<(Int(rounds) ?? 0) {
      // As long for winning as for losing: the usual times are those of the slower ones.
      game.advance(by: round < 4 ? 0.4 : 1.4)
      game.answer(rightly: true)
      game.proceed()
    }
    game.tap(named: "button.turn")
    game.rest()
    func heap(_ name: String) -> [Rect] {
      game.picture.commands.filter {
        if case .roundedRect = $0.shape { $0.name == name } else { false }
      }.map(\.frame)
    }
    func height(_ heap: [Rect]) throws -> Double {
      try #require(heap.map(\.maxY).max()) - (try #require(heap.map(\.minY).min()))
    }
    let (long, usual) = (heap("time.9"), heap("usual.lose"))
    #expect(long.count == usual.count && long.count > heap("time.0").count)
    let (second, part) = try (#require(long.first), #require(long.last))
    #expect(abs(second.width - usual[0].width) < 0.1, "a second is as large here as there")
    #expect(part.width < second.width - 2, "and a part of one smaller")
    #expect(try abs(height(long) - height(usual)) < 6)
    for heap in [long, usual] {
      for (lower, upper) in zip(heap, heap.dropFirst()) {
        #expect(upper.minY < lower.minY && abs(lower.center.x - upper.center.x) < 5)
      }
    }
    let chart = game.picture.commands.filter { $0.name == "time.0" || $0.name == "time.19" }
    #expect(chart.allSatisfy { Design.frame.contains($0.frame) })
  }

  @Test("R61 R67 R135 points stand on a gong: in the options, on the board and on the final card")
  func pointsStandOnAGong() throws {
    func gongs(_ game: Harness<WinOrLoseScene>) -> [String] {
      game.picture.commands.filter { $0.name == "gong" }.compactMap(\.words)
    }
    var game = Harness<WinOrLoseScene>.finished(right: 7)
    game.rest()
    #expect(gongs(game) == ["40"], "once")
    var options = Harness<WinOrLoseScene>.asking()
    #expect(gongs(options) == ["0"])
    options.tap(named: "button.options")
    #expect(gongs(options) == ["10", "1"])
  }

  @Test(
    "R114 an answer is taken in three ways, as chance will, and never twice running in the same")
  func waysOfTakingIt() {
    for isRight in [true, false] {
      var ways: Set<[String]> = []
      for seed in UInt64(0)..<6 {
        var game = Harness<WinOrLoseScene>.asking(seed: seed)
        var last: [String] = []
        for _ in 0..<4 {
          var shown: [String] = []
          for _ in 0..<60 where game.rect("alert.continue") == nil && game.rect("throw.rock") != nil
          {
            game.tick()
          }
          game.answer(rightly: isRight)
          game.advance(by: 1.2) { game in
            let names = game.picture.imageNames.filter { $0.hasPrefix("cobra-") }
            shown.append(names.sorted().joined(separator: " "))
          }
          let kinds = Set(shown).sorted()
          #expect(kinds != last)
          (last, _) = (kinds, ways.insert(kinds))
          game.proceed()
        }
      }
      #expect(ways.count >= 3)
    }
  }

  @Test("R61 R64 R135 the score is one small number beside its word; below zero it is not red")
  func scoreIsSmall() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: false)
    let board = try #require(game.rect("plaque"))
    let numbers = game.picture.commands.filter {
      board.contains($0.at) && Int($0.words ?? "") != nil
    }
    #expect(numbers.map(\.words) == ["-10"] && numbers.map(\.tint) == [.ink])
    let word = try #require(game.picture.commands.first { $0.words == "Score" })
    #expect(abs(word.at.y - numbers[0].at.y) < 6 && numbers[0].at.x - word.at.x < 50)
  }

  @Test(
    "R61 R102 R135 the star of a right answer springs up beside the hands and flies to its round, in calm motion it is there",
    arguments: [true, false])
  func starFliesToItsRound(reducesMotion: Bool) throws {
    var game = Harness<WinOrLoseScene>.asking { $0.reducesMotion = reducesMotion }
    func lies() -> Bool { game.picture.shows(star: "prize") }
    game.answer(rightly: false)
    #expect(!game.picture.shows(star: "prize.flying") && !lies())
    game.proceed()
    let right = try #require(game.question).rightThrow
    game.tap(named: "throw.\(right)")
    game.wait(for: "alert.continue")
    #expect(lies() == reducesMotion)
    var seen: [Point] = []
    game.advance(by: 1.2) {
      seen += $0.picture.command(named: "prize.flying").map { [$0.at] } ?? []
    }
    #expect(lies() && game.picture.command(named: "prize.flying") == nil)
    guard !reducesMotion else { return #expect(seen.isEmpty) }
    let prize = try #require(game.picture.command(named: "prize")).at
    #expect(abs(try #require(seen.first).x - 640) < 30, "clear of both hands")
    #expect(try #require(seen.last).distance(to: prize) < 40)
  }

  @Test("R61 R135 a star is there for each right answer, at its round")
  func starForEachRightAnswer() throws {
    var game = Harness<WinOrLoseScene>.asking()
    for round in 0..<4 {
      game.answer(rightly: round != 1)
      game.proceed()
    }
    let prizes = game.picture.commands.filter { $0.name == "prize" }
    #expect(prizes.count == 3)
    let board = try #require(game.rect("plaque"))
    for prize in prizes { #expect(board.contains(prize.frame)) }
    #expect(Set(prizes.map(\.at.y)).count == 1, "in one row")
    #expect(!game.picture.imageNames.contains("icon-cross"))
  }

  @Test("R64 R135 what was wrong is a star asleep at its round, on the board and at the end")
  func wrongAnswersAreAsleep() throws {
    var game = Harness<WinOrLoseScene>.asking()
    func stars() -> [String] {
      let seen = game.picture.commands.filter { ["prize", "asleep"].contains($0.name) }
      return seen.sorted { $0.at.x < $1.at.x }.compactMap(\.imageName)
    }
    for round in 0..<10 {
      game.answer(rightly: round % 3 != 1)
      game.proceed()
      if round == 3 { #expect(stars() == ["star", "star-asleep", "star", "star"]) }
    }
    game.rest()
    #expect(stars().count == 10 && stars().count { $0 == "star-asleep" } == 3)
  }

  @Test(
    "R67 R135 the final card shows the whole run in its order: stars, by day to win, by night to lose"
  )
  func cardShowsTheRun() throws {
    var game = Harness<WinOrLoseScene>.asking { $0.choices["drill.order"] = "random" }
    var run: [(star: String, sky: Color)] = []
    for round in 0..<10 {
      let isRight = round % 3 != 1
      let isDay = try #require(game.question).aim == .win
      run.append((isRight ? "star" : "star-asleep", Color(isDay ? 0xBFE3F2 : 0x3B3F7A)))
      game.answer(rightly: isRight)
      game.proceed()
    }
    game.rest()
    let all = game.picture.commands
    let stars = all.indices.filter { ["prize", "asleep"].contains(all[$0].name) }
    #expect(stars.map { all[$0].imageName } == run.map(\.star))
    #expect(stars.map { all[$0 - 1].tint } == run.map(\.sky))
    #expect(zip(stars, stars.dropFirst()).allSatisfy { all[$0].at.x < all[$1].at.x })
    #expect(game.picture.words(named: "right") == "7 of 10")
  }

  @Test("R67 beside the score stands the best one with its crown, or the crown is on the score")
  func bestIsCrowned() throws {
    var game = Harness<WinOrLoseScene>.finished(right: 8)
    game.rest()
    func gongs() -> [DrawCommand] {
      game.picture.commands.filter { $0.name == "gong" && $0.words != nil }
    }
    #expect(gongs().map(\.words) == ["60"])
    let crown = try #require(game.picture.command(named: "best"))
    #expect(abs(crown.at.x - gongs()[0].at.x) < 1 && crown.at.y < gongs()[0].at.y)
    game.tap(named: "button.restart")
    game.letQuestionIn()
    game.playOn(10) { $0 < 7 }
    game.rest()
    #expect(gongs().map(\.words) == ["40", "60"])
    let other = try #require(game.picture.command(named: "best"))
    #expect(abs(other.at.x - gongs()[1].at.x) < 1 && other.at.y < gongs()[1].at.y)
  }

  @Test(
    "R126 R137 in a tall window the final card is upright, and its buttons are as large as others")
  func tallCardIsUpright() throws {
    let game = Harness<WinOrLoseScene>.finished(right: 16, of: 20)
    let view = View(time: game.now + .seconds(4), isTall: true)
    let buttons = game.page.layout(view).map(\.rect).filter { $0.minY > 500 }
    #expect(buttons.count == 3)
    #expect(buttons.allSatisfy { game.page.tall.place(of: $0).height >= 72 })
    let commands = game.page.picture(view).commands
    let card = try #require(commands.first { $0.imageName == "card" }).frame
    #expect(card.height > card.width)
    let stars = commands.filter { ["prize", "asleep"].contains($0.name) }
    #expect(stars.count == 20 && stars.allSatisfy { card.insetBy(36).contains($0.frame) })
  }

  @Test("R135 the usual times stand beside the two signs, on the second page")
  func timesStandBesideTheSigns() throws {
    var game = Harness<WinOrLoseScene>.asking()
    for _ in 0..<10 {
      game.advance(by: 0.5)
      game.answer(rightly: true)
      game.proceed()
    }
    game.rest()
    #expect(game.picture.command(named: "time.win") == nil)
    game.tap(named: "button.turn")
    func sign(_ aim: String) throws -> Point {
      try #require(game.picture.commands.first { $0.words == aim.uppercased() }).at
    }
    for (aim, other) in [("win", "lose"), ("lose", "win")] {
      let time = try #require(game.picture.command(named: "time.\(aim)"))
      #expect(time.words.map { $0.hasSuffix(" s") } == true)
      let (own, not) = (try sign(aim), try sign(other))
      #expect(abs(own.y - time.at.y) < 60 && time.at.x > own.x + 60)
      #expect(time.at.x - own.x < abs(time.at.x - not.x), "nearer to its own")
    }
  }

  @Test("R131 on the final card what plays again comes first, and is the largest by far")
  func playAgainComesFirst() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.playOn(10)
    let places = try ["restart", "options", "turn"].map {
      try #require(game.rect("button.\($0)"))
    }
    #expect(places.map(\.minX) == places.map(\.minX).sorted())
    #expect(places.dropFirst().allSatisfy { 1.5 * $0.width < places[0].width })
    let shining = game.picture.commands.filter {
      if case .border(34, 6) = $0.shape { $0.tint == .sun } else { false }
    }
    #expect(shining.map(\.frame.center) == [places[0].center])
  }

  @Test("R124 R135 who had all right is carried and crowned, who had little right is comforted")
  func endingFitsTheScore() {
    for (right, finale) in [
      (0, .comfort(.lion)), (4, .comfort(.lion)), (5, .petals(5, about: .lion)),
      (10, .parade(.lion, jungle: false)),
    ] as [(Int, Finale)] {
      let game = Harness<WinOrLoseScene>.finished(right: right)
      #expect(game.effects.contains(.celebrate(finale)))
      #expect((game.picture.command(named: "hero.crown") != nil) == (right == 10))
    }
  }

  @Test(
    "R67 R124 who had little right rolls about laughing, above the words of the final card",
    arguments: [(2, true), (7, false)])
  func poorScoreIsLaughedOff(right: Int, laughs: Bool) throws {
    var game = Harness<WinOrLoseScene>.finished(right: right)
    let words = try #require(
      game.picture.commands.filter { $0.words != nil && $0.at.x == 640 && $0.at.y > 440 }.first)
    var rolls = 0
    for _ in 0..<200 {
      game.tick()
      let body = try #require(game.picture.commands.first { $0.imageName == "lion-body" })
      if abs(body.turn) > 60 { rolls += 1 }
      let tuft = try #require(game.picture.commands.first { $0.imageName == "lion-tuft" })
      #expect(tuft.at.y + 10 < words.at.y - 16)
    }
    #expect((rolls > 40) == laughs)
  }

  @Test("R124 the more answers were right, the longer the three dance on the final card")
  func danceGrowsWithTheScore() {
    func seconds(right: Int) -> Double {
      var game = Harness<WinOrLoseScene>.finished(right: right)
      let began = game.now
      game.rest()
      return (game.now - began).seconds
    }
    let times = [0, 5, 10].map { seconds(right: $0) }
    #expect(times[0] > 0.5)
    #expect(times[1] > times[0] + 2)
    #expect(times[2] > times[1] + 2)
  }

  @Test(
    "R67 R135 the headline of the final card fits what was right, and is half-way above nothing only"
  )
  func headlineFitsTheScore() {
    for (right, words) in [
      (0, "Well tried!"), (4, "Well tried!"), (5, "Well tried!"), (6, "Halfway there!"),
      (7, "Well done!"), (9, "Well done!"), (10, "Everything right!"),
    ] {
      var game = Harness<WinOrLoseScene>.finished(right: right)
      game.rest()
      #expect(game.shows(words))
    }
  }

  @Test(
    "R67 R124 the stars of the final card come up and are counted one by one, at once in calm motion"
  )
  func starsComeUpOneByOne() {
    for reducesMotion in [false, true] {
      var game = Harness<WinOrLoseScene>.asking { $0.reducesMotion = reducesMotion }
      game.playOn(10)
      var (counts, numbers): (Set<Int>, Set<String>) = ([], [])
      game.advance(by: 3) {
        counts.insert($0.picture.commands.count { $0.name == "prize" && $0.scale.x > 0.5 })
        numbers.formUnion($0.picture.words(named: "right").map { [$0] } ?? [])
      }
      #expect(reducesMotion ? counts == [10] : counts.count > 6)
      #expect(
        reducesMotion ? numbers == ["10 of 10"] : numbers.count > 6 && numbers.contains("10 of 10"))
    }
  }
}

extension Picture {
  fileprivate func shows(star name: String) -> Bool {
    commands.contains { $0.name == name && $0.imageName == "star" && $0.scale.x > 0.5 }
  }
}

/// What a task means, without a word.
@Suite struct WinOrLoseTaskTests {
  @Test(
    "R60 R131 over the hand that is to win hangs a crown, over the one to be beaten an arrow down",
    arguments: 0..<6 as Range<UInt64>)
  func marksOfTheTask(seed: UInt64) throws {
    let game = Harness<WinOrLoseScene>.asking(seed: seed)
    let isWin = try #require(game.question).aim == .win
    let crown = try #require(game.picture.command(named: "crown"))
    let arrow = try #require(game.picture.command(named: "arrow"))
    #expect(arrow.imageName == "icon-to-down")
    #expect((crown.at.x > 640) == isWin && (arrow.at.x > 640) != isWin)
  }

  @Test("R60 R131 the place for the player's hand lies lower to lose than to win")
  func placeSinks() throws {
    for reducesMotion in [false, true] {
      var heights: [Drill.Aim: Double] = [:]
      for seed in UInt64(0)..<6 {
        var game = Harness<WinOrLoseScene>.asking(seed: seed) { $0.reducesMotion = reducesMotion }
        game.advance(by: 0.5)
        let carved = game.picture.commands.filter {
          $0.imageName == "hand-paper" && $0.at.x > 780 && $0.at.y < 480
        }
        heights[try #require(game.question).aim] = try #require(carved.first).at.y
      }
      #expect(try #require(heights[.lose]) > (try #require(heights[.win])) + 40)
    }
  }

  @Test("R60 R131 the first time, the animals show a task: who is to lose falls over and laughs")
  func demonstration() throws {
    for seed in UInt64(0)..<6 {
      var game = Harness<WinOrLoseScene>.asking(seed: seed)
      for round in 0..<4 {
        let aim = try #require(game.question).aim
        var (falls, isGlad) = (false, false)
        game.advance(by: 4) { game in
          let own = game.picture.commands.filter { $0.at.x > 900 }
          falls = falls || own.contains { $0.imageName == "lion-body" && abs($0.turn) > 55 }
          isGlad = isGlad || own.contains { $0.imageName == "lion-eyes-glee" }
        }
        #expect(falls == (aim == .lose && round < 2), "\(seed) \(round)")
        #expect(!falls || isGlad, "\(seed) \(round)")
        // The verdict on a wrong answer waits until they are calm again.
        game.answer(rightly: false)
        game.advance(by: 8)
        game.proceed()
      }
    }
  }

  @Test("R64 R67 R135 the final card tells the score once: what is below zero is on a cloud")
  func cloud() throws {
    for (right, points) in [(0, "-100"), (4, "-20"), (5, "0"), (6, "20"), (10, "100")] {
      var game = Harness<WinOrLoseScene>.finished(right: right)
      game.rest()
      func words(_ name: String) -> [String] {
        game.picture.commands.filter { $0.name == name }.compactMap(\.words)
      }
      #expect(words("right") == ["\(right) of 10"])
      #expect(words("gong") == (right < 5 ? [] : [points]))
      #expect(words("owed.points") == (right < 5 ? [points] : []))
      let clouds = game.picture.commands.filter { $0.name == "owed" }
      guard right == 0 else { continue }
      #expect(game.picture.command(named: "owed.star")?.imageName == "star-asleep")
      // Nothing on it is red.
      #expect(clouds.allSatisfy { $0.tint == .ink || $0.tint.red <= $0.tint.blue })
    }
  }

  @Test("R116 while a question stands each animal answers a tap, and the throwers' hands do")
  func tickled() throws {
    let voices: [(String, SoundName)] = [
      ("jungle.lion", .lionRoar), ("player.lion", .lionRoar), ("player.cobra", .hiss),
      ("player.rabbit", .squeak), ("jungle", .lionRoar), ("prompt.place", .lionRoar),
    ]
    for (name, voice) in voices {
      var game = Harness<WinOrLoseScene>.asking()
      game.advance(by: 6)
      let place =
        game.picture.command(named: name)?.frame.center ?? Point(x: 884, y: 306)
      game.tap(place)
      #expect(game.plays(voice) == 1, "\(name)")
      #expect(game.alert == nil && game.shows("1 of 10"))
    }
  }

  @Test(
    "R123 a blow raises dust at the feet of who is beaten and shakes the sign, not in calm motion")
  func blowIsFelt() throws {
    for reducesMotion in [false, true] {
      for hand in Throw.allCases {
        var game = Harness<WinOrLoseScene>.asking { $0.reducesMotion = reducesMotion }
        game.advance(by: 5)
        let outcome = hand.outcome(against: try #require(game.question).jungle)
        game.tap(named: "throw.\(hand)")
        game.advance(by: 0.6)
        var (dust, heights): (Set<Bool>, Set<Double>) = ([], [])
        game.advance(by: 0.9) { game in
          guard game.alert == nil else { return }
          let particles = game.picture.commands.filter { $0.imageName?.hasPrefix("dust") == true }
          dust.formUnion(particles.map { $0.at.x > 640 })
          heights.insert(game.picture.command(named: "sign")?.at.y ?? 0)
        }
        let beaten: Set<Bool> =
          switch outcome {
          case .win: [false]
          case .loss: [true]
          case .tie: [false, true]
          }
        #expect(dust == (reducesMotion ? [] : beaten), "\(hand)")
        #expect((heights.count > 4) == !reducesMotion, "\(hand)")
      }
    }
  }
}
