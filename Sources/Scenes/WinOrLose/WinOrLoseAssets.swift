internal import Stage

/// The pictures of Win or Lose only.
enum WinOrLoseAssets {
  static let ground = ImageAsset("jungleframe", 1280, 720)
  static let signWin = ImageAsset("sign-win", 300, 260)
  static let signLose = ImageAsset("sign-lose", 300, 260)
}
