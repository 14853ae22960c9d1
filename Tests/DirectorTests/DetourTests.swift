import Animation
import Director
import Stage
import StageTesting
import Studio
import Testing

/// A game in which something is at stake, and what a player did to get there.
struct MidGame: Sendable, CustomTestStringConvertible {
  let scene: SceneID
  let testDescription: String
  let begin: @Sendable (inout ScriptedPlayer) throws -> Void

  static let all = [
    MidGame(scene: .jungle, testDescription: "a round in the jungle, after another") {
      $0.key(.one)
      $0.rest()
      try $0.drag("home.rabbit", to: "region")
    },
    MidGame(scene: .jungle, testDescription: "an animal on its way home") {
      try $0.drag("home.cobra", to: Point(x: 1_090, y: 90))
    },
    MidGame(scene: .hands, testDescription: "what was typed") {
      try $0.tap("field.name")
      $0.type("Ada")
      try $0.tap("button.options")
      try $0.tap("option.points")
      try $0.tap("field.win")
      $0.type("7")
    },
    MidGame(scene: .hands, testDescription: "a throw of the hands, after another") {
      try $0.tap("field.name")
      $0.type("Ada")
      try $0.tap("button.continue")
      try $0.tap("throw.rock")
      $0.rest()
      try $0.tap("button.next-turn")
      $0.rest()
      try $0.tap("throw.paper")
    },
    MidGame(scene: .winOrLose, testDescription: "the second question") {
      $0.rest()
      try $0.tap("throw.rock")
      $0.rest()
      if $0.has("alert.continue") { try $0.tap("alert.continue") }
    },
    MidGame(scene: .simonSays, testDescription: "the second sequence") {
      try $0.tap("menu.single")
      for drum in drums(&$0) { try $0.tap("drum.\(drum)") }
    },
  ]

  /// Waits for the first sequence and says which drums were heard.
  private static func drums(_ player: inout ScriptedPlayer) -> [String] {
    player.rest()
    let names: [SoundName: String] = [
      .drumLeaf: "leaf", .drumFlower: "flower", .drumSun: "sun", .drumDrop: "drop",
    ]
    return player.playback.effects.compactMap {
      if case .play(let sound, _) = $0.effect { names[sound] } else { nil }
    }
  }

  /// The game there, with a jungle that answers always alike.
  func player() throws -> ScriptedPlayer {
    var player = ScriptedPlayer(scene, seed: 3)
    player.wait(0.3)
    try begin(&player)
    return player
  }
}

@Suite struct DetourTests {
  /// What a player may lose: where he is, his points, and everything that is written on the screen.
  private struct State: Hashable {
    let scene: SceneID
    let counters: [Counter]
    let words: [String]
    let places: [Place]

    init(_ game: Director) {
      scene = game.sceneID
      counters = game.counters
      words = game.picture().texts
      places = game.layout
    }
  }

  /// Lets time pass until `scene` plays, and says how late it was in the scene before.
  private func go(to scene: SceneID, _ player: inout ScriptedPlayer) -> Time {
    var last = player.director.now
    for _ in 0..<120 where player.director.sceneID != scene {
      last = player.director.now
      player.wait(1 / 60)
    }
    #expect(player.director.sceneID == scene)
    return last
  }

  @Test(
    "R5 settings and information, opened at any moment of a game and left again, lose nothing of it",
    arguments: MidGame.all, [SceneID.settings, .information])
  func nothingIsLost(game: MidGame, page: SceneID) throws {
    let start = try game.player()
    for moment in [0.0, 0.25, 0.6, 1.1, 1.7, 2.6, 6] {
      var stayed = start
      stayed.wait(moment)
      var went = stayed
      try went.tap("button.\(page.rawValue)")
      let left = go(to: page, &went)
      went.wait(1.5)
      try went.tap("button.back")
      _ = go(to: game.scene, &went)
      #expect(went.director.now == left + .frames(1), "the game's time stood still meanwhile")
      for player in 0..<2 {
        func finish(_ player: inout ScriptedPlayer) {
          player.rest()
          player.send(.pointerMoved(Point(x: 2, y: 360)))
          player.wait(5)
        }
        player == 0 ? finish(&stayed) : finish(&went)
      }
      #expect(State(went.director) == State(stayed.director), "left after \(moment) s")
    }
  }

  @Test("R5 settings opened from the doors lead back to the doors")
  func fromTheDoors() throws {
    for page in [SceneID.settings, .information] {
      var player = ScriptedPlayer(.hub)
      player.wait(0.3)
      try player.tap("button.\(page.rawValue)")
      _ = go(to: page, &player)
      player.wait(0.5)
      player.key(.escape)
      _ = go(to: .hub, &player)
    }
  }

  @Test("R5 whoever comes back to the doors has the focus on the one that was opened last")
  func lastDoor() {
    for (key, door) in zip(Key.digits, Door.all.map(\.scene)).dropFirst() {
      var player = ScriptedPlayer(.hub)
      player.wait(0.3)
      player.key(key)
      _ = go(to: door, &player)
      player.wait(0.5)
      player.key(.escape)
      _ = go(to: .hub, &player)
      player.wait(0.5)
      player.key(.tab)  // shows where the focus is
      player.key(.enter)
      _ = go(to: door, &player)
    }
  }
}
