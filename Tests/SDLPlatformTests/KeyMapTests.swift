import CSDL2
import Stage
import Testing

@testable import SDLPlatform

@Suite struct KeyMapTests {
  private func key(
    _ scancode: SDL_Scancode, _ keycode: SDL_KeyCode = SDLK_UNKNOWN, _ modifiers: Modifiers = [],
    typing: Bool = false
  ) -> Key? {
    KeyMap.key(
      scancode: scancode, keycode: Int32(bitPattern: keycode.rawValue), modifiers: modifiers,
      isTyping: typing)
  }

  @Test(
    "R170 at a table for two 1 2 3 and D F G are the left one's, 8 9 0, J K L and the number pad the right one's"
  )
  func seats() {
    func throwing(_ codes: SDL_Scancode..., own: [UInt32: Key] = [:]) -> [String] {
      codes.map { code in
        KeyMap.tableKey(scancode: code, ownKeys: own).map { "\($1) \($0)" } ?? "nobody"
      }
    }
    let (left, right) = (
      ["left one", "left two", "left three"], ["right one", "right two", "right three"]
    )
    #expect(throwing(SDL_SCANCODE_1, SDL_SCANCODE_2, SDL_SCANCODE_3) == left)
    #expect(throwing(SDL_SCANCODE_8, SDL_SCANCODE_9, SDL_SCANCODE_0) == right)
    #expect(throwing(SDL_SCANCODE_KP_1, SDL_SCANCODE_KP_2, SDL_SCANCODE_KP_3) == right)
    #expect(throwing(SDL_SCANCODE_KP_8, SDL_SCANCODE_KP_9, SDL_SCANCODE_KP_0) == right)
    #expect(
      throwing(SDL_SCANCODE_4, SDL_SCANCODE_KP_5, SDL_SCANCODE_RETURN).allSatisfy { $0 == "nobody" }
    )
    #expect(throwing(SDL_SCANCODE_D, SDL_SCANCODE_F, SDL_SCANCODE_G) == left)
    #expect(throwing(SDL_SCANCODE_J, SDL_SCANCODE_K, SDL_SCANCODE_L) == right)
    #expect(
      throwing(SDL_SCANCODE_J, SDL_SCANCODE_F, own: [SDL_SCANCODE_J.rawValue: .one]) == [
        "left one", "left two",
      ], "a key that the player has moved there means that")
    let own: [UInt32: Key] = [SDL_SCANCODE_W.rawValue: .one, SDL_SCANCODE_8.rawValue: .two]
    #expect(throwing(SDL_SCANCODE_W, SDL_SCANCODE_8, own: own) == ["left one", "right one"])
  }

  @Test("R137 R170 a key moved for the right player is that player's, and means nothing elsewhere")
  func movedForRight() {
    for (index, key) in Key.ofRight.enumerated() {
      for code in [SDL_SCANCODE_P, SDL_SCANCODE_1, SDL_SCANCODE_RETURN] {
        let own = [code.rawValue: key]
        let seated = KeyMap.tableKey(scancode: code, ownKeys: own)
        #expect(seated?.0 == Key.digits[index] && seated?.1 == .right)
      }
      #expect(
        KeyMap.key(
          scancode: SDL_SCANCODE_RETURN, keycode: 0, modifiers: [], isTyping: false,
          ownKeys: [SDL_SCANCODE_RETURN.rawValue: key]) == .enter)
    }
  }

  @Test(
    "R100 places mean the same on every keyboard",
    arguments: [
      (SDL_SCANCODE_UP, Key.up), (SDL_SCANCODE_TAB, .tab), (SDL_SCANCODE_RETURN, .enter),
      (SDL_SCANCODE_KP_ENTER, .enter), (SDL_SCANCODE_ESCAPE, .escape), (SDL_SCANCODE_SPACE, .space),
      (SDL_SCANCODE_1, .one), (SDL_SCANCODE_KP_2, .two), (SDL_SCANCODE_3, .three),
      (SDL_SCANCODE_HOME, .home), (SDL_SCANCODE_F11, .fullscreen),
    ])
  func places(scancode: SDL_Scancode, expected: Key) {
    #expect(key(scancode) == expected)
  }

  @Test("R100 every digit that a door can have is a key, in both of its rows")
  func digits() {
    let row = [
      SDL_SCANCODE_1, SDL_SCANCODE_2, SDL_SCANCODE_3, SDL_SCANCODE_4, SDL_SCANCODE_5,
      SDL_SCANCODE_6, SDL_SCANCODE_7, SDL_SCANCODE_8,
    ]
    let pad = [
      SDL_SCANCODE_KP_1, SDL_SCANCODE_KP_2, SDL_SCANCODE_KP_3, SDL_SCANCODE_KP_4,
      SDL_SCANCODE_KP_5, SDL_SCANCODE_KP_6, SDL_SCANCODE_KP_7, SDL_SCANCODE_KP_8,
    ]
    for scancodes in [row, pad] { #expect(scancodes.map { key($0) } == Key.digits) }
  }

  @Test("letters mean what they say: M is where the keyboard's M is")
  func letters() {
    #expect(key(SDL_SCANCODE_SEMICOLON, SDLK_m) == .mute)
    #expect(key(SDL_SCANCODE_M, SDLK_COMMA) == nil)
  }

  @Test("R152 R, S and W ask the voice, wherever a layout has them, but not while words are typed")
  func voice() {
    for (letter, meaning) in [
      (SDLK_r, Key.sayAgain), (SDLK_s, .sayScores), (SDLK_w, .sayPlace),
    ] {
      #expect(key(SDL_SCANCODE_SEMICOLON, letter) == meaning)
      #expect(key(SDL_SCANCODE_SEMICOLON, letter, typing: true) == nil)
    }
  }

  @Test("R104 M mutes, but not while words are typed; figures and space are typed then too")
  func typing() {
    #expect(key(SDL_SCANCODE_M, SDLK_m) == .mute)
    #expect(key(SDL_SCANCODE_M, SDLK_m, typing: true) == nil)
    #expect(key(SDL_SCANCODE_1, SDLK_1, typing: true) == nil)
    #expect(key(SDL_SCANCODE_SPACE, SDLK_SPACE, typing: true) == nil)
    #expect(key(SDL_SCANCODE_BACKSPACE, SDLK_BACKSPACE, typing: true) == .backspace)
    #expect(key(SDL_SCANCODE_RETURN, SDLK_RETURN, typing: true) == .enter)
  }

  @Test("R15 letters, digits and function keys go on, the desktop's own keys do not")
  func ordinary() {
    func isOrdinary(_ scancode: SDL_Scancode, _ modifiers: Modifiers = []) -> Bool {
      KeyMap.isOrdinary(scancode: scancode, modifiers: modifiers)
    }
    for scancode in [
      SDL_SCANCODE_A, SDL_SCANCODE_Z, SDL_SCANCODE_5, SDL_SCANCODE_0, SDL_SCANCODE_F1,
      SDL_SCANCODE_F12, SDL_SCANCODE_COMMA, SDL_SCANCODE_KP_7,
    ] {
      #expect(isOrdinary(scancode) && isOrdinary(scancode, .shift))
      #expect(!isOrdinary(scancode, .alt) && !isOrdinary(scancode, .control))
    }
    for scancode in [
      SDL_SCANCODE_LSHIFT, SDL_SCANCODE_LALT, SDL_SCANCODE_LGUI, SDL_SCANCODE_CAPSLOCK,
      SDL_SCANCODE_PRINTSCREEN, SDL_SCANCODE_VOLUMEUP, SDL_SCANCODE_AUDIOPLAY,
    ] {
      #expect(!isOrdinary(scancode))
    }
  }

  @Test("R105 F11 and Alt+Enter fill the screen; Alt+Tab means nothing here")
  func alt() {
    #expect(key(SDL_SCANCODE_RETURN, SDLK_RETURN, .alt) == .fullscreen)
    #expect(key(SDL_SCANCODE_TAB, SDLK_TAB, .alt) == nil)
  }

  @Test("Ctrl with C, X and A by what the letters say; Ctrl+V and Shift+Insert paste")
  func clipboard() {
    #expect(key(SDL_SCANCODE_C, SDLK_c, .control, typing: true) == .copy)
    #expect(key(SDL_SCANCODE_X, SDLK_x, .control, typing: true) == .cut)
    #expect(key(SDL_SCANCODE_Q, SDLK_a, .control, typing: true) == .selectAll)
    #expect(
      KeyMap.isPaste(
        scancode: SDL_SCANCODE_V, keycode: Int32(SDLK_v.rawValue), modifiers: .control))
    #expect(
      KeyMap.isPaste(
        scancode: SDL_SCANCODE_INSERT, keycode: Int32(bitPattern: SDLK_INSERT.rawValue),
        modifiers: .shift))
    #expect(
      !KeyMap.isPaste(scancode: SDL_SCANCODE_V, keycode: Int32(SDLK_v.rawValue), modifiers: []))
  }

  @Test(
    "R100 in a layout without Latin letters, shortcuts are where an English keyboard has them",
    arguments: [
      // Ь, с, м and ф of a Russian keyboard.
      (SDL_SCANCODE_M, 0x44C, SDLK_m), (SDL_SCANCODE_C, 0x441, SDLK_c),
      (SDL_SCANCODE_V, 0x43C, SDLK_v), (SDL_SCANCODE_A, 0x444, SDLK_a),
      // A Greek keyboard has a semicolon at Q.
      (SDL_SCANCODE_Q, 0x3B, SDLK_q),
    ] as [(SDL_Scancode, Int32, SDL_KeyCode)])
  func otherScripts(scancode: SDL_Scancode, keycode: Int32, expected: SDL_KeyCode) {
    let russian = { (scancode: SDL_Scancode) -> Int32 in 0x430 + Int32(scancode.rawValue) }
    #expect(
      KeyMap.keycode(keycode, at: scancode, layout: russian)
        == Int32(bitPattern: expected.rawValue))
    // One Latin letter anywhere, and every key means what it says.
    let french = { (scancode: SDL_Scancode) -> Int32 in
      scancode == SDL_SCANCODE_Q ? Int32(SDLK_a.rawValue) : 0x2C
    }
    #expect(KeyMap.keycode(keycode, at: scancode, layout: french) == keycode)
  }

  @Test("keys that make no letters keep their meaning in every layout")
  func otherKeys() {
    #expect(KeyMap.keycode(0x31, at: SDL_SCANCODE_1, layout: { _ in 0x430 }) == 0x31)
    #expect(KeyMap.keycode(0x44D, at: SDL_SCANCODE_APOSTROPHE, layout: { _ in 0x430 }) == 0x44D)
  }

  @Test("R105 Ctrl+Q and Ctrl+W close, by what the letters say; alone they mean nothing")
  func close() {
    for letter in [SDLK_q, SDLK_w] {
      let keycode = Int32(bitPattern: letter.rawValue)
      #expect(KeyMap.isClose(keycode: keycode, modifiers: .control))
      #expect(!KeyMap.isClose(keycode: keycode, modifiers: []))
      #expect(!KeyMap.isClose(keycode: keycode, modifiers: [.control, .alt]))
    }
    #expect(!KeyMap.isClose(keycode: Int32(bitPattern: SDLK_a.rawValue), modifiers: .control))
  }

  @Test("the right Alt key, which makes letters, is no modifier")
  func altGr() {
    #expect(KeyMap.modifiers(UInt16(KMOD_RALT.rawValue)) == [])
    #expect(
      KeyMap.modifiers(UInt16(KMOD_LALT.rawValue | KMOD_RSHIFT.rawValue)) == [.alt, .shift])
  }
}

