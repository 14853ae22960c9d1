import CSDL2
import Glibc
import Stage
import Testing

@testable import SDLPlatform

/// A window with its events. Made and let go within each test: a window ends SDL when it closes, so none
/// may outlive the test that opened it.
@MainActor
private final class Desk {
  private let window: Window
  private let events: Events

  init() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    window = try Window(
      title: "test", shape: WindowShape(width: 320, height: 180), isFullscreen: false,
      isHidden: true)
    events = Events(window: window)
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    events.startGamepads()
  }

  func drain() -> [PlatformEvent] { events.drain(in: Viewport(width: 320, height: 180)) }

  /// Through here, so that SDL outlives the gamepad.
  func unplug(_ gamepad: VirtualGamepad) { gamepad.unplug() }

  func keys() -> [Key] {
    drain().compactMap { event in
      if case .input(.key(let key, _)) = event { key } else { nil }
    }
  }
}

@MainActor
@Suite(.serialized) struct GamepadTests {
  @Test(
    "R100 a gamepad that is plugged in later plays, and may be pulled out while a button is held")
  func plays() throws {
    let desk = try Desk()
    _ = desk.keys()
    let gamepad = VirtualGamepad()
    _ = desk.keys()
    gamepad.press(SDL_CONTROLLER_BUTTON_A, true)
    #expect(desk.keys() == [.enter])
    gamepad.press(SDL_CONTROLLER_BUTTON_A, false)
    #expect(desk.keys() == [])
    gamepad.press(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true)
    #expect(desk.keys() == [.left])
    desk.unplug(gamepad)
    #expect(desk.keys() == [])
  }

  @Test("a stick moves once for each time it is pushed over, however it trembles")
  func stick() throws {
    let desk = try Desk()
    let gamepad = VirtualGamepad()
    _ = desk.keys()
    var found: [Key] = []
    for value in [0, 12_000, 19_000, 17_000, 30_000, 11_000, 9_000, 0, -20_000, 0] as [Int16] {
      gamepad.lean(SDL_CONTROLLER_AXIS_LEFTX, value)
      found += desk.keys()
    }
    #expect(found == [.right, .left])
    desk.unplug(gamepad)
  }

  @Test("the device that was used is told before its key")
  func device() throws {
    let desk = try Desk()
    let gamepad = VirtualGamepad()
    _ = desk.keys()
    gamepad.press(SDL_CONTROLLER_BUTTON_B, true)
    #expect(
      desk.drain().suffix(2) == [.input(.used(.gamepad)), .input(.key(.escape, []))])
    desk.unplug(gamepad)
  }
}
