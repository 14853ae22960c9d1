import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@testable import Hands

/// What is seen about the hands: names, scores, those who look on.
@Suite struct HandsLookTests {
  @Test("R170 the boards of two players are mirror images, with as many crowns for each")
  func tags() throws {
    var game = Game(HandsScene())
    game.tap(named: "switch.rival")
    let (jungle, player) = (
      try #require(game.rect("board.jungle")), try #require(game.rect("board.player"))
    )
    #expect(jungle.size == player.size && jungle.minY == player.minY)
    func places(_ board: Rect, _ names: (DrawCommand) -> Bool) -> [Double] {
      game.picture.commands.filter { board.contains($0.at) && names($0) }.map {
        (abs($0.at.x - Design.middle) * 10).rounded() / 10
      }.sorted()
    }
    let crowns = places(jungle) { $0.imageName == "crown" }
    #expect(crowns.count == 3 && crowns == places(player) { $0.imageName == "crown" })
    #expect(places(jungle) { $0.words != nil } == places(player) { $0.words != nil })
    #expect(Design.middle - jungle.center.x == player.center.x - Design.middle)
  }

  @Test("R170 beside each mascot stands its own name, also after it was exchanged")
  func mascots() throws {
    var game = Game(HandsScene())
    game.tap(named: "switch.rival")
    for _ in 0..<3 {
      for (seat, tag) in [(Seat.left, "board.jungle"), (.right, "board.player")] {
        let face = game.picture.commands.first { $0.name == "mascot.\(seat)" }?.imageName
        let mascot = try #require(Mascot.allCases.first { face == "mascot-\($0)" })
        let frame = try #require(game.rect(tag))
        let names = game.picture.commands.filter { frame.contains($0.at) }.compactMap(\.words)
          .filter { $0 != "0" }
        #expect(names == [Language.english(.table(.mascot(mascot)))])
      }
      game.tap(named: "mascot.left")
    }
  }

