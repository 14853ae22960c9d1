internal import Animation
internal import Stage

/// The layout of the opening.
enum OpeningLayout {
  /// The middle of the title at its full size, in the upper half.
  static let title = Point(x: 640, y: 176)

  static let places: [Place] = [Place("title", Rect(center: title, size: OpeningAssets.title.size))]
}

enum HubLayout {
  static let title = Point(x: 640, y: 96)
  static let titleScale = 0.52
}
