public import Stage

/// The pictures of Win or Lose only.
public enum WinOrLoseAssets {
  public static let signWin = ImageAsset("sign-win", 300, 260)
  public static let signLose = ImageAsset("sign-lose", 300, 260)
}
