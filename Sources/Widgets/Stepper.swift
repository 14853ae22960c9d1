internal import Animation
public import Stage

/// A whole number between a minus and a plus.
public enum Stepper {
  /// In design pixels.
  public static let size = Size(280, 72)

  /// The frame of the button for −1 or +1.
  static func button(_ step: Int, in frame: Rect) -> Rect {
    let x = step < 0 ? frame.minX + 36 : frame.maxX - 36
    return Rect(center: Point(x: x, y: frame.center.y), size: IconButton.size)
  }

  static func draw(_ value: Int, named name: String, in frame: Rect, into picture: inout Picture) {
    picture.draw(
      .text("\(value)", TextStyle(.heading, bold: true), at: frame.center, tint: .ink).named(name))
  }

  static func drawButton(
    _ step: Int, in frame: Rect, _ state: ControlState, into picture: inout Picture
  ) {
    IconButton.draw(in: frame, state, into: &picture) {
      drawSign(isPlus: step > 0, at: $0, into: &$1)
    }
  }

  private static func drawSign(isPlus: Bool, at middle: Point, into picture: inout Picture) {
    let bars = isPlus ? [Size(30, 8), Size(8, 30)] : [Size(30, 8)]
    for bar in bars {
      let edge = Size(bar.width + 6, bar.height + 6)
      picture.draw(.rounded(Rect(center: middle, size: edge), radius: 6, tint: .ink))
    }
    for bar in bars {
      picture.draw(.rounded(Rect(center: middle, size: bar), radius: 4, tint: .cream))
    }
  }
}
