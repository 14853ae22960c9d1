import Animation
import Phrases
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

/// What follows a mistake, until the card.
@Suite struct SimonMistakeTests {
  @Test("R74 a mistake: the right drum blinks, at most three times a second, then the lost pop-up")
  func mistake() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(3)
    let sequence = game.watch()
    let right = try #require(sequence.first)
    let wrong = try #require(Pad.allCases.first { $0 != right })
    game.strike(wrong)
    game.advance(by: 0.3)
    let began = game.now
    var lights = 0
    var wasLit = false
    while game.banner == "Nearly!" {
      let isLit = game.picture.lit.contains(right)
      if isLit, !wasLit { lights += 1 }
      wasLit = isLit
      #expect(game.picture.lit.isSubset(of: [right]))
      game.tick()
    }
    #expect(lights >= 2)
    #expect(Double(lights) / (game.now - began).seconds <= 3)
    game.rest()
    #expect(game.alert == "The end!")
    #expect(game.picture.shows("The \(right.rawValue) was next, not the \(wrong.rawValue)."))
    #expect(game.picture.shows(Question.single) && game.rect("field.name") != nil)
    #expect(game.plays(.uhOh) == 1)
    let (next, struck) = try (
      #require(game.picture.command(named: "card.right")),
      #require(game.picture.command(named: "card.pressed"))
    )
    #expect(next.imageName == "drum-\(right)-lit" && struck.imageName == "drum-\(wrong)")
    #expect(next.frame.width > struck.frame.width && next.opacity > struck.opacity)
  }

  @Test("R136 after a mistake the whole sequence is drummed once more before the pop-up")
  func taught() {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(3)
    let sequence = game.watch()
    game.strike(Pad.allCases.first { $0 != sequence.first } ?? .leaf)
    for _ in 0..<600 where game.banner != "It goes like this" { game.tick() }
    #expect(game.alert == nil)
    #expect(game.watch() == sequence)
    #expect(game.alert == "The end!")
  }

  @Test(
    "R101 Space, Enter, the pad's A or a click on a drum ends the blinking at once",
    arguments: [Key.space, .enter, nil])
  func hurried(with key: Key?) {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.strikeWrong()
    game.tick()
    if let key { game.key(key) } else { game.strike(.sun) }
    game.advance(by: 0.3)
    #expect(game.alert == "The end!")
  }

  @Test("R125 a lost game grows something in the hub, whether its lesson is seen or skipped")
  func grows() {
    for isSkipped in [true, false] {
      var game = Harness<SimonSaysScene>.begun(seed: 2)
      game.strikeWrong()
      game.tick()
      if isSkipped { game.key(.space) }
      game.rest()
      #expect(game.alert == "The end!")
      #expect(game.stage.preferences.grown[.simonSays] == 1)
    }
  }

  @Test("R124 R136 the show after a mistake is quiet, and cheers after a won round")
  func quietShow() {
    func pads(_ game: Harness<SimonSaysScene>) -> [Bool] {
      game.effects.compactMap {
        if case .celebrate(.drums(_, let isWon)) = $0 { isWon } else { nil }
      }
    }
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(10)
    game.rest()
    #expect(pads(game) == [true])
    game = .begun(seed: 3)
    game.repeatSequences(2)
    game.fail()
    #expect(pads(game) == [false])
  }

  @Test("R130 R132 without points one press plays again; with points there is something to save")
  func againAtOnce() {
    for done in [0, 1] {
      var game = Harness<SimonSaysScene>.begun(seed: 2)
      game.repeatSequences(done)
      let sequence = game.watch()
      game.strike(Pad.allCases.first { $0 != sequence.first } ?? .leaf)
      game.rest()
      #expect(game.alert == "The end!")
      #expect((game.rect("alert.again") != nil) == (done == 0))
      guard done == 0 else { continue }
      game.tap(named: "alert.again")
      #expect(game.alert == nil)
      #expect(game.watch().count == 1)
    }
  }

  @Test("R74 R130 without points Enter in the empty field plays again, and no name need be refused")
  func enterPlaysAgain() {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.fail()
    let again = game.rect("alert.again")
    #expect(game.page.hint.map { again?.contains($0.place) == true } == true)
    game.key(.enter)
    #expect(game.alert == nil && game.watch().count == 1)
  }

  @Test("R76 R131 after a team's mistake a face says whose it was, on the plate and on the card")
  func culprit() throws {
    for (names, face, letter) in [
      (["Frog", "Ben"], "mascot-frog", nil), (["Ben", "Frog"], nil, "B"),
    ] as [([String], String?, String?)] {
      var game = Harness<SimonSaysScene>.team(names)
      game.strikeWrong()
      game.tick()
      #expect(game.picture.command(named: "culprit")?.imageName == "icon-cross")
      game.rest()
      let seen = try #require(game.picture.commands.last { $0.name == "culprit" })
      #expect(seen.imageName == face && seen.words == letter)
    }
  }
}
