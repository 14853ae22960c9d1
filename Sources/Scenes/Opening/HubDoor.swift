internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// A door at its place in the clearing.
struct HubDoor: Sendable {
  let door: Door
  let frame: Rect
  /// The key that opens the door: a digit.
  let key: Key?

  var scene: SceneID { door.scene }
}

enum HubLayout {
  static let title = Point(x: Design.middle, y: 96)
  static let titleScale = 0.52

  static let doorSize = Size(250, 300)
  /// The place of a door's name: the board in its picture, or for large words a deeper one that
  /// reaches from the picture down its posts.
  static func plate(of door: Rect, isLarge: Bool) -> Rect {
    let scale = door.width / doorSize.width
    return isLarge
      ? Rect(center: door.point(0.5, 0.77), size: Size(226, 116) * scale)
      : Rect(center: door.point(0.5, 0.67), size: Size(206 * scale + 12, 56 * scale + 12))
  }

  /// The wood of a deeper board, which goes on below the picture's: what each layer leaves free
  /// around the plate, its corner and tint.
  static let wood: [(rim: Double, radius: Double, tint: Color)] = [
    (13, 22, .ink), (8.5, 18, Color(0xC4854A)), (0, 14, .ink), (-2.5, 12, .earth),
  ]

  /// The most doors that fit comfortably side by side.
  static let longestRow = 5

  /// Places the doors from left to right in one row, or two.
  static func stand(_ doors: [Door]) -> [HubDoor] {
    let rows = doors.count > longestRow ? 2 : 1
    let length = (doors.count + rows - 1) / rows
    // Doors are smaller where the cobra stands below a door in the middle.
    let single = length == longestRow ? 0.88 : doors.count.isMultiple(of: 2) ? 1.15 : 1
    let scale = rows == 2 ? 0.6 : single
    let step = rows == 2 ? 272.0 : length == longestRow ? 238 : 305
    return doors.enumerated().map { index, door in
      let (row, column) = (index / length, index % length)
      let count = min(length, doors.count - row * length)
      let x = Design.middle + step * (Double(column) - Double(count - 1) / 2)
      let y = rows == 1 ? 394.0 : row == 0 ? 278 : 474
      return HubDoor(
        door: door, frame: Rect(center: Point(x: x, y: y), size: doorSize * scale),
        key: index < Key.digits.count ? Key.digits[index] : nil)
    }
  }

  /// The animals' places on the grass between the doors; the animals are smaller if there are many
  /// doors.
  static func animals(before doors: [HubDoor]) -> [Cast.Member] {
    // If a door is in the row's middle, there is no gap: the cobra is small enough to stay below
    // the door's key.
    let hasMiddle = !doors.count.isMultiple(of: 2)
    let scale = doors.count > longestRow ? 0.54 : hasMiddle ? 0.63 : 0.62
    return [
      Cast.Member(.lion, feet: Point(x: 336, y: 650), scale: scale),
      Cast.Member(.cobra, feet: Point(x: Design.middle, y: 650), scale: scale),
      Cast.Member(.rabbit, feet: Point(x: 944, y: 650), scale: scale, isFlipped: true),
    ]
  }

  /// Places the doors of a tall window in pairs, between the title and the animals.
  static func tall(_ doors: [HubDoor]) -> Arrangement {
    let rows = max(1, (doors.count + 1) / 2)
    let room = Rect(x: 296, y: -64, width: 688, height: 776)
    let step = min(390, room.height / Double(rows))
    let panes = doors.enumerated().map { index, door in
      let (row, column) = index.quotientAndRemainder(dividingBy: 2)
      let isAlone = row == rows - 1 && doors.count.isMultiple(of: 2) == false
      let x = room.center.x + (isAlone ? 0 : (Double(column) - 0.5) * 340)
      let y = room.center.y + step * (Double(row) - Double(rows - 1) / 2)
      return Pane(door.frame.insetBy(-16), x, y, (step - 16) / door.frame.height)
    }
    // The animals stay right of the loudspeaker in the lower left corner.
    let live = zip(animals(before: doors), [492.0, 712, 888]).map { spot, x in
      Pane(spot.frame.insetBy(-12), x, 820, 0.92 / spot.scale)
    }
    let name = Rect(
      center: title,
      size: Size(
        OpeningAssets.title.size.width * titleScale, OpeningAssets.title.size.height * titleScale))
    // The doors are read in the language's order, as on a page.
    return Arrangement(
      Arrangement.edges + [Pane(name, Design.middle, -132, 1.16)] + live + panes,
      rows: [
        Arrangement.Row(0, at: -280, width: 0.5625), Arrangement.Row(240, at: -100, width: 0.5625),
        Arrangement.Row(430, at: 716, width: 0.5625), Arrangement.Row(520, at: 742, width: 0.5625),
        Arrangement.Row(640, at: 888, width: 0.5625), Arrangement.Row(720, at: 990, width: 0.5625),
      ], scale: 0.9, isPage: true)
  }
}
