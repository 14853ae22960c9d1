internal import Animation
internal import Figures
internal import Rules
internal import Stage

extension HubLayout {
  /// The animals' places: on the grass between the doors, smaller if there are many.
  static func animals(before doors: [HubDoor]) -> [Cast.Spot] {
    // The longest row leaves no gap in the middle, so the cobra stays below its key.
    let scale = doors.count > longestRow ? 0.54 : doors.count == longestRow ? 0.63 : 0.76
    return [
      Cast.Spot(.lion, feet: Point(x: 342, y: 652), scale: scale),
      Cast.Spot(.cobra, feet: Point(x: 640, y: 650), scale: scale),
      Cast.Spot(.rabbit, feet: Point(x: 938, y: 652), scale: scale, isFlipped: true),
    ]
  }
}
