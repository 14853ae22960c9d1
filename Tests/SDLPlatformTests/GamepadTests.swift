import CSDL2
import Glibc
import Stage
import Testing

@testable import SDLPlatform

@MainActor
@Suite(.serialized) struct GamepadTests {
  private let window: Window
  private let events: Events
  private let viewport = Viewport(width: 320, height: 180)

  init() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    window = try Window(
      title: "test", shape: WindowShape(width: 320, height: 180), isFullscreen: false,
      isHidden: true)
    events = Events(window: window)
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    events.startGamepads()
  }

  private func keys() -> [Key] {
    events.drain(in: viewport).compactMap { event in
      if case .input(.key(let key, _)) = event { key } else { nil }
    }
  }

  @Test(
    "R100 a gamepad that is plugged in later plays, and may be pulled out while a button is held")
  func plays() {
    _ = keys()
    let gamepad = VirtualGamepad()
    _ = keys()
    gamepad.press(SDL_CONTROLLER_BUTTON_A, true)
    #expect(keys() == [.enter])
    gamepad.press(SDL_CONTROLLER_BUTTON_A, false)
    #expect(keys() == [])
    gamepad.press(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true)
    #expect(keys() == [.left])
    gamepad.unplug()
    #expect(keys() == [])
  }

  @Test("a stick moves once for each time it is pushed over, however it trembles")
  func stick() {
    let gamepad = VirtualGamepad()
    _ = keys()
    var found: [Key] = []
    for value in [0, 12_000, 19_000, 17_000, 30_000, 11_000, 9_000, 0, -20_000, 0] as [Int16] {
      gamepad.lean(SDL_CONTROLLER_AXIS_LEFTX, value)
      found += keys()
    }
    #expect(found == [.right, .left])
    gamepad.unplug()
  }

  @Test("the device that was used is told before its key")
  func device() {
    let gamepad = VirtualGamepad()
    _ = keys()
    gamepad.press(SDL_CONTROLLER_BUTTON_B, true)
    #expect(
      events.drain(in: viewport).suffix(2) == [.input(.used(.gamepad)), .input(.key(.escape, []))])
    gamepad.unplug()
  }
}
