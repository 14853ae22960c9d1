public import Animation
public import Phrases
internal import Rules
public import Stage

/// A cap with the label of a key or gamepad button, as printed on the device used last.
///
/// A player who uses a pointer or a finger sees no caps.
public enum KeyCap {
  /// The cap's height in design pixels.
  static let height = 40.0

  /// Returns a key's label on a device; nil if the device has no such key.
  ///
  /// - Parameters:
  ///   - keys: keys that the player has moved, see `Preferences.keys`.
  ///   - language: the language of labels with words, such as Enter.
  public static func label(
    for key: Key, on device: InputDevice, keys: [Key: String] = [:], _ language: Language = .english
  ) -> String? {
    if device == .keyboard, let own = keys[key] { return own }
    return switch (device, key) {
    case (.pointer, _), (.touch, _): nil
    case (_, .left): "←"
    case (_, .up): "↑"
    case (_, .right): "→"
    case (_, .down): "↓"
    case (.keyboard, _) where Key.digits.contains(key):
      Key.digits.firstIndex(of: key).map { "\($0 + 1)" }
    case (.keyboard, .enter): language(.common(.enterKey))
    case (.keyboard, .escape): language(.common(.escapeKey))
    case (.keyboard, _): key.usualPosition
    case (.gamepad, .one): "X"
    case (.gamepad, .two): "Y"
    case (.gamepad, .three): "RB"
    case (.gamepad, .four): "LB"
    case (.gamepad, .enter): "A"
    case (.gamepad, .escape): "B"
    default: nil
    }
  }

  /// Returns the label of a player's key for a throw at a table for two; on the keyboard the right
  /// player has 8, 9 and 0.
  static func label(
    for hand: Throw, at seat: Seat, on device: InputDevice, keys: [Key: String] = [:]
  ) -> String? {
    let isOnRight = device == .keyboard && seat == .right
    return label(for: isOnRight ? Key.ofRight[hand.index] : hand.key, on: device, keys: keys)
  }

  /// Draws the cap of a player's key for a throw at a table for two.
  static func draw(
    _ hand: Throw, at seat: Seat, on device: InputDevice, _ view: View, at center: Point,
    into picture: inout Picture
  ) {
    guard let label = label(for: hand, at: seat, on: device, keys: view.preferences.keys) else {
      return
    }
    draw(
      label, named: "\(seat.rawValue).\(hand.key.rawValue)", on: device,
      width: label.count > 1 ? height + 18 : height, at: center, into: &picture)
  }

  /// Draws the cap around `center`: square for a keyboard, round for a gamepad.
  public static func draw(_ key: Key, _ view: View, at center: Point, into picture: inout Picture) {
    guard let label = label(for: key, on: view.device, keys: view.preferences.keys, view.language)
    else { return }
    picture.drawFigure(at: center) {
      draw(
        label, named: "cap.\(key.rawValue)", on: view.device,
        width: label.count > 1 ? height + 18 : height, at: center, into: &$0)
    }
  }

  private static func draw(
    _ words: String, named name: String, on device: InputDevice, width: Double, at center: Point,
    into picture: inout Picture
  ) {
    let frame = Rect(center: center, size: Size(width, height))
    let radius = device == .gamepad ? height / 2 : 10
    picture.draw(.roundedRect(frame, radius: radius, tint: .night))
    picture.draw(.roundedRect(frame.insetBy(3), radius: radius - 3, tint: .cream))
    picture.draw(
      .text(
        words, TextStyle(.body, bold: true, fit: width - 12, height: height - 4),
        at: Point(x: center.x, y: center.y - 1), tint: .ink
      ).named(name))
  }
}
