import Animation
import Phrases
import Stage
import StageTesting
import Studio
import Testing

@testable import Director

/// Where things are seen by those who read from right to left.
@Suite struct MirroredPlacesTests {
  @Test(
    "R164 a card that stands beside what it speaks of turns about its own middle, with its arrows")
  func cardBeside() throws {
    let traits = Language.Traits.pseudo.first { $0.code == "xr" }
    let words = try #require(traits.flatMap { Language.pseudo($0) })
    var player = ScriptedPlayer(.winOrLose, seed: 1, language: words)
    player.rest()
    try player.tap("throw.rock")
    player.rest()
    var game = player.director
    func seen(_ name: String) throws -> Rect {
      try #require(game.seenLayout.first { $0.name == name }).rect
    }
    let (next, restart) = (try seen("alert.continue"), try seen("alert.restart"))
    #expect(next.maxX < restart.minX, "what goes on stands where reading ends")
    let signs = game.picture().commands.filter {
      $0.imageName?.hasPrefix("icon-") == true && next.contains($0.at)
    }
    #expect(!signs.isEmpty && signs.allSatisfy { $0.at.x > next.center.x })
    guard case .pointerDown(let point) = game.received(.pointerDown(next.center)) else { return }
    #expect(game.layout.first { $0.name == "alert.continue" }?.rect.contains(point) == true)
    #expect(game.received(.key(.left, [])) == .key(.right, []))
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
        home.turns || seen.name.hasPrefix("button.")
      else { continue }
      #expect(Design.tall.contains(seen.rect), "\(seen.name) at \(seen.rect)")
      // What is only read is not pressed, least of all under a card.
      if ["plaque.", "dots"].contains(where: seen.name.hasPrefix) { continue }
      let pressed = game.received(.pointerDown(seen.rect.center))
      guard case .pointerDown(let point) = pressed else { continue }
      #expect(home.rect.insetBy(-2).contains(point), "\(seen.name) is pressed at \(point)")
      game.hold = nil
    }
  }

  @Test("R134 R164 the ring of who beats whom stays whole where it swaps sides with a switch")
  func ring() throws {
    let place = try #require(RestingPlace.all.first { $0.name == "jungle.two" })
    var game = try place.game()
    let before = try #require(game.seenLayout.first { $0.name == "ring" }).rect
    func parts(_ game: Director, in ring: Rect) -> Int {
      game.picture().commands.count { $0.feet == nil && ring.contains($0.frame) }
    }
    let count = parts(game, in: before)
    #expect(count >= 7, "a plate, three animals and three arrows")
    let traits = Language.Traits.pseudo.first { $0.code == "xr" }
    game.language = try #require(traits.flatMap { Language.pseudo($0) })
    let after = try #require(game.seenLayout.first { $0.name == "ring" }).rect
    #expect(after.center.x == Design.size.width - before.center.x)
    #expect(parts(game, in: after) == count)
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
        let pressed = game.received(.pointerDown(one.rect.point(share, 0.5)))
        guard case .pointerDown(let point) = pressed else { continue }
        #expect(place?.contains(point) == true, "\(one.name) at \(share) of its width")
      }
    }
  }
}
