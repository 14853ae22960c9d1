internal import CSDL2
internal import Stage

/// The attached gamepads, whose moves arrive as keys; each pad has a state of its own.
@MainActor
final class Gamepads {
  /// A gamepad and its seat at a table for two; nil from the third on.
  private struct Gamepad {
    let handle: OpaquePointer
    let seat: Seat?
    var arrows = KeyRepeat()
    /// The direction of each stick axis; only a change of direction is a move.
    var stickDirections: [UInt8: Int] = [:]
  }

  private var opened: [Int32: Gamepad] = [:]
  /// Whether to keep the screen lit, which desktops do for keyboards but not for gamepads.
  var wakeLock = ScreenWakeLock()
  /// Whether keys carry a seat.
  var isForTwo = false
  private var hasStarted = false

  var isAttached: Bool { !opened.isEmpty }
  var nextRepeat: Int64? { opened.values.compactMap(\.arrows.next).min() }

  isolated deinit {
    for gamepad in opened.values { SDL_GameControllerClose(gamepad.handle) }
  }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER))
  }

  func repeats(at now: Int64) -> [Key] {
    opened.keys.sorted().flatMap { opened[$0]?.arrows.due(at: now) ?? [] }
  }

  func releaseAll() {
    for id in opened.keys {
      opened[id]?.arrows.releaseAll()
      opened[id]?.stickDirections.removeAll()
    }
  }

  func handle(_ event: SDL_Event, at now: Int64) -> [PlatformEvent] {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED: return open(event.cdevice.which)
    case SDL_CONTROLLERDEVICEREMOVED:
      guard let gamepad = opened.removeValue(forKey: event.cdevice.which) else { return [] }
      SDL_GameControllerClose(gamepad.handle)
      return gamepad.seat.map { isForTwo ? [.input(.gamepadLost($0))] : [] } ?? []
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      let isDown = event.cbutton.state == UInt8(SDL_PRESSED)
      wakeLock.use(at: now)
      return button(
        SDL_GameControllerButton(Int32(event.cbutton.button)), isDown, of: event.cbutton.which,
        at: now)
    case SDL_CONTROLLERAXISMOTION:
      return moveStick(
        event.caxis.axis, Int(event.caxis.value), of: event.caxis.which, at: now)
    default: return []
    }
  }

  /// Opens a new gamepad and gives it the first free seat.
  private func open(_ index: Int32) -> [PlatformEvent] {
    guard let handle = SDL_GameControllerOpen(index) else { return [] }
    let id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(handle))
    let taken = opened.filter { $0.key != id }.values.map(\.seat)
    let seat = Seat.allCases.first { !taken.contains($0) }
    opened[id] = Gamepad(handle: handle, seat: seat)
    return seat.map { isForTwo ? [.input(.gamepadFound($0))] : [] } ?? []
  }

  private func button(
    _ button: SDL_GameControllerButton, _ isDown: Bool, of id: Int32, at now: Int64
  ) -> [PlatformEvent] {
    if let arrow = Self.arrow(button) { return move(arrow, isDown, of: id, at: now) }
    guard isDown, let key = Self.key(button) else { return [] }
    if isForTwo, [.one, .two, .three].contains(key) {
      guard let seat = opened[id]?.seat else { return [] }
      return [.input(.used(.gamepad)), .input(.pressed(key, at: seat))]
    }
    return [.input(.used(.gamepad)), .input(.key(key, []))]
  }

  private func moveStick(
    _ axis: UInt8, _ value: Int, of id: Int32, at now: Int64
  ) -> [PlatformEvent] {
    let isAcross = axis == UInt8(SDL_CONTROLLER_AXIS_LEFTX.rawValue)
    guard isAcross || axis == UInt8(SDL_CONTROLLER_AXIS_LEFTY.rawValue) else { return [] }
    let was = opened[id]?.stickDirections[axis] ?? 0
    // Two thresholds keep a trembling stick from moving twice.
    let isOver = abs(value) > (was == 0 ? 18_000 : 10_000)
    let direction = isOver ? value.signum() : 0
    guard direction != was else { return [] }
    opened[id]?.stickDirections[axis] = direction
    wakeLock.use(at: now)
    let (back, forth): (Key, Key) = isAcross ? (.left, .right) : (.up, .down)
    return move(back, direction < 0, of: id, at: now) + move(forth, direction > 0, of: id, at: now)
  }

  private func move(
    _ arrow: Key, _ isHeld: Bool, of id: Int32, at now: Int64
  ) -> [PlatformEvent] {
    guard let key = opened[id]?.arrows.set(arrow, isHeld: isHeld, at: now) else { return [] }
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
    case SDL_CONTROLLER_BUTTON_RIGHTSTICK: .sayAgain
    default: nil
    }
  }
}

/// Keeps the screen lit while the window has the focus and a gamepad was used lately.
struct ScreenWakeLock: Hashable, Sendable {
  /// The time for which one use keeps the screen lit, in nanoseconds.
  static let span: Int64 = 60_000_000_000

  var hasFocus = true
  private var lastUse: Int64?

  mutating func use(at now: Int64) { lastUse = now }

  func isWanted(at now: Int64) -> Bool { hasFocus && end(after: now) != nil }

  /// The time at which the screen may go dark, in nanoseconds; nil if nothing keeps it lit.
  func end(after now: Int64) -> Int64? {
    lastUse.map { $0 + Self.span }.flatMap { $0 > now ? $0 : nil }
  }
}
