public import Animation
public import Stage

/// The round button beside the status strip that makes the voice repeat the sentence.
public enum Loudspeaker {
  /// The button's place name.
  public static let name = "loudspeaker"

  /// The button's frame, in design space.
  public static let frame = IconButton.bottomLeft

  /// The button's frame in a tall window, above the strip.
  public static let tall = Rect(
    x: Design.tall.minX + 20, y: Design.tall.maxY - 144, width: frame.width, height: frame.height)

  private static let shine = Channel<Double>.opacity("loudspeaker")
  private static let swell = Channel<Double>.scale("loudspeaker")

  /// The glow of the button when a page opens, for players who have not heard the voice yet.
  public static let inviting = sceneTimeline {
    Tween(shine, from: 0, to: 1, duration: 0.4, easing: .outQuad)
    FullMotion {
      Repeat(2) {
        Tween(shine, to: 0.4, duration: 0.5, easing: .inOutSine)
        Tween(shine, to: 1, duration: 0.5, easing: .inOutSine)
      }
    }
    Hold(1)
    Tween(shine, to: 0, duration: 0.6, easing: .inQuad)
  }

  /// The bouncing and shining of the button as the voice repeats its sentence.
  public static let saying = together {
    Series {
      Cut(shine, to: 1)
      Hold(0.6)
      Tween(shine, to: 0, duration: 0.2)
    }
    FullMotion {
      Tween(swell, from: 1, to: 1.18, duration: 0.1, easing: .outQuad)
      Tween(swell, to: 1, duration: 0.4, easing: .outBack(3))
    }
  }

  /// Draws the button. Its sign is a speech bubble, as a loudspeaker is the sign for sound.
  ///
  /// The button is green while the voice `isOn`, and crossed out while the voice is off.
  public static func draw(
    in frame: Rect, _ state: ControlState, _ saying: PlayingTimeline?, isOn: Bool, at time: Time,
    into picture: inout Picture
  ) {
    let saying = saying.flatMap { $0.isOver(at: time) ? nil : $0 }
    picture.drawGroup(scaledBy: saying?[swell, at: time] ?? 1, about: frame.center) {
      if let saying {
        $0.draw(
          .border(frame.insetBy(-8), radius: 44, width: 6, tint: .sun).opacity(
            saying[shine, at: time]
          )
          .named("loudspeaker.shine"))
      }
      IconButton.draw(in: frame, state, into: &$0) {
        if isOn {
          let ground = Rect(center: $0, size: frame.size).insetBy(8)
          Disc.draw(in: ground, (0, .ink), (3, .leaf), into: &$1)
        }
        $1.draw(
          .image((isOn ? Pictogram.speech : .hushed).asset, at: $0).scaled(0.9).named(name))
      }
    }
  }
}

/// A small sign in the lower right corner of every screen while the sound is muted.
public enum MuteSign {
  /// The sign's side in design pixels.
  public static let size = 56.0
  private static let center = Point(
    x: Design.size.width - 12 - size / 2, y: Design.size.height - 12 - size / 2)

  /// The sign's hit area; a press turns the sound on.
  public static let frame = Rect(center: center, size: Size(size, size))

  /// Returns the picture on the sign, unscaled.
  public static func icon(at center: Point) -> DrawCommand {
    .image(WidgetAssets.iconMuted, at: center).named("muted")
  }

  /// Draws the sign at its place.
  public static func draw(into picture: inout Picture) {
    picture.draw(.image(WidgetAssets.roundButtonPressed, at: center).scaled(size / 72))
    picture.draw(icon(at: center).scaled(size / 72))
  }
}
