internal import Animation
internal import Figures
internal import Rules
internal import Stage

extension HubLayout {
  /// The animals' places: on the grass between the doors, smaller if there are many.
  static func animals(before doors: [HubDoor]) -> [Cast.Spot] {
    // A row with a door in its middle leaves no gap there: the cobra stays below that door's key.
    let hasMiddle = !doors.count.isMultiple(of: 2)
    let scale = doors.count > longestRow ? 0.54 : hasMiddle ? 0.63 : 0.62
    return [
      Cast.Spot(.lion, feet: Point(x: 338, y: 658), scale: scale),
      Cast.Spot(.cobra, feet: Point(x: 640, y: 650), scale: scale),
      Cast.Spot(.rabbit, feet: Point(x: 942, y: 658), scale: scale, isFlipped: true),
    ]
  }
}
