internal import Animation
public import Stage

/// A picture beside a button's words, for players who cannot read.
public enum Pictogram: String, CaseIterable, Sendable {
  case play, next, `return`, again, home, leave
  case yes, no, cheer, save, clear, options
  case scores, goal, short, long
  case sound, sight, keys, muted, speech, twoEars, oneEar
  case lively, calm, contrast, plain, small, middle, large, window, screen
  case jungle, friend, gamepad
  case dice, copy, clock, endless, whole, half, up, down

  /// The picture.
  public var asset: ImageAsset { ImageAsset("icon-to-\(rawValue)", 48, 48) }
}

extension Pictogram {
  private static let side = 34.0
  /// What it takes of the width beside it.
  static let room = side + 8

  /// Draws it at the left of `place`, if given, and returns the place left for the text.
  public static func draw(
    _ pictogram: Pictogram?, in place: Rect, into picture: inout Picture
  ) -> Rect {
    guard let pictogram else { return place }
    let spot = Point(x: place.minX + side / 2, y: place.center.y - 1)
    picture.draw(.image(pictogram.asset, at: spot).scaled(side / 48))
    return Rect(
      x: place.minX + room, y: place.minY, width: place.width - room, height: place.height)
  }
}
