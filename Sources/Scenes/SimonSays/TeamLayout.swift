internal import Animation
internal import Stage
internal import Widgets

enum TeamLayout {
  static let card = Rect(x: 120, y: 40, width: 1040, height: 612)
  static let heading = Point(x: 352, y: 124)
  static let question = Point(x: 352, y: 196)
  static let stepper = Rect(center: Point(x: 352, y: 258), size: Stepper.size)
  static let note = Point(x: 352, y: 350)
  static let noteWidth = 330.0

  /// The switch for a second try, under the note.
  static let secondTry = Rect(center: Point(x: note.x, y: 440), size: Size(330, 88))

  static let start = Rect(center: Point(x: 352, y: 548), size: Size(280, Button.height))

  /// The names in the right half, each beside its number and its face.
  static func name(_ player: Int) -> Rect {
    Rect(x: 702, y: 108 + Double(player) * 98, width: 382, height: TextField.height)
  }

  static func face(_ player: Int) -> Rect {
    Rect(center: Point(x: 606, y: name(player).center.y), size: Badge.size)
  }

  /// The place of a player who can still join.
  static func seat(_ player: Int) -> Rect { face(player).union(name(player)) }

  static func number(_ player: Int) -> Point { Point(x: 672, y: name(player).center.y) }
}
