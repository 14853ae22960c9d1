import Animation
import Director
import Stage
import Testing

/// A place where a player may sit and do nothing, and the keys that lead there.
struct RestingPlace: Sendable, CustomTestStringConvertible {
  let scene: SceneID
  var keys: [Key] = []
  let testDescription: String

  static let all =
    SceneID.allCases.map { RestingPlace(scene: $0, testDescription: $0.rawValue) }
    + [
      RestingPlace(scene: .hub, keys: [.tab, .right], testDescription: "hub, a door awake"),
      RestingPlace(scene: .hub, keys: [.escape], testDescription: "hub, the last card"),
      RestingPlace(
        scene: .jungle, keys: [.tab, .enter], testDescription: "jungle, an animal picked up"),
      RestingPlace(scene: .jungle, keys: [.one], testDescription: "jungle, after a round"),
      RestingPlace(
        scene: .winOrLose, keys: [.enter, .enter], testDescription: "trainer, a question"),
      RestingPlace(
        scene: .winOrLose, keys: [.enter, .enter, .one], testDescription: "trainer, an answer"),
      RestingPlace(
        scene: .simonSays, keys: [.enter, .enter], testDescription: "Simon, the player's turn"),
      RestingPlace(
        scene: .simonSays, keys: [.down, .down, .enter], testDescription: "Simon, the team's names"),
      RestingPlace(
        scene: .simonSays, keys: [.up, .down, .down, .enter], testDescription: "Simon, the scores"),
    ]

  /// The game there, just after the last key.
  func game(isCalm: Bool = false) -> Director {
    var preferences = Preferences()
    preferences.isCalm = isCalm
    var game = Director(starting: scene, seed: 1, preferences: preferences)
    for key in keys {
      for _ in 0..<90 { game.tick() }
      game.send(.key(key, []))
    }
    return game
  }
}

@Suite struct RestTests {
  @Test(
    "R105 R118 after a minute without a player nothing moves, and nothing asks for a picture",
    arguments: RestingPlace.all)
  func rests(place: RestingPlace) {
    for isCalm in [false, true] {
      var game = place.game(isCalm: isCalm)
      for _ in 0..<75 * 60 { game.tick() }
      #expect(game.isStill && game.wakesInTicks == nil)
      let picture = game.picture()
      for _ in 0..<20 * 60 { game.tick() }
      #expect(game.picture() == picture, "it claims to be still and moves")
    }
  }

  @Test(
    "R117 at rest at most twenty pictures a second are asked for, where animals breathe; else two",
    arguments: RestingPlace.all.filter { $0.scene != .simonSays || $0.keys.count != 2 })
  func seldom(place: RestingPlace) {
    var game = place.game()
    for _ in 0..<600 { game.tick() }
    var pictures = 0
    for _ in 0..<30 * 60 {
      if !game.isStill || game.wakesInTicks.map({ $0 <= 1 }) == true { pictures += 1 }
      game.tick()
    }
    #expect(pictures <= (place.scene == .jungle ? 600 : 60))
  }

  @Test("R102 whoever comes back finds the animals awake")
  func comesBack() {
    var game = RestingPlace(scene: .jungle, testDescription: "").game()
    for _ in 0..<75 * 60 { game.tick() }
    let asleep = game.picture()
    game.send(.pointerMoved(Point(x: 20, y: 20)))
    #expect(game.picture() != asleep && game.wakesInTicks != nil)
  }
}
