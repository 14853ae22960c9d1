internal import Animation
public import Stage

/// A row of choices side by side of which one is chosen: it is wood among parchment.
public enum SegmentRow {
  public static let height = 56.0

  public static func draw(
    _ words: String, isChosen: Bool, in frame: Rect, _ state: ControlState
  ) -> [DrawCommand] {
    let lift = state.isPressed ? 2.0 : state.isHovered ? -3 : 0
    let seen = frame.offsetBy(0, lift)
    let ground =
      isChosen
      ? DrawCommand.panel(PropAssets.button, inset: 28, in: seen)
      : DrawCommand.panel(PropAssets.field, inset: 20, in: seen)
    return FocusRing.draw(around: seen, radius: 24, state) + [
      ground,
      .text(
        words, TextStyle(.body, bold: isChosen, fit: frame.width - 28),
        at: Point(x: seen.center.x, y: seen.center.y - (isChosen ? 2 : 0)),
        tint: isChosen ? .cream : .ink),
    ]
  }
}
