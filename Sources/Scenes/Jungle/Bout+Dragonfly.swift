internal import Animation
internal import Figures
internal import Stage

/// The dragonfly that two cobras want.
extension Bout {
  /// What is further up than this is behind the two that it flies round.
  private static let middle = 170.0

  /// Draws it if it is before the two, or, `far`, if it is behind them.
  func drawDragonfly(far: Bool, at moment: Time, into picture: inout Picture) {
    let timeline = playhead.timeline
    let size = timeline[JungleTimelines.dragonflySize, at: moment]
    let place = timeline[JungleTimelines.dragonfly, at: moment]
    guard size > 0, far == (place.y < Self.middle) else { return }
    let last = timeline[JungleTimelines.dragonfly, at: max(.zero, moment - .frames(2))]
    Creature.drawDragonfly(
      at: place, size, isFlipped: place.x < last.x, moment: moment, into: &picture)
  }
}
