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
