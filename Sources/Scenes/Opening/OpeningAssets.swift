internal import Stage

/// The pictures of the opening and of the hub.
enum OpeningAssets {
  static let launch = ImageAsset("launch", 1280, 720)
  static let tongue = ImageAsset("launch-tongue", 84, 52)
  static let title = ImageAsset("title", 1080, 260)
  static let hub = ImageAsset("hub", 1280, 720)
  static let door = ImageAsset("door", 250, 300)
}
