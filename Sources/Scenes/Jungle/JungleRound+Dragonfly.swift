internal import Animation
internal import Figures
internal import Stage

/// The drawing of the dragonfly that two cobras want.
extension JungleRound {
  /// The y, in design pixels, above which the dragonfly is behind the two cobras.
  private static let middle = 206.0

  /// The moment of a dragonfly's drawing at which its wings are up, as they are while it sits.
  private static let sitting = Time.seconds(0.1)

  /// The number of dots on the way that the dragonfly has come.
  private static let marks = 14

  /// Draws the dragonfly and the last of its way, where they are before the two cobras or, if
  /// `far`, behind them.
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
        .roundedRect(Rect(center: spot, size: Size(size, size)), radius: size / 2, tint: .white))
    }
    let last = timeline[JungleTimelines.dragonfly, at: max(.zero, moment - .frames(2))]
    let isSitting = place == last
    guard far == (place.y < Self.middle && !isSitting) else { return }
    Creature.drawDragonfly(
      at: place, size, isFlipped: place.x < last.x, moment: isSitting ? Self.sitting : moment,
      into: &picture)
  }
}
