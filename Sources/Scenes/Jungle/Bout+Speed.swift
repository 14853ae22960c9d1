internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Speed lines and smears.
extension Bout {
  /// Draws an actor, with speed lines behind a winning rabbit.
  func draw(
    _ figure: AnimalFigure, as actor: JungleTimelines.Actor, _ view: View,
    into picture: inout Picture
  ) {
    let isWinner = outcome == (actor == .rival ? .loss : .win)
    if isWinner, figure.animal == .rabbit, figure.isInWater, abs(figure.drag.x) > 0.72, !view.isCalm
    {
      let back = figure.drag.x > 0 ? -1.0 : 1
      for (rise, start, length) in [(34.0, 66.0, 74.0), (78, 84, 96), (120, 62, 60)] {
        let (near, far) = (figure.feet.x + back * start, figure.feet.x + back * (start + length))
        let line = Rect(
          x: min(near, far), y: figure.feet.y - figure.lift - rise, width: length, height: 5)
        picture.draw(.rounded(line, radius: 2.5, tint: .white).opacity(0.7 * figure.opacity))
      }
    }
    figure.draw(named: actor == .rival ? actor.rawValue : player.rawValue, into: &picture)
    drawSmear(of: figure, actor, at: playhead.moment(view), into: &picture)
  }

  /// Draws a smear along the recent path of a striking paw or head.
  private func drawSmear(
    of figure: AnimalFigure, _ actor: JungleTimelines.Actor, at moment: Time,
    into picture: inout Picture
  ) {
    let timeline = playhead.timeline
    guard timeline[JungleTimelines.smear(actor), at: moment] > 0 else { return }
    let joint: Joint = figure.animal == .cobra ? .head : .wristNear
    let way = (0...8).compactMap { age in
      var past = figure
      past.apply(timeline, of: actor, at: max(.zero, moment - .seconds(0.018 * Double(age))))
      return past.place(of: joint)
    }
    // Keeps the smear off the lion's face.
    let aside = figure.animal == .lion ? (figure.facing < 0 ? 46.0 : -46) : 0
    for (index, (place, older)) in zip(way, way.dropFirst()).enumerated() {
      // No smear over the striking joint itself.
      let step = place - older
      guard step.length > 6, place.distance(to: way[0]) > 24 else { continue }
      picture.draw(
        .image(AnimalAssets.drop, at: (place + older) * 0.5 + Point(x: aside, y: 0))
          .scaled(2 - 0.2 * Double(index), 1.7 * step.length / AnimalAssets.drop.size.height)
          .turned(Portable.atan2(-step.x, step.y) * 180 / .pi).opacity(0.9))
    }
  }
}
