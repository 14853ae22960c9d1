import Animation
import Phrases
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

/// Points are offered to the scoreboard, and what the disk answers is shown.
@Suite struct SimonSavingTests {
  @Test("R74 a wrong first press still offers the board")
  func firstPressWrong() throws {
    var game = Harness<SimonSaysScene>.begun()
    game.fail()
    game.type("Ada")
    game.key(.enter)
    #expect(game.saves == [Standings.Entry(name: "Ada", kind: .single, points: 0, longest: 0)])
  }

  @Test("R74 R131 Save sleeps if the name is deleted, says so, and a wrong name is refused")
  func offersSave() {
    var game = Harness<SimonSaysScene>.begun()
    game.fail()
    var sleeps: Bool { game.picture.imageNames.contains("button-disabled") }
    #expect(!sleeps)
    game.key(.backspace)
    #expect(sleeps)
    game.tap(named: "alert.save")
    #expect(game.alert == "The end!" && game.picture.shows("Please type a name."))
    game.type(" ")
    #expect(sleeps && game.saves.isEmpty)
    game.type("A")
    #expect(!sleeps)
    game.type(":")
    game.tap(named: "alert.save")
    game.advance(by: 0.5)
    #expect(game.saves.isEmpty && game.alertCount == 2)
  }

  @Test("R74 R131 no button of the card moves or comes up under a name", arguments: 0..<4)
  func buttonsStay(course: Int) {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    if course > 0 { game.repeatSequences(course == 3 ? 10 : 2) }
    switch course {
    case 0, 1: game.fail()
    case 2: game.tap(named: "button.back")
    default:
      game.rest()
      game.tap(named: "alert.leave")
    }
    game.rest()
    let places = game.layout
    #expect(places.contains { $0.name == "alert.save" })
    for animal in Animal.allCases {
      game.tap(named: "badge.\(animal)")
      #expect(game.layout == places)
    }
  }

