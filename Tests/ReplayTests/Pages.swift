import Animation
import Director
import Stage
import Studio
import Testing

/// A page, card or setup of the game at rest, and how a player gets there.
struct Page: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let scene: SceneID
  let walk: @Sendable (inout ScriptedPlayer) throws -> Void

  init(
    _ name: String, _ scene: SceneID,
    _ walk: @escaping @Sendable (inout ScriptedPlayer) throws -> Void = { _ in }
  ) {
    (testDescription, self.scene, self.walk) = ("page.\(name)", scene, walk)
  }

  static let all = [
    Page("hub.leaving", .hub) { $0.key(.escape) },
    Page("hub.muted", .hub) { $0.key(.mute) },
    Page("settings", .settings),
    Page("information", .information),
    Page("jungle", .jungle),
    Page("jungle.carrying", .jungle) {
      $0.send(.pointerDown(try $0.place("home.rabbit").center))
      $0.send(.pointerMoved(Point(x: 700, y: 300)))
    },
    Page("hands.rounds", .hands) { $0.type("Ada") },
    Page("hands.points", .hands) {
      try $0.tap("option.points")
      try $0.tap("field.win")
      $0.type("x")
    },
    Page("hands.refused", .hands) {
      $0.type("a:b")
      $0.key(.enter)
    },
    Page("trainer.start", .winOrLose),
    Page("trainer.answer", .winOrLose) {
      try $0.tap("button.start")
      $0.rest()
      try $0.tap("throw.rock")
    },
    Page("trainer.dots", .winOrLose) {
      try $0.tap("button.start")
      for _ in 0..<6 {
        $0.rest()
        try $0.tap("throw.paper")
        $0.rest()
        try $0.tap("alert.continue")
      }
    },
    Page("simon.menu", .simonSays),
    Page("simon.team", .simonSays) {
      try $0.tap("menu.multi")
      for _ in 0..<3 { try $0.tap("stepper.more") }
      try $0.tap("field.player.2")
      $0.type("Ben")
    },
    Page("simon.lost", .simonSays) { try lose(&$0) },
    Page("simon.saved", .simonSays) {
      try lose(&$0)
      $0.type("Ada")
      $0.key(.enter)
    },
    Page("simon.scores", .simonSays) {
      try lose(&$0)
      $0.type("Ada")
      $0.key(.enter)
      $0.rest()
      $0.key(.enter)
    },
    Page("simon.empty", .simonSays) { try $0.tap("menu.scoreboard") },
  ]

  /// A game that is lost with its first drum.
  private static func lose(_ player: inout ScriptedPlayer) throws {
    try player.tap("menu.single")
    player.rest()
    let heard = player.playback.wishes.last { wish in
      if case .play(let sound, _) = wish.effect { sound.rawValue.hasPrefix("drum") } else { false }
    }
    let isLeaf = if case .play(.drumLeaf, _)? = heard?.effect { true } else { false }
    try player.tap(isLeaf ? "drum.sun" : "drum.leaf")
    player.rest()
  }

  func picture() throws -> Picture {
    var preferences = Preferences()
    preferences.hasPlayed = true
    preferences.isCalm = true
    var player = ScriptedPlayer(scene, seed: 1, preferences: preferences)
    player.wait(0.3)
    try walk(&player)
    player.rest()
    return player.director.picture()
  }
}
