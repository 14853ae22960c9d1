public import Animation
public import Stage

/// A picture beside a button's words, for players who cannot read.
public enum Pictogram: String, CaseIterable, Sendable {
  case play, next, `return`, again, home, leave
  case yes, no, cheer, save, clear, options
  case scores, goal
  case sound, ear, sight, keys, globe, muted, louder, captions, speech, hushed, twoEars, oneEar
  case lively, calm, contrast, plain, small, middle, large, window, screen
  case jungle, friend, gamepad
  case dice, copy, clock, endless, whole, half, up, down

  /// The pictogram's picture file, 48×48 design pixels.
  public var asset: ImageAsset { ImageAsset("icon-to-\(rawValue)", 48, 48) }
}

extension Pictogram {
  /// The usual side of a pictogram beside words, in design pixels.
  public static let side = 34.0
  /// The width that a pictogram takes from the words beside it, in design pixels.
  public static let room = side + 8

  /// Draws the pictogram at `place`. Unless it is `onWood`, a wooden disc lies below it, as its
  /// thin outline would be hard to see on parchment.
  public func draw(
    at place: Point, side: Double = side, onWood: Bool, into picture: inout Picture
  ) {
    let ground = Rect(center: place, size: Size(side + 4, side + 4))
    if !onWood { picture.draw(.roundedRect(ground, radius: side / 2 + 2, tint: .earth)) }
    picture.draw(.image(asset, at: place).scaled((onWood ? 1 : 0.84) * side / 48))
  }

  /// Draws the pictogram, if any, at the left of `place`, and returns the room left for the text.
  public static func draw(
    _ pictogram: Pictogram?, in place: Rect, onWood: Bool, into picture: inout Picture
  ) -> Rect {
    guard let pictogram else { return place }
    pictogram.draw(
      at: Point(x: place.minX + side / 2, y: place.center.y - 1), onWood: onWood, into: &picture)
    return Rect(
      x: place.minX + room, y: place.minY, width: place.width - room, height: place.height)
  }
}
