import Animation
import Director
import Rules
import Stage
import Studio
import Testing

/// Goal and rival, chosen at any moment of a round, by the sign or in the settings.
@Suite struct ChoiceTests {
  /// Moments of a round, in seconds from the throw; the last ones lie behind it.
  static let moments = Array(stride(from: 0.05, through: 4.6, by: 0.35))

  private static func preferences(_ change: (inout Preferences) -> Void) -> Preferences {
    var preferences = Preferences()
    change(&preferences)
    return preferences
  }

  @Test(
    "R37 a goal chosen by the sign at any moment of a round counts from the next round on",
    arguments: moments)
  func goalBySign(moment: Double) throws {
    var visit = ScriptedPlayer(.jungle, seed: 1, preferences: Self.preferences { _ in })
    visit.key(.one)
    visit.wait(moment)
    try visit.tap("button.goal")
    visit.restAndAccept()
    #expect(try visit.playToTheCard() == 3)
  }

  @Test(
    "R37 a goal chosen in the settings at any moment of a round counts from the next round on",
    arguments: moments)
  func goalInSettings(moment: Double) throws {
    var visit = ScriptedPlayer(
      .jungle, seed: 1, preferences: Self.preferences { $0.goal = .firstTo(3) })
    visit.key(.one)
    visit.wait(moment)
    try visit.choose("goal.1")
    visit.restAndAccept()
    #expect(try visit.playToTheCard() == 5)
  }

  @Test(
    "R103 a rival chosen at any moment of a round in the Jungle throws from the next round on",
    arguments: moments)
  func rivalInTheJungle(moment: Double) throws {
    var visit = ScriptedPlayer(.jungle, seed: 1, preferences: Self.preferences { _ in })
    visit.key(.one)
    visit.wait(moment)
    try visit.choose("rival.1")
    visit.rest()
    // The copycat knows nothing of what was thrown before it came.
    _ = visit.answer(to: .one)
    for _ in 0..<4 { #expect(visit.answer(to: .one) == "cobra") }
  }

  @Test(
    "R103 a rival chosen at any moment of a turn at the table throws from the next turn on",
    arguments: moments)
  func rivalAtTheTable(moment: Double) throws {
    var visit = ScriptedPlayer(.hands, seed: 1, preferences: Self.preferences { _ in })
    try visit.sitDown()
    visit.key(.one)
    visit.wait(moment)
    try visit.choose("rival.1")
    visit.rest()
    for round in 0..<5 {
      if visit.has("button.next-turn") { try visit.tap("button.next-turn") }
      visit.rest()
      visit.key(.one)
      visit.rest()
      if round > 0 { #expect(visit.hasHeardLast(.lose), "paper wraps rock") }
    }
  }

  @Test("R37 R132 a goal that would wipe a score asks first; whoever plays on keeps both")
  func asking() throws {
    var visit = ScriptedPlayer(.jungle, seed: 1, preferences: Self.preferences { _ in })
    while visit.score == 0 {
      visit.key(.one)
      visit.rest()
    }
    let score = visit.score
    try visit.tap("button.goal")
    visit.rest()
    #expect(visit.director.picture().command(named: "alert") != nil)
    #expect(visit.score == score)
    visit.key(.escape)
    visit.rest()
    #expect(visit.score == score && visit.director.preferences.goal == .endless)
    try visit.tap("button.goal")
    visit.rest()
    try visit.tap("alert.new-match")
    visit.rest()
    #expect(visit.score == 0 && visit.director.preferences.goal == .firstTo(3))
  }

  @Test(
    "R37 a running score is still there when the player comes back to the Jungle",
    arguments: moments)
  func comingBack(moment: Double) throws {
    var visit = ScriptedPlayer(.jungle, seed: 1, preferences: Self.preferences { _ in })
    while visit.score < 2 {
      visit.key(.one)
      visit.rest()
    }
    let score = visit.score
    visit.key(.one)
    visit.wait(moment)
    try visit.tap("button.back")
    visit.rest()
    #expect(visit.director.sceneID == .hub)
    try visit.tap("door.jungle")
    visit.rest()
    #expect(visit.score == score || visit.score == score + 1, "a round counts once or not at all")
    let before = visit.score
    _ = visit.answer(to: .one)
    #expect(visit.score <= before + 1)
  }
}

extension ScriptedPlayer {
  fileprivate var score: Int { director.counters.map(\.points).reduce(0, +) }

  fileprivate func has(_ name: String) -> Bool { director.layout.contains { $0.name == name } }

  /// Opens the settings over the scene, chooses, and comes back.
  fileprivate mutating func choose(_ name: String) throws {
    try tap("button.settings")
    for _ in 0..<120 where director.sceneID != .settings { wait(0.1) }
    wait(1)
    try tap("page.play")
    try tap(name)
    wait(0.2)
    key(.escape)
    for _ in 0..<120 where director.sceneID == .settings { wait(0.1) }
  }

  /// Lets the round end; a score that would be wiped may be.
  fileprivate mutating func restAndAccept() {
    rest()
    if has("alert.new-match") { try? tap("alert.new-match") }
    rest()
  }

  /// Plays until a card ends the match; the higher of the two scores then.
  fileprivate mutating func playToTheCard() throws -> Int {
    for _ in 0..<60 where director.picture().command(named: "alert") == nil {
      key(.one)
      rest()
    }
    try #require(director.picture().command(named: "alert") != nil, "no match in 60 rounds")
    return director.counters.map(\.points).max() ?? 0
  }

  /// Throws with a key and says which animal the jungle answers with.
  fileprivate mutating func answer(to key: Key) -> String? {
    var answer: String?
    self.key(key)
    rest { driver in
      guard case .image(let name) = driver.picture().command(named: "rival")?.shape else {
        return
      }
      answer = ["lion", "cobra", "rabbit"].first { name.hasPrefix($0) }
    }
    return answer
  }

  fileprivate mutating func sitDown() throws {
    wait(0.2)
    try tap("field.name")
    type("Ada")
    try tap("button.options")
    try tap("option.rounds")
    wait(0.3)
    try tap("slider")
    try tap("button.continue")
    rest()
  }

  /// Whether the last of win, loss and tie that was heard is `sound`.
  fileprivate func hasHeardLast(_ sound: SoundName) -> Bool {
    let outcomes = playback.effects.compactMap { wish -> SoundName? in
      guard case .play(let name, _) = wish.effect, [.win, .lose, .tie].contains(name) else {
        return nil
      }
      return name
    }
    return outcomes.last == sound
  }
}
