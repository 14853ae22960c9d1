internal import CSDL2
internal import Stage

/// The meaning of keys: by position, and for letters by what they type.
enum KeyMap {
  /// The game's key for a keyboard key; nil for those without a meaning.
  ///
  /// `ownKeys` are the player's, by scancode. While typing, character keys have no meaning.
  static func key(
    scancode: SDL_Scancode, keycode: Int32, modifiers: Modifiers, isTyping: Bool,
    ownKeys: [UInt32: Key] = [:]
  ) -> Key? {
    if modifiers.contains(.alt) {
      return scancode == SDL_SCANCODE_RETURN || scancode == SDL_SCANCODE_KP_ENTER
        ? .fullscreen : nil
    }
    if modifiers.contains(.control) { return controlled(keycode) ?? places[scancode.rawValue] }
    if !isTyping, let key = ownKeys[scancode.rawValue], !Key.ofRight.contains(key) { return key }
    if let key = places[scancode.rawValue] { return key }
    guard !isTyping else { return nil }
    return letters[keycode] ?? signs[scancode.rawValue]
  }

  private static let letters: [Int32: Key] = [
    Int32(SDLK_m.rawValue): .mute, Int32(SDLK_r.rawValue): .sayAgain,
    Int32(SDLK_s.rawValue): .sayScores, Int32(SDLK_w.rawValue): .sayPlace,
  ]

  /// Whether a key without a meaning counts as "any key": a letter, digit, sign or function key
  /// that the desktop does not use, but no modifier.
  static func isOrdinary(scancode: SDL_Scancode, modifiers: Modifiers) -> Bool {
    let others = [
      SDL_SCANCODE_CAPSLOCK, SDL_SCANCODE_PRINTSCREEN, SDL_SCANCODE_SCROLLLOCK,
      SDL_SCANCODE_NUMLOCKCLEAR, SDL_SCANCODE_POWER,
    ]
    return modifiers.isDisjoint(with: [.alt, .control]) && !others.contains(scancode)
      && (SDL_SCANCODE_A.rawValue..<SDL_SCANCODE_EXECUTE.rawValue).contains(scancode.rawValue)
  }

  static func tool(_ scancode: SDL_Scancode) -> DebugShortcut? {
    switch scancode {
    case SDL_SCANCODE_F12: .inspector
    case SDL_SCANCODE_F9: .copyAsTest
    default: nil
    }
  }

  /// The throw that a key means at a table for two, and whose: 1 2 3 or D F G, or the player's own
  /// keys for them, on the left; 8 9 0, J K L, the number pad, or the player's own, on the right.
  static func tableKey(scancode: SDL_Scancode, ownKeys: [UInt32: Key] = [:]) -> (Key, Seat)? {
    let own = ownKeys[scancode.rawValue]
    if let index = own.flatMap(Key.ofRight.firstIndex) { return (Key.digits[index], .right) }
    if let key = rightKeys[scancode.rawValue] { return (key, .right) }
    if own == nil, let seated = letterRow[scancode.rawValue] { return seated }
    return (own ?? signs[scancode.rawValue]).flatMap {
      [.one, .two, .three].contains($0) ? ($0, .left) : nil
    }
  }

  private static let rightKeys: [UInt32: Key] = [
    SDL_SCANCODE_8.rawValue: .one, SDL_SCANCODE_9.rawValue: .two, SDL_SCANCODE_0.rawValue: .three,
    SDL_SCANCODE_KP_1.rawValue: .one, SDL_SCANCODE_KP_2.rawValue: .two,
    SDL_SCANCODE_KP_3.rawValue: .three, SDL_SCANCODE_KP_8.rawValue: .one,
    SDL_SCANCODE_KP_9.rawValue: .two, SDL_SCANCODE_KP_0.rawValue: .three,
  ]

