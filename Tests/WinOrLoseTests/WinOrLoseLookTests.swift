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
  func door() throws {
    var skies: Set<Color> = []
    func winsRight(_ share: Double) throws -> Bool {
      let glimpse = Door.Glimpse(center: .zero, play: share * Door.Glimpse.playing)
      let picture = Picture.of { Door.winOrLose.draw(glimpse, &$0) }
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
    "R65 the verdict shows the right hand with a check and a star if that was thrown, else the other crossed out",
    arguments: [true, false], 1...6 as ClosedRange<UInt64>)
  func verdict(isRight: Bool, seed: UInt64) throws {
    var game = Harness<WinOrLoseScene>.asking(seed: seed)
    let question = try #require(game.question)
    let right = question.rightThrow
    game.answer(rightly: isRight)
    game.advance(by: 0.5)
    let next = try #require(game.rect("alert.continue"))
    let words = Rect(center: next.center - Point(x: 0, y: 86), size: Size(560, 140))
    let card = game.picture.commands.filter { words.contains($0.at) }
    let hand = try #require(card.last { $0.imageName == "hand-\(right)" })
    let check = try #require(card.last { $0.imageName == "icon-check" })
    #expect(hand.frame.contains(check.frame.center))
    #expect(card.contains { $0.imageName == "star" } == isRight)
    let cross = card.last { $0.imageName == "icon-cross" }
    #expect((cross != nil) == !isRight)
    if let cross {
      let given = card.filter {
        $0.imageName?.hasPrefix("hand-") == true && $0.imageName != hand.imageName
      }
      #expect(given.count == 1 && given[0].frame.contains(cross.frame.center))
    }
    let story = Language.english(.hands(Round(player: right, jungle: question.jungle).story))
    #expect(game.picture.shows(isRight ? story : "throw \(right)."))
  }

  @Test(
    "R61 R152 the voice counts what the boards show: right answers, and points unless below zero")
  func counted() throws {
    var game = Harness<WinOrLoseScene>.asking()
    for (isRight, words) in [
      (true, "1 answer was right. You have 10 points."), (false, "1 answer was right. You have 0"),
      (false, "Round 3 of 10. 1 answer was right."),
    ] {
      game.answer(rightly: isRight)
      let standing = game.scene.presentation.spokenContent(game.stage.view).standing
      let said = Language.english(try #require(standing))
      #expect(said.contains(words) && !said.contains("-") && !said.contains("−"), "\(said)")
      game.proceed()
    }
  }

  @Test("R67 R74 the dancing animals of the final card stay clear of its stars and words")
  func clearOfStars() throws {
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
    // Two figures of 1.4 times 96 pixels.
    #expect(right.at.x - 84 > mark.frame.maxX)
  }

  @Test("R61 R135 the hand that was right has a green rim, also beside a wrong one with a red rim")
  func rims() throws {
    for isRight in [true, false] {
      var game = Harness<WinOrLoseScene>.asking()
      let right = try #require(game.question).rightThrow
      game.answer(rightly: isRight)
      let places = try Throw.allCases.map {
        ($0, try #require(game.picture.command(named: "player.\($0.rawValue)")).frame)
      }
      let rims = game.picture.commands.filter {
        if case .rim = $0.shape { $0.tint == .leaf || $0.tint == .berry } else { false }
      }
      #expect(Set(rims.map(\.tint)) == (isRight ? [.leaf] : [.leaf, .berry]))
      for rim in rims {
        let (hand, _) = try #require(places.first { rim.frame.contains($0.1.center) })
        #expect((hand == right) == (rim.tint == .leaf))
      }
    }
  }

  @Test("R60 the sign of winning nods upwards, that of losing downwards", arguments: 0..<6)
  func nods(seed: UInt64) throws {
    var game = Harness(WinOrLoseScene(), seed: seed)
    var heights: [Double] = []
    game.advance(by: 1) { heights.append($0.picture.command(named: "sign")?.at.y ?? 0) }
    let (rest, isWin) = (try #require(heights.last), try #require(game.question).aim == .win)
    let seen = heights.filter { $0 > 0 }
    #expect((try #require(seen.min()) < rest - 6) == isWin)
    #expect((try #require(seen.max()) > rest + 6) == !isWin)
  }

  @Test("R60 the jungle's hand keeps clear of the player's, and the verdict of hands and sign")
  func places() throws {
    var game = Harness<WinOrLoseScene>.asking()
    let hand = try #require(game.picture.command(named: "jungle")).frame
    let own = try #require(game.rect("throw.rock"))
    #expect(own.minY - hand.maxY >= 40)
    game.answer(rightly: false)
    let card = try #require(game.picture.commands.last { $0.imageName == "card" }).frame
    let ring = try #require(game.picture.commands.first { $0.imageName == "beat-ring" }).frame
    #expect(ring.isApart(from: card), "R134 who beats whom is seen beside the verdict")
    for seen in ["jungle", "guest", "sign"] + Throw.allCases.map({ "player.\($0)" }) {
      let frame = try #require(game.picture.command(named: seen)).frame
      #expect(frame.isApart(from: card), "\(seen)")
      #expect(frame.insetBy(16).isApart(from: ring), "\(seen)")
    }
  }

  @Test(
    "R67 R135 the final card shows what was right, its second page how long each took, with bars"
  )
  func summary() throws {
    var game = Harness<WinOrLoseScene>.asking()
    for round in 0..<10 {
      game.advance(by: round < 4 ? 0.2 : 3)
      game.answer(rightly: round < 7)
      game.proceed()
    }
    game.rest()
    #expect(game.picture.words(named: "right") == "7")
    for animal in ["lion-body", "cobra-hood", "rabbit-body"] {
      #expect(game.picture.commands.count { $0.imageName == animal } == 1, "\(animal)")
    }
    let stars = game.picture.commands.filter { $0.name == "prize" }
    #expect(stars.count == 7, "R135 what was right is shown, and nothing is crossed out")
    #expect(!game.picture.imageNames.contains("icon-cross"))
    game.tap(named: "button.turn")
    game.rest()
    let bars = game.picture.commands.filter { $0.name == "time" }
    #expect(bars.count == 10 && bars.prefix(7).allSatisfy { $0.tint == .sun })
    #expect(bars.dropFirst(7).allSatisfy { $0.tint != .sun }, "wrong ones are pale")
    let (fast, slow) = (bars.prefix(4).map(\.frame.height), bars.dropFirst(4).map(\.frame.height))
    #expect(try #require(slow.min()) > #require(fast.max()) + 10)
    let first = try #require(bars.prefix(4).min { $0.frame.height < $1.frame.height }).frame
    let rabbit = try #require(game.picture.command(named: "fastest"))
    #expect(rabbit.imageName == "badge-rabbit" && abs(rabbit.frame.maxY - first.minY) < 10)
  }

  @Test(
    "R123 R135 to lose as asked is a feat: the light and a star are the player's, harm is small")
  func feats() throws {
    for seed in UInt64(0)..<8 {
      var game = Harness<WinOrLoseScene>.asking(seed: seed)
      let question = try #require(game.question)
      game.answer(rightly: true)
      let own = try #require(game.picture.command(named: "guest")).frame
      let rays = try #require(game.picture.command(named: "rays")).frame.center
      #expect(own.contains(rays))
      let feat = game.picture.command(named: "feat")
      #expect((feat != nil) == (question.aim == .lose))
      guard let feat else { continue }
      #expect(feat.imageName == "star" && feat.scale.x > 2 && feat.at.y < own.minY + 40)
      #expect(try #require(game.picture.command(named: "plaster")).scale.x < 0.5)
      var names: Set<String> = []
      game.advance(by: 3) { names.formUnion($0.picture.imageNames) }
      #expect(names.contains("lion-eyes-glee"))
      #expect(names.isDisjoint(with: ["lion-snout-sad", "cobra-frown", "rabbit-snout-sad"]))
    }
  }

  @Test("R64 R135 what was right is counted large and golden; the score below zero small, not red")
  func score() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.answer(rightly: false)
    func find(_ words: String, _ tint: Color) throws -> (DrawCommand, size: Double) {
      let command = try #require(
        game.picture.commands.first { $0.words == words && $0.tint == tint })
      let size: Double? = if case .text(_, let style, _) = command.shape { style.size } else { nil }
      return (command, try #require(size))
    }
    let (right, below) = (
      try find("0", Color.sun.mixed(with: .cream, 0.5)), try find("-10", .cream)
    )
    #expect(right.size > 1.5 * below.size)
    let star = try #require(game.picture.command(named: "token")).frame
    #expect(star.maxX < right.0.at.x && right.0.at.x - star.maxX < 60)
    #expect(below.0.at.y > right.0.at.y + 40, "no second number stands beside the first")
  }

  @Test(
    "R61 R64 the points of an answer rise from the score with their sign, at once, and fade; not red",
    arguments: [true, false], [("10", "10"), ("1", "1")])
  func change(isRight: Bool, scale: (String, String)) throws {
    for isCalm in [false, true] {
      var game = Harness<WinOrLoseScene>.asking {
        ($0.choices["drill.scale"], $0.isCalm) = (scale.0, isCalm)
      }
      game.answer(rightly: !isRight)
      game.proceed()
      let right = try #require(game.question).rightThrow
      game.tap(named: "throw.\(isRight ? right : right.beats)")
      for _ in 0..<300 where game.alert == nil {
        #expect(game.picture.command(named: "change") == nil, "not before the verdict")
        game.tick()
      }
      let board = try #require(game.rect("plaque.score"))
      var seen: [DrawCommand] = []
      game.advance(by: 2.5) {
        if let change = $0.picture.command(named: "change") { seen.append(change) }
      }
      #expect(seen.allSatisfy { $0.words == (isRight ? "+" : "-") + scale.1 })
      #expect(seen.allSatisfy { $0.tint == .ink && board.contains($0.at) })
      #expect((60...130).contains(seen.count), "for a second or two")
      let (first, last) = (try #require(seen.first), try #require(seen.last))
      #expect(isCalm ? first.at == last.at : first.at.y > last.at.y + 20)
      #expect(game.picture.command(named: "change") == nil)
      game.proceed()
      #expect(game.picture.command(named: "change") == nil)
    }
  }

  @Test("R61 R135 a star is there for each right answer, at its round")
  func prizes() throws {
    var game = Harness<WinOrLoseScene>.asking()
    for round in 0..<4 {
      game.answer(rightly: round != 1)
      game.proceed()
    }
    let prizes = game.picture.commands.filter { $0.name == "prize" }
    #expect(prizes.count == 3)
    let dots = try #require(game.rect("dots"))
    for prize in prizes { #expect(dots.contains(prize.frame)) }
    #expect(!game.picture.imageNames.contains("icon-cross"))
  }

  @Test("R135 the usual times stand beside the two signs, on the second page")
  func times() throws {
    var game = Harness<WinOrLoseScene>.asking()
    for _ in 0..<10 {
      game.advance(by: 0.5)
      game.answer(rightly: true)
      game.proceed()
    }
    game.rest()
    #expect(game.picture.command(named: "time.win") == nil)
    game.tap(named: "button.turn")
    for (aim, sign) in [("win", "sign-win"), ("lose", "sign-lose")] {
      let time = try #require(game.picture.command(named: "time.\(aim)"))
      #expect(time.words.map { $0.hasSuffix(" s") } == true)
      let picture = try #require(game.picture.commands.first { $0.imageName == sign })
      #expect(picture.at.y == time.at.y && picture.frame.maxX < time.at.x)
    }
  }

  @Test("R131 on the final card what plays again comes first")
  func order() throws {
    var game = Harness<WinOrLoseScene>.asking()
    game.playOn(10)
    let places = try ["restart", "doors", "options", "turn"].map {
      try #require(game.rect("button.\($0)"))
    }
    #expect(places.map(\.minX) == places.map(\.minX).sorted())
    let (again, others) = (places[0], places.dropFirst())
    #expect(others.allSatisfy { $0.width < 0.85 * again.width && $0.height < 0.85 * again.height })
    let shining = game.picture.commands.filter {
      if case .rim(34, 6) = $0.shape { $0.tint == .sun } else { false }
    }
    #expect(shining.map(\.frame.center) == [again.center])
  }

  @Test(
    "R67 R135 the second page tells how stars and flowers make the score",
    arguments: [("10", 7, 40), ("1", 2, -6), ("10", 10, 100)])
  func sum(scale: String, right: Int, score: Int) throws {
    var game = Harness<WinOrLoseScene>.asking { $0.choices["drill.scale"] = scale }
    game.playOn(10) { $0 < right }
    #expect(game.picture.command(named: "sum") == nil)
    game.tap(named: "button.turn")
    game.advance(by: 2)
    let sum = game.picture.commands.filter { $0.name == "sum" }.compactMap(\.words)
    #expect(sum == ["\(right) × \(scale)", "−", "\(10 - right) × \(scale)", "= \(score)"])
    let tokens = game.picture.commands.filter { $0.name == "sum.token" }
    #expect(tokens.map(\.imageName) == ["star", "bloom-sun"])
  }

  @Test("R124 R135 who had all right is carried and crowned, who had little right is comforted")
  func endings() {
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
  func laughing(right: Int, laughs: Bool) throws {
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
  func dancing() {
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

  @Test("R67 the headline of the final card fits what was right: all, most, half, or little")
  func headline() {
    for (right, words) in [
      (0, "Good try!"), (4, "Good try!"), (5, "Halfway there!"), (6, "Halfway there!"),
      (7, "Well done!"), (9, "Well done!"), (10, "Everything right!"),
    ] {
      var game = Harness<WinOrLoseScene>.finished(right: right)
      game.rest()
      #expect(game.shows(words))
    }
  }

  @Test("R67 the marks of the final card come up one by one, at once in calm motion")
  func marks() {
    for isCalm in [false, true] {
      var game = Harness<WinOrLoseScene>.asking { $0.isCalm = isCalm }
      game.playOn(10)
      var counts: Set<Int> = []
      game.advance(by: 1) {
        counts.insert($0.picture.commands.count { $0.name == "prize" && $0.scale.x > 0.5 })
      }
      #expect(isCalm ? counts == [10] : counts.count > 6)
    }
  }
}
