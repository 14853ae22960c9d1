import Animation
import Phrases
import Stage
import StageTesting
import Studio
import Testing
import Widgets

@testable import Director

/// Where things are seen by those who read from right to left.
@Suite struct MirroredPlacesTests {
  @Test(
    "R53 R164 the crowns of a match are won from where one begins to read", arguments: ["", "xr"])
  func crowns(code: String) throws {
    let traits = Language.Traits.pseudo.first { $0.code == code }
    let words = traits.flatMap { Language.pseudo($0) } ?? .english
    var player = ScriptedPlayer(.hands, seed: 1, language: words)
    try player.tap("badge.lion")
    try player.tap("button.continue")
    player.rest()
    func row() -> [DrawCommand] {
      let game = player.director
      return game.picture().commands.filter { $0.imageName == "crown" && $0.at.y < 140 }
        .sorted { $0.at.x < $1.at.x }
    }
    #expect(row().count == 3)
    for _ in 0..<12 where !row().contains(where: { $0.name == "won" }) {
      try player.tap("throw.rock")
      player.rest()
      try player.tap("button.next-turn")
      player.rest()
    }
    let won = row().map { $0.name == "won" }
    #expect(won == (code == "xr" ? [false, false, true] : [true, false, false]))
  }

  @Test(
    "R164 a card that stands beside what it speaks of turns about its own middle, with its arrows")
  func cardBeside() throws {
    let traits = Language.Traits.pseudo.first { $0.code == "xr" }
    let words = try #require(traits.flatMap { Language.pseudo($0) })
    var player = ScriptedPlayer(.winOrLose, seed: 1, language: words)
    player.rest()
    try player.tap("throw.rock")
    player.rest()
    try player.tap("alert.restart")
    player.rest()
    let asking = player.director
    func asked(_ name: String) throws -> Rect {
      try #require(asking.seenLayout.first { $0.name == name }).rect
    }
    #expect(try asked("alert.restart.now").maxX < (try asked("alert.stay")).minX)
    player.key(.escape)
    player.rest()
    var game = player.director
    let next = try #require(game.seenLayout.first { $0.name == "alert.continue" }).rect
    let signs = game.picture().commands.filter {
      $0.imageName?.hasPrefix("icon-") == true && next.contains($0.at)
    }
    #expect(!signs.isEmpty && signs.allSatisfy { $0.at.x > next.center.x })
    guard case .pointerDown(let point) = game.translate(.pointerDown(next.center)) else { return }
    #expect(game.layout.first { $0.name == "alert.continue" }?.rect.contains(point) == true)
    #expect(game.translate(.key(.left, [])) == .key(.right, []))
  }

  @Test(
    "R150 R164 the loudspeaker and the sign for no sound are at one place in every language",
    arguments: [SceneID.hub, .settings, .hands, .jungle, .information])
  func loudspeaker(scene: SceneID) throws {
    let traits = Language.Traits.pseudo.first { $0.code == "xr" }
    var game = Director(starting: scene, seed: 1)
    game.language = try #require(traits.flatMap { Language.pseudo($0) })
    game.changePreferences { $0.isMuted = true }
    for _ in 0..<30 { game.tick() }
    let seen = game.seenLayout.first { $0.name == Loudspeaker.name }?.rect
    #expect(seen == Loudspeaker.frame)
    let sign = try #require(game.picture().commands.last { $0.name == "loudspeaker" })
    #expect(sign.at == Loudspeaker.frame.center)
    #expect(game.picture().command(named: "muted")?.at == MuteSign.frame.center)
    func press(_ place: Point) {
      for event in [InputEvent.pointerDown(place), .pointerUp(place)] {
        game.send(game.translate(event))
      }
    }
    press(MuteSign.frame.center)
    #expect(!game.preferences.isMuted)
    press(Loudspeaker.frame.center)
    #expect(game.preferences.narration == .hints)
  }

