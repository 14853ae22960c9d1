internal import Animation
public import Stage

/// Tabs side by side on a line; the chosen one is open at the bottom.
public enum TabRow {
  /// In design pixels.
  public static let height = 64.0

  /// Draws the line below the tabs; call it first.
  public static func drawLine(under row: Rect, into picture: inout Picture) {
    let line = Rect(x: row.minX, y: row.maxY - 8, width: row.width, height: 8)
    picture.draw(.rounded(line, radius: 4, tint: .ink))
    picture.draw(.rounded(line.insetBy(2), radius: 2, tint: .clay))
  }

  /// Draws one tab in `frame`.
  public static func draw(
    _ words: String, _ pictogram: Pictogram? = nil, isChosen: Bool, in frame: Rect,
    _ state: ControlState, into picture: inout Picture
  ) {
    // An unchosen tab sits lower and rises under the pointer.
    let drop = isChosen ? 0.0 : state.isPressed ? 10 : state.isHovered ? 3 : 7
    let seen = Rect(
      x: frame.minX, y: frame.minY + drop, width: frame.width, height: frame.height - drop)
    picture.draw(.panel(isChosen ? WidgetAssets.tabOn : WidgetAssets.tabOff, inset: 26, in: seen))
    let place = Rect(
      x: seen.minX + 24, y: seen.minY + (isChosen ? 2 : 5), width: seen.width - 48,
      height: seen.height)
    let room = Pictogram.draw(pictogram, in: place, into: &picture)
    picture.draw(
      words,
      TextStyle(
        pictogram == nil ? .label : .body, bold: isChosen,
        fit: pictogram == nil ? frame.width - 72 : room.width, height: frame.height - 12),
      at: Point(x: room.center.x, y: seen.center.y + 4), tint: isChosen ? .ink : .cream)
    FocusRing.draw(around: frame.insetBy(10), radius: 16, state, into: &picture)
  }
}
