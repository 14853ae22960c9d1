internal import Animation
internal import Figures
internal import Stage
internal import Widgets

/// The sign of a team's second try: a spare pair of drumsticks, which goes with the first mistake.
enum SecondTry {
  static func draw(at center: Point, size: Double = 1, into picture: inout Picture) {
    Disc.draw(
      in: Rect(center: center, size: Size(52, 52) * size), (0, .ink), (3 * size, .sun),
      into: &picture)
    for way in [-1.0, 1] {
      picture.draw(
        .image(SimonSaysAssets.stick, at: center).scaled(0.42 * size).turned(38 * way)
          .named("second-try"))
    }
  }

  /// Draws the switch with the sticks before its words; a check lies on them while it is on.
  static func drawSwitch(
    _ words: String, isOn: Bool, in frame: Rect, _ state: ControlState, into picture: inout Picture
  ) {
    SegmentRow.draw("", isChosen: isOn, in: frame, state, into: &picture)
    let raised = frame.offsetBy(0, state.lift)
    let sticks = raised.point(0, 0.5) + Point(x: 50, y: 0)
    picture.drawGroup(opacity: isOn ? 1 : 0.55) { draw(at: sticks, size: 1.1, into: &$0) }
    if isOn {
      picture.draw(
        .image(WidgetAssets.iconCheck, at: sticks + Point(x: 24, y: 18)).named("switch.on"))
    }
    let room = Rect(
      x: raised.minX + 90, y: raised.minY + 8, width: raised.width - 106, height: raised.height - 16
    )
    picture.draw(
      words, TextStyle(.body, bold: isOn, fit: room.width, height: room.height), at: room.center,
      tint: isOn ? .cream : .ink)
  }
}
