internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

enum NameCardLayout {
  static let size = Size(944, 640)
  static let savedSize = Size(880, 384)
  /// The night in which the cast plays the end, and the text below it.
  static let night = Rect(x: 204, y: 153, width: 872, height: 192)
  static let story = Rect(center: Point(x: Design.middle, y: 382), size: Size(856, 62))
  /// The error of a failed save, which may be long.
  static let failure = Rect(center: Point(x: Design.middle, y: 264), size: Size(814, 152))
  static let label = Rect(center: Point(x: Design.middle, y: 436), size: Size(814, 34))
  /// Badges and the field, side by side.
  static let field = Rect(x: 744, y: 458, width: 316, height: TextField.height)

  static func badge(_ index: Int) -> Rect {
    let x = 240 + 74 * Double(index)
    return Rect(center: Point(x: x, y: field.center.y), size: Size(70, 70))
  }

  static let problem = Rect(center: Point(x: Design.middle, y: 544), size: Size(814, 34))
  /// The key cap for another name, at the end of the field.
  static let anotherName = Point(x: field.maxX - 38, y: field.center.y)
}
