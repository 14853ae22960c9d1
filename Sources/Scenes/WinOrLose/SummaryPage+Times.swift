internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The back of the final card: the time of each answer as a heap of pebbles, one for each second
/// and a smaller one for the rest.
extension SummaryPage {
  /// The tints of pebbles over right and over wrong answers.
  private static let tints = (right: Color.sun, wrong: Color(0xB9B3A6))

  /// Draws a heap for `seconds` upwards from `foot`, and returns the y of its top.
  @discardableResult
  private func drawHeap(
    of seconds: Double, from foot: Point, size: Double, isRight: Bool, named name: String,
    into picture: inout Picture
  ) -> Double {
    let seconds = min(seconds, SummaryLayout.mostPebbles)
    var top = foot.y
    for step in 0..<Int(seconds.rounded(.up)) {
      // A sliver would be hard to see.
      let own = size * max(0.4, min(1, seconds - Double(step)))
      let place = Point(x: foot.x + (step % 2 == 0 ? -1 : 2) * size, y: top - 10 * own)
      let oval = Rect(center: place, size: Size(34 * own, 20 * own))
      picture.draw(.roundedRect(oval, radius: oval.height / 2, tint: .ink))
      picture.draw(
        .roundedRect(
          oval.insetBy(2.5 * own), radius: 7.5 * own,
          tint: isRight ? Self.tints.right : Self.tints.wrong
        ).named(name))
      let light = Rect(center: place + Point(x: -4, y: -4) * own, size: Size(12, 4) * own)
      picture.draw(.roundedRect(light, radius: 2 * own, tint: .cream).opacity(0.8))
      top -= 17 * own
    }
    return top
  }

  /// Draws the ground of what belongs together.
  func drawBackground(_ frame: Rect, into picture: inout Picture) {
    picture.draw(.roundedRect(frame, radius: 22, tint: .clay).opacity(0.25))
  }

  /// Draws a heap over each answer's star, and a rabbit on the lowest of the right ones.
  func drawTimes(
    at time: Time, _ layout: SummaryLayout, into picture: inout Picture
  ) {
    let answers = drill.answers
    drawBackground(layout.chart, into: &picture)
    let fastest = answers.indices.filter { answers[$0].isRight }
      .min { answers[$0].seconds < answers[$1].seconds }
    Pictogram.clock.draw(at: layout.clock, side: 48, onWood: false, into: &picture)
    let size = layout.pebble(drill)
    drawMarks(at: time, in: layout.timed, into: &picture) { index, frame, picture in
      let answer = answers[index]
      let top = drawHeap(
        of: answer.seconds, from: frame.point(0.5, 0) + Point(x: 0, y: 4), size: size,
        isRight: answer.isRight, named: "time.\(index)", into: &picture)
      answer.draw(in: frame, into: &picture)
      guard index == fastest else { return }
      picture.draw(
        .image(
          WidgetAssets.badge(.rabbit), at: Point(x: frame.center.x, y: top - 23 * min(1, size))
        )
        .scaled(0.74 * min(1, size)).named("fastest"))
    }
  }

  /// Draws the usual time of right answers to `aim`, as a heap and in seconds, beside the sign with
  /// that task; without a right answer, a sleeping star.
  func drawTime(
    for aim: Drill.Aim, _ layout: SummaryLayout, _ language: Language, into picture: inout Picture
  ) {
    let room = layout.figure(for: aim)
    drawBackground(layout.usual(aim), into: &picture)
    Sign(aim: aim, champion: hero.animal).draw(
      at: layout.sign(for: aim), scale: layout.signSize, language, into: &picture)
    guard let seconds = drill.medianSeconds(for: aim) else {
      let asset = SharedAssets.sleepingStar
      picture.draw(
        .image(asset, at: room.center).scaled(60 / asset.size.height)
          .named("time.\(aim)"))
      return
    }
    drawHeap(
      of: seconds, from: room.point(0, 1) + Point(x: 22, y: 0),
      size: layout.pebble(drill), isRight: true, named: "usual.\(aim)",
      into: &picture)
    let words = Rect(
      x: room.minX + 44, y: room.minY, width: min(130, room.width - 44), height: room.height)
    picture.draw(
      .text(
        language(.seconds(seconds)),
        TextStyle(.label, bold: true, fit: words.width, height: 0.66 * words.height),
        at: words.center, tint: .ink
      ).named("time.\(aim)"))
  }
}
