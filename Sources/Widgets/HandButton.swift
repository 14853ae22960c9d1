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
    let (asset, lift) = Button.look(of: state)
    let raised = frame.offsetBy(0, lift)
    let shade = state.isEnabled ? 1 : 0.6
    FocusRing.draw(around: raised, radius: 28, state, into: &picture)
    picture.draw(.panel(asset, inset: 28, in: raised))
    picture.draw(
      .image(HandAssets.picture(of: hand), at: raised.point(0.5, 0.36)).scaled(0.42).opacity(shade))
    picture.draw(
      view.language(.common(.hand(hand))),
      TextStyle(.body, bold: true, fit: frame.width - 40, height: 46), at: raised.point(0.5, 0.74),
      tint: state.isEnabled ? .cream : .ink)
    guard state.isEnabled else { return }
    KeyCap.draw(hand.key, view, at: Point(x: raised.minX + 36, y: raised.minY + 36), into: &picture)
  }
}

extension Throw {
  /// The key that chooses this throw.
  public var key: Key { Key.digits[index] }
}
