import Animation
import Rules
import Stage
import StageTesting
import Testing

@testable import Widgets

@Suite struct KeyCapTests {
  private static let keys: [Key] = [
    .left, .right, .up, .down, .enter, .escape,
  ]

  @Test("R100 keys and buttons are named as they are printed, each by a name of its own")
  func labelsAreAsPrinted() {
    for device in [InputDevice.keyboard, .gamepad] {
      // A gamepad has no more buttons to spare.
      let keys = Self.keys + (device == .gamepad ? Array(Key.digits.prefix(4)) : Key.digits)
      let words = keys.compactMap { KeyCap.label(for: $0, on: device) }
      #expect(words.count == keys.count && Set(words).count == words.count)
    }
    #expect(KeyCap.label(for: .one, on: .keyboard) == "1")
    #expect(KeyCap.label(for: .enter, on: .gamepad) == "A")
  }

  @Test("R137 a key that the player has chosen is named where there is a keyboard")
  func movedKeysAreLabelled() {
    let own: [Key: String] = [.one: "W"]
    #expect(KeyCap.label(for: .one, on: .keyboard, keys: own) == "W")
    #expect(KeyCap.label(for: .two, on: .keyboard, keys: own) == "2")
    #expect(KeyCap.label(for: .one, on: .gamepad, keys: own) == "X")
    #expect(KeyCap.label(for: .one, on: .pointer, keys: own) == nil)
  }

  @Test("R170 a throw of two players has one cap: a digit on the player's side, or an own key")
  func capsAtEachSeat() {
    #expect(KeyCap.label(for: .rock, at: .left, on: .keyboard) == "1")
    #expect(KeyCap.label(for: .paper, at: .right, on: .keyboard) == "9")
    let own: [Key: String] = [.one: "W"]
    #expect(KeyCap.label(for: .rock, at: .left, on: .keyboard, keys: own) == "W")
    #expect(KeyCap.label(for: .rock, at: .right, on: .keyboard, keys: own) == "8")
    #expect(KeyCap.label(for: .scissors, at: .right, on: .gamepad) == "RB")
    #expect(KeyCap.label(for: .rock, at: .left, on: .touch) == nil)
    for device in [InputDevice.keyboard, .gamepad] {
      let caps = Picture.of {
        KeyCap.draw(.rock, at: .left, on: device, View(time: .zero), at: .zero, into: &$0)
      }
      #expect(caps.commands.count { $0.words != nil } == 1)
    }
  }

  @Test("R100 whoever points needs no caps")
  func noCapsForAPointer() {
    for key in Key.allCases {
      let view = View(time: .zero, device: .pointer)
      let picture = Picture.of { KeyCap.draw(key, view, at: .zero, into: &$0) }
      #expect(picture.commands.isEmpty)
    }
  }
}
