public import Rules
public import Stage

/// The pictures of Simon Says only.
public enum SimonSaysAssets {
  public static let stick = ImageAsset("drumstick", 36, 108)
  /// White, to be tinted.
  public static let light = ImageAsset("light", 128, 128)
  public static let fire = [ImageAsset("fire0", 120, 120), ImageAsset("fire1", 120, 120)]

  public static func emblem(_ pad: Pad) -> ImageAsset {
    ImageAsset("emblem-\(pad.rawValue)", 96, 96)
  }
}

extension Pad {
  /// The drum of a key; nil for other keys.
  init?(_ key: Key) {
    let pad = Self.allCases.first { $0.keys.arrow == key || $0.keys.digit == key }
    guard let pad else { return nil }
    self = pad
  }

  /// The colour of its drum's light.
  var tint: Color {
    switch self {
    case .leaf: Color(0x009E73)
    case .flower: Color(0xD55E00)
    case .sun: Color(0xF0E442)
    case .drop: Color(0x0072B2)
    }
  }

  /// The arrow pointing to its drum, and its digit, clockwise from the left.
  var keys: (arrow: Key, digit: Key) {
    switch self {
    case .leaf: (.left, .one)
    case .flower: (.up, .two)
    case .sun: (.right, .three)
    case .drop: (.down, .four)
    }
  }
}

extension DrawCommand {
  /// Light that fades outwards, ever more softly, from `strength` in the middle.
  static func light(_ tint: Color, in room: Rect, _ strength: Double) -> DrawCommand {
    let light = SimonSaysAssets.light
    return .image(light, at: room.center)
      .scaled(room.width / light.size.width, room.height / light.size.height).tinted(tint)
      .opacity(strength)
  }
}
