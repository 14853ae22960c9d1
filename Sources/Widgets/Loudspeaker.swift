public import Stage

/// The round button beside the status strip that makes the voice repeat the sentence.
public enum Loudspeaker {
  /// Its place name.
  public static let name = "loudspeaker"

  /// Its place, in design space.
  public static let frame = IconButton.bottomLeft

  /// Its place in a tall window, above the strip.
  public static let tall = Rect(
    x: Design.tall.minX + 20, y: Design.tall.maxY - 144, width: frame.width, height: frame.height)

  /// Draws the sign with a speech bubble on it: a loudspeaker is the sign for sound.
  public static func draw(in frame: Rect, isPressed: Bool, into picture: inout Picture) {
    var state = ControlState()
    state.isPressed = isPressed
    IconButton.draw(in: frame, state, into: &picture) {
      $1.draw(.image(Pictogram.speech.asset, at: $0).scaled(0.9).named(name))
    }
  }
}
