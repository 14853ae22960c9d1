import Animation
import CSDL2
import Director
import Glibc
import Stage

@testable import SDLPlatform

/// A visit with nothing but a gamepad: its buttons go through SDL and the game's own events to the
/// director.
@MainActor
final class GamepadVisit {
  private(set) var director: Director
  private let window: Window
  private let events: EventQueue
  private let gamepad: VirtualGamepad
  /// The drums that were heard and not yet played again.
  private(set) var heard: [SoundName] = []

  init(_ preferences: Preferences) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    window = try Window(
      title: "test", geometry: WindowGeometry(width: 320, height: 180), isFullscreen: false,
      isHidden: true)
    events = EventQueue(window: window)
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    events.startGamepads()
    director = Director(starting: .hub, seed: 3, preferences: preferences)
    gamepad = VirtualGamepad()
    pass()
  }

  func end() { gamepad.unplug() }

  func press(_ button: SDL_GameControllerButton) {
    gamepad.press(button, true)
    pass()
    gamepad.press(button, false)
    pass()
    rest()
  }

  /// Lets time pass until nothing moves, two minutes at the most.
  func rest() {
    for _ in 0..<6 { tick() }
    for _ in 0..<7_200 where !director.isStill { tick() }
  }

  func forgetDrums() { heard = [] }

  /// The player's own stroke is heard too.
  func forgetStroke() { heard = Array(heard.dropFirst()) }

  /// The words that stand on the screen.
  var words: [String] {
    director.picture().commands.compactMap {
      if case .text(let words, _, _) = $0.shape { words } else { nil }
    }
  }

  func shows(_ name: String) -> Bool { director.picture().command(named: name) != nil }

  private func pass() {
    for case .input(let event) in events.drain(in: Viewport(width: 320, height: 180)) {
      director.send(event)
    }
    tick()
  }

  private func tick() {
    director.tick()
    for effect in director.takeEffects() {
      switch effect {
      case .play(let sound, _) where sound.rawValue.hasPrefix("drum"): heard.append(sound)
      case .save(let record):
        director.records.append(record)
        director.send(.saved(record, problem: nil))
      default: break
      }
    }
  }
}
