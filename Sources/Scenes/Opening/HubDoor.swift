internal import Animation
internal import Stage

/// A door where it stands in the clearing.
struct HubDoor: Sendable {
  let door: Door
  let frame: Rect
  /// The key that opens it; there are digits enough for all that have room.
  let key: Key?

  var scene: SceneID { door.scene }
}

extension HubLayout {
  static let doorSize = Size(250, 300)
  /// In one row as many as stand comfortably side by side.
  private static let longestRow = 5

  /// The doors from left to right, and from top to bottom: one row of them, or two.
  static func stand(_ doors: [Door]) -> [HubDoor] {
    let rows = doors.count > longestRow ? 2 : 1
    let length = (doors.count + rows - 1) / rows
    let scale = rows == 2 ? 0.7 : length == longestRow ? 0.88 : 1
    let step = rows == 2 ? 272.0 : length == longestRow ? 238 : 300
    return doors.enumerated().map { index, door in
      let (row, column) = (index / length, index % length)
      let count = min(length, doors.count - row * length)
      let x = 640 + step * (Double(column) - Double(count - 1) / 2)
      // Every other one stands a little higher, as if the ground were uneven.
      let y = (rows == 1 ? 394 : row == 0 ? 304 : 536) + (column.isMultiple(of: 2) ? 8 : -8) * scale
      return HubDoor(
        door: door, frame: Rect(center: Point(x: x, y: y), size: doorSize * scale),
        key: index < Key.digits.count ? Key.digits[index] : nil)
    }
  }
}
