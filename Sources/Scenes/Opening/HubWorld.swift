internal import Animation
internal import Figures
internal import Rules
internal import Stage

extension HubLayout {
  /// Where the animals live: on the grass before the path, between the doors.
  static let animals = [
    Cast.Spot(.lion, feet: Point(x: 342, y: 652), scale: 0.76),
    Cast.Spot(.cobra, feet: Point(x: 640, y: 650), scale: 0.76),
    Cast.Spot(.rabbit, feet: Point(x: 938, y: 652), scale: 0.76, isFlipped: true),
  ]
}
