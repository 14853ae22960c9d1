import Animation
import Hands
import Rules
import Stage
import StageTesting
import Testing

@Suite struct HandsSetupTests {
  @Test("R40 the doors lead to the configuration first; the game and back from there")
  func screens() {
    var game = Game(HandsScene())
    #expect(game.isConfiguring)
    game.fill("field.name", with: "Ana")
    game.tap(named: "button.continue")
    #expect(!game.isConfiguring)
    #expect(game.shows("throw.rock"))
    game.tap(named: "button.options")
    #expect(game.isConfiguring && game.shows("slider") && game.ending == nil)
    game.tap(named: "button.continue")
    game.tap(named: "button.back")
    #expect(game.ending == .back)
  }

  @Test("R41 without a name there is no Continue; with one there is")
  func name() {
    var game = Game(HandsScene())
    #expect(!game.shows("button.continue"))
    game.type("A")
    #expect(game.shows("button.continue"), "the name field has the focus from the start")
    game.key(.backspace)
    #expect(!game.shows("button.continue"))
  }

  @Test("R41 R171 who comes back from a friend without a name can type it at once")
  func back() {
    var game = Game(HandsScene())
    for _ in 0..<2 { game.tap(named: "switch.rival") }
    #expect(game.isConfiguring)
    game.type("Ana")
    #expect(game.texts.contains("Ana") && game.shows("button.continue"))
  }

