public import Stage

/// Round grounds for marks and numbers.
public enum Disc {
  /// Draws discs one over the other, each `inset` design pixels within the square `frame`.
  public static func draw(
    in frame: Rect, _ discs: (inset: Double, tint: Color)..., into picture: inout Picture
  ) {
    for (inset, tint) in discs {
      picture.draw(.rounded(frame.insetBy(inset), radius: frame.width / 2 - inset, tint: tint))
    }
  }
}
