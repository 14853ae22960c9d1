public import Phrases

/// A kind of device; hints show the keys or buttons of the one used last.
public enum InputDevice: String, Hashable, Sendable, CaseIterable {
  case pointer, touch, keyboard, gamepad
}

extension InputDevice {
  /// Which keys or buttons choose the three throws; nil for devices that point.
  public var throwHint: Phrase? {
    switch self {
    case .keyboard: .jungle(.pressKey)
    case .gamepad: .jungle(.pressPad)
    case .pointer, .touch: nil
    }
  }

  /// How it gives a name; nil for devices with letters.
  public var nameHint: Phrase? {
    switch self {
    case .gamepad: .name(.padGivesNames)
    case .touch: .name(.fingerGivesNames)
    case .pointer, .keyboard: nil
    }
  }
}
