import Animation
import Director
import Rules
import Stage
import StageTesting
import Studio
import Testing

@Suite struct HintHandTests {
  private func isShown(_ game: Director) -> Bool {
    game.picture().command(named: "hint")?.imageName == "hand-guide"
  }

  private static let places = RestingPlace.all.filter {
    ["hub", "jungle", "hands", "win-or-lose", "simon-says", "simon.turn"].contains($0.name)
  }

  @Test(
    "R133 an open hand shows what to do after 8, 16 and 32 seconds, silently, and then no more",
    arguments: places)
  func comes(place: RestingPlace) throws {
    var game = try place.game()
    game.send(.key(.tab, []))
    _ = game.takeEffects()
    var seconds: [Int] = []
    var wasShown = false
    for tick in 0..<60 * 60 {
      game.tick()
      let isShown = isShown(game)
      if isShown, !wasShown { seconds.append(tick / 60) }
      wasShown = isShown
    }
    #expect(seconds.count == 3)
    #expect(seconds.first.map { $0 >= 7 } == true)
    #expect(zip(seconds, seconds.dropFirst()).map { $1 - $0 }.suffix(2) == [8, 16])
  }

  @Test(
    "R133 the finger lies on the middle of what is to be pressed, and the hand on no words",
    arguments: RestingPlace.all)
  func points(place: RestingPlace) throws {
    var game = try place.game()
    game.changePreferences { $0.reducesMotion = true }
    for _ in 0..<60 * 20 where !isShown(game) { game.tick() }
    guard isShown(game), let hint = game.page.hint(game.view), hint.target == nil else { return }
    let hand = try #require(game.picture().command(named: "hint"))
    let (tip, turn) = (HandAssets.guideTip * hand.scale.y, hand.turn * .pi / 180)
    let finger =
      hand.at
      + Point(
        x: tip.x * Portable.cos(turn) - tip.y * Portable.sin(turn),
        y: tip.x * Portable.sin(turn) + tip.y * Portable.cos(turn))
    let (frame, middle) = (hint.frame, hint.frame.center)
    #expect(frame.insetBy(-1).contains(finger), "\(finger) in \(frame)")
    #expect(min(abs(finger.x - middle.x), abs(finger.y - middle.y)) < 1)
    let covered = Rect(center: hand.at, size: Size(84, 84))
    for words in game.picture().commands where words.words?.isEmpty == false {
      #expect(!covered.contains(words.at), "\(words.words ?? "")")
    }
  }

  @Test("R133 at the end of a match the hand leaves the sign on Play Again free")
  func sign() throws {
    var players = try TwoPlayers(.jungle)
    for _ in 0..<3 {
      for seat in Seat.allCases {
        players.game.send(.pressed(seat == .left ? .one : .three, at: seat))
      }
      players.rest()
      players.rest()
    }
    players.game.changePreferences { $0.reducesMotion = true }
    for _ in 0..<60 * 20 where !isShown(players.game) { players.tick() }
    let picture = players.game.picture()
    let hand = try #require(picture.command(named: "hint"))
    let button = try #require(players.game.layout.first { $0.name == "alert.again" }).rect
    let signs = picture.commands.filter {
      $0.imageName != nil && button.contains($0.frame) && $0.frame.width < 0.4 * button.width
    }
    #expect(!signs.isEmpty)
    #expect(signs.allSatisfy { !Rect(center: hand.at, size: Size(84, 84)).contains($0.at) })
  }

  @Test("R133 the first touch takes the hand away, and eight seconds later it may come again")
  func goes() throws {
    var game = Director(starting: .winOrLose, seed: 1)
    for _ in 0..<60 * 20 where !isShown(game) { game.tick() }
    for _ in 0..<30 { game.tick() }
    #expect(isShown(game))
    game.send(.pointerDown(Point(x: 20, y: 300)))
    game.send(.pointerUp(Point(x: 20, y: 300)))
    #expect(!isShown(game))
    for _ in 0..<60 * 7 { game.tick() }
    #expect(!isShown(game))
    for _ in 0..<60 * 2 { game.tick() }
    #expect(isShown(game))
  }

  @Test("R133 whoever only moves the mouse about sees the hand as well")
  func wandering() {
    var game = Director(starting: .winOrLose, seed: 1)
    var wasShown = false
    for tick in 0..<60 * 12 {
      game.send(.pointerMoved(Point(x: 20 + Double(tick % 40), y: 300)))
      game.tick()
      wasShown = wasShown || isShown(game)
    }
    #expect(wasShown)
  }

