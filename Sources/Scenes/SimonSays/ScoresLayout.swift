internal import Animation
internal import Stage

enum ScoresLayout {
  static let card = Rect(x: 120, y: 16, width: 1040, height: 644)
  static let heading = Point(x: Design.middle, y: 92)
  static let columnsY = 140.0
  static let list = Rect(x: 180, y: 156, width: 920, height: 440)
  static let rowHeight = 44.0
  static let rowCount = 10

  static let rank = 224.0
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
  static let empty = Point(x: Design.middle, y: 188)
  /// The least lines of a board with scores: one for each place on the podium.
  static let fewest = 3
  /// The night below so many scores, and where feet and drums stand in it.
  static func night(below count: Int) -> Rect {
    let top = list.minY + rowHeight * Double(max(count, fewest)) + (count == 0 ? -32 : 12)
    return Rect(x: list.minX, y: top, width: list.width, height: 618 - top)
  }
  static let ground = 604.0
  static let friends = Point(x: Design.middle, y: 430)
  /// The x of the drums: in a row, or in pairs beside the podium.
  static func drums(aside: Bool) -> [Double] {
    (aside ? [-408, -284, 284, 412] : [-306, -102, 102, 306]).map { Design.middle + $0 }
  }

  static let bar = Rect(x: 1108, y: list.minY, width: 8, height: list.height)
}
