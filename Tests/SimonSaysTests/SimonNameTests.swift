import Animation
import Phrases
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

/// Names: typed, lent, remembered and refused.
@Suite struct SimonNameTests {
  @Test("R41b R131 an animal gives its name, as in Hands, and Save then shines and is due")
  func badge() throws {
    for avatar in Avatar.allCases {
      let name = Language.english(avatar.name)
      var game = Harness<SimonSaysScene>.begun()
      game.repeatSequences(1)
      game.fail()
      game.tap(named: "badge.\(name.lowercased())")
      #expect(game.saves.isEmpty && game.picture.shows(name))
      let save = try #require(game.rect("alert.save"))
      #expect(game.hint.map { save.contains($0.place) } == true)
      let shine = game.picture.commands.filter {
        if case .border(34, 6) = $0.shape { $0.tint == .sun } else { false }
      }
      #expect(shine.map(\.frame.center) == [save.center])
      game.key(.enter)
      #expect(game.saves.map(\.name.text) == [name])
      game.answer()
      let hero = try #require(game.picture.command(named: "hero"))
      let crown = try #require(game.picture.commands.last { $0.imageName == "icon-crown" })
      #expect(abs(hero.at.x - crown.at.x) < 90 && hero.frame.minY > crown.frame.minY)
      let others = Animal.allCases.filter {
        game.picture.command(named: "friend.\($0)") != nil
      }
      #expect(others.count == 2 && !others.contains { Avatar.animal($0) == avatar })
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
    let names = Avatar.allCases.map { Language.english($0.name) }.filter {
      game.picture.shows($0)
    }
    #expect(names.count == 5)
    game.tap(named: "button.start")
    #expect(game.rect("button.start") == nil && game.alert == nil)
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
        if case .savePreferences(let chosen) = effect {
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

  @Test(
    "R79 a name with : or / is refused with a pop-up and not saved",
    arguments: ["A:da", "A/da", ":"],
    [false, true])
  func refusedName(name: String, isTeam: Bool) {
    var game =
      isTeam ? Harness<SimonSaysScene>.team(["Ada", "Grace"]) : Harness<SimonSaysScene>.begun()
    game.fail()
    #expect(game.picture.shows(isTeam ? Question.team : Question.single))
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
    #expect(game.textFocus == game.rect("field.player.\(player)"))
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
    let names = Avatar.allCases.map { Language.english($0.name) }
    let offered = names.filter { game.picture.shows($0) }
    #expect(offered.count == 4, "the pale names are read before they count")
    game.tap(named: "button.start")
    game.tick()
    #expect(game.alert == nil && game.banner == "\(names[0]), listen…")
    let playing = (1...5).compactMap { game.picture.words(named: "player.\($0)") }
    #expect(Set(playing) == Set(offered + ["Ada"]) && playing[2] == "Ada")
  }

  @Test("R41b R131 a picture beside a typed name changes the animal alone, and that one plays")
  func ownName() {
    var game = Harness<SimonSaysScene>.team(["Mia", "Leo", "Zoé"], starts: false)
    func animals(_ places: ClosedRange<Double>) -> [String] {
      game.picture.commands.filter { places.contains($0.at.x) }.compactMap(\.imageName)
        .filter { $0.hasPrefix("mascot-") || $0.hasPrefix("badge-") }
    }
    let offered = Array(animals(560...660).prefix(3))
    #expect(offered == ["mascot-frog", "mascot-toucan", "mascot-monkey"])
    for _ in 0..<2 { game.tap(named: "face.player.2") }
    #expect(game.picture.shows("Leo"), "the name stays")
    let chosen = Array(animals(560...660).prefix(3))
    #expect(Set(chosen).count == 3 && chosen[1] != offered[1])
    game.tap(named: "button.start")
    #expect(animals(0...240) == chosen)
  }

  @Test("R41b a badge beside a name typed for a score keeps the name")
  func ownScoreName() {
    var game = Harness<SimonSaysScene>.begun()
    game.repeatSequences(1)
    game.fail()
    game.type("zoé")
    game.tap(named: "badge.toucan")
    game.tap(named: "alert.save")
    #expect(game.saves.map(\.name.text) == ["zoé"])
  }

  @Test("R75 R100 Tab leads from a name to the next one; letters typed on a picture are its name")
  func tabThroughNames() {
    var game = Harness<SimonSaysScene>.team(["Mia", ""], starts: false)
    game.tap(named: "field.player.1")
    game.key(.tab)
    #expect(game.textFocus == game.rect("field.player.2"))
    game.key(.tab)
    #expect(game.textFocus == nil, "a picture")
    game.type("Ann")
    #expect(game.textFocus == game.rect("field.player.1") && game.picture.shows("Ann"))
  }

  @Test("R75 a name of blanks is none: the animal that plays is read in its place")
  func blankName() {
    let game = Harness<SimonSaysScene>.team(["Ada", "  "], starts: false)
    #expect(game.picture.shows("Toucan"))
  }

  @Test("R41b R75 letters after a picture are a name of one's own, in a team and on the card")
  func typedOver() throws {
    var game = Harness<SimonSaysScene>.team(["", ""], starts: false)
    game.tap(named: "face.player.2")
    #expect(game.textFocus == game.rect("field.player.2"), "M is a letter here")
    game.type("Mia")
    #expect(game.picture.shows("Mia"))
    var lost = Harness<SimonSaysScene>.begun()
    lost.fail()
    lost.tap(named: "badge.lion")
    #expect(lost.textFocus != nil)
    lost.type("Mia")
    lost.key(.enter)
    #expect(lost.saves.map(\.name.text) == ["Mia"])
  }

  @Test("R90 an empty name is asked for again without a pop-up")
  func emptyName() {
    var game = Harness<SimonSaysScene>.begun()
    game.repeatSequences(1)
    game.fail()
    game.key(.backspace)
    game.key(.enter)
    #expect(game.alertCount == 1 && game.picture.shows("Please type a name."))
    #expect(game.saves.isEmpty)
    game.type("A")
    #expect(!game.picture.shows("Please type a name."))
  }

  @Test("R74 R130 R131 the player's own name or animal is offered, and one press saves under it")
  func offered() throws {
    for (last, hero) in [("", "mascot-frog"), ("Cobra", "cobra"), ("Mia", "mascot-frog")] {
      var game = Harness<SimonSaysScene>.begun { $0.choices[Preferences.lastNameKey] = last }
      game.repeatSequences(1)
      game.fail()
      let name = last.isEmpty ? "Frog" : last
      let save = try #require(game.rect("alert.save"))
      #expect(game.picture.shows(name) && game.hint.map { save.contains($0.place) } == true)
      let seen = try #require(game.picture.command(named: "hero")?.imageName)
      #expect(seen.hasPrefix(hero))
      game.tap(named: "alert.save")
      #expect(game.saves.map(\.name.text) == [name])
    }
  }

  @Test("R74 R77 a team is offered a name that is no animal's, and one press saves under it")
  func offeredToTeam() {
    var game = Harness<SimonSaysScene>.team(["Ada", "Ben"])
    game.repeatSequences(1)
    game.fail()
    game.tap(named: "alert.save")
    #expect(game.saves.map(\.name) == ["Drum Team"])
  }

  @Test("R77 R131 the crown of a saved team lies over no word", arguments: 2...5)
  func crownOfTeam(count: Int) throws {
    var game = Harness<SimonSaysScene>.team((1...count).map { "A\($0)" })
    game.repeatSequences(1)
    game.fail()
    game.tap(named: "alert.save")
    game.answer()
    game.advance(by: 1)
    let title = try #require(game.picture.command(named: "alert")).at.y
    let crown = try #require(game.picture.commands.first { $0.imageName == "icon-crown" })
    #expect(game.alert == "Saved" && crown.frame.minY > title + 24)
  }

  @Test("R74 R131 the animal that is celebrated is the one whose name the points get")
  func celebrated() throws {
    var game = Harness<SimonSaysScene>.begun()
    game.repeatSequences(1)
    game.fail()
    for animal in Animal.allCases {
      game.tap(named: "badge.\(animal)")
      let hero = try #require(game.picture.command(named: "hero"))
      #expect(hero.imageName?.hasPrefix(animal.rawValue) == true)
    }
    game.type("Mia")
    #expect(game.picture.command(named: "hero")?.imageName?.hasPrefix("mascot-frog") == true)
  }
}
