internal import Stage

/// The pictures of the opening and of the hub.
enum OpeningAssets {
  static let launch = ImageAsset("launch", 1280, 720)
  static let title = ImageAsset("title", 1080, 260)
  static let hub = ImageAsset("hub", 1280, 720)
  static let signWin = ImageAsset("sign-win", 300, 260)
  static let signLose = ImageAsset("sign-lose", 300, 260)
  static let drum = ImageAsset("drum-flower", 220, 200)
  static let door = ImageAsset("door", 250, 300)
}
