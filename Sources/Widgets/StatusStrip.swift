public import Animation
internal import Phrases
public import Stage

/// The parchment strip at the bottom, with one sentence on what is going on.
public enum StatusStrip {
  /// Its frame in design space, unless a long or enlarged sentence needs more.
  public static let frame = Rect(
    center: Point(x: Design.size.width / 2, y: Design.size.height - 30), size: Size(680, 48))

  /// Its frame in a tall window, in which it stays wherever the scene is moved.
  static let tall = Rect(
    center: Point(x: Design.tall.center.x, y: Design.tall.maxY - 40), size: frame.size)

  /// What the ends, with their knots, leave free of words, in design pixels.
  private static let ends = 104.0

  /// Draws the strip, wider and higher for a long or enlarged sentence; nothing for an empty one.
  public static func draw(_ sentence: String, _ view: View, into picture: inout Picture) {
    guard !sentence.isEmpty else { return }
    let (seen, style) = setting(of: sentence, view)
    var strip = Picture()
    strip.draw(.panel(WidgetAssets.strip, inset: 26, in: seen))
    strip.draw(
      sentence, style, at: Point(x: seen.center.x, y: seen.center.y - 1), tint: .ink,
      named: "status")
    if view.isTall { strip.changeAll { $0.pin = .center } }
    picture.draw(strip)
  }

  private static func setting(of sentence: String, _ view: View) -> (Rect, TextStyle) {
    let factor = view.preferences.textSize.factor
    let usual = TextStyle(.body, fit: frame.width - ends)
    let whole = view.metrics.isMeasured ? view.metrics.width(of: sentence, size: usual.size) : 0
    let isLong = whole > frame.width - ends
    guard factor > 1 || isLong else { return (view.isTall ? tall : frame, usual) }
    let (room, bottom) =
      view.isTall ? (Design.tall.width - 24 - ends, tall.maxY) : (1_136 - ends, Design.size.height)
    let style = TextStyle(.body, fit: room, height: 77)
    let (words, size) = LargeText(sentence, style, view.metrics).largest(upTo: style.size * factor)
    let lines = words.split(separator: "\n")
    // Joined letters are not measured individually, and some sentences have many wide ones.
    let most = view.language.traits.isRightToLeft ? 1.2 : 1
    let widest = most * (lines.map { view.metrics.width(of: $0, size: size) }.max() ?? 0)
    // Words that would be far smaller on one line are set on two, even if they are not enlarged.
    let wraps = view.isTall && whole > 1.27 * room
    let height = wraps ? 80 : max(frame.height, 1.25 * size * Double(lines.count))
    let width = max(frame.width, min(room, widest) + ends)
    return (Rect(x: 640 - width / 2, y: bottom - height, width: width, height: height), style)
  }
}

/// A wooden plaque with a word and a number, for scores.
public enum Plaque {
  /// In design pixels.
  public static let size = Size(200, 120)

  /// The number's enlargement, from 0 at rest to 1; `jump` animates it when the number changes.
  public static let swell = Channel<Double>("swell")
  /// Enlarges the number and shrinks it back, 0.45 s in all.
  public static let jump = staged {
    Lively {
      Tween(swell, from: 0, to: 1, duration: 0.225, easing: .outSine)
      Tween(swell, to: 0, duration: 0.225, easing: .inSine)
    }
  }

  /// Bright enough to be read on wood.
  private static let numberTint = Color.sun.mixed(with: .cream, 0.5)

  /// Draws a plaque in `frame`; `swell`, 0…1, enlarges the number by up to 30 %, and `token` shows
  /// what is counted.
  public static func draw(
    _ word: String, _ number: String, of token: ImageAsset? = nil, in frame: Rect,
    swell: Double = 0, into picture: inout Picture
  ) {
    let isLow = frame.height < size.height
    let isSmall = isLow || number.utf8.count > 4
    let room = frame.width - 64
    drawBoard(in: frame, into: &picture)
    picture.draw(
      .text(
        word, TextStyle(.body, bold: true, fit: frame.width - 84, height: 0.34 * frame.height),
        at: frame.point(0.5, isLow ? 0.33 : 0.31), tint: .cream
      ).scaled(isLow ? 0.84 : 1))
    let place = frame.point(0.5, isLow ? 0.65 : 0.66) + Point(x: token == nil ? 0 : 22, y: 0)
    drawNumber(
      number, isSmall: isSmall, fit: token == nil ? room : room - 32, height: 0.5 * frame.height,
      at: place, swell: swell, scale: isLow ? 0.84 : 1, into: &picture)
    guard let token else { return }
    picture.draw(
      .image(token, at: place - Point(x: reach(of: number, isSmall: isSmall), y: 3))
        .scaled(0.36 * frame.height / token.size.height).named("token"))
  }

  /// How far left of a number's middle there is room for a token, about.
  private static func reach(of number: String, isSmall: Bool) -> Double {
    let size = (isSmall ? TextStyle.Scale.label : .heading).rawValue
    return min(84, 34 + 0.26 * size * Double(number.count))
  }

  /// Draws the number alone, at most `fit` design pixels wide; `swell` as for a plaque.
  public static func drawNumber(
    _ number: String, isSmall: Bool = false, fit: Double = 96, height: Double = 72,
    at center: Point, swell: Double = 0, scale: Double = 1, into picture: inout Picture
  ) {
    picture.draw(
      .text(
        number, TextStyle(isSmall ? .label : .heading, bold: true, fit: fit, height: height),
        at: center, tint: numberTint
      ).scaled(scale * (1 + 0.3 * swell)))
  }

  /// Draws the bare board. The twig in its corner is not stretched.
  public static func drawBoard(in frame: Rect, into picture: inout Picture) {
    let inset = min(54, frame.height / 2 - 4)
    picture.draw(.panel(SharedAssets.plaque, inset: inset, in: frame))
  }
}