  /// The middle row of letters, where the fingers of both players lie side by side.
  private static let letterRow: [UInt32: (Key, Seat)] = [
    SDL_SCANCODE_D.rawValue: (.one, .left), SDL_SCANCODE_F.rawValue: (.two, .left),
    SDL_SCANCODE_G.rawValue: (.three, .left), SDL_SCANCODE_J.rawValue: (.one, .right),
    SDL_SCANCODE_K.rawValue: (.two, .right), SDL_SCANCODE_L.rawValue: (.three, .right),
  ]

  static func isPaste(scancode: SDL_Scancode, keycode: Int32, modifiers: Modifiers) -> Bool {
    modifiers.contains(.control) && keycode == Int32(SDLK_v.rawValue)
      || modifiers.contains(.shift) && scancode == SDL_SCANCODE_INSERT
  }

  /// Whether the keys mean to quit, as in most programs.
  static func isClose(keycode: Int32, modifiers: Modifiers) -> Bool {
    modifiers == .control
      && (keycode == Int32(SDLK_q.rawValue) || keycode == Int32(SDLK_w.rawValue))
  }

  /// The keycode for a key; in a layout without Latin letters, the one it has on a US keyboard.
  ///
  /// `layout` gives the keycode of a scancode.
  static func keycode(
    _ keycode: Int32, at scancode: SDL_Scancode, layout: (SDL_Scancode) -> Int32
  ) -> Int32 {
    let keys = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
    let first = Int32(SDLK_a.rawValue)
    let letters = first...Int32(SDLK_z.rawValue)
    guard keys.contains(scancode.rawValue),
      !keys.contains(where: { letters.contains(layout(SDL_Scancode($0))) })
    else { return keycode }
    return first + Int32(scancode.rawValue - keys.lowerBound)
  }

  static func modifiers(_ state: UInt16) -> Modifiers {
    var modifiers: Modifiers = []
    // The right Alt key makes letters on many keyboards, so it is no modifier here.
    if state & UInt16(KMOD_SHIFT.rawValue) != 0 { modifiers.insert(.shift) }
    if state & UInt16(KMOD_CTRL.rawValue) != 0 { modifiers.insert(.control) }
    if state & UInt16(KMOD_LALT.rawValue) != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  private static func controlled(_ keycode: Int32) -> Key? {
    switch UInt32(bitPattern: keycode) {
    case SDLK_c.rawValue: .copy
    case SDLK_x.rawValue: .cut
    case SDLK_a.rawValue: .selectAll
    default: nil
    }
  }

  private static let places: [UInt32: Key] = [
    SDL_SCANCODE_UP.rawValue: .up, SDL_SCANCODE_DOWN.rawValue: .down,
    SDL_SCANCODE_LEFT.rawValue: .left, SDL_SCANCODE_RIGHT.rawValue: .right,
    SDL_SCANCODE_TAB.rawValue: .tab, SDL_SCANCODE_RETURN.rawValue: .enter,
    SDL_SCANCODE_KP_ENTER.rawValue: .enter, SDL_SCANCODE_ESCAPE.rawValue: .escape,
    SDL_SCANCODE_AC_BACK.rawValue: .escape,
    SDL_SCANCODE_BACKSPACE.rawValue: .backspace, SDL_SCANCODE_DELETE.rawValue: .delete,
    SDL_SCANCODE_HOME.rawValue: .home, SDL_SCANCODE_END.rawValue: .end,
    SDL_SCANCODE_PAGEUP.rawValue: .pageUp, SDL_SCANCODE_PAGEDOWN.rawValue: .pageDown,
    SDL_SCANCODE_F11.rawValue: .fullscreen,
  ]

  /// Space and the digits, whose scancodes are consecutive in both rows.
  private static let signs: [UInt32: Key] = Key.digits.enumerated().reduce(
    into: [SDL_SCANCODE_SPACE.rawValue: .space]
  ) { signs, digit in
    signs[SDL_SCANCODE_1.rawValue + UInt32(digit.offset)] = digit.element
    signs[SDL_SCANCODE_KP_1.rawValue + UInt32(digit.offset)] = digit.element
  }
}
