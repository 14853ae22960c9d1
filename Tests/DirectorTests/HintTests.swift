import Animation
import Director
import Stage
import StageTesting
import Studio
import Testing
import Widgets

@Suite struct HintTests {
  private static let scenes: [SceneID] = [.hub, .jungle, .winOrLose]

  /// Everything that can be read.
  private func words(_ game: Director) -> String { game.picture().texts.joined(separator: "|") }

  @Test("R100 hints are for the device that was used last", arguments: scenes)
  func hints(scene: SceneID) {
    var game = Director(starting: scene, seed: 1)
    func shown(_ events: InputEvent...) -> String {
      for event in events { game.send(event) }
      for _ in 0..<120 { game.tick() }
      return words(game)
    }
    let pointer = shown(.pointerDown(Point(x: 2, y: 360)), .pointerUp(Point(x: 2, y: 360)))
    let keyboard = shown(.used(.keyboard), .key(.tab, []))
    let gamepad = shown(.used(.gamepad), .key(.tab, []))
    #expect(keyboard.contains("|2|") && !gamepad.contains("|2|"))
    #expect(gamepad.contains("|RB") && !keyboard.contains("RB") && !pointer.contains("RB"))
    #expect(shown(.pointerMoved(Point(x: 4, y: 4))) == gamepad, "a touched mouse is not used yet")
  }

  @Test(
    "R100 wherever a player lingers, every cap is as it is printed on the device used last",
    arguments: RestingPlace.all)
  func caps(place: RestingPlace) throws {
    var game = try place.game()
    for device in InputDevice.allCases {
      game.send(.used(device))
      for _ in 0..<2 { game.tick() }
      for command in game.picture().commands {
        guard let name = command.name, name.hasPrefix("cap."), let words = command.words else {
          continue
        }
        let key = try #require(Key(rawValue: String(name.dropFirst("cap.".count))))
        #expect(words == KeyCap.label(for: key, on: device), "\(name) for \(device)")
      }
    }
  }

  @Test("R100 the hints for the keys stand beside the animals, in their order, and over none")
  func beside() throws {
    var game = Director(starting: .jungle, seed: 1)
    for event in [InputEvent.used(.keyboard), .key(.tab, [])] { game.send(event) }
    let homes = try ["lion", "cobra", "rabbit"].map { name in
      try #require(game.layout.first { $0.name == "home.\(name)" }).rect
    }
    let top = homes.map(\.minY).min() ?? 0
    for (cap, home) in zip(["1", "2", "3"], homes) {
      let places = game.picture().commands.filter { $0.words == cap && $0.at.y > top }.map(\.at)
      let place = try #require(places.first)
      #expect(places.count == 1)
      let nearest = homes.min { $0.center.distance(to: place) < $1.center.distance(to: place) }
      #expect(nearest == home)
      #expect(!homes.contains { $0.contains(place) })
    }
  }

  @Test("R106 the device is written down, and read again", arguments: InputDevice.allCases)
  func recorded(device: InputDevice) throws {
    var recording = Recording(
      scene: .hub, seed: 1, width: 64, height: 64, preferences: Preferences())
    for other in InputDevice.allCases where other != device {
      recording.add(.used(other), at: 1)
      recording.add(.key(.tab, []), at: 1)
    }
    recording.add(.used(device), at: 2)
    recording.add(.used(device), at: 3)
    recording.add(.pointerLeft, at: 3)
    let replay = try Replay(text: recording.replay(endingAt: 9).text)
    #expect(replay == recording.replay(endingAt: 9))
    #expect(replay.moments.filter { $0.event == .used(device) }.map(\.tick) == [2])
    var playback = Playback(replay)
    playback.play()
    #expect(playback.director.device == device)
  }
}