@Suite struct KeyRepeatTests {
  @Test("a held arrow moves once, then again after a moment, then steadily")
  func held() {
    var arrows = KeyRepeat()
    #expect(arrows.set(.up, isHeld: true, at: 0) == .up)
    #expect(arrows.set(.up, isHeld: true, at: 1_000) == nil)
    #expect(arrows.due(at: KeyRepeat.delay - 1) == [])
    #expect(arrows.due(at: KeyRepeat.delay) == [.up])
    #expect(arrows.next == KeyRepeat.delay + KeyRepeat.interval)
  }

  @Test("R93 after a hitch a held arrow moves once, not as often as it would have")
  func hitch() {
    var arrows = KeyRepeat()
    _ = arrows.set(.left, isHeld: true, at: 0)
    #expect(arrows.due(at: 60_000_000_000) == [.left])
    #expect(arrows.due(at: 60_000_000_000) == [])
  }

  @Test("a released arrow moves no more, and can be pressed anew")
  func released() {
    var arrows = KeyRepeat()
    _ = arrows.set(.left, isHeld: true, at: 0)
    #expect(arrows.set(.left, isHeld: false, at: 10) == nil)
    #expect(arrows.next == nil)
    #expect(arrows.set(.left, isHeld: true, at: 20) == .left)
  }
}
