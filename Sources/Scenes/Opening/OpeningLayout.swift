internal import Animation
public import Stage

/// The layout of the opening.
enum OpeningLayout {
  /// The middle of the title at its full size, in the upper half.
  public static let title = Point(x: Design.middle, y: 176)

  static let places: [Place] = [Place("title", Rect(center: title, size: OpeningAssets.title.size))]
}

/// The pictures of the opening and of the hub; `looks` are those of the animals' eyes.
public enum OpeningAssets {
  public static let launch = ImageAsset("launch", 1280, 720)
  public static let looks: [ImageAsset] = Daybreak.looks
  public static let tongue = ImageAsset("launch-tongue", 84, 52)
  public static let title = ImageAsset("title", 1080, 260)
  public static let hub = ImageAsset("hub", 1280, 720)
  public static let door = ImageAsset("door", 250, 300)
}