  @Test("R43 R118 what was set up long ago stands still where it was set, when it is come back to")
  func comeBack() throws {
    var game = Game(HandsScene())
    game.unfold()
    game.advance(by: 120)
    let slider = try #require(game.rect("slider"))
    game.tap(Point(x: slider.maxX - 4, y: slider.center.y))
    game.rest()
    let knob = try #require(game.picture.command(named: "slider")).at.x
    game.tap(named: "switch.rival")
    var later = Game(try #require(game.scene.savedState as? HandsScene))
    later.tap(named: "switch.rival")
    #expect(later.isConfiguring && later.rest())
    #expect(later.now < .seconds(2))
    #expect(later.picture.command(named: "slider")?.at.x == knob)
  }

  @Test("R41b R130 behind the door the last match is ready to be thrown; one press changes it")
  func behindTheDoor() throws {
    for (name, animal) in [("Ana", Animal.lion), ("Rabbit", .rabbit)] {
      var preferences = Preferences()
      preferences.choices = ["hands.name": name, "hands.goal": "rounds 2"]
      var game = Game(
        try #require(Door.hands.open(preferences) as? HandsScene), preferences: preferences)
      #expect(game.shows("throw.rock") && game.score == "0 of 2")
      #expect(game.picture.command(named: "player.\(animal)") != nil, "who lent the name throws")
      game.tap(named: "button.options")
      #expect(game.isConfiguring && game.texts.contains(name))
      game.chooseRounds(4)
      game.tap(named: "button.continue")
      #expect(game.score == "0 of 4")
    }
  }

  @Test("R41b R130 the door asks first who plays if no name or no whole match is kept")
  func nothingKept() {
    for choices in [[:], ["hands.goal": "rounds 2"], ["hands.name": "a:b"]] {
      var preferences = Preferences()
      preferences.choices = choices
      #expect(Game(HandsScene(preferences: preferences), preferences: preferences).isConfiguring)
    }
  }

  @Test("R41b R55 the match chosen last is there on the next visit, until Reset Game")
  func lastMatch() throws {
    for (text, throwCount) in [("rounds 5", 15), ("points 10 5 50", 26), ("points 0 5", 9)] {
      var preferences = Preferences()
      preferences.choices = ["hands.name": "Ana", "hands.goal": text]
      var game = Game(HandsScene(preferences: preferences), preferences: preferences)
      game.tap(named: "button.options")
      #expect(game.text(named: "length") == "about \(throwCount) throws")
      game.tap(named: "button.continue")
      game.tap(named: "button.reset")
      game.tap(named: "badge.lion")
      #expect(game.text(named: "length") == "about 9 throws")
      #expect(game.context.preferences.choices["hands.goal"] == "")
    }
  }

  @Test("R41b what is set up is kept at once, but nothing that cannot be played")
  func keptMatch() {
    var game = Game(HandsScene())
    var kept: String? { game.context.preferences.choices["hands.goal"] }
    game.tap(named: "badge.lion")
    #expect(kept == nil)
    game.chooseRounds(2)
    #expect(kept == "rounds 2")
    game.choosePoints("7", "0", "20")
    #expect(kept == "points 7 0 20")
    game.fill("field.win", with: "x")
    #expect(kept == "points 7 0 20")
  }

  @Test(
    "R57 R103 against who does not throw by chance only the fewest throws are told",
    arguments: [Rival.Kind.copycat, .oldLion])
  func fewest(rival: Rival.Kind) {
    var preferences = Preferences()
    preferences.rival = rival
    var game = Game(HandsScene(), preferences: preferences)
    #expect(game.text(named: "length") == "at least 3 throws")
    game.choosePoints("10", "5", "45")
    #expect(game.text(named: "length") == "at least 5 throws")
    game.fill("field.required", with: "10")
    #expect(game.text(named: "length") == "at least 1 throw")
  }

  @Test(
    "R137 at 200 % the length grows under its hands, and no figure under the slider reaches the card's rim"
  )
  func largeWords() throws {
    var game = Game(HandsScene())
    game.tap(named: "badge.lion")
    game.unfold()
    game.setPreferences { $0.textSize = .largest }
    func size(_ words: String) throws -> Double {
      var picture = game.picture
      picture.enlargeText(by: 2, FontMetrics())
      let text = try #require(
        picture.commands.first {
          $0.words?.split(separator: "\n").joined(separator: " ") == words
        })
      guard case .text(_, let style, _) = text.shape else { return 0 }
      return style.size
    }
    #expect(try size("about 9 throws") > 28)
    let hands = game.picture.commands.filter { $0.name == "thrown" }
    let length = try #require(game.picture.command(named: "length")).at
    #expect(hands.count == 3 && hands.allSatisfy { $0.frame.maxY < length.y - 17 })
    #expect(try (40...46).contains(size("4")))
    game.tap(named: "option.points")
    #expect(try size("Points for a win") > 28)
  }

  @Test(
    "R41b R130 at first the table asks who plays; Options shows how long, and with what already")
  func unfolding() throws {
    var game = Game(HandsScene())
    game.tap(named: "badge.rabbit")
    #expect(game.text(named: "length") == "about 9 throws" && game.shows("button.continue"))
    let rules = ["option.rounds", "option.points", "slider"]
    for name in rules { #expect(!game.shows(name)) }
    #expect(!game.shows("card") && game.picture.command(named: "ground") != nil, "the bare table")
    game.tap(named: "button.options")
    for name in rules { #expect(game.shows(name)) }
    #expect(game.shows("button.continue"))
    #expect(game.shows("card"))
    game.tap(named: "button.options")
    #expect(!game.shows("card"), "a second press folds it again")
    for name in rules { #expect(!game.shows(name)) }
    game.unfold()
    game.tap(named: "button.continue")
    game.tap(named: "button.reset")
    #expect(game.shows("button.options") && !game.shows("slider"), "R55 as at first")
  }

  @Test("R41b R45 R130 on the card the animals come first, with Continue beside; the form is below")
  func animalsFirst() throws {
    var game = Game(HandsScene())
    game.unfold()
    game.tap(named: "badge.cobra")
    let badges = try Animal.allCases.map { try #require(game.rect("badge.\($0)")) }
    let next = try #require(game.rect("button.continue"))
    let name = try #require(game.rect("field.name"))
    let options = try #require(game.rect("button.options"))
    for badge in badges {
      #expect(badge.height > 2 * name.height)
      #expect(badge.maxY < min(name.minY, options.minY) && badge.center.y == next.center.y)
    }
    #expect(next.height > 2 * name.height && next.width > name.height * 3)
    #expect((0..<40).contains(next.minX - badges[2].maxX))
    for other in ["option.rounds", "option.points", "slider"] {
      #expect(try #require(game.rect(other)).minY > max(name.maxY, options.maxY))
    }
  }

  @Test(
    "R41b R130 R131 the setup is the table: what will be thrown stands where it stays, Continue between"
  )
  func table() throws {
    var game = Game(HandsScene())
    game.send(.pointerMoved(Point(x: 2, y: 360)))
    game.tap(named: "badge.cobra")
    game.advance(by: 75)
    func seen() -> [Point] {
      ["hand.jungle", "hand.player", "ground", "face.jungle"].compactMap {
        game.picture.command(named: $0)?.at
      }
    }
    let (before, next) = (seen(), try #require(game.rect("button.continue")))
    for animal in Animal.allCases {
      #expect(try #require(game.rect("badge.\(animal)")).height > 160)
    }
    #expect(before.count == 4 && before[0].x < next.minX && before[1].x > next.maxX)
    game.tap(named: "button.continue")
    game.tick()
    #expect(!game.isConfiguring && seen() == before)
  }

  @Test("R45 R79 at the table the complaint about a name stands where Continue would be")
  func complaintAtTheTable() throws {
    var game = Game(HandsScene())
    game.type("Ana")
    let next = try #require(game.rect("button.continue"))
    game.type(":")
    #expect(!game.shows("button.continue") && game.text(named: "label.name") != nil)
    #expect(next.contains(try #require(game.picture.command(named: "problem.name")).at))
  }

  @Test("R43 R130 a press on a crown of the slab sets the rounds at once, and it is kept")
  func crownsOnSlab() throws {
    var game = Game(HandsScene())
    game.tap(named: "badge.lion")
    for rounds in [5, 1, 4] {
      game.tap(named: "goal.\(rounds)")
      #expect(game.picture.commands.count { $0.name == "wanted" } == rounds)
      #expect(game.text(named: "length") == "about \(3 * rounds) throws")
      #expect(game.context.preferences.choices["hands.goal"] == "rounds \(rounds)")
    }
    game.tap(named: "button.continue")
    #expect(game.score == "0 of 4")
  }

  @Test("R117 R130 as an animal is chosen both fists knock at each other, but not in calm motion")
  func knocking() throws {
    for reducesMotion in [false, true] {
      var game = Game(HandsScene())
      game.setPreferences { $0.reducesMotion = reducesMotion }
      game.tap(named: "badge.rabbit")
      var reaches: Set<Double> = []
      game.advance(by: 0.5) { reaches.insert($0.picture.command(named: "hand.jungle")?.at.x ?? 0) }
      let home = try #require(reaches.first)
      #expect(reducesMotion ? reaches == [home] : reaches.count > 6)
    }
  }

  @Test(
    "R130 R131 Continue is a large arrow that breathes and rests; not in calm motion, nor asleep")
  func arrow() throws {
    func breaths(reducesMotion: Bool, after rest: Double = 1) throws -> Set<Double> {
      var game = Game(HandsScene())
      game.setPreferences { $0.reducesMotion = reducesMotion }
      game.tap(named: "badge.lion")
      game.advance(by: rest)
      return try Set(
        (0..<100).map { _ in
          game.advance(by: 0.11)
          let arrow = try #require(game.picture.command(named: "play"))
          return arrow.frame.width
        })
    }
    let sizes = try breaths(reducesMotion: false)
    #expect(sizes.count > 8)
    #expect(try #require(sizes.max()) > 1.03 * #require(sizes.min()))
    #expect(try breaths(reducesMotion: true).count == 1)
    #expect(try breaths(reducesMotion: false, after: 70).count == 1)
  }

  @Test("R41b R130 a badge gives its animal's name at one click", arguments: Animal.allCases)
  func badge(animal: Animal) throws {
    var game = Game(HandsScene())
    game.tap(named: "badge.\(animal.rawValue)")
    game.tap(named: "button.continue")
    let name = try #require(animal.rawValue.first).uppercased() + animal.rawValue.dropFirst()
    #expect(game.text(named: "sentence") == "\(name), choose your hand!")
  }

  @Test("R41b what a badge gave can be typed over, and a badge takes the place of what was typed")
  func badgeAndLetters() {
    var game = Game(HandsScene())
    game.type("Ana")
    game.tap(named: "badge.lion")
    #expect(game.texts.contains("Lion") && !game.texts.contains("Ana"))
    game.fill("field.name", with: "Ben")
    #expect(game.texts.contains("Ben") && !game.texts.contains("Lion"))
  }

  @Test("R41b letters after a badge are a name of one's own, wherever the field is pressed")
  func badgeTypedOver() throws {
    for presses in [false, true] {
      var game = Game(HandsScene())
      game.tap(named: "badge.lion")
      if presses { game.tap(named: "field.name") }
      #expect(
        game.textFocus == game.rect("field.name"), "M is a letter here, and mutes nothing")
      game.type("Mia")
      #expect(game.texts.contains("Mia") && !game.texts.contains { $0.contains("Li") })
    }
  }

  @Test("R41b the focus begins on the animals, where keys choose one, and letters go into the name")
  func focusOnAnimals() {
    func hasCaret(_ game: Game) -> Bool {
      game.picture.commands.contains {
        if case .text(_, _, let editing) = $0.shape { editing != nil } else { false }
      }
    }
    var game = Game(HandsScene())
    #expect(!hasCaret(game), "nothing asks for letters")
    for key in [Key.tab, .right, .space] { game.key(key) }
    game.send(.text(" "))
    #expect(game.texts.contains("Cobra"), "Space presses, and writes nothing")
    game.type("Mia")
    #expect(game.texts.contains("Mia") && game.textFocus == game.rect("field.name"))
    #expect(hasCaret(game))
  }

  @Test("R41b a badge goes on to a number that is missing, and Continue waits for it")
  func badgeByPoints() {
    var game = Game(HandsScene())
    game.unfold()
    game.tap(named: "option.points")
    game.tap(named: "badge.rabbit")
    #expect(!game.shows("button.continue"))
    for number in ["1", "0", "3"] {
      game.type(number)
      game.key(.tab)
    }
    #expect(game.shows("button.continue"))
  }

  @Test("R41b R130 the chosen animal, pressed again, begins; another one is chosen instead")
  func pressedAgain() {
    var game = Game(HandsScene())
    game.tap(named: "badge.cobra")
    game.tap(named: "badge.rabbit")
    #expect(game.isConfiguring)
    game.tap(named: "badge.rabbit")
    game.tick()
    #expect(!game.isConfiguring && game.picture.command(named: "player.rabbit") != nil)
    var unready = Game(HandsScene())
    unready.unfold()
    unready.tap(named: "option.points")
    for _ in 0..<2 { unready.tap(named: "badge.lion") }
    #expect(unready.isConfiguring, "the numbers are missing")
  }

  @Test("R41b R55 R130 the last name is there on the next visit, until Reset Game empties it")
  func lastName() {
    func visit(_ game: Game) -> Game {
      Game(
        HandsScene(preferences: game.context.preferences), preferences: game.context.preferences)
    }
    var first = Game(HandsScene())
    first.type("Ana")
    #expect(visit(first).isConfiguring, "she has not played yet")
    first.tap(named: "button.continue")
    var second = visit(first)
    #expect(second.text(named: "sentence") == "Ana, choose your hand!")
    second.tap(named: "button.reset")
    #expect(second.isConfiguring && !second.texts.contains("Ana"))
    #expect(!visit(second).shows("button.continue"))
  }

  @Test("R42 there are exactly two options, and one of them is chosen")
  func options() {
    var game = Game(HandsScene())
    game.unfold()
    let names = game.layout.map(\.name)
    #expect(names.filter { $0.hasPrefix("option.") } == ["option.rounds", "option.points"])
    #expect(game.shows("slider") && !game.shows("field.win"))
    game.tap(named: "option.points")
    #expect(!game.shows("slider") && game.shows("field.win"))
  }

  @Test("R43 the slider takes whole numbers 1…5, by drag and by keys", arguments: 1...5)
  func slider(wins: Int) throws {
    var dragged = Game(HandsScene())
    dragged.type("Ana")
    dragged.unfold()
    let slider = try #require(dragged.rect("slider"))
    let share = 0.04 + 0.92 * Double(wins - 1) / 4
    dragged.drag(from: slider.point(0.5, 0.5), to: slider.point(share + 0.03, 0.5))
    #expect(dragged.text(named: "length") == "about \(3 * wins) throws")
    dragged.tap(named: "button.continue")
    #expect(dragged.score == "0 of \(wins)")

    var typed = Game(HandsScene())
    typed.type("Ana")
    for key in [Key.tab, .enter, .tab, .tab] { typed.key(key) }
    typed.key(.home)
    for _ in 1..<wins { typed.key(.right) }
    #expect(typed.text(named: "length") == "about \(3 * wins) throws")
  }

  @Test("R44 by points there are three fields, each with its unit in words")
  func fields() {
    var game = Game(HandsScene())
    game.unfold()
    game.tap(named: "option.points")
    for words in ["Points for a win", "Taken for a loss", "Points to reach"] {
      #expect(game.texts.contains(words))
    }
  }

  @Test(
    "R44 R45 a wrong number is named beside its field and hides Continue",
    arguments: [
      "", "-5", "\u{2212}5", "+5", "1.5", "1,5", "05", "00", " 5", "5 ", "1 2", "12345", "abc",
      "5a", "５", "5\n",
    ])
  func wrongNumbers(text: String) {
    for field in NumberField.allCases {
      var game = Game(HandsScene())
      game.type("Ana")
      game.choosePoints("10", "5", "50")
      #expect(game.shows("button.continue"))
      game.fill("field.\(field.rawValue)", with: "")
      game.send(.paste(text))
      #expect(!game.shows("button.continue"))
      let problem = game.text(named: "problem.\(field.rawValue)")
      #expect(problem?.isEmpty == false)
      let others = NumberField.allCases.filter { $0 != field }
      for other in others { #expect(game.text(named: "problem.\(other.rawValue)") == nil) }
    }
  }

  @Test("R41 R44 an empty field is reproached once it was left, or with Enter, and not before")
  func gentle() {
    var game = Game(HandsScene())
    func complaints() -> [String] {
      (["name"] + NumberField.allCases.map(\.rawValue)).filter {
        game.text(named: "problem.\($0)") != nil
      }
    }
    game.unfold()
    game.tap(named: "option.points")
    #expect(complaints() == [])
    game.tap(named: "field.lose")
    game.type("x")
    #expect(complaints() == ["lose"], "what is wrong is said at once")
    game.tap(named: "field.win")
    #expect(complaints() == ["lose"])
    game.key(.tab)
    #expect(complaints() == ["win", "lose"])
    game.tap(named: "field.name")
    #expect(complaints() == ["win", "lose"])
    game.key(.enter)
    #expect(complaints() == ["name", "win", "lose"])
  }

  @Test("R44 zero is refused for a win and for the goal, and taken for a loss")
  func zero() {
    for (field, isTaken) in [("win", false), ("lose", true), ("required", false)] {
      var game = Game(HandsScene())
      game.type("Ana")
      game.choosePoints("10", "5", "50")
      game.fill("field.\(field)", with: "0")
      #expect(game.shows("button.continue") == isTaken)
      #expect((game.text(named: "problem.\(field)") == nil) == isTaken)
    }
  }

  @Test("R44 four digits are taken", arguments: ["1", "9", "10", "999", "9999"])
  func digits(text: String) {
    var game = Game(HandsScene())
    game.type("Ana")
    game.choosePoints(text, text, text)
    #expect(game.shows("button.continue"))
  }

  @Test("R45 switching the option looks at the fields anew, at once")
  func switching() {
    var game = Game(HandsScene())
    game.type("Ana")
    #expect(game.shows("button.continue"))
    game.unfold()
    game.tap(named: "option.points")
    #expect(!game.shows("button.continue"))
    game.fill("field.win", with: "1")
    game.fill("field.lose", with: "x")
    game.fill("field.required", with: "3")
    #expect(!game.shows("button.continue"))
    game.tap(named: "option.rounds")
    #expect(game.shows("button.continue"), "what is wrong by points does not matter by rounds")
    game.unfold()
    game.tap(named: "option.points")
    #expect(!game.shows("button.continue"), "and is kept as it was typed")
  }

  @Test("R45 Continue is hidden, not greyed: nothing of it is drawn, and its place does nothing")
  func hidden() throws {
    var game = Game(HandsScene())
    game.type("Ana")
    let place = try #require(game.rect("button.continue"))
    game.tick()
    #expect(game.texts.contains("Continue"))
    game.key(.backspace)
    game.key(.backspace)
    game.key(.backspace)
    #expect(!game.texts.contains("Continue"))
    game.tap(place.center)
    #expect(game.isConfiguring)
  }

  @Test("R46 Information leads to its page, from the configuration and from the game")
  func information() {
    var game = Game(HandsScene())
    game.tap(named: "button.information")
    #expect(game.ending == .chose(.information))
    var playing = byRounds()
    playing.tap(named: "button.information")
    #expect(playing.ending == .chose(.information))
    #expect(playing.shows("throw.rock"), "the game waits as it was")
  }

  @Test(
    "R57 the expected length is said beside Continue, at its foot",
    arguments: [
      ("1", "1", "3", "about 18 throws"), ("1", "1", "10", "about 165 throws: a long match"),
      ("10", "5", "50", "about 26 throws"), ("1", "5", "10", "about 2,922 throws: a long match"),
    ])
  func length(win: String, lose: String, required: String, words: String) throws {
    var game = Game(HandsScene())
    game.type("Ana")
    game.choosePoints(win, lose, required)
    #expect(game.text(named: "length") == words)
    let next = try #require(game.rect("button.continue"))
    let command = try #require(game.picture.command(named: "length"))
    #expect((0...100).contains(command.at.y - next.maxY) && command.frame.maxX < next.minX)
    game.fill("field.win", with: "x")
    #expect(game.text(named: "length") == nil)
  }

  @Test(
    "R57 a ready game fills in the fields at a touch",
    arguments: [("preset.short", "about 18 throws"), ("preset.classic", "about 26 throws")])
  func presets(preset: String, length: String) {
    var game = Game(HandsScene())
    game.type("Ana")
    game.unfold()
    game.tap(named: "option.points")
    game.tap(named: preset)
    #expect(game.text(named: "length") == length)
    #expect(game.shows("button.continue"))
  }
}

@Suite struct HandsNameTests {
  @Test(
    "R90 these names are taken as they are",
    arguments: [
      "A", "Ana Cat", "12345678901234567890", "👩‍👩‍👧‍👦", "e\u{301}lan", "שלום", "محمد", "你好",
      "O'Neil-Smith",
    ])
  func goodNames(name: String) throws {
    let game = byRounds(name: name)
    #expect(!game.isConfiguring)
    #expect(game.text(named: "sentence")?.contains(name) == true)
  }

  @Test("R90 spaces around a name are left out")
  func trimmed() {
    #expect(byRounds(name: "  Ana ").text(named: "sentence")?.hasPrefix("Ana,") == true)
  }

  @Test(
    "R90 these names are refused with a sentence beside the field, and Continue stays hidden",
    arguments: [
      (" ", "Please type a name."), ("\u{3000} \t", "Please type a name."),
      ("123456789012345678901", "A name can have at most 20 characters."),
      ("a\nb", "A name can't contain line breaks or tabs."),
      ("\u{200B}", "A name can't contain invisible characters."),
    ])
  func badNames(name: String, words: String) {
    var game = Game(HandsScene())
    game.send(.paste(name))
    #expect(!game.shows("button.continue"))
    #expect(game.complaint == words)
    game.key(.enter)
    #expect(game.isConfiguring && game.alert == nil)
  }

  @Test(
    "R79 a name with : or / is refused with a pop-up when it is entered", arguments: ["a:b", "a/b"])
  func reserved(name: String) {
    for leaving in [InputEvent.key(.enter, []), .key(.tab, [])] {
      var game = Game(HandsScene())
      game.type(name)
      #expect(!game.shows("button.continue"))
      #expect(game.complaint == "A name can't contain : or /.")
      game.send(leaving)
      #expect(game.alert == "Another name, please")
      game.key(.enter)
      #expect(game.alert == nil)
      game.key(.end)
      game.key(.backspace)
      game.key(.backspace)
      #expect(game.shows("button.continue"), "the name is still there to be mended")
    }
  }

  @Test("R79 a click on another entry brings the pop-up too, a click on the corners does not")
  func reservedByMouse() throws {
    var game = Game(HandsScene())
    game.unfold()
    let points = try #require(game.place("option.points")).center
    game.tap(named: "field.name")
    game.type("a:b")
    game.tap(named: "button.information")
    #expect(game.alert == nil)
    #expect(game.ending == .chose(.information))
    game.tap(named: "field.name")
    game.tap(points)
    #expect(game.alert != nil)
    game.tap(points)
    #expect(game.alert != nil, "an alert blocks what is behind it")
    game.tap(named: "alert.accept")
    #expect(game.alert == nil && game.shows("slider"))
  }

  @Test("R41 an input method composes in the name field")
  func composing() {
    var game = Game(HandsScene())
    #expect(game.textFocus == game.rect("field.name"))
    game.send(.composing("ni hao"))
    #expect(!game.shows("button.continue"))
    #expect(game.texts.contains("ni hao"))
    game.key(.enter)
    #expect(game.texts.contains("ni hao"), "Enter is the input method's own")
    game.send(.composing(""), .text("你好"))
    #expect(game.shows("button.continue"))
  }

  @Test("R100 the name can be copied, cut and pasted")
  func clipboard() {
    var game = Game(HandsScene())
    game.type("Ana")
    game.key(.selectAll)
    game.key(.cut)
    #expect(game.effects.contains(.copy("Ana")))
    #expect(!game.shows("button.continue"))
    game.send(.paste("Bo"))
    #expect(game.shows("button.continue"))
  }
}
