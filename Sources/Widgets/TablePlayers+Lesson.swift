public import Animation
internal import Phrases
public import Rules
public import Stage

extension Door.Lesson {
  /// Creates the lesson of two players at one table: each chooses in a fern, then both throws show.
  /// `draw` draws a throw.
  public static func forTwo(
    _ draw: @escaping @Sendable (Throw, Point, inout Picture) -> Void
  ) -> Self {
    Self(.information(.two), still: 1.7) { moment, picture in
      moment.drawBackground(Color(0xEBD7A3), into: &picture)
      for (seat, mascot, hand) in [
        (Seat.left, Mascot.frog, Throw.rock), (.right, .toucan, .scissors),
      ] {
        let direction = seat == .left ? -1.0 : 1
        let asset = WidgetAssets.mascot(mascot)
        let hop = 8 * Portable.sin(.pi * moment.share(2.2, 2.7))
        picture.draw(.image(asset, at: moment.place(140 * direction, 8 - hop)).scaled(1.2))
        let start = seat == .left ? 0.3 : 1
        let (grown, open) = (moment.share(start, start + 0.3), moment.share(2.1, 2.4))
        let foot = moment.place(52 * direction, 58)
        if open < 1 {
          picture.draw(
            .image(SharedAssets.fern, at: foot, anchor: .bottom)
              .scaled(0.62 * grown * (1 - open)).named("lesson.fern"))
          picture.draw(
            .image(WidgetAssets.iconCheck, at: foot - Point(x: 0, y: 44))
              .scaled(0.9 * grown * (1 - open)))
        }
        if open > 0 {
          picture.drawGroup(scaledBy: open, about: foot) {
            draw(hand, foot - Point(x: 0, y: 54), &$0)
          }
        }
      }
    }
  }
}
