internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// A round as stairs on the card at its end: a step for each drum up to the one that wins it, and a
/// flag behind the last.
struct Stairs {
  let count: Int
  /// The number of steps reached, and the index of the player in the team who has reached the last.
  let earned: Int
  let last: Int
  private let pads: [Pad]

  init(of game: Simon) {
    let isLost = if case .lost = game.phase { true } else { false }
    (count, pads) = (game.target, game.sequence)
    earned = min(game.longest, game.sequence.count - (isLost ? 1 : 0))
    last = earned == game.sequence.count ? game.turn : game.turn - 1
  }

  /// The width of a step in design pixels.
  private var stepWidth: Double { 470 / Double(count + 1) }

  /// Returns the place of feet on a step, from 0 before the first, in design pixels.
  func place(_ step: Double) -> Point {
    let floor = NameCardLayout.night.maxY
    return Point(
      x: Design.middle - 270 + stepWidth * step,
      y: floor - 18 - 22 * min(1, step) - 20 * step / Double(count))
  }

  /// Draws the night with the steps about the origin of a card's picture; a wave runs through those
  /// reached.
  func draw(_ beat: Double?, about origin: Point, into picture: inout Picture) {
    let night = NameCardLayout.night.offsetBy(-origin.x, -origin.y)
    NightSky.draw(in: night, into: &picture)
    for index in 0..<count {
      let top = place(Double(index + 1)) - origin
      let isEarned = index < earned
      let hop =
        isEarned ? beat.map { 5 * max(0, Portable.sin(.pi * ($0 - 0.5 * Double(index)))) } ?? 0 : 0
      let step = Rect(
        x: top.x - stepWidth / 2, y: top.y - hop, width: stepWidth,
        height: night.maxY - 8 - top.y + hop)
      picture.draw(.roundedRect(step, radius: 5, tint: .ink))
      let face = step.insetBy(min(2, 0.08 * stepWidth))
      guard isEarned else {
        picture.draw(.roundedRect(face, radius: 4, tint: Color(0x587689)).named("coming"))
        continue
      }
      let pad = pads[index]
      picture.draw(.roundedRect(face, radius: 4, tint: pad.tint.mixed(with: .cream, 0.72)))
      picture.draw(
        .image(
          SimonSaysAssets.emblem(pad), at: Point(x: top.x, y: top.y - hop + 4 + stepWidth / 3)
        ).scaled(0.72 * stepWidth / 96).named("earned"))
    }
    let flag = place(Double(count)) - origin + Point(x: stepWidth / 2 + 24, y: -22)
    Pictogram.goal.draw(at: flag, side: 52, onWood: true, into: &picture)
  }
}
