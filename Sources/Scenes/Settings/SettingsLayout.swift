internal import Animation
internal import Stage
internal import Widgets

/// The layout of the settings page.
enum SettingsLayout {
  static let card = Rect(x: 120, y: 16, width: 1_040, height: 672)
  static let tabs = Rect(x: 156, y: 40, width: 968, height: PictureTabRow.height)

  /// The frame of a row of choices; rows are denser on the page of sounds.
  private static func row(_ row: Int, isDense: Bool) -> Rect {
    // A gap separates the rows about sounds from the rows about the voice.
    let (y, height) = isDense ? (148 + 82 * row + (row > 2 ? 14 : 0), 64) : (154 + 98 * row, 72)
    return Rect(x: 476, y: Double(y), width: 620, height: Double(height))
  }

  /// The frame of the pictogram and the words beside a row of choices.
  static func label(_ index: Int, isDense: Bool) -> Rect {
    let row = row(index, isDense: isDense)
    // Words on two lines reach above and below their choices.
    let height = isDense ? 78.0 : 94
    return Rect(x: 176, y: row.center.y - height / 2, width: 288, height: height)
  }

  /// The line between the rows about sounds and the rows about the voice.
  static let divide = Rect(x: 176, y: 390, width: 920, height: 4)

  /// The place of the hands that show the chosen rival's rule, in a row of its own below the rivals.
  static let ruleHands = Point(x: 180, y: 386)
  /// The place of the words of that rule.
  static let rule = Rect(x: 476, y: 340, width: 620, height: 92)

  /// A row's choices, which are higher for large words.
  static func choices(_ count: Int, row index: Int, isDense: Bool, isLarge: Bool) -> [Rect] {
    let (row, more) = (row(index, isDense: isDense), isLarge && !isDense ? 16.0 : 0)
    return Rect(x: row.x, y: row.y - more / 2, width: row.width, height: row.height + more)
      .columns(count, gap: 8)
  }

  static func slider(_ index: Int) -> Rect { row(index, isDense: true) }

  /// The button of a key, in three columns, or in two if words are large and need more room.
  static func key(_ index: Int, isLarge: Bool) -> Rect {
    let (columns, step, height) = isLarge ? (2, 63.0, 58.0) : (3, 80, 68)
    let row = Rect(x: 168, y: 148 + step * Double(index / columns), width: 944, height: height)
    return row.columns(columns, gap: 14)[index % columns]
  }

  /// The button of a language, in three columns.
  static func language(_ index: Int) -> Rect {
    let row = Rect(x: 184, y: 148 + 71 * Double(index / 3), width: 912, height: 64)
    return row.columns(3)[index % 3]
  }

  /// The button that restores the usual keys: below them, or beside the last of large ones.
  static func usualKeys(isLarge: Bool) -> Rect {
    let last = key(15, isLarge: true)
    return Rect(
      x: isLarge ? last.x : 480, y: isLarge ? last.y : 566, width: isLarge ? last.width : 320,
      height: Button.height)
  }
}
