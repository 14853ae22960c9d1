internal import Animation
internal import Stage
internal import Widgets

/// Where things are on the settings page.
enum SettingsLayout {
  static let card = Rect(x: 120, y: 16, width: 1_040, height: 688)
  static let heading = Point(x: 640, y: 84)

  private static func x(_ column: Int) -> Double { 184 + 476 * Double(column) }
  private static let width = 436.0

  /// The words over a row of choices.
  static func label(column: Int, row: Int) -> Point {
    Point(x: x(column) + 6, y: 136 + 108 * Double(row))
  }

  /// A picture at the end of such a line.
  static func icon(column: Int, row: Int) -> Point {
    Point(x: x(column) + width - 24, y: 136 + 108 * Double(row))
  }

  static func choices(_ count: Int, column: Int, row: Int) -> [Rect] {
    let place = Rect(
      x: x(column), y: 156 + 108 * Double(row), width: width, height: SegmentRow.height)
    return RadioChoice.frames(count, in: place, gap: 8)
  }

  static let volume = Rect(x: 184, y: 154, width: 210, height: Slider.height)
  static let ambience = Rect(x: 410, y: 154, width: 210, height: Slider.height)
  static let ambienceLabel = Point(x: 416, y: 136)
}
