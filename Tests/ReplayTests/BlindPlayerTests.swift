import Director
import Foundation
import Phrases
import Rules
import Stage
import StageTesting
import Testing

@testable import SDLPlatform

/// All doors are finished by whoever hears only what is said and which sounds are played.
@MainActor
@Suite struct BlindPlayerTests {
  private nonisolated static let codes = ["en", "de"]

  private func player(_ code: String, _ door: HubWords.Game) throws -> BlindPlayer {
    let root = Archive.tests.deletingLastPathComponent()
    let resources = ResourceFolder(path: root.appending(path: "Resources").path)
    let traits = try #require(Language.Traits.all.first { $0.code == code })
    let words =
      code == "en"
      ? .english
      : try #require(resources.catalogue(code).flatMap { Language(traits, compiled: $0) })
    var player = BlindPlayer(words, seed: 5)
    #expect(player.hears(.spoken(.clearing)) && player.hears(.hub(.choose)))
    try player.use(.hub(.door(door)))
    player.listen(1.2)
    #expect(player.hears(.hub(.door(door))), "it is said where one is")
    return player
  }

  /// Back to the doors by Esc, whatever is asked on the way.
  private func goHome(_ player: inout BlindPlayer) throws {
    for _ in 0..<4 {
      player.press(.escape)
      player.listen(1.2)
      if player.hears(.spoken(.clearing)) { return }
    }
    throw BlindPlayer.Lost(words: "does not find home")
  }

  @Test("R152 a match in the jungle, first to three", arguments: codes)
  func jungle(code: String) throws {
    var player = try player(code, .jungle)
    try player.use(.jungle(.endlessGoal))
    _ = try player.await(.jungle(.newMatchTo(points: 3)))
    for round in 0..<60 where !player.hears(.common(.playAgain)) {
      player.press([Key.one, .two, .three][round % 3])
      _ = try player.await(
        .common(.playAgain), .jungle(.story(player: .lion, rival: .rabbit)),
        .jungle(.story(player: .cobra, rival: .lion)),
        .jungle(.story(player: .rabbit, rival: .cobra)),
        .jungle(.story(player: .lion, rival: .lion)),
        .jungle(.story(player: .cobra, rival: .cobra)),
        .jungle(.story(player: .rabbit, rival: .rabbit)))
      player.listen(9)
    }
    #expect(player.hears(.common(.playAgain)), "the match has an end")
    try player.use(.common(.home))
    player.listen(1.2)
    #expect(player.hears(.spoken(.clearing)))
  }

  @Test("R152 a match of hands under the lion's name", arguments: codes)
  func hands(code: String) throws {
    var player = try player(code, .hands)
    try player.use(.common(.badge(.lion)))
    try player.use(.common(.next))
    _ = try player.await(.hands(.asking))
    for round in 0..<80 where !player.hears(.hands(.victory)) {
      player.press([Key.one, .two, .three][round % 3])
      _ = try player.await(.hands(.nextTurn), .hands(.victory))
      if !player.hears(.hands(.victory)) {
        try player.use(.hands(.nextTurn))
        _ = try player.await(.hands(.asking))
      }
    }
    #expect(player.hears(.hands(.victory)))
    player.press(.sayScores)
    let scores = player.sentences
    #expect(!scores.isEmpty)
    try player.use(.common(.playAgain))
    try goHome(&player)
  }

  @Test("R152 ten questions, all of them right", arguments: codes)
  func winOrLose(code: String) throws {
    var player = try player(code, .winOrLose)
    let questions = Throw.allCases.flatMap { hand in
      Drill.Aim.allCases.map { Drill.Question(jungle: hand, aim: $0) }
    }
    for round in 1...10 {
      let question = try #require(
        questions.first { player.hears(.winOrLose(.prompt($0))) }, "\(player.sentences)")
      let index = try #require(Throw.allCases.firstIndex(of: question.rightThrow))
      player.press([Key.one, .two, .three][index])
      _ = try player.await(.winOrLose(.right))
      let shown = Round(player: question.rightThrow, jungle: question.jungle)
      _ = try player.await(.hands(shown.story))
      player.press(.sayScores)
      #expect(player.hears(.spoken(.standing(.rightAnswers(round)))))
      player.press(.enter)
    }
    _ = try player.await(.winOrLose(.summary(points: 100, rounds: .ten)))
    try goHome(&player)
  }

  @Test("R152 ten drums in a row, and a name on the scoreboard", arguments: codes)
  func simonSays(code: String) throws {
    var player = try player(code, .simonSays)
    try player.use(.simonSays(.single))
    for length in 1...10 {
      _ = try player.await(.simonSays(.keys(length)))
      let drums = player.drums.suffix(length)
      #expect(drums.count == length)
      for pad in drums {
        let index = try #require(Pad.allCases.firstIndex(of: pad))
        player.press(Key.digits[index])
      }
    }
    _ = try player.await(.simonSays(.won))
    try player.use(.common(.back))
    _ = try player.await(.simonSays(.yourName))
    player.type("Ada")
    player.press(.enter)
    _ = try player.await(.simonSays(.saved))
    // The card's sentence may name the scoreboard, too.
    player.press(.tab)
    try player.use(.simonSays(.scoreboard))
    let ada: Name = "Ada"
    _ = try player.await(.spoken(.standing(.row(rank: 1, ada, points: 55))))
    try goHome(&player)
  }
}
