internal import Animation
internal import Stage
internal import Widgets

/// Where things are on the settings page.
enum SettingsLayout {
  static let card = Rect(x: 120, y: 16, width: 1_040, height: 672)
  static let tabs = Rect(x: 184, y: 44, width: 912, height: TabRow.height)

  private static let rowHeight = 80.0

  private static func y(_ row: Int) -> Double { 140 + 104 * Double(row) }

  /// The words beside a row of choices.
  static func label(_ row: Int) -> Rect {
    Rect(x: 184, y: y(row), width: 300, height: rowHeight)
  }

  static func choices(_ count: Int, row: Int) -> [Rect] {
    let place = Rect(x: 500, y: y(row) + 4, width: 596, height: 72)
    return RadioChoice.frames(count, in: place, gap: 8)
  }

  static func slider(_ row: Int) -> Rect {
    Rect(x: 500, y: y(row) + 8, width: 596, height: Slider.height)
  }

  /// What is on a key, in three columns.
  static func key(_ index: Int) -> Rect {
    let row = Rect(x: 184, y: y(index / 3), width: 912, height: rowHeight)
    return RadioChoice.frames(3, in: row)[index % 3]
  }

  /// A language, in three columns.
  static func language(_ index: Int) -> Rect {
    let row = Rect(x: 184, y: 124 + 76 * Double(index / 3), width: 912, height: 68)
    let frames = RadioChoice.frames(3, in: row)
    return frames[index % 3]
  }

  static let usualKeys = Rect(x: 480, y: y(4) + 4, width: 320, height: Button.height)
}
