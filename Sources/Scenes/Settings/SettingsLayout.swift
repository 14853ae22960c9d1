internal import Animation
internal import Stage
internal import Widgets

/// The layout of a page of the settings, with more room for large words.
struct SettingsLayout {
  let tab: SettingsScene.Tab
  let isLarge: Bool

  static let card = Rect(x: 120, y: 16, width: 1_040, height: 688)

  /// The row of tabs, and the gap between two of them.
  var tabs: Rect {
    let width = isLarge ? 974.0 : 968
    return Rect(
      x: Design.middle - width / 2, y: 40, width: width, height: PictureTabRow.height)
  }
  var tabGap: Double { isLarge ? 2 : 8 }

  /// Rows are denser on the page of sounds.
  private var isDense: Bool { tab == .sound }

  /// The top of a row, and the height of its control.
  private func row(_ line: Int) -> (y: Double, height: Double) {
    // A gap separates the rows about sounds from the rows about the voice.
    isDense
      ? (Double(148 + 82 * line + (line > 2 ? 14 : 0)), 64) : (Double(154 + 98 * line), 72)
  }

  /// The left and right ends of the words before the rows, and the right end of the controls. Large
  /// words have the more room, the shorter the choices beside them are.
  private var words: (left: Double, right: Double, end: Double) {
    switch tab {
    case .sight where isLarge: (156, 532, 1_124)
    case .sound where isLarge: (156, 516, 1_124)
    case .play where isLarge: (156, 470, 1_124)
    default: (176, 464, 1_096)
    }
  }

  /// The frame of the pictogram and the words before a row's control.
  func label(_ line: Int) -> Rect {
    let (y, height) = row(line)
    // Words on two lines reach above and below their control.
    let reach = isDense ? 7.0 : 11
    return Rect(
      x: words.left, y: y - reach, width: words.right - words.left, height: height + 2 * reach)
  }

  /// The frame of a row's control, which is higher for large words.
  func control(_ line: Int) -> Rect {
    let ((y, height), more) = (row(line), isLarge ? isDense ? 8.0 : 16 : 0)
    return Rect(
      x: words.right + 12, y: y - more / 2, width: words.end - words.right - 12,
      height: height + more)
  }

  /// The line between the rows about sounds and the rows about the voice.
  static let divide = Rect(x: 176, y: 390, width: 920, height: 4)

  /// The place of the hands that show the chosen rival's rule, in a row of its own below the
  /// rivals.
  static let ruleHands = Point(x: 180, y: 386)
  static let rule = Rect(x: 476, y: 340, width: 620, height: 92)

  /// The button of a key, in three columns, or in two if words are large and need more room; the
  /// right player's three are in the last row.
  func key(_ index: Int) -> Rect {
    let (columns, step, height) = isLarge ? (2, 55.0, 51.0) : (3, 69, 64)
    let isOfRight = index >= 15
    let y = isOfRight && isLarge ? 609 : 148 + step * Double(index / columns)
    let row = Rect(x: 168, y: y, width: 944, height: height)
    return row.columns(isOfRight ? 3 : columns, gap: 14)[index % (isOfRight ? 3 : columns)]
  }

  /// The button of a language, in three columns.
  static func language(_ index: Int) -> Rect {
    let row = Rect(x: 176, y: 150 + 71 * Double(index / 3), width: 920, height: 64)
    return row.columns(3)[index % 3]
  }

  /// The button that restores the usual keys: below them, or beside the last of large ones.
  var usualKeys: Rect {
    guard !isLarge else {
      let (left, last) = (key(13), key(14))
      return Rect(x: left.x, y: last.y, width: left.width, height: Button.height)
    }
    return Rect(x: 480, y: 566, width: 320, height: Button.height)
  }
}
