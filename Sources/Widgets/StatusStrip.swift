public import Animation
public import Stage

/// The strip of parchment at the bottom that says in one sentence what is going on.
public enum StatusStrip {
  public static let frame = Rect(
    center: Point(x: Design.size.width / 2, y: Design.size.height - 30), size: Size(680, 48))

  public static func draw(_ sentence: String, into picture: inout Picture) {
    guard !sentence.isEmpty else { return }
    picture.draw(.panel(WidgetAssets.strip, inset: 26, in: frame))
    picture.draw(
      .text(
        sentence, TextStyle(.body, fit: frame.width - 72),
        at: Point(x: frame.center.x, y: frame.center.y - 1), tint: .ink
      ).named("status"))
  }
}

/// A wooden plaque with a word and a number, for scores.
public enum Plaque {
  public static let size = Size(200, 120)

  /// How the number jumps when it changes: 0 at rest … 1.
  public static let swell = Channel<Double>("swell")
  public static let jump = staged {
    Tween(swell, from: 0, to: 1, duration: 0.225, easing: .outSine)
    Tween(swell, to: 0, duration: 0.225, easing: .inSine)
  }

  /// Bright enough to read on wood.
  private static let numberTint = Color.sun.mixed(with: .cream, 0.5)

  /// `swell` makes the number larger for a moment: 0 at rest … 1.
  public static func draw(
    _ word: String, _ number: String, in frame: Rect, swell: Double = 0, into picture: inout Picture
  ) {
    let isLow = frame.height < size.height
    let isSmall = isLow || number.utf8.count > 4
    let room = frame.width - 64
    drawBoard(in: frame, into: &picture)
    picture.draw(
      .text(
        word, TextStyle(.body, bold: true, fit: frame.width - 84),
        at: frame.point(0.5, isLow ? 0.33 : 0.31), tint: .cream
      ).scaled(isLow ? 0.84 : 1))
    picture.draw(
      .text(
        number, TextStyle(isSmall ? .label : .heading, bold: true, fit: room),
        at: frame.point(0.5, isLow ? 0.65 : 0.66), tint: numberTint
      ).scaled((isLow ? 0.84 : 1) * (1 + 0.3 * swell)))
  }

  /// The bare board, as large as `frame`; the sprig at its corner keeps its shape.
  public static func drawBoard(in frame: Rect, into picture: inout Picture) {
    let inset = min(54, frame.height / 2 - 4)
    picture.draw(.panel(WidgetAssets.plaque, inset: inset, in: frame))
  }
}
