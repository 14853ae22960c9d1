internal import Animation
internal import Phrases
public import Rules
public import Stage

/// A wooden button for a throw, with the hand, its name, and a cap with its key.
public enum HandButton {
  /// In design pixels.
  public static let size = Size(176, 140)

  /// Draws the button; its key cap is left out while it is disabled.
  public static func draw(
    _ hand: Throw, in frame: Rect, _ state: ControlState, _ view: View, into picture: inout Picture
  ) {
    PictureButton.draw(
      view.language(.common(.hand(hand))), rows: (0.36, 0.74), in: frame, state, into: &picture
    ) {
      $1.draw(
        .image(HandAssets.picture(of: hand), at: $0).scaled(0.42)
          .opacity(state.isEnabled ? 1 : 0.6))
    }
    guard state.isEnabled else { return }
    let corner = frame.offsetBy(0, Button.look(of: state).1)
    KeyCap.draw(hand.key, view, at: Point(x: corner.minX + 36, y: corner.minY + 36), into: &picture)
  }
}

extension Throw {
  /// The key that chooses this throw.
  public var key: Key { Key.digits[index] }
}
