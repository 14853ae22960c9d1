internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The sign with the task: the jungle's lion and the player's animal on a podium. To win, by day,
/// the player's stands on top with a crown; to lose, by night, the jungle's does, and the player's
/// laughs.
struct Sign {
  let aim: Drill.Aim
  let champion: Animal

  static let size = Size(300, 280)

  /// Draws the sign about `center`; if the answer `isPraised`, the player's animal leaps for joy.
  func draw(
    at center: Point, scale: Double, opacity: Double = 1, isPraised: Bool = false,
    _ language: Language, into picture: inout Picture
  ) {
    let frame = Rect(center: center, size: Self.size)
    let plank = Rect(x: frame.minX + 18, y: frame.maxY - 80, width: 264, height: 58)
    let window = Rect(x: plank.minX, y: frame.minY + 20, width: 264, height: 174)
    picture.drawGroup(scaledBy: scale, about: center, opacity: opacity) {
      $0.draw(.panel(SharedAssets.plaque, inset: 54, in: frame).named("sign"))
      Self.drawSky(in: window, isDay: aim == .win, into: &$0)
      for side in Side.allCases { drawContestant(side, isPraised, in: window, into: &$0) }
      $0.draw(.roundedRect(plank, radius: 16, tint: .ink))
      $0.draw(
        language(.winOrLose(.aim(aim))),
        TextStyle(.heading, bold: true, fit: plank.width - 24, height: plank.height),
        at: plank.center - Point(x: 0, y: 2), tint: aim == .win ? .sun : .cream, named: "task")
    }
  }

  /// The colour of the sky.
  static func sky(isDay: Bool) -> Color { Color(isDay ? 0xBFE3F2 : 0x3B3F7A) }

  /// Draws the sky by day with the sun, or by night with moon and stars.
  static func drawSky(in frame: Rect, isDay: Bool, into picture: inout Picture) {
    let side = frame.height
    picture.draw(.roundedRect(frame, radius: 0.1 * side, tint: .ink))
    picture.draw(
      .roundedRect(
        frame.insetBy(0.02 * side), radius: 0.09 * side, tint: sky(isDay: isDay)))
    let light = frame.point(isDay ? 0.22 : 0.8, 0.25)
    func draw(_ radius: Double, at place: Point, _ tint: Color) {
      let disc = Rect(center: place, size: Size(2 * radius, 2 * radius) * side)
      picture.draw(.roundedRect(disc, radius: radius * side, tint: tint))
    }
    draw(0.15, at: light, isDay ? .sun : Color(0xFFE9BE))
    guard !isDay else { return }
    draw(0.13, at: light + Point(x: 0.07, y: -0.04) * side, sky(isDay: false))
    for (x, y) in [(0.07, 0.14), (0.54, 0.3), (0.62, 0.1), (0.92, 0.5)] {
      draw(0.018, at: frame.point(x, y), Color(0xFFE9BE))
    }
  }

  /// Draws one of the two animals on its step, the winner on the high one.
  private func drawContestant(
    _ side: Side, _ isPraised: Bool, in window: Rect, into picture: inout Picture
  ) {
    let isOwn = side == .player
    let wins = isOwn == (aim == .win)
    let rise = wins ? 44.0 : 12
    let step = Rect(
      x: window.center.x + (isOwn ? 6 : -118), y: window.maxY - rise, width: 112, height: rise - 4)
    picture.draw(.roundedRect(step.insetBy(-4), radius: 7, tint: .ink))
    picture.draw(.roundedRect(step, radius: 4, tint: wins ? .sun : Color(0xC98A55)))
    var figure = AnimalFigure(
      isOwn ? champion : .lion, side, feet: Point(x: step.center.x, y: step.minY + 3))
    let name: Pose.Name =
      isOwn ? isPraised ? .exult : wins ? .cheer : .laugh : wins ? .proud : .sulk
    figure.pose = .of(figure.animal, name)
    figure.facing = figure.animal.looksRight == isOwn ? -1 : 1
    figure.scale = Point(x: 0.48, y: 0.48)
    figure.castsShadow = false
    figure.draw(named: isOwn ? "sign.champion" : "sign.jungle", into: &picture)
    guard wins, let head = figure.place(of: .crown) else { return }
    picture.draw(
      .image(SharedAssets.iconCrown, at: head - Point(x: 0, y: 10)).scaled(1.1)
        .named("sign.crown"))
  }
}
