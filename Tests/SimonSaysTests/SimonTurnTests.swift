import Animation
import Phrases
import Rules
import SimonSays
import Stage
import StageTesting
import Testing

/// Whose turn it is, seen without reading.
@Suite struct SimonTurnTests {
  private func performer(_ game: Harness<SimonSaysScene>) -> DrawCommand? {
    game.picture.command(named: "performer")
  }

  /// The animal of a picture, e.g. `owl` of `mascot-owl-hurt`.
  private func animal(_ command: DrawCommand?) -> String? {
    command?.imageName.flatMap { name in
      Avatar.allCases.map { Language.english($0.name).lowercased() }.first(where: name.contains)
    }
  }

  @Test(
    "R76 R131 a player alone is one animal on the button, at the drums, in the show and at the end")
  func oneFace() throws {
    for (name, face) in [(nil, "frog"), ("Owl", "owl"), ("Cobra", "cobra"), ("Mia", "frog")] {
      var preferences = Preferences()
      preferences.choices["simon.name"] = name
      var game = Harness(SimonSaysScene(), seed: 2, preferences: preferences)
      let button = try #require(game.rect("menu.single"))
      let shown = game.picture.commands.filter { button.contains($0.at) && animal($0) != nil }
      #expect(shown.map { animal($0) } == [face])
      game.tap(named: "menu.single")
      game.advance(by: 1.2)
      #expect(animal(performer(game)) == face)
      game.repeatSequences(1)
      game.fail()
      #expect(animal(game.picture.command(named: "hero")) == face)
      let solos = game.effects.compactMap {
        if case .celebrate(.drums(let solo)) = $0 { solo } else { nil }
      }
      #expect(
        solos.map { $0.players.map { $0.mascot?.rawValue ?? $0.animal.rawValue } } == [[face]])
    }
  }

  @Test("R76 R112b who plays does not sit round the fire too, nor drums as its own double")
  func noDouble() {
    for animal in Animal.allCases {
      let name = Language.english(.common(.badge(animal)))
      let game = Harness<SimonSaysScene>.begun(seed: 2) { $0.choices["simon.name"] = name }
      #expect(game.picture.command(named: "player.\(animal)") == nil)
      #expect((game.picture.command(named: "jungle.rabbit") != nil) == (animal == .rabbit))
    }
  }

  @Test("R76 the next of a team hops in while the last one hops away, before the first drum sounds")
  func handingOver() throws {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.team(["Owl", "Toucan"], seed: 2, starts: false)
      game.setPreferences { $0.reducesMotion = reducesMotion }
      game.tap(named: "button.start")
      let sequence = game.watch()
      let place = try #require(performer(game)).at
      #expect(animal(performer(game)) == "owl")
      for pad in sequence { game.strike(pad) }
      while game.banner == "Right!" { game.tick() }
      var (ways, gone, isReady) = ([Double](), Set<String>(), false)
      while game.picture.lit.isEmpty {
        ways.append(try #require(performer(game)).at.x - place.x)
        animal(game.picture.command(named: "gone")).map { _ = gone.insert($0) }
        isReady = abs(ways.last ?? 9) < 6
        game.tick()
      }
      #expect(animal(performer(game)) == "toucan" && isReady && game.plays(.hop) == 1)
      #expect(gone == (reducesMotion ? [] : ["owl"]))
      #expect((ways.contains { $0 > 200 }) == !reducesMotion)
    }
  }

  @Test("R74 R114 a player minds the mistake with its own face, until the card, and no other one")
  func minds() {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      game.repeatSequences(2)
      #expect(performer(game)?.imageName == "mascot-frog-large")
      game.strikeWrong()
      game.advance(by: 1)
      #expect(performer(game)?.imageName == "mascot-frog-hurt")
    }
  }

  @Test("R72 R136 a bead for each drum lights up with it, and shows which it was once it is struck")
  func beads() {
    func count(_ name: String, _ game: Harness<SimonSaysScene>) -> Int {
      (game.picture.commands + game.picture.marks).count { $0.name == name }
    }
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(3)
    let sequence = game.watch { game in
      guard game.banner == "Listen…" else { return }
      #expect(count("known", game) == 0, "it tells nothing before")
    }
    #expect(count("bead", game) == 4)
    for (index, pad) in sequence.enumerated() {
      #expect(count("known", game) == index)
      game.strike(pad)
      game.tick()
    }
    let known = game.picture.commands.filter { $0.name == "known" }
    #expect(known.map(\.imageName) == sequence.map { "emblem-\($0)" })
    #expect(known.map(\.at.x) == known.map(\.at.x).sorted())
  }

  @Test(
    "R136 after a mistake the bead at which it was made shows the drum that would have been right")
  func missedBead() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(3)
    let sequence = game.watch()
    game.strike(sequence[0])
    game.advance(by: 0.1)
    game.strike(try #require(Pad.allCases.first { $0 != sequence[1] }))
    game.advance(by: 0.6)
    #expect(game.banner == "Nearly!")
    let known = game.picture.commands.filter { $0.name == "known" }.map(\.imageName)
    #expect(known == sequence.prefix(2).map { "emblem-\($0)" })
  }

  @Test(
    "R72 R80 a drum that was struck rings on in its colour after its light, but not in calm motion")
  func ringsOn() {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      game.repeatSequences(1)
      let sequence = game.watch()
      game.strike(sequence[0])
      game.tick()
      var rings: [Double] = []
      game.advance(by: 0.3) { game in
        if let ring = game.picture.command(named: "ring.\(sequence[0])") {
          rings.append(ring.frame.width)
        }
      }
      #expect((rings.count > 10) == !reducesMotion && rings == rings.sorted())
      #expect(game.picture.lit.isEmpty)
      #expect((game.picture.command(named: "echo.\(sequence[0])") != nil) == !reducesMotion)
    }
  }

  @Test(
    "R74 R124 on the card the player climbs to the step that the game has come to, and no further")
  func climbs() throws {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      game.repeatSequences(4)
      game.strikeWrong()
      while game.alert == nil { game.tick() }
      var places: [Double] = []
      game.advance(by: 3) { places.append($0.picture.command(named: "hero")?.at.x ?? 0) }
      let steps = game.picture.commands.filter { $0.name == "earned" }
      let (first, last) = (try #require(places.first), try #require(places.last))
      #expect(steps.count == 4)
      #expect(abs(last - (try #require(steps.last)).at.x) < 24)
      #expect((first < steps[0].at.x) == !reducesMotion)
      #expect(reducesMotion || zip(places, places.dropFirst()).allSatisfy { $1 > $0 - 14 })
    }
  }

  @Test("R74 R124 on the highest steps too the player's crown leaves the title's letters free")
  func isBelowTitle() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(9)
    game.strikeWrong()
    while game.alert == nil { game.tick() }
    var heads: [Double] = []
    game.advance(by: 6) { heads.append($0.picture.command(named: "hero")?.frame.minY ?? 0) }
    let title = try #require(game.picture.commands.first { $0.words == "The end!" })
    #expect((heads.min() ?? 0) > title.at.y + 36, "a crown is 40 high, and half a letter 16")
  }

  @Test("R76 R77 each of a team stands on the step that was its last, the farthest on the highest")
  func teamOnStairs() throws {
    var game = Harness<SimonSaysScene>.team(["Frog", "Toucan", "Owl"], seed: 2)
    game.repeatSequences(4)
    game.fail()
    let steps = game.picture.commands.filter { $0.name == "earned" }.map(\.at.x)
    let faces = game.picture.commands.filter { $0.name == "face" }
    for (face, step) in [("frog", 3), ("owl", 2), ("toucan", 1)] {
      let seen = try #require(faces.first { animal($0) == face })
      #expect(abs(seen.at.x - steps[step]) < 8, "\(face)")
    }
  }

  @Test("R116 the player hops at a tap, which counts for nothing and strikes no drum")
  func tapped() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    let sequence = game.watch()
    let seen = try #require(performer(game)).frame
    game.tap(seen.center)
    var heights: [Double] = []
    game.advance(by: 0.4) { heights.append($0.picture.command(named: "performer")?.at.y ?? 0) }
    #expect(try #require(heights.min()) < seen.center.y - 20 && game.banner == "Your turn")
    for pad in sequence { game.strike(pad) }
    #expect(game.points == 1)
  }

  @Test("R76 in a team the face of who has come farthest wears a crown on its plate")
  func leader() throws {
    var game = Harness<SimonSaysScene>.team(["Frog", "Owl"], seed: 2)
    #expect(game.picture.command(named: "leader") == nil)
    for player in 1...2 {
      game.repeatSequences(1)
      game.tick()
      let (crown, name) = try (
        #require(game.picture.command(named: "leader")),
        #require(game.picture.command(named: "player.\(player)"))
      )
      #expect(abs(crown.at.y - name.at.y) < 40 && crown.at.x < name.at.x)
    }
  }
}
