internal import Animation
internal import Stage

/// The layout of the opening.
enum OpeningLayout {
  /// The middle of the title at its full size, in the upper half.
  static let title = Point(x: 640, y: 176)

  static let places: [Place] = [Place("title", Rect(center: title, size: OpeningAssets.title.size))]
}

/// The pictures of the opening and of the hub.
enum OpeningAssets {
  static let launch = ImageAsset("launch", 1280, 720)
  static let tongue = ImageAsset("launch-tongue", 84, 52)
  static let title = ImageAsset("title", 1080, 260)
  static let hub = ImageAsset("hub", 1280, 720)
  static let door = ImageAsset("door", 250, 300)
}
