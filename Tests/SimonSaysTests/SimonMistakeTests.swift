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

  /// A game that was lost after so many sequences, with the card open.
  private func lost(after done: Int, name: String? = nil) -> Harness<SimonSaysScene> {
    var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.choices["simon.name"] = name }
    game.repeatSequences(done)
    game.fail()
    return game
  }

  @Test("R130 R132 one press plays again; points are kept before it under the name that is seen")
  func againAtOnce() throws {
    for (done, name, kept) in [(0, nil, nil), (1, nil, "Rabbit"), (2, "Ada", "Ada")]
      as [(Int, String?, String?)]
    {
      var game = lost(after: done, name: name)
      #expect(kept.map { game.picture.shows($0) } != false)
      game.tap(named: "alert.again")
      #expect(game.saves.map(\.name.text) == [kept].compactMap(\.self))
      if kept != nil { game.answer() }
      #expect(game.alert == nil)
      #expect(game.watch().count == 1 && game.points == 0)
    }
  }

  @Test("R74 R79 Play Again neither loses points to a full disk nor keeps them under a wrong name")
  func againOnlyIfSaved() {
    var game = lost(after: 1)
    game.tap(named: "alert.again")
    game.answer(problem: "The disk is full.")
    #expect(game.alert == "Not saved")
    game.tap(named: "alert.save")
    game.answer()
    #expect(game.alert == "Saved")
    game = lost(after: 1)
    game.type("A:")
    game.tap(named: "alert.again")
    game.advance(by: 0.5)
    #expect(game.saves.isEmpty && game.alertCount == 2)
  }

  @Test("R74 Play Again is the largest button, and shines until a name is there to be saved")
  func againIsLarge() throws {
    func shining(_ game: Harness<SimonSaysScene>) -> [Point] {
      game.picture.commands.compactMap {
        if case .rim(34, 6) = $0.shape, $0.tint == .sun { $0.frame.center } else { nil }
      }
    }
    var game = lost(after: 1)
    let again = try #require(game.rect("alert.again"))
    for place in game.layout where place.name.hasPrefix("alert.") && place.rect != again {
      #expect(place.rect.width < again.width && place.rect.isApart(from: again))
    }
    #expect(shining(game) == [again.center])
    game.tap(named: "badge.lion")
    #expect(shining(game) == [try #require(game.rect("alert.save")).center])
  }

  @Test("R124 whoever skips the lesson after a mistake is not shown the drums again")
  func skippedShow() {
    for isSkipped in [true, false] {
      var game = Harness<SimonSaysScene>.begun(seed: 2)
      game.repeatSequences(2)
      game.strikeWrong()
      game.tick()
      if isSkipped { game.key(.space) }
      game.rest()
      let shows = game.effects.count { if case .celebrate = $0 { true } else { false } }
      #expect(shows == (isSkipped ? 0 : 1))
    }
  }

  @Test("R74 a frog looks out from behind the drum that was struck wrongly, but not in calm motion")
  func frog() throws {
    for isCalm in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.isCalm = isCalm }
      game.strikeWrong()
      var seen: [DrawCommand] = []
      game.advance(by: 2.2) {
        if let frog = $0.picture.command(named: "frog") { seen.append(frog) }
      }
      #expect(seen.isEmpty == isCalm)
      let struck = try #require(
        game.picture.commands.first { $0.imageName == "icon-cross" })
      for frog in seen { #expect(abs(frog.at.x - struck.at.x) < 100) }
      #expect(game.picture.command(named: "frog") == nil, "it ducks again")
    }
  }

  @Test("R74 the card lives, and shows the drums that were repeated; in calm motion it is still")
  func livingCard() {
    for isCalm in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.isCalm = isCalm }
      game.repeatSequences(3)
      game.fail()
      let earned = game.picture.commands.filter { $0.name == "earned" }
      #expect(earned.count == 3)
      #expect(earned.map(\.at.x) == earned.map(\.at.x).sorted())
      var other = Harness<SimonSaysScene>.begun(seed: 2) { $0.isCalm = isCalm }
      other.repeatSequences(3)
      other.strikeWrong()
      while other.alert == nil { other.tick() }
      other.advance(by: 0.5)
      var pictures: Set<[DrawCommand]> = []
      other.advance(by: 2) { pictures.insert($0.picture.commands.filter { $0.name == "earned" }) }
      #expect((pictures.count > 10) != isCalm)
    }
  }

  @Test("R74 R130 without points Enter in the empty field plays again, and no name need be refused")
  func enterPlaysAgain() {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.fail()
    let again = game.rect("alert.again")
    #expect(game.hint.map { again?.contains($0.place) == true } == true)
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
