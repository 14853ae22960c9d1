internal import Animation
internal import Phrases
public import Rules
public import Stage

/// A wooden button for a throw, with the hand, its name, and a cap with its key.
public enum HandButton {
  /// In design pixels.
  public static let size = Size(200, 150)

  /// Draws the button; its key cap is left out while it is disabled.
  public static func draw(
    _ hand: Throw, in frame: Rect, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    PictureButton.draw(
      view.language(.common(.hand(hand))), rows: (0.34, 0.75), in: frame, state, into: &picture
    ) {
      $1.draw(
        .image(HandAssets.picture(of: hand), at: $0).scaled(0.44)
          .turned(state.isHovered ? sway(view) : 0).opacity(state.isEnabled ? 1 : 0.6))
    }
    guard state.isEnabled else { return }
    let corner = frame.offsetBy(0, Button.look(of: state).1)
    KeyCap.draw(hand.key, view, at: Point(x: corner.minX + 36, y: corner.minY + 36), into: &picture)
  }
}

extension HandButton {
  /// Pictures per second of a hand that waves under the pointer.
  public static let pictures = 6.0

  /// The turn of that hand in degrees.
  private static func sway(_ view: View) -> Double {
    view.isCalm
      ? 0 : 10 * Portable.sin((view.time.seconds * pictures).rounded(.down) / pictures * 2 * .pi)
  }
}

extension Throw {
  /// The key that chooses this throw.
  public var key: Key { Key.digits[index] }
}
