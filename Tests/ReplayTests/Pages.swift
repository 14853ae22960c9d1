import Director
import Rules
import Stage
import Studio

/// The pages, cards and setups of the game at rest whose pictures are kept.
extension RestingPlace {
  static let pictured =
    [
      RestingPlace("hub.leaving", in: .hub) { $0.key(.escape) },
      RestingPlace("hub.muted", in: .hub) { $0.key(.mute) },
      RestingPlace("settings", in: .settings),
      RestingPlace("settings.sight", in: .settings) { try $0.tap("page.sight") },
      RestingPlace("settings.play", in: .settings) { try $0.tap("page.play") },
      RestingPlace("settings.keys", in: .settings) { try $0.tap("page.keys") },
      RestingPlace("information", in: .information),
      RestingPlace("information.hands", in: .information) { try $0.tap("page.hands") },
      RestingPlace("information.day", in: .information) { try $0.tap("page.win-or-lose") },
      RestingPlace("information.drums", in: .information) { try $0.tap("page.simon-says") },
      RestingPlace("information.rules", in: .information) { try $0.tap("page.rules") },
      RestingPlace("information.thanks", in: .information) { try $0.tap("page.thanks") },
    ] + Door.all.flatMap(\.restingPlaces).filter(\.isPictured) + ends

  /// Cards that only a longer game leads to.
  private static let ends = [
    RestingPlace("jungle.new-match", in: .jungle) {
      try playRounds(&$0) { $0.effects.contains(.play(.win, pan: 0)) }
      try $0.tap("button.goal")
    },
    RestingPlace("jungle.over", in: .jungle) {
      try $0.tap("button.goal")
      $0.rest()
      try playRounds(&$0) { $0.has("alert.again") }
    },
    RestingPlace("jungle.two.over", in: .jungle) {
      try $0.tap("switch.rival")
      for _ in 0..<3 {
        for seat in Seat.allCases { $0.send(.pressed(seat == .left ? .one : .three, at: seat)) }
        $0.rest()
        $0.rest()
      }
    },
    RestingPlace("jungle.two.unplugged", in: .jungle) {
      try $0.tap("switch.rival")
      $0.send(.used(.gamepad))
      $0.send(.pressed(.one, at: .left))
      $0.send(.gamepadLost(.left))
    },
    RestingPlace("hands.two.shown", in: .hands) {
      try $0.tap("switch.rival")
      for seat in Seat.allCases { $0.send(.pressed(seat == .left ? .one : .three, at: seat)) }
    },
    RestingPlace("hands.shown", in: .hands) {
      try sitDown(&$0)
      try $0.tap("throw.paper")
    },
    RestingPlace("hands.doubt", in: .hands) {
      try sitDown(&$0)
      for _ in 0..<30 where !$0.effects.contains(.play(.win, pan: 0)) {
        if $0.has("button.next-turn") { try $0.tap("button.next-turn") }
        $0.rest()
        try $0.tap("throw.paper")
        $0.rest()
      }
      try $0.tap("button.back")
    },
    RestingPlace("hands.victory", in: .hands, winHands),
    RestingPlace("hands.finished", in: .hands) {
      try winHands(&$0)
      $0.key(.escape)
    },
    RestingPlace("simon.left", in: .simonSays) {
      try drum(lengths: 1, &$0)
      $0.key(.escape)
    },
    RestingPlace("simon.won", in: .simonSays) { try drum(lengths: 10, &$0) },
    RestingPlace("simon.refused", in: .simonSays) {
      try $0.tap("menu.multi")
      $0.type("a/b")
      $0.key(.tab)
    },
    RestingPlace("win-or-lose.restart", in: .winOrLose) {
      try $0.tap("throw.rock")
      $0.rest()
      try $0.tap("alert.restart")
    },
    RestingPlace("win-or-lose.summary", in: .winOrLose, answerAll),
    RestingPlace("win-or-lose.times", in: .winOrLose) {
      try answerAll(&$0)
      try $0.tap("button.turn")
    },
  ]

  /// Rounds by keys until `isDone`, thirty at the most.
  private static func playRounds(
    _ driver: inout any GameDriver, until isDone: (any GameDriver) -> Bool
  ) throws {
    for round in 0..<30 where !isDone(driver) {
      driver.key(Key.digits[round % 3])
      driver.rest()
    }
  }

  private static let sitDown: Walkthrough = {
    $0.type("Ada")
    try $0.tap("button.continue")
    $0.rest()
  }

  private static let winHands: Walkthrough = {
    try sitDown(&$0)
    for round in 0..<60 where !$0.has("alert.again") {
      try $0.tap("throw.\(Throw.allCases[round % 3])")
      $0.rest()
      if $0.has("button.next-turn") { try $0.tap("button.next-turn") }
      $0.rest()
    }
  }

  private static let answerAll: Walkthrough = {
    for round in 0..<10 {
      try $0.tap("throw.\(Throw.allCases[round % 3])")
      $0.rest()
      // After a right answer the game has gone on by itself.
      if $0.has("alert.continue") { try $0.tap("alert.continue") }
      $0.rest()
    }
  }

  /// A single player's game in which so many sequences are repeated without a mistake.
  private static func drum(lengths: Int, _ driver: inout any GameDriver) throws {
    let before = driver.effects.count
    try driver.tap("menu.single")
    for length in 1...lengths {
      let start = length == 1 ? before : driver.effects.count
      driver.rest()
      for case .play(let sound, _) in driver.effects.dropFirst(start) {
        let pad = Pad.allCases.first { sound.rawValue.lowercased() == "drum\($0)" }
        guard let pad else { continue }
        try driver.tap("drum.\(pad)")
        driver.wait(0.3)
      }
    }
    driver.wait(1)
  }

  func picture(metrics: FontMetrics = FontMetrics()) throws -> Picture {
    var preferences = Preferences()
    preferences.reducesMotion = true
    var player = ScriptedPlayer(scene, seed: 1, preferences: preferences, metrics: metrics)
    player.wait(0.3)
    try player.follow(walk)
    player.rest()
    return player.picture()
  }
}
