import Animation
import Phrases
import Stage
import Testing

@testable import Director

@Suite("R141 What sounds by itself, and when")
struct SoundscapeTests {
  @Test("R141 by day in the jungle, by night around the fire", arguments: SceneID.allCases)
  func places(scene: SceneID) {
    let ambience = Director(starting: scene, seed: 1).soundscape.ambience
    switch scene {
    case .simonSays: #expect(ambience == .night)
    case .settings, .information: #expect(ambience == nil)
    default: #expect(ambience == .day)
    }
  }

  @Test("R141 the settings over a place sound as the place does")
  func settings() {
    var game = Director(starting: .simonSays, seed: 1)
    for _ in 0..<30 { game.tick() }
    let place = game.layout.first { $0.name.contains("settings") }
    if let place {
      game.send(.pointerDown(place.rect.center))
      game.send(.pointerUp(place.rect.center))
    }
    for _ in 0..<120 { game.tick() }
    #expect(game.sceneID == .settings)
    #expect(game.soundscape.ambience == .night)
  }

  @Test("R118 silent after a minute without a player, and there again with the first input")
  func asleep() {
    var game = Director(starting: .hub, seed: 1)
    for _ in 0..<59 * 60 { game.tick() }
    #expect(game.soundscape.ambience == .day)
    #expect(game.silentInTicks == 60)
    for _ in 0..<60 { game.tick() }
    #expect(game.soundscape == .silence)
    #expect(game.silentInTicks == nil)
    game.send(.pointerMoved(Point(x: 20, y: 20)))
    #expect(game.soundscape.ambience == .day)
  }

  @Test("R104 every sound has a caption: one short sentence, none twice")
  func captions() {
    let captions = SoundName.allCases.map(\.caption.english)
    #expect(Set(captions).count == SoundName.allCases.count)
    for caption in captions {
      #expect(caption.count <= 30)
      #expect(caption.last == "." || caption.last == "!")
      #expect(caption.first?.isUppercase == true)
    }
  }

  @Test("R104 what nobody sees coming has a caption; what everybody sees has none")
  func incidental() {
    for sound in [SoundName.lionRoar, .hiss, .squeak, .thump, .win, .lose, .uhOh, .drumLeaf] {
      #expect(!sound.isIncidental(in: .simonSays), "\(sound)")
    }
    for sound in [SoundName.click, .card, .page, .footstep] {
      #expect(sound.isIncidental(in: .simonSays))
    }
    #expect(SoundName.drumLeaf.isIncidental(in: .winOrLose), "there it is no drum")
  }
}
