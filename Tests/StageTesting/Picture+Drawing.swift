public import Stage

extension Picture {
  /// The picture that `draw` makes of an empty one.
  public static func of(_ draw: (inout Picture) -> Void) -> Picture {
    var picture = Picture()
    draw(&picture)
    return picture
  }
}
