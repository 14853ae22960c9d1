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

  @Test(
    "R136 after a mistake nobody laughs: an oh! at once, then pity, also while the drums teach",
    arguments: UInt64(1)...4)
  func pity(seed: UInt64) {
    var game = Harness<SimonSaysScene>.begun(seed: seed)
    game.repeatSequences(3)
    game.strikeWrong()
    var seen: [Set<String>] = []
    for _ in 0..<1_800 where game.alert == nil {
      seen.append(Set(game.picture.imageNames))
      game.tick()
    }
    for animal in Animal.allCases {
      #expect(seen.prefix(24).contains { $0.contains("\(animal)-eyes-wide") }, "\(animal)")
      #expect(!seen.contains { $0.contains("\(animal)-eyes-glee") }, "\(animal)")
    }
    #expect(game.alert == "The end!")
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
    "R101 Space, Enter or the pad's A ends the blinking at once; a click, too, once it is seen",
    arguments: [Key.space, .enter, nil])
  func hurried(with key: Key?) {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.strikeWrong()
    game.advance(by: key == nil ? 1.1 : 0.1)
    var beside = game
    if let key { game.key(key) } else { game.strike(.sun) }
    game.advance(by: 0.3)
    #expect(game.alert == "The end!")
    beside.tap(Point(x: 230, y: 560))
    beside.advance(by: 0.3)
    #expect((beside.alert == "The end!") == (key == nil))
  }

  @Test("R74 strokes that were meant for the sequence do not end the game over a mistake in it")
  func strokesInFlight() {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(4)
    game.strikeWrong()
    for _ in 0..<4 {
      game.advance(by: 0.2)
      game.strike(.sun)
    }
    #expect(game.alert == nil && game.banner == "Nearly!")
    game.advance(by: 0.5)
    #expect(game.alert == nil, "the right drum is still shown")
  }

  @Test(
    "R74 R136 the drum struck wrongly sags and darkens while the right one sounds, for 2.5 s at most",
    arguments: [true, false])
  func sagging(reducesMotion: Bool) throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
    game.repeatSequences(1)
    let right = try #require(game.watch().first)
    let wrong = try #require(Pad.allCases.first { $0 != right })
    func drum(_ pad: Pad) throws -> DrawCommand {
      try #require(game.picture.command(named: "drum.\(pad)"))
    }
    let (rest, before, began) = (try drum(wrong), game.effects.count, game.now)
    game.strike(wrong)
    game.advance(by: 0.7)
    let sagging = try drum(wrong)
    #expect((sagging.scale.y < 0.9) != reducesMotion && sagging.tint != rest.tint)
    #expect(sagging.frame.maxY == rest.frame.maxY, "it stays on the ground")
    #expect(try drum(right).imageName == "drum-\(right)-lit")
    #expect(game.drums(since: before) == [right])
    for _ in 0..<300 where game.banner == "Nearly!" { game.tick() }
    #expect((game.now - began).seconds <= 2.5)
    #expect(try drum(wrong) == rest, "what is drummed next is drummed on whole drums")
  }

  @Test(
    "R136 on the card of a mistake the drums light up that lead to the missed one, and that",
    arguments: [UInt64(2), 3, 4, 5])
  func lesson(seed: UInt64) throws {
    var game = Harness<SimonSaysScene>.begun(seed: seed)
    game.repeatSequences(3)
    let asked = game.watch()
    for pad in asked.dropLast() { game.strike(pad) }
    let missed = try #require(asked.last)
    game.strike(try #require(Pad.allCases.first { $0 != missed }))
    for _ in 0..<1_200 where game.rect("alert.save") == nil { game.tick() }
    var lit: [String] = []
    game.advance(by: 4) {
      guard let name = $0.picture.command(named: "card.right")?.imageName, name.hasSuffix("-lit"),
        lit.last != name
      else { return }
      lit.append(name)
    }
    var wanted: [String] = []
    for pad in asked where wanted.last != "drum-\(pad)-lit" { wanted.append("drum-\(pad)-lit") }
    #expect(lit.count >= wanted.count && Array(lit.prefix(wanted.count)) == wanted)
  }

  @Test("R131 on the cards of a game that is over each animal stands once, and whole")
  func oneOfEach() {
    for champion in ["Lion", "Cobra", "Rabbit"] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) {
        $0.choices["hands.name"] = champion
      }
      game.repeatSequences(1)
      game.fail()
      for step in ["lost", "saved"] {
        let parts = ["lion-body", "cobra-hood", "rabbit-body"].map { part in
          game.picture.commands.count { $0.imageName == part }
        }
        #expect(parts.allSatisfy { $0 <= 1 }, "\(champion) \(step): \(parts)")
        #expect(parts.reduce(0, +) == 3)
        guard step == "lost" else { continue }
        game.tap(named: "alert.save")
        game.answer()
        game.advance(by: 0.5)
      }
    }
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
      #expect(game.context.preferences.finishedGames[.simonSays] == 1)
    }
  }

  @Test("R124 R136 the show after a mistake is quiet, and cheers after a won round")
  func quietShow() {
    func moods(_ game: Harness<SimonSaysScene>) -> [DrumSolo.Mood] {
      game.effects.compactMap {
        if case .celebrate(.drums(let solo)) = $0 { solo.mood } else { nil }
      }
    }
    var game = Harness<SimonSaysScene>.begun(seed: 3)
    game.repeatSequences(10)
    game.rest()
    #expect(moods(game) == [.won])
    game = .begun(seed: 3)
    game.repeatSequences(2)
    game.fail()
    #expect(moods(game) == [.heartened])
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
    for (done, name, kept) in [(0, nil, nil), (1, nil, "Frog"), (2, "Ada", "Ada")]
      as [(Int, String?, String?)]
    {
      var game = lost(after: done, name: name)
      #expect(kept.map { game.picture.shows($0) } != false)
      game.tap(named: "alert.again")
      #expect(game.saves.map(\.name.text) == [kept].compactMap(\.self))
      if kept != nil { game.answer() }
      game.advance(by: 0.3)
      #expect(game.alert == nil)
      let points = kept.map { _ in done == 1 ? "1" : "3" }
      #expect(game.picture.words(named: "saved") == points, "and says so")
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

  @Test("R74 Play Again is the largest button; Save shines, and without a name Play Again does")
  func againIsLarge() throws {
    func shining(_ game: Harness<SimonSaysScene>) -> [Point] {
      game.picture.commands.compactMap {
        if case .border(34, 6) = $0.shape, $0.tint == .sun { $0.frame.center } else { nil }
      }
    }
    var game = lost(after: 1)
    let again = try #require(game.rect("alert.again"))
    for place in game.layout where place.name.hasPrefix("alert.") && place.rect != again {
      #expect(place.rect.width < again.width && place.rect.isApart(from: again))
    }
    #expect(shining(game) == [try #require(game.rect("alert.save")).center])
    game.key(.backspace)
    #expect(shining(game) == [again.center])
  }

  @Test(
    "R74 R132 on every card of the end what leaves is on the left, what plays again on the right")
  func order() throws {
    func rest(_ game: Harness<SimonSaysScene>) throws -> [String] {
      game.layout.filter { $0.name.hasPrefix("alert.") }.sorted { $0.rect.minX < $1.rect.minX }
        .map { String($0.name.dropFirst(6)) }
    }
    #expect(try rest(lost(after: 0)) == ["discard", "save", "again"])
    var game = lost(after: 1)
    #expect(try rest(game) == ["discard", "save", "again"])
    game.tap(named: "alert.save")
    game.answer()
    #expect(try rest(game) == ["leave", "scoreboard", "again"])
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

  @Test("R74 the card lives, and shows the drums that were repeated; in calm motion it is still")
  func livingCard() {
    for reducesMotion in [false, true] {
      var game = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      game.repeatSequences(3)
      game.fail()
      let earned = game.picture.commands.filter { $0.name == "earned" }
      #expect(earned.count == 3)
      let goal = game.picture.commands.first { $0.imageName == "icon-to-goal" }?.at.x ?? 0
      let coming = game.picture.commands.filter { $0.name == "coming" }.map(\.at.x)
      #expect(coming.count == 7 && coming.allSatisfy { earned[2].at.x < $0 && $0 < goal })
      #expect(earned.map(\.at.x) == earned.map(\.at.x).sorted())
      var other = Harness<SimonSaysScene>.begun(seed: 2) { $0.reducesMotion = reducesMotion }
      other.repeatSequences(3)
      other.strikeWrong()
      while other.alert == nil { other.tick() }
      other.advance(by: 0.5)
      var pictures: Set<[DrawCommand]> = []
      other.advance(by: 2) { pictures.insert($0.picture.commands.filter { $0.name == "earned" }) }
      #expect((pictures.count > 10) != reducesMotion)
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

  @Test("R76 R135 a team's card blames nobody: it crowns, among all faces, who has come farthest")
  func farthest() throws {
    for right in 0...3 {
      var game = Harness<SimonSaysScene>.team(["Frog", "Ben", "Owl"])
      game.repeatSequences(right)
      game.strikeWrong()
      game.tick()
      #expect(game.picture.command(named: "culprit")?.imageName == "icon-cross", "on the plate")
      game.rest()
      let faces = game.picture.commands.filter { $0.name == "face" }
      #expect(faces.count == 3 && game.picture.command(named: "culprit") == nil)
      let crown = game.picture.command(named: "farthest")
      #expect((crown == nil) == (right == 0))
      guard let crown else { continue }
      let below = try #require(
        faces.min { $0.at.distance(to: crown.at) < $1.at.distance(to: crown.at) })
      #expect(below.imageName == ["mascot-frog", "mascot-toucan", "mascot-owl"][right - 1])
    }
  }

  @Test("R74 R124 more points than ever of one's kind are a record: told, crowned, and in the show")
  func record() throws {
    for (kind, best, isRecord) in [
      (Standings.Entry.Kind.single, 2, true), (.single, 3, false), (.team, 2, false),
    ] {
      var game = Harness<SimonSaysScene>.begun(
        seed: 2, records: [Standings.Entry(name: "Bo", kind: kind, points: best, longest: 1)])
      game.repeatSequences(2)
      game.fail()
      #expect(game.alert == (isRecord ? "A new record!" : "The end!"))
      #expect(game.picture.imageNames.contains("icon-crown") == isRecord)
      let solo = game.effects.compactMap {
        if case .celebrate(.drums(let solo)) = $0 { solo } else { nil }
      }
      #expect(solo.map(\.points) == [3])
      #expect(solo.map { $0.mood == .record } == [isRecord])
    }
  }

  @Test("R74 R124 more points than ever under one's own name are a record too, whoever has more")
  func ownRecord() {
    for (name, isRecord) in [("Ada", true), ("Cleo", false)] {
      var game = Harness<SimonSaysScene>.begun(
        seed: 2,
        records: [("Bo", 55), ("Ada", 1)].map {
          Standings.Entry(name: $0, kind: .single, points: $1, longest: 1)
        }
      ) { $0.choices["simon.name"] = name }
      game.repeatSequences(2)
      game.fail()
      #expect((game.alert == "A new record!") == isRecord)
      #expect(game.picture.imageNames.contains("icon-crown") == isRecord)
    }
  }

  @Test("R74 R131 the points stand on a gong over the drums that earned them, clear of the words")
  func gong() throws {
    var game = Harness<SimonSaysScene>.begun(seed: 2)
    game.repeatSequences(3)
    game.fail()
    let gong = try #require(game.picture.command(named: "gong"))
    #expect(gong.words == "6")
    let earned = game.picture.commands.filter { $0.name == "earned" }
    #expect(earned.allSatisfy { $0.at.y > gong.at.y + 40 })
    let story = try #require(game.picture.command(named: "story"))
    #expect(earned.allSatisfy { $0.frame.maxY < story.at.y - 16 })
    let title = try #require(game.picture.command(named: "alert"))
    #expect(title.at.y + 28 < gong.at.y - 40)
  }

  @Test("R77 R131 a team's faces say whose name is asked for, and stand on the board at its line")
  func faces() throws {
    let names = ["Frog", "Ada", "Owl", "Bo", "Cy"]
    for count in 2...5 {
      var game = Harness<SimonSaysScene>.team(Array(names.prefix(count)))
      game.repeatSequences(1)
      game.fail()
      #expect(game.picture.commands.count { $0.name == "face" } == count)
      game.type("The Drummers United!")
      game.key(.enter)
      game.answer()
      #expect(game.picture.commands.count { $0.name == "face" } == count)
      game.tap(named: "alert.scoreboard")
      let line = try #require(game.picture.command(named: "newest")).frame
      let faces = game.picture.commands.filter { $0.name == "member" }
      #expect(faces.count == count && faces.allSatisfy { line.contains($0.at) })
      let name = try #require(game.picture.command(named: "row.1"))
      guard case .text(_, let style, _) = name.shape else { return }
      #expect(faces.allSatisfy { $0.at.x - 16 >= name.at.x + (style.fit ?? 0) })
    }
  }
}
