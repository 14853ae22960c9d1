internal import Animation
public import Stage

/// One of several choices: a ring, filled if it is chosen, and text.
public enum RadioChoice {
  /// In design pixels.
  public static let height = 64.0

  /// Draws a choice in `frame`.
  public static func draw(
    _ words: String, _ pictogram: Pictogram? = nil, isChosen: Bool, in frame: Rect,
    _ state: ControlState, into picture: inout Picture
  ) {
    let raised = frame.offsetBy(0, state.lift)
    let ring = Point(x: raised.minX + 42, y: raised.center.y)
    FocusRing.draw(around: raised, radius: 20, state, into: &picture)
    picture.draw(.panel(WidgetAssets.field, inset: 22, in: raised).opacity(isChosen ? 1 : 0.6))
    picture.draw(.image(isChosen ? WidgetAssets.radioOn : WidgetAssets.radioOff, at: ring))
    let place = Rect(
      x: raised.minX + 76, y: raised.minY, width: raised.width - 92, height: raised.height)
    let room = Pictogram.draw(pictogram, in: place, into: &picture)
    picture.draw(
      words,
      TextStyle(.label, bold: isChosen, fit: room.width, height: frame.height - 9, leading: 1),
      at: Point(x: room.minX, y: raised.center.y), anchor: .left, tint: .ink)
  }
}

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
