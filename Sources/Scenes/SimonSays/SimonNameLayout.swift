internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The card that asks for a name.
enum SimonNameLayout {
  static let size = Size(944, 640)
  static let savedSize = Size(880, 384)
  /// The text between the pictures of the card, below the earned drums; in their place if there are
  /// none.
  static let story = Rect(center: Point(x: Design.middle, y: 322), size: Size(456, 68))
  static let firstStory = Rect(center: Point(x: Design.middle, y: 250), size: Size(456, 140))
  /// The error of a failed save, which may be long.
  static let failure = Rect(center: Point(x: Design.middle, y: 264), size: Size(814, 152))
  static let label = Rect(center: Point(x: Design.middle, y: 374), size: Size(814, 40))
  /// Badges and the field, side by side.
  static let field = Rect(x: 664, y: 424, width: 392, height: TextField.height)

  static func badge(_ animal: Animal) -> Rect {
    let x = 292 + 136 * Double(animal.index)
    return Rect(center: Point(x: x, y: field.center.y), size: Badge.largeSize)
  }

  static let problem = Rect(center: Point(x: Design.middle, y: 536), size: Size(814, 36))
  /// The key cap for another name, at the end of the field.
  static let anotherName = Point(x: field.maxX - 38, y: field.center.y)
}
