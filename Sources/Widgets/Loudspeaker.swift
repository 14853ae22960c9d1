public import Stage

/// The round sign beside the status strip that says its sentence again.
public enum Loudspeaker {
  public static let name = "loudspeaker"

  public static let frame = IconButton.bottomLeft

  /// Where it is in a tall window, over the strip.
  public static let tall = Rect(
    x: Design.tall.minX + 20, y: Design.tall.maxY - 144, width: frame.width, height: frame.height)

  public static func draw(in frame: Rect, isPressed: Bool, into picture: inout Picture) {
    var state = ControlState()
    state.isPressed = isPressed
    IconButton.draw(in: frame, state, into: &picture) {
      $1.draw(.image(Pictogram.sound.asset, at: $0).scaled(0.9).named(name))
    }
  }
}
