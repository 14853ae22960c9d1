import Animation
import Figures
import Phrases
import Rules
import Stage
import StageTesting
import Testing
import Widgets

@testable import Jungle

/// What is seen on the door, and just behind it.
@Suite struct JungleDoorTests {
  @Test("R5 the lion on the door runs while it is looked at, in its four pictures, held by a hand")
  func runs() {
    let moments = stride(from: 0.02, to: Door.Thumbnail.playing, by: 0.02)
    let seen = moments.map { play in
      Picture.of { Door.jungle.draw(Door.Thumbnail(center: .zero, play: play), &$0) }.imageNames
        .subtracting(["rays", "shadow"])
    }
    #expect(seen.allSatisfy { $0.count == 2 && $0.contains("hand-guide") })
    #expect(Set(seen.joined()) == ["lion0", "lion1", "lion2", "lion3", "hand-guide"])
  }

  @Test("R5 the ripples below the lion on the door stay within the river")
  func ripples() {
    for play in stride(from: 0.0, to: Door.Thumbnail.playing, by: 0.02) {
      let seen = Picture.of { Door.jungle.draw(Door.Thumbnail(center: .zero, play: play), &$0) }
      let ripples = seen.commands.filter { $0.name == "ripple" }
      #expect(ripples.count == 3)
      #expect(ripples.allSatisfy { $0.frame.minX > -85 && $0.frame.maxX < 85 })
    }
  }

  @Test("R37 behind the door the match is the one that was chosen, and nothing has to change")
  func chosen() throws {
    var preferences = Preferences()
    (preferences.goal, preferences.rival) = (.firstTo(5), .copycat)
    let scene = try #require(Door.jungle.open(preferences) as? JungleScene)
    #expect(scene.match.goal == .firstTo(5) && scene.table.rival.kind == .copycat)
    let game = Harness(scene, preferences: preferences)
    #expect(game.scene.prompt(game.context.view) == .jungle(.drag))
  }

  @Test("R100 the key of each animal stands beside it, not over it")
  func caps() throws {
    let game = Harness(JungleScene(), seed: 1)
    let picture = game.scene.picture(View(time: game.now, device: .keyboard))
    for (animal, key) in zip(Animal.allCases, [Key.one, .two, .three]) {
      let cap = try #require(picture.command(named: "cap.\(key)"))
      #expect(!Board.homeRect(of: animal).contains(cap.at), "\(animal)")
    }
  }
}
