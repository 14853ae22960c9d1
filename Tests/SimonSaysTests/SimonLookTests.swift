import Animation
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

/// What the clearing tells its players.
@Suite struct SimonLookTests {
  @Test("R100 each drum bears the arrow that strikes it")
  func arrows() throws {
    var game = Harness<SimonSaysScene>.begun()
    _ = game.watch()
    game.send(.used(.keyboard))
    var context = game.context
    context.view.device = .keyboard
    let picture = game.page.picture(
      View(time: context.now, preferences: context.preferences, device: .keyboard))
    let arrows: [Pad: Key] = [.leaf: .left, .flower: .up, .sun: .right, .drop: .down]
    for (pad, key) in arrows {
      let drum = try #require(game.rect("drum.\(pad)"))
      let cap = try #require(picture.command(named: "cap.\(key)"))
      #expect(drum.contains(cap.at), "\(pad)")
    }
  }

  @Test("R91 nothing sticks out from under an open card, and all plaques are there again after it")
  func clearOfCards() {
    func shows(_ game: Harness<SimonSaysScene>) -> Bool {
      game.banner != nil || game.picture.texts.contains { ["Points", "Length"].contains($0) }
    }
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(2)
    #expect(shows(game))
    var lost = game
    lost.fail()
    #expect(!shows(lost))
    let crosses = lost.picture.commands.filter { $0.imageName == "icon-cross" }
    #expect(crosses.count == 1, "only that on the card")
    _ = game.watch()
    game.tap(named: "button.back")
    game.advance(by: 0.5)
    #expect(!shows(game))
    game.tap(named: "alert.stay")
    #expect(shows(game))
    game = .begun(seed: 3)
    game.repeatSequences(10)
    game.rest()
    #expect(game.alert == "You have won!" && !shows(game))
  }

  @Test("R5 the drum on the door lights up when it is struck, and is dark before the next stroke")
  func door() {
    let moments = stride(from: 0.0, to: Door.Thumbnail.playing, by: 0.02)
    let isLit = moments.map { play in
      Picture.of { Door.simonSays.draw(Door.Thumbnail(center: .zero, play: play), &$0) }
        .imageNames.contains("drum-flower-lit")
    }
    #expect(zip(isLit, isLit.dropFirst()).count { !$0 && $1 } == 5)
    #expect(isLit.first == false && isLit.last == false)
  }

  @Test("R76 the name of the player whose turn it is shines")
  func turn() throws {
    var game = Harness<SimonSaysScene>.team(["Ana", "Ben"])
    for current in [1, 2] {
      for player in [1, 2] {
        let name = try #require(game.picture.command(named: "player.\(player)"))
        #expect((name.tint == .ink) == (player == current), "\(player) while \(current) plays")
      }
      game.repeatSequences(1)
      game.advance(by: 0.8)
    }
  }

  @Test("R164 from right to left the signs stay on the banner, and banner and plaques apart")
  func mirrored() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    _ = game.watch()
    let mirroring = Mirroring(of: game.page, game.context.view)
    let boards = try ["banner", "plaque.points", "plaque.length"].map {
      mirroring.place(of: try #require(game.rect($0)))
    }
    for (index, board) in boards.enumerated() {
      for other in boards[..<index] { #expect(board.isApart(from: other)) }
    }
    for sign in ["turn", "doer", "banner"] {
      let seen = try #require(game.picture.command(named: sign)).at
      #expect(boards[0].contains(mirroring.mirrored(seen)), "\(sign)")
    }
  }

  @Test("R72 Space while the sequence is shown begins nobody's turn: drums are still not struck")
  func noShortcut() {
    var game = Harness<SimonSaysScene>.begun()
    game.repeatSequences(3)
    game.advance(by: 1.2)
    game.key(.space)
    for pad in Pad.allCases { game.strike(pad) }
    #expect(game.plays(.uhOh) == 0)
    game.rest()
    #expect(game.plays(.uhOh) == 0)
  }

  @Test(
    "R124 R131 a crown waits on the stone behind the longest sequence, and flies to who passes it")
  func crownOfTheLongest() throws {
    for (kept, reducesMotion) in [(0, false), (4, false), (4, true)] {
      let records =
        kept > 0 ? [Standings.Entry(name: "Bo", kind: .single, points: 1, longest: kept)] : []
      var game = Harness<SimonSaysScene>.begun(seed: 2, records: records) {
        $0.reducesMotion = reducesMotion
      }
      let best = max(3, kept)
      game.repeatSequences(best)
      _ = game.watch()
      let waiting = try #require(game.picture.command(named: "crown.waiting"))
      let stones = game.picture.commands.filter { $0.name?.hasPrefix("stone") == true }
      let below = try #require(
        stones.min { $0.at.distance(to: waiting.at) < $1.at.distance(to: waiting.at) })
      #expect(below.name == "stone" && game.picture.command(named: "crown") == nil)
      let before = game.effects.count
      for pad in game.drums(since: 0).suffix(best + 1) { game.strike(pad) }
      #expect(
        game.effects[before...].contains { if case .play(.tie, _) = $0 { true } else { false } })
      game.advance(by: 0.75)
      let crown = try #require(game.picture.command(named: "crown"))
      let player = try #require(game.picture.command(named: "performer"))
      #expect(abs(crown.at.x - player.at.x) < 60 && crown.at.y < player.frame.minY + 30)
      #expect(game.picture.command(named: "crown.waiting") == nil)
    }
  }

  @Test("R76 of a team the crown is on whoever has come farthest, and on nobody else")
  func crownOfATeam() throws {
    var game = Harness<SimonSaysScene>.team(["Ada", "Bo"], seed: 2)
    game.repeatSequences(4)
    game.advance(by: 0.2)
    #expect(game.picture.command(named: "crown") != nil)
    _ = game.watch()
    #expect(game.picture.command(named: "crown") == nil, "the next one has not earned it")
    #expect(game.picture.command(named: "crown.waiting") == nil)
  }

  @Test("R74 R132 after a won round and at the end one thing shines, in gold, and nothing else")
  func oneThingShines() throws {
    func golden(_ game: Harness<SimonSaysScene>) -> [Point] {
      game.picture.commands.drop { $0.name != "alert" }.compactMap {
        if case .border = $0.shape, $0.tint == .sun { $0.frame.center } else { nil }
      }
    }
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(10)
    game.rest()
    #expect(golden(game) == [try #require(game.rect("alert.continue")).center])
    #expect(game.picture.imageNames.isDisjoint(with: ["icon-to-home"]))
    game.tap(named: "alert.leave")
    game.rest()
    let save = try #require(game.rect("alert.save")).center
    #expect(golden(game).filter { $0.y > 500 } == [save])
    #expect(game.picture.imageNames.isDisjoint(with: ["icon-to-home"]))
  }
}
