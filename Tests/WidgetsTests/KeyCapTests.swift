import Animation
import Stage
import StageTesting
import Testing
import Widgets

@Suite struct KeyCapTests {
  private static let keys: [Key] = [
    .one, .two, .three, .four, .left, .right, .up, .down, .enter, .escape,
  ]

  @Test("R100 keys and buttons are named as they are printed, each by a name of its own")
  func names() {
    for device in [InputDevice.keyboard, .gamepad] {
      let words = Self.keys.compactMap { KeyCap.words(for: $0, on: device) }
      #expect(words.count == Self.keys.count && Set(words).count == words.count)
    }
    #expect(KeyCap.words(for: .one, on: .keyboard) == "1")
    #expect(KeyCap.words(for: .enter, on: .gamepad) == "A")
  }

  @Test("R100 whoever points needs no caps")
  func pointer() {
    for key in Key.allCases {
      let picture = Picture.of { KeyCap.draw(key, on: .pointer, at: .zero, into: &$0) }
      #expect(picture.commands.isEmpty)
    }
  }
}
