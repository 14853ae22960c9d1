public import Animation
public import Rules
public import Stage

/// A hand as it is drawn.
extension HandPlay {
  /// Where a hand waits: its wrist, how far it leans towards the other in degrees, and its size.
  public struct Stance: Hashable, Sendable {
    /// Where the hand ends and turns, in design pixels.
    public let wrist: Point
    let lean: Double
    let size: Double

    /// A hand at `wrist` that leans by `lean` and is `size` times as large as drawn.
    public init(wrist: Point, leaning lean: Double, size: Double) {
      (self.wrist, self.lean, self.size) = (wrist, lean, size)
    }
  }

  /// A hand at a moment of its timeline, which points at the other one; the player's mirrors the
  /// jungle's.
  public static func hand(
    _ hand: Throw, of actor: Actor, _ stance: Stance, in timeline: Timeline, at moment: Time,
    isCalm: Bool
  ) -> DrawCommand {
    func value<Value>(_ channel: Channel<Value>) -> Value { timeline[channel, at: moment] }
    let grip = HandAssets.Grip(rawValue: value(.frame(actor.rawValue))) ?? .fist
    let stretch = value(.stretch(actor.rawValue)) * (stance.size * value(.scale(actor.rawValue)))
    let droop = isCalm ? 0 : value(droop(actor))
    return .image(
      HandAssets.picture(of: hand, grip),
      at: stance.wrist
        + Point(x: actor.way * value(reach(actor)), y: 14 * droop - value(lift(actor))),
      anchor: .bottom
    )
    .scaled(stretch.x, stretch.y)
    .turned(actor.way * (stance.lean + value(dip(actor)) + 6 * droop))
    .flipped(actor == .player).opacity(value(.opacity(actor.rawValue)))
  }
}
