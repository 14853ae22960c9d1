public import Animation
public import Phrases

extension Door {
  /// One step of a game's instructions: a `sentence`, written below the animated picture and
  /// spoken.
  public struct Lesson: Sendable {
    public let sentence: Phrase
    /// The moment, in seconds, of the still that is shown while the picture does not play.
    public let still: Double
    /// Draws the picture within `moment.frame`.
    public let draw: @Sendable (Moment, inout Picture) -> Void

    /// The time for which a picture plays before the next one does, in seconds.
    public static let playing = 3.6

    public init(
      _ sentence: Phrase, still: Double = 3,
      draw: @escaping @Sendable (Moment, inout Picture) -> Void
    ) {
      (self.sentence, self.still, self.draw) = (sentence, still, draw)
    }

    /// A moment of the picture about `center`, `seconds` after it began to play.
    public struct Moment: Hashable, Sendable {
      public let center: Point
      public let seconds: Double

      /// The size of the picture, in design pixels.
      public static let size = Size(400, 132)

      /// The frame of the picture; everything drawn should lie within it.
      public var frame: Rect { Rect(center: center, size: Self.size) }

      public init(center: Point, seconds: Double) {
        (self.center, self.seconds) = (center, seconds)
      }

      /// Returns a point by its offset from the picture's middle, in design pixels.
      public func place(_ x: Double, _ y: Double) -> Point { center + Point(x: x, y: y) }

      /// Returns the share of the time from `start` to `end`, in seconds, that has passed, 0…1,
      /// eased at both ends.
      public func share(_ start: Double, _ end: Double) -> Double {
        let share = ((seconds - start) / (end - start)).clamped(to: 0...1)
        return share * share * (3 - 2 * share)
      }

      /// Draws the ground of the picture.
      public func drawBackground(_ tint: Color, into picture: inout Picture) {
        picture.draw(.roundedRect(frame, radius: 16, tint: tint))
      }

      /// Draws the guiding hand with its finger at `tip`; `presses`, 0…1, tells how far it presses.
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
