internal import CSDL2
internal import Stage

/// Gamepads that come and go; their moves arrive as keys.
@MainActor
final class Gamepads {
  private var opened: [Int32: OpaquePointer] = [:]
  private var arrows = KeyRepeat()
  /// Which way each stick's axis points, so that only a change is a move.
  private var leaning: [Axis: Int] = [:]
  /// Whether the screen is to stay lit, which desktops do for a keyboard but not for a gamepad.
  var wakefulness = Wakefulness()
  private var hasStarted = false

  private struct Axis: Hashable {
    let gamepad: Int32
    let number: UInt8
  }

  var isAttached: Bool { !opened.isEmpty }
  var nextRepeat: Int64? { arrows.next }

  isolated deinit {
    for gamepad in opened.values { SDL_GameControllerClose(gamepad) }
  }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER))
  }

  func repeats(at now: Int64) -> [Key] { arrows.due(at: now) }

  func releaseAll() {
    arrows.releaseAll()
    leaning.removeAll()
  }

  func handle(_ event: SDL_Event, at now: Int64) -> [PlatformEvent] {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED:
      guard let gamepad = SDL_GameControllerOpen(event.cdevice.which) else { return [] }
      let id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(gamepad))
      opened[id] = gamepad
      return []
    case SDL_CONTROLLERDEVICEREMOVED:
      if let gamepad = opened.removeValue(forKey: event.cdevice.which) {
        SDL_GameControllerClose(gamepad)
      }
      releaseAll()
      return []
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      let isDown = event.cbutton.state == UInt8(SDL_PRESSED)
      wakefulness.use(at: now)
      return button(SDL_GameControllerButton(Int32(event.cbutton.button)), isDown, at: now)
    case SDL_CONTROLLERAXISMOTION:
      let axis = Axis(gamepad: event.caxis.which, number: event.caxis.axis)
      return lean(axis, Int(event.caxis.value), at: now)
    default: return []
    }
  }

  private func button(_ button: SDL_GameControllerButton, _ isDown: Bool, at now: Int64)
    -> [PlatformEvent]
  {
    if let arrow = Self.arrow(button) { return move(arrow, isDown, at: now) }
    guard isDown, let key = Self.key(button) else { return [] }
    return [.input(.used(.gamepad)), .input(.key(key, []))]
  }

  private func lean(_ axis: Axis, _ value: Int, at now: Int64) -> [PlatformEvent] {
    let isAcross = axis.number == UInt8(SDL_CONTROLLER_AXIS_LEFTX.rawValue)
    guard isAcross || axis.number == UInt8(SDL_CONTROLLER_AXIS_LEFTY.rawValue) else { return [] }
    let was = leaning[axis] ?? 0
    // Wide apart, so that a trembling stick doesn't move twice.
    let isOver = abs(value) > (was == 0 ? 18_000 : 10_000)
    let leans = isOver ? value.signum() : 0
    guard leans != was else { return [] }
    leaning[axis] = leans
    wakefulness.use(at: now)
    let (back, forth): (Key, Key) = isAcross ? (.left, .right) : (.up, .down)
    return move(back, leans < 0, at: now) + move(forth, leans > 0, at: now)
  }

  private func move(_ arrow: Key, _ isHeld: Bool, at now: Int64) -> [PlatformEvent] {
    guard let key = arrows.set(arrow, isHeld: isHeld, at: now) else { return [] }
    return [.input(.used(.gamepad)), .input(.key(key, []))]
  }

  private static func arrow(_ button: SDL_GameControllerButton) -> Key? {
    switch button {
    case SDL_CONTROLLER_BUTTON_DPAD_UP: .up
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: .down
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: .left
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: .right
    default: nil
    }
  }

  private static func key(_ button: SDL_GameControllerButton) -> Key? {
    switch button {
    case SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_START: .enter
    case SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_BACK: .escape
    case SDL_CONTROLLER_BUTTON_X: .one
    case SDL_CONTROLLER_BUTTON_Y: .two
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: .three
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: .four
    default: nil
    }
  }
}
