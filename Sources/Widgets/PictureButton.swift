public import Animation
public import Stage

/// A wooden button with a large picture over its words.
public enum PictureButton {
  /// Draws the button; `draw` draws about the picture's middle, which it is given.
  ///
  /// `rows` are the middles of picture and words, each a share (0…1) of the button's height.
  public static func draw(
    _ words: String, rows: (picture: Double, words: Double) = (0.4, 0.8), in frame: Rect,
    _ state: ControlState, into picture: inout Picture, draw: (Point, inout Picture) -> Void
  ) {
    let (asset, lift) = Button.look(of: state)
    let raised = frame.offsetBy(0, lift)
    FocusRing.draw(around: raised, radius: 28, state, into: &picture)
    picture.draw(.panel(asset, inset: 28, in: raised))
    draw(raised.point(0.5, rows.picture), &picture)
    picture.draw(
      .text(
        words, TextStyle(.body, bold: true, fit: frame.width - 40, height: 50),
        at: raised.point(0.5, rows.words), tint: state.isEnabled ? .cream : .ink))
  }
}
