import Animation
import Figures
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@testable import Jungle

/// What the strip says in a round, and animals that are carried where two play.
@Suite struct JungleTableTests {
  private func forTwo() -> Harness<JungleScene> {
    var game = Harness(JungleScene(), seed: 1)
    game.tap(named: "switch.rival")
    return game
  }

  private func middle(_ name: String, _ game: Harness<JungleScene>) throws -> Point {
    try #require(game.picture.command(named: name)).frame.center
  }

  private func prompt(_ game: Harness<JungleScene>) -> Phrase? {
    game.scene.prompt(game.context.view)
  }

  @Test("R134 R170 the ring of who beats whom stays in its place when a friend comes")
  func steadyRing() throws {
    var game = Harness(JungleScene(), seed: 1)
    let place = try #require(game.rect("ring"))
    game.tap(named: "switch.rival")
    #expect(game.rect("ring") == place)
    #expect(game.picture.commands.contains { $0.name == "beats.rock" && place.contains($0.at) })
  }

  @Test("R170 the half of the switch that is chosen already does nothing, the other one chooses")
  func switches() {
    var game = Harness(JungleScene(), seed: 1)
    let (jungle, friend) = (
      JungleLayout.rivalSwitch.point(0.25, 0.5), JungleLayout.rivalSwitch.point(0.75, 0.5)
    )
    for (half, isForTwo) in [(jungle, false), (friend, true), (friend, true), (jungle, false)] {
      game.tap(half)
      #expect((game.scene.keyReading == .bySeat) == isForTwo)
    }
  }

  @Test(
    "R34 the strip says that the jungle is choosing until it has chosen, and no longer",
    arguments: Matchup.all)
  func chosen(pair: Matchup) throws {
    var game = try pair.game()
    var moments = [true: 0, false: 0]
    for _ in 0..<400 {
      guard let round = game.scene.round else { break }
      let hasChosen = round.rival != nil
      #expect((prompt(game) == .jungle(.choosing)) != hasChosen)
      #expect(prompt(game) != .table(.ready), "nobody else is there")
      moments[hasChosen, default: 0] += 1
      game.tick()
    }
    #expect(moments.values.allSatisfy { $0 > 5 })
  }

  @Test(
    "R170 R171 of two, whoever drags an animal by touch hears it and chooses behind leaves",
    arguments: Animal.allCases)
  func dragged(animal: Animal) throws {
    var game = forTwo()
    game.send(.used(.touch))
    let home = try middle(animal.rawValue, game)
    let river = try #require(game.rect("region")).center
    game.send(.pointerDown(home))
    for step in 1...10 { game.send(.pointerMoved(home + (river - home) * (Double(step) / 10))) }
    game.tick()
    #expect(try middle(animal.rawValue, game).distance(to: home) < 12)
    #expect(prompt(game) == .table(.choosing))
    #expect(game.scene.pair?.cardAction == .openCurtain)
    game.send(.pointerUp(river))
    #expect(game.scene.round == nil)
    #expect(game.plays(animal.voice) == 1)
  }

  @Test(
    "R170 R171 of two, the mouse's first press on any animal begins a turn behind leaves, silently",
    arguments: Animal.allCases)
  func pressedByMouse(animal: Animal) throws {
    var game = forTwo()
    game.send(.used(.pointer), .pointerDown(try middle(animal.rawValue, game)))
    #expect(game.scene.pair?.cardAction == .openCurtain && game.scene.gesture == .idle)
    game.send(.pointerUp(try middle(animal.rawValue, game)))
    game.advance(by: 0.5)
    #expect(game.scene.pair?.cardAction == .openCurtain, "the release chooses nothing")
    #expect(game.plays(animal.voice) == 0)
  }

  @Test("R100 R170 of two, a finger on an animal and then in the river chooses behind leaves too")
  func pressed() throws {
    var game = forTwo()
    game.send(.used(.touch))
    let river = try #require(game.rect("region")).center
    game.tap(try middle("rabbit", game))
    #expect(game.scene.pair?.cardAction == nil, "a tickle alone covers nothing")
    game.tap(river)
    #expect(game.scene.pair?.cardAction == .openCurtain)
    #expect(game.scene.round == nil)
  }

