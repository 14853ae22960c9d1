public import Stage

extension Picture {
  /// What `draw` draws into an empty picture.
  public static func of(_ draw: (inout Picture) -> Void) -> Picture {
    var picture = Picture()
    draw(&picture)
    return picture
  }
}
