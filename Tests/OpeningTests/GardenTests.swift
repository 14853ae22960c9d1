import Animation
import Director
import Phrases
import Stage
import StageTesting
import Testing

@testable import Opening

@Suite struct GardenTests {
  private func hub(
    _ grown: [SceneID: Int], seen: [SceneID: Int] = [:], doors: [Door] = Door.all
  ) -> Harness<HubScene> {
    var preferences = Preferences()
    preferences.finishedGames = grown
    preferences.seenFinishedGames = seen
    return Harness(HubScene(doors: doors), preferences: preferences)
  }

  /// What is seen of the garden once it has grown.
  private func growths(_ counts: [SceneID: Int], doors: [Door] = Door.all) -> [DrawCommand] {
    var game = hub(counts, doors: doors)
    game.advance(by: 3)
    return ["bloom", "bird", "butterfly", "firefly"].flatMap { plants($0, in: game) }
  }

  /// What is seen of a kind, apart from the flower that is painted on a sign.
  private func plants(_ kind: String, in game: Harness<HubScene>) -> [DrawCommand] {
    game.picture.commands.filter {
      $0.imageName?.hasPrefix(kind) == true && $0.name != "flower"
    }
  }

  @Test("R125 every door has its own kind, and a game more is never less")
  func grows() {
    for (scene, kind) in [
      (SceneID.jungle, "bloom"), (.hands, "bird"), (.winOrLose, "butterfly"),
      (.simonSays, "firefly"),
    ] {
      var before = 0
      for count in 0...60 {
        let seen = growths([scene: count])
        #expect(seen.allSatisfy { $0.imageName?.hasPrefix(kind) == true })
        #expect(seen.count >= before)
        #expect(count > 12 || seen.count >= count.clamped(to: 0...8), "the first are all seen")
        before = seen.count
      }
    }
    #expect(growths([:]).isEmpty)
  }

  /// Four doors, and a fifth that shares its kind with the first.
  private var five: [Door] {
    let fifth = Door(
      .information, "", "", timelines: [], demo: { _ in }, films: [], restingPlaces: [],
      open: { _ in HubScene(doors: []) }, draw: { _, _ in })
    return Array(Door.all.prefix(4)) + [fifth]
  }

  @Test("R125 doors that share a kind share its plots: nothing stands on another")
  func shared() {
    let all = growths([.jungle: 3, .information: 2], doors: five)
    #expect(all.count == 5 && Set(all.map { "\($0.at)" }).count == 5)
  }

  @Test("R125 of what two doors share, too, only what is new grows")
  func sharedNews() {
    let grown: [SceneID: Int] = [.jungle: 3, .information: 2]
    for (seen, count) in [(grown, 5), ([.jungle: 3, .information: 1], 4), ([.jungle: 2], 2)] {
      let game = hub(grown, seen: seen, doors: five)
      #expect(plants("bloom", in: game).count == count)
    }
  }

  @Test("R125 five hundred games leave a garden, not a heap")
  func bounded() {
    let all = growths([.jungle: 500, .hands: 500, .winOrLose: 500, .simonSays: 500])
    #expect(all.count < 160)
    #expect(Set(all.map { "\($0.at)" }).count == all.count, "nothing stands on another")
    let most = growths([.jungle: 1_000_000])
    #expect(most.count == growths([.jungle: 500]).count)
    for command in all { #expect(Design.frame.contains(command.at)) }
  }

  @Test("R125 what is new grows before the player's eyes, once")
  func fresh() {
    var game = hub([.jungle: 3], seen: [.jungle: 2])
    #expect(game.context.preferences.seenFinishedGames == [.jungle: 3])
    let first = plants("bloom", in: game).count
    game.advance(by: 3)
    let then = plants("bloom", in: game).count
    #expect((first, then) == (2, 3))
    #expect(game.isStill)
  }
}