  @Test("R170 both have chosen, the strip says, until they fight; then nothing before the story")
  func fighting() {
    var game = forTwo()
    game.send(.pressed(.one, at: .left), .pressed(.three, at: .right))
    var (counted, fought) = (0, 0)
    for _ in 0..<900 {
      game.tick()
      if game.scene.round == nil { counted += prompt(game) == .table(.ready) ? 1 : 0 }
      guard game.scene.round != nil else { continue }
      fought += 1
      #expect(prompt(game) != .table(.ready))
    }
    #expect(counted > 30 && fought > 60)
  }

  @Test(
    "R124 at the end of a match who played is on its card, large, and nobody stands half behind it",
    arguments: [false, true])
  func nobodyHidden(isForTwo: Bool) throws {
    var preferences = Preferences()
    preferences.goal = .firstTo(3)
    var game = Harness(
      JungleScene(preferences: preferences), seed: 1, preferences: preferences)
    if isForTwo { game.tap(named: "switch.rival") }
    func waiting() -> [Animal] {
      Animal.allCases.filter { game.picture.command(named: $0.rawValue) != nil }
    }
    #expect(waiting() == Animal.allCases)
    func choices() -> Int {
      let plate = JungleLayout.plate(.left)
      return game.picture.commands.count { $0.imageName != nil && plate.contains($0.at) }
    }
    let offered = choices()
    for _ in 0..<30 where game.rect("alert.again") == nil {
      game.key(.one)
      game.send(.pressed(.one, at: .left), .pressed(.two, at: .right))
      game.rest()
    }
    #expect(waiting().isEmpty)
    #expect(!isForTwo || choices() < offered / 2, "nothing is left to choose")
    for side in Side.allCases {
      #expect(try #require(game.picture.command(named: "result.\(side)")).frame.height > 110)
    }
    game.tap(named: "alert.again")
    #expect(waiting() == Animal.allCases)
  }

  @Test("R170 of two, whoever is tapped by a finger answers and stays", arguments: Animal.allCases)
  func tapped(animal: Animal) throws {
    var game = forTwo()
    game.send(.used(.touch))
    game.tap(try middle(animal.rawValue, game))
    #expect(game.plays(animal.voice) == 1)
    #expect(game.scene.gesture == .idle && game.scene.round == nil)
  }

