import CSDL2
import Glibc
import Stage
import Testing

@testable import SDLPlatform

/// A window with its events. Made and let go within each test: a window ends SDL when it closes, so
/// none may outlive the test that opened it.
@MainActor
private final class Desk {
  private let window: Window
  private let events: EventQueue

  init() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    window = try Window(
      title: "test", geometry: WindowGeometry(width: 320, height: 180), isFullscreen: false,
      isHidden: true)
    events = EventQueue(window: window)
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    events.startGamepads()
  }

  var isForTwo: Bool {
    get { events.isForTwo }
    set { events.isForTwo = newValue }
  }

  func drain() -> [PlatformEvent] { events.drain(in: Viewport(width: 320, height: 180)) }

  /// Through here, so that SDL outlives the gamepad.
  func unplug(_ gamepad: VirtualGamepad) { gamepad.unplug() }

  var keepsScreenLit: Bool { SDL_IsScreenSaverEnabled() == SDL_FALSE }

  /// What a desktop tells about the window.
  func tell(_ id: SDL_WindowEventID) {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    SDL_PushEvent(&event)
    _ = drain()
  }

  func keys() -> [Key] {
    drain().compactMap { event in
      if case .input(.key(let key, _)) = event { key } else { nil }
    }
  }
}

extension SDLTests {
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

    @Test("R100 of two gamepads each has its own stick: one at rest does not end the other's push")
    func two() throws {
      let desk = try Desk()
      let (first, second) = (VirtualGamepad(), VirtualGamepad())
      _ = desk.keys()
      first.lean(SDL_CONTROLLER_AXIS_LEFTX, 30_000)
      #expect(desk.keys() == [.right])
      // A resting stick trembles.
      second.lean(SDL_CONTROLLER_AXIS_LEFTX, 300)
      #expect(desk.keys() == [])
      first.lean(SDL_CONTROLLER_AXIS_LEFTX, 31_000)
      #expect(desk.keys() == [])
      desk.unplug(second)
      desk.unplug(first)
    }

    @Test("R170 of two gamepads each throws for its own seat, and one pulled out is told")
    func seats() throws {
      let desk = try Desk()
      let (first, second) = (VirtualGamepad(), VirtualGamepad())
      _ = desk.keys()
      desk.isForTwo = true
      func throwing(_ gamepad: VirtualGamepad) -> InputEvent? {
        gamepad.press(SDL_CONTROLLER_BUTTON_Y, true)
        let told = desk.drain().last
        gamepad.press(SDL_CONTROLLER_BUTTON_Y, false)
        _ = desk.drain()
        return if case .input(let event) = told { event } else { nil }
      }
      #expect(throwing(first) == .pressed(.two, at: .left))
      #expect(throwing(second) == .pressed(.two, at: .right))
      desk.unplug(first)
      #expect(desk.drain() == [.input(.gamepadLost(.left))])
      #expect(throwing(second) == .pressed(.two, at: .right), "who stays keeps the seat")
      let third = VirtualGamepad()
      #expect(desk.drain() == [.input(.gamepadFound(.left))])
      #expect(throwing(third) == .pressed(.two, at: .left))
      desk.isForTwo = false
      #expect(throwing(third) == .key(.two, []), "alone every gamepad is the player's")
      desk.unplug(third)
      desk.unplug(second)
    }

    @Test("R170 two sticks that are pushed the same way at once both move, and repeat")
    func sticks() throws {
      let desk = try Desk()
      let (first, second) = (VirtualGamepad(), VirtualGamepad())
      _ = desk.keys()
      first.lean(SDL_CONTROLLER_AXIS_LEFTX, 30_000)
      #expect(desk.keys() == [.right])
      second.lean(SDL_CONTROLLER_AXIS_LEFTX, 30_000)
      #expect(desk.keys() == [.right])
      first.lean(SDL_CONTROLLER_AXIS_LEFTX, 0)
      _ = desk.keys()
      first.lean(SDL_CONTROLLER_AXIS_LEFTX, 30_000)
      #expect(desk.keys() == [.right], "the other's push does not hold this one's")
      desk.unplug(second)
      desk.unplug(first)
    }

    @Test("R100 the doctor names every gamepad, and says of a joystick that nothing is heard of it")
    func diagnosis() throws {
      let desk = try Desk()
      #expect(Diagnosis.gamepads() == ["gamepad   none"])
      let gamepad = VirtualGamepad()
      #expect(Diagnosis.gamepads().count == 1)
      #expect(!Diagnosis.gamepads()[0].contains("not heard"))
      let joystick = VirtualGamepad(SDL_JOYSTICK_TYPE_FLIGHT_STICK)
      #expect(Diagnosis.gamepads().map { $0.contains("not heard") } == [false, true])
      desk.unplug(joystick)
      desk.unplug(gamepad)
    }

    @Test("R105 a gamepad that is used keeps the screen lit while the window has the focus")
    func lit() throws {
      let desk = try Desk()
      let gamepad = VirtualGamepad()
      _ = desk.keys()
      #expect(!desk.keepsScreenLit)
      gamepad.press(SDL_CONTROLLER_BUTTON_A, true)
      _ = desk.keys()
      #expect(desk.keepsScreenLit)
      desk.tell(SDL_WINDOWEVENT_FOCUS_LOST)
      #expect(!desk.keepsScreenLit)
      desk.tell(SDL_WINDOWEVENT_FOCUS_GAINED)
      #expect(desk.keepsScreenLit)
      desk.unplug(gamepad)
    }
  }
}

@Suite struct ScreenWakeLockTests {
  @Test("R105 a minute after the last use the screen may go dark again")
  func minute() {
    var wakeLock = ScreenWakeLock()
    #expect(!wakeLock.isWanted(at: 0))
    wakeLock.use(at: 5)
    #expect(wakeLock.isWanted(at: 60_000_000_004))
    #expect(wakeLock.end(after: 60_000_000_004) == 60_000_000_005)
    #expect(!wakeLock.isWanted(at: 60_000_000_005))
    #expect(wakeLock.end(after: 60_000_000_005) == nil)
  }
}
