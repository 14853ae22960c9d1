import Animation
import Phrases
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

/// Those who look on behind the menu, and who lent a player the name.
@Suite struct SimonCastTests {
  private func menu(reducesMotion: Bool = false) -> Harness<SimonSaysScene> {
    var preferences = Preferences()
    preferences.reducesMotion = reducesMotion
    return Harness(SimonSaysScene(), seed: 1, preferences: preferences)
  }

  @Test("R117 R118 behind the menu three are awake and do something, but not in calm motion")
  func awake() {
    for reducesMotion in [false, true] {
      var game = menu(reducesMotion: reducesMotion)
      var pictures: Set<Picture> = []
      game.advance(by: 8) { pictures.insert($0.picture) }
      #expect(reducesMotion ? pictures.count == 1 : pictures.count > 20)
      #expect((game.page.nextChange(game.context.view) == nil) == reducesMotion)
    }
  }

  @Test("R118 after a minute without a touch they sleep, and a touch wakes them")
  func asleep() {
    var game = menu()
    game.advance(by: 75)
    #expect(game.page.nextChange(game.context.view) == nil)
    game.send(.pointerMoved(Point(x: 640, y: 700)))
    #expect(game.page.nextChange(game.context.view) != nil)
  }

  @Test("R116 each answers a tap with its voice", arguments: Animal.allCases)
  func tickled(animal: Animal) throws {
    var game = menu()
    let seen = try #require(game.picture.command(named: "player.\(animal)")).frame
    game.tap(Point(x: seen.center.x, y: seen.minY + 20))
    #expect(game.plays([.lion: .lionRoar, .cobra: .hiss, .rabbit: .squeak][animal] ?? .click) == 1)
    #expect(game.rect("menu.single") != nil, "nothing else happens")
  }

  @Test("R117 they keep clear of the drums and of all that can be pressed")
  func places() throws {
    let game = menu()
    for animal in Animal.allCases {
      let seen = try #require(game.picture.command(named: "player.\(animal)")).frame
      #expect(Design.frame.contains(seen))
      for place in game.layout { #expect(seen.isApart(from: place.rect), "\(place.name)") }
    }
  }

  @Test("R117 without a pointer they look at the drum that was struck last")
  func eyes() throws {
    func pupil(after keys: [Key]) throws -> Double {
      var game = menu()
      for key in keys {
        game.key(key)
        game.tick()
      }
      return try #require(
        game.picture.commands.first { $0.imageName == "rabbit-pupil-near" }
      ).at.x
    }
    // The first drum stands at the left, the third one at the right.
    #expect(try pupil(after: [.three, .one]) < pupil(after: [.one, .three]))
  }

  @Test("R126 in a tall window the four drums stand above and below the players' names")
  func camp() {
    var game = menu()
    game.tap(named: "menu.multi")
    for isTall in [true, false] {
      let picture = game.page.picture(View(time: game.now, isTall: isTall))
      for pad in Pad.allCases {
        let drum = picture.commands.first { $0.imageName == "drum-\(pad)" }
        #expect((drum.map { $0.at.y < 0 || $0.at.y >= 720 } ?? false) == isTall, "\(pad)")
      }
    }
  }

  @Test("R131 whoever has no name yet is offered another one each")
  func offers() {
    var game = menu()
    game.tap(named: "menu.multi")
    game.tap(named: "stepper.more")
    // Also when the third player takes what the first or the second would be offered.
    for _ in Avatar.allCases {
      game.tap(named: "face.player.3")
      let shown = Avatar.allCases.filter { game.picture.shows(Language.english($0.name)) }
      #expect(shown.count == 3)
    }
  }

  @Test("R100 Enter in a player's name leads to the next one's, and from the last to Start")
  func nextName() {
    var game = menu()
    game.tap(named: "menu.multi")
    game.tap(named: "field.player.1")
    game.type("Ann")
    game.key(.enter)
    game.type("Bob")
    #expect(game.picture.shows("Ann") && game.picture.shows("Bob"))
    game.key(.enter)
    #expect(game.rect("button.start") != nil)
    game.key(.enter)
    #expect(game.rect("button.start") == nil)
  }

  @Test("R131 the place of a player who can join shows an animal that nobody has")
  func freeSeat() {
    var game = menu()
    game.tap(named: "menu.multi")
    game.tap(named: "face.player.1")
    for _ in Avatar.allCases where !game.picture.shows("Monkey") {
      game.tap(named: "face.player.1")
    }
    let heads = game.picture.commands.filter { $0.at.x > 560 && $0.at.x < 660 }
      .compactMap(\.imageName).filter { $0.hasPrefix("mascot-") }
    #expect(Set(heads).count == heads.count && heads.contains("mascot-monkey"))
  }

  @Test("R131 whoever does not play any more keeps nobody's face from the others")
  func givenBack() {
    var game = menu()
    game.tap(named: "menu.multi")
    game.tap(named: "stepper.more")
    game.tap(named: "face.player.3")
    // Who has no name yet is offered another one each.
    let lent = Language.english(Avatar.allCases[2].name)
    #expect(game.picture.shows(lent))
    game.tap(named: "stepper.less")
    #expect(!game.picture.shows(lent))
    for _ in Avatar.allCases where !game.picture.shows(lent) {
      game.tap(named: "face.player.1")
    }
    #expect(game.picture.shows(lent))
  }

  @Test("R75 whoever was lent a name has that animal's face in play, the others one that is free")
  func team() {
    for (names, faces) in [
      (["Owl", "Ben"], ["mascot-owl", "mascot-toucan"]),
      (["Ada", "Frog"], ["mascot-toucan", "mascot-frog"]),
      (["Ada", "Ben", "Cy"], ["mascot-frog", "mascot-toucan", "mascot-monkey"]),
      (["Ada", "Monkey", "Cy", "Dan"], ["mascot-frog", "mascot-monkey", "mascot-owl"]),
    ] {
      let picture = Harness<SimonSaysScene>.team(names).picture
      let seen = picture.commands.filter { $0.at.x < 240 }.compactMap(\.imageName)
      #expect(seen.filter { $0.hasPrefix("mascot") } == faces)
    }
  }

  @Test("R78 on the scoreboard, too")
  func board() {
    let records = ["Lion", "Ada"].map {
      Standings.Entry(
        name: Name(stringLiteral: $0), kind: .single, points: 3, longest: 2, date: 1_795_256_100)
    }
    var game = Harness(SimonSaysScene(), records: records)
    game.tap(named: "menu.scoreboard")
    #expect(game.picture.imageNames.contains("badge-lion"))
  }
}
