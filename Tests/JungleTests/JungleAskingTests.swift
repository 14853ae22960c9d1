import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@testable import Jungle

/// The ring of who beats whom as a button, and animals that cannot come yet.
@Suite struct JungleAskingTests {
  private func lit(_ game: Harness<JungleScene>) -> Throw? {
    Throw.allCases.first { game.picture.command(named: "beats.\($0.rawValue)")?.tint == .sun }
  }

  private func size(_ animal: Animal, _ game: Harness<JungleScene>) throws -> Double {
    let ring = try #require(game.rect("ring"))
    let head = try #require(
      game.picture.commands.first {
        $0.imageName == "badge-\(animal)" && ring.contains($0.at)
      })
    return head.scale.x
  }

  @Test("R100 R134 the ring answers the pointer, a press and the focus as other buttons do")
  func looks() throws {
    var game = Harness(JungleScene(), seed: 1)
    let middle = try #require(game.rect("ring")).center
    let rest = try size(.lion, game)
    game.send(.pointerMoved(middle))
    #expect(try size(.lion, game) > rest)
    #expect(game.picture.command(named: "ring.shine") != nil)
    game.send(.pointerDown(middle))
    #expect(try size(.lion, game) < rest)
    game.send(.pointerMoved(Point(x: 700, y: 600)), .pointerUp(Point(x: 700, y: 600)))
    #expect(lit(game) == nil && game.picture.command(named: "ring.shine") == nil)
    func rims() -> Int {
      game.picture.commands.count {
        if case .border = $0.shape { $0.frame.center.distance(to: middle) < 4 } else { false }
      }
    }
    #expect(rims() == 0)
    game.key(.tab)
    for _ in 0..<20 where game.scene.focused != .tellRing { game.key(.tab) }
    #expect(game.scene.focused == .tellRing && rims() > 0)
  }

  @Test(
    "R134 asked by a press, a finger or a key, the ring tells who beats whom, one after the other",
    arguments: [false, true])
  func tells(reducesMotion: Bool) throws {
    for way in 0..<3 {
      var game = Harness(JungleScene(), seed: 1)
      game.setPreferences { $0.reducesMotion = reducesMotion }
      let middle = try #require(game.rect("ring")).center
      switch way {
      case 0: game.tap(middle)
      case 1: game.send(.otherFinger(middle))
      default:
        for _ in 0..<20 where game.scene.focused != .tellRing { game.key(.tab) }
        game.key(.enter)
      }
      var (told, sizes): ([Throw], Set<Double>) = ([], [])
      game.advance(by: 6) { game in
        guard let hand = lit(game) else { return }
        if told.last != hand { told.append(hand) }
        let story = Phrase.jungle(.story(player: Animal(hand), rival: Animal(hand.beats)))
        #expect(game.scene.prompt(game.context.view) == story)
        if let size = try? size(.lion, game) { sizes.insert(size) }
      }
      #expect(told == [.rock, .scissors, .paper])
      #expect(reducesMotion ? sizes.count == 1 : sizes.count > 10)
      #expect(lit(game) == nil)
      #expect(game.scene.prompt(game.context.view) == .jungle(.drag) || way == 2)
    }
  }

  @Test("R134 R101 in a round the ring shows that one, and a click on it is for the round")
  func inARound() throws {
    var game = try Matchup(player: .lion, rival: .rabbit).game()
    let place = Rect(center: JungleLayout.ring, size: RuleRing.size).center
    #expect(game.rect("ring") == nil)
    for _ in 0..<60 where game.scene.round?.rival != nil { game.tick() }
    game.tap(place)
    game.tap(place)
    #expect(game.scene.round?.rival != nil, "it is hurried")
    game.rest()
    game.tap(named: "ring")
    game.advance(by: 0.5)
    #expect(lit(game) != nil)
    game.key(.one)
    game.tick()
    #expect(lit(game) == nil)
  }

  @Test(
    "R35 an animal that is reached for too early sinks, and is in the hand as soon as it may be")
  func kept() throws {
    var game = try Matchup(player: .lion, rival: .rabbit).game()
    let home = try #require(game.rect("home.rabbit")).center
    game.advance(by: 1)
    func height() -> Double {
      game.picture.commands.first { $0.imageName == "rabbit-body" }?.scale.y ?? 0
    }
    game.send(.pointerMoved(home))
    let before = height()
    game.send(.pointerDown(home))
    #expect(height() < before)
    game.send(.pointerMoved(home - Point(x: 40, y: 40)))
    for _ in 0..<600 where game.scene.round != nil { game.tick() }
    game.tick()
    guard case .dragging(let carry) = game.scene.gesture else {
      Issue.record("the hand rests, and holds nothing")
      return
    }
    #expect(carry.animal == .rabbit && carry.pointer == home - Point(x: 40, y: 40))
  }

  @Test("R35 R101 a click that hurries the end of a round picks nothing up")
  func clickAtTheEnd() throws {
    var game = try Matchup(player: .lion, rival: .rabbit).game()
    let home = try #require(game.rect("home.rabbit")).center
    game.send(.pointerMoved(home), .pointerDown(home))
    for _ in 0..<600 where game.scene.round != nil { game.tick() }
    game.advance(by: 0.1)
    game.send(.pointerUp(home))
    #expect(game.scene.gesture == .idle && game.plays(.snap) == 1)
  }

  @Test("R35 R91 a button held while the match ends leaves nothing in the hand under the card")
  func heldAtTheCard() throws {
    var game = Harness(JungleScene(preferences: Preferences()), seed: 1)
    game.setPreferences { $0.goal = .firstTo(3) }
    game.tick()
    let home = try #require(game.rect("home.rabbit")).center
    for _ in 0..<60 where game.scene.alert == nil {
      game.key(.one)
      game.advance(by: 0.5)
      game.send(.pointerMoved(home), .pointerDown(home), .pointerMoved(home - Point(x: 30, y: 0)))
      game.rest()
      if game.scene.alert == nil { game.send(.pointerCancelled) }
      game.rest()
    }
    #expect(game.scene.alert != nil && game.scene.gesture == .idle)
    game.send(.pointerUp(home))
    game.advance(by: 1)
    game.key(.enter)
    game.send(.pointerMoved(home - Point(x: 90, y: 90)))
    game.tick()
    #expect(game.scene.gesture == .idle)
  }

  @Test(
    "R114 R170 who was beaten comes up clear of the boards that two choose from",
    arguments: [Matchup(player: .lion, rival: .rabbit), Matchup(player: .cobra, rival: .cobra)])
  func clear(pair: Matchup) throws {
    var game = Harness(JungleScene(), seed: 1)
    game.tap(named: "switch.rival")
    func key(_ animal: Animal) -> Key { [.one, .two, .three][animal.index] }
    game.send(.pressed(key(pair.rival), at: .left), .pressed(key(pair.player), at: .right))
    for _ in 0..<120 where game.scene.round == nil { game.tick() }
    for _ in 0..<600 where game.scene.round != nil { game.tick() }
    var seen = 0
    game.rest { game in
      guard let beaten = game.picture.command(named: "beaten") else { return }
      seen += 1
      for seat in Seat.allCases {
        #expect(beaten.frame.isApart(from: JungleLayout.plate(seat)))
      }
    }
    #expect(seen > 60)
  }
}
