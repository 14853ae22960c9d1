internal import Animation
internal import CSDL2
public import Stage
internal import Threads

/// An event from outside the program.
public enum PlatformEvent: Hashable, Sendable {
  case input(InputEvent)
  case quit
  case reshaped
  /// Something that covered the window is gone.
  case exposed
  /// The window can't be seen any more.
  case hidden
  case shown
  /// A screen was added, removed or resized.
  case screenChanged
  case tool(DebugShortcut)
}

/// A developer's tool while playing.
public enum DebugShortcut: Hashable, Sendable {
  case inspector, copyAsTest
}

/// Translates SDL's events.
@MainActor
public final class EventQueue {
  private let window: Window
  private let gamepads: Gamepads
  private var isPressed = false
  /// The finger that acts as the pointer.
  private var firstFinger: SDL_FingerID?
  /// Whether text is being typed: letters then arrive as text.
  public var isTyping = false
  /// Whether the next key is wanted by name.
  public var awaitsKey = false
  /// Whether two people play, each with keys or a gamepad.
  public var isForTwo = false { didSet { gamepads.isForTwo = isForTwo } }
  /// The keys the player has reassigned.
  private var ownKeys: [UInt32: Key] = [:]
  /// Whether the keys of `DebugShortcut` work.
  public var hasTools = false

  public init(window: Window) {
    self.window = window
    gamepads = Gamepads()
  }

  /// Assigns the keys of these names; they lose their other meanings.
  public func setKeys(_ names: [Key: String]) {
    ownKeys = names.reduce(into: [:]) { keys, choice in
      keys[SDL_GetScancodeFromName(choice.value).rawValue] = choice.key
    }
    ownKeys[SDL_SCANCODE_UNKNOWN.rawValue] = nil
  }

  /// Starts looking for gamepads, which takes longer than the whole start, so it is called later.
  public func startGamepads() { gamepads.start() }

  /// Waits for an event, or until `deadline` in nanoseconds of `SteadyClock`; for ever without one.
  ///
  /// - Returns: whether an event came. The wait may exceed the deadline by a millisecond.
  @discardableResult
  public func wait(until deadline: Int64?) -> Bool {
    let awake = gamepads.wakeLock.end(after: SteadyClock.now)
    let deadline = [deadline, gamepads.nextRepeat, awake].compactMap { $0 }.min()
    // With a gamepad SDL would poll a thousand times a second; sixty are enough.
    if gamepads.isAttached {
      while SDL_PollEvent(nil) == 0 {
        let now = SteadyClock.now
        guard now < deadline ?? .max else { return false }
        SteadyClock.sleep(until: min(deadline ?? .max, now + 16_000_000))
      }
      return true
    }
    guard let deadline else { return SDL_WaitEvent(nil) == 1 }
    let left = SteadyClock.milliseconds(until: deadline)
    return left > 0 && SDL_WaitEventTimeout(nil, left) == 1
  }

