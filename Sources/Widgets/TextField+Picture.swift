public import Animation
internal import Phrases
public import Stage

extension TextField {
  /// The field's height in design pixels.
  public static let height = 64.0
  private static let padding = 22.0
  private static let scale = TextStyle.Scale.label

  /// Draws the field; `isWrong` gives it a red rim, and `writing` is the direction of the game's
  /// language. Unless `isRinged`, the caret alone shows the focus.
  public func draw(
    in frame: Rect, _ state: ControlState, isWrong: Bool = false, isRinged: Bool = true,
    _ writing: TextLocale = .rightward, into picture: inout Picture
  ) {
    let room = frame.width - 2 * Self.padding
    // A focused field's text is drawn in parts, which need no isolation.
    let isIsolated = !state.isFocused && (writing == .leftward || visibleText.runsLeftward)
    if isRinged { FocusRing.draw(around: frame, radius: 18, state, into: &picture) }
    picture.draw(.panel(WidgetAssets.field, inset: 22, in: frame))
    if isWrong { picture.draw(.border(frame, radius: 18, width: 6, tint: .berry)) }
    picture.draw(
      .text(
        isIsolated ? visibleText.isolated : visibleText,
        TextStyle(Self.scale, fit: room, height: frame.height),
        at: Point(x: frame.minX + Self.padding, y: frame.center.y + 2), anchor: .left, tint: .ink,
        editing: state.isFocused ? editing : nil))
  }

  /// Draws sample words in the place of an empty field's text.
  public static func drawSample(_ words: String, in frame: Rect, into picture: inout Picture) {
    picture.draw(
      words, TextStyle(scale, fit: frame.width - 2 * padding, height: frame.height),
      at: Point(x: frame.minX + padding, y: frame.center.y + 2), anchor: .left, tint: .earth)
  }

  /// Moves the caret to the gap nearest to `point`; `selecting` extends the selection to there.
  ///
  /// `metrics`, `textSize` and `writing` describe the drawing of the text in `frame`.
  public mutating func point(
    at point: Point, in frame: Rect, _ metrics: FontMetrics, _ textSize: Preferences.TextSize,
    _ writing: TextLocale = .rightward, selecting: Bool
  ) {
    let room = frame.width - 2 * Self.padding
    let size = min(
      Self.scale.rawValue * textSize.factor, (frame.height / LargeText.leading).rounded(.down))
    let width = metrics.width(of: visibleText, size: size)
    let place = point.x - frame.minX - Self.padding
    let isMirrored = visibleText.runsLeftward != (writing == .leftward)
    let index = metrics.caret(
      in: visibleText, at: isMirrored ? min(width, room) - place : place,
      size: width > room ? size * room / width : size)
    moveCaret(to: index, selecting: selecting)
  }

  /// The text as it is drawn, with the composition at the caret; it has one character for each of
  /// the text's.
  var visibleText: String {
    // Plain ASCII letters need no replacement.
    if !isComposing, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var cells = text.map(Self.cell)
    cells.insert(contentsOf: composition.map(Self.cell), at: caret)
    var last = " "
    return cells.reduce(into: "") { visibleText, cell in
      // A lone combining mark gets a circle as its base; otherwise it would join the previous
      // character and shift the offsets.
      last = (last + cell).count == 2 ? cell : "\u{25CC}" + cell
      visibleText += last
    }
  }

  var editing: TextEditing {
    let composed = composition.count
    return TextEditing(
      caret: caret + composed, selection: isComposing ? 0..<0 : selection,
      marked: isComposing ? caret..<caret + composed : 0..<0)
  }

  /// Returns ¶ for a line break or other control character, so that the player sees the mistake.
  private static func cell(_ character: Character) -> String {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: "¶"
    default: String(character)
    }
  }
}