  @Test("R49 R50 R170 of two the winner's colour is on the ground, and both keep their names")
  func colours() throws {
    for winner in Seat.allCases {
      var game = Game(HandsScene())
      game.tap(named: "switch.rival")
      for seat in Seat.allCases { game.send(.pressed(seat == winner ? .one : .three, at: seat)) }
      var scraps: Set<Color> = []
      game.advance(by: 6) { game in
        scraps.formUnion(game.picture.commands.filter { $0.name == "scrap" }.map(\.tint))
      }
      let tint = SeatPlate.tint(of: winner)
      #expect(game.ground == tint)
      #expect(!scraps.isEmpty && scraps.allSatisfy { ($0.blue > $0.red) == (winner == .right) })
      let names = game.picture.texts
      #expect(
        [Mascot.frog, .toucan].allSatisfy {
          names.contains(Language.english(.table(.mascot($0))))
        })
    }
  }

  @Test("R170 the crowns of both players come from the same side")
  func order() throws {
    for winner in Seat.allCases {
      var game = Game(HandsScene())
      game.tap(named: "switch.rival")
      for seat in Seat.allCases { game.send(.pressed(seat == winner ? .one : .three, at: seat)) }
      game.rest()
      let board = try #require(game.rect(winner == .left ? "board.jungle" : "board.player"))
      let crowns = game.picture.commands.filter {
        $0.imageName == "crown" && $0.scale.x < 0.49 && board.contains($0.at)
      }
      let won = try #require(crowns.first { $0.name == "won" })
      #expect(crowns.count > 2 && crowns.allSatisfy { $0.at.x >= won.at.x })
    }
  }

  @Test("R5 the hand on the door throws all three while it is looked at")
  func door() {
    let moments = stride(from: 0.02, to: Door.Thumbnail.playing, by: 0.02)
    let seen = moments.map { play in
      Picture.of { Door.hands.draw(Door.Thumbnail(center: .zero, play: play), &$0) }.imageNames
    }
    let hands = seen.map { $0.filter { $0.hasPrefix("hand-") } }
    #expect(hands.allSatisfy { $0.count == 2 }, "one of them wins")
    #expect(Set(hands.joined()) == ["hand-rock", "hand-paper", "hand-scissors"])
  }

  @Test("R53 R122 the boards count the rounds that each side has won")
  func tally() throws {
    var game = byRounds()
    func wins() -> [String?] { [game.text(named: "score.jungle"), game.score] }
    #expect(wins() == ["0", "0 of 3"])
    try game.play([.win])
    #expect(wins() == ["0", "1 of 3"])
    try game.play([.loss, .tie, .loss])
    #expect(wins() == ["2", "1 of 3"])
  }

  @Test("R53 R122 a round's winner sees its own score jump, and nothing of the other's")
  func jump() throws {
    var game = byRounds()
    try game.play([.win])
    func sizes() -> [Double?] {
      ["won", "score.jungle"].map { game.picture.command(named: $0)?.scale.x }
    }
    let rest = sizes()
    var (crowns, counts): ([Double], [Double]) = ([], [])
    try game.play(.loss) {
      crowns += [$0.picture.command(named: "won")?.scale.x ?? 0]
      counts += [$0.picture.command(named: "score.jungle")?.scale.x ?? 0]
    }
    #expect(crowns.max() == rest[0] && crowns.min() == rest[0])
    #expect(try #require(counts.max()) > 1.2)
  }

  @Test("R48 each number of the count is larger than the one before, and none is small")
  func count() throws {
    var game = byRounds()
    game.tap(named: "throw.rock")
    var sizes: [String: Double] = [:]
    game.advance(by: 1.5) {
      guard let number = $0.picture.command(named: "count"), let words = number.words else {
        return
      }
      #expect(number.scale.y > 0.8)
      for side in ["jungle", "player"] {
        let fist = $0.picture.command(named: "hand.\(side)")?.at
        #expect(fist.map { $0.y > number.at.y + 100 } == true, "over the fists")
      }
      sizes[words] = number.scale.y
    }
    let (one, two) = try (#require(sizes["One"]), #require(sizes["Two"]))
    #expect(try one < two && two < #require(sizes["Three!"]))
  }

  @Test("R122 those beside the table mind how a round ended", arguments: [true, false])
  func cast(reducesMotion: Bool) throws {
    var game = byRounds()
    game.setPreferences { $0.reducesMotion = reducesMotion }
    let answer = try #require(game.answer)
    game.tap(named: "throw.\(answer.beatenBy)")
    var names: Set<String> = []
    game.advance(by: 2.5) { names.formUnion($0.picture.imageNames) }
    #expect(names.contains("rabbit-eyes-glee") == !reducesMotion)
  }

  @Test("R54 at Next Turn a hand goes back from where it was, without a jump")
  func back() throws {
    var game = byRounds()
    try game.play(.win)
    func sizes() -> [Double] {
      ["player", "jungle"].map { game.picture.command(named: "hand.\($0)")?.scale.y ?? 0 }
    }
    let before = sizes()
    #expect(before[0] > before[1] * 1.1, "the winner is the larger one")
    game.tap(named: "button.next-turn")
    game.tick()
    for (one, next) in zip(before, sizes()) { #expect(abs(one - next) < 0.06 * one) }
  }

  @Test(
    "R47 a rim of warm stone keeps the colour from the slab, and that fills a third of the window")
  func stone() throws {
    let game = byRounds()
    let ground = try #require(game.picture.command(named: "ground")).frame
    let around = game.picture.commands.filter {
      if case .roundedRect = $0.shape { $0.frame.contains(ground) && $0.name == nil } else { false }
    }
    #expect(around.contains { $0.tint == Color(0xD9B877) && $0.frame.width > ground.width + 30 })
    #expect(game.ground == Ground.gray && Set(around.map(\.tint)).count == 4)
    #expect(ground.width * ground.height > 0.3 * 1280 * 720)
  }

  @Test("R119 the fists swing with their fingers behind the wrist, and each blow squashes them")
  func swings() throws {
    var game = byRounds()
    game.tap(named: "throw.rock")
    var (turns, heights, widths): ([Double], [Double], [Double]) = ([], [], [])
    game.advance(by: 0.99) { game in
      guard let hand = game.picture.command(named: "hand.player") else { return }
      turns.append(hand.turn)
      heights.append(-hand.at.y)
      widths.append(hand.scale.x / hand.scale.y)
    }
    func tops(_ values: [Double]) -> [Int] {
      values.indices.dropFirst().dropLast().filter {
        values[$0] > values[$0 - 1] && values[$0] >= values[$0 + 1]
      }
    }
    #expect(tops(heights).count == 3)
    // The fingers are highest only when the wrist comes down again.
    for (wrist, fingers) in zip(tops(heights), tops(turns)) { #expect(fingers > wrist) }
    #expect(try #require(widths.max()) > 1.1)
  }

  @Test("R41b R131 the animal that lent its name is larger, and the others stand back")
  func chosen() throws {
    func sizes(_ game: Game) -> [Double] {
      Animal.allCases.compactMap { animal in
        game.picture.command(named: "lender.\(animal)")?.scale.y
      }
    }
    var game = Game(HandsScene())
    #expect(Set(sizes(game)).count == 1)
    game.tap(named: "badge.cobra")
    let seen = sizes(game)
    #expect(seen[1] > 1.4 * seen[0] && seen[1] > 1.4 * seen[2])
    game.fill("field.name", with: "Ada")
    #expect(Set(sizes(game)).count == 1)
  }

  @Test("R132 Reset Game stands well apart from the hands, the same before and after a throw")
  func resetApart() throws {
    var game = byRounds()
    let reset = try #require(game.rect("button.reset"))
    for hand in Throw.allCases {
      #expect(reset.minX - (try #require(game.rect("throw.\(hand)")).maxX) > 100)
    }
    try game.play(.loss)
    #expect(game.rect("button.reset") == reset)
    #expect(reset.minX - (try #require(game.rect("button.next-turn")).maxX) > 200)
  }

  @Test("R55 R132 Reset Game is smaller than any hand, and farther from them than they are wide")
  func resetSmall() throws {
    let game = byRounds()
    let reset = try #require(game.rect("button.reset"))
    for hand in Throw.allCases {
      let frame = try #require(game.rect("throw.\(hand)"))
      #expect(reset.width * reset.height < 0.7 * frame.width * frame.height)
      #expect(reset.center.distance(to: frame.center) > 1.5 * frame.width)
      #expect(frame.width >= 200 && frame.height >= 150, "R47 what there is to do is large")
    }
    #expect(game.picture.texts.contains("Reset\nGame"))
    #expect(reset.isApart(from: GameLayout.field.insetBy(-24)), "it has a place of its own")
    let wood = game.picture.commands.filter { $0.imageName == "button" && $0.frame == reset }
    #expect(wood.map(\.tint) == [.white], "it asks, and so need not frighten")
  }

  @Test("R102 the chosen hand flies from its button to the arm, but not in calm motion")
  func pick() throws {
    for reducesMotion in [false, true] {
      var game = byRounds()
      game.setPreferences { $0.reducesMotion = reducesMotion }
      let (button, arm) = (
        try #require(game.rect("throw.scissors")),
        try #require(game.picture.command(named: "hand.player")).frame
      )
      game.tap(named: "throw.scissors")
      var seen: [DrawCommand] = []
      game.advance(by: 1) { seen += $0.picture.command(named: "pick").map { [$0] } ?? [] }
      guard !reducesMotion else {
        #expect(seen.isEmpty)
        continue
      }
      let (first, last) = (try #require(seen.first), try #require(seen.last))
      #expect(seen.allSatisfy { $0.imageName == "hand-scissors" })
      #expect(button.insetBy(-40).contains(first.at) && arm.insetBy(-60).contains(last.at))
      #expect(seen.count < 30, "before the count has got far")
    }
  }

  @Test("R102 R119 the slab yields to the blow for a moment, but not in calm motion")
  func thump() throws {
    for reducesMotion in [false, true] {
      var game = byRounds()
      game.setPreferences { $0.reducesMotion = reducesMotion }
      let field = try #require(game.picture.command(named: "ground")).frame
      game.tap(named: "throw.rock")
      var widths: [Double] = []
      game.advance(by: 3) {
        widths += $0.picture.command(named: "ground").map { [$0.frame.width] } ?? []
      }
      let least = try #require(widths.min())
      #expect(reducesMotion ? least == field.width : (0.95...0.985).contains(least / field.width))
      #expect(widths.count { $0 < 0.998 * field.width } < 30)
      #expect(game.picture.command(named: "ground")?.frame == field)
    }
  }

  @Test("R122 those beside the table count along, and gasp before the blow, whoever will win")
  func gasps() throws {
    for hand in Throw.allCases {
      var game = byRounds()
      game.tap(named: "throw.\(hand)")
      var (lifts, isAfraid): (Set<Double>, Bool) = ([], false)
      for _ in 0..<180 where game.rect("button.next-turn") == nil {
        game.tick()
        isAfraid = isAfraid || game.picture.imageNames.contains("rabbit-eyes-wide")
        let body = game.picture.commands.first { $0.imageName == "rabbit-body" }
        if let body { lifts.insert(body.at.y.rounded()) }
      }
      #expect(isAfraid && lifts.count > 5, "\(hand)")
    }
  }

  @Test("R102 R118 a hand waves under the pointer, a few times a second; not in calm motion")
  func waves() throws {
    for reducesMotion in [false, true] {
      var game = byRounds()
      game.setPreferences { $0.reducesMotion = reducesMotion }
      let place = try #require(game.rect("throw.paper")).center
      game.send(.pointerMoved(place))
      var turns: Set<Double> = []
      game.advance(by: 2) { game in
        for command in game.picture.commands where command.imageName == "hand-paper" {
          if abs(command.at.x - place.x) < 20, command.at.y > 500 { turns.insert(command.turn) }
        }
      }
      #expect(reducesMotion ? turns == [0] : (3...12).contains(turns.count), "\(turns)")
      let change = game.page.nextChange(game.context.view).map { ($0 - game.now).seconds }
      #expect(reducesMotion ? change == nil : change.map { (0.02...0.2).contains($0) } == true)
    }
  }

  @Test("R54 a press anywhere on the slab goes on, also on its rim; one beside it does not")
  func slab() throws {
    for (place, goesOn) in [
      (Point(x: 300, y: 250), true), (Point(x: 110, y: 340), true), (Point(x: 640, y: 690), false),
    ] {
      var game = byRounds()
      try game.play(.tie)
      game.advance(by: 4)
      game.tap(place)
      game.tick()
      #expect((game.rect("button.next-turn") == nil) == goesOn, "\(place)")
    }
  }

  @Test(
    "R54 R118 Next Turn is large, in a light that breathes until it is pressed; not in calm motion")
  func nextTurn() throws {
    for reducesMotion in [false, true] {
      var game = byRounds()
      game.setPreferences { $0.reducesMotion = reducesMotion }
      try game.play(.tie)
      let next = try #require(game.rect("button.next-turn"))
      #expect(next.width > 300 && next.height > 100)
      var lights: Set<Double> = []
      game.advance(by: 2) { game in
        for command in game.picture.commands where command.at == next.center {
          if case .border = command.shape, command.tint == .sun {
            lights.insert(command.frame.width)
          }
        }
      }
      #expect(reducesMotion ? lights.count == 1 : lights.count > 5)
      game.tap(named: "button.next-turn")
      #expect(!game.picture.commands.contains { $0.at == next.center && $0.tint == .sun })
    }
  }

  @Test("R5 R131 a house in the corner leads to the clearing, from the form and from both tables")
  func corner() throws {
    func seen(_ game: Game) throws -> String? {
      let place = try #require(game.rect("button.back")).center
      return game.picture.commands.last { $0.at == place }?.imageName
    }
    var game = Game(HandsScene())
    #expect(try seen(game) == "icon-to-home")
    var two = game
    two.tap(named: "switch.rival")
    #expect(try seen(two) == "icon-to-home")
    game.tap(named: "badge.lion")
    game.tap(named: "button.continue")
    #expect(try seen(game) == "icon-to-home")
  }
}

/// What was too harsh, too bare or too small.
@Suite struct HandsKindnessTests {
  @Test("R49 after a loss clay covers all but a strip of the red; in calm motion and at once, too")
  func clay() throws {
    for reducesMotion in [false, true] {
      var game = byRounds()
      game.setPreferences { $0.reducesMotion = reducesMotion }
      try game.play(.loss)
      let ground = try #require(game.picture.command(named: "ground"))
      #expect(ground.tint == Ground.red)
      let layers = game.picture.commands.filter { $0.name == "clay" }
      let bare = try #require(layers.last { $0.tint == Ground.red }).frame
      #expect(bare.width * bare.height < 0.3 * ground.frame.width * ground.frame.height)
      #expect(bare.height > 60, "but red it is")
      #expect(Set(layers.map(\.tint)).count > 5, "soft at its rim")
    }
  }

  @Test("R47 R122 on gray stone moss grows along the rim, and its middle is exactly gray")
  func moss() throws {
    for game in [Game(HandsScene()), byRounds()] {
      let layers = game.picture.commands.filter { $0.name == "moss" }
      let middle = try #require(layers.last)
      #expect(layers.count > 4 && middle.tint == Ground.gray && middle.opacity == 1)
      #expect(middle.frame.width > 800 && middle.frame.height > 200)
    }
  }

  @Test("R50 R119 the hands of a tie stay below the words above them", arguments: Throw.allCases)
  func tieIsClear(hand: Throw) throws {
    var game = byRounds()
    game.jungleThrows(hand)
    game.tap(named: "throw.\(hand)")
    game.advance(by: 4) { game in
      guard game.text(named: "sentence") != nil else { return }
      for side in ["jungle", "player"] {
        guard let thrown = game.picture.command(named: "hand.\(side)") else { continue }
        let turn = thrown.turn * .pi / 180
        for (reach, aside) in [80.0, 130, 180].flatMap({ [($0, -60.0), ($0, 60)] }) {
          let y =
            thrown.at.y + aside * thrown.scale.x * Portable.sin(turn)
            - reach * thrown.scale.y * Portable.cos(turn)
          #expect(y > 232, "\(hand)")
        }
      }
    }
  }

  @Test("R43 R57 R131 below each crown to win are three hands, as it takes about three throws")
  func throwsArePictures() {
    var game = Game(HandsScene())
    for wins in [3, 1, 5] {
      game.tap(named: "goal.\(wins)")
      let hands = game.picture.commands.filter { $0.name == "expected" }
      #expect(hands.count == 3 * wins)
      #expect(game.text(named: "length") == "about \(3 * wins) throws")
    }
  }

  @Test("R131 R134 before a name the ring of who beats whom stands where Continue will be")
  func ringInvites() {
    var game = Game(HandsScene())
    func rings() -> Int { game.picture.commands.count { $0.imageName == "beat-ring" } }
    #expect(rings() == 1)
    game.tap(named: "badge.cobra")
    #expect(rings() == 0 && game.shows("button.continue"))
  }

  @Test("R53 R122 beside the crowns and beside the wreaths stands their number")
  func numbers() throws {
    var game = byRounds()
    func seen() -> [String?] { ["player", "jungle"].map { game.text(named: "score.\($0)") } }
    #expect(seen() == ["0", "0"])
    try game.play([.win, .loss, .win])
    #expect(seen() == ["2", "1"])
    let (own, crowns) = (
      try #require(game.picture.command(named: "score.player")).at,
      game.picture.commands.filter { $0.name == "won" }.map(\.at)
    )
    #expect(crowns.count == 2 && crowns.allSatisfy { $0.y == own.y && $0.x < own.x })
  }

  @Test("R56 R132 after a victory Play Again is the large one, and Reset Game stands back")
  func playAgainLeads() throws {
    var game = byRounds(1)
    func reset() throws -> DrawCommand {
      let words = "Reset\nGame"
      return try #require(game.picture.commands.last { $0.words == words })
    }
    let before = try reset()
    try game.play(.win)
    let (again, leave) = (
      try #require(game.rect("alert.again")), try #require(game.rect("alert.leave"))
    )
    #expect(again.width > 1.8 * leave.width && leave.maxX < again.minX - 60)
    game.key(.escape)
    game.advance(by: 1)
    let after = try reset()
    #expect(after.scale.x < 0.9 * before.scale.x && after.opacity < 0.9)
    #expect((try #require(game.rect("button.play-again"))).width > 400)
  }

  @Test("R124 on the card of a victory the crowns leap in turn among sparks, and then stand still")
  func crownsLeap() throws {
    for reducesMotion in [false, true] {
      var game = byRounds(2)
      game.setPreferences { $0.reducesMotion = reducesMotion }
      try game.play([.win])
      try game.play(.win)
      game.advance(by: 0.5)
      var (heights, sparks, apart): ([Set<Double>], Int, Double) = ([[], []], 0, 0)
      game.advance(by: 2.5) { game in
        let crowns = game.picture.commands.filter { $0.name == "won" }.map(\.at.y)
        for (index, height) in crowns.enumerated() { heights[index].insert(height) }
        apart = max(apart, (crowns.max() ?? 0) - (crowns.min() ?? 0))
        sparks += game.picture.commands.count { $0.name == "sparkle" }
      }
      #expect(heights.allSatisfy { reducesMotion ? $0.count == 1 : $0.count > 3 })
      #expect((sparks == 0) == reducesMotion && (apart > 8) == !reducesMotion)
    }
  }
}
