import Animation
import Phrases
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

@Suite struct SimonNameTests {
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

  @Test("R80 the drum that sounds stands in rays of light, and no other does")
  func rays() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    for _ in 0..<600 where game.picture.lit.isEmpty { game.tick() }
    let picture = game.picture
    let pad = try #require(picture.lit.first)
    let drum = try #require(picture.command(named: "drum.\(pad.rawValue)"))
    let rays = picture.commands.filter { $0.imageName == "rays" }
    #expect(rays.count == 1 && rays.allSatisfy { drum.frame.contains($0.at) })
  }

  private static let single = "Your name for the scoreboard:"
  private static let team = "Your team's name for the scoreboard:"

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
    #expect(game.picture.shows(Self.single) && game.rect("field.name") != nil)
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

  @Test("R136 the drums beside the menu sound when they are struck, by hand or by key")
  func freeDrums() {
    var game = Harness(SimonSaysScene(), seed: 1)
    for pad in Pad.allCases { game.strike(pad) }
    #expect(game.drums(since: 0) == Pad.allCases)
    #expect(!game.picture.lit.isEmpty)
    game.key(.two)
    #expect(game.drums(since: 0).last == .flower && game.rect("menu.single") != nil)
    game.rest()
    #expect(game.picture.lit.isEmpty)
  }

  @Test("R172 a second finger strikes a drum of its own while the first one is held")
  func twoFingers() {
    var game = Harness(SimonSaysScene(), seed: 1)
    guard
      let (leaf, sun) = game.rect("drum.leaf").flatMap({ leaf in
        game.rect("drum.sun").map { (leaf.center, $0.center) }
      })
    else { return #expect(Bool(false), "no drums") }
    game.send(.pointerDown(leaf), .otherFinger(sun))
    #expect(game.drums(since: 0) == [.leaf, .sun])
    game.send(.pointerUp(leaf))
    #expect(game.drums(since: 0).count == 2)
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

  @Test("R94 a drum that is let go while the card is there is not drawn as pressed afterwards")
  func heldOverCard() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(9)
    let sequence = game.watch()
    for pad in sequence.dropLast() {
      game.strike(pad)
      game.advance(by: 0.1)
    }
    let drum = "drum.\(try #require(sequence.last).rawValue)"
    let away = Point(x: 640, y: 20)
    game.send(.pointerMoved(away))
    game.advance(by: 0.5)
    let height = game.picture.command(named: drum)?.at.y
    let place = try #require(game.rect(drum)).center
    game.send(.pointerDown(place))
    game.rest()
    #expect(game.alert == "You have won!")
    game.send(.pointerUp(place))
    game.tap(named: "alert.continue")
    game.send(.pointerMoved(away))
    game.rest()
    #expect(height != nil)
    #expect(game.picture.command(named: drum)?.at.y == height)
  }

  @Test("R126 in a tall window only a team has places below the drums")
  func places() {
    let below = Point(x: 640 - 228 / 2, y: 806)
    #expect(Harness<SimonSaysScene>.begun().page.tall.hold(at: below) == .ground)
    #expect(Harness<SimonSaysScene>.team(["Ada", "Bo"]).page.tall.hold(at: below) != .ground)
  }

  @Test("R74 a wrong first press still offers the board")
  func firstPressWrong() throws {
    var game = Harness<SimonSaysScene>.begun()
    game.fail()
    game.type("Ada")
    game.key(.enter)
    #expect(game.saves == [Standings.Entry(name: "Ada", kind: .single, points: 0, longest: 0)])
  }

  @Test("R74 R131 Save is there once there is a name, and a wrong name can be tried and is refused")
  func offersSave() {
    var game = Harness<SimonSaysScene>.begun()
    game.fail()
    #expect(game.rect("alert.save") == nil && game.rect("alert.discard") != nil)
    game.type(" ")
    #expect(game.rect("alert.save") == nil)
    game.type("A")
    #expect(game.rect("alert.save") != nil)
    game.type(":")
    game.tap(named: "alert.save")
    game.advance(by: 0.5)
    #expect(game.saves.isEmpty && game.alertCount == 2)
  }

  @Test("R41b R131 an animal gives its name, as in Hands, and Save then shines and is due")
  func badge() throws {
    for animal in Animal.allCases {
      var game = Harness<SimonSaysScene>.begun()
      game.repeatSequences(1)
      game.fail()
      let badge = try #require(game.rect("badge.\(Animal.lion.rawValue)"))
      #expect(game.page.hint.map { badge.contains($0.place) } == true)
      game.tap(named: "badge.\(animal.rawValue)")
      #expect(game.saves.isEmpty && game.picture.shows(Language.english(.common(.badge(animal)))))
      let save = try #require(game.rect("alert.save"))
      #expect(game.page.hint.map { save.contains($0.place) } == true)
      let shine = game.picture.commands.filter {
        if case .rim(34, 6) = $0.shape { $0.tint == .sun } else { false }
      }
      #expect(shine.map(\.frame.center) == [save.center])
      game.key(.enter)
      #expect(game.saves.map(\.name.text) == [Language.english(.common(.badge(animal)))])
      game.answer()
      let hero = try #require(game.picture.command(named: "hero"))
      let crown = try #require(game.picture.commands.last { $0.imageName == "icon-crown" })
      #expect(abs(hero.at.x - crown.at.x) < 90 && hero.frame.minY > crown.frame.minY)
      let others = Animal.allCases.filter {
        game.picture.command(named: "friend.\($0)") != nil
      }
      #expect(others == Animal.allCases.filter { $0 != animal })
      game.rest()
      #expect(!game.picture.imageNames.contains { $0.hasSuffix("-eyes-shut") }, "all are awake")
    }
  }

  @Test("R41b R131 each player of a team is lent a name of one's own at one click")
  func faces() {
    var game = Harness(SimonSaysScene(), seed: 1)
    game.tap(named: "menu.multi")
    for _ in 3...5 { game.tap(named: "stepper.more") }
    for player in 1...5 { game.tap(named: "face.player.\(player)") }
    let names = NameLender.allCases.map { Language.english($0.name) }.filter {
      game.picture.shows($0)
    }
    #expect(names.count == 5)
    game.tap(named: "button.start")
    #expect(game.rect("button.start") == nil && game.alert == nil)
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
    #expect(game.picture.shows("High Scores"))
    #expect(game.picture.command(named: "newest") != nil)
    #expect(game.picture.words(named: "row.1") == "Ada")
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
    game.watchOnly()
    game.tap(named: "button.back")
    game.rest()
    #expect(game.alert == "Leave the game?" && game.picture.shows(Self.single))
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
    game.fail()
    game.key(.escape)
    #expect(game.rect("menu.single") != nil, "without points there is nothing to ask for")
  }

  @Test("R92 whoever stays goes on exactly where the drums were left", arguments: [0.2, 0.7, 1.4])
  func staying(pause: Double) {
    var played = Harness<SimonSaysScene>.begun(seed: 8)
    played.repeatSequences(3)
    var left = played
    left.advance(by: pause)
    left.key(.escape)
    left.advance(by: 5)
    #expect(left.alert == "Leave the game?")
    let before = left.effects.count
    left.key(.escape)
    left.advance(by: 0.1)
    let rest = left.watch()
    let whole = played.watch()
    #expect(left.alert == nil && left.banner == "Your turn")
    #expect(whole.suffix(rest.count) == rest[...])
    #expect(left.drums(since: before).count <= whole.count)
    left.strike(whole.first ?? .leaf)
    #expect(left.alert == nil && left.plays(.uhOh) == 0)
  }

  @Test("the name is remembered for the next time, for players and teams apart")
  func remembered() {
    var game = Harness<SimonSaysScene>.begun()
    game.fail()
    game.type("Ada")
    game.key(.enter)
    game.answer()
    #expect(
      game.effects.contains { effect in
        if case .prefer(let chosen) = effect {
          chosen.choices["simon.name"] == "Ada" && chosen.choices["simon.team"] == nil
        } else {
          false
        }
      })
    var again = Harness<SimonSaysScene>.begun { $0.choices["simon.name"] = "Ada" }
    again.repeatSequences(1)
    again.fail()
    again.key(.enter)
    #expect(again.saves.first?.name == "Ada")
  }

  // MARK: - Names that are refused

  @Test(
    "R79 a name with : or / is refused with a pop-up and not saved",
    arguments: ["A:da", "A/da", ":"],
    [false, true])
  func refusedName(name: String, isTeam: Bool) {
    var game =
      isTeam ? Harness<SimonSaysScene>.team(["Ada", "Grace"]) : Harness<SimonSaysScene>.begun()
    game.fail()
    #expect(game.picture.shows(isTeam ? Self.team : Self.single))
    game.type(name)
    game.key(.enter)
    game.advance(by: 0.5)
    #expect(game.alertCount == 2 && game.picture.shows("A name can't contain : or /."))
    #expect(game.saves.isEmpty)
    game.key(.escape)
    #expect(game.alertCount == 1 && game.rect("field.name") != nil)
    for _ in name { game.key(.backspace) }
    game.type("Ada")
    game.key(.enter)
    #expect(game.saves.map(\.name) == ["Ada"])
  }

  @Test("R79 each team member's name is refused in the same way", arguments: 1...5)
  func refusedMember(player: Int) {
    var game = Harness<SimonSaysScene>.team(
      ["Ada", "Grace", "Barbara", "Joan", "Edith"], starts: false)
    game.tap(named: "field.player.\(player)")
    game.key(.end)
    game.type("/")
    game.tap(named: "button.start")
    game.advance(by: 0.5)
    #expect(game.alert == "Not this name" && game.picture.shows("A name can't contain : or /."))
    game.key(.enter)
    #expect(game.page.textFocus == game.rect("field.player.\(player)"))
    game.key(.end)
    game.key(.backspace)
    game.tap(named: "button.start")
    game.tick()
    #expect(game.banner == "Ada, listen…")
  }

  @Test("R75 R79 Start looks as if it waited for a name that can't be taken")
  func notReady() {
    var game = Harness<SimonSaysScene>.team(["Ada", "B/n"], starts: false)
    #expect(game.picture.imageNames.contains("button-disabled"))
    game.key(.backspace)
    game.key(.backspace)
    #expect(!game.picture.imageNames.contains("button-disabled"))
  }

  @Test("R75 R131 whoever types no name plays as the animal beside the field, each as another one")
  func unnamed() {
    var game = Harness<SimonSaysScene>.team(["", "", "Ada", "", ""], starts: false)
    game.tap(named: "face.player.2")
    let names = NameLender.allCases.map { Language.english($0.name) }
    let offered = names.filter { game.picture.shows($0) }
    #expect(offered.count == 4, "the pale names are read before they count")
    game.tap(named: "button.start")
    game.tick()
    #expect(game.alert == nil && game.banner == "\(names[0]), listen…")
    let playing = (1...5).compactMap { game.picture.words(named: "player.\($0)") }
    #expect(Set(playing) == Set(offered + ["Ada"]) && playing[2] == "Ada")
  }

  @Test("R41b R75 letters after a picture are a name of one's own, in a team and on the card")
  func typedOver() throws {
    var game = Harness<SimonSaysScene>.team(["", ""], starts: false)
    game.tap(named: "face.player.2")
    #expect(game.page.textFocus == game.rect("field.player.2"), "M is a letter here")
    game.type("Mia")
    #expect(game.picture.shows("Mia"))
    var lost = Harness<SimonSaysScene>.begun()
    lost.fail()
    lost.tap(named: "badge.lion")
    #expect(lost.page.textFocus != nil)
    lost.type("Mia")
    lost.key(.enter)
    #expect(lost.saves.map(\.name.text) == ["Mia"])
  }

  @Test("R74 R132 Stop Here asks for the name at once, and not whether to leave")
  func stopHere() {
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(10)
    game.rest()
    game.tap(named: "alert.leave")
    game.rest()
    #expect(game.alert == "You have won!" && game.rect("alert.stay") == nil)
    game.type("Ada")
    game.key(.enter)
    #expect(game.saves.map(\.points) == [55])
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

  @Test("R90 an empty name is asked for again without a pop-up")
  func emptyName() {
    var game = Harness<SimonSaysScene>.begun()
    game.repeatSequences(1)
    game.fail()
    game.key(.enter)
    #expect(game.alertCount == 1 && game.picture.shows("Please type a name."))
    #expect(game.saves.isEmpty)
    game.type("A")
    #expect(!game.picture.shows("Please type a name."))
  }

  // MARK: - Teams

  @Test("R75 a stepper from 2 to 5, inert at its ends; stepping keeps what was typed")
  func stepper() {
    var game = Harness(SimonSaysScene())
    game.tap(named: "menu.multi")
    #expect(game.picture.shows("Add players"))
    game.tap(named: "stepper.less")
    #expect(game.picture.words(named: "stepper") == "2")
    for _ in 0..<6 { game.tap(named: "stepper.more") }
    #expect(game.picture.words(named: "stepper") == "5")
    for player in 1...5 {
      game.tap(named: "field.player.\(player)")
      game.type("Player \(player)")
    }
    for _ in 0..<6 { game.tap(named: "stepper.less") }
    #expect(game.picture.words(named: "stepper") == "2")
    #expect(game.rect("field.player.3") == nil && !game.picture.shows("Player 3"))
    for _ in 0..<3 { game.tap(named: "stepper.more") }
    for player in 1...5 { #expect(game.picture.shows("Player \(player)")) }
  }

  @Test("R76 players are prompted by name, the next one after each completed sequence")
  func turns() {
    let names = ["Ada", "Grace", "Zoë"]
    var game = Harness<SimonSaysScene>.team(names)
    for turn in 0..<7 {
      let name = names[turn % 3]
      game.tick()
      #expect(game.banner == "\(name), listen…")
      let sequence = game.watch()
      #expect(game.banner == "\(name) plays")
      #expect(sequence.count == turn + 1)
      for pad in sequence {
        game.strike(pad)
        game.advance(by: 0.05)
      }
      for _ in 0..<120 where game.banner == "Right!" { game.tick() }
    }
  }

  @Test("R77 on a loss a team name is asked and saved to the scoreboard")
  func teamName() {
    var game = Harness<SimonSaysScene>.team(["Ada", "Grace", "Zoë"])
    game.repeatSequences(4)
    game.fail()
    #expect(game.picture.shows(Self.team))
    game.type("The Drummers")
    game.key(.enter)
    #expect(
      game.saves == [Standings.Entry(name: "The Drummers", kind: .team, points: 10, longest: 4)])
    game.answer()
    game.tap(named: "alert.scoreboard")
    #expect(game.picture.shows("The Drummers") && game.picture.shows("team"))
  }

  @Test("R100 a team game from the menu to the scoreboard by keys alone")
  func keysAlone() {
    var game = Harness(SimonSaysScene(), seed: 9)
    game.key(.right)
    game.key(.right)
    game.key(.enter)
    game.type("Ada")
    game.key(.enter)
    game.type("Grace")
    game.key(.enter)
    game.key(.enter)
    game.tick()
    #expect(game.banner == "Ada, listen…")
    let sequence = game.watch()
    let arrows: [Pad: Key] = [.leaf: .left, .flower: .up, .sun: .right, .drop: .down]
    for pad in sequence { game.key(arrows[pad] ?? .left) }
    #expect(game.points == 1)
    let second = game.watch()
    game.key(arrows[Pad.allCases.first { $0 != second.first } ?? .leaf] ?? .left)
    game.rest()
    game.type("The Two")
    game.key(.enter)
    game.answer()
    game.key(.right)
    game.key(.enter)
    #expect(game.picture.words(named: "row.1") == "The Two")
    game.key(.escape)
    #expect(game.rect("menu.single") != nil)
    game.key(.escape)
    #expect(game.ending == .back)
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

  @Test("R74 R130 without points Enter in the empty field plays again, and no name need be refused")
  func enterPlaysAgain() {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.fail()
    let again = game.rect("alert.again")
    #expect(game.page.hint.map { again?.contains($0.place) == true } == true)
    game.key(.enter)
    #expect(game.alert == nil && game.watch().count == 1)
  }
}

extension Harness<SimonSaysScene> {
  /// How many pop-ups lie over each other.
  var alertCount: Int { picture.commands.count { $0.name == "alert" } }

  mutating func watchOnly() { _ = watch() }
}
