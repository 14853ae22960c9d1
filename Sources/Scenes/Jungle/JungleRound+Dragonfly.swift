internal import Animation
internal import Figures
internal import Stage

/// The dragonfly that two cobras want.
extension JungleRound {
  /// What is further up than this is behind the two that it flies round.
  private static let middle = 206.0

  /// A moment at which its wings are up, as they are while it sits.
  private static let sitting = Time.seconds(0.1)

  /// How many dots there are on the way that it has come.
  private static let marks = 14

  /// Draws it, and the last of its way, if that is before the two, or, `far`, if behind them.
  func drawDragonfly(far: Bool, at moment: Time, into picture: inout Picture) {
    let timeline = playhead.timeline
    let size = timeline[JungleTimelines.dragonflySize, at: moment]
    let place = timeline[JungleTimelines.dragonfly, at: moment]
    guard size > 0 else { return }
    for mark in 1...Self.marks {
      let spot = timeline[JungleTimelines.dragonfly, at: max(.zero, moment - .frames(mark))]
      guard far == (spot.y < Self.middle), spot.distance(to: place) > 30 else { continue }
      let size = 11 - 0.6 * Double(mark)
      picture.draw(
        .rounded(Rect(center: spot, size: Size(size, size)), radius: size / 2, tint: .white))
    }
    let last = timeline[JungleTimelines.dragonfly, at: max(.zero, moment - .frames(2))]
    let isSitting = place == last
    guard far == (place.y < Self.middle && !isSitting) else { return }
    Creature.drawDragonfly(
      at: place, size, isFlipped: place.x < last.x, moment: isSitting ? Self.sitting : moment,
      into: &picture)
  }
}
