internal import Animation
public import Phrases
public import Stage

/// The parchment strip at the bottom, with one sentence on what the game asks or what has happened.
public enum StatusStrip {
  /// The strip's frame in design space, unless a long or enlarged sentence needs more.
  public static let frame = Rect(
    center: Point(x: Design.size.width / 2, y: Design.size.height - 30), size: Size(680, 48))

  /// The strip's frame in a tall window, where it stays while the scene is moved.
  static let tall = Rect(
    center: Point(x: Design.tall.center.x, y: Design.tall.maxY - 40), size: frame.size)

  /// The width between the loudspeaker and the sign for no sound, in design pixels.
  private static let betweenSigns = 2 * (Design.middle - Loudspeaker.frame.maxX - 12)

  /// The width that the knots at both ends take from the words, in design pixels.
  private static let ends = 104.0

  /// Draws the strip with a sentence and the caption below it; nothing without either. It is wider
  /// and higher for a long or enlarged sentence.
  public static func draw(_ prompt: Phrase?, _ view: View, into picture: inout Picture) {
    let caption = view.caption == prompt ? nil : view.caption
    let sentence = [prompt.map { view.language($0) }, caption.map { "♪ \(view.language($0))" }]
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n")
    guard !sentence.isEmpty else { return }
    let (place, style) = setting(of: sentence, view)
    // The descenders of enlarged words keep clear of the lower rim.
    let rise = view.preferences.textSize == .normal || view.isTall ? 1.0 : 4
    var strip = Picture()
    strip.draw(.panel(WidgetAssets.strip, inset: 26, in: place))
    strip.draw(
      sentence, style, at: Point(x: place.center.x, y: place.center.y - rise), tint: .ink,
      named: "status")
    if view.isTall { strip.changeAll { $0.pin = .center } }
    picture.draw(strip)
  }

  private static func setting(of sentence: String, _ view: View) -> (Rect, TextStyle) {
    let factor = view.preferences.textSize.factor
    let usual = TextStyle(.body, fit: frame.width - ends)
    let whole = view.metrics.isMeasured ? view.metrics.width(of: sentence, size: usual.size) : 0
    let isLong = whole > frame.width - ends
    guard factor > 1 || isLong || sentence.contains("\n") else {
      return (view.isTall ? tall : frame, usual)
    }
    let (room, bottom) =
      view.isTall
      ? (Design.tall.width - 24 - ends, tall.maxY) : (betweenSigns - ends, Design.size.height)
    // Two lines of larger words would cover the scene above the strip, unless the window is tall.
    let style = TextStyle(.body, fit: room, height: view.isTall ? 84 : 72)
    let (words, size) = LargeText(sentence, style, view.metrics).largest(upTo: style.size * factor)
    let lines = words.split(separator: "\n")
    // Arabic letters are measured alone but drawn joined, and some sentences have many wide ones.
    let most = view.language.traits.isRightToLeft ? 1.2 : 1
    let widest = most * (lines.map { view.metrics.width(of: $0, size: size) }.max() ?? 0)
    // Words that would be far smaller on one line are set on two, even if the player has not
    // enlarged text.
    let wraps = view.isTall && whole > 1.27 * room
    // The words keep clear of the strip's rims, as far as the strip keeps clear of the scene.
    let air = lines.count > 1 ? 12.0 : (70 - 1.25 * size).clamped(to: 0...8)
    let height = max(
      wraps ? 80 : frame.height, size * (1.3 * Double(lines.count) - 0.05) + air)
    let width = max(frame.width, min(room, widest) + ends)
    return (
      Rect(x: Design.middle - width / 2, y: bottom - height, width: width, height: height), style
    )
  }
}
