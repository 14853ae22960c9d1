import Animation
import Director
import Opening
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@Suite struct OpeningTests {
  private func title(_ game: Harness<OpeningScene>) -> DrawCommand? {
    game.picture.command(named: "title")
  }

  /// The unscaled width of the title.
  private func fullWidth(_ game: Harness<OpeningScene>) throws -> Double {
    try #require(game.rect("title")).width
  }

  private func showsScores(_ picture: Picture) -> Bool { picture.texts.contains("The jungle") }

  @Test("R10 the launch picture is the first thing on screen, over the whole window")
  func launchFirst() {
    let game = Harness(OpeningScene())
    #expect(game.picture.commands.map(\.shape) == [.backdrop("launch")])
    #expect(game.picture.commands.first?.opacity == 1)
  }

  @Test("R121 the launch picture lives: all three blink, and look where the title will come")
  func launchLives() {
    var game = Harness(OpeningScene())
    var pictures: [Picture] = []
    game.advance(by: 0.9) { pictures.append($0.picture) }
    let names = pictures.reduce(into: Set<String>()) { $0.formUnion($1.imageNames) }
    for animal in ["lion", "cobra", "rabbit"] {
      #expect(names.contains("launch-\(animal)-shut") && names.contains("launch-\(animal)-turned"))
    }
    #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 }, "never quite still")
    let parts = pictures.flatMap(\.commands).filter { $0.imageName != "launch" }
    #expect(
      parts.allSatisfy { $0.isOnBackdrop || $0.shape == .fill },
      "in a window of any shape they are where the backdrop has them")
  }

  @Test("R14 R117 while the title is small the river lives, and all look at the title; not if calm")
  func riverLives() {
    for isCalm in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = isCalm
      var game = Harness(OpeningScene(), preferences: preferences)
      var names: Set<String> = []
      game.advance(by: 2.6) { names.formUnion($0.picture.imageNames) }
      #expect(names.isDisjoint(with: ["fish", "frog"]) == isCalm)
      #expect(names.isSuperset(of: ["fish", "frog"]) != isCalm)
    }
  }

  @Test("R126 a tall window shows the whole title, also as it lands")
  func tallTitle() {
    var game = Harness(OpeningScene())
    var frames: [Rect] = []
    game.advance(by: 5.5) {
      var picture = $0.picture
      picture.arrange($0.scene.tall, card: nil)
      if let title = picture.command(named: "title"), title.opacity > 0 {
        frames.append(title.frame)
      }
    }
    for frame in frames {
      #expect(frame.minX >= Design.tall.minX && frame.maxX <= Design.tall.maxX)
    }
    let largest = frames.map(\.width).max() ?? 0
    #expect(largest > 0.85 * Design.tall.width)
  }

  @Test("R118 in calm motion the launch picture is still")
  func calmLaunch() {
    var preferences = Preferences()
    preferences.reducesMotion = true
    var game = Harness(OpeningScene(), preferences: preferences)
    game.advance(by: 0.75) { #expect($0.picture.commands.map(\.shape) == [.backdrop("launch")]) }
  }

  @Test("R121 R101 the animals see the title come and start at its fall, but not in calm motion")
  func animalsAwait() throws {
    func pose(_ animal: Animal, _ game: Harness<OpeningScene>) -> [Point] {
      game.picture.commands.filter { $0.imageName?.hasPrefix("\(animal)-") == true }.map(\.at)
    }
    for reducesMotion in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var game = Harness(OpeningScene(), preferences: preferences)
      game.advance(by: 1.2)
      for animal in Animal.allCases {
        let rest = pose(animal, game)
        var copy = game
        for seconds in [1.6, 1.3] {
          copy.advance(by: seconds)
          #expect((pose(animal, copy) == rest) == reducesMotion, "\(animal) after \(seconds) s")
        }
        copy.rest()
        #expect(pose(animal, copy) == rest, "it waits as in the jungle")
      }
    }
  }

  @Test(
    "R12 the title is seen small, opaque at a tenth of its size, and zooms for 2–3 s in all",
    arguments: [false, true])
  func zoom(reducesMotion: Bool) throws {
    var preferences = Preferences()
    preferences.reducesMotion = reducesMotion
    var game = Harness(OpeningScene(), preferences: preferences)
    var sizes: [(seconds: Double, scale: Double, opacity: Double)] = []
    game.advance(by: 4.3) { game in
      if let title = title(game) {
        sizes.append((game.now.seconds, title.scale.x, title.opacity))
      }
    }
    #expect(try #require(sizes.first).scale <= 0.05)
    #expect(sizes.contains { $0.scale <= 0.1 && $0.opacity >= 0.95 }, "seen while it is small")
    let landing = try #require(sizes.firstIndex { $0.scale >= 1 })
    let growing = sizes[...landing]
    #expect(zip(growing, growing.dropFirst()).allSatisfy { $0.scale < $1.scale })
    let tenth = try #require(growing.first { $0.scale >= 0.1 }).seconds
    let nearly = try #require(growing.first { $0.scale >= 0.95 }).seconds
    #expect(nearly - tenth >= 1.6)
    let length = sizes[landing].seconds - sizes[0].seconds
    #expect(length >= 2 && length <= 3)
    #expect(sizes[landing...].allSatisfy { abs($0.scale - 1) < 0.06 }, "what settles is no zoom")
    #expect(sizes.last?.scale == 1)
    #expect(try fullWidth(game) >= 0.8 * Design.size.width)
    let frame = try #require(title(game)).frame
    #expect(frame.minY >= 0 && frame.maxY <= Design.size.height / 2)
    #expect(frame.center.x == Design.frame.center.x, "in the middle")
  }

  @Test("R13 the title fades for a second or more, and only then the scores are shown")
  func slowFade() throws {
    var game = Harness(OpeningScene())
    var fading = 0
    var scoresWithTitle = false
    game.rest { game in
      if let opacity = title(game)?.opacity, opacity < 1, game.now.seconds > 2 { fading += 1 }
      if title(game) != nil, showsScores(game.picture) { scoresWithTitle = true }
    }
    #expect(Time.frames(fading) >= .seconds(1))
    #expect(!scoresWithTitle)
    #expect(showsScores(game.picture))
    #expect(game.ending == .completed)
  }

  @Test("R13 while it fades the title flies up and out; with calm motion it stays in its place")
  func flight() throws {
    for reducesMotion in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var game = Harness(OpeningScene(), preferences: preferences)
      game.advance(by: 4.1)
      var places: [(y: Double, opacity: Double)] = []
      game.rest { game in
        if let title = title(game) { places.append((title.frame.maxY, title.opacity)) }
      }
      let first = try #require(places.first).y
      #expect(places.contains { $0.y < 0 } == !reducesMotion)
      #expect(!reducesMotion || places.allSatisfy { $0.y == first })
      if !reducesMotion {
        #expect(places.filter { $0.opacity < 0.4 }.allSatisfy { $0.y < first - 150 })
      }
    }
  }

  @Test("R121 the corners' leaves are there with the board, the ring comes with the scores")
  func nothingPopsIn() {
    var game = Harness(OpeningScene())
    game.rest { game in
      let names = game.picture.imageNames
      #expect(names.contains("leaves-left") == names.contains("jungleframe"))
      #expect(names.contains("beat-ring") == showsScores(game.picture))
    }
    #expect(showsScores(game.picture))
  }

  @Test("R14 the jungle picture and the blue region lie behind the title, the region drawn by code")
  func behindTheTitle() throws {
    var game = Harness(OpeningScene())
    game.advance(by: 3.9)
    let shapes = game.picture.commands.map(\.shape)
    let title = try #require(shapes.firstIndex(of: .image("title")))
    let frame = try #require(shapes.firstIndex(of: .backdrop("jungleframe")))
    let blue = try #require(
      game.picture.commands.firstIndex { command in
        if case .roundedRect = command.shape { command.tint == .river } else { false }
      })
    #expect(frame < blue && blue < title)
  }

  @Test("R15 any key or button skips to the end of the current step")
  func skipping() throws {
    let keys = Key.allCases.map { InputEvent.key($0, []) }
    for event in keys + [.otherPressed, .pointerDown(Point(x: 5, y: 5))] {
      var game = Harness(OpeningScene())
      game.advance(by: 0.1)
      game.send(event, .pointerUp(Point(x: 5, y: 5)))
      #expect(title(game) == nil, "the launch is over, the title is about to start")
      game.advance(by: 1)
      game.send(event, .pointerUp(Point(x: 5, y: 5)))
      #expect(title(game)?.scale.x == 1)
      game.send(event, .pointerUp(Point(x: 5, y: 5)))
      #expect(title(game) == nil)
      game.send(event, .pointerUp(Point(x: 5, y: 5)))
      #expect(game.ending == .completed)
    }
  }

  @Test("R93 the title lands with one thump, however it is skipped")
  func oneThump() {
    for skips in 0...6 {
      var game = Harness(OpeningScene())
      for _ in 0..<skips {
        game.advance(by: 0.4)
        game.key(.enter)
      }
      game.rest()
      #expect(game.plays(.thump) == 1)
      #expect(game.effects.count { $0 == .finish(.completed) } == 1)
    }
  }
}