  @Test("R74 the card says saved only after the disk has answered")
  func savedAfterAnswer() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(4)
    game.fail()
    game.type("  Ada ")
    game.key(.enter)
    game.advance(by: 3)
    #expect(game.saves == [Standings.Entry(name: "Ada", kind: .single, points: 10, longest: 4)])
    #expect(!game.picture.shows("Saved") && game.picture.shows("Saving"))
    game.key(.enter)
    game.key(.escape)
    #expect(game.saves.count == 1, "asked for once")
    game.answer()
    #expect(game.alert == "Saved" && game.picture.shows("10 points"))
    var left = game
    left.tap(named: "alert.leave")
    #expect(left.ending == .back, "the doors are one press away")
    var again = game
    again.key(.enter)
    #expect(again.alert == nil && again.watch().count == 1, "Enter plays again")
    game.tap(named: "alert.scoreboard")
    #expect(game.picture.shows("Scoreboard"))
    #expect(game.picture.command(named: "newest") != nil)
    #expect(game.picture.words(named: "row.1") == "Ada")
  }

  @Test("R74 those on the podium dance, however long the name took, and then doze")
  func podium() {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(2)
    game.fail()
    game.advance(by: 30)
    game.tap(named: "alert.save")
    game.answer()
    func dancers(_ game: Harness<SimonSaysScene>) -> ArraySlice<DrawCommand> {
      game.picture.commands.drop { $0.name != "alert" }
    }
    let first = dancers(game)
    #expect(first.contains { $0.imageName == "lion-body" })
    game.advance(by: 0.5)
    #expect(dancers(game) != first)
    game.advance(by: 62)
    let last = dancers(game)
    game.advance(by: 1)
    #expect(dancers(game) == last)
  }

  @Test("R74 what the disk says is shown as it is, and the save can be tried again")
  func problem() {
    var game = Harness<SimonSaysScene>.begun()
    game.fail()
    game.type("Ada")
    game.tap(named: "alert.save")
    game.answer(problem: "The disk is full.")
    #expect(game.alert == "Not saved" && game.picture.shows("The disk is full."))
    game.tap(named: "alert.save")
    #expect(game.saves.count == 2)
    game.answer()
    #expect(game.alert == "Saved")
  }

  @Test("R74 what the disk says, however long, keeps clear of the title and of the field")
  func roomForTheProblem() throws {
    var game = Harness<SimonSaysScene>.begun()
    game.fail()
    game.type("Ada")
    game.tap(named: "alert.save")
    game.answer(
      problem: .verbatim(
        "The score isn't saved: /home/ada/.local/share/bungle-in-the-jungle can't be opened"
          + " (Not a directory). Name another folder with --data."))
    let card = game.picture.commands.drop { $0.name != "alert" }
    let lines = card.compactMap { command -> (top: Double, bottom: Double)? in
      guard case .text(let words, let style, _) = command.shape, command.at.x == 640,
        !words.isEmpty, command.at.y < 500
      else { return nil }
      let height = 1.28 * style.size * Double(words.split(separator: "\n").count)
      return (command.at.y - height / 2, command.at.y + height / 2)
    }
    let field = try #require(game.rect("field.name"))
    let places = (lines + [(field.minY, field.maxY)]).sorted { $0.top < $1.top }
    #expect(places.count == 3)
    for (upper, lower) in zip(places, places.dropFirst()) { #expect(upper.bottom <= lower.top) }
  }

  @Test("R74 leaving with points offers the same; without points there is nothing to save")
  func leaving() {
    var game = Harness<SimonSaysScene>.begun()
    game.advance(by: 0.5)
    game.key(.escape)
    #expect(game.alert == nil && game.rect("menu.single") != nil)

    game = Harness<SimonSaysScene>.begun()
    game.repeatSequences(2)
    _ = game.watch()
    game.tap(named: "button.back")
    game.rest()
    #expect(game.alert == "Leave the game?" && game.picture.shows(Question.single))
    game.type("Grace")
    game.key(.enter)
    #expect(game.saves == [Standings.Entry(name: "Grace", kind: .single, points: 3, longest: 2)])
  }

  @Test(
    "R74 whoever leaves while the right drum blinks keeps points and name, by Esc or the arrow",
    arguments: 0..<23)
  func leavingWhileItBlinks(tenth: Int) {
    for isKey in [true, false] {
      var game = Harness<SimonSaysScene>.begun(seed: 3)
      game.repeatSequences(4)
      let sequence = game.watch()
      game.strike(Pad.allCases.first { $0 != sequence.first } ?? .leaf)
      game.advance(by: Double(tenth) / 10)
      isKey ? game.key(.escape) : game.tap(named: "button.back")
      game.rest()
      #expect(game.alert == "The end!" && game.rect("field.name") != nil)
      game.type("Ada")
      game.key(.enter)
      #expect(game.saves == [Standings.Entry(name: "Ada", kind: .single, points: 10, longest: 4)])
    }
  }

  @Test("R74 R91 whoever leaves in the midst is asked once, and goes by Don't Save")
  func leavingIsAskedOnce() {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(4)
    _ = game.watch()
    game.key(.escape)
    game.advance(by: 1)
    #expect(game.rect("alert.discard") != nil && game.rect("menu.single") == nil)
    game.tap(named: "alert.discard")
    #expect(game.rect("menu.single") != nil && game.saves.isEmpty)
  }

  @Test("R74 R132 Esc on the lost card asks before it throws points away")
  func escapeOnTheLostCard() {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(4)
    game.fail()
    game.type("Ada")
    game.key(.escape)
    game.advance(by: 0.5)
    #expect(game.rect("menu.single") == nil && game.picture.shows("10 points"))
    game.key(.escape)
    game.advance(by: 0.5)
    #expect(game.alert == "The end!", "Esc goes back to the name")
    game.key(.enter)
    #expect(game.saves.map(\.name) == ["Ada"], "what was typed is still there")

    game = .begun(seed: 3)
    game.repeatSequences(4)
    game.fail()
    game.key(.escape)
    game.tap(Point(x: 640, y: 300))
    game.key(.enter)
    #expect(game.alert == "The end!", "R91 Enter presses what is harmless, also unseen")

    game = .begun(seed: 3)
    game.repeatSequences(4)
    game.fail()
    game.key(.escape)
    game.tap(named: "alert.discard")
    #expect(game.rect("menu.single") != nil && game.saves.isEmpty)

    game = .begun(seed: 3)
    game.repeatSequences(4)
    game.fail()
    game.tap(named: "alert.discard")
    game.advance(by: 0.5)
    #expect(game.alert == "Leave without saving?", "the button asks too")
    game.tap(named: "alert.discard")
    #expect(game.rect("menu.single") != nil && game.saves.isEmpty)

    game = .begun(seed: 3)
    game.fail()
    game.key(.escape)
    #expect(game.rect("menu.single") != nil, "without points there is nothing to ask for")
  }

  @Test("R74 R132 Back goes at once after few drums, and asks before a best game is dropped")
  func leavesUnsaved() {
    for (drums, best, asks) in [(1, 0, false), (2, 0, false), (4, 0, true), (4, 10, false)] {
      var game = Harness<SimonSaysScene>.begun(
        seed: 3, records: [Standings.Entry(name: "Bo", kind: .single, points: best, longest: 1)])
      game.repeatSequences(drums)
      game.fail()
      #expect(game.picture.shows("Back") && !game.picture.shows("Don't Save"))
      game.tap(named: "alert.discard")
      game.advance(by: 0.5)
      #expect((game.alert == "Leave without saving?") == asks, "\(drums) drums after \(best)")
      #expect((game.rect("menu.single") == nil) == asks && game.saves.isEmpty)
    }
  }

  @Test("R74 R132 Back asks for the name at once, and not whether to leave")
  func backFromVictory() {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(10)
    game.rest()
    game.tap(named: "alert.leave")
    game.rest()
    #expect(
      game.alert == "The end!" && game.rect("alert.stay") == nil, "not the round's card again")
    game.type("Ada")
    game.key(.enter)
    #expect(game.saves.map(\.points) == [55])
  }

  @Test("R77 on a loss a team name is asked and saved to the scoreboard")
  func teamName() {
    var game = Harness<SimonSaysScene>.team(["Ada", "Grace", "Zoë"])
    game.repeatSequences(4)
    game.fail()
    #expect(game.picture.shows(Question.team))
    game.type("The Drummers")
    game.key(.enter)
    #expect(
      game.saves == [Standings.Entry(name: "The Drummers", kind: .team, points: 10, longest: 4)])
    game.answer()
    game.tap(named: "alert.scoreboard")
    #expect(game.picture.shows("The Drummers") && game.picture.shows("team"))
  }
}