  @Test(
    "R126 R164 in a tall window everything is inside, and pressed where it is seen",
    arguments: RestingPlace.all.filter { !$0.name.contains("curtain") }, ["en", "xr"])
  func tall(place: RestingPlace, code: String) throws {
    var game = try place.game()
    let traits = Language.Traits.pseudo.first { $0.code == code }
    game.language = traits.flatMap { Language.pseudo($0) } ?? .english
    game.isTall = true
    for seen in game.seenLayout {
      guard let home = game.layout.first(where: { $0.name == seen.name }),
        home.mirrorFrame != nil || seen.name.hasPrefix("button.")
      else { continue }
      #expect(Design.tall.contains(seen.rect), "\(seen.name) at \(seen.rect)")
      // What is only read is not pressed, least of all under a card.
      if ["banner", "plaque.", "dots"].contains(where: seen.name.hasPrefix) { continue }
      let pressed = game.translate(.pointerDown(seen.rect.center))
      guard case .pointerDown(let point) = pressed else { continue }
      #expect(home.rect.insetBy(-2).contains(point), "\(seen.name) is pressed at \(point)")
      game.hold = nil
    }
  }

  @Test(
    "R134 R164 the switch between jungle and friend stays whole, whichever half of it is pressed",
    arguments: ["jungle", "jungle.two", "hands.rounds", "hands.two"], [false, true])
  func rivalSwitch(name: String, isTall: Bool) throws {
    let place = try #require(RestingPlace.all.first { $0.name == name })
    var game = try place.game()
    game.isTall = isTall
    /// Where the two signs are, and the middle of the board under them.
    func parts(of game: Director) throws -> (signs: [Double], board: Double) {
      let half = try #require(game.seenLayout.first { $0.name == "switch.rival" }).rect
      let commands = game.picture().commands
      let signs = commands.filter { ["icon-to-jungle", "icon-to-friend"].contains($0.imageName) }
        .filter { abs($0.at.y - half.center.y) < half.height / 2 }.map(\.at.x).sorted()
      try #require(signs.count == 2)
      #expect(signs.count { half.contains(Point(x: $0, y: half.center.y)) } == 1)
      let board = try #require(
        commands.last {
          abs($0.frame.width - 2 * half.width) < 2 && abs($0.at.y - half.center.y) < half.height / 2
        })
      #expect((isTall ? Design.tall : Design.frame).contains(board.frame))
      return (signs, board.frame.center.x)
    }
    let before = try parts(of: game)
    #expect(abs(before.signs.reduce(0, +) / 2 - before.board) < 2)
    let traits = Language.Traits.pseudo.first { $0.code == "xr" }
    game.language = try #require(traits.flatMap { Language.pseudo($0) })
    let after = try parts(of: game)
    #expect(abs(after.signs.reduce(0, +) / 2 - after.board) < 2)
    #expect(abs((after.signs[1] - after.signs[0]) - (before.signs[1] - before.signs[0])) < 1)
  }

  @Test(
    "R164 nothing at the top of a scene lies on anything else, and each is pressed where it is seen",
    arguments: Door.all.map(\.scene), ["en", "xr"])
  func top(scene: SceneID, code: String) {
    let traits = Language.Traits.pseudo.first { $0.code == code }
    let words = traits.flatMap { Language.pseudo($0) } ?? .english
    var game = Director(starting: scene, seed: 1, language: words)
    game.tick()
    let seen = game.seenLayout.filter { place in
      ["button.", "switch."].contains { place.name.hasPrefix($0) } && place.rect.maxY < 130
    }
    #expect(seen.count > 0)
    for (index, one) in seen.enumerated() {
      for other in seen[..<index] {
        #expect(one.rect.isApart(from: other.rect), "\(one.name) and \(other.name)")
      }
      let place = game.layout.first { $0.name == one.name }?.rect
      for share in [0.1, 0.5, 0.9] {
        let pressed = game.translate(.pointerDown(one.rect.point(share, 0.5)))
        guard case .pointerDown(let point) = pressed else { continue }
        #expect(place?.contains(point) == true, "\(one.name) at \(share) of its width")
      }
    }
  }
}
