internal import Animation
public import Stage

/// One of several choices side by side; the chosen one is green and bold.
public enum SegmentRow {
  /// Draws a choice in `frame`.
  public static func draw(
    _ words: String, _ pictogram: Pictogram? = nil, isChosen: Bool, in frame: Rect,
    _ state: ControlState, into picture: inout Picture
  ) {
    let seen = frame.offsetBy(0, state.lift)
    FocusRing.draw(around: seen, radius: 22, state, into: &picture)
    if isChosen {
      picture.draw(.rounded(seen, radius: 20, tint: .ink))
      picture.draw(.rounded(seen.insetBy(4), radius: 16, tint: .leaf))
      picture.draw(.rim(seen.insetBy(4), radius: 16, width: 3, tint: .freshLeaf))
    } else {
      picture.draw(.panel(WidgetAssets.field, inset: 22, in: seen))
    }
    let room = Pictogram.draw(pictogram, in: seen.insetBy(10), into: &picture)
    picture.draw(
      words,
      TextStyle(.body, bold: isChosen, fit: room.width, height: frame.height - 12, leading: 1.04),
      at: Point(x: room.center.x, y: seen.center.y - 1), tint: isChosen ? .cream : .ink)
  }
}
