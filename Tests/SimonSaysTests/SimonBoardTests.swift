import Animation
import Rules
import SimonSays
import Stage
import StageTesting
import Testing
import Widgets

@Suite struct SimonBoardTests {
  private func board(_ records: [Standings.Entry]) -> Harness<SimonSaysScene> {
    var game = Harness(SimonSaysScene(), records: records)
    game.tap(named: "menu.scoreboard")
    return game
  }

  private func record(_ name: String, _ points: Int, _ kind: Standings.Entry.Kind = .single)
    -> Standings.Entry
  {
    Standings.Entry(
      name: Name(stringLiteral: name), kind: kind, points: points, longest: 3, date: 1_795_256_100)
  }

  private func rows(_ game: Harness<SimonSaysScene>) -> [String] {
    (1...20_000).lazy.prefix(40).compactMap { game.picture.words(named: "row.\($0)") }
  }

  @Test("R78 the scoreboard, best first; equal points: the earlier entry first")
  func order() {
    let game = board([
      record("Ada", 3), record("Grace", 10), record("Joan", 3), record("Zoë", 55, .team),
      record("Edith", 10),
    ])
    #expect(game.picture.shows("Scoreboard"))
    #expect(rows(game) == ["Zoë", "Grace", "Edith", "Ada", "Joan"])
    for words in ["55", "team", "alone", "21 Nov 2026"] { #expect(game.picture.shows(words)) }
    #expect(game.picture.command(named: "newest") == nil)
  }

  @Test("R78 R131 each score has a face: of the animal that lent its name, or a letter")
  func faces() {
    let game = board([record("Cobra", 9), record("Ada", 3)])
    let faces = game.picture.commands.filter { $0.name == "row.face" }
    #expect(faces.map { $0.imageName ?? $0.words } == ["badge-cobra", "A"])
  }

  @Test("R78 an empty board says so")
  func empty() {
    #expect(board([]).picture.shows("No scores yet."))
  }

  @Test("R78 an empty board is filled by the friends and their drums, a short one by the podium")
  func friends() throws {
    for count in 0...6 {
      let picture = board((0..<count).map { record("P\($0)", $0) }).picture
      let friends = Animal.allCases.compactMap { picture.command(named: "friend.\($0)")?.frame }
      #expect(friends.count == (count == 0 ? 3 : count <= 5 ? 2 : 0))
      #expect(picture.imageNames.contains("drum-sun") == (count <= 5))
      let night = picture.command(named: "night")?.frame
      #expect((night != nil) == (count <= 5))
      let best = picture.commands.filter { $0.name == "podium" }.map(\.frame)
      #expect(best.count == (count <= 5 ? min(count, 3) : 0))
      guard count > 0 else { continue }
      let last = try #require(picture.command(named: "row.\(count)")).at.y
      for seen in friends + best { #expect(seen.minY > last + 22) }
      if let night { #expect(night.minY > last + 22 && friends.allSatisfy(night.contains)) }
      // On the list, and over the podium.
      let free = picture.commands.filter { $0.name == "free" }
      #expect(free.count == 2 * max(0, 3 - count))
    }
  }

  @Test(
    "R78 R131 on the podium the best stands highest, under the crown, with the face of its line")
  func podium() throws {
    let picture = board([record("Owl", 3), record("Frog", 9), record("Toucan", 1)]).picture
    let best = picture.commands.filter { $0.name == "podium" }
    #expect(best.map(\.imageName) == ["frog", "owl", "toucan"].map { "mascot-\($0)-large" })
    let heights = best.map(\.frame.maxY)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 - 10 })
    let (first, crown) = try (
      #require(best.first), #require(picture.commands.first { $0.imageName == "icon-crown" })
    )
    #expect(abs(crown.at.x - first.at.x) < 20 && crown.frame.minY < first.frame.minY)
  }

  @Test("R78 R131 a player's own face on the board is that at the drums, also beside a typed name")
  func ownFace() {
    var game = Harness(SimonSaysScene(), records: [record("Mia", 9), record("Ada", 3)])
    game.tap(named: "menu.scoreboard")
    func faces() -> [String?] {
      game.picture.commands.filter { $0.name == "row.face" }.map { $0.imageName ?? $0.words }
    }
    #expect(faces() == ["M", "A"])
    var preferences = Preferences()
    preferences.choices["simon.name"] = "Ada"
    game = Harness(
      SimonSaysScene(), preferences: preferences, records: [record("Mia", 9), record("Ada", 3)])
    game.tap(named: "menu.scoreboard")
    #expect(faces() == ["M", "mascot-frog"])
  }

  @Test("R78 clearing is no button: the board has nothing to press but the way back")
  func noButton() {
    let game = board([record("Ada", 3)])
    #expect(game.layout.map(\.name).sorted() == ["button.back", "list"])
  }

  @Test("R78 a long board scrolls by wheel, keys and dragging, and stops at its ends")
  func scrolling() throws {
    let all = (0..<40).map { record("P\($0)", 100 - $0) }
    func first(_ game: Harness<SimonSaysScene>) -> String? { rows(game).first }
    var game = board(all)
    #expect(rows(game).count >= 10 && first(game) == "P0")
    func after(_ step: (inout Harness<SimonSaysScene>) -> Void) -> String? {
      step(&game)
      game.rest()
      return first(game)
    }
    #expect(after { $0.key(.down) } == "P1")
    #expect(after { $0.key(.pageDown) } == "P11")
    #expect(after { $0.key(.end) } == "P30")
    #expect(after { $0.key(.down) } == "P30")
    #expect(after { $0.key(.up) } == "P29")
    #expect(after { $0.key(.home) } == "P0")
    #expect(after { $0.key(.up) } == "P0")
    #expect(after { $0.send(.wheel(2)) } == "P6")
    #expect(after { $0.send(.wheel(-9)) } == "P0")
    let list = try #require(game.rect("list"))
    #expect(
      after { $0.drag(from: list.point(0.5, 0.9), to: list.point(0.5, 0.4)) } == "P5")
    #expect(rows(game).count == 10)
  }

  @Test("R78 the entry just made is highlighted where it stands, also far down")
  func highlight() throws {
    var game = Harness<SimonSaysScene>.begun(
      seed: 3, records: (0..<30).map { record("P\($0)", 1000 - $0) })
    game.repeatSequences(2)
    game.fail()
    game.type("Ada")
    game.key(.enter)
    game.answer()
    game.tap(named: "alert.scoreboard")
    let newest = try #require(game.picture.command(named: "newest"))
    let name = try #require(game.picture.command(named: "row.31"))
    #expect(game.picture.words(named: "row.31") == "Ada" && newest.frame.contains(name.at))
  }

  @Test("10,000 scores: only the rows that are seen are drawn")
  func tenThousand() {
    var game = board((0..<10_000).map { record("Player \($0)", $0 % 211) })
    for key in [Key.home, .end, .pageUp] {
      game.key(key)
      game.rest()
      #expect(game.picture.commands.count < 120)
    }
    game.key(.end)
    game.tick()
    #expect(rows(game).isEmpty || game.picture.commands.count < 120, "also while it glides")
  }

  @Test("R131 the friends at the scoreboard are awake and look at the list")
  func awake() {
    var game = Harness(SimonSaysScene())
    game.tap(named: "menu.scoreboard")
    let names = game.picture.imageNames
    #expect(!names.contains { $0.contains("eyes-shut") || $0.contains("eyes-glee") })
    #expect(names.isSuperset(of: ["lion-eyes-open", "cobra-eyes-open", "rabbit-eyes-open"]))
  }
}