  @Test("R133 in calm motion the hand lies still, and nothing asks for pictures meanwhile")
  func calm() throws {
    var preferences = Preferences()
    preferences.reducesMotion = true
    var game = Director(starting: .winOrLose, seed: 1, preferences: preferences)
    for _ in 0..<60 * 20 where !isShown(game) { game.tick() }
    let picture = game.picture()
    #expect(isShown(game) && game.isStill)
    // Only when it goes there is another picture.
    var (last, gone) = (game, game)
    let change = try #require(game.ticksUntilChange)
    last.rest(ticks: change - 1)
    gone.rest(ticks: change)
    #expect(last.picture() == picture && !isShown(gone))
    for _ in 0..<60 { game.tick() }
    #expect(game.picture() == picture)
  }

  @Test("R118 R133 the hand moves on threes, and a game at rest wakes for each of its pictures")
  func threes() throws {
    var game = Director(starting: .winOrLose, seed: 1)
    for _ in 0..<60 * 20 where !isShown(game) { game.tick() }
    var places: [Bool] = []
    while isShown(game) {
      let before = game.picture().command(named: "hint")
      #expect(game.isStill && (1...3).contains(game.ticksUntilChange ?? 0))
      game.tick()
      places.append(game.picture().command(named: "hint") != before)
    }
    for window in places.indices.dropLast(2) {
      #expect(places[window..<window + 3].count { $0 } <= 1)
    }
    #expect(places.count { $0 } > 15)
  }

  @Test("R133 a game that rests in between shows the hand at the same tick")
  func resting() {
    var (awake, resting) = (
      Director(starting: .winOrLose, seed: 1), Director(starting: .winOrLose, seed: 1)
    )
    for _ in 0..<60 * 10 {
      awake.tick()
      if resting.isStill, (resting.ticksUntilChange ?? .max) > 1 {
        resting.rest(ticks: 1)
      } else {
        resting.tick()
      }
      #expect(isShown(awake) == isShown(resting))
    }
  }

  @Test("R118 R133 to a game that does nothing but rest the hand comes as to any other")
  func asleep() {
    var preferences = Preferences()
    preferences.reducesMotion = true
    var awake = Director(starting: .jungle, seed: 1, preferences: preferences)
    for _ in 0..<600 where !awake.isStill { awake.tick() }
    for key in [Key.tab, .tab, .enter] { awake.send(.key(key, [])) }
    var resting = awake
    var shown = 0
    for _ in 0..<60 * 10 {
      #expect(resting.isStill)
      awake.tick()
      resting.rest(ticks: 1)
      let hand = resting.picture().command(named: "hint")
      #expect(awake.picture().command(named: "hint") == hand)
      if hand != nil { shown += 1 }
    }
    #expect(Time.frames(shown) > .seconds(1))
  }

  @Test(
    "R24 R133 after a drop beside the river the hand soon takes that very animal there, once",
    arguments: [Point(x: 640, y: 560), Point(x: 1_230, y: 60)])
  func answer(end: Point) throws {
    var game = Director(starting: .jungle, seed: 1)
    for _ in 0..<60 { game.tick() }
    let home = try #require(game.layout.first { $0.name == "home.lion" }).rect.center
    game.send(.pointerMoved(home))
    game.send(.pointerDown(home))
    for step in 1...40 {
      game.send(.pointerMoved(home + (end - home) * (Double(step) / 40)))
      game.tick()
    }
    game.send(.pointerUp(end))
    for _ in 0..<40 { game.tick() }
    #expect(!isShown(game), "it is still on its way home")
    var way: [Point] = []
    for _ in 0..<60 * 6 {
      // Who moves the mouse about sees it all the same.
      game.send(.pointerMoved(Point(x: 660, y: 470)))
      game.tick()
      guard isShown(game) else { continue }
      let carried = game.picture().commands.last { $0.imageName == "lion0" }
      way.append(try #require(carried).at)
    }
    #expect(try #require(way.first).distance(to: home) < 60)
    #expect(try #require(way.last).y < 430 && (60 * 2...60 * 3).contains(way.count))
    // A press takes it away, and then it waits for the idle again.
    var pressed = game
    for event in [InputEvent.pointerDown(end), .pointerUp(end)] { pressed.send(event) }
    for _ in 0..<60 * 7 {
      pressed.tick()
      #expect(!isShown(pressed))
    }
  }
}
