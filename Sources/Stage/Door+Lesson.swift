public import Animation
public import Phrases

extension Door {
  /// One step of how a game is played: a sentence, and a picture that plays it.
  public struct Lesson: Sendable {
    /// What is written below the picture, and said.
    public let sentence: Phrase
    /// The moment of the picture that tells most, in seconds, while it does not play.
    public let still: Double
    /// Draws the picture.
    public let draw: @Sendable (Moment, inout Picture) -> Void

    /// The time a picture plays before the next one does, in seconds.
    public static let playing = 3.6

    /// A step that is shown at `still` while it rests.
    public init(
      _ sentence: Phrase, still: Double = 3,
      draw: @escaping @Sendable (Moment, inout Picture) -> Void
    ) {
      (self.sentence, self.still, self.draw) = (sentence, still, draw)
    }

    /// A moment of the picture.
    public struct Moment: Hashable, Sendable {
      /// The middle of the picture.
      public let center: Point
      /// The time since it began to play, in seconds.
      public let seconds: Double

      /// The whole picture, in design pixels.
      public static let size = Size(400, 132)

      /// The whole picture; all that is drawn should lie within it.
      public var frame: Rect { Rect(center: center, size: Self.size) }

      /// A moment of the picture about `center`.
      public init(center: Point, seconds: Double) {
        (self.center, self.seconds) = (center, seconds)
      }

      /// A place of the picture, from its middle.
      public func place(_ x: Double, _ y: Double) -> Point { center + Point(x: x, y: y) }

      /// How much of the time from `start` to `end` has passed, 0…1, gently begun and ended.
      public func share(_ start: Double, _ end: Double) -> Double {
        let share = ((seconds - start) / (end - start)).clamped(to: 0...1)
        return share * share * (3 - 2 * share)
      }

      /// Draws the ground of the picture.
      public func drawGround(_ tint: Color, into picture: inout Picture) {
        picture.draw(.rounded(frame, radius: 16, tint: tint))
      }

      /// Draws the open hand that shows what to do, its finger at `tip`, which `presses` 0…1.
      public func drawHand(
        at tip: Point, presses: Double = 0, opacity: Double = 1, into picture: inout Picture
      ) {
        let size = 0.31 * (1 - 0.12 * presses)
        picture.draw(
          .image(HandAssets.guide, at: tip + HandAssets.guideTip * -size).scaled(size)
            .opacity(opacity).named("hand"))
      }
    }
  }
}
