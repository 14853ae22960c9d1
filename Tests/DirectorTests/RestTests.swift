import Animation
import Director
import Stage
import Studio
import Testing

extension RestingPlace {
  /// Every scene as it is entered, and every place of the games where one may linger.
  static let all =
    SceneID.allCases.map { RestingPlace($0.rawValue, in: $0) }
    // An animal that is held runs on.
    + Door.all.flatMap(\.restingPlaces).filter { $0.name != "jungle.carrying" }
    + [
      RestingPlace("hub, a door awake", in: .hub) {
        $0.key(.tab)
        $0.key(.right)
      },
      RestingPlace("hub, the last card", in: .hub) { $0.key(.escape) },
    ]

  /// The game there, just after the last step of the way.
  func game(reducesMotion: Bool = false) throws -> Director {
    var preferences = Preferences()
    preferences.reducesMotion = reducesMotion
    var player = ScriptedPlayer(scene, seed: 1, preferences: preferences)
    player.wait(1.5)
    try player.follow(walk)
    return player.director
  }
}

@Suite struct RestTests {
  @Test(
    "R105 R118 after a minute without a player nothing moves, and nothing asks for a picture",
    arguments: RestingPlace.all)
  func rests(place: RestingPlace) throws {
    for reducesMotion in [false, true] {
      var game = try place.game(reducesMotion: reducesMotion)
      for _ in 0..<75 * 60 { game.tick() }
      #expect(game.isStill && game.ticksUntilChange == nil)
      let picture = game.picture()
      for _ in 0..<20 * 60 { game.tick() }
      #expect(game.picture() == picture, "it claims to be still and moves")
    }
  }

  @Test(
    "R117 at rest, where animals breathe, at most twenty pictures a second are asked for",
    arguments: RestingPlace.all.filter { $0.name != "simon.turn" })
  func seldom(place: RestingPlace) throws {
    var game = try place.game()
    // The last hint is over by then.
    for _ in 0..<40 * 60 { game.tick() }
    var pictures = 0
    for _ in 0..<30 * 60 {
      if !game.isStill || game.ticksUntilChange.map({ $0 <= 1 }) == true { pictures += 1 }
      game.tick()
    }
    #expect(pictures <= 600)
  }

  @Test(
    "R105 in a calm visit nothing is seen to move while the scene says that it is still",
    arguments: Door.all)
  func still(door: Door) throws {
    var preferences = Preferences()
    preferences.reducesMotion = true
    var player = ScriptedPlayer(door.scene, seed: 1, preferences: preferences)
    try player.follow(door.demo)
    let deeds = Set(player.replay.moments.map(\.tick))
    var playback = Playback(player.replay)
    while !playback.isOver {
      let before = playback.director
      playback.step()
      guard before.isStill, before.ticksUntilChange != 1, !deeds.contains(playback.tick) else {
        continue
      }
      guard playback.director.picture() == before.picture() else {
        Issue.record("it moves at tick \(playback.tick)")
        return
      }
    }
  }

  @Test("R107 no two places of a scene have one name", arguments: RestingPlace.all)
  func names(place: RestingPlace) throws {
    let names = try place.game().layout.map(\.name)
    #expect(Set(names).count == names.count, "\(names.sorted())")
  }

  @Test("R102 whoever comes back finds the animals awake")
  func comesBack() throws {
    var game = try RestingPlace("jungle", in: .jungle).game()
    for _ in 0..<75 * 60 { game.tick() }
    let asleep = game.picture()
    game.send(.pointerMoved(Point(x: 20, y: 20)))
    #expect(game.picture() != asleep && game.ticksUntilChange != nil)
  }
}
