internal import Animation
internal import Stage

/// The scoreboard.
enum ScoresLayout {
  static let card = Rect(x: 120, y: 16, width: 1040, height: 644)
  static let heading = Point(x: Design.middle, y: 92)
  static let columnsY = 140.0
  static let list = Rect(x: 180, y: 156, width: 920, height: 440)
  static let rowHeight = 44.0
  static let rowCount = 10

  static let rank = 224.0
  /// The column of faces.
  static let face = 252.0
  static let name = 276.0
  static let nameWidth = 360.0
  /// The faces of the team that has just played, at the end of the name.
  static let faceStep = 34.0
  static func face(_ index: Int, of count: Int) -> Double {
    name + nameWidth - faceStep * (Double(count - index) - 0.5)
  }
  /// The width of the cells of points and players.
  static let cellWidth = 104.0
  static let dateWidth = 190.0
  static let points = 736.0
  static let kind = 776.0
  static let date = 1084.0
  static let empty = Point(x: Design.middle, y: 214)
  /// The drums and the friends behind them that fill an empty scoreboard.
  static func drum(_ index: Int) -> Point { Point(x: 334 + 204 * Double(index), y: 520) }
  static let friends = Point(x: Design.middle, y: 398)
  /// The foot of the podium below a short scoreboard, and the colours of its places.
  static let podium = Point(x: Design.middle, y: 622)
  static let medals = [Color.sun, Color(0xD5DADF), Color(0xDE9C63)]

  static let bar = Rect(x: 1108, y: list.minY, width: 8, height: list.height)
}
