import Animation
import Rules
import Stage
import StageTesting
import Testing

@testable import Hands

/// Those who throw the hands.
@Suite struct HandsThrowersTests {
  /// A match to five that an animal plays, or somebody else.
  private func match(_ badge: Animal?) -> Game {
    guard let badge else { return byRounds(5) }
    var game = Game(HandsScene())
    game.tap(named: "badge.\(badge)")
    game.chooseRounds(5)
    game.tap(named: "button.continue")
    game.tick()
    return game
  }

  @Test(
    "R122 at the slab's end stands the animal that lent its name, or else the lion; two look on",
    arguments: Animal.allCases + [nil])
  func champion(badge: Animal?) throws {
    let picture = match(badge).picture
    func frame(_ name: String) throws -> Rect { try #require(picture.command(named: name)).frame }
    let (king, own) = (try frame("jungle.lion"), try frame("player.\(badge ?? .lion)"))
    let hands = (try frame("hand.jungle"), try frame("hand.player"))
    #expect(king.maxX > hands.0.minX && king.center.x < hands.0.minX)
    #expect(own.minX < hands.1.maxX && own.center.x > hands.1.maxX)
    for animal in Animal.allCases where animal != badge ?? .lion {
      #expect(try frame("player.\(animal)").height < 0.7 * own.height)
    }
  }

  @Test(
    "R41b R122 whoever will throw warms up beside the card with rests, and tries its hands at Continue"
  )
  func warmUp() throws {
    func seen(_ game: inout Game, _ name: String, for seconds: Double = 9) -> Set<DrawCommand> {
      var seen: Set<DrawCommand> = []
      game.advance(by: seconds) {
        seen.formUnion([$0.picture.command(named: name)].compactMap(\.self))
      }
      return seen
    }
    var game = Game(HandsScene())
    #expect(game.picture.command(named: "hand.player") == nil, "nobody is chosen yet")
    game.tap(named: "badge.rabbit")
    game.send(.pointerMoved(Point(x: 2, y: 360)))
    #expect(game.picture.command(named: "hand.player")?.imageName == "hand-rock")
    #expect(seen(&game, "hand.player").count > 20 && seen(&game, "hand.jungle").count > 20)
    #expect((0..<6).contains { _ in seen(&game, "hand.jungle", for: 1).count == 1 })
    game.send(.pointerMoved(try #require(game.rect("button.continue")).center))
    #expect(Set(seen(&game, "hand.player").map(\.imageName)).count == 3)
    game.setPreferences { $0.reducesMotion = true }
    #expect(seen(&game, "hand.player").count == 1)
  }

  @Test(
    "R117 R122 after a round winner, loser and friends go on to feel it until they sleep; not calmly",
    arguments: [false, true])
  func linger(reducesMotion: Bool) throws {
    var game = match(.cobra)
    game.setPreferences { $0.reducesMotion = reducesMotion }
    try game.play(.win)
    game.rest()
    var names: Set<String> = []
    game.advance(by: 8) { names.formUnion($0.picture.imageNames) }
    for name in ["cobra-eyes-glee", "rabbit-eyes-glee", "jungle-lion-snout-sad"] {
      #expect(names.contains(name) == !reducesMotion, "\(name)")
    }
    #expect(game.shows("button.next-turn"))
    game.advance(by: 75)
    let asleep = game.picture
    game.advance(by: 6) { #expect($0.picture == asleep && $0.isStill) }
  }

  @Test("R117 R118 what waits moves in turns, never two at once, and rests for half of the time")
  func turns() {
    for badge in [nil, Animal.rabbit] {
      var game = Game(HandsScene())
      if let badge { game.tap(named: "badge.\(badge)") }
      game.send(.pointerMoved(Point(x: 2, y: 360)))
      game.advance(by: 3)
      let names =
        ["hand.jungle", "hand.player", "vacancy"] + Animal.allCases.map { "lender.\($0)" }
      func heights() -> [Double] {
        names.map { game.picture.command(named: $0)?.at.y ?? 0 }
      }
      var (before, moved) = (heights(), [Set<String>]())
      for _ in 0..<110 {
        game.advance(by: 0.1)
        let now = heights()
        // They breathe besides.
        moved.append(
          Set(zip(names, zip(before, now)).filter { abs($1.0 - $1.1) > 3 }.map { $0.0 }))
        before = now
      }
      let both = moved.count {
        $0.count > 1 && !$0.isDisjoint(with: ["hand.jungle", "hand.player"])
      }
      #expect(both < 3, "but for the moment between two turns")
      #expect(moved.count(where: \.isEmpty) > 50 && moved.contains { !$0.isEmpty })
    }
  }

  @Test("R41b R121 an animal that is picked answers with its voice")
  func voice() {
    for (animal, sound) in zip(Animal.allCases, [SoundName.lionRoar, .hiss, .squeak]) {
      var game = Game(HandsScene())
      game.tap(named: "badge.\(animal)")
      #expect(game.plays(sound) == 1)
    }
  }

  @Test("R119 the stronger hand comes down on the other one, and only then has a crown")
  func contact() throws {
    for outcome in [Rules.Outcome.win, .loss] {
      var game = byRounds(5)
      let answer = try #require(game.answer)
      let hand = try #require(Throw.allCases.first { $0.outcome(against: answer) == outcome })
      game.tap(named: "throw.\(hand)")
      var (nearest, crowned) = (Double.infinity, false)
      game.advance(by: 3) { game in
        let hands = ["jungle", "player"].compactMap { game.picture.command(named: "hand.\($0)") }
        guard hands.count == 2 else { return }
        let gap = hands[1].at.x - hands[0].at.x
        if gap < nearest { (nearest, crowned) = (gap, game.picture.command(named: "crown") != nil) }
      }
      #expect(nearest < 460 && !crowned)
      #expect(game.picture.command(named: "crown") != nil)
    }
  }

  @Test("R114 R170 the beaten of two is sad once, and then nods to the other")
  func brave() throws {
    var game = Game(HandsScene())
    game.tap(named: "switch.rival")
    for seat in Seat.allCases { game.send(.pressed(seat == .left ? .one : .three, at: seat)) }
    var (isSad, turns) = ([false], Set<Double>())
    game.advance(by: 16) { game in
      guard let head = game.picture.command(named: "thrower.player") else { return }
      let isHurt = head.imageName?.hasSuffix("-hurt") == true
      if isHurt != isSad.last { isSad.append(isHurt) }
      if isSad.count > 2 { turns.insert(head.turn) }
    }
    #expect(isSad == [false, true, false])
    #expect(turns.count > 4)
  }

  @Test(
    "R119 paper shows its sheet: scissors leave two halves of it apart, a rock ends wrapped in it")
  func sheets() throws {
    for (own, other) in [(Throw.paper, Throw.rock), (.rock, .paper), (.scissors, .paper)] {
      var game = byRounds(5)
      game.jungleThrows(other)
      #expect(game.answer == other)
      game.tap(named: "throw.\(own)")
      var whole: [Double] = []
      func halves(_ game: Game) -> [DrawCommand] {
        game.picture.commands.filter { $0.name == "sheet" }
      }
      game.advance(by: 1.5)
      whole = halves(game).map(\.at.x)
      #expect(whole.count == 2, "before anything is struck")
      game.rest()
      let picture = game.picture
      let parcel = ["jungle", "player"].map { picture.command(named: "parcel.\($0)") != nil }
      switch (own, other) {
      case (.scissors, _):
        let seen = halves(game)
        #expect(parcel == [false, false] && seen.count == 2)
        #expect(abs(seen[0].at.x - seen[1].at.x) > 120 && abs(whole[0] - whole[1]) < 20)
        #expect(seen.allSatisfy { GameLayout.slab.contains($0.at) && $0.at.x < Design.middle })
      case (.paper, _): #expect(parcel == [true, false] && halves(game).isEmpty)
      default: #expect(parcel == [false, true] && halves(game).isEmpty)
      }
      game.tap(named: "button.next-turn")
      game.advance(by: 0.1)
      let isLeft = ["jungle", "player"].map {
        game.picture.command(named: "parcel.\($0)") != nil
      }
      #expect(isLeft == parcel, "a parcel opens little by little")
      game.advance(by: 0.4)
      #expect(
        halves(game).isEmpty
          && !game.picture.commands.contains { $0.name?.hasPrefix("parcel") == true })
    }
  }

  @Test("R119 two hands alike touch: fists knock thrice, sheets clap twice, scissors are caught")
  func ties() throws {
    var all: Set<[String]> = []
    for (hand, contacts) in [(Throw.rock, 3), (.paper, 2), (.scissors, 1)] {
      var game = byRounds(5)
      game.jungleThrows(hand)
      let thumps = game.plays(.thump)
      game.tap(named: "throw.\(hand)")
      var (gaps, poses): ([Double], [String]) = ([], [])
      game.advance(by: 4) { game in
        let hands = ["jungle", "player"].compactMap { game.picture.command(named: "hand.\($0)") }
        guard hands.count == 2 else { return }
        gaps.append(hands[1].at.x - hands[0].at.x)
        poses += game.picture.imageNames.filter { $0.hasPrefix("lion-eyes") }
      }
      let near = try #require(gaps.min()) + 24
      let meetings = zip(gaps, gaps.dropFirst()).count { $0 > near && $1 <= near }
      // Open hands are longer than fists, and touch at their fingertips.
      #expect(near < (hand == .paper ? 490 : 400) && meetings == contacts, "\(hand)")
      #expect(gaps.last == 664)
      #expect((game.plays(.thump) - thumps > 1) == (hand == .rock))
      all.insert(poses)
    }
    #expect(all.count == 3, "and each is minded in its own way")
  }

  @Test("R54 when all was seen Space or a click on the slab goes on too, a hand's key does not")
  func goOn() throws {
    var game = byRounds(5)
    try game.play(.win)
    var other = game
    other.key(.one)
    #expect(other.shows("button.next-turn"))
    for event in [InputEvent.key(.space, []), .pointerDown(Point(x: 640, y: 250))] {
      var next = game
      next.send(event)
      #expect(!next.shows("button.next-turn") && next.score == "1 of 5")
    }
    game.tap(named: "button.next-turn")
    game.advance(by: 0.5)
    game.tap(named: "throw.rock")
    game.advance(by: 0.2)
    for _ in 0..<2 { game.key(.space) }
    #expect(game.shows("button.next-turn"), "what is still to be seen comes first")
  }

  @Test("R124 R170 two who play throw themselves, and the winner is crowned: no animal for a child")
  func two() throws {
    var game = Game(HandsScene())
    game.tap(named: "switch.rival")
    for _ in 0..<8 where game.alert == nil {
      let picture = game.picture
      for (side, mascot) in [("jungle", "frog"), ("player", "toucan")] {
        let head = picture.command(named: "thrower.\(side)")?.imageName
        #expect(head?.hasPrefix("mascot-\(mascot)-") == true)
      }
      #expect(picture.command(named: "jungle.lion") == nil)
      #expect(!picture.imageNames.contains("lion-body"))
      game.send(.pressed(.one, at: .left))
      game.send(.pressed(.two, at: .right))
      game.advance(by: 4)
      if game.alert == nil { game.tap(named: "button.next-turn") }
      game.advance(by: 0.6)
    }
    #expect(game.effects.contains(.celebrate(.crown(.paper, on: .lion, as: .toucan))))
  }

  @Test("R112b R122 the jungle's hand alone wears leaves round its wrist, and no mascot's does")
  func leaves() throws {
    var game = byRounds()
    for outcome in [Outcome.loss, .tie, .win] {
      try game.play(outcome)
      game.advance(by: 0.5)
      let leaves = game.picture.commands.filter { $0.name == "leaves" }
      let hand = try #require(game.picture.command(named: "hand.jungle"))
      #expect(leaves.map(\.at) == [hand.at] && leaves[0].turn == hand.turn)
      if game.shows("button.next-turn") { game.tap(named: "button.next-turn") }
      game.rest()
    }
    let two = try wonMatches().two
    #expect(!two.picture.commands.contains { $0.name == "leaves" })
  }

  @Test(
    "R49 R122 a tie is earth and a loss dry clay, paler at the rim; a flower grows out of each crack"
  )
  func clay() throws {
    var game = byRounds()
    for outcome in [Outcome.loss, .tie, .win, .loss] {
      try game.play(outcome)
      game.advance(by: 0.5)
      let cracks = game.picture.commands.filter { $0.name == "crack" }
      #expect((cracks.count > 4) == (outcome == .loss) && cracks.allSatisfy { $0.opacity == 1 })
      let blooms = game.picture.commands.filter { $0.name == "bloom" }
      #expect(blooms.count == cracks.count)
      #expect(zip(cracks, blooms).allSatisfy { !$0.frame.isApart(from: $1.frame) })
      let grounds = game.picture.commands.filter {
        guard case .roundedRect = $0.shape else { return false }
        return $0.frame.contains(Point(x: 640, y: 200)) && $0.frame.width > 800
          && $0.frame.width < 970 && $0.name != "moss"
      }
      #expect(grounds.allSatisfy { $0.tint.green >= game.ground?.green ?? 0 }, "nothing is darker")
      let isLit = grounds.contains { $0.tint.green > game.ground?.green ?? 0 }
      #expect(isLit == (outcome != .win))
      let sign = Rect(center: Point(x: 640, y: 424), size: Size(150, 150))
      let field = Rect(x: 157, y: 175, width: 966, height: 306)
      let spot = game.picture.commands.last {
        guard case .roundedRect = $0.shape else { return false }
        return field.contains($0.frame) && $0.frame.contains(Point(x: 570, y: 330))
      }
      #expect(spot?.tint == game.ground, "R49 inside it has exactly its colour")
      for crack in cracks {
        #expect(!sign.contains(crack.at) && field.contains(crack.at))
        let turn = crack.turn * .pi / 180
        for end in [-1.0, 1] {
          let half =
            Point(x: Portable.cos(turn), y: Portable.sin(turn)) * (0.46 * crack.frame.width * end)
          #expect(field.insetBy(-10).contains(crack.at + half), "it stays in the field")
        }
      }
      game.tap(named: "button.next-turn")
      game.advance(by: 0.5)
      #expect(game.ground == Ground.gray)
      game.advance(by: 0.5)
      #expect(!game.picture.commands.contains { $0.name == "crack" })
      game.rest()
    }
  }

  @Test("R124 whoever has won is on the card alone, in whose petals the winner dances")
  func alone() throws {
    let (one, two) = try wonMatches()
    for var game in [one, two] {
      #expect(game.alert != nil)
      game.advance(by: 0.4)
      let picture = game.picture
      for name in ["hand.player", "hand.jungle", "sentence", "mascot.left", "mascot.right"] {
        #expect(picture.command(named: name) == nil)
      }
      #expect(picture.imageNames.contains("petal") && picture.imageNames.contains("rays"))
      var places: Set<Double> = []
      game.advance(by: 1) { places.insert($0.picture.command(named: "result.player")?.at.y ?? 0) }
      #expect(places.count > 2)
      game.key(.escape)
      #expect(game.picture.command(named: "hand.player") != nil, "R56 the board stays")
    }
    let loser = two.picture.command(named: "result.jungle")?.imageName
    #expect(loser == "mascot-frog-large", "it claps")
  }
}
