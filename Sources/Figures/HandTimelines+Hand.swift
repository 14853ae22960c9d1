public import Animation
public import Rules
public import Stage

extension HandTimelines {
  /// The posture of a waiting hand.
  public struct Stance: Hashable, Sendable {
    /// The wrist, about which the hand rotates, in design pixels.
    public let wrist: Point
    /// The lean towards the other hand, in degrees.
    let lean: Double
    /// The hand's scale; 1 is as drawn.
    let size: Double

    /// Creates a stance at `wrist`, `lean` degrees towards the other hand, at the scale `size`.
    public init(wrist: Point, leaning lean: Double, size: Double) {
      (self.wrist, self.lean, self.size) = (wrist, lean, size)
    }
  }

  /// A hand at a moment of the round's timeline, pointing at the other hand; the player's mirrors
  /// the jungle's.
  public static func hand(
    _ hand: Throw, of side: Side, _ stance: Stance, in timeline: Timeline, at moment: Time,
    reducesMotion: Bool
  ) -> DrawCommand {
    func value<Value>(_ channel: Channel<Value>) -> Value { timeline[channel, at: moment] }
    let grip = HandAssets.Shape(rawValue: value(.frame(side.rawValue))) ?? .fist
    let stretch = value(.stretch(side.rawValue)) * (stance.size * value(.scale(side.rawValue)))
    let droop = reducesMotion ? 0 : value(droop(side))
    return .image(
      HandAssets.picture(of: hand, grip),
      at: stance.wrist
        + Point(x: side.direction * value(reach(side)), y: 14 * droop - value(lift(side))),
      anchor: .bottom
    )
    .scaled(stretch.x, stretch.y)
    .turned(side.direction * (stance.lean + value(dip(side)) + 6 * droop))
    .flipped(side == .player).opacity(value(.opacity(side.rawValue)))
  }
}