  @Test("R117 R170 while the other still chooses, the animals look there, and breathe")
  func expecting() throws {
    func heads(_ game: Harness<JungleScene>) -> [Point] {
      let names: Set = ["lion-face", "cobra-head", "rabbit-head"]
      return game.picture.commands.filter {
        // Those on the bank, and none of the small ones on the plates.
        names.contains($0.imageName ?? "") && $0.scale.y > 0.8
      }.map(\.at)
    }
    var turned: [Seat: [Point]] = [:]
    for seat in Seat.allCases {
      var game = forTwo()
      game.advance(by: 0.5)
      game.send(.pressed(.one, at: seat))
      var seen: Set<[Point]> = []
      game.advance(by: 1.5) { seen.insert(heads($0)) }
      #expect(seen.count >= 8)
      let tick = try #require(game.picture.command(named: "tick")).at
      #expect((tick.x < 640) == (seat == .left), "who has chosen is hidden, not that")
      turned[seat] = heads(game)
    }
    // All look to where somebody is awaited.
    let (left, right) = (try #require(turned[.left]), try #require(turned[.right]))
    #expect(left.count == 3 && zip(left, right).allSatisfy { $0.x > $1.x })
  }

  @Test("R171 R92 an animal that is held when both show theirs goes home without a jump")
  func held() throws {
    var game = forTwo()
    let home = try middle("cobra", game)
    game.send(.pressed(.one, at: .left), .pressed(.three, at: .right))
    game.send(.pointerDown(home), .pointerMoved(home + Point(x: 3, y: 0)))
    var last = try middle("cobra", game)
    for _ in 0..<400 where game.scene.gesture != .idle {
      last = try middle("cobra", game)
      game.tick()
    }
    #expect(game.scene.round != nil)
    for _ in 0..<30 {
      let next = try middle("cobra", game)
      #expect(next.distance(to: last) < 60)
      last = next
      game.tick()
    }
    let hasCome = game.rest()
    #expect(hasCome)
    #expect(try middle("cobra", game).distance(to: home) < 4)
  }

  @Test("R114 R171 who turns to a friend leaves nobody in the brook, and the reeds stand there")
  func turnedAway() throws {
    var game = try Matchup(player: .lion, rival: .rabbit).game()
    for _ in 0..<400 where game.scene.round != nil { game.tick() }
    game.advance(by: 0.2)
    #expect(game.picture.command(named: "beaten") != nil)
    game.tap(named: "switch.rival")
    game.tick()
    #expect(game.picture.command(named: "beaten") == nil)
    let now = game.picture.imageNames.filter { $0.contains("reed") }
    var fresh = forTwo()
    fresh.tick()
    #expect(!now.isEmpty && now == fresh.picture.imageNames.filter { $0.contains("reed") })
    #expect(game.scene.bursts.allSatisfy { $0.since <= game.now }, "nobody is left to splash")
  }

  @Test("R37 R170 with a friend three crowns stand under each score, golden for each round won")
  func crowns() throws {
    var game = Harness(JungleScene(), seed: 1)
    func crowns(_ side: Side) -> [Bool] {
      game.picture.commands.filter {
        $0.imageName == "crown" && ScorePlaques.frame(of: side).contains($0.frame)
      }.map { $0.name == "won" }
    }
    #expect(crowns(.player).isEmpty, "against the jungle the goal is on its button")
    game.tap(named: "switch.rival")
    #expect(crowns(.jungle) == [false, false, false] && crowns(.player) == crowns(.jungle))
    for seat in Seat.allCases { game.send(.pressed(seat == .left ? .one : .three, at: seat)) }
    game.rest()
    game.rest()
    #expect(crowns(.jungle) == [true, false, false] && crowns(.player) == [false, false, false])
  }

  @Test("R170 R114 both players stand on the bank while their animals meet; one dances, one is sad")
  func players() throws {
    var game = forTwo()
    func faces() -> [String?] {
      [Side.jungle, .player].map { game.picture.command(named: "player.\($0)")?.imageName }
    }
    #expect(faces() == [nil, nil])
    for seat in Seat.allCases { game.send(.pressed(seat == .left ? .one : .three, at: seat)) }
    var (seen, heights) = ([[String?]](), Set<Double>())
    for _ in 0..<900 {
      game.tick()
      if faces() != seen.last { seen.append(faces()) }
      if faces().last == "mascot-toucan-hurt" {
        heights.insert(try #require(game.picture.command(named: "player.jungle")).at.y)
      }
    }
    let together = ["mascot-frog-large", "mascot-toucan-large"] as [String?]
    #expect(
      seen == [[nil, nil], together, ["mascot-frog-large", "mascot-toucan-hurt"], [nil, nil]])
    #expect(try #require(heights.max()) - #require(heights.min()) > 8, "it dances")
    let places = [Side.jungle, .player].map(JungleLayout.player)
    #expect(places[0].x < Design.middle && Design.middle < places[1].x)
    for place in places {
      #expect(Animal.allCases.allSatisfy { !Board.homeRect(of: $0).contains(place) })
    }
  }

  @Test("R170 R114 a player on the bank is out of reach of the arms of lion and rabbit")
  func freeFaces() {
    let arm = 100.0
    for place in [Side.jungle, .player].map(JungleLayout.player) {
      for animal in [Animal.lion, .rabbit] {
        let home = Board.homeRect(of: animal)
        #expect(home.maxX + arm < place.x || place.x + arm < home.minX, "\(animal)")
      }
    }
  }

  @Test("R131 R170 behind the leaves a hand beside the player who chooses points to the three")
  func curtainHand() throws {
    for seat in Seat.allCases {
      var game = forTwo()
      if seat == .right { game.send(.pressed(.one, at: .left)) }
      game.tap(try #require(game.rect("\(seat.rawValue).rock")).center)
      game.advance(by: 0.6)
      let hand = try #require(game.picture.command(named: "curtain.hand"))
      #expect((hand.at.x < Design.middle) == (seat == .left))
      let three = try #require(game.rect("curtain.rock"))
      #expect(hand.frame.maxY <= three.minY + 8 && hand.frame.maxY > three.minY - 60)
    }
  }

  @Test("R114 R170 after a match of two the beaten claps for the other, and nobody cries")
  func claps() throws {
    var game = forTwo()
    for _ in 0..<3 {
      for seat in Seat.allCases { game.send(.pressed(seat == .left ? .one : .three, at: seat)) }
      game.rest()
      game.rest()
    }
    #expect(game.scene.match.winner != nil)
    var gaps: [Double] = []
    game.advance(by: 2) { game in
      let picture = game.picture
      #expect(!picture.imageNames.contains { $0.hasSuffix("-hurt") })
      let size = ["jungle", "player"].compactMap {
        picture.command(named: "result.\($0)")?.frame.width
      }
      #expect(size.count == 2 && size[0] == size[1], "one is as large as the other")
      let isOfLoser = { (command: DrawCommand) in
        command.at.x > Design.middle && command.at.x < Design.middle + 320
      }
      let body = picture.commands.first { $0.imageName == "mascot-toucan-body" }
      let arms = picture.commands.filter {
        isOfLoser($0) && $0.tint == Color(0x2B3A55) && $0.imageName == nil
      }
      let away = arms.map { abs($0.at.x - (body?.at.x ?? 0)) }
      gaps.append(away.min() ?? 0)
    }
    #expect(
      (gaps.max() ?? 0) > 2 * (gaps.min() ?? 0) && (gaps.max() ?? 0) > 10, "its hands meet and part"
    )
  }

  @Test("R124 R170 the show after a match of two is the winner's own", arguments: Seat.allCases)
  func show(winner: Seat) {
    var game = forTwo()
    for _ in 0..<3 {
      for seat in Seat.allCases {
        game.send(.pressed(seat == winner ? .one : .three, at: seat))
      }
      game.rest()
      game.rest()
    }
    let shows = game.effects.compactMap { effect -> Finale? in
      if case .celebrate(let finale) = effect { finale } else { nil }
    }
    let isLeft = winner == .left
    #expect(shows == [.parade(.lion, jungle: isLeft, as: isLeft ? .frog : .toucan)])
  }

  @Test(
    "R112b R170 the animals of two wear the garland of their player in the river, and none ashore")
  func garlands() throws {
    var game = forTwo()
    func worn(at place: (Point) -> Bool = { _ in true }) -> Set<String> {
      Set(
        game.picture.commands.filter { place($0.at) }.compactMap(\.imageName)
          .filter { $0.hasPrefix("garland") || $0.hasPrefix("jungle-") && $0.hasSuffix("crown") })
    }
    for seat in Seat.allCases {
      let plate = JungleLayout.plate(seat)
      #expect(worn(at: plate.contains) == ["garland-\(seat.rawValue)"])
    }
    #expect(worn { $0.y > 440 }.isEmpty, "on the bank they are for either to choose")
    for seat in Seat.allCases { game.send(.pressed(seat == .left ? .one : .three, at: seat)) }
    game.rest { game in
      guard let round = game.scene.round, round.rival != nil else { return }
      let crowns = game.picture.imageNames.filter { $0.hasSuffix("-crown") }
      #expect(!crowns.contains { $0.hasPrefix("jungle") })
    }
    game.tap(named: "switch.rival")
    #expect(worn().isEmpty, "against the jungle they are the player's and the jungle's again")
  }

  @Test("R170 who leads at a table of two wears a crown on the plaque, and nobody while it is even")
  func leader() {
    var game = forTwo()
    func leads() -> [Seat] {
      Seat.allCases.filter { game.picture.command(named: "leads.\($0.rawValue)") != nil }
    }
    #expect(leads().isEmpty)
    for (winner, leaders) in [(Seat.right, [Seat.right]), (.left, []), (.left, [.left])] {
      for seat in Seat.allCases {
        game.send(.pressed(seat == winner ? .one : .three, at: seat))
      }
      game.rest()
      game.rest()
      #expect(leads() == leaders)
    }
  }

  @Test("R131 R170 behind the leaves who chooses is larger than who must not look, told so below")
  func curtainSizes() throws {
    for seat in Seat.allCases {
      var game = forTwo()
      if seat == .right { game.send(.pressed(.one, at: .left)) }
      game.tap(try #require(game.rect("\(seat.rawValue).rock")).center)
      game.advance(by: 0.6)
      let (words, eyes) = (
        try #require(game.picture.command(named: "curtain.dont-look")),
        try #require(game.picture.command(named: "curtain.eyes"))
      )
      #expect((words.at.x < Design.middle) == (seat == .right) && words.at.x == eyes.at.x + 3)
      let heading = try #require(game.picture.command(named: "alert"))
      guard case .text(_, let small, _) = words.shape, case .text(_, let large, _) = heading.shape
      else { return #expect(Bool(false)) }
      #expect(small.size < large.size && heading.words == "Choose in secret!")
      #expect(words.frame.maxY < (try #require(game.rect("curtain.rock")).minY))
    }
  }
}
