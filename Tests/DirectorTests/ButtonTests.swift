import Animation
import Director
import Rules
import Stage
import StageTesting
import Studio
import Testing

/// What is drawn as a button is one, and what moves stops where motion is calm; in every scene.
@Suite struct ButtonTests {
  @Test("R100 something comes of every button that is drawn", arguments: RestingPlace.all)
  func alive(place: RestingPlace) throws {
    var game = try place.game()
    for _ in 0..<300 { game.tick() }
    for button in buttons(in: game.picture()) {
      var pressed = game
      pressed.send(.pointerMoved(button))
      let before = pressed.picture()
      _ = pressed.takeEffects()
      for event in [InputEvent.pointerDown(button), .pointerUp(button)] { pressed.send(event) }
      let effects = pressed.takeEffects().filter { if case .play = $0 { false } else { true } }
      #expect(
        !effects.isEmpty || pressed.picture() != before || pressed.picture(ahead: 1) != before,
        "nothing comes of the button at \(button)")
    }
  }

  @Test(
    "R100 something comes of every key that a cap shows",
    arguments: RestingPlace.all, [InputDevice.keyboard, .gamepad])
  func caps(place: RestingPlace, device: InputDevice) throws {
    var game = try place.game()
    for _ in 0..<300 { game.tick() }
    game.send(.used(device))
    game.tick()
    // What lies under a card cannot be used.
    guard game.picture().command(named: "alert") == nil else { return }
    for cap in game.picture().commands.compactMap(\.name) where cap.hasPrefix("cap.") {
      let key = try #require(Key(rawValue: String(cap.dropFirst(4))))
      var pressed = game
      let before = pressed.picture()
      _ = pressed.takeEffects()
      pressed.send(.key(key, []))
      let effects = pressed.takeEffects().filter { if case .play = $0 { false } else { true } }
      #expect(
        !effects.isEmpty || pressed.picture() != before || pressed.picture(ahead: 1) != before,
        "nothing comes of \(cap)")
    }
  }

  @Test("R100 no button lies on another", arguments: RestingPlace.all)
  func apart(place: RestingPlace) throws {
    let buttons = try place.game().layout.filter { $0.name.hasPrefix("button.") }
    for (index, one) in buttons.enumerated() {
      for other in buttons[..<index] {
        #expect(one.rect.isApart(from: other.rect), "\(one.name) and \(other.name)")
      }
    }
  }

  /// The middles of what looks like wooden and round buttons, and lies open.
  private func buttons(in picture: Picture) -> [Point] {
    var commands = picture.commands[...]
    if picture.command(named: "alert") != nil {
      let card = commands.lastIndex {
        $0.shape == .panel("card", inset: 56) || $0.shape == .fill && $0.opacity == 1
      }
      commands = commands[(card ?? commands.startIndex)...]
    }
    return commands.compactMap { command in
      switch command.shape {
      case .panel("button", _): command.frame.center
      case .image("round-button") where command.scale.x == 1: command.frame.center
      default: nil
      }
    }
  }

  @Test("R107 at no moment of a visit have two places one name", arguments: Door.all)
  func names(door: Door) throws {
    var playback = Playback(try Demo.replay(of: door))
    while !playback.isOver {
      playback.step()
      let names = playback.director.layout.map(\.name)
      guard Set(names).count == names.count else {
        Issue.record("\(playback.director.sceneID): \(names.sorted())")
        return
      }
    }
  }

  @Test(
    "R101 in a calm visit nothing grows, shrinks or turns but the limbs of animals",
    arguments: Door.all)
  func calm(door: Door) throws {
    #expect(try restless(door, reducesMotion: false).count > 0, "a lively visit moves")
    let restless = try restless(door, reducesMotion: true)
    #expect(restless.isEmpty, "\(restless.sorted())")
  }

  /// What grows or turns in the course of a visit.
  private func restless(_ door: Door, reducesMotion: Bool) throws -> Set<String> {
    var preferences = Preferences()
    preferences.reducesMotion = reducesMotion
    var player = ScriptedPlayer(door.scene, seed: 1, preferences: preferences)
    try player.follow(door.demo)
    var playback = Playback(player.replay)
    var watch = MotionWatch()
    while !playback.isOver {
      playback.step()
      watch.see(playback.director.picture())
    }
    return watch.found
  }

  @Test(
    "R101 calm motion that is chosen where one lingers holds for all that is pressed there",
    arguments: RestingPlace.all.filter { $0.scene != .opening })
  func calmed(place: RestingPlace) throws {
    var game = try place.game()
    for _ in 0..<400 where !game.isStill { game.tick() }
    game.changePreferences { $0.reducesMotion = true }
    game.tick()
    for place in game.layout {
      var pressed = game
      let point = place.rect.center
      for event in [InputEvent.pointerMoved(point), .pointerDown(point), .pointerUp(point)] {
        pressed.send(event)
      }
      var watch = MotionWatch()
      for _ in 0..<90 where pressed.sceneID == game.sceneID {
        pressed.tick()
        watch.see(pressed.picture())
      }
      #expect(watch.found.isEmpty, "after \(place.name): \(watch.found.sorted())")
    }
  }
}