  /// All events since the last call, in order; of consecutive pointer moves only the last.
  public func drain(in viewport: Viewport) -> [PlatformEvent] {
    var events: [PlatformEvent] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) == 1 {
      for next in translate(event, viewport) {
        if case .input(.pointerMoved) = next, case .input(.pointerMoved) = events.last {
          events.removeLast()
        }
        events.append(next)
      }
    }
    let now = SteadyClock.now
    events += gamepads.repeats(at: now).map { .input(.key($0, [])) }
    keepScreenAwake(at: now)
    return events
  }

  private func keepScreenAwake(at now: Int64) {
    let isWanted = gamepads.wakeLock.isWanted(at: now)
    guard isWanted == (SDL_IsScreenSaverEnabled() == SDL_TRUE) else { return }
    if isWanted { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
  }

  private func translate(_ event: SDL_Event, _ viewport: Viewport) -> [PlatformEvent] {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return [.quit]
    case SDL_DISPLAYEVENT: return [.screenChanged]
    case SDL_WINDOWEVENT: return windowEvent(SDL_WindowEventID(UInt32(event.window.event)))
    case SDL_MOUSEMOTION:
      return [.input(.pointerMoved(point(event.motion.x, event.motion.y, viewport)))]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return button(event.button, viewport)
    case SDL_FINGERDOWN, SDL_FINGERUP: return finger(event.tfinger, viewport)
    case SDL_MOUSEWHEEL: return wheel(event.wheel)
    case SDL_KEYDOWN: return key(event.key)
    case SDL_TEXTINPUT:
      return isTyping ? [.input(.text(string(event.text.text)))] : []
    case SDL_TEXTEDITING:
      return isTyping ? [.input(.composing(string(event.edit.text)))] : []
    default: return gamepads.handle(event, at: SteadyClock.now)
    }
  }

  private func windowEvent(_ id: SDL_WindowEventID) -> [PlatformEvent] {
    switch id {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_MOVED: [.reshaped]
    case SDL_WINDOWEVENT_EXPOSED: [.exposed]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: [.hidden]
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: [.shown]
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: [.screenChanged]
    case SDL_WINDOWEVENT_LEAVE: isPressed ? [] : [.input(.pointerLeft)]
    case SDL_WINDOWEVENT_FOCUS_LOST: focusLost()
    case SDL_WINDOWEVENT_FOCUS_GAINED: focusGained()
    default: []
    }
  }

  private func focusLost() -> [PlatformEvent] {
    isPressed = false
    // SDL does not report a finger lifted while another window has the focus.
    firstFinger = nil
    gamepads.releaseAll()
    gamepads.wakeLock.hasFocus = false
    return [.input(.focusLost)]
  }

  private func focusGained() -> [PlatformEvent] {
    gamepads.wakeLock.hasFocus = true
    return [.input(.focusGained)]
  }

  /// Translates the primary button, the only one with a meaning. SDL reports the first finger as
  /// it, and captures the pointer while it is held, so that a release outside the window arrives.
  private func button(_ event: SDL_MouseButtonEvent, _ viewport: Viewport) -> [PlatformEvent] {
    guard event.button == 1 else {
      return event.state == UInt8(SDL_PRESSED)
        ? [.input(.used(.pointer)), .input(.otherPressed)] : []
    }
    let place = point(event.x, event.y, viewport)
    isPressed = event.state == UInt8(SDL_PRESSED)
    guard isPressed else { return [.input(.pointerUp(place))] }
    let device = event.which == UInt32.max ? InputDevice.touch : .pointer
    return [.input(.used(device)), .input(.pointerDown(place))]
  }

  /// Translates a finger: the first acts as the pointer, each other one presses by itself.
  private func finger(_ event: SDL_TouchFingerEvent, _ viewport: Viewport) -> [PlatformEvent] {
    guard event.type == SDL_FINGERDOWN.rawValue else {
      if event.fingerId == firstFinger { firstFinger = nil }
      return []
    }
    guard firstFinger != nil else {
      firstFinger = event.fingerId
      return []
    }
    let place = viewport.design(
      x: Double(event.x) * Double(viewport.width), y: Double(event.y) * Double(viewport.height))
    return [.input(.used(.touch)), .input(.otherFinger(place))]
  }

  private func wheel(_ event: SDL_MouseWheelEvent) -> [PlatformEvent] {
    let lines = -Double(event.preciseY)
    let isNatural = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
    return lines == 0 ? [] : [.input(.wheel(isNatural ? -lines : lines))]
  }

  private func key(_ event: SDL_KeyboardEvent) -> [PlatformEvent] {
    let keysym = event.keysym
    let modifiers = KeyMap.modifiers(keysym.mod)
    let keycode = KeyMap.keycode(keysym.sym, at: keysym.scancode, layout: SDL_GetKeyFromScancode)
    if hasTools, event.repeat == 0, let tool = KeyMap.tool(keysym.scancode) { return [.tool(tool)] }
    if KeyMap.isClose(keycode: keycode, modifiers: modifiers) { return [.quit] }
    if KeyMap.isPaste(scancode: keysym.scancode, keycode: keycode, modifiers: modifiers) {
      guard let clipboard = SDL_GetClipboardText() else { return [] }
      defer { SDL_free(clipboard) }
      return [.input(.used(.keyboard)), .input(.paste(String(cString: clipboard)))]
    }
    if awaitsKey, keysym.scancode != SDL_SCANCODE_ESCAPE {
      let name = String(cString: SDL_GetScancodeName(keysym.scancode))
      return event.repeat == 0 && !name.isEmpty ? [.input(.keyNamed(name))] : []
    }
    if isForTwo, !isTyping, modifiers.isDisjoint(with: [.control, .alt]),
      let (key, seat) = KeyMap.tableKey(scancode: keysym.scancode, ownKeys: ownKeys)
    {
      return event.repeat == 0 ? [.input(.used(.keyboard)), .input(.pressed(key, at: seat))] : []
    }
    guard
      let key = KeyMap.key(
        scancode: keysym.scancode, keycode: keycode, modifiers: modifiers, isTyping: isTyping,
        ownKeys: ownKeys)
    else {
      let isOrdinary = KeyMap.isOrdinary(scancode: keysym.scancode, modifiers: modifiers)
      return isOrdinary && !isTyping && event.repeat == 0
        ? [.input(.used(.keyboard)), .input(.otherPressed)] : []
    }
    // A held key repeats only where that is useful.
    if event.repeat != 0, !key.repeats { return [] }
    return [.input(.used(.keyboard)), .input(.key(key, modifiers))]
  }

  private func point(_ x: Int32, _ y: Int32, _ viewport: Viewport) -> Point {
    let ratio = Double(viewport.width) / Double(max(1, window.size.width))
    return viewport.design(x: Double(x) * ratio, y: Double(y) * ratio)
  }

  public func copy(_ words: String) { SDL_SetClipboardText(words) }
}

extension Key {
  /// Whether holding the key presses it repeatedly.
  var repeats: Bool {
    switch self {
    case .up, .down, .left, .right, .backspace, .delete, .pageUp, .pageDown, .tab: true
    default: false
    }
  }
}

/// The text in a C array that ends with a zero.
private func string<Characters>(_ characters: Characters) -> String {
  withUnsafeBytes(of: characters) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