@Suite struct HubTests {
  @Test("R5 a door for every game, and settings and information", arguments: SceneID.allCases)
  func doors(id: SceneID) {
    guard id != .opening, id != .hub else { return }
    var game = Harness(HubScene(doors: Door.all))
    let isPage = id == .settings || id == .information
    game.tap(named: "\(isPage ? "button" : "door").\(id.rawValue)")
    #expect(game.ending == .chose(id))
  }

  @Test("R5 R100 two to eight doors have room, keys of their own and clear words", arguments: 2...8)
  func anyNumber(count: Int) throws {
    let doors = (0..<count).map { Door.all[$0 % Door.all.count] }
    let hub = HubScene(doors: doors)
    let game = Harness(hub, preferences: Preferences())
    let frames = game.layout.filter { $0.name.hasPrefix("door.") }.map(\.rect)
    #expect(frames.count == count)
    let title = try #require(
      game.picture.commands.first { if case .image("title") = $0.shape { true } else { false } })
    for (index, frame) in frames.enumerated() {
      #expect(Design.frame.insetBy(Design.margin - 4).contains(frame), "on the screen")
      #expect(frame.minY >= title.frame.maxY + 20, "below the title")
      #expect(frame.maxY <= 656, "above the line that says what is behind it")
      for other in frames[(index + 1)...] {
        let isApart = other.minX >= frame.maxX + 16 || other.minY >= frame.maxY + 8
        #expect(isApart || other.maxX + 16 <= frame.minX, "apart from each other")
      }
      for animal in game.layout where animal.name.hasPrefix("animal.") && count > 5 {
        #expect(animal.rect.minY >= frame.minY + frame.height * 0.8, "no board behind an animal")
      }
      var opened = Harness(hub)
      opened.key(Key.digits[index])
      #expect(opened.ending == .chose(doors[index].scene))
    }
  }

  @Test("a test that reaches for a place that is not there fails, and is told which there are")
  func unknownPlace() {
    var game = Harness(HubScene(doors: Door.all))
    withKnownIssue {
      game.tap(named: "attic")
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return words.contains("attic") && words.contains("simon-says")
    }
  }

  @Test("R100 the doors open by keys 1 2 3 4 … and by arrows and Enter")
  func doorKeys() {
    let doors = Door.all.map(\.scene)
    for (key, door) in zip(Key.digits, doors) {
      var game = Harness(HubScene(doors: Door.all))
      game.key(key)
      #expect(game.ending == .chose(door))
    }
    for (steps, door) in doors.enumerated() {
      var game = Harness(HubScene(doors: Door.all, focus: .jungle))
      game.key(.right)  // shows where the focus is
      for _ in 0..<steps { game.key(.right) }
      game.key(.enter)
      #expect(game.ending == .chose(door))
    }
  }

  @Test("R124 the animals wave on the card, with calm motion too, and come to rest")
  func waving() throws {
    for reducesMotion in [false, true] {
      var game = Harness(HubScene(doors: Door.all))
      game.setPreferences { $0.reducesMotion = reducesMotion }
      game.key(.escape)
      game.advance(by: 0.5)
      let before = game.picture.commands
      #expect(Animal.allCases.allSatisfy { game.picture.command(named: "friend.\($0)") != nil })
      game.advance(by: 0.2)
      #expect(game.picture.commands != before)
      game.advance(by: 2)
      #expect(game.scene.running(game.context.view).allSatisfy { $0.isOver(at: game.now) })
    }
  }

  @Test("R100 Esc asks before it leaves, and Enter stays")
  func leaving() {
    var game = Harness(HubScene(doors: Door.all))
    game.key(.escape)
    game.advance(by: 1)
    #expect(game.ending == nil)
    #expect(game.picture.command(named: "alert") != nil)
    for answer in [Key.escape, .enter, .space] {
      var stays = game
      stays.key(answer)
      stays.advance(by: 1)
      #expect(stays.ending == nil && stays.picture.command(named: "alert") == nil, "\(answer)")
    }
    game.tap(named: "leave")
    #expect(game.ending == .back)
  }

  @Test("R101 in calm motion no door swings or grows, and light falls on it instead")
  func calmDoors() throws {
    var lively = Harness(HubScene(doors: Door.all))
    var preferences = Preferences()
    preferences.reducesMotion = true
    var calm = Harness(HubScene(doors: Door.all), preferences: preferences)
    let door = Point(x: 490, y: 400)
    var shapes: [Bool: Set<[Double]>] = [:]
    var pictures: Set<Picture> = []
    let resting = Set(doors(of: calm))
    lively.send(.pointerMoved(door))
    calm.send(.pointerMoved(door))
    for _ in 0..<60 {
      lively.tick()
      calm.tick()
      shapes[false, default: []].formUnion(doors(of: lively))
      shapes[true, default: []].formUnion(doors(of: calm))
      pictures.insert(calm.picture)
    }
    #expect(try #require(shapes[true]).count * 3 < (try #require(shapes[false]).count))
    #expect(try #require(shapes[true]).allSatisfy { $0[0] == 0 || resting.contains($0) })
    #expect(pictures.count > 10, "the light comes gradually")
  }

  /// How everything is turned and stretched that is no part of an animal.
  private func doors(of game: Harness<HubScene>) -> [[Double]] {
    game.picture.commands.filter { command in
      !["lion-", "cobra-", "rabbit-"].contains { command.imageName?.hasPrefix($0) == true }
    }.map { [$0.turn, $0.scale.y] }
  }

  @Test("R5 the hub's title stands over the doors, and clear of them")
  func title() throws {
    let game = Harness(HubScene(doors: Door.all))
    let title = try #require(
      game.picture.commands.first { if case .image("title") = $0.shape { true } else { false } })
    #expect(title.at.x == 640)
    let doors = try Door.all.map { try #require(game.rect("door.\($0)")) }
    let top = try #require(doors.map(\.minY).min())
    #expect(top - title.frame.maxY >= 56)
  }

  @Test(
    "R116 R121 each animal of the clearing answers a tap with its own voice, once until it is over",
    arguments: [("lion", SoundName.lionRoar), ("cobra", .hiss), ("rabbit", .squeak)])
  func tickling(animal: String, voice: SoundName) {
    var game = Harness(HubScene(doors: Door.all))
    let still = game.picture.command(named: "player.\(animal)")
    #expect(still != nil)
    game.tap(named: "animal.\(animal)")
    game.tap(named: "animal.\(animal)")
    #expect(game.plays(voice) == 1)
    #expect(game.ending == nil)
    game.advance(by: 0.3)
    #expect(!game.isStill)
    let rests = game.rest()
    #expect(rests)
  }

  @Test(
    "R101 R116 a tickled animal of the clearing performs for longer than its answer takes, not in calm"
  )
  func performing() {
    for reducesMotion in [false, true] {
      for animal in Animal.allCases {
        var game = Harness(HubScene(doors: Door.all))
        game.setPreferences { $0.reducesMotion = reducesMotion }
        game.tap(named: "animal.\(animal)")
        // The answers elsewhere take 1.6 s at most.
        game.advance(by: 1.8)
        #expect(game.isStill == reducesMotion, "\(animal)")
      }
    }
  }

  @Test("R121 what is on a door plays while the door is looked at, and is still in calm motion")
  func playing() throws {
    for reducesMotion in [false, true] {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var game = Harness(HubScene(doors: Door.all), preferences: preferences)
      game.tap(Point(x: 190, y: 8))
      game.send(.pointerMoved(Point(x: 190, y: 400)))
      let door = try #require(game.rect("door.jungle"))
      var lions: Set<String> = []
      for _ in 0..<90 {
        game.tick()
        lions.formUnion(
          game.picture.commands.filter { door.contains($0.at) }.compactMap(\.imageName).filter {
            ["lion0", "lion1", "lion2", "lion3"].contains($0)
          })
      }
      #expect(lions.count == (reducesMotion ? 1 : 4))
    }
  }

  @Test("R117 awake, one door after the other plays, with pauses, and the animals look at it")
  func showing() throws {
    var game = Harness(HubScene(doors: Door.all))
    game.tick()
    let doors = try Door.all.map { try #require(game.rect("door.\($0)")) }
    let rest = doors.map { onSign($0, game) }
    var (played, looks, busy): ([SceneID], [SceneID: [Double]], Int) = ([], [:], 0)
    game.advance(by: 20) { game in
      let playing = doors.indices.filter { onSign(doors[$0], game) != rest[$0] }
      #expect(playing.count <= 1)
      guard let index = playing.first else { return }
      busy += 1
      if played.last != Door.all[index].scene { played.append(Door.all[index].scene) }
      func place(_ part: String) -> Double? {
        game.picture.commands.first { $0.imageName == part }?.at.x
      }
      guard let pupil = place("cobra-pupil-near"), let eyes = place("cobra-eyes-open") else {
        return
      }
      looks[Door.all[index].scene, default: []].append(pupil - eyes)
    }
    #expect(played == Door.all.map(\.scene))
    #expect(busy < 20 * 60 * 2 / 3, "not all the time")
    func middle(_ scene: SceneID) throws -> Double {
      let seen = try #require(looks[scene])
      return seen.reduce(0, +) / Double(seen.count)
    }
    #expect(try middle(.jungle) < middle(.simonSays) - 1, "to the left, to the right")
  }

  @Test("R118 no door plays while all sleep, in calm motion, or behind a card")
  func stillDoors() throws {
    for state in ["asleep", "calm", "card"] {
      var preferences = Preferences()
      preferences.reducesMotion = state == "calm"
      var game = Harness(HubScene(doors: Door.all), preferences: preferences)
      let doors = try Door.all.map { try #require(game.rect("door.\($0)")) }
      if state == "asleep" { game.advance(by: 75) }
      if state == "card" { game.key(.escape) }
      game.rest()
      let rest = doors.map { onSign($0, game) }
      game.advance(by: 12) { game in
        #expect(doors.map { onSign($0, game) } == rest, "\(state)")
      }
    }
  }

  /// What is on the parchment of the door in `frame`.
  private func onSign(_ frame: Rect, _ game: Harness<HubScene>) -> [DrawCommand] {
    let parchment = Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height * 0.55)
    return game.picture.commands.filter { parchment.contains($0.at) }
  }

  @Test("R105 nothing is drawn again when nobody touches anything")
  func rests() {
    var game = Harness(HubScene(doors: Door.all))
    let rests = game.rest()
    #expect(rests)
    game.send(.pointerMoved(Point(x: 190, y: 400)))
    #expect(!game.isStill, "the door under the pointer wakes")
    let restsAgain = game.rest()
    #expect(restsAgain)
  }
}
